import { describe, expect, it } from 'vitest';
import { GameStore } from './game-store';
import { readChoice, writeChoice } from './last-choice';
import { LessonProgress } from './lesson-progress';
import { DEFAULTS, readSettings, storedSettings } from './settings';
import { MemoryStorage, StoredItems, type KeyValueStorage } from './storage';

function items(stored?: string): StoredItems {
  const storage = new MemoryStorage();
  if (stored !== undefined) storage.setItem('caminos.settings', stored);
  return new StoredItems(storage);
}

function refuse(): never {
  throw new Error('storage is off');
}

const refusing: KeyValueStorage = {
  get length() {
    return refuse();
  },
  key: refuse,
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
};

describe('settings', () => {
  it('are stored with their schema and come back', () => {
    const stored = items();
    const store = storedSettings(stored);
    store.set({ ...store.get(), view: 'flat', language: 'ca', name: 'Ada' });
    expect(readSettings(stored)).toEqual({ ...DEFAULTS, view: 'flat', language: 'ca', name: 'Ada' });
    expect(stored.read('settings')).toMatchObject({ schema: 2 });
  });

  it('of version 0.1 are read', () => {
    expect(readSettings(items('{"sound":"off","view":"flat","language":"ca","name":"Ada"}'))).toEqual({
      ...DEFAULTS,
      sound: 'off',
      view: 'flat',
      language: 'ca',
      name: 'Ada',
    });
  });

  it('forget what makes no sense, and nothing else', () => {
    expect(readSettings(items('{"view":"hologram","theme":"dark","name":7}'))).toEqual({ ...DEFAULTS, theme: 'dark' });
    expect(readSettings(items('null'))).toEqual(DEFAULTS);
  });

  it('that cannot be read are set aside', () => {
    const stored = items('not json');
    const store = storedSettings(stored);
    expect(store.get()).toEqual(DEFAULTS);
    store.set({ ...DEFAULTS, view: 'flat' });
    expect(stored.text('unreadable.settings')).toBe('not json');
  });

  it('follow another tab', () => {
    const storage = new MemoryStorage();
    const [here, there] = [new StoredItems(storage), new StoredItems(storage)];
    const [one, other] = [storedSettings(here), storedSettings(there)];
    other.set({ ...other.get(), theme: 'dark' });
    here.changedElsewhere('caminos.settings');
    expect(one.get().theme).toBe('dark');
  });

  it('are the usual ones where a browser stores nothing', () => {
    const nothing = new StoredItems(refusing);
    const store = storedSettings(nothing);
    expect(store.get()).toEqual(DEFAULTS);
    store.set({ ...DEFAULTS, theme: 'dark' });
    expect(store.get().theme).toBe('dark');
    const games = new GameStore(nothing);
    expect(games.games).toEqual([]);
    games.putGame('one', [], false);
    games.removeGame('one');
    expect(games.tokenFor('abcdefgh', () => 'secret')).toBe('secret');
  });
});

describe('what a newer version has stored', () => {
  it('is not read, and is kept when something else is stored in its place', () => {
    const newer = '{"schema":99,"theme":"dark","board":"ring","done":["flat"]}';
    for (const [key, store] of [
      ['settings', (stored) => storedSettings(stored).set({ ...DEFAULTS, view: 'flat' })],
      ['choice', (stored) => writeChoice(stored, readChoice(stored, ''))],
      ['lessons', (stored) => new LessonProgress(stored).done('path')],
    ] satisfies [string, (stored: StoredItems) => void][]) {
      const storage = new MemoryStorage();
      storage.setItem(`caminos.${key}`, newer);
      const stored = new StoredItems(storage);
      store(stored);
      expect(stored.text(`unreadable.${key}`), key).toBe(newer);
      expect(stored.text(key), key).not.toMatch(/dark|"ring"|flat"\]/);
    }
  });
});
