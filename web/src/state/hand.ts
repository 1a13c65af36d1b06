/**
 * What a person holds: one state machine of pure transitions. A transition that does not apply returns its hand unchanged.
 * Where a piece really goes, the rules say: the hand knows only the cell that is pointed at.
 */
import type { CellCoords } from '../rules/cell';
import type { GameView } from '../wire/types';
import * as held from './held-piece';
import type { Axis, HeldPiece } from './held-piece';

/** How a pointer came to where it is. */
export interface PointerMove {
  /** In milliseconds of any clock. */
  readonly time: number;
  /** Whether it had stayed still where it was before. */
  readonly rested: boolean;
}

/** Where a pointer stayed for a while, and when it went on from there. */
interface Rest {
  readonly cell: CellCoords;
  readonly until: number;
}

/** What a pointer has done over the board. */
interface Track {
  readonly rest: Rest | null;
}

/** What a cell is pointed at with. */
export type PointerKind = 'mouse' | 'touch' | 'pen';

export type Hand =
  /** Nothing is held. The next piece begins near `aim`. */
  | { readonly state: 'empty'; readonly aim: CellCoords | null }
  /** The piece is over the board and follows pointer and keys. It stays where it is while the pointer is away. */
  | { readonly state: 'hovering'; readonly piece: HeldPiece; readonly track: Track | null }
  /** The piece was laid down, by a finger or as a hint, and waits for "Place". A mouse that passes over no longer moves it. */
  | { readonly state: 'laid'; readonly piece: HeldPiece };

export const EMPTY: Hand = { state: 'empty', aim: null };

/** After a rest, a pointer that leaves the board within so many milliseconds was on its way to a button: the piece goes back. */
export const PASSAGE = 2500;

export function pieceIn(hand: Hand): HeldPiece | null {
  return hand.state === 'empty' ? null : hand.piece;
}

/** The cell that the keyboard is at. */
export function aimOf(hand: Hand): CellCoords | null {
  return hand.state === 'empty' ? hand.aim : hand.piece.middle;
}

/** Picks a piece up, in place of what was held. */
export function pick(piece: HeldPiece): Hand {
  return { state: 'hovering', piece, track: null };
}

/** Lays a piece down, such as a hint. */
export function layDown(piece: HeldPiece): Hand {
  return { state: 'laid', piece };
}

export function putBack(hand: Hand): Hand {
  return hand.state === 'empty' ? hand : { state: 'empty', aim: hand.piece.middle };
}

/** Rotating is no moving: whoever rotates a piece wants it where it is. */
export function rotate(game: GameView, hand: Hand, axis: Axis, by: 1 | -1 = 1): Hand {
  if (hand.state === 'empty') return hand;
  const piece = held.rotate(game, hand.piece, axis, by);
  return piece === hand.piece ? hand : { ...hand, piece };
}

/** The keyboard is at a cell: the piece goes there, and the next one begins there. */
export function aimAt(hand: Hand, cell: CellCoords): Hand {
  if (hand.state === 'empty') return { state: 'empty', aim: cell };
  // The focus also follows a piece that is there already, such as a hint, which stays as it is.
  if (same(hand.piece.middle, cell)) return hand;
  const piece = { ...hand.piece, middle: cell };
  return hand.state === 'laid' ? { state: 'laid', piece } : { state: 'hovering', piece, track: null };
}

/**
 * The pointer is over a cell, or has left the board. Whoever leaves for a button passes over other cells on the way, and
 * still means the one where the pointer rested.
 */
export function hover(hand: Hand, cell: CellCoords | null, { time, rested }: PointerMove): Hand {
  if (hand.state !== 'hovering') return hand;
  const { piece, track } = hand;
  const rest = track && rested ? { cell: piece.middle, until: time } : (track?.rest ?? null);
  if (!cell) {
    if (!track) return hand;
    const back = rest && time - rest.until <= PASSAGE ? rest.cell : piece.middle;
    return { state: 'hovering', piece: same(back, piece.middle) ? piece : { ...piece, middle: back }, track: null };
  }
  if (same(piece.middle, cell)) return track && rest === track.rest ? hand : { ...hand, track: { rest } };
  return { state: 'hovering', piece: { ...piece, middle: cell }, track: { rest } };
}

/** A finger drags the piece over a cell; also one that was laid down. */
export function drag(hand: Hand, cell: CellCoords): Hand {
  if (hand.state === 'empty' || (hand.state === 'laid' && same(hand.piece.middle, cell))) return hand;
  return { state: 'laid', piece: same(hand.piece.middle, cell) ? hand.piece : { ...hand.piece, middle: cell } };
}

/** A cell was chosen: under a finger the piece is laid down for a second look. */
export function choose(hand: Hand, cell: CellCoords, pointer: PointerKind): Hand {
  if (hand.state === 'empty') return hand;
  const piece = same(hand.piece.middle, cell) ? hand.piece : { ...hand.piece, middle: cell };
  return pointer === 'mouse' ? { state: 'hovering', piece, track: null } : { state: 'laid', piece };
}

function same(a: CellCoords, b: CellCoords): boolean {
  return a[0] === b[0] && a[1] === b[1];
}
