import { beforeAll, describe, expect, it } from 'vitest';
import { Game } from '../rules/game';
import { rulesForTests } from '../rules/for-tests';
import { extent, flattest, heldAt, middleOf, nextCell, rotate, type Axis } from './held-piece';

beforeAll(rulesForTests);

const AXES: Axis[] = [0, 1, 2];

describe('the piece in hand', () => {
  it('is first held lying flat along the row', () => {
    const { view } = Game.fromLink('1.square.2.');
    for (const shape of view.shapes) {
      const [columns, , levels] = extent(flattest(shape));
      expect([columns, levels]).toEqual([3, 1]);
    }
  });

  it('is held by one of its own columns', () => {
    const { view } = Game.fromLink('1.square.2.');
    for (const { cubes, middle } of view.shapes.flatMap((shape) => shape.orientations)) {
      expect(cubes.some(([x, y]) => x === middle[0] && y === middle[1])).toBe(true);
    }
  });

  it('comes back when it is turned the other way', () => {
    const { view } = Game.fromLink('1.square.2.');
    for (const shape of view.shapes) {
      for (const { id } of shape.orientations) {
        const piece = heldAt(view, id, [2, 2]);
        for (const axis of AXES) {
          const rotated = rotate(view, piece, axis);
          if (rotated === piece) continue;
          expect(rotate(view, rotated, axis, -1).orientation).toBe(id);
        }
      }
    }
  });

  it('is over the cell by which it is held where its anchor is given', () => {
    const game = Game.fromLink('1.ring.2.');
    for (const { id } of game.view.shapes.flatMap((shape) => shape.orientations)) {
      for (const anchor of game.fits(id)) {
        expect(game.heldOver(id, middleOf(game.view, id, anchor)).anchor).toEqual(anchor);
      }
    }
  });

  it('goes to the next cell there is, and not off the board', () => {
    const { view } = Game.fromLink('1.ring.2.');
    expect(nextCell(view, [2, 2], 1, 0)).toEqual([3, 2]);
    expect(nextCell(view, [2, 3], 1, 0)).toEqual([5, 3]);
    expect(nextCell(view, [7, 3], 1, 0)).toEqual([7, 3]);
  });
});
