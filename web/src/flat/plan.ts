/** The plan of a board on the page: hundredths of a cell, y down, and how it fits into its host. */
import type { CellCoords } from '../rules/cell';
import type { Grid } from '../scene/grid';
import type { Loop } from '../scene/outline';
import { CELL } from './wall-strips';
import type { Vec2 } from '../scene/vector';

/** Room around the cells: the rim and a little air. */
export const MARGIN = 0.72;

export class Plan {
  readonly grid: Grid;

  constructor(grid: Grid) {
    this.grid = grid;
  }

  /** The picture's left, top, width and height. */
  get frame(): [number, number, number, number] {
    const { width, height } = this.grid;
    return [-MARGIN * CELL, -MARGIN * CELL, (width + 2 * MARGIN) * CELL, (height + 2 * MARGIN) * CELL];
  }

  /** A point in cells, north up, on the page. */
  point([x, y]: Vec2): Vec2 {
    return [x * CELL, (this.grid.height - y) * CELL];
  }

  points(loop: Loop): Vec2[] {
    return loop.map((point) => this.point(point));
  }

  /** A cell's upper left corner. */
  corner([x, y]: CellCoords): Vec2 {
    return this.point([x, y + 1]);
  }

  /** A spot in a cell, from its upper left corner. */
  within(cell: CellCoords, [x, y]: Vec2): Vec2 {
    const [left, top] = this.corner(cell);
    return [left + x, top + y];
  }

  middle(cell: CellCoords): Vec2 {
    return this.within(cell, [CELL / 2, CELL / 2]);
  }

  /** How many pixels a hundredth of a cell is, and where the picture's origin is, in a host of this size. */
  #fit(width: number, height: number): { scale: number; x: number; y: number } {
    const [left, top, wide, tall] = this.frame;
    const scale = Math.min(width / wide, height / tall);
    return {
      scale,
      x: (width - wide * scale) / 2 - left * scale,
      y: (height - tall * scale) / 2 - top * scale,
    };
  }

  /** Where a cell's middle is in a host of this size. */
  onHost(cell: CellCoords, width: number, height: number): [number, number] {
    const { scale, x, y } = this.#fit(width, height);
    const [cx, cy] = this.middle(cell);
    return [x + cx * scale, y + cy * scale];
  }

  /** The cell at a point of a host of this size. */
  cellAt([px, py]: [number, number], width: number, height: number): CellCoords | null {
    const { scale, x, y } = this.#fit(width, height);
    if (!(scale > 0)) return null;
    const cell: CellCoords = [Math.floor((px - x) / scale / CELL), this.grid.height - 1 - Math.floor((py - y) / scale / CELL)];
    return this.grid.has(...cell) ? cell : null;
  }
}
