/**
 * The walls around a cell, drawn as one looks down into a pit: each face is a strip along its edge
 * of the cell, the upper ones outside. Lengths are hundredths of a cell, y down, from the cell's
 * upper left corner.
 */
import type { PieceView } from '../wire/types';
import type { Wall } from './stacks';
import type { Vec2 } from '../scene/vector';

/** How wide a wall's face is drawn. */
export const STRIP = 9;
export const CELL = 100;

/** A face of a wall as it is drawn. */
export interface Strip {
  piece: PieceView;
  towards: number;
  corners: [Vec2, Vec2, Vec2, Vec2];
}

/** A line where two faces meet, over an edge or at a foot, and what changes there. */
export interface Ridge {
  from: Vec2;
  to: Vec2;
  change: 'same piece' | 'same colour' | 'other colour' | 'floor';
}

/** A point so far along an edge, clockwise, and so deep into the cell. */
function spot(towards: number, along: number, deep: number): Vec2 {
  switch (towards) {
    case 0:
      return [along, deep];
    case 1:
      return [CELL - deep, along];
    case 2:
      return [CELL - along, CELL - deep];
    default:
      return [deep, CELL - along];
  }
}

/** How deep the walls of a cell reach on each side. */
function depths(walls: readonly Wall[]): [number, number, number, number] {
  const deep: [number, number, number, number] = [0, 0, 0, 0];
  for (const { towards, faces } of walls) deep[towards] = faces.length * STRIP;
  return deep;
}

/** What changes from one face to the next; the bare board is nobody's. */
export function change(a: PieceView | null, b: PieceView | null): Ridge['change'] {
  if (!a || !b) return 'floor';
  if (a.ply === b.ply) return 'same piece';
  return a.colour === b.colour ? 'same colour' : 'other colour';
}

/** The strips of a cell's walls and the lines between them. `top` is the cell's own uppermost piece. */
export function wallStrips(
  walls: readonly Wall[],
  top: PieceView | null,
  tops: (towards: number) => PieceView | null,
): { strips: Strip[]; ridges: Ridge[] } {
  const deep = depths(walls);
  const strips: Strip[] = [];
  const ridges: Ridge[] = [];
  for (const { towards, faces } of walls) {
    const [before, after] = [deep[(towards + 3) % 4] ?? 0, deep[(towards + 1) % 4] ?? 0];
    // Where two walls meet in a corner, they share it.
    const line = (at: number): [Vec2, Vec2] => [spot(towards, Math.min(at, before), at), spot(towards, CELL - Math.min(at, after), at)];
    const ridge = (at: number, upper: PieceView | null, lower: PieceView | null): void => {
      const [from, to] = line(at);
      ridges.push({ from, to, change: change(upper, lower) });
    };
    ridge(0, tops(towards), faces[0] ?? null);
    faces.forEach((piece, i) => {
      const [a, b] = line(i * STRIP);
      const [d, c] = line((i + 1) * STRIP);
      strips.push({ piece, towards, corners: [a, b, c, d] });
      ridge((i + 1) * STRIP, piece, faces[i + 1] ?? top);
    });
  }
  return { strips, ridges };
}

/** The middle of a wall's face, counted from the top of the wall. */
export function stripMiddle(towards: number, index: number): Vec2 {
  return spot(towards, CELL / 2, (index + 0.5) * STRIP);
}

/** The edge of a cell towards a neighbour. */
export function edgeOf(towards: number): [Vec2, Vec2] {
  return [spot(towards, 0, 0), spot(towards, CELL, 0)];
}
