import { describe, expect, it } from 'vitest';
import { readEntries, search } from './library';

const GAMES = [
  { id: 1, title: 'Ada – Bo · Square · 5 moves', text: '[Yellow "Ada"] 1. La1a2a3b3 {Along the edge}', saved: 1 },
  { id: 2, title: 'Eve – Bo · Ring · 12 moves', text: '[Yellow "Eve"] 1. Ia3a4a5', saved: 2 },
];

describe('a search in the library', () => {
  it.each([
    ['', [1, 2]],
    ['bo', [1, 2]],
    ['RING eve', [2]],
    ['edge', [1]],
    ['La1a2a3b3 bo', [1]],
    ['ring ada', []],
    ['yellow', []],
  ])('for %j', (words, ids) => {
    expect(search(GAMES, words).map(({ id }) => id)).toEqual(ids);
  });
});

describe('a library of a thousand games', () => {
  const many = Array.from({ length: 1000 }, (_, i) => ({
    id: i,
    title: `Game ${i}`,
    text: `[Caminos "1"] [Yellow "Player${i}"] *`,
    saved: i,
  }));

  it('is searched by names alone, wherever a tag stands in its line', () => {
    expect(search(many, 'player77 ')).toHaveLength(11);
    expect(search(many, 'player777')).toHaveLength(1);
    expect(search(many, 'yellow')).toEqual([]);
    expect(search([], 'player')).toEqual([]);
  });
});

describe('what is stored in the library', () => {
  it('is listed with the last one first, without what is no game', () => {
    const broken = [null, 'text', { id: 3 }, { ...GAMES[0], id: 4, text: undefined }, { ...GAMES[0], id: 5, saved: 'yesterday' }];
    expect(readEntries([...broken, ...GAMES]).map(({ id }) => id)).toEqual([2, 1]);
  });
});
