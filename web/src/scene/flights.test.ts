import { describe, expect, it } from 'vitest';
import { changed, sideOf } from './flights';
import { Played } from './testing/played';

const MOVES = 'La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6 Ic3c4c5 If3f4f5';
const after = (count: number) => new Played('square', MOVES.split(' ').slice(0, count).join(' ')).position.pieces;
const plies = (pieces: { ply: number }[]): number[] => pieces.map(({ ply }) => ply);

describe('flights', () => {
  it('bring what was placed and take away what was taken back', () => {
    expect(plies(changed(after(2), after(3)).came)).toEqual([3]);
    const back = changed(after(4), after(2));
    expect([plies(back.came), plies(back.went)]).toEqual([[], [3, 4]]);
  });

  it('leave out jumps in the record', () => {
    expect(changed(after(0), after(6))).toEqual({ came: [], went: [] });
  });

  it('come from the side where a seat sits', () => {
    expect(sideOf(1, 2).map(Math.round)).toEqual([-0, 1]);
    expect(sideOf(2, 2).map(Math.round)).toEqual([-0, -1]);
    expect(sideOf(2, 4).map(Math.round)).toEqual([-1, 0]);
  });
});
