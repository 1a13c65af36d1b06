/**
 * A match at the table: what is shown, the piece in hand, and what people do with it. It knows no
 * screen and no rule; it asks the wasm and tells whoever watches its state.
 */
import { Cancelled, type EngineClient } from '../engine/engine-client';
import type { Game } from '../rules/caminos';
import type { Cell } from '../rules/cell';
import type { Command, Denial, GameView, PathView, Message, ThoughtView } from '../wire/types';
import * as hands from './hand';
import type { Axis, Hand } from './hand';
import type { Match } from './match';
import { Store } from './store';
import { mover, supplyOf, type OverlayChoice, type Sound, type PlayState } from './play-state';

/** The computer takes at least this long, in milliseconds. */
const PACE = 700;
/** And at most this; only the highest level uses all of it. */
const PATIENCE = 4000;
const HINT_PATIENCE = 1500;

export class PlaySession {
  readonly state = new Store<PlayState | null>(null);
  /** Told what can be heard. */
  heard: (sound: Sound) => void = () => {};
  readonly #source: Match;
  readonly #thinker: EngineClient;
  #game: Game | null = null;
  /** What stays the same in all games of a match: one object, so that drawings keep theirs. */
  #view: GameView | null = null;
  #hand: Hand | null = null;
  #held = false;
  #laid = false;
  #middle: Cell | null = null;
  #ply: number | null = null;
  #shows: OverlayChoice = { fits: false, connections: false, threats: false };
  #thinking: { for: 'computer' | 'hint'; link: string } | null = null;
  #hint: ThoughtView | null = null;
  #denial: Denial | null = null;
  #failed = false;

  constructor(source: Match, thinker: EngineClient) {
    this.#source = source;
    this.#thinker = thinker;
    source.changed = () => this.#changed();
    this.#changed();
  }

  dispose(): void {
    this.#thinker.dispose();
    this.#source.dispose();
    this.#game?.free();
    this.#game = null;
  }

  // The piece in hand.

