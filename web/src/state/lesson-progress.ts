/** The lessons that were done, stored in this browser. */
import type { StoredItems } from './storage';
import { Store } from './store';

const KEY = 'lessons';
const SCHEMAS = [2];

/** Lessons that were merged into others: what was learned stays learned. */
const MERGED: Readonly<Record<string, string>> = { why: 'allowed' };

/** 0.1 stored a plain list. Lessons are known by their ids, so their order may change. */
export function readLessonProgress(items: StoredItems): ReadonlySet<string> {
  const done = items.readAs(KEY, SCHEMAS)?.['done'] ?? items.read(KEY);
  return new Set(Array.isArray(done) ? done.filter((id) => typeof id === 'string').map((id) => MERGED[id] ?? id) : []);
}

/** The ids of the lessons that were done, as a store that writes itself. */
export class LessonProgress extends Store<ReadonlySet<string>> {
  readonly #items: StoredItems;

  constructor(items: StoredItems) {
    super(readLessonProgress(items));
    this.#items = items;
    items.changed.subscribe((key) => {
      if (key === KEY) this.set(readLessonProgress(items));
    });
  }

  done(lesson: string): void {
    // With what another tab has done meanwhile.
    this.#write(new Set([...readLessonProgress(this.#items), ...this.get(), lesson]));
  }

  forget(): void {
    this.#write(new Set());
  }

  #write(done: ReadonlySet<string>): void {
    // The list of 0.1 is read by now.
    if (Array.isArray(this.#items.read(KEY))) this.#items.remove(KEY);
    this.#items.writeAs(KEY, SCHEMAS, { done: [...done] });
    this.set(done);
  }
}
