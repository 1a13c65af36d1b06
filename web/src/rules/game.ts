/**
 * A position with the moves that led to it, as the rules answer about it. It never changes, so each
 * question but the ghost's is put to the wasm once. Everything structured crosses as JSON of the wire types.
 */
import { Game as WasmGame } from '../wasm/rules';
import type { GameView, GhostView, MoveView, PathView, PlacementView, PositionView, Message, Refusal, Team } from '../wire/types';
import type { CellCoords, CubeCoords } from './cell';
import { orMessage, orThrow } from './message-error';

/** Why something is refused, and the same as messages, a clause each. */
export interface Refused {
  refusal: Refusal;
  reasons: Message[];
}

/** Why a move was not played. */
export class IllegalMoveError extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.refusal.reason);
    this.refused = refused;
  }
}

function orRefused<T>(ask: () => T): T {
  return orThrow(ask, (reason) => new IllegalMoveError(reason as Refused));
}

export class Game {
  readonly #game: WasmGame;
  readonly #answers = new Map<string, unknown>();

  /** `view` is shared by all positions of a game, so that drawings keep what they made from it. */
  constructor(game: WasmGame, view?: GameView) {
    this.#game = game;
    if (view) this.#answers.set('view', view);
  }

  /** Throws where a link leads nowhere. */
  static fromLink(link: string): Game {
    return new Game(WasmGame.fromLink(link));
  }

  /** A game that begins with a position as text, or in its form for addresses. Throws `MessageError`. */
  static fromSetup(text: string): Game {
    return new Game(orMessage(() => WasmGame.fromSetup(text)));
  }

  /**
   * The pieces of a position as text that somebody puts together, with a seat (0 for a neutral piece) that places next, whatever turns
   * say. Throws `MessageError`.
   */
  static fromDraft(text: string, seat: number, view?: GameView): Game {
    return new Game(
      orMessage(() => WasmGame.fromDraft(text, seat)),
      view,
    );
  }

  /** The position as text. */
  get setup(): string {
    return this.#game.setup();
  }

  /** The same in its form for addresses. */
  get setupLink(): string {
    return this.#game.setupLink();
  }

  get view(): GameView {
    return this.#once('view', () => this.#game.view());
  }

  get moves(): MoveView[] {
    return this.#once('moves', () => this.#game.moves());
  }

  get ply(): number {
    return this.moves.length;
  }

  get position(): PositionView {
    return this.#once('position', () => this.#game.position());
  }

  /** The places where a team could connect at once. */
  get threatened(): CubeCoords[] {
    return this.#once('threatened', () => this.#game.threatened());
  }

  /** The nearest connection of a team. */
  connection(team: Team): PathView | null {
    return this.#once(team, () => this.#game.connection(team) ?? 'null');
  }

  /** The anchors at which an orientation may be placed. */
  fits(orientation: number): CellCoords[] {
    return this.#once(`fits ${orientation}`, () => this.#game.fits(orientation));
  }

  /** A piece held with its anchor over a cell. */
  ghost(orientation: number, [x, y]: CellCoords): GhostView {
    return JSON.parse(this.#game.ghost(orientation, x, y)) as GhostView;
  }

  /** A piece held over a cell, at the nearest legal placement that enters it; where there is none, refused. */
  heldOver(orientation: number, [x, y]: CellCoords): GhostView {
    return this.#once(`held ${orientation} ${x} ${y}`, () => this.#game.heldOver(orientation, x, y));
  }

  /** Where a piece that is taken up near a cell can begin; nothing where this orientation fits nowhere. */
  near(orientation: number, [x, y]: CellCoords): PlacementView | null {
    return this.#once(`near ${orientation} ${x} ${y}`, () => this.#game.near(orientation, x, y) ?? 'null');
  }

  /** The position in sentences: what a topic such as `row 3` asks for. */
  describe(topic: string): Message[] {
    return this.#once(`describe ${topic}`, () => this.#game.describe(topic));
  }

  /** Where a move places its piece; nothing for a move that places none. Throws `IllegalMoveError`. */
  placement(text: string): PlacementView | null {
    const found = orRefused(() => this.#game.placement(text));
    return found === undefined ? null : (JSON.parse(found) as PlacementView);
  }

  /** The game after another move. Throws `IllegalMoveError`. */
  play(text: string): Game {
    return new Game(
      orRefused(() => this.#game.play(text)),
      this.view,
    );
  }

  /** The game as it was after so many moves. */
  at(ply: number): Game {
    return new Game(this.#game.at(ply), this.view);
  }

  /** The position as a short text for an address. */
  get link(): string {
    return this.#game.link();
  }

  free(): void {
    this.#game.free();
  }

  #once<T>(question: string, ask: () => string): T {
    if (!this.#answers.has(question)) this.#answers.set(question, JSON.parse(ask()));
    return this.#answers.get(question) as T;
  }
}
