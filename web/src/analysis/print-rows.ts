/** A game as it is printed: rows of moves and comments, with diagrams between them. */
import type { GameNode } from '../state/game-tree';
import { treeRows, type TreeRow } from '../state/tree-rows';

export interface Diagram {
  readonly kind: 'diagram';
  readonly node: GameNode;
}

export type PrintRow = TreeRow | Diagram;

/**
 * The rows of a tree with a diagram after every so many moves of the main line, below all that is written about the last of them, and
 * one of the last position. 0 moves: only that one.
 */
export function printRows(root: GameNode, seats: number, every: number): PrintRow[] {
  const rows: PrintRow[] = [];
  const last = root.at(Infinity);
  let due: GameNode | null = null;
  let shown = 0;
  for (const row of treeRows(root, seats)) {
    if (due && row.kind === 'moves' && row.depth === 0) {
      rows.push({ kind: 'diagram', node: due });
      due = null;
    }
    rows.push(row);
    const end = row.kind === 'moves' && row.depth === 0 ? row.moves.at(-1)?.node : undefined;
    if (end && end !== last && every > 0 && end.ply - shown >= every) {
      due = end;
      shown = end.ply;
    }
  }
  return [...rows, { kind: 'diagram', node: last }];
}
