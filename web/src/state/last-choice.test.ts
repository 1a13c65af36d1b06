import { describe, expect, it } from 'vitest';
import { CLOCKS, defaultChoice, type GameChoice } from './choice';
import { readChoice, writeChoice } from './last-choice';
import { MemoryStorage, StoredItems } from './storage';

describe('the last choice', () => {
  it('is the one-click game until there is one', () => {
    expect(readChoice(new StoredItems(new MemoryStorage()), 'Ada')).toEqual(defaultChoice('Ada'));
  });

  it('is read as it was written, with the name of now', () => {
    const items = new StoredItems(new MemoryStorage());
    const choice: GameChoice = {
      ...defaultChoice('Ada'),
      board: 'ring',
      players: 4,
      neutral: true,
      swap: true,
      games: 5,
      clock: CLOCKS[2] ?? null,
      seats: ['me', 'link', 'friend', 'computer-9'],
    };
    writeChoice(items, choice);
    expect(readChoice(items, 'Eva')).toEqual({ ...choice, name: 'Eva' });
  });

  it('leaves out what makes no sense', () => {
    const storage = new MemoryStorage();
    const stored = { board: 'moon', players: 3, games: 7, clock: { kind: 'sand' }, seats: ['me', 'computer-12'], scoring: 'yes' };
    storage.setItem('caminos.choice', JSON.stringify(stored));
    expect(readChoice(new StoredItems(storage), '')).toEqual(defaultChoice(''));
  });
});
