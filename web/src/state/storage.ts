/**
 * What a browser stores for this page. Each item carries the number of its schema. Nothing that
 * cannot be read is ever deleted: it stays where it is, or is set aside before its key is used again.
 */
import { Emitter } from './store';

/** The part of a browser's storage that is needed; it may refuse (private windows, full disks). */
export interface KeyValueStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Where nothing may be stored, the page still works until it is closed. */
export class MemoryStorage implements KeyValueStorage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }
}

/** The schemas that can be read, oldest first; what has no number is `undefined`. */
export type Schemas = readonly (number | undefined)[];

/** The items whose keys begin with a prefix. */
export class StoredItems {
  /** The key of an item that another tab has changed. */
  readonly changed = new Emitter<string>();
  readonly #storage: KeyValueStorage;
  readonly #prefix: string;

  constructor(storage: KeyValueStorage, prefix = 'caminos.') {
    this.#storage = storage;
    this.#prefix = prefix;
  }

  /** To be called with the key of the browser's `storage` event. */
  changedElsewhere(key: string | null): void {
    if (key?.startsWith(this.#prefix)) this.changed.emit(key.slice(this.#prefix.length));
  }

  /** The keys that begin with a part, without the prefix. */
  keys(part: string): string[] {
    const wanted = this.#prefix + part;
    try {
      const all = Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index) ?? '');
      return all.filter((key) => key.startsWith(wanted)).map((key) => key.slice(this.#prefix.length));
    } catch {
      return [];
    }
  }

  text(key: string): string | null {
    try {
      return this.#storage.getItem(this.#prefix + key);
    } catch {
      return null;
    }
  }

  /** What is stored under a key; `undefined` where there is nothing or no JSON. */
  read(key: string): unknown {
    try {
      return JSON.parse(this.text(key) ?? '') as unknown;
    } catch {
      return undefined;
    }
  }

  /** What is stored by one of these schemas. */
  readAs(key: string, schemas: Schemas): Record<string, unknown> | undefined {
    const stored = this.read(key);
    return isRecord(stored) && schemas.includes(stored['schema'] as number | undefined) ? stored : undefined;
  }

  /** Writes an item by the last of these schemas. What is there by no schema of them is set aside before, never written over. */
  writeAs(key: string, schemas: Schemas, value: object): void {
    if (this.readAs(key, schemas) === undefined) this.setAside(key);
    this.write(key, JSON.stringify({ schema: schemas.at(-1), ...value }));
  }

  /** `false` if the browser would not store it. */
  write(key: string, value: string): boolean {
    try {
      this.#storage.setItem(this.#prefix + key, value);
      return true;
    } catch {
      return false;
    }
  }

  remove(key: string): void {
    try {
      this.#storage.removeItem(this.#prefix + key);
    } catch {
      // Nothing was stored, then.
    }
  }

  /** Moves an item to another key, if that is free and can be written. */
  move(from: string, to: string): void {
    const text = this.text(from);
    if (text === null || this.text(to) !== null) return;
    if (this.write(to, text)) this.remove(from);
  }

  /** Keeps what cannot be read, before its key is written again. */
  setAside(key: string): void {
    this.move(key, `unreadable.${key}`);
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
