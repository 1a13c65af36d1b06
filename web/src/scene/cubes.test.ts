import { describe, expect, it } from 'vitest';
import type { CubeCoords } from '../rules/cell';
import { type Corner, carve } from './cubes';
import { Grid } from './grid';
import { Played } from './testing/played';

const played = new Played('square');
const grid = new Grid(played.game);

function triangles(cubes: readonly CubeCoords[]): Corner[][] {
  const all: Corner[][] = [];
  carve(cubes, grid, (...corners) => all.push(corners));
  return all;
}

/** The volume that triangles enclose; right only if they are closed and look outward. */
function volume(all: Corner[][]): number {
  return all.reduce((sum, [a, b, c]) => {
    if (!a || !b || !c) return sum;
    const [ax, ay, az] = a.at;
    const [bx, by, bz] = b.at;
    const [cx, cy, cz] = c.at;
    return sum + (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6;
  }, 0);
}

const orientations = played.game.shapes.flatMap((shape) => shape.orientations);

describe('a piece as triangles', () => {
  it('stays within the cells of its cubes, whatever its orientation', () => {
    for (const { cubes } of orientations) {
      for (const { at } of triangles(cubes).flat()) {
        const [x, y] = grid.plan(at);
        const inside = cubes.some(
          ([cx, cy, level]) => x >= cx && x <= cx + 1 && y >= cy && y <= cy + 1 && at[1] >= level && at[1] <= level + 1,
        );
        expect(inside).toBe(true);
      }
    }
  });

  it('is a little smaller than its cubes and turned outward', () => {
    for (const { cubes } of orientations) {
      const size = volume(triangles(cubes)) / cubes.length;
      expect(size).toBeGreaterThan(0.9);
      expect(size).toBeLessThan(1);
    }
  });

  it('has no faces where two of its cubes meet', () => {
    const faces = (cubes: CubeCoords[]): number =>
      triangles(cubes).filter((corners) => corners.every(({ part }) => part === 'face')).length / 2;
    expect(faces([[0, 0, 0]])).toBe(6);
    expect(
      faces([
        [0, 0, 0],
        [1, 0, 0],
        [2, 0, 0],
      ]),
    ).toBe(14);
    expect(
      faces([
        [0, 0, 0],
        [1, 0, 0],
        [2, 0, 0],
        [2, 1, 0],
      ]),
    ).toBe(18);
  });

  it('has grooves only between its own cubes', () => {
    const grooves = (cubes: CubeCoords[]): boolean =>
      triangles(cubes)
        .flat()
        .some(({ part }) => part === 'groove');
    expect(grooves([[3, 3, 1]])).toBe(false);
    expect(
      grooves([
        [3, 3, 1],
        [3, 3, 2],
      ]),
    ).toBe(true);
  });

  it('has no groove that sticks out of a rounded edge', () => {
    const bar = triangles([
      [2, 3, 0],
      [3, 3, 0],
      [4, 3, 0],
    ]);
    const middle = grid.middle([2, 3], 0.5);
    const across = ({ at }: Corner): number => Math.abs(at[1] - middle[1]) + Math.abs(at[2] - middle[2]);
    const rounding = Math.max(
      ...bar.filter((corners) => corners.every(({ part }) => part === 'edge')).map((corners) => across(corners[0]!)),
    );
    const grooves = bar.flat().filter(({ part }) => part === 'groove');
    expect(grooves.length).toBeGreaterThan(0);
    expect(Math.max(...grooves.map(across))).toBeLessThanOrEqual(rounding + 1e-9);
  });

  it('has triangles of one part each, so that no light edge runs along a groove', () => {
    for (const { cubes } of orientations) {
      for (const corners of triangles(cubes)) expect(new Set(corners.map(({ part }) => part)).size).toBe(1);
    }
  });
});
