/**
 * A board with a variation tree, a cursor in it, the hand and the overlays. It needs no match: a
 * table, a lesson, and later analysis and puzzles are built around one.
 */
import type { Cell, Cube } from '../rules/cell';
import type { Game } from '../rules/game';
import type { GameView, GhostView, PathView, PositionView, Message } from '../wire/types';
import type { GameNode, GameTree } from './game-tree';
import * as hands from './hand';
import type { Hand } from './hand';
import { anchorOf, centreOf, type Axis, type HeldPiece } from './held-piece';
import { NO_OVERLAYS, overlaysOf, type OverlayChoice } from './overlays';
import { Emitter, Store } from './store';

/** Things that can be heard. */
export type Sound = 'place' | 'your-turn' | 'refuse' | 'turn' | 'pick' | 'win' | 'lose' | 'end';

/** What is shown. Each object keeps its identity until it really changes. */
export interface BoardState {
  readonly game: GameView;
  /** Where the cursor is. */
  readonly node: GameNode;
  readonly position: PositionView;
  readonly hand: HeldPiece | null;
  /** The piece in hand over the board; none while the pointer is away. */
  readonly ghost: GhostView | null;
  /** Whether the ghost was laid down and waits to be confirmed. */
  readonly laid: boolean;
  /** Which overlays are switched on. */
  readonly shows: OverlayChoice;
  readonly fits: Cell[] | null;
  readonly connections: PathView[];
  readonly threatened: Cube[];
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
  readonly sounds = new Emitter<Sound>();
  #tree: GameTree;
  #node: GameNode;
  #hand: Hand = hands.EMPTY;
  #enabled = true;
  #choice = NO_OVERLAYS;
  #ghost: { game: Game; piece: HeldPiece; view: GhostView } | null = null;

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
    this.sounds.emit('pick');
    this.#hold(hands.pick(this.#game.view, this.#hand, shape));
  }

  /** The nth of the shapes that belong to this turn, from 0. */
  pickNth(n: number): void {
    const shape = this.#shapesDue(this.#node.position.neutralDue)[n];
    if (shape !== undefined) this.pick(shape);
  }

  /** Lays a piece down as it would be placed, such as a hint. */
  layDown(orientation: number, anchor: Cell): void {
    if (this.#enabled) this.#hold(hands.layDownAt(this.#game.view, orientation, anchor));
  }

  putBack(): void {
    this.#hold(hands.putBack(this.#hand));
  }

  turn(axis: Axis, by: 1 | -1 = 1): void {
    const before = hands.pieceIn(this.#hand);
    const turned = hands.turn(this.#game.view, this.#hand, axis, by);
    if (before?.orientation !== hands.pieceIn(turned)?.orientation) this.sounds.emit('turn');
    this.#hold(turned);
  }

  /** Moves the piece by columns and rows. */
  move(dx: number, dy: number): void {
    this.#hold(hands.move(this.#game.view, this.#hand, dx, dy));
  }

  /** The keyboard is at a cell. */
  aim(cell: Cell): void {
    this.#hold(hands.aimAt(this.#hand, cell));
  }

  /** The cell that the keyboard is at. */
  get at(): Cell {
    return hands.aimOf(this.#hand) ?? centreOf(this.#game.view);
  }

  /** The pointer is over a cell, or has left the board. */
  hover(cell: Cell | null): void {
    this.#hold(hands.hover(this.#hand, cell));
  }

  /** A cell was chosen: under a finger the piece is laid down. */
  choose(cell: Cell, pointer: 'mouse' | 'touch' | 'pen'): void {
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

  /** Asked anew only when the piece is held otherwise or over another position. */
  #ghostView(): GhostView | null {
    const piece = hands.ghostPiece(this.#hand);
    if (!piece) return null;
    const game = this.#game;
    if (this.#ghost?.game !== game || this.#ghost.piece !== piece) {
      this.#ghost = { game, piece, view: game.ghost(piece.orientation, anchorOf(game.view, piece)) };
    }
    return this.#ghost.view;
  }
}
