/** A piece in hand: how it is rotated and over which cell it is held. Pure functions. */
import type { CellCoords } from '../rules/cell';
import type { GameView, OrientationView, ShapeView } from '../wire/types';

export interface HeldPiece {
  /** The shape, by its index in the game. */
  readonly shape: number;
  readonly orientation: number;
  /** The cell that is pointed at. Where the piece fits there, it is at the nearest legal placement, as the rules choose it. */
  readonly middle: CellCoords;
}

/** The axes as in the view of an orientation: upright, west to east, south to north. */
export type Axis = 0 | 1 | 2;

export function orientationOf(game: GameView, id: number): OrientationView {
  for (const shape of game.shapes) {
    const found = shape.orientations.find((orientation) => orientation.id === id);
    if (found) return found;
  }
  throw new RangeError(`there is no orientation ${id}`);
}

/** How far an orientation reaches: columns, rows and levels. */
export function extent(orientation: OrientationView): [number, number, number] {
  const most = (axis: 0 | 1 | 2) => Math.max(...orientation.cubes.map((cube) => cube[axis])) + 1;
  return [most(0), most(1), most(2)];
}

/** The orientations of a shape, as flat as they can be and along the row first. */
export function flattestFirst(shape: ShapeView): OrientationView[] {
  const rank = (orientation: OrientationView) => {
    const [, rows, levels] = extent(orientation);
    return levels * 10 + rows;
  };
  return [...shape.orientations].sort((a, b) => rank(a) - rank(b));
}

/** The way in which a shape is first picked up. */
export function flattest(shape: ShapeView): OrientationView {
  const [first] = flattestFirst(shape);
  if (!first) throw new RangeError(`the shape ${shape.letter} has no orientation`);
  return first;
}

/** The piece as it lies with its anchor at a cell. */
export function heldAt(game: GameView, orientation: number, anchor: CellCoords): HeldPiece {
  const shape = game.shapes.findIndex((shape) => shape.orientations.some(({ id }) => id === orientation));
  return { shape, orientation, middle: middleOf(game, orientation, anchor) };
}

/** The cell by which an orientation is held when its anchor is at a cell. */
export function middleOf(game: GameView, orientation: number, anchor: CellCoords): CellCoords {
  const [dx, dy] = orientationOf(game, orientation).middle;
  return [anchor[0] + dx, anchor[1] + dy];
}

/** Rotates it about an axis, to the next orientation or back to the one before. */
export function rotate(game: GameView, piece: HeldPiece, axis: Axis, by: 1 | -1 = 1): HeldPiece {
  const own = orientationOf(game, piece.orientation);
  if (by === 1) return own.rotated[axis] === own.id ? piece : { ...piece, orientation: own.rotated[axis] };
  const before = game.shapes[piece.shape]?.orientations.find(({ id, rotated }) => rotated[axis] === own.id && id !== own.id);
  return before ? { ...piece, orientation: before.id } : piece;
}

/** The next cell of the board in a direction, over holes too; the same one at the rim. */
export function nextCell(game: GameView, [x, y]: CellCoords, dx: number, dy: number): CellCoords {
  const { width, height } = game;
  for (let n = 1; ; n++) {
    const at: CellCoords = [x + dx * n, y + dy * n];
    if (at[0] < 0 || at[1] < 0 || at[0] >= width || at[1] >= height) return [x, y];
    if (game.cells.some((cell) => cell.at[0] === at[0] && cell.at[1] === at[1])) return at;
  }
}

/** The cell nearest to the middle of the board, which may have a hole there. */
export function centreOf({ cells, width, height }: GameView): CellCoords {
  const away = ([x, y]: CellCoords): number => Math.hypot(x - (width - 1) / 2, y - (height - 1) / 2);
  return cells.map(({ at }) => at).reduce((best, at) => (away(at) < away(best) ? at : best));
}
