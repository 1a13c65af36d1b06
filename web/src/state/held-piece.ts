/** A piece in hand: how it is turned and over which cell its middle is. Pure functions. */
import type { Cell } from '../rules/cell';
import type { GameView, OrientationView, ShapeView } from '../wire/types';

export interface HeldPiece {
  /** The shape, by its index in the game. */
  readonly shape: number;
  readonly orientation: number;
  /** The cell under its middle. */
  readonly middle: Cell;
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

/** The way in which a shape is first picked up: as flat as it can be, and along the row. */
export function flattest(shape: ShapeView): OrientationView {
  const rank = (orientation: OrientationView) => {
    const [, rows, levels] = extent(orientation);
    return levels * 10 + rows;
  };
  return shape.orientations.reduce((best, next) => (rank(next) < rank(best) ? next : best));
}

/** Picks up a shape over a cell. */
export function pickUp(game: GameView, shape: number, middle: Cell): HeldPiece {
  const view = game.shapes[shape];
  if (!view) throw new RangeError(`there is no shape ${shape}`);
  return { shape, orientation: flattest(view).id, middle };
}

/** Picks up a piece as it would lie with its anchor at a cell. */
export function pickUpAt(game: GameView, orientation: number, anchor: Cell): HeldPiece {
  const shape = game.shapes.findIndex((shape) => shape.orientations.some(({ id }) => id === orientation));
  const [columns, rows] = extent(orientationOf(game, orientation));
  const middle: Cell = [anchor[0] + Math.floor((columns - 1) / 2), anchor[1] + Math.floor((rows - 1) / 2)];
  return { shape, orientation, middle };
}

/** Where the piece's anchor is: its box stays inside the board's rectangle. */
export function anchorOf(game: GameView, piece: Omit<HeldPiece, 'shape'>): Cell {
  const [columns, rows] = extent(orientationOf(game, piece.orientation));
  const place = (middle: number, size: number, room: number) => Math.max(0, Math.min(middle - Math.floor((size - 1) / 2), room - size));
  return [place(piece.middle[0], columns, game.width), place(piece.middle[1], rows, game.height)];
}

/** Turns it about an axis, to the next orientation or back to the one before. */
export function turn(game: GameView, piece: HeldPiece, axis: Axis, by: 1 | -1 = 1): HeldPiece {
  const own = orientationOf(game, piece.orientation);
  if (by === 1) return { ...piece, orientation: own.turned[axis] };
  const before = game.shapes[piece.shape]?.orientations.find(({ turned }) => turned[axis] === own.id);
  return { ...piece, orientation: before?.id ?? own.id };
}

/** Moves it by columns and rows, inside the rectangle. */
export function shift(game: GameView, piece: HeldPiece, dx: number, dy: number): HeldPiece {
  const within = (at: number, room: number) => Math.max(0, Math.min(at, room - 1));
  // From where it really is: at the rim the middle may be further out than the piece.
  const [columns, rows] = extent(orientationOf(game, piece.orientation));
  const anchor = anchorOf(game, piece);
  const middle: Cell = [
    within(anchor[0] + Math.floor((columns - 1) / 2) + dx, game.width),
    within(anchor[1] + Math.floor((rows - 1) / 2) + dy, game.height),
  ];
  return { ...piece, middle };
}

/** The cells over which holding the piece gives one of these anchors. */
export function middlesOf(game: GameView, piece: Pick<HeldPiece, 'orientation'>, anchors: readonly Cell[]): Cell[] {
  const wanted = new Set(anchors.map(([x, y]) => `${x},${y}`));
  return game.cells.map(({ at }) => at).filter((at) => wanted.has(anchorOf(game, { ...piece, middle: at }).join(',')));
}

/** The cell nearest to the middle of the board, which may have a hole there. */
export function centreOf({ cells, width, height }: GameView): Cell {
  const away = ([x, y]: Cell): number => Math.hypot(x - (width - 1) / 2, y - (height - 1) / 2);
  return cells.map(({ at }) => at).reduce((best, at) => (away(at) < away(best) ? at : best));
}
