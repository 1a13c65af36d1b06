import { describe, expect, it } from 'vitest';
import { keptSettings, readSettings, USUAL, type Keep } from './settings';
import { Shelf } from './shelf';

function drawer(start: Record<string, string> = {}): Keep {
  const kept = new Map(Object.entries(start));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const refusing: Keep = {
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
    const store = keptSettings(keep);
    store.set({ ...store.get(), view: 'flat', language: 'ca', name: 'Ada' });
    expect(readSettings(keep)).toEqual({ ...USUAL, view: 'flat', language: 'ca', name: 'Ada' });
  });

  it('forget what makes no sense, and nothing else', () => {
    const keep = drawer({ 'caminos.settings': '{"view":"hologram","theme":"dark","name":7}' });
    expect(readSettings(keep)).toEqual({ ...USUAL, theme: 'dark' });
    expect(readSettings(drawer({ 'caminos.settings': 'not json' }))).toEqual(USUAL);
    expect(readSettings(drawer({ 'caminos.settings': 'null' }))).toEqual(USUAL);
  });

  it('are the usual ones where a browser keeps nothing', () => {
    expect(keptSettings(refusing).get()).toEqual(USUAL);
    expect(new Shelf(refusing).local).toBeNull();
    new Shelf(refusing).dropLocal();
  });
});

describe('keys to games by link', () => {
  it('are made once a game and found again', () => {
    const keep = drawer();
    const shelf = new Shelf(keep);
    const token = shelf.tokenFor('abcdefgh', () => 'secret-1');
    expect(new Shelf(keep).tokenFor('abcdefgh', () => 'secret-2')).toBe(token);
    expect(shelf.tokenFor('other-game', () => 'secret-3')).toBe('secret-3');
  });

  it('are forgotten oldest first', () => {
    const shelf = new Shelf(drawer());
    for (let i = 0; i < 60; i++) shelf.putLink({ game: `game-${i}`, token: 't' });
    expect(shelf.links).toHaveLength(50);
    expect(shelf.links[0]?.game).toBe('game-59');
  });
});
