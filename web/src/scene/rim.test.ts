import { describe, expect, it } from 'vitest';
import { inlays } from './inlays';
import { rimNames } from './names';
import { BOARDS } from '../wire/constants';
import { Played } from './testing/played';

describe('names at the rim', () => {
  it('stand at both ends of every column and row, off the board', () => {
    for (const board of BOARDS) {
      const { game, cells } = new Played(board);
      const names = rimNames(game, 0.25);
      expect(names, board).toHaveLength(2 * (game.width + game.height));
      const taken = new Set(cells.map(String));
      for (const { at } of names) expect(taken.has(String(at.map(Math.floor)))).toBe(false);
    }
  });

  it('say what the cells beside them are called', () => {
    const names = rimNames(new Played('diamond').game, 0.25);
    const texts = names.map(({ text }) => text);
    expect(texts.filter((text) => text === 'k')).toHaveLength(2);
    expect(texts.filter((text) => text === '11')).toHaveLength(2);
    // Column a has one cell, a6.
    expect(names.filter(({ text }) => text === 'a').map(({ at }) => at)).toEqual([
      [0.5, 4.75],
      [0.5, 6.25],
    ]);
  });
});

describe('inlays', () => {
  it('give every pair of sides another kind of mark', () => {
    for (const [board, pairs] of [
      ['square', 2],
      ['diamond', 2],
      ['octagon', 4],
      ['ring', 4],
    ] as const) {
      const marks = new Set(inlays(new Played(board).game, 0.5).map(({ mark }) => mark));
      expect(marks.size, board).toBe(pairs);
    }
  });

  it('lie outside the cells', () => {
    for (const board of BOARDS) {
      const { game, cells } = new Played(board);
      const taken = new Set(cells.map(String));
      for (const { corners } of inlays(game, 0.5)) {
        for (const corner of corners) expect(taken.has(String(corner.map(Math.floor)))).toBe(false);
      }
    }
  });
});
