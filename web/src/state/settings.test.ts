import { describe, expect, it } from 'vitest';
import { storedSettings, readSettings, DEFAULTS, type KeyValueStorage } from './settings';
import { GameStore } from './game-store';

function drawer(start: Record<string, string> = {}): KeyValueStorage {
  const kept = new Map(Object.entries(start));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const refusing: KeyValueStorage = {
  getItem: () => {
    throw new Error('storage is off');
  },
  setItem: () => {
    throw new Error('storage is off');
  },
  removeItem: () => {
    throw new Error('storage is off');
  },
};

describe('settings', () => {
  it('are kept and come back', () => {
    const keep = drawer();
    const store = storedSettings(keep);
    store.set({ ...store.get(), view: 'flat', language: 'ca', name: 'Ada' });
    expect(readSettings(keep)).toEqual({ ...DEFAULTS, view: 'flat', language: 'ca', name: 'Ada' });
  });

  it('forget what makes no sense, and nothing else', () => {
    const keep = drawer({ 'caminos.settings': '{"view":"hologram","theme":"dark","name":7}' });
    expect(readSettings(keep)).toEqual({ ...DEFAULTS, theme: 'dark' });
    expect(readSettings(drawer({ 'caminos.settings': 'not json' }))).toEqual(DEFAULTS);
    expect(readSettings(drawer({ 'caminos.settings': 'null' }))).toEqual(DEFAULTS);
  });

  it('are the usual ones where a browser keeps nothing', () => {
    expect(storedSettings(refusing).get()).toEqual(DEFAULTS);
    expect(new GameStore(refusing).local).toBeNull();
    new GameStore(refusing).dropLocal();
  });
});

describe('keys to games by link', () => {
  it('are made once a game and found again', () => {
    const keep = drawer();
    const games = new GameStore(keep);
    const token = games.tokenFor('abcdefgh', () => 'secret-1');
    expect(new GameStore(keep).tokenFor('abcdefgh', () => 'secret-2')).toBe(token);
    expect(games.tokenFor('other-game', () => 'secret-3')).toBe('secret-3');
  });

  it('are forgotten oldest first', () => {
    const games = new GameStore(drawer());
    for (let i = 0; i < 60; i++) games.putLink({ game: `game-${i}`, token: 't' });
    expect(games.links).toHaveLength(50);
    expect(games.links[0]?.game).toBe('game-59');
  });
});
