import { describe, expect, it } from 'vitest';
import { GameStore } from './game-store';
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
    expect(storedSettings(stored).get()).toEqual(DEFAULTS);
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
