import { describe, expect, it } from 'vitest';
import { eyeOf, fitted } from './camera-rig';
import { Grid, Heights } from './grid';
import { Owners, pick, piecesInFront } from './picking';
import { BOARDS } from '../wire/constants';
import { Played } from './testing/played';
import type { Vec3 } from './vector';

const towards = (from: Vec3, to: Vec3): Vec3 => [to[0] - from[0], to[1] - from[1], to[2] - from[2]];

describe('picking a cell', () => {
  it('finds every cell of an empty board from any side', () => {
    for (const board of BOARDS) {
      const { game, cells } = new Played(board);
      const grid = new Grid(game);
      const heights = new Heights(grid, []);
      for (const azimuth of [0, 0.7, 2, 4]) {
        for (const polar of [0.0005, 0.6, 1.3]) {
          const eye = eyeOf({ target: [0, 0], azimuth, polar, span: 6 });
          for (const cell of cells) {
            const way = towards(eye, grid.middle(cell, 0));
            expect(pick(heights, { from: eye, way })).toEqual(cell);
          }
        }
      }
    }
  });

  it('finds nothing beside the board, in its hole and in the sky', () => {
    const { game } = new Played('ring');
    const grid = new Grid(game);
    const heights = new Heights(grid, []);
    const above = (x: number, z: number): Vec3 => [x, 9, z];
    expect(pick(heights, { from: above(0, 0), way: [0, -1, 0] })).toBeNull();
    expect(pick(heights, { from: above(-3.9, 3.9), way: [0, -1, 0] })).toBeNull();
    expect(pick(heights, { from: above(0, 3.5), way: [0, 1, 0] })).toBeNull();
    expect(pick(heights, { from: above(0, 20), way: [1, 0, 0] })).toBeNull();
    expect(pick(heights, { from: above(0.5, 3.5), way: [0, -1, 0] })).toEqual([4, 0]);
  });

  // An I stands three high in d4; from the south its front wall hides what is behind it.
  const tower = new Played('square', 'Id4^3');
  const grid = new Grid(tower.game);
  const heights = new Heights(grid, tower.position.pieces);
  const eye = eyeOf(
    fitted(0, 0.7, {
      points: [
        [4, 0, 4],
        [-4, 0, -4],
      ],
      aspect: 1,
    }),
  );

  it('takes the tower whose top or wall is under the pointer, not the floor behind it', () => {
    const top = grid.middle([3, 3], 3);
    const [x, , z] = grid.middle([3, 3], 0);
    for (const point of [top, [x, 1.5, z + 0.5], [x + 0.3, 0.2, z + 0.5]] as Vec3[]) {
      expect(pick(heights, { from: eye, way: towards(eye, point) })).toEqual([3, 3]);
    }
    const behind = grid.middle([3, 4], 0);
    expect(pick(heights, { from: eye, way: towards(eye, behind) })).toEqual([3, 3]);
  });

  it('takes the floor that is seen beside and above a tower', () => {
    for (const cell of [
      [2, 3],
      [4, 3],
      [3, 2],
      [3, 7],
    ] as [number, number][]) {
      expect(pick(heights, { from: eye, way: towards(eye, grid.middle(cell, 0)) })).toEqual(cell);
    }
  });

  it('says which pieces stand in front of a place', () => {
    const front = (cell: [number, number]): number[] => [
      ...piecesInFront(grid, new Owners(tower.position.pieces), eye, [grid.middle(cell, 0)]),
    ];
    expect(front([3, 4])).toEqual([1]);
    expect(front([3, 2])).toEqual([]);
    expect(front([6, 4])).toEqual([]);
    // Its own top is not hidden by itself.
    expect([...piecesInFront(grid, new Owners(tower.position.pieces), eye, [grid.middle([3, 3], 3)])]).toEqual([]);
  });
});
