/**
 * A board with a variation tree, a cursor in it, the hand and the overlays. It needs no match: a
 * table, a lesson, an analysis and a puzzle are built around one.
 */
import type { CellCoords, CubeCoords } from '../rules/cell';
import type { Game } from '../rules/game';
import type { GameView, GhostView, PathView, PositionView, Message } from '../wire/types';
import type { GameNode, GameTree } from './game-tree';
import * as hands from './hand';
import type { Hand, PointerKind, PointerMove } from './hand';
import { centreOf, flattestFirst, heldAt, nextCell, type Axis, type HeldPiece } from './held-piece';
import { NO_OVERLAYS, overlaysOf, type OverlayChoice } from './overlays';
import { Emitter, Store } from './store';

/** Things that can be heard; `snap` is a piece that comes to another place under a finger, which is only felt. */
export type Sound = 'place' | 'your-turn' | 'refuse' | 'rotate' | 'pick' | 'snap' | 'win' | 'lose' | 'end';

/** A sound, and for a knock the piece that is placed. */
export interface SoundEvent {
  readonly kind: Sound;
  readonly knock?: Knock;
}

/** What a placed piece sounds like depends on it. */
export interface Knock {
  /** Of how many cubes it is. */
  readonly size: number;
  /** Where it lies from west to east, -1 to 1. */
  readonly pan: number;
  /** The level on which most of it lies. */
  readonly level: number;
  /** Whether it was placed by somebody here, and so was over the board already. */
  readonly own: boolean;
}

/** How the last piece of a position sounds. */
export function knockOf({ width }: GameView, { pieces }: PositionView, own: boolean): Knock | undefined {
  const cubes = pieces.at(-1)?.cubes;
  if (!cubes || cubes.length === 0) return undefined;
  const mean = (axis: 0 | 2) => cubes.reduce((sum, cube) => sum + cube[axis], 0) / cubes.length;
  return { size: cubes.length, pan: ((mean(0) + 0.5) / width) * 2 - 1, level: mean(2), own };
}

/** What is shown. Each object keeps its identity until it really changes. */
export interface BoardState {
  readonly game: GameView;
  /** Where the cursor is. */
  readonly node: GameNode;
  readonly position: PositionView;
  readonly hand: HeldPiece | null;
  /** The piece in hand over the board, at the nearest legal placement where there is one. */
  readonly ghost: GhostView | null;
  /** Whether the ghost was laid down and waits to be confirmed. */
  readonly laid: boolean;
  /** Which overlays are switched on. */
  readonly shows: OverlayChoice;
  readonly fits: CellCoords[] | null;
  readonly connections: PathView[];
  readonly threatened: CubeCoords[];
}

/** What may be set together. */
export interface BoardChange {
  /** Another game; the board frees the one before. */
  tree?: GameTree;
  node?: GameNode;
  /** Whether pieces can be picked up. */
  enabled?: boolean;
}

export class Board {
  readonly state: Store<BoardState>;
  readonly sounds = new Emitter<SoundEvent>();
  #tree: GameTree;
  #node: GameNode;
  #hand: Hand = hands.EMPTY;
  #enabled = true;
  #choice = NO_OVERLAYS;

