import { beforeAll, describe, expect, it } from 'vitest';
import { Game } from '../rules/game';
import { rulesForTests } from '../rules/for-tests';
import type { Cell } from '../rules/cell';
import { anchorOf, extent, middlesOf, orientationOf, shift, pickUp, pickUpAt, turn, type Axis } from './held-piece';

beforeAll(rulesForTests);

const AXES: Axis[] = [0, 1, 2];

describe('the piece in hand', () => {
  it('is picked up lying flat along the row', () => {
    const { view } = Game.fromLink('1.square.2.');
    for (const shape of [0, 1, 2, 3]) {
      const piece = pickUp(view, shape, [3, 3]);
      const [columns, , levels] = extent(orientationOf(view, piece.orientation));
      expect([columns, levels]).toEqual([3, 1]);
    }
  });

  it('comes back when it is turned the other way', () => {
    const { view } = Game.fromLink('1.square.2.');
    for (const shape of view.shapes) {
      for (const { id } of shape.orientations) {
        const piece = pickUpAt(view, id, [2, 2]);
        for (const axis of AXES) {
          expect(turn(view, turn(view, piece, axis), axis, -1).orientation).toBe(id);
        }
      }
    }
  });

  it('stays inside the rectangle wherever it is pushed', () => {
    const { view } = Game.fromLink('1.diamond.2.');
    let piece = pickUp(view, 0, [5, 5]);
    const ways: [number, number][] = [
      [-1, 0],
      [0, 1],
      [1, 0],
      [0, -1],
    ];
    for (const [dx, dy] of ways) {
      for (let step = 0; step < 15; step++) piece = shift(view, piece, dx, dy);
      const [x, y] = anchorOf(view, piece);
      const [columns, rows] = extent(orientationOf(view, piece.orientation));
      expect(x >= 0 && y >= 0 && x + columns <= view.width && y + rows <= view.height).toBe(true);
    }
  });

  it('moves away from the rim with the first step', () => {
    const { view } = Game.fromLink('1.square.2.');
    const piece = pickUp(view, 0, [0, 0]);
    expect(anchorOf(view, shift(view, piece, 1, 0))).toEqual([1, 0]);
  });

  it('fits over just those cells where holding it is legal', () => {
    const game = Game.fromLink('1.ring.2.');
    const piece = pickUp(game.view, 1, [0, 0]);
    const fits = middlesOf(game.view, piece, game.fits(piece.orientation)).map(String);
    for (const { at } of game.view.cells) {
      const ghost = game.ghost(piece.orientation, anchorOf(game.view, { ...piece, middle: at as Cell }));
      expect(fits.includes(String(at))).toBe(ghost.mv !== null);
    }
    expect(fits.length).toBeGreaterThan(0);
  });
});
