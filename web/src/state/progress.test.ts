import { describe, expect, it } from 'vitest';
import { storedProgress, readProgress } from './progress';
import type { KeyValueStorage } from './settings';

function drawer(kept: string | null = null): KeyValueStorage {
  let value = kept;
  return { getItem: () => value, setItem: (_, next) => void (value = next), removeItem: () => void (value = null) };
}

describe('progress', () => {
  it('is kept, each lesson once', () => {
    const keep = drawer();
    const progress = storedProgress(keep);
    progress.done('flat');
    progress.done('turn');
    progress.done('flat');
    expect([...readProgress(keep)]).toEqual(['flat', 'turn']);
    progress.forget();
    expect(readProgress(keep).size).toBe(0);
  });

  it('begins anew where something else was kept', () => {
    expect(readProgress(drawer('{"a":1}')).size).toBe(0);
    expect(readProgress(drawer('no JSON')).size).toBe(0);
    expect([...readProgress(drawer('["flat", 7]'))]).toEqual(['flat']);
  });
});
