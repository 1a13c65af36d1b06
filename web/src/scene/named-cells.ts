/** What refusals and plans say about cells. */
import { cellNamed, type CellCoords } from '../rules/cell';
import type { FaceView, GhostView } from '../wire/types';
import type { Heights } from './grid';

/** The cells of the rules that a piece in hand breaks. */
export function refusedCells(ghost: GhostView | null): CellCoords[] {
  if (ghost?.illegal?.reason !== 'placement') return [];
  const names = ghost.illegal.broken.flatMap((rule) => ('spots' in rule ? rule.spots.map(({ cell }) => cell) : rule.cells));
  return [...new Set(names)].map(cellNamed);
}

/** Whether a face of a planned connection is still to be built. */
export function isPlanned({ cube: [x, y, level] }: FaceView, heights: Heights): boolean {
  return level >= heights.of(x, y);
}
