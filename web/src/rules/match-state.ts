/** A match as the rules have it: the page's own, or a copy of one on the server. It changes by commands or by events. */
import { Match as WasmMatch } from '../wasm/rules';
import type { Actor, Command, Event, Message, MatchSetup, MatchView } from '../wire/types';
import { Game, type Refused } from './game';
import { MessageError, orThrow } from './message-error';

/** What came of a command. */
export type CommandResult = { events: Event[] } | Refused;

export class MatchState {
  readonly #match: WasmMatch;
  /** What was asked since the last change, so that it is read once. */
  #game: Game | null = null;
  readonly #views = new Map<string, MatchView>();

  private constructor(match: WasmMatch) {
    this.#match = match;
  }

  /** Throws where the events cannot be read or cannot have happened. */
  static fromEvents(events: readonly unknown[]): MatchState {
    return new MatchState(new WasmMatch(JSON.stringify(events)));
  }

  /** The event with which a match begins. Throws `MessageError`. */
  static opening(setup: MatchSetup, now: number): Event {
    const text = orThrow(
      () => WasmMatch.opening(JSON.stringify(setup), now),
      (refused) => new MessageError((refused as { message: Message }).message),
    );
    return JSON.parse(text) as Event;
  }

  /** Applies events from outside: all, or none when it throws. */
  apply(events: readonly unknown[]): void {
    this.#match.apply(JSON.stringify(events));
    this.#changed();
  }

  /** Handles a command of an actor. */
  act(actor: Actor, command: Command, now: number): CommandResult {
    const answer = JSON.parse(this.#match.act(JSON.stringify(actor), JSON.stringify(command), now)) as CommandResult;
    if ('events' in answer) this.#changed();
    return answer;
  }

  /** The match as an actor sees it. */
  view(actor: Actor): MatchView {
    const who = JSON.stringify(actor);
    const known = this.#views.get(who) ?? (JSON.parse(this.#match.view(who)) as MatchView);
    this.#views.set(who, known);
    return known;
  }

  /** The game in play. It is this match's to free. */
  get game(): Game {
    return (this.#game ??= new Game(this.#match.game()));
  }

  /** The series in play as the text of a `.caminos` file. */
  get record(): string {
    return this.#match.record();
  }

  /** A copy that goes its own way. */
  copy(): MatchState {
    return new MatchState(this.#match.copy());
  }

  free(): void {
    this.#changed();
    this.#match.free();
  }

  #changed(): void {
    this.#game?.free();
    this.#game = null;
    this.#views.clear();
  }
}
