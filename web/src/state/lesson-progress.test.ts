import { describe, expect, it } from 'vitest';
import { LessonProgress, readLessonProgress } from './lesson-progress';
import { MemoryStorage, StoredItems } from './storage';

function items(stored?: string): StoredItems {
  const storage = new MemoryStorage();
  if (stored !== undefined) storage.setItem('caminos.lessons', stored);
  return new StoredItems(storage);
}

describe('progress', () => {
  it('is stored, each lesson once', () => {
    const stored = items();
    const progress = new LessonProgress(stored);
    progress.done('flat');
    progress.done('turn');
    progress.done('flat');
    expect([...readLessonProgress(stored)]).toEqual(['flat', 'turn']);
    progress.forget();
    expect(readLessonProgress(stored).size).toBe(0);
  });

  it('of version 0.1 is read, and written with its schema', () => {
    const stored = items('["flat", 7]');
    const progress = new LessonProgress(stored);
    expect([...progress.get()]).toEqual(['flat']);
    progress.done('turn');
    expect(stored.read('lessons')).toEqual({ schema: 2, done: ['flat', 'turn'] });
  });

  it('is kept by the ids of lessons, whatever their order, and follows a lesson into another', () => {
    expect([...readLessonProgress(items('{"schema":2,"done":["four","why","flat","allowed"]}'))]).toEqual(['four', 'allowed', 'flat']);
  });

  it('of two tabs is added up', () => {
    const storage = new MemoryStorage();
    const [here, there] = [new StoredItems(storage), new StoredItems(storage)];
    const [one, other] = [new LessonProgress(here), new LessonProgress(there)];
    one.done('flat');
    other.done('turn');
    expect([...readLessonProgress(here)]).toEqual(['flat', 'turn']);
    here.changedElsewhere('caminos.lessons');
    expect([...one.get()]).toEqual(['flat', 'turn']);
  });

  it('begins anew beside what cannot be read, which is set aside', () => {
    for (const text of ['{"a":1}', 'no JSON']) {
      const stored = items(text);
      const progress = new LessonProgress(stored);
      expect(progress.get().size).toBe(0);
      progress.done('flat');
      expect(stored.text('unreadable.lessons')).toBe(text);
    }
  });
});