  constructor(tree: GameTree, { node = tree.last, enabled = true }: BoardChange = {}) {
    this.#tree = tree;
    this.#node = node;
    this.#enabled = enabled;
    this.state = new Store(this.#state());
  }

  get tree(): GameTree {
    return this.#tree;
  }

  get node(): GameNode {
    return this.#node;
  }

  get hand(): Hand {
    return this.#hand;
  }

  /** Shows another node or game. What is held goes back where the position changes or nothing may be held. */
  update({ tree = this.#tree, node = tree === this.#tree ? this.#node : tree.last, enabled = this.#enabled }: BoardChange): void {
    const before = this.#tree;
    if (node !== this.#node || !enabled) this.#hand = hands.putBack(this.#hand);
    this.#tree = tree;
    this.#node = node;
    this.#enabled = enabled;
    this.#publish();
    if (tree !== before) before.dispose();
  }

  /** Plays a move into the tree and goes there. Throws `IllegalMoveError`. */
  play(text: string): void {
    this.update({ node: this.#tree.play(this.#node, text) });
  }

  dispose(): void {
    this.#tree.dispose();
  }

  // The hand.

  /** The shapes that the seat to move can pick up now. */
  get available(): number[] {
    const { toMove, supplies, neutralDue } = this.#node.position;
    const supply = toMove === null ? [] : (supplies[toMove - 1] ?? []);
    return this.#shapesDue(neutralDue).filter((shape) => (supply[shape] ?? 0) > 0);
  }

  pick(shape: number): void {
    if (!this.#enabled || !this.available.includes(shape)) return;
    this.sounds.emit({ kind: 'pick' });
    this.#hold(hands.pick(this.#taken(shape)));
  }

  /** A piece as it is taken up: as flat as it fits anywhere, near to where the hand is. */
  #taken(shape: number): HeldPiece {
    const { view } = this.#game;
    const all = view.shapes[shape];
    if (!all) throw new RangeError(`there is no shape ${shape}`);
    const orientations = flattestFirst(all);
    const aim = this.at;
    for (const { id } of orientations) {
      const near = this.#game.near(id, aim);
      if (near) return heldAt(view, id, near.anchor);
    }
    return { shape, orientation: orientations[0]?.id ?? 0, middle: aim };
  }

  /** The nth of the shapes that belong to this turn, from 0. */
  pickNth(n: number): void {
    const shape = this.#shapesDue(this.#node.position.neutralDue)[n];
    if (shape !== undefined) this.pick(shape);
  }

  /** Lays a piece down as it would be placed, such as a hint. */
  layDown(orientation: number, anchor: CellCoords): void {
    if (this.#enabled) this.#hold(hands.layDown(heldAt(this.#game.view, orientation, anchor)));
  }

  putBack(): void {
    this.#hold(hands.putBack(this.#hand));
  }

  rotate(axis: Axis, by: 1 | -1 = 1): void {
    const rotated = hands.rotate(this.#game.view, this.#hand, axis, by);
    if (rotated !== this.#hand) this.sounds.emit({ kind: 'rotate' });
    this.#hold(rotated);
  }

  /** Shifts the piece by a cell; on where that leaves it at the same placement, as at the rim. */
  shift(dx: number, dy: number): void {
    const piece = hands.pieceIn(this.#hand);
    if (!piece) return;
    const { view } = this.#game;
    const anchor = (cell: CellCoords): string => String(this.#game.heldOver(piece.orientation, cell).anchor);
    const from = anchor(piece.middle);
    let to = nextCell(view, piece.middle, dx, dy);
    for (let next = nextCell(view, to, dx, dy); anchor(to) === from && next[0] + next[1] !== to[0] + to[1];) {
      to = next;
      next = nextCell(view, to, dx, dy);
    }
    this.#hold(hands.aimAt(this.#hand, to));
  }

  /** The keyboard is at a cell. */
  aim(cell: CellCoords): void {
    this.#hold(hands.aimAt(this.#hand, cell));
  }

  /** The cell that the keyboard is at. */
  get at(): CellCoords {
    return hands.aimOf(this.#hand) ?? centreOf(this.#game.view);
  }

  /** The pointer is over a cell, or has left the board; `now` in milliseconds. */
  hover(cell: CellCoords | null, move: PointerMove): void {
    this.#hold(hands.hover(this.#hand, cell, move));
  }

  /** A finger drags the piece over a cell. */
  drag(cell: CellCoords): void {
    const before = this.state.get().ghost?.anchor;
    this.#hold(hands.drag(this.#hand, cell));
    if (String(before) !== String(this.state.get().ghost?.anchor)) this.sounds.emit({ kind: 'snap' });
  }

  /** A cell was chosen: under a finger the piece is laid down. One that lies there, such as a hint, stays as it is. */
  choose(cell: CellCoords, pointer: PointerKind): void {
    const { laid, ghost } = this.state.get();
    if (laid && ghost?.cubes.some(([x, y]) => x === cell[0] && y === cell[1])) return;
    this.#hold(hands.choose(this.#hand, cell, pointer));
  }

  // Looking.

  /** Goes to the position after so many moves of this line. */
  step(ply: number): void {
    this.update({ node: this.#node.at(ply) });
  }

  /** Switches overlays on or off. */
  show(choice: Partial<OverlayChoice>): void {
    this.#choice = { ...this.#choice, ...choice };
    this.#publish();
  }

  /** What a topic such as `row 3` asks for, of the position that is shown. */
  describe(topic: string): Message[] {
    return this.#game.describe(topic);
  }

  get #game(): Game {
    return this.#node.game;
  }

  #shapesDue(neutral: boolean): number[] {
    return this.#game.view.shapes.flatMap((shape, index) => (shape.neutral === neutral ? [index] : []));
  }

  #hold(hand: Hand): void {
    if (hand === this.#hand) return;
    this.#hand = hand;
    this.#publish();
  }

  #publish(): void {
    this.state.set(this.#state());
  }

  #state(): BoardState {
    const game = this.#game;
    const piece = hands.pieceIn(this.#hand);
    return {
      game: game.view,
      node: this.#node,
      position: game.position,
      hand: piece,
      ghost: this.#ghostView(),
      laid: this.#hand.state === 'laid',
      shows: this.#choice,
      ...overlaysOf(game, piece, this.#choice),
    };
  }

  #ghostView(): GhostView | null {
    const piece = hands.pieceIn(this.#hand);
    return piece && this.#game.heldOver(piece.orientation, piece.middle);
  }
}
