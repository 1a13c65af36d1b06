import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { Game } from '../rules/game';
import type { GameView } from '../wire/types';
import * as hands from './hand';
import { EMPTY, type Hand } from './hand';

let view: GameView;
beforeAll(async () => {
  await rulesForTests();
  view = Game.fromLink('1.square.2.').view;
});

const hovering = (): Hand => hands.pick(view, EMPTY, 0);
const carried = (): Hand => hands.hover(hovering(), null);
const laid = (): Hand => hands.choose(hovering(), [4, 4], 'touch');

describe('the hand', () => {
  it('is empty until a piece is picked up, which begins where the keyboard is or in the middle', () => {
    expect(hands.pieceIn(EMPTY)).toBeNull();
    expect(hovering()).toMatchObject({ state: 'hovering', piece: { shape: 0, middle: [3, 3] } });
    expect(hands.pick(view, hands.aimAt(EMPTY, [1, 6]), 2)).toMatchObject({ piece: { shape: 2, middle: [1, 6] } });
  });

  it('lets nothing be turned, moved or chosen while it is empty', () => {
    for (const next of [
      hands.turn(view, EMPTY, 0),
      hands.move(view, EMPTY, 1, 0),
      hands.hover(EMPTY, [1, 1]),
      hands.choose(EMPTY, [1, 1], 'mouse'),
      hands.putBack(EMPTY),
    ]) {
      expect(next).toBe(EMPTY);
    }
  });

  it('follows the pointer, and shows no ghost while the pointer is away', () => {
    const over = hands.hover(hovering(), [5, 5]);
    expect(hands.ghostPiece(over)?.middle).toEqual([5, 5]);
    expect(hands.hover(over, [5, 5])).toBe(over);
    const away = hands.hover(over, null);
    expect(away.state).toBe('carried');
    expect(hands.ghostPiece(away)).toBeNull();
    expect(hands.hover(away, null)).toBe(away);
    expect(hands.hover(away, [5, 5])).toMatchObject({ state: 'hovering', piece: { middle: [5, 5] } });
  });

  it('is laid down by a finger and then stays, but can be turned and moved by keys', () => {
    expect(laid()).toMatchObject({ state: 'laid', piece: { middle: [4, 4] } });
    const down = laid();
    expect(hands.hover(down, [0, 0])).toBe(down);
    expect(hands.hover(down, null)).toBe(down);
    expect(hands.turn(view, down, 0).state).toBe('laid');
    expect(hands.move(view, down, 1, 0)).toMatchObject({ state: 'laid', piece: { middle: [5, 4] } });
    expect(hands.choose(down, [1, 1], 'mouse')).toMatchObject({ state: 'hovering', piece: { middle: [1, 1] } });
  });

  it('comes over the board again by keys', () => {
    expect(hands.move(view, carried(), 0, 1).state).toBe('hovering');
    expect(hands.turn(view, carried(), 2).state).toBe('hovering');
    expect(hands.aimAt(carried(), [2, 2])).toMatchObject({ state: 'hovering', piece: { middle: [2, 2] } });
  });

  it('stays the same when the keyboard goes to where the piece is', () => {
    const down = laid();
    expect(hands.aimAt(down, [4, 4])).toBe(down);
  });

  it('remembers where a piece was put back', () => {
    for (const hand of [hovering(), carried(), laid()]) {
      const empty = hands.putBack(hand);
      expect(empty.state).toBe('empty');
      expect(hands.aimOf(empty)).toEqual(hands.aimOf(hand));
    }
  });
});
