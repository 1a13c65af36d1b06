import { describe, expect, it } from 'vitest';
import { Grid, Heights } from './grid';
import { AROUND, FINENESS, topLight, wallLight } from './ambient-occlusion';
import { Played } from './testing/played';

// An I stands three high in d4.
const played = new Played('square', 'Id4^3');
const grid = new Grid(played.game);

/** The light at a point of the plan. */
function lightAt(light: Uint8Array, x: number, y: number): number {
  const columns = (grid.width + 2 * AROUND) * FINENESS;
  const spot = (value: number): number => Math.floor((value + AROUND) * FINENESS);
  return light[spot(y) * columns + spot(x)] ?? -1;
}

describe('ambient occlusion between cubes', () => {
  const light = topLight(new Heights(grid, played.position.pieces));

  it('is nowhere on an empty board', () => {
    expect(topLight(new Heights(grid, [])).every((value) => value === 255)).toBe(true);
  });

  it('is at the foot of a tower on all sides, darker the nearer', () => {
    for (const [x, y] of [
      [4.05, 3.5],
      [2.95, 3.5],
      [3.5, 4.05],
      [3.5, 2.95],
    ] as const) {
      expect(lightAt(light, x, y)).toBeLessThan(200);
    }
    expect(lightAt(light, 4.05, 3.5)).toBeLessThan(lightAt(light, 4.5, 3.5));
    expect(lightAt(light, 6.5, 3.5)).toBe(255);
  });

  it('is not on the tower itself', () => {
    expect(lightAt(light, 3.5, 3.5)).toBe(255);
  });

  it('leaves a wall as it rises', () => {
    expect(wallLight(0)).toBeLessThan(wallLight(0.5));
    expect(wallLight(2)).toBe(1);
  });
});
