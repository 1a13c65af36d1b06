/** The games that somebody keeps in this browser, in IndexedDB. */

export interface LibraryEntry {
  readonly id: number;
  /** The record. */
  readonly text: string;
  /** What it is called in the list: players, board, length. */
  readonly title: string;
  /** When it was saved, in milliseconds since 1970. */
  readonly saved: number;
}

export type NewEntry = Omit<LibraryEntry, 'id'>;

const NAME = 'caminos';
const VERSION = 1;
const GAMES = 'games';

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database did not answer'));
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(GAMES, { keyPath: 'id', autoIncrement: true });
  };
  return answered(request);
}

export class Library {
  #database: Promise<IDBDatabase> | null = null;

  /** All games, the last one first. */
  async all(): Promise<LibraryEntry[]> {
    const games = await this.#games('readonly');
    const found = (await answered(games.getAll())) as LibraryEntry[];
    return found.sort((a, b) => b.saved - a.saved || b.id - a.id);
  }

  /** Saves games together or, when one cannot be saved, none of them. */
  async add(entries: readonly NewEntry[]): Promise<void> {
    const games = await this.#games('readwrite');
    const { transaction } = games;
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the games were not saved'));
    });
    for (const entry of entries) games.add(entry);
    await done;
  }

  async delete(id: number): Promise<void> {
    const games = await this.#games('readwrite');
    await answered(games.delete(id));
  }

  async #games(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    this.#database ??= openDatabase();
    try {
      const database = await this.#database;
      // Another tab may bring a newer version.
      database.onversionchange = () => database.close();
      database.onclose = () => (this.#database = null);
      return database.transaction(GAMES, mode).objectStore(GAMES);
    } catch (error) {
      this.#database = null;
      throw error;
    }
  }
}

/** The games that have all words that are searched for, in their title or in their record. */
export function search(entries: readonly LibraryEntry[], words: string): LibraryEntry[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ title, text }) => {
    // Every record has the same names of tags.
    const hay = `${title}\n${text.replace(/^\[\w+/gm, '')}`.toLocaleLowerCase();
    return wanted.every((word) => hay.includes(word));
  });
}
