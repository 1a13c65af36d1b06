/** What a person holds: one state machine of pure transitions. A transition that does not apply returns its hand unchanged. */
import type { Cell } from '../rules/cell';
import type { GameView } from '../wire/types';
import * as held from './held-piece';
import type { Axis, HeldPiece } from './held-piece';

export type Hand =
  /** Nothing is held. The next piece begins at `aim`. */
  | { readonly state: 'empty'; readonly aim: Cell | null }
  /** A piece is held, but the pointer is away from the board. */
  | { readonly state: 'carried'; readonly piece: HeldPiece }
  /** The piece is over the board and follows pointer and keys. */
  | { readonly state: 'hovering'; readonly piece: HeldPiece }
  /** The piece was laid down, by a finger or as a hint, and waits for "Place". The pointer no longer moves it. */
  | { readonly state: 'laid'; readonly piece: HeldPiece };

export const EMPTY: Hand = { state: 'empty', aim: null };

export function pieceIn(hand: Hand): HeldPiece | null {
  return hand.state === 'empty' ? null : hand.piece;
}

/** The piece as far as it is seen over the board. */
export function ghostPiece(hand: Hand): HeldPiece | null {
  return hand.state === 'hovering' || hand.state === 'laid' ? hand.piece : null;
}

/** The cell that the keyboard is at. */
export function aimOf(hand: Hand): Cell | null {
  return hand.state === 'empty' ? hand.aim : hand.piece.middle;
}

/** Picks a shape up, in place of what was held. */
export function pick(game: GameView, hand: Hand, shape: number): Hand {
  return { state: 'hovering', piece: held.pickUp(game, shape, aimOf(hand) ?? held.centreOf(game)) };
}

/** Lays a piece down as it would be placed, such as a hint. */
export function layDownAt(game: GameView, orientation: number, anchor: Cell): Hand {
  return { state: 'laid', piece: held.pickUpAt(game, orientation, anchor) };
}

export function putBack(hand: Hand): Hand {
  return hand.state === 'empty' ? hand : { state: 'empty', aim: hand.piece.middle };
}

export function turn(game: GameView, hand: Hand, axis: Axis, by: 1 | -1 = 1): Hand {
  return hand.state === 'empty' ? hand : over(hand, held.turn(game, hand.piece, axis, by));
}

/** Moves the piece by columns and rows. */
export function move(game: GameView, hand: Hand, dx: number, dy: number): Hand {
  return hand.state === 'empty' ? hand : over(hand, held.shift(game, hand.piece, dx, dy));
}

/** The keyboard is at a cell: the piece goes there, and the next one begins there. */
export function aimAt(hand: Hand, cell: Cell): Hand {
  if (hand.state === 'empty') return { state: 'empty', aim: cell };
  // The focus also follows a piece that is there already, such as a hint, which stays as it is.
  return same(hand.piece.middle, cell) ? hand : over(hand, { ...hand.piece, middle: cell });
}

/** The pointer is over a cell, or has left the board. */
export function hover(hand: Hand, cell: Cell | null): Hand {
  if (hand.state === 'empty' || hand.state === 'laid') return hand;
  if (!cell) return hand.state === 'carried' ? hand : { state: 'carried', piece: hand.piece };
  if (hand.state === 'hovering' && same(hand.piece.middle, cell)) return hand;
  return { state: 'hovering', piece: { ...hand.piece, middle: cell } };
}

/** A cell was chosen: under a finger the piece is laid down for a second look. */
export function choose(hand: Hand, cell: Cell, pointer: 'mouse' | 'touch' | 'pen'): Hand {
  if (hand.state === 'empty') return hand;
  return { state: pointer === 'mouse' ? 'hovering' : 'laid', piece: { ...hand.piece, middle: cell } };
}

/** The same hand with its piece changed over the board; what is laid down stays so. */
function over(hand: Hand, piece: HeldPiece): Hand {
  return { state: hand.state === 'laid' ? 'laid' : 'hovering', piece };
}

function same(a: Cell, b: Cell): boolean {
  return a[0] === b[0] && a[1] === b[1];
}
