/** Coordinates as the wire types have them, counted from 0 at the south-west corner. */

/** A cell: column and row. */
export type Cell = [number, number];

/** A cube in a cell: column, row and level. */
export type Cube = [number, number, number];

/** The cell with a name as in moves, such as `b2`. */
export function cellNamed(name: string): Cell {
  return [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
}
