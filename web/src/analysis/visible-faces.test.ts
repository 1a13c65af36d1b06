import { describe, expect, it } from 'vitest';
import type { CubeCoords } from '../rules/cell';
import { visibleFaces } from './visible-faces';

const ways = (cubes: CubeCoords[], eye: [number, number, number]) => visibleFaces(cubes, eye).map(({ way }) => way.join());

describe('the faces of a piece that are seen', () => {
  it('are those that look towards the eye', () => {
    expect(ways([[3, 3, 0]], [3, 3, 9])).toEqual(['0,0,1']);
    expect(ways([[3, 3, 0]], [9, -9, 9]).sort()).toEqual(['0,-1,0', '0,0,1', '1,0,0']);
  });

  it('are none between two cubes of the piece', () => {
    const column: CubeCoords[] = [
      [3, 3, 0],
      [3, 3, 1],
    ];
    expect(ways(column, [3, 3, 9])).toEqual(['0,0,1']);
  });

  it('come with the furthest cube first, so that nearer ones are drawn over it', () => {
    const row: CubeCoords[] = [
      [3, 0, 0],
      [3, 2, 0],
      [3, 1, 0],
    ];
    const tops = visibleFaces(row, [3, -9, 5]).filter(({ way }) => way[2] === 1);
    expect(tops.map(({ corners }) => corners[0][1])).toEqual([1.5, 0.5, -0.5]);
  });
});
