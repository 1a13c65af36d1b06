/** The piece in hand: how it is turned and over which cell its middle is. */
import type { Cell } from '../rules/cell';
import type { GameView, OrientationView, ShapeView } from '../wire/types';

/** A piece in hand. */
export interface Hand {
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

/** The way in which a shape is first taken up: as flat as it can be, and along the row. */
export function flattest(shape: ShapeView): OrientationView {
  const rank = (orientation: OrientationView) => {
    const [, rows, levels] = extent(orientation);
    return levels * 10 + rows;
  };
  return shape.orientations.reduce((best, next) => (rank(next) < rank(best) ? next : best));
}

/** Takes up a shape over a cell. */
export function takeUp(game: GameView, shape: number, middle: Cell): Hand {
  const view = game.shapes[shape];
  if (!view) throw new RangeError(`there is no shape ${shape}`);
  return { shape, orientation: flattest(view).id, middle };
}

/** Takes up a piece as it would lie with its corner at a cell. */
export function takeUpAt(game: GameView, orientation: number, corner: Cell): Hand {
  const shape = game.shapes.findIndex((shape) => shape.orientations.some(({ id }) => id === orientation));
  const [columns, rows] = extent(orientationOf(game, orientation));
  const middle: Cell = [corner[0] + Math.floor((columns - 1) / 2), corner[1] + Math.floor((rows - 1) / 2)];
  return { shape, orientation, middle };
}

/** Where the piece's corner is: its box stays inside the board's rectangle. */
export function cornerOf(game: GameView, hand: Hand): Cell {
  const [columns, rows] = extent(orientationOf(game, hand.orientation));
  const place = (middle: number, size: number, room: number) => Math.max(0, Math.min(middle - Math.floor((size - 1) / 2), room - size));
  return [place(hand.middle[0], columns, game.width), place(hand.middle[1], rows, game.height)];
}

/** Turns it about an axis, to the next orientation or back to the one before. */
export function turn(game: GameView, hand: Hand, axis: Axis, by: 1 | -1 = 1): Hand {
  const own = orientationOf(game, hand.orientation);
  if (by === 1) return { ...hand, orientation: own.turned[axis] };
  const before = game.shapes[hand.shape]?.orientations.find(({ turned }) => turned[axis] === own.id);
  return { ...hand, orientation: before?.id ?? own.id };
}

/** Moves it by columns and rows, inside the rectangle. */
export function shift(game: GameView, hand: Hand, dx: number, dy: number): Hand {
  const within = (at: number, room: number) => Math.max(0, Math.min(at, room - 1));
  // From where it really is: at the rim the middle may be further out than the piece.
  const [columns, rows] = extent(orientationOf(game, hand.orientation));
  const corner = cornerOf(game, hand);
  const middle: Cell = [
    within(corner[0] + Math.floor((columns - 1) / 2) + dx, game.width),
    within(corner[1] + Math.floor((rows - 1) / 2) + dy, game.height),
  ];
  return { ...hand, middle };
}

/** The cells over which holding the piece gives one of these corners. */
export function middlesOf(game: GameView, hand: Hand, corners: readonly Cell[]): Cell[] {
  const wanted = new Set(corners.map(([x, y]) => `${x},${y}`));
  return game.cells.map(({ at }) => at).filter((at) => wanted.has(cornerOf(game, { ...hand, middle: at }).join(',')));
}
