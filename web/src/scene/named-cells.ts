/** What refusals and plans say about cells. */
import type { FaceView, GhostView, Violation } from '../wire/types';
import type { Cell } from '../rules/cell';
import type { Heights } from './grid';

/** The cells that a refusal names. */
export function refusedCells(ghost: GhostView | null): Cell[] {
  if (ghost?.refusal?.reason !== 'illegal') return [];
  const named = ghost.refusal.violations.flatMap((violation: Violation): Cell[] =>
    'places' in violation ? violation.places.map(([x, y]): Cell => [x, y]) : violation.cells,
  );
  return [...new Map(named.map((cell) => [String(cell), cell])).values()];
}

/** Whether a face of a planned connection is still to be built. */
export function isPlanned({ cube: [x, y, level] }: FaceView, heights: Heights): boolean {
  return level >= heights.of(x, y);
}
