/** Coordinates as the wire types have them, counted from 0 at the south-west corner. */

/** A cell: column and row. */
export type CellCoords = [number, number];

/** A cube in a cell: column, row and level. */
export type CubeCoords = [number, number, number];

/** The cell with a name as in moves, such as `b2`. */
export function cellNamed(name: string): CellCoords {
  return [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
}
