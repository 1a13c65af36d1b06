/**
 * Which cell a ray from the eye meets first, and what stands between the eye and a point. The cubes
 * fill every cell from the board to its height, so a walk through the cells under the ray is exact.
 */
import type { PieceView } from '../wire/types';
import type { CellCoords, CubeCoords } from '../rules/cell';
import type { Grid, Heights } from './grid';
import type { Vec3 } from './vector';

export interface Ray {
  from: Vec3;
  way: Vec3;
}

/** What a visitor of the cells along a ray says. */
type Visit = (x: number, y: number, enters: number, leaves: number) => boolean;

/** Visits the squares of the plan under a ray in order, until asked to stop or out of reach. */
function squaresAlong(grid: Grid, { from, way }: Ray, reach: number, visit: Visit): void {
  const [px, py] = grid.plan(from);
  const direction: [number, number] = [way[0], -way[2]];
  // Enter the rectangle first, so that a far eye costs nothing.
  let t = 0;
  let end = reach;
  const bounds: [number, number, number][] = [
    [px, direction[0], grid.width],
    [py, direction[1], grid.height],
  ];
  for (const [at, step, size] of bounds) {
    if (Math.abs(step) < 1e-12) {
      if (at < 0 || at > size) return;
      continue;
    }
    const a = -at / step;
    const b = (size - at) / step;
    t = Math.max(t, Math.min(a, b));
    end = Math.min(end, Math.max(a, b));
  }
  while (t < end) {
    const inside = Math.min(t + 1e-6, end);
    const x = Math.floor(px + direction[0] * inside);
    const y = Math.floor(py + direction[1] * inside);
    const leave = (at: number, step: number, cell: number): number =>
      Math.abs(step) < 1e-12 ? Infinity : ((step > 0 ? cell + 1 : cell) - at) / step;
    const out = Math.min(leave(px, direction[0], x), leave(py, direction[1], y), end);
    if (visit(x, y, t, out)) return;
    t = Math.max(out, t + 1e-6);
  }
}

/** The cell whose top, wall or floor the ray meets first. */
export function pick(heights: Heights, ray: Ray): CellCoords | null {
  let found: CellCoords | null = null;
  squaresAlong(heights.grid, ray, Infinity, (x, y, enters, leaves) => {
    if (!heights.grid.has(x, y)) return false;
    const lowest = Math.min(ray.from[1] + ray.way[1] * enters, ray.from[1] + ray.way[1] * leaves);
    if (lowest > heights.of(x, y)) return false;
    found = [x, y];
    return true;
  });
  return found;
}

/** The cubes between an eye and a point, the point's own cell left out. */
function cubesBetween(grid: Grid, levels: number, eye: Vec3, point: Vec3): CubeCoords[] {
  const way: Vec3 = [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]];
  const [ownX, ownY] = grid.plan(point).map(Math.floor);
  const cubes: CubeCoords[] = [];
  squaresAlong(grid, { from: eye, way }, 1, (x, y, enters, leaves) => {
    if (x === ownX && y === ownY) return true;
    const low = Math.min(eye[1] + way[1] * enters, eye[1] + way[1] * leaves);
    for (let level = Math.max(0, Math.floor(low)); level < levels; level++) cubes.push([x, y, level]);
    return false;
  });
  return cubes;
}

/** Which piece each cube of a position belongs to. */
export class Owners {
  readonly #plies = new Map<number, number>();
  /** One above the highest cube. */
  readonly levels: number;

  constructor(pieces: readonly Pick<PieceView, 'ply' | 'cubes'>[]) {
    for (const { ply, cubes } of pieces) for (const cube of cubes) this.#plies.set(Owners.#key(cube), ply);
    this.levels = Math.max(0, ...pieces.flatMap(({ cubes }) => cubes.map(([, , level]) => level + 1)));
  }

  /** The move that placed the piece of a cube. */
  of(cube: CubeCoords): number | undefined {
    return this.#plies.get(Owners.#key(cube));
  }

  static #key([x, y, level]: CubeCoords): number {
    return (y * 64 + x) * 8 + level;
  }
}

/** The moves whose pieces stand between the eye and any of some points. */
export function piecesInFront(grid: Grid, owners: Owners, eye: Vec3, points: readonly Vec3[]): Set<number> {
  const front = new Set<number>();
  for (const point of points) {
    for (const cube of cubesBetween(grid, owners.levels, eye, point)) {
      const ply = owners.of(cube);
      if (ply !== undefined) front.add(ply);
    }
  }
  return front;
}
