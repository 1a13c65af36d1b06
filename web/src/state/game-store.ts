/** The games of this browser: its own last one with all events, and its keys to games by link. */
import type { Event } from '../wire/types';
import type { KeyValueStorage } from './settings';

const LOCAL = 'caminos.game';
const LINKS = 'caminos.links';

/** Keys to more games than this are forgotten, oldest first. */
const MOST_LINKS = 50;

/** A game by link in which this browser takes part or looks on. */
export interface LinkKey {
  game: string;
  token: string;
}

export class GameStore {
  readonly #keep: KeyValueStorage;

  constructor(keep: KeyValueStorage) {
    this.#keep = keep;
  }

  /** The events of the last game on this device, if it is still there. */
  get local(): Event[] | null {
    const events = this.#read(LOCAL);
    return Array.isArray(events) && events.length > 0 ? (events as Event[]) : null;
  }

  putLocal(events: readonly Event[]): void {
    this.#write(LOCAL, events);
  }

  dropLocal(): void {
    try {
      this.#keep.removeItem(LOCAL);
    } catch {
      // Nothing was kept, then.
    }
  }

  get links(): LinkKey[] {
    const links = this.#read(LINKS);
    const isKey = (value: unknown): value is LinkKey => {
      const key = value as Partial<LinkKey> | null;
      return typeof key?.game === 'string' && typeof key.token === 'string';
    };
    return Array.isArray(links) ? links.filter(isKey) : [];
  }

  /** The secret for a game, which is made up now where there was none. */
  tokenFor(game: string, make: () => string): string {
    const found = this.links.find((key) => key.game === game);
    if (found) return found.token;
    const token = make();
    this.putLink({ game, token });
    return token;
  }

  putLink(key: LinkKey): void {
    const others = this.links.filter(({ game }) => game !== key.game);
    this.#write(LINKS, [key, ...others].slice(0, MOST_LINKS));
  }

  #read(key: string): unknown {
    try {
      return JSON.parse(this.#keep.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  }

  #write(key: string, value: unknown): void {
    try {
      this.#keep.setItem(key, JSON.stringify(value));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}
