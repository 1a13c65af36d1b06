/** A match on this device, at which everybody sits here. Its events are stored as they happen. */
import type { Refused } from '../rules/game';
import { MatchState } from '../rules/match-state';
import type { Command, Event, Setup, TableView } from '../wire/types';
import type { GameStore, StoredGame } from './game-store';
import type { Match, MatchSnapshot } from './match';
import { Store } from './store';

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
  readonly table: TableView;
}

export class LocalMatch implements Match {
  readonly state: Store<MatchSnapshot>;
  readonly id: string;
  readonly #games: GameStore;
  readonly #now: () => number;
  readonly #unwatch: () => void;
  #match: MatchState;
  #events: readonly Event[];

  private constructor(id: string, events: readonly Event[], games: GameStore, now: () => number) {
    this.id = id;
    this.#match = MatchState.fromEvents(events);
    this.#events = events;
    this.#games = games;
    this.#now = now;
    this.state = new Store(localSnapshot(this.#match));
    this.#unwatch = games.watch(id, () => this.#catchUp());
  }

  /** Opens a new match. Throws `SetupRefused`. */
  static open(setup: Setup, games: GameStore, now: () => number = Date.now): LocalMatch {
    const events = [MatchState.opening(setup, now())];
    const id = crypto.randomUUID();
    const match = new LocalMatch(id, events, games, now);
    games.putGame(id, events, false);
    return match;
  }

  /** Goes on with a stored match. Throws if the rules cannot make a match of its events. */
  static load({ id, events }: StoredGame, games: GameStore, now: () => number = Date.now): LocalMatch {
    return new LocalMatch(id, events, games, now);
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

  /** The match played last that can still be read. */
  static last(games: GameStore, now: () => number = Date.now): LocalMatch | null {
    for (const { id } of games.games) {
      const match = LocalMatch.find(id, games, now);
      // One of another version of the page stays stored for that one.
      if (match) return match;
    }
    return null;
  }

  async act(command: Command, as?: 'computer'): Promise<Refused | null> {
    this.#catchUp();
    const answer = this.#match.act(as ?? 'owner', command, this.#now());
    if ('refusal' in answer) return answer;
    this.#events = [...this.#events, ...answer.events];
    this.#games.putGame(this.id, this.#events, this.#match.view('owner').over);
    this.state.set(localSnapshot(this.#match));
    return null;
  }

  dispose(): void {
    this.#unwatch();
    this.#match.free();
  }

  /** Takes over what another tab has played in the same game, so that neither writes over the other. */
  #catchUp(): void {
    const stored = this.#games.game(this.id)?.events;
    if (!stored || JSON.stringify(stored) === JSON.stringify(this.#events)) return;
    const before = this.#match;
    this.#match = MatchState.fromEvents(stored);
    this.#events = stored;
    this.state.set(localSnapshot(this.#match));
    before.free();
  }
}

export interface StoredGameList {
  /** Those that can be continued, the one played last first. */
  readonly games: GameSummary[];
  /** The ids of those that cannot be read. */
  readonly unreadable: string[];
}

export function unfinishedGames(games: GameStore): StoredGameList {
  const unreadable = games.unreadable;
  const unfinished = games.games.filter(({ over }) => !over);
  const readable = unfinished.flatMap(({ id, events, saved }): GameSummary[] => {
    try {
      const match = MatchState.fromEvents(events);
      const table = match.view('owner');
      const summary = { id, board: match.game.view.board, moves: match.game.ply, saved, table };
      match.free();
      // 0.1 did not note that a game was over.
      return table.over ? [] : [summary];
    } catch {
      unreadable.push(id);
      return [];
    }
  });
  return { games: readable, unreadable };
}
