/** A position seen from above: the stack of cubes in each cell, and the walls between cells. */
import type { PieceView } from '../wire/types';
import type { CellCoords } from '../rules/cell';
import type { Grid } from '../scene/grid';

/** The four neighbours, clockwise from the north. */
export const DIRECTIONS: readonly CellCoords[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

/** What can be seen of a wall from the lower of its two cells. */
export interface Wall {
  /** The lower cell, and the index of the direction in which the taller one lies. */
  cell: CellCoords;
  towards: number;
  /** The pieces whose cubes make the wall, uppermost first. */
  faces: PieceView[];
}

export class Stacks {
  readonly grid: Grid;
  readonly #stacks = new Map<string, PieceView[]>();

  constructor(grid: Grid, pieces: readonly PieceView[]) {
    this.grid = grid;
    // Pieces come in the order of placing, so every stack grows from below.
    for (const piece of pieces) {
      for (const [x, y] of [...piece.cubes].sort((a, b) => a[2] - b[2])) {
        const stack = this.#stacks.get(`${x},${y}`);
        if (stack) stack.push(piece);
        else this.#stacks.set(`${x},${y}`, [piece]);
      }
    }
  }

  /** The pieces whose cubes stand in a cell, lowest first. */
  stack([x, y]: CellCoords): readonly PieceView[] {
    return this.#stacks.get(`${x},${y}`) ?? [];
  }

  top(cell: CellCoords): PieceView | null {
    return this.stack(cell).at(-1) ?? null;
  }

  height(cell: CellCoords): number {
    return this.stack(cell).length;
  }

  /** The walls around a cell that is lower than its neighbours, by direction. */
  walls(cell: CellCoords): Wall[] {
    const [x, y] = cell;
    return DIRECTIONS.flatMap(([dx, dy], towards) => {
      const taller = this.stack([x + dx, y + dy]);
      const faces = taller.slice(this.height(cell)).reverse();
      return this.grid.has(x + dx, y + dy) && faces.length > 0 ? [{ cell, towards, faces }] : [];
    });
  }

  /** The cells in which a piece is uppermost. */
  showing(ply: number): CellCoords[] {
    return [...this.#stacks]
      .filter(([, stack]) => stack.at(-1)?.ply === ply)
      .map(([cell]): CellCoords => {
        const [x = 0, y = 0] = cell.split(',').map(Number);
        return [x, y];
      });
  }
}
