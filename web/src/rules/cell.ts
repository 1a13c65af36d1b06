/** Coordinates as the wire types have them, counted from 0 at the south-west corner. */

/** A cell: column and row. */
export type Cell = [number, number];

/** A cube in a cell: column, row and level. */
export type Cube = [number, number, number];
