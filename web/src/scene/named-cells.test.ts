import { describe, expect, it } from 'vitest';
import { Grid, Heights } from './grid';
import { isPlanned, refusedCells } from './named-cells';
import { Played } from './testing/played';

describe('cells that a refusal names', () => {
  const played = new Played('square', 'Ib2^3 Id4e4f4');
  const flat = played.game.shapes
    .find(({ letter }) => letter === 'I')
    ?.orientations.find(({ cubes }) => cubes.every(([x, , z]) => x === 0 && z === 0));

  it('are marked once each, whatever rules they break', () => {
    const ghost = played.ghost(flat?.id ?? 0, [1, 1]);
    expect(ghost.illegal?.reason).toBe('placement');
    const cells = refusedCells(ghost);
    expect(cells.length).toBeGreaterThan(0);
    expect(new Set(cells.map(String)).size).toBe(cells.length);
  });

  it('are none where the piece fits, or nothing is in hand', () => {
    expect(refusedCells(played.ghost(flat?.id ?? 0, [7, 0]))).toEqual([]);
    expect(refusedCells(null)).toEqual([]);
  });
});

describe('a planned connection', () => {
  it('distinguishes what stands from what is still to be built', () => {
    const played = new Played('square', 'La1a2a3b3 Tg2h1h2h3');
    const heights = new Heights(new Grid(played.game), played.position.pieces);
    const { faces } = played.connection('yellow');
    const planned = faces.filter((face) => isPlanned(face, heights));
    expect(planned.length).toBeGreaterThan(0);
    expect(planned.length).toBeLessThan(faces.length);
    for (const {
      cube: [x, y],
    } of planned)
      expect(heights.of(x, y)).toBe(0);
  });
});
