/** The games that somebody keeps in this browser, in IndexedDB. */
import { MessageError } from '../rules/message-error';
import { isRecord } from '../state/storage';

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

/** What is stored, as far as it can be read, the last one first. */
export function readEntries(stored: readonly unknown[]): LibraryEntry[] {
  const isEntry = (row: unknown): row is LibraryEntry =>
    isRecord(row) &&
    typeof row['id'] === 'number' &&
    typeof row['text'] === 'string' &&
    typeof row['title'] === 'string' &&
    Number.isFinite(row['saved']);
  return stored.filter(isEntry).sort((a, b) => b.saved - a.saved || b.id - a.id);
}

/** Its methods throw `MessageError` where the browser would not. */
class Library {
  #database: Promise<IDBDatabase> | null = null;

  /** All games, the last one first. */
  all(): Promise<LibraryEntry[]> {
    return this.#with('readonly', async (games) => readEntries(await answered(games.getAll())));
  }

  /** Saves games together or, when one cannot be saved, none of them. */
  add(entries: readonly NewEntry[]): Promise<void> {
    return this.#with('readwrite', (games) => {
      const { transaction } = games;
      for (const entry of entries) games.add(entry);
      return new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('the games were not saved'));
      });
    });
  }

  delete(id: number): Promise<void> {
    return this.#with('readwrite', (games) => answered(games.delete(id)));
  }

  async #with<T>(mode: IDBTransactionMode, work: (games: IDBObjectStore) => Promise<T>): Promise<T> {
    try {
      const database = await (this.#database ??= this.#open());
      return await work(database.transaction(GAMES, mode).objectStore(GAMES));
    } catch (error) {
      throw MessageError.of('study-library-failed', { cause: error });
    }
  }

  async #open(): Promise<IDBDatabase> {
    const forget = () => (this.#database = null);
    try {
      const database = await openDatabase();
      database.onclose = forget;
      // Another tab may bring a newer version.
      database.onversionchange = () => {
        database.close();
        forget();
      };
      return database;
    } catch (error) {
      forget();
      throw error;
    }
  }
}

/** One for the page, so that there is one connection; it is opened when it is first asked. */
export const library = new Library();

/** What an entry is searched in, made once: somebody types letter after letter. */
const searchTexts = new WeakMap<LibraryEntry, string>();

function searchTextOf(entry: LibraryEntry): string {
  const known = searchTexts.get(entry);
  if (known !== undefined) return known;
  // Every record has the same names of tags.
  const searched = `${entry.title}\n${entry.text.replace(/\[\w+(?= ")/g, '')}`.toLocaleLowerCase();
  searchTexts.set(entry, searched);
  return searched;
}

/** The games that have all words that are searched for, in their title or in their record. */
export function search(entries: readonly LibraryEntry[], words: string): LibraryEntry[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => wanted.every((word) => searchTextOf(entry).includes(word)));
}
