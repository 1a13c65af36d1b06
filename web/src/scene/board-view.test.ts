import { describe, expect, it } from 'vitest';
import { type BoardModel, sameModel, samePieces } from './board-view';
import { Played } from './testing/played';

function model(moves: string): BoardModel {
  const { game, position } = new Played('square', moves);
  return {
    game,
    position,
    ghost: null,
    fits: null,
    lastPly: null,
    path: null,
    connections: [],
    threatened: [[1, 2, 0]],
    palette: 'standard',
    patterns: false,
    contrast: 'normal',
    theme: 'light',
    motion: 'full',
    cursor: [3, 3],
  };
}

describe('two models', () => {
  it('look the same with the same content in other objects', () => {
    const [one, other] = [model('Id4^3'), model('Id4^3')];
    expect(one.position).not.toBe(other.position);
    expect(samePieces(one, other)).toBe(true);
    expect(sameModel(one, other)).toBe(true);
    expect(sameModel(one, { ...other, labels: new Map([['d4', 'd4, yellow']]) })).toBe(true);
  });

  it('look different with other pieces, another cursor or another appearance', () => {
    const one = model('Id4^3');
    expect(samePieces(one, model('Id5^3'))).toBe(false);
    for (const other of [
      model('Id5^3'),
      { ...one, cursor: null },
      { ...one, threatened: [] },
      { ...one, threatened: [...one.threatened, [1, 2, 1] as [number, number, number]] },
      { ...one, counted: true },
      { ...one, theme: 'dark' as const },
    ]) {
      expect(sameModel(one, other)).toBe(false);
    }
  });
});
