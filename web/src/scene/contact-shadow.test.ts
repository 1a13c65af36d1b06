import { describe, expect, it } from 'vitest';
import { THICKNESS } from './board';
import { contactShadow } from './contact-shadow';
import { Grid } from './grid';
import { BOARDS } from '../wire/constants';
import { Played } from './testing/played';

describe('the dark around the foot of the board', () => {
  it('lies on the table and fades away from the board, whatever its shape', () => {
    for (const board of BOARDS) {
      const { game } = new Played(board);
      const grid = new Grid(game);
      const { positions, colours } = contactShadow(game, grid);
      expect(positions.length / 3).toBe(colours.length / 4);
      /** The strongest dark at so many cells from the nearest cell of the board. */
      const dark = new Map<number, number>();
      for (let i = 0; i * 3 < positions.length; i++) {
        const [x = 0, y = 0, z = 0] = positions.slice(i * 3, i * 3 + 3);
        expect(y).toBeGreaterThan(-THICKNESS);
        expect(y).toBeLessThan(0.02 - THICKNESS);
        const [column, row] = grid.plan([x, y, z]);
        const away = Math.min(...game.cells.map(({ at }) => Math.max(at[0] - column, column - at[0] - 1, at[1] - row, row - at[1] - 1, 0)));
        const ring = Math.round(away * 10) / 10;
        dark.set(ring, Math.max(dark.get(ring) ?? 0, colours[i * 4 + 3] ?? 0));
      }
      const outward = [...dark].sort(([a], [b]) => a - b).map(([, alpha]) => alpha);
      expect(outward[0]).toBeGreaterThan(0.3);
      expect(outward.at(-1)).toBe(0);
    }
  });
});
