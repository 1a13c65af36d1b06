import { describe, expect, it } from 'vitest';
import { area, contour, grown, outlineLoops, sideMarks, sideStretches } from './outline';
import { BOARDS } from '../wire/constants';
import { Played } from './testing/played';

describe('the outline of a board', () => {
  it('encloses exactly the cells', () => {
    for (const board of BOARDS) {
      const { cells } = new Played(board);
      const inside = outlineLoops(cells).reduce((sum, loop) => sum + area(loop), 0);
      expect(inside, board).toBe(cells.length);
    }
  });

  it('has one loop more where there is a hole', () => {
    expect(outlineLoops(new Played('octagon').cells)).toHaveLength(1);
    const loops = outlineLoops(new Played('ring').cells);
    expect(loops.map(area).sort((a, b) => a - b)).toEqual([-4, 52]);
  });

  it('keeps cells that touch at a corner only apart', () => {
    const loops = outlineLoops([
      [0, 0],
      [1, 1],
    ]);
    expect(loops.map((loop) => loop.length)).toEqual([4, 4]);
  });
});

describe('the contour that the rim follows', () => {
  it('is straight along straight and zigzag sides', () => {
    const corners = (board: (typeof BOARDS)[number]): number[] => outlineLoops(new Played(board).cells).map((loop) => contour(loop).length);
    expect(corners('square')).toEqual([4]);
    expect(corners('octagon')).toEqual([8]);
    // Each tip is one cell wide.
    expect(corners('diamond')).toEqual([8]);
    expect(corners('ring').sort()).toEqual([4, 8]);
  });

  it('keeps notches that are longer than a step', () => {
    const cross = [...Array(9).keys()].flatMap((i): [number, number][] =>
      [3, 4, 5].flatMap((j): [number, number][] => [
        [i, j],
        [j, i],
      ]),
    );
    const cells = [...new Map(cross.map((cell) => [String(cell), cell])).values()];
    expect(outlineLoops(cells).map((loop) => contour(loop).length)).toEqual([12]);
  });

  it('grows away from the cells on every side', () => {
    const [loop] = outlineLoops(new Played('square').cells);
    expect(area(grown(loop ?? [], 0.5))).toBeCloseTo(81);
    const hole = outlineLoops(new Played('ring').cells).find((found) => area(found) < 0);
    expect(area(grown(hole ?? [], 0.2))).toBeCloseTo(-(1.6 ** 2));
  });
});

describe('the marks of the sides', () => {
  it('are the same for sides that belong together and differ otherwise', () => {
    for (const board of BOARDS) {
      const { game } = new Played(board);
      const marks = sideMarks(game);
      const pairs = marks.map((mark) => marks.filter((other) => other === mark).length);
      expect(pairs, board).toEqual(game.sides.map(() => 2));
      const opposite = (side: number): number => (side + game.sides.length / 2) % game.sides.length;
      marks.forEach((mark, side) => expect(marks[opposite(side)], board).toBe(mark));
    }
  });

  it('run along every side once, each along its own cells', () => {
    for (const board of BOARDS) {
      const { game } = new Played(board);
      const stretches = sideStretches(game, 0, 0.1);
      expect(
        stretches.map(({ side }) => side).sort((a, b) => a - b),
        board,
      ).toEqual(game.sides.map((_, i) => i));
      for (const { side, line } of stretches) {
        for (const [x, y] of line) {
          const nearest = Math.min(...(game.sides[side]?.cells ?? []).map(([cx, cy]) => Math.hypot(cx + 0.5 - x, cy + 0.5 - y)));
          expect(nearest, `${board} ${game.sides[side]?.name}`).toBeLessThan(1.01);
        }
      }
    }
  });
});
