/** What an analysis board can be opened with: an address, a record, a position as text, a link to a game. */
import { Game } from '../rules/game';
import { MessageError } from '../rules/message-error';
import type { StudyRecord } from '../state/analysis-session';
import { GameTree } from '../state/game-tree';
import { gameIn } from '../net/shared-link';
import { COMPRESSED_PREFIX, decompress } from './compression';
import { importGames, treeOf, type ReadGame, type ReadOptions } from './record';

/** Thousands of games. */
export const MAX_TEXT = 4_000_000;
/** What a field for text shows without delay. */
export const MAX_TYPED = 100_000;
/** A game of two on the square board. */
const EMPTY = '1.square.2.';
/** Moves alone, as they are copied from a list of moves, are a game of two on the square board. */
const FIRST_MOVE = /^(?:1\.\s*)?[A-Z][a-z]\d/;
const TAGS = '[Caminos "1"]\n[Board "square"]\n\n';

/** One game, where only one is to be opened. */
function fromLink(link: string): StudyRecord {
  let game: Game;
  try {
    game = Game.fromLink(link);
  } catch {
    throw MessageError.of('study-bad-link');
  }
  const tree = GameTree.of(game);
  game.free();
  return { tree, tags: [], result: '*' };
}

function fromSetup(text: string): StudyRecord {
  return { tree: new GameTree(Game.fromSetup(text)), tags: [], result: '*' };
}

/** The games of a text. Throws `MessageError` with the first thing that is wrong, and where. */
async function gamesOf(text: string, options?: ReadOptions): Promise<ReadGame[]> {
  if (text.length > MAX_TEXT) throw MessageError.of('study-too-long');
  return importGames(text, options);
}

/** The text of a file. Throws `MessageError` where it is none, or too long. */
export async function textOfFile(file: Blob): Promise<string> {
  if (file.size > MAX_TEXT) throw MessageError.of('study-too-long');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch (error) {
    // A picture, or a file that is gone.
    throw MessageError.of('study-not-text', { cause: error });
  }
}

/** What stands after `/analysis#`. */
export async function openAddress(address: string): Promise<StudyRecord> {
  if (address === '') return fromLink(EMPTY);
  if (!address.startsWith(COMPRESSED_PREFIX)) return fromLink(address);
  const [first] = await gamesOf(await decompress(address));
  if (!first) throw MessageError.of('study-bad-link');
  return treeOf(first);
}

/** The same where the address begins with what is to be done with it, as `ui/routes.ts` has it. */
function openStudy(study: string): Promise<StudyRecord> | StudyRecord {
  if (study.startsWith('edit.')) return fromSetup(study.slice('edit.'.length));
  return openAddress(study.replace(/^review\./, ''));
}

/** An address of this page. */
async function openUrl(given: string): Promise<StudyRecord> {
  let study: string | null = null;
  let board: string | undefined;
  try {
    const { pathname, hash, search } = new URL(given);
    if (/^\/(?:analysis|print)\b/.test(pathname)) study = decodeURIComponent(hash.slice(1)) || (gameIn(search) ?? '');
    else board = decodeURIComponent(/^\/(?:position|embed)\/([^/]+)/.exec(pathname)?.[1] ?? '');
  } catch {
    throw MessageError.of('study-bad-link');
  }
  if (study !== null) return openStudy(study);
  if (!board) throw MessageError.of('study-bad-link');
  return /^\d/.test(board) ? fromLink(board) : fromSetup(board);
}

/** What somebody pastes, types or drops: games to choose from, or a board at once. */
export async function openText(text: string, options?: ReadOptions): Promise<ReadGame[] | StudyRecord> {
  const given = text.trim();
  if (given.length > MAX_TEXT) throw MessageError.of('study-too-long');
  if (/^https?:\/\/\S+$/.test(given)) return openUrl(given);
  if (given.startsWith(COMPRESSED_PREFIX) || /^[12]\.\w+\./.test(given)) return openAddress(given);
  if (/^[a-z]+[ .][24][ .]\S+[ .]\S+[ .]\S+[ .]\S+$/.test(given)) return fromSetup(given);
  if (FIRST_MOVE.test(given)) return gamesOf(TAGS + given, options);
  if (!given.includes('[')) throw MessageError.of('study-not-game');
  return gamesOf(given, options);
}