  /** Takes up a shape, if the person whose turn it is has one. */
  pick(shape: number): void {
    const state = this.state.get();
    if (!state?.yourTurn || !this.#available(state).includes(shape)) return;
    const middle = this.#middle ?? centre(state);
    this.#clear();
    this.#hand = hands.takeUp(state.game, shape, middle);
    this.#held = true;
    this.#ply = null;
    this.heard('pick');
    this.#update();
  }

  /** The nth of the shapes that can be taken up, from 0. */
  pickNth(n: number): void {
    const state = this.state.get();
    const shapes = state?.game.shapes.flatMap((shape, index) => (shape.neutral === state.position.neutralDue ? [index] : []));
    const shape = shapes?.[n];
    if (shape !== undefined) this.pick(shape);
  }

  /** Puts the piece back. */
  putBack(): void {
    this.#clear();
    this.#update();
  }

  turn(axis: Axis, by: 1 | -1 = 1): void {
    const state = this.state.get();
    if (!state || !this.#hand) return;
    const turned = hands.turn(state.game, this.#hand, axis, by);
    if (turned.orientation !== this.#hand.orientation) this.heard('turn');
    this.#hold(turned);
  }

  /** Moves the piece by columns and rows. */
  move(dx: number, dy: number): void {
    const state = this.state.get();
    if (state && this.#hand) this.#hold(hands.shift(state.game, this.#hand, dx, dy));
  }

  /** The keyboard is at a cell: the piece in hand goes there, and the next one begins there. */
  aim(cell: Cell): void {
    this.#middle = cell;
    // The focus also follows a piece that is there already, such as a hint, which stays.
    const there = this.#hand?.middle;
    if (this.#hand && (there?.[0] !== cell[0] || there[1] !== cell[1])) this.#hold({ ...this.#hand, middle: cell });
  }

  /** The cell that the keyboard is at. */
  get at(): Cell | null {
    const state = this.state.get();
    return this.#hand?.middle ?? this.#middle ?? (state && centre(state));
  }

  /** The pointer is over a cell, or has left the board. */
  hover(cell: Cell | null): void {
    if (!this.#hand || this.#laid) return;
    if (!cell) {
      this.#held = false;
      this.#update();
    } else if (!this.#held || !same(this.#hand.middle, cell)) {
      this.#hold({ ...this.#hand, middle: cell });
    }
  }

  /** A cell was chosen: a mouse places there, a finger lays the piece down for a second look. */
  choose(cell: Cell, pointer: 'mouse' | 'touch' | 'pen'): void {
    if (!this.#hand) return;
    this.#laid = pointer !== 'mouse';
    this.#hold({ ...this.#hand, middle: cell });
    if (pointer === 'mouse') void this.place();
  }

  /** Places the piece where it is held. */
  async place(): Promise<void> {
    const ghost = this.state.get()?.ghost;
    if (!ghost) return;
    if (ghost.mv === null) this.heard('refuse');
    else await this.play(ghost.mv);
  }

  // Moves and other commands.

  /** Plays a move as written. */
  async play(text: string): Promise<void> {
    const ply = this.#game?.ply ?? 0;
    await this.#do({ do: 'move', text, ply });
  }

  async takeback(): Promise<void> {
    await this.#do({ do: 'takeback', ply: this.#game?.ply ?? 0 });
  }

  /** Gives up, for the person here who has the turn or else the first one here. */
  async resign(): Promise<void> {
    const table = this.state.get()?.table;
    if (!table) return;
    const player = table.yours.find((own) => own === table.toMove) ?? table.yours[0];
    if (player !== undefined) await this.#do({ do: 'resign', player, ply: table.ply });
  }

  async act(command: 'next' | 'rematch' | 'agree' | 'refuse'): Promise<void> {
    await this.#do({ do: command });
  }

  async claim(name: string): Promise<void> {
    await this.#do(name ? { do: 'claim', name } : { do: 'claim' });
  }

  /** The position as a short text. */
  get link(): string {
    return this.#game?.link ?? '';
  }

  get record(): string {
    return this.#source.table?.record() ?? '';
  }

  // Looking.

  /** Shows the position after so many moves. */
  step(ply: number): void {
    const last = this.#game?.ply ?? 0;
    const wanted = Math.max(0, Math.min(ply, last));
    this.#ply = wanted === last ? null : wanted;
    this.#clear();
    this.#update();
  }

  /** What a topic such as `row 3` asks for, of the position that is shown. */
  describe(topic: string): Message[] {
    return this.#game?.told(topic, this.#ply ?? this.#game.ply) ?? [];
  }

  /** Shows something on demand, or no longer. */
  show(what: Partial<OverlayChoice>): void {
    this.#shows = { ...this.#shows, ...what };
    this.#update();
  }

  get shows(): OverlayChoice {
    return this.#shows;
  }

  /** Asks the computer what it would do, and takes that piece up. */
  async hint(): Promise<void> {
    const state = this.state.get();
    if (!state?.yourTurn || this.#thinking || !this.#game) return;
    this.step(this.#game.ply);
    const thought = await this.#think('hint', 9, HINT_PATIENCE, 0);
    if (!thought) return;
    this.#clear();
    this.#hint = thought;
    if (thought.place) {
      this.#hand = hands.takeUpAt(state.game, thought.place.orientation, thought.place.corner);
      this.#held = true;
      this.#laid = true;
    }
    this.#update();
  }

  // Inside.

  async #do(command: Command): Promise<void> {
    const denial = await this.#source.act(command);
    this.#denial = denial;
    if (denial) {
      this.heard('refuse');
      this.#update();
    }
  }

  /** Something happened at the table. */
  #changed(): void {
    const table = this.#source.table;
    if (table) {
      const before = this.#game;
      const game = table.game();
      const seen = this.state.get();
      const moved = !before || before.link !== game.link;
      this.#game = game;
      before?.free();
      const view = table.view(this.#source.role);
      if (moved || view.round !== seen?.table.round || view.rematches !== seen.table.rematches) {
        this.#clear();
        this.#ply = null;
        this.#denial = null;
        this.#failed = false;
        if (this.#thinking) {
          this.#thinking = null;
          this.#thinker.cancel();
        }
        if (seen && game.ply === seen.table.ply + 1) this.heard('place');
      }
      if (seen && view.outcome && !seen.table.outcome) this.#hearEnd();
    }
    this.#update();
    void this.#computerMoves();
  }

  #hearEnd(): void {
    const view = this.#source.table?.view(this.#source.role);
    const outcome = view?.outcome;
    if (!view || !outcome || outcome.kind === 'draw') return this.heard('end');
    const winner = outcome.kind === 'connected' ? outcome.team : outcome.winner;
    const own = view.players.filter(({ player }) => view.yours.includes(player));
    const won = own.some(({ team }) => team === winner);
    this.heard(won ? 'win' : own.length > 0 ? 'lose' : 'end');
  }

  async #computerMoves(): Promise<void> {
    const state = this.state.get();
    const level = state?.table.computer;
    if (this.#source.computer !== 'page' || !state || level === null || level === undefined) return;
    if (this.#thinking || this.#failed) return;
    const ply = state.table.ply;
    const thought = await this.#think('computer', level, PATIENCE, PACE);
    if (thought) await this.#source.act({ do: 'move', text: thought.mv, ply }, 'computer');
  }

  /** Asks the computer; nothing if the game went on meanwhile or it could not think. */
  async #think(who: 'computer' | 'hint', level: number, time: number, pace: number): Promise<ThoughtView | null> {
    const link = this.#game?.link;
    if (link === undefined) return null;
    const thinking = { for: who, link };
    this.#thinking = thinking;
    this.#update();
    try {
      const thought = await this.#thinker.ask({ link, level, time, pace });
      return this.#thinking === thinking ? thought : null;
    } catch (error) {
      if (!(error instanceof Cancelled)) this.#failed = true;
      return null;
    } finally {
      if (this.#thinking === thinking) {
        this.#thinking = null;
        this.#update();
      }
    }
  }

  #available(state: PlayState): number[] {
    const seat = mover(state.table)?.seat;
    if (seat === undefined) return [];
    const supply = supplyOf(state.position, seat);
    return state.game.shapes.flatMap((shape, index) =>
      shape.neutral === state.position.neutralDue && (supply[index] ?? 0) > 0 ? [index] : [],
    );
  }

  #hold(hand: Hand): void {
    this.#hand = hand;
    this.#middle = hand.middle;
    this.#held = true;
    this.#hint = null;
    this.#denial = null;
    this.#update();
  }

  #clear(): void {
    this.#hand = null;
    this.#held = false;
    this.#laid = false;
    this.#hint = null;
    this.#denial = null;
  }

  #update(): void {
    const { table, role, contact, presence } = this.#source;
    const game = this.#game;
    if (!table || !game) {
      this.state.set(null);
      return;
    }
    const view = table.view(role);
    const live = this.#ply === null;
    const position = game.position(this.#ply ?? game.ply);
    const yourTurn = live && view.outcome === null && view.toMove !== null && view.yours.includes(view.toMove);
    const hand = yourTurn ? this.#hand : null;
    const playing = live && view.outcome === null;
    const wanted = this.#shows;
    const ghost = hand && this.#held ? game.ghost(hand.orientation, hands.cornerOf(game.view, hand)) : null;
    const connections: PathView[] = [];
    if (playing && wanted.connections) {
      for (const team of ['yellow', 'green'] as const) {
        const path = game.connection(team);
        if (path) connections.push(path);
      }
    }
    this.state.set({
      contact,
      role,
      presence,
      game: (this.#view ??= game.view),
      table: view,
      moves: game.moves,
      position,
      live,
      shows: wanted,
      yourTurn,
      hand,
      ghost,
      laid: this.#laid && ghost !== null,
      fits: hand && wanted.fits ? hands.middlesOf(game.view, hand, game.fits(hand.orientation)) : null,
      connections,
      threatened: playing && wanted.threats ? game.threatened() : [],
      thinking: this.#thinking?.for ?? null,
      hint: this.#hint,
      denial: this.#denial,
      failed: this.#failed,
    });
  }
}

function same(a: Cell, b: Cell): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** The cell nearest to the middle of the board, which may have a hole there. */
function centre(state: PlayState): Cell {
  const { cells, width, height } = state.game;
  const away = ([x, y]: Cell) => Math.hypot(x - (width - 1) / 2, y - (height - 1) / 2);
  return cells.map(({ at }) => at).reduce((best, at) => (away(at) < away(best) ? at : best));
}
