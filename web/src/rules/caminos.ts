/**
 * The rules, as the wasm answers them. Everything structured crosses as JSON of the wire types;
 * this file is the one place that knows it.
 */
import init, { advice as wasmAdvice, Game as WasmGame, judge as wasmJudge, Table as WasmTable, type InitInput } from '../wasm/caminos';
import type {
  Command,
  Denial,
  Event,
  GameView,
  GhostView,
  MoveView,
  PathView,
  PositionView,
  Role,
  Message,
  Setup,
  SetupFault,
  TableView,
  TeamView,
} from '../wire/types';
import type { Cell, Cube } from './cell';

/** Makes the rules ready; the page waits for this once. */
export async function loadRules(source?: InitInput): Promise<void> {
  await init(source === undefined ? undefined : { module_or_path: source });
}

function parse<T>(text: string): T {
  return JSON.parse(text) as T;
}

/** A game with all its moves, to ask about. It never changes. */
export class Game {
  readonly #game: WasmGame;
  #view: GameView | null = null;
  #moves: MoveView[] | null = null;

  constructor(game: WasmGame) {
    this.#game = game;
  }

  static fromLink(link: string): Game {
    return new Game(WasmGame.fromLink(link));
  }

  get view(): GameView {
    return (this.#view ??= parse<GameView>(this.#game.view()));
  }

  get moves(): MoveView[] {
    return (this.#moves ??= parse<MoveView[]>(this.#game.moves()));
  }

  get ply(): number {
    return this.moves.length;
  }

  position(ply: number = this.ply): PositionView {
    return parse(this.#game.position(ply));
  }

  /** The position after so many moves in sentences: what a topic such as `row 3` asks for. */
  told(topic: string, ply: number = this.ply): Message[] {
    return parse(this.#game.told(ply, topic));
  }

  ghost(orientation: number, [x, y]: Cell): GhostView {
    return parse(this.#game.ghost(orientation, x, y));
  }

  /** The corners at which an orientation may be placed. */
  fits(orientation: number): Cell[] {
    return parse(this.#game.fits(orientation));
  }

  connection(team: TeamView): PathView | null {
    const path = this.#game.connection(team);
    return path === undefined ? null : parse(path);
  }

  threatened(): Cube[] {
    return parse(this.#game.threatened());
  }

  get link(): string {
    return this.#game.link();
  }

  free(): void {
    this.#game.free();
  }
}

/** What came of a command. */
export type Answer = { events: Event[] } | { denial: Denial };

/** Why a table could not be opened. */
export class SetupRefused extends Error {
  readonly fault: SetupFault;

  constructor(fault: SetupFault) {
    super(fault.reason);
    this.fault = fault;
  }
}

/** A match: the page's own, or a copy of one on the server. */
export class Table {
  readonly #table: WasmTable;

  constructor(events: readonly Event[]) {
    this.#table = new WasmTable(JSON.stringify(events));
  }

  /** The event with which a match begins. */
  static opening(setup: Setup, now: number): Event {
    let text: string;
    try {
      text = WasmTable.opening(JSON.stringify(setup), now);
    } catch (error) {
      throw error instanceof Error ? new SetupRefused(parse<SetupFault>(error.message)) : error;
    }
    return parse(text);
  }

  apply(event: Event): void {
    this.#table.apply(JSON.stringify(event));
  }

  /** Judges a command of somebody in a role, or of the computer. */
  act(role: Role | 'computer', command: Command, now: number): Answer {
    const who = role === 'computer' ? undefined : JSON.stringify(role);
    return parse(this.#table.act(who, JSON.stringify(command), now));
  }

  view(role: Role): TableView {
    return parse(this.#table.view(JSON.stringify(role)));
  }

  game(): Game {
    return new Game(this.#table.game());
  }

  /** The series in play as the text of a `.caminos` file. */
  record(): string {
    return this.#table.record();
  }

  free(): void {
    this.#table.free();
  }
}

/** What is said to an answer in a lesson. */
export type Verdict =
  | { kind: 'right' }
  /** A rule is against it. */
  | { kind: 'refused' }
  /** Allowed, but not what was asked for: the last part of a message and what it names. */
  | { kind: 'not-yet'; why: string; values: Record<string, string> };

/** Judges an answer: a move, a cell, a number, or the number of a choice from 1. */
export function judge(lesson: string, answer: string): Verdict {
  const [said = '', name, value] = wasmJudge(lesson, answer).split(' ');
  if (said === 'right' || said === 'refused') return { kind: said };
  return { kind: 'not-yet', why: said, values: name && value ? { [name]: value } : {} };
}

/** What a suggested move does in the position of a link: the last part of a message. */
export function advice(link: string, move: string): string {
  return wasmAdvice(link, move);
}
