/** Records as trees of variations. They are read and written by the rules (`loadStudy` first). */
import { Game } from '../rules/game';
import { MessageError, orMessage } from '../rules/message-error';
import type { StudyRecord } from '../state/analysis-session';
import { GameTree, NO_NOTES, type GameNode, type Notes } from '../state/game-tree';
import { loadStudy } from '../study/load';
import { fetchTexts } from '../text/texts';
import { RecordReader, writeRecord } from '../wasm/study';
import type { LineView, NodeView, RecordView } from '../wire/types';

/** A game of a text. */
export interface ReadGame extends RecordView {
  /** As it was written. */
  readonly source: string;
}

export interface ReadOptions {
  /** Called with the share that is read, 0 to 1, between two slices. */
  readonly onProgress?: (share: number) => void;
  /** Ends it with an `AbortError`. */
  readonly signal?: AbortSignal;
  /** How long the page may be kept from anything else, in milliseconds. */
  readonly slice?: number;
}

/** Not felt, and long enough that pauses hardly count. */
const SLICE_MS = 12;

function* gamesIn(reader: RecordReader): Generator<ReadGame> {
  const next = () => orMessage(() => reader.readNext());
  for (let game = next(); game !== undefined; game = next()) yield { ...(JSON.parse(game) as RecordView), source: reader.source() };
}

/** The games of a text, checked with all their variations. Throws `MessageError`. */
export function readGames(text: string): ReadGame[] {
  const reader = new RecordReader(text);
  try {
    return [...gamesIn(reader)];
  } finally {
    reader.free();
  }
}

/** The same for a text of any length, in slices between which the page does what else there is to do. */
async function readInSlices(text: string, { onProgress, signal, slice = SLICE_MS }: ReadOptions): Promise<ReadGame[]> {
  const reader = new RecordReader(text);
  try {
    const games: ReadGame[] = [];
    let until = performance.now() + slice;
    for (const game of gamesIn(reader)) {
      games.push(game);
      if (performance.now() < until) continue;
      onProgress?.(reader.share());
      await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
      until = performance.now() + slice;
    }
    return games;
  } finally {
    reader.free();
  }
}

/**
 * Does something with records, which needs their module; it is fetched where it is not there. What can be wrong with a record is said
 * nowhere else in the page, so those words are fetched only when something is.
 */
async function withRecords<T>(work: () => T | Promise<T>): Promise<T> {
  await loadStudy();
  try {
    return await work();
  } catch (error) {
    if (error instanceof MessageError) await fetchTexts('records');
    throw error;
  }
}

/** The games of a text that comes from somebody. Throws `MessageError`. */
export function importGames(text: string, options: ReadOptions = {}): Promise<ReadGame[]> {
  return withRecords(async () => {
    const games = await readInSlices(text, options);
    if (games.length === 0) throw MessageError.of('record-no-game');
    return games;
  });
}

/** A tree as a text for somebody. Throws `MessageError`. */
export function exportRecord(record: StudyRecord): Promise<string> {
  return withRecords(() => textOf(record));
}

/** A record as a tree. */
export function treeOf({ link, line, tags, result }: RecordView): StudyRecord {
  const tree = new GameTree(Game.fromLink(link));
  grow(tree, tree.root, line, true);
  return { tree, tags, result };
}

function grow(tree: GameTree, from: GameNode, { nodes, closing }: LineView, main: boolean): void {
  let parent = from;
  for (const [i, view] of nodes.entries()) {
    const node = tree.play(parent, view.text);
    const first = main && i === 0;
    node.notes = notesOf(view, first);
    // What stands before the first move is about the position in which the game begins.
    if (first) parent.notes = { ...parent.notes, ...written(view.before) };
    for (const variation of view.variations) grow(tree, parent, variation, false);
    parent = node;
  }
  if (closing.length > 0) {
    const more = written(closing);
    const { comment, commands } = parent.notes;
    parent.notes = {
      ...parent.notes,
      comment: [comment, more.comment].filter(Boolean).join(' '),
      commands: [...commands, ...more.commands],
    };
  }
}

function notesOf({ marks, before, comments }: NodeView, first: boolean): Notes {
  return { ...NO_NOTES, ...written(comments), marks, before: first ? '' : before.join(' ') };
}

const COMMAND = /\[%(\w+)\s*([^[\]]*)\]/g;

/** Comments as one text for people, and the commands of programs in them. */
function written(comments: readonly string[]): Pick<Notes, 'comment' | 'commands'> {
  const text = comments.join(' ');
  return {
    comment: text.replace(COMMAND, ' ').replace(/\s+/g, ' ').trim(),
    commands: [...text.matchAll(COMMAND)].map(([, name = '', value = '']) => [name, value.trim()] as const),
  };
}

/** A tree as the text of a record. Throws `MessageError`. */
export function textOf({ tree, tags, result }: StudyRecord): string {
  const root = commentOf(tree.root.notes);
  const line = lineOf(tree.root);
  const [first] = line.nodes;
  if (first) first.before = [...root, ...first.before];
  else line.closing = root;
  const view: RecordView = { tags: tags.map(([name, value]) => [name, value]), link: tree.root.game.link, line, result };
  return orMessage(() => writeRecord(JSON.stringify(view)));
}

function commentOf({ comment, commands }: Notes): string[] {
  const text = [...commands.map(([name, value]) => `[%${name} ${value}]`), comment].filter(Boolean).join(' ');
  return text ? [text] : [];
}

/** The main line after a node, with the variations beside it. */
function lineOf(from: GameNode): LineView {
  const nodes: NodeView[] = [];
  let [main, ...others] = from.children;
  while (main) {
    nodes.push({ ...nodeView(main), variations: others.map(variation) });
    [main, ...others] = main.children;
  }
  return { nodes, closing: [] };
}

function variation(first: GameNode): LineView {
  const { nodes } = lineOf(first);
  return { nodes: [nodeView(first), ...nodes], closing: [] };
}

function nodeView({ move, notes }: GameNode): NodeView {
  return {
    text: move?.text ?? '',
    marks: [...notes.marks],
    before: notes.before ? [notes.before] : [],
    comments: commentOf(notes),
    variations: [],
  };
}

/** A comment as it can be written: on one line, without what would end it or be read as a command. */
export function plainComment(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll('}', ')')
    .replaceAll('[%', '[ %')
    .trim();
}
