/**
 * An analysis board: a position to try moves on whose tree is kept, edited and written down. Every change of
 * the tree can be undone; going through it changes nothing.
 */
import type { CellCoords } from '../rules/cell';
import { EditHistory, type HistoryState } from './edit-history';
import { NO_NOTES, type GameNode, type GameTree, type Notes } from './game-tree';
import type { PointerKind } from './hand';
import { PositionSession } from './position-session';
import { Store } from './store';
import { treeRows, type TreeRow } from '../state/tree-rows';

/** The name and the value of a tag. */
export type Tag = readonly [name: string, value: string];

/** A game with its variations, as a record has it. */
export interface StudyRecord {
  readonly tree: GameTree;
  readonly tags: readonly Tag[];
  /** As it is written: a resignation is no move of the tree. */
  readonly result: string;
}

/** The marks that a person gives, in the order in which they are offered. */
export const MARKS = ['!!', '!', '!?', '?!', '?', '??'] as const;

/** A direction in the tree: along the line, or to the variation above or below. */
export type Direction = 'previous' | 'next' | 'above' | 'below';

/** What edits change, as it is now. */
export interface StudyState extends HistoryState {
  /** The tree as it is written. The same list until the next edit. */
  readonly rows: readonly TreeRow[];
  /** What is written beside the position that is shown. */
  readonly notes: Notes;
  /** Whether the variation of that position can be put before another one. */
  readonly mayPromote: boolean;
}

export class AnalysisSession extends PositionSession {
  readonly study: Store<StudyState>;
  cellTool: ((cell: CellCoords) => void) | null = null;
  readonly #record: StudyRecord;
  readonly #history = new EditHistory();

  /** The tree of the record belongs to the session from now on. */
  constructor(record: StudyRecord) {
    super(record.tree);
    this.#record = record;
    this.study = new Store(this.#study([]));
    this.#history.state.subscribe(() => this.study.set(this.#study(this.#rows())));
    this.state.subscribe(() => this.#shown());
  }

  /** The record as it is now. Only a result that the moves do not give is kept. */
  get record(): StudyRecord {
    const { tags, result } = this.#record;
    return { tree: this.tree, tags, result: / wins /.test(result) ? result : '*' };
  }

  get tree(): GameTree {
    return this.board.tree;
  }

  /** Whether a node is still in the tree. */
  contains(node: GameNode): boolean {
    const { parent } = node;
    return parent ? parent.children.includes(node) && this.contains(parent) : node === this.tree.root;
  }

  override choose(cell: CellCoords, pointer: PointerKind): void {
    if (this.cellTool) this.cellTool(cell);
    else super.choose(cell, pointer);
  }

  /** Plays a move: on the line that has it already, or in a new variation. */
  override async play(text: string): Promise<void> {
    const from = this.board.node;
    const known = new Set(from.children);
    await super.play(text);
    const { node } = this.board;
    if (node === from || known.has(node)) return this.goTo(node);
    this.#edit(from, node, this.#growth(node));
  }

  /** Plays several moves from here, as far as they are legal, and stays where it is. */
  addLine(moves: readonly string[]): void {
    const from = this.board.node;
    let first: GameNode | null = null;
    let node = from;
    for (const text of moves) {
      if (node.position.outcome) break;
      const known = node.children.length;
      node = this.tree.play(node, text);
      if ((node.parent?.children.length ?? 0) > known) first ??= node;
    }
    if (first) this.#edit(from, from, this.#growth(first));
  }

  /** Undoes the last edit, such as a move that was tried. */
  override async takeback(): Promise<void> {
    this.#history.undo();
  }

  override redo(): void {
    this.#history.redo();
  }

  /** Shows a position; its line is stepped through to the end. */
  override goTo(node: GameNode): void {
    super.goTo(node, node.at(Infinity));
  }

  walk(direction: Direction): void {
    const { node } = this.board;
    const to = neighbour(node, direction);
    if (to) this.goTo(to);
  }

  /** Puts the variation of a node before the one above it. */
  promote(node: GameNode): void {
    const top = variationStart(node);
    const { parent } = top;
    const index = parent?.children.indexOf(top) ?? 0;
    if (!parent || index < 1) return;
    const swap = (to: number) => () => {
      this.tree.remove(top);
      this.tree.restore(top, to);
    };
    this.#edit(this.board.node, this.board.node, { apply: swap(index - 1), revert: swap(index) });
  }

  /** Deletes a move with all that follows it. */
  delete(node: GameNode): void {
    const { parent } = node;
    if (!parent) return;
    let index = 0;
    const here = this.board.node;
    this.#edit(here, node.leadsTo(here) ? parent : here, {
      apply: () => (index = this.tree.remove(node)),
      revert: () => this.tree.restore(node, index),
    });
  }

  annotate(node: GameNode, change: Partial<Notes>): void {
    const before = node.notes;
    const after = { ...before, ...change };
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    const here = this.board.node;
    this.#edit(here, here, { apply: () => (node.notes = after), revert: () => (node.notes = before) });
  }

  /** Gives a move a mark, or takes it away. Of the usual marks a move has one. */
  mark(node: GameNode, mark: string): void {
    const others = node.notes.marks.filter((own) => !(MARKS as readonly string[]).includes(own));
    const had = node.notes.marks.includes(mark);
    this.annotate(node, { marks: had ? others : [mark, ...others] });
  }

  /** Deletes all comments, marks and commands of a node. */
  clearNotes(node: GameNode): void {
    this.annotate(node, NO_NOTES);
  }

  #rows(): TreeRow[] {
    return treeRows(this.tree.root, this.tree.root.game.view.seats);
  }

  #study(rows: readonly TreeRow[]): StudyState {
    const { node } = this.board;
    return { ...this.#history.state.get(), rows, notes: node.notes, mayPromote: mayPromote(node) };
  }

  /** Another position may be shown, with other notes. */
  #shown(): void {
    const before = this.study.get();
    const next = this.#study(before.rows);
    if (next.notes !== before.notes || next.mayPromote !== before.mayPromote) this.study.set(next);
  }

  /** The edit that has added a node, with all that follows it. */
  #growth(node: GameNode): { apply: () => void; revert: () => void } {
    let index: number | null = null;
    return {
      apply: () => {
        if (index !== null) this.tree.restore(node, index);
      },
      revert: () => (index = this.tree.remove(node)),
    };
  }

  /** An edit also says where the cursor was before it and is after it. */
  #edit(before: GameNode, after: GameNode, { apply, revert }: { apply: () => void; revert: () => void }): void {
    this.#history.do({
      apply: () => {
        apply();
        this.goTo(after);
      },
      revert: () => {
        revert();
        this.goTo(before);
      },
    });
  }
}

/** Where the variation of a node begins: the first move that is not the first of its parent; else the first move. */
function variationStart(node: GameNode): GameNode {
  let top = node;
  while (top.parent?.parent && top.parent.children[0] === top) top = top.parent;
  return top;
}

function mayPromote(node: GameNode): boolean {
  const top = variationStart(node);
  return (top.parent?.children.indexOf(top) ?? 0) > 0;
}

function neighbour(node: GameNode, direction: Direction): GameNode | null {
  if (direction === 'previous') return node.parent;
  if (direction === 'next') return node.children[0] ?? null;
  // The nearest fork at or above this move.
  for (let at = node; at.parent; at = at.parent) {
    const { children } = at.parent;
    if (children.length < 2) continue;
    const next = children[children.indexOf(at) + (direction === 'above' ? -1 : 1)];
    if (next) return next;
  }
  return null;
}
