import { describe, expect, it } from 'vitest';
import { dailyStreak, dayOf, PuzzleProgress, readPuzzleProgress } from './puzzle-progress';
import { MemoryStorage, StoredItems } from '../state/storage';
import { FIRST_RATING } from '../wire/constants';

function items(stored?: string): StoredItems {
  const storage = new MemoryStorage();
  if (stored !== undefined) storage.setItem('caminos.puzzles', stored);
  return new StoredItems(storage);
}

const RATING = { rating: 880, answered: 1 };

describe('progress in the trainer', () => {
  it('counts the first answer to a puzzle, and streaks', () => {
    const stored = items();
    const progress = new PuzzleProgress(stored);
    progress.answered({ id: 'a', rating: RATING, solved: true });
    progress.answered({ id: 'b', rating: RATING, solved: true });
    progress.answered({ id: 'c', rating: { rating: 800, answered: 3 }, solved: false });
    progress.answered({ id: 'a', rating: { rating: 2400, answered: 9 }, solved: true });
    expect(readPuzzleProgress(stored)).toMatchObject({
      rating: { rating: 800, answered: 3 },
      streak: 0,
      best: 2,
      solved: 2,
      answeredIds: ['a', 'b', 'c'],
    });
  });

  it('lets those come again that were answered first, once all were answered', () => {
    const progress = new PuzzleProgress(items());
    const puzzles = { next: (_: unknown, __: unknown, ids: readonly string[]) => ['a', 'b', 'c'].find((id) => !ids.includes(id)) ?? 'a' };
    const order = [0, 1, 2, 3, 4].map(() => {
      const id = progress.next(puzzles) ?? '';
      progress.answered({ id, rating: RATING, solved: true });
      return id;
    });
    expect(order).toEqual(['a', 'b', 'c', 'a', 'b']);
  });

  it('gives another puzzle for one that is passed over, which counts for nothing and comes again in the end', () => {
    const progress = new PuzzleProgress(items());
    const puzzles = { next: (_: unknown, __: unknown, ids: readonly string[]) => ['a', 'b', 'c'].find((id) => !ids.includes(id)) ?? 'a' };
    progress.answered({ id: 'b', rating: RATING, solved: true });
    const order = [0, 1, 2].map(() => {
      const id = progress.next(puzzles) ?? '';
      progress.skip(id);
      return id;
    });
    expect(order).toEqual(['a', 'c', 'a']);
    expect(progress.get()).toMatchObject({ solved: 1, answeredIds: ['b'] });
  });

  it('counts days in a row, each once, and begins anew after a day without', () => {
    const progress = new PuzzleProgress(items());
    for (const day of [10, 10, 11]) progress.dailySolved(day);
    expect(dailyStreak(progress.get(), 11)).toBe(2);
    expect(dailyStreak(progress.get(), 12), 'the day is not over yet').toBe(2);
    expect(dailyStreak(progress.get(), 13)).toBe(0);
    progress.dailySolved(14);
    expect(dailyStreak(progress.get(), 14)).toBe(1);
  });

  it('knows the calendar day wherever it is', () => {
    const [late, early] = [new Date(2026, 10, 17, 23, 59), new Date(2026, 10, 18, 0, 1)];
    expect(dayOf(early) - dayOf(late)).toBe(1);
    expect(dayOf(new Date(2026, 2, 29, 12)) - dayOf(new Date(2026, 2, 28, 12))).toBe(1);
  });

  it('reads what the first schema has stored, and goes on with it', () => {
    const stored = items('{"schema":1,"rating":{"rating":900,"answered":2},"streak":2,"best":2,"solved":2,"seen":["a","b"]}');
    const progress = new PuzzleProgress(stored);
    expect(progress.get()).toMatchObject({ rating: { rating: 900, answered: 2 }, streak: 2, answeredIds: ['a', 'b'] });
    progress.answered({ id: 'c', rating: RATING, solved: true });
    expect(readPuzzleProgress(stored)).toMatchObject({ streak: 3, answeredIds: ['a', 'b', 'c'] });
    expect(stored.text('unreadable.puzzles')).toBeNull();
  });

  it('begins anew beside what cannot be read, which is set aside', () => {
    for (const text of ['no JSON', '[1]', '{"schema":99,"rating":7}']) {
      const stored = items(text);
      const progress = new PuzzleProgress(stored);
      expect(progress.get().rating).toEqual({ rating: FIRST_RATING, answered: 0 });
      progress.choose({ theme: 'cut', board: null });
      expect(stored.text('unreadable.puzzles')).toBe(text);
      expect(readPuzzleProgress(stored).filter).toEqual({ theme: 'cut', board: null });
    }
  });

  it('follows another tab', () => {
    const storage = new MemoryStorage();
    const [here, there] = [new StoredItems(storage), new StoredItems(storage)];
    const [one, other] = [new PuzzleProgress(here), new PuzzleProgress(there)];
    other.answered({ id: 'a', rating: RATING, solved: true });
    here.changedElsewhere('caminos.puzzles');
    expect(one.get().answeredIds).toEqual(['a']);
  });
});
