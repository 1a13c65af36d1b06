/** The lessons that were done, kept in this browser. */
import type { KeyValueStorage } from './settings';
import { Store } from './store';

const KEY = 'caminos.lessons';

export function readProgress(keep: KeyValueStorage): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(keep.getItem(KEY) ?? '[]');
    if (Array.isArray(kept)) return new Set(kept.filter((id) => typeof id === 'string'));
  } catch {
    // Somebody else's value under our key: begin anew.
  }
  return new Set();
}

/** The names of the lessons that were done, as a store that keeps itself. */
export class Progress extends Store<ReadonlySet<string>> {
  done(lesson: string): void {
    this.set(new Set([...this.get(), lesson]));
  }

  forget(): void {
    this.set(new Set());
  }
}

export function storedProgress(keep: KeyValueStorage): Progress {
  const progress = new Progress(readProgress(keep));
  progress.subscribe((done) => {
    try {
      keep.setItem(KEY, JSON.stringify([...done]));
    } catch {
      // A browser that keeps nothing still teaches.
    }
  });
  return progress;
}
