import { describe, expect, it } from 'vitest';
import { Grid } from '../scene/grid';
import { BOARDS } from '../wire/constants';
import { Played } from '../scene/testing/played';
import { Plan } from './plan';

describe('the plan', () => {
  it('finds every cell where it says the cell is, in a host of any shape', () => {
    for (const board of BOARDS) {
      const { game, cells } = new Played(board);
      const plan = new Plan(new Grid(game));
      for (const [width, height] of [
        [360, 640],
        [900, 300],
        [500, 500],
      ] as const) {
        for (const cell of cells) {
          expect(plan.cellAt(plan.onHost(cell, width, height), width, height)).toEqual(cell);
        }
      }
    }
  });

  it('has north up and west left', () => {
    const plan = new Plan(new Grid(new Played('square').game));
    const [x, y] = plan.onHost([0, 0], 400, 400);
    const [east] = plan.onHost([1, 0], 400, 400);
    const [, north] = plan.onHost([0, 1], 400, 400);
    expect(east).toBeGreaterThan(x);
    expect(north).toBeLessThan(y);
  });

  it('finds nothing on the rim, in a hole or in a host without a size', () => {
    const plan = new Plan(new Grid(new Played('ring').game));
    expect(plan.cellAt([200, 200], 400, 400)).toBeNull();
    expect(plan.cellAt([3, 200], 400, 400)).toBeNull();
    expect(plan.cellAt([0, 0], 0, 0)).toBeNull();
  });
});
