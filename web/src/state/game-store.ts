/**
 * The games of this browser: its own ones with all events, and its secrets for games by link. Each
 * game has a key of its own, so that tabs with different games never write over each other.
 */
import type { Command, Event } from '../wire/types';
import { isRecord, type StoredItems } from './storage';

/** The schema of what is written. 0.1 had schema 1, without a number: a list of events, a list of links. */
const SCHEMA = 2;
/** 0.1's keys. */
const OLD_GAME = 'game';
const OLD_LINKS = 'links';
const GAME = 'game.';
const LINK = 'link.';
const PENDING = 'pending.';
/** Of finished games, here and by link, older ones than this are forgotten; a key to a game in play is never dropped. */
const MAX_OVER = 50;
const MAX_LINKS_OVER = 50;

/** A game on this device. Whether its events make a match is for the rules to say. */
export interface StoredGame {
  readonly id: string;
  readonly events: readonly Event[];
  /** When it was last played, in milliseconds since 1970. */
  readonly saved: number;
  /** Whether its series is over. */
  readonly over: boolean;
}

/** A game by link in which this browser takes part or looks on. */
export interface LinkKey {
  readonly game: string;
  /** The secret of this browser for the game. */
  readonly token: string;
}

interface StoredLink extends LinkKey {
  readonly saved: number;
  /** Whether there is nothing left to play, as far as this browser has seen. */
  readonly over: boolean;
}

type Move = Extract<Command, { do: 'move' }>;

/** A move in a game by link that the server has not answered. */
export interface PendingMove {
  /** The id under which the server does it once, however often it is sent. */
  readonly id: string;
  readonly command: Move;
  /** When it was first sent, in milliseconds since 1970. */
  readonly sent: number;
}

/** The move of a game that waits for its answer: it is sent even if the page is closed before. */
export interface PendingMoveStore {
  get(): PendingMove | null;
  put(move: PendingMove): void;
  /** Another tab may have put in another move since. */
  remove(id: string): void;
}

export class GameStore {
  readonly #items: StoredItems;
  readonly #now: () => number;

  constructor(items: StoredItems, now: () => number = Date.now) {
    this.#items = items;
    this.#now = now;
    items.move(OLD_GAME, `${GAME}0.1`);
    this.#migrateLinks();
  }

  /** The games that can be read, the one played last first. */
  get games(): StoredGame[] {
    const games = this.#items.keys(GAME).map((key) => this.game(key.slice(GAME.length)));
    return games.filter((game) => game !== null).sort((a, b) => b.saved - a.saved);
  }

  /** The ids of what is stored as a game and is none to this version. */
  get unreadable(): string[] {
    const ids = this.#items.keys(GAME).map((key) => key.slice(GAME.length));
    return ids.filter((id) => this.game(id) === null);
  }

  game(id: string): StoredGame | null {
    const stored = this.#items.read(GAME + id);
    if (Array.isArray(stored)) return stored.length > 0 ? fromEvents(id, stored as Event[]) : null;
    if (!isRecord(stored) || stored['schema'] !== SCHEMA) return null;
    const { events, saved, over } = stored;
    if (!Array.isArray(events) || events.length === 0) return null;
    return { id, events: events as Event[], saved: Number(saved) || 0, over: over === true };
  }

  putGame(id: string, events: readonly Event[], over: boolean): void {
    this.#items.write(GAME + id, JSON.stringify({ schema: SCHEMA, saved: this.#now(), over, events }));
    if (over) for (const game of this.games.filter(({ over }) => over).slice(MAX_OVER)) this.removeGame(game.id);
  }

  /** Deletes a game; what is given back puts it in again. */
  removeGame(id: string): () => void {
    const text = this.text(id);
    this.#items.remove(GAME + id);
    return () => {
      if (text !== null) this.#items.write(GAME + id, text);
    };
  }

  /** What is stored under the id of a game, whether or not it can be read. */
  text(id: string): string | null {
    return this.#items.text(GAME + id);
  }

  /** Keeps what is stored of a game apart, before it is written again. */
  setGameAside(id: string): void {
    this.#items.setAside(GAME + id);
  }

  /** Calls back when another tab has changed a game. */
  watch(id: string, changed: () => void): () => void {
    return this.#items.changed.subscribe((key) => {
      if (key === GAME + id) changed();
    });
  }

  /** The keys to games by link, the one used last first. */
  get links(): StoredLink[] {
    const links = this.#items.keys(LINK).map((key) => this.#link(key));
    return links.filter((link) => link !== null).sort((a, b) => b.saved - a.saved);
  }

  /** The secret for a game, which is made up now where there was none. */
  tokenFor(game: string, make: () => string): string {
    const token = this.#link(LINK + game)?.token ?? make();
    this.putLink({ game, token });
    return token;
  }

  putLink({ game, token }: LinkKey, saved = this.#now(), over = false): void {
    this.#items.write(LINK + game, JSON.stringify({ schema: SCHEMA, token, saved, over }));
    for (const link of this.links.filter(({ over }) => over).slice(MAX_LINKS_OVER)) {
      this.#items.remove(LINK + link.game);
      this.#items.remove(PENDING + link.game);
    }
  }

  /** Remembers whether a game by link is over. Nothing is known of one that was not answered yet. */
  noteLink(game: string, over: boolean | null): void {
    const link = this.#link(LINK + game);
    if (link && over !== null && over !== link.over) this.putLink(link, link.saved, over);
  }

  pendingMove(game: string): PendingMoveStore {
    const key = PENDING + game;
    const get = () => readPendingMove(this.#items.read(key));
    return {
      get,
      put: (move) => void this.#items.write(key, JSON.stringify({ schema: SCHEMA, ...move })),
      remove: (id) => {
        if (get()?.id === id) this.#items.remove(key);
      },
    };
  }

  #link(key: string): StoredLink | null {
    const stored = this.#items.read(key);
    if (!isRecord(stored) || stored['schema'] !== SCHEMA || typeof stored['token'] !== 'string') return null;
    const { token, saved, over } = stored;
    return { game: key.slice(LINK.length), token, saved: Number(saved) || 0, over: over === true };
  }

  #migrateLinks(): void {
    const stored = this.#items.read(OLD_LINKS);
    if (!Array.isArray(stored)) return;
    // The one used last comes first.
    stored.reverse().forEach((link: unknown, saved) => {
      if (!isRecord(link) || typeof link['game'] !== 'string' || typeof link['token'] !== 'string') return;
      if (this.#link(LINK + link['game']) === null) this.putLink({ game: link['game'], token: link['token'] }, saved);
    });
    this.#items.remove(OLD_LINKS);
  }
}

/** A game as 0.1 stored it. */
function fromEvents(id: string, events: Event[]): StoredGame {
  const last: unknown = events.at(-1);
  return { id, events, saved: isRecord(last) ? Number(last['at']) || 0 : 0, over: false };
}

function readPendingMove(stored: unknown): PendingMove | null {
  if (!isRecord(stored) || stored['schema'] !== SCHEMA || !isRecord(stored['command'])) return null;
  const { id, sent } = stored;
  const { text, ply } = stored['command'];
  if (typeof id !== 'string' || typeof sent !== 'number' || typeof text !== 'string' || typeof ply !== 'number') return null;
  return { id, command: { do: 'move', text, ply }, sent };
}
