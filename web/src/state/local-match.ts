/** A match on this device, at which everybody sits here. Its events are stored as they happen. */
import type { Refused } from '../rules/game';
import { MatchState } from '../rules/match-state';
import type { ClockView, Command, Event, MatchSetup, MatchView } from '../wire/types';
import type { GameStore, StoredGame } from './game-store';
import type { Match, MatchSnapshot } from './match';
import { Store } from './store';
import { Timekeeper } from './timekeeper';

/** Of games without a move so many are kept, for whoever goes back to one. */
const MAX_NOT_BEGUN = 5;

export function localSnapshot(match: MatchState): MatchSnapshot {
  return { connection: 'here', role: 'owner', presence: null, match, pending: false };
}

/** A stored game in a list. */
export interface GameSummary {
  readonly id: string;
  readonly board: string;
  readonly moves: number;
  /** When it was last played, in milliseconds since 1970. */
  readonly saved: number;
  readonly matchView: MatchView;
}

export class LocalMatch implements Match {
  readonly state: Store<MatchSnapshot>;
  readonly id: string;
  readonly #games: GameStore;
  readonly #now: () => number;
  readonly #unwatch: () => void;
  /** Lets the flag fall: on one device the page keeps the time. */
  readonly #timekeeper: Timekeeper;
  #match: MatchState;
  #events: readonly Event[];

  private constructor(id: string, events: readonly Event[], games: GameStore, now: () => number) {
    this.id = id;
    this.#match = MatchState.fromEvents(events);
    this.#events = events;
    this.#games = games;
    this.#now = now;
    this.state = new Store(localSnapshot(this.#match));
    this.#timekeeper = new Timekeeper(now, () => void this.act({ do: 'flag' }, 'server'));
    this.#changed();
    this.#unwatch = games.watch(id, () => this.#catchUp());
  }

  /** Opens a new match. Throws `MessageError`. */
  static open(setup: MatchSetup, games: GameStore, now: () => number = Date.now): LocalMatch {
    const events = [MatchState.opening(setup, now())];
    const id = crypto.randomUUID();
    for (const game of games.games.filter(({ events }) => !isBegun(events)).slice(MAX_NOT_BEGUN)) games.removeGame(game.id);
    const match = new LocalMatch(id, events, games, now);
    games.putGame(id, events, false);
    return match;
  }

  /** Goes on with a stored match. Throws if the rules cannot make a match of its events. */
  static load({ id, events, saved }: StoredGame, games: GameStore, now: () => number = Date.now): LocalMatch {
    const match = new LocalMatch(id, events, games, now);
    match.#credit(saved);
    return match;
  }

  /** The stored match with this id, if there is one that can be read. */
  static find(id: string, games: GameStore, now: () => number = Date.now): LocalMatch | null {
    const game = games.game(id);
    try {
      return game && LocalMatch.load(game, games, now);
    } catch {
      return null;
    }
  }

  /** The match played last that can still be read; on request only one that is not over. */
  static last(games: GameStore, now: () => number = Date.now, which: 'any' | 'unfinished' = 'any'): LocalMatch | null {
    for (const { id, over } of games.games) {
      if (over && which === 'unfinished') continue;
      const match = LocalMatch.find(id, games, now);
      // One of another version of the page stays stored for that one.
      if (match) return match;
    }
    return null;
  }

  now(): number {
    return this.#now();
  }

  async act(command: Command, as?: 'computer' | 'server'): Promise<Refused | null> {
    this.#catchUp();
    const answer = this.#match.act(as ?? 'owner', command, this.#now());
    if ('refusal' in answer) return answer;
    this.#events = [...this.#events, ...answer.events];
    this.#games.putGame(this.id, this.#events, this.#match.view('owner').over);
    this.#changed();
    return null;
  }

  /** The page is left: a clock that runs stands still from now until the match is loaded again. */
  leave(): void {
    const stored = this.#games.game(this.id);
    if (stored && this.#clock?.running) this.#games.putGame(this.id, stored.events, stored.over);
  }

  dispose(): void {
    this.leave();
    this.#timekeeper.set(null);
    this.#unwatch();
    this.#match.free();
  }

  get #clock(): ClockView | null {
    return this.#match.view('owner').clock;
  }

  #changed(): void {
    this.#timekeeper.set(this.#clock?.deadline ?? null);
    this.state.set(localSnapshot(this.#match));
  }

  /** Nobody pays for the time while the page was closed, unless the game is played in days. */
  #credit(from: number): void {
    const clock = this.#clock;
    if (clock?.control.kind !== 'increment' || !clock.running) return;
    void this.act({ do: 'credit', from, to: this.#now() }, 'server');
  }

  /** Takes over what another tab has played in the same game, so that neither writes over the other. */
  #catchUp(): void {
    const stored = this.#games.game(this.id)?.events;
    if (!stored || JSON.stringify(stored) === JSON.stringify(this.#events)) return;
    const before = this.#match;
    try {
      this.#match = MatchState.fromEvents(stored);
    } catch {
      // Of another version of the page: it stays stored beside the game as it is known here.
      this.#games.setGameAside(this.id);
      return;
    }
    this.#events = stored;
    this.#changed();
    before.free();
  }
}

export interface StoredGameList {
  /** Those that can be continued, the one played last first. */
  readonly games: GameSummary[];
  /** The ids of those that cannot be read. */
  readonly unreadable: string[];
}

/** Whether somebody has made a move. */
function isBegun(events: readonly Event[]): boolean {
  return events.some(({ type }) => type === 'moved');
}

/** The games that were begun and can be continued. */
export function unfinishedGames(games: GameStore): StoredGameList {
  const unreadable = games.unreadable;
  const unfinished = games.games.filter(({ over }) => !over);
  const readable = unfinished.flatMap(({ id, events, saved }): GameSummary[] => {
    try {
      const match = MatchState.fromEvents(events);
      const matchView = match.view('owner');
      const summary = { id, board: match.game.view.board, moves: match.game.ply, saved, matchView };
      match.free();
      // 0.1 did not note that a game was over.
      return matchView.over || !isBegun(events) ? [] : [summary];
    } catch {
      unreadable.push(id);
      return [];
    }
  });
  return { games: readable, unreadable };
}
