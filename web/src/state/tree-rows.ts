/** A tree of variations as rows of text: the main line a round a row, variations indented below the move that they replace. */
import type { GameNode } from '../state/game-tree';

/** A move as it is shown now; the node stays the same when its marks change. */
export interface TreeMove {
  readonly node: GameNode;
  readonly marks: readonly string[];
}

export type TreeRow =
  | {
      readonly kind: 'moves';
      readonly depth: number;
      readonly moves: readonly TreeMove[];
      /** Whether a variation begins here. */ readonly begins: boolean;
    }
  | { readonly kind: 'comment'; readonly depth: number; readonly node: GameNode; readonly text: string };

export function treeRows(root: GameNode, seats: number): TreeRow[] {
  const rows: TreeRow[] = [];
  if (root.notes.comment) rows.push({ kind: 'comment', depth: 0, node: root, text: root.notes.comment });
  writeLine(root, null, 0, seats, rows);
  return rows;
}

/** Writes what follows a node; `first` is the move that begins a variation. */
function writeLine(from: GameNode, first: GameNode | null, depth: number, seats: number, rows: TreeRow[]): void {
  let open: TreeMove[] = [];
  let begins = first !== null;
  const flush = (): void => {
    if (open.length === 0) return;
    rows.push({ kind: 'moves', depth, moves: open, begins });
    open = [];
    begins = false;
  };
  const comment = (node: GameNode, text: string): void => {
    if (!text) return;
    flush();
    rows.push({ kind: 'comment', depth, node, text });
  };
  let parent = from;
  for (let node = first ?? from.children[0]; node; node = parent.children[0]) {
    comment(node, node.notes.before);
    open.push({ node, marks: node.notes.marks });
    comment(node, node.notes.comment);
    const others = node === first ? [] : parent.children.slice(1);
    if (others.length > 0) flush();
    for (const other of others) writeLine(parent, other, depth + 1, seats, rows);
    if (depth === 0 && node.ply % seats === 0) flush();
    parent = node;
  }
  flush();
}

/** The number before a move: `2.` where a round begins, `2…` in the middle of one, and none where it is plain. */
export function roundNumber(node: GameNode, seats: number, firstInRow: boolean): string {
  const before = node.ply - 1;
  const round = Math.floor(before / seats) + 1;
  if (before % seats === 0) return `${round}.`;
  return firstInRow ? `${round}…` : '';
}
