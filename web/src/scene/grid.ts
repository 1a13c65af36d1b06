/** Where cells are in space: x to the east, y up, z to the south, one unit a cell and a cube. */
import type { GameView, PieceView } from '../wire/types';
import type { CellCoords, CubeCoords } from '../rules/cell';
import type { Vec3 } from './vector';

/** The corners of a cell's two triangles, which look up. */
export const SQUARE: readonly CellCoords[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
  [1, 1],
  [0, 1],
];

/** The grid of a board, its middle at the origin. */
export class Grid {
  readonly width: number;
  readonly height: number;
  readonly #cells: Set<number>;

  constructor(game: Pick<GameView, 'width' | 'height' | 'cells'>) {
    this.width = game.width;
    this.height = game.height;
    this.#cells = new Set(game.cells.map(({ at: [x, y] }) => y * game.width + x));
  }

  has(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height && this.#cells.has(y * this.width + x);
  }

  /** A point of the plan (in cells, north up) in space. */
  at(x: number, y: number, up: number): Vec3 {
    return [x - this.width / 2, up, this.height / 2 - y];
  }

  /** The middle of a cell. */
  middle([x, y]: CellCoords, up: number): Vec3 {
    return this.at(x + 0.5, y + 0.5, up);
  }

  /** A point in space on the plan. */
  plan([x, , z]: Vec3): [number, number] {
    return [x + this.width / 2, this.height / 2 - z];
  }
}

/** How high the cubes stand in each cell. */
export class Heights {
  readonly grid: Grid;
  readonly #values: Uint8Array;

  constructor(grid: Grid, pieces: readonly Pick<PieceView, 'cubes'>[]) {
    this.grid = grid;
    this.#values = new Uint8Array(grid.width * grid.height);
    for (const piece of pieces) {
      for (const [x, y, level] of piece.cubes) {
        const i = y * grid.width + x;
        this.#values[i] = Math.max(this.#values[i] ?? 0, level + 1);
      }
    }
  }

  /** 0 for an empty cell and off the board. */
  of(x: number, y: number): number {
    return this.grid.has(x, y) ? (this.#values[y * this.grid.width + x] ?? 0) : 0;
  }
}

/** Whether two lists name the same cubes, in any order. */
export function sameCubes(a: readonly CubeCoords[], b: readonly CubeCoords[]): boolean {
  const names = new Set(a.map(String));
  return a.length === b.length && b.every((cube) => names.has(String(cube)));
}
