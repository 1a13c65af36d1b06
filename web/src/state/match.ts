/** Where a match lives: on this device, or on the server (`net/`). */
import { Table } from '../rules/caminos';
import type { Command, Denial, Event, Role, Setup } from '../wire/types';
import type { GameStore } from './game-store';

/** How things stand with the place where the match lives. */
export type ConnectionStatus =
  /** It lives on this device. */
  | 'here'
  | 'connecting'
  | 'connected'
  /** Was connected and tries again. */
  | 'lost'
  /** There is no such game. */
  | 'missing'
  /** The page is older or newer than the server. */
  | 'outdated';

/** Who of those by link is connected. */
export interface Presence {
  owner: boolean;
  players: number[];
}

export interface Match {
  /** The match as far as it is known; none before the first word from a server. */
  readonly table: Table | null;
  readonly role: Role;
  readonly contact: ConnectionStatus;
  readonly presence: Presence | null;
  /** Whether the computer's seats are this page's to think for. */
  readonly computer: 'page' | 'server';
  /** Called after anything above has changed. */
  changed: () => void;
  /** Carries a command out, or says why not. */
  act(command: Command, as?: 'computer'): Promise<Denial | null>;
  dispose(): void;
}

/** A match on this device, at which everybody sits here. */
export abstract class HereMatch implements Match {
  readonly table: Table;
  readonly role: Role = 'owner';
  readonly contact = 'here';
  readonly presence = null;
  readonly computer = 'page';
  changed = () => {};

  constructor(events: readonly Event[]) {
    this.table = new Table(events);
  }

  abstract act(command: Command, as?: 'computer'): Promise<Denial | null>;

  dispose(): void {
    this.changed = () => {};
    this.table.free();
  }
}

/** A match on this device, kept event by event. */
export class LocalMatch extends HereMatch {
  readonly #events: Event[];
  readonly #games: GameStore;
  readonly #now: () => number;

  private constructor(events: Event[], games: GameStore, now: () => number) {
    super(events);
    this.#events = events;
    this.#games = games;
    this.#now = now;
  }

  /** Opens a new match, in place of the last one. Throws `SetupRefused`. */
  static open(setup: Setup, games: GameStore, now: () => number = Date.now): LocalMatch {
    const events = [Table.opening(setup, now())];
    const source = new LocalMatch(events, games, now);
    games.putLocal(events);
    return source;
  }

  /** The last match, if it was kept and can still be read. */
  static last(games: GameStore, now: () => number = Date.now): LocalMatch | null {
    const events = games.local;
    if (!events) return null;
    try {
      return new LocalMatch(events, games, now);
    } catch {
      // Kept by another version of the page: it cannot be continued.
      games.dropLocal();
      return null;
    }
  }

  async act(command: Command, as?: 'computer'): Promise<Denial | null> {
    const answer = this.table.act(as ?? this.role, command, this.#now());
    if ('denial' in answer) return answer.denial;
    this.#events.push(...answer.events);
    this.#games.putLocal(this.#events);
    this.changed();
    return null;
  }
}
