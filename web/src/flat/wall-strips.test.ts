import { describe, expect, it } from 'vitest';
import type { CellCoords } from '../rules/cell';
import { Grid } from '../scene/grid';
import { Played } from '../scene/testing/played';
import { CELL, type Ridge, STRIP, change, wallStrips } from './wall-strips';
import { DIRECTIONS, Stacks } from './stacks';

function seen(moves: string): { stacks: Stacks; at(cell: CellCoords): ReturnType<typeof wallStrips> } {
  const played = new Played('square', moves);
  const stacks = new Stacks(new Grid(played.game), played.position.pieces);
  const at = (cell: CellCoords): ReturnType<typeof wallStrips> =>
    wallStrips(stacks.walls(cell), stacks.top(cell), (towards) => {
      const [dx, dy] = DIRECTIONS[towards] ?? [0, 0];
      return stacks.top([cell[0] + dx, cell[1] + dy]);
    });
  return { stacks, at };
}

/** What changes on the way from a cell's top up its wall towards a neighbour, lowest first. */
function climb(ridges: Ridge[], towards: 'north' | 'east'): Ridge['change'][] {
  const along = ridges.filter(({ from, to }) => (towards === 'north' ? from[1] === to[1] : from[0] === to[0]));
  const deep = ({ from }: Ridge): number => (towards === 'north' ? from[1] : CELL - from[0]);
  return along.sort((a, b) => deep(b) - deep(a)).map((ridge) => ridge.change);
}

describe('a stacks', () => {
  it('counts the cubes of all pieces in a cell and knows the uppermost', () => {
    // A yellow L stands in b2, its foot on c2; green covers the foot.
    const { stacks } = seen('Lb2^3c2 Tc2d2^3');
    expect(stacks.height([1, 1])).toBe(3);
    expect(stacks.stack([2, 1]).map(({ colour }) => colour)).toEqual(['yellow', 'green']);
    expect(stacks.top([3, 1])?.letter).toBe('T');
    expect(stacks.top([7, 7])).toBeNull();
    expect(stacks.showing(1)).toEqual([[1, 1]]);
  });

  it('finds walls only from the lower of two cells, as many faces as they differ', () => {
    const { stacks } = seen('Lb2^3c2');
    const walls = (cell: CellCoords): [number, number][] => stacks.walls(cell).map(({ towards, faces }) => [towards, faces.length]);
    expect(walls([2, 1])).toEqual([[3, 2]]);
    expect(walls([1, 2])).toEqual([[2, 3]]);
    expect(walls([1, 1])).toEqual([]);
    expect(walls([3, 1])).toEqual([[3, 1]]);
  });
});

describe('a wall drawn as a pit', () => {
  it('shows no barrier where every face has one colour', () => {
    // Yellow's L stands in b2 with its foot on c2: one piece all the way.
    const { at } = seen('Lb2^3c2');
    const { ridges } = at([2, 1]);
    expect(ridges.map((ridge) => ridge.change)).toEqual(['same piece', 'same piece', 'same piece']);
  });

  it('shows a barrier where a foreign face breaks the wall between two tops of a colour', () => {
    // Green stands two high in c2, yellow lies over it and beside it in b2.
    const { stacks, at } = seen('Ib1b2b3 Lc2^2d2e2 Lc2c3^3');
    expect(stacks.top([1, 1])?.colour).toBe('yellow');
    expect(stacks.top([2, 1])?.colour).toBe('yellow');
    expect(climb(at([1, 1]).ridges, 'east')).toEqual(['other colour', 'other colour', 'same piece']);
  });

  it('marks the foot of a wall on the bare board as floor', () => {
    const { at } = seen('Ib2^3');
    expect(climb(at([1, 0]).ridges, 'north')).toEqual(['floor', 'same piece', 'same piece', 'same piece']);
  });

  it('keeps its strips inside the cell, and lets two walls share a corner', () => {
    const { at } = seen('Lb2b3b4c4 Ic2^3');
    const { strips } = at([2, 2]);
    const area = strips.reduce((sum, { corners }) => {
      const twice = corners.reduce((total, [x, y], i) => {
        const [nx, ny] = corners[(i + 1) % 4] ?? [x, y];
        return total + x * ny - nx * y;
      }, 0);
      return sum + Math.abs(twice) / 2;
    }, 0);
    for (const [x, y] of strips.flatMap(({ corners }) => corners)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(CELL);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(CELL);
    }
    // c3 is empty: walls one high to the west and north, three high to the south.
    const deep = 3 * STRIP;
    expect(area).toBeCloseTo(CELL * CELL - (CELL - STRIP) * (CELL - STRIP - deep));
  });
});

describe('a change between faces', () => {
  const { stacks } = seen('Ia1a2a3 Ib1b2b3 Ic1c2c3');
  const [a, b, c] = [stacks.top([0, 0]), stacks.top([1, 0]), stacks.top([2, 0])];

  it('distinguishes pieces, colours and the bare board', () => {
    expect(change(a, a)).toBe('same piece');
    expect(change(a, c)).toBe('same colour');
    expect(change(a, b)).toBe('other colour');
    expect(change(a, null)).toBe('floor');
  });
});
