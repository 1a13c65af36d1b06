import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { Game } from '../rules/game';
import type { GameView } from '../wire/types';
import * as hands from './hand';
import { EMPTY, PASSAGE, type Hand, type PointerMove } from './hand';
import { flattest, type HeldPiece } from './held-piece';

let view: GameView;
let piece: HeldPiece;
beforeAll(async () => {
  await rulesForTests();
  view = Game.fromLink('1.square.2.').view;
  const [shape] = view.shapes;
  if (!shape) throw new Error('there are shapes');
  piece = { shape: 0, orientation: flattest(shape).id, middle: [3, 3] };
});

const hovering = (): Hand => hands.pick(piece);
const laid = (): Hand => hands.choose(hovering(), [4, 4], 'touch');
const at = (time: number, rested = false): PointerMove => ({ time, rested });
const middle = (hand: Hand) => hands.pieceIn(hand)?.middle;

describe('the hand', () => {
  it('is empty until a piece is picked up', () => {
    expect(hands.pieceIn(EMPTY)).toBeNull();
    expect(hovering()).toMatchObject({ state: 'hovering', piece: { shape: 0, middle: [3, 3] } });
    expect(hands.aimOf(hands.aimAt(EMPTY, [1, 6]))).toEqual([1, 6]);
  });

  it('lets nothing be turned, moved or chosen while it is empty', () => {
    for (const next of [
      hands.rotate(view, EMPTY, 0),
      hands.hover(EMPTY, [1, 1], at(0)),
      hands.drag(EMPTY, [1, 1]),
      hands.choose(EMPTY, [1, 1], 'mouse'),
      hands.putBack(EMPTY),
    ]) {
      expect(next).toBe(EMPTY);
    }
  });

  it('follows the pointer, and keeps the piece where it was when the pointer leaves', () => {
    const over = hands.hover(hovering(), [5, 5], at(0));
    expect(middle(over)).toEqual([5, 5]);
    expect(hands.hover(over, [5, 5], at(10))).toBe(over);
    const away = hands.hover(over, null, at(20));
    expect(away).toMatchObject({ state: 'hovering', piece: { middle: [5, 5] } });
    expect(hands.hover(away, null, at(30))).toBe(away);
    expect(middle(hands.hover(away, [1, 1], at(40)))).toEqual([1, 1]);
  });

  it('goes back to where the pointer rested when it passes over other cells on its way to a button', () => {
    /** Over a cell, then over two others and out, with rests before some of these steps. */
    const pass = (...rests: ('second' | 'third' | 'out')[]): Hand => {
      let hand = hands.hover(hovering(), [2, 2], at(0));
      hand = hands.hover(hand, [2, 1], at(300, rests.includes('second')));
      hand = hands.hover(hand, [2, 0], at(600, rests.includes('third')));
      return hands.hover(hand, null, at(900, rests.includes('out')));
    };
    expect(middle(pass('second')), 'a rest, then the way out, however slow').toEqual([2, 2]);
    expect(middle(pass()), 'it never rested').toEqual([2, 0]);
    expect(middle(pass('second', 'third')), 'it rested on the way too').toEqual([2, 1]);
    expect(middle(pass('second', 'out')), 'it rested at the rim too').toEqual([2, 0]);
    let hand = hands.hover(hovering(), [2, 2], at(0));
    hand = hands.hover(hand, [2, 2], at(200, true));
    hand = hands.hover(hand, [3, 2], at(210));
    expect(middle(hands.hover(hand, null, at(220))), 'a rest counts before the pointer leaves its cell').toEqual([2, 2]);
    expect(middle(hands.hover(hand, null, at(201 + PASSAGE))), 'that was long ago').toEqual([3, 2]);
  });

  it('turns in place', () => {
    const over = hands.hover(hovering(), [5, 5], at(0));
    const rotated = hands.rotate(view, over, 0);
    expect(middle(rotated)).toEqual([5, 5]);
    expect(hands.pieceIn(rotated)?.orientation).not.toBe(piece.orientation);
    expect(middle(hands.hover(rotated, null, at(10)))).toEqual([5, 5]);
  });

  it('stays the same where a turn changes nothing', () => {
    const upright = view.shapes.flatMap((shape, index) =>
      shape.orientations
        .filter(({ id, rotated }) => rotated[0] === id)
        .map(({ id }) => ({ shape: index, orientation: id, middle: [3, 3] as [number, number] })),
    )[0];
    if (!upright) throw new Error('an I that stands looks the same from all sides');
    const hand = hands.pick(upright);
    expect(hands.rotate(view, hand, 0)).toBe(hand);
    expect(hands.rotate(view, hand, 0, -1)).toBe(hand);
  });

  it('is laid down by a finger and then stays under a mouse, but can be turned, dragged and moved by keys', () => {
    const down = laid();
    expect(down).toMatchObject({ state: 'laid', piece: { middle: [4, 4] } });
    expect(hands.hover(down, [0, 0], at(0))).toBe(down);
    expect(hands.hover(down, null, at(0))).toBe(down);
    expect(hands.rotate(view, down, 0).state).toBe('laid');
    expect(hands.aimAt(down, [5, 4])).toMatchObject({ state: 'laid', piece: { middle: [5, 4] } });
    expect(hands.drag(down, [2, 4])).toMatchObject({ state: 'laid', piece: { middle: [2, 4] } });
    expect(hands.drag(down, [4, 4])).toBe(down);
    expect(hands.choose(down, [1, 1], 'mouse')).toMatchObject({ state: 'hovering', piece: { middle: [1, 1] } });
  });

  it('is laid down by the first drag of a finger', () => {
    expect(hands.drag(hovering(), [3, 3]).state).toBe('laid');
    expect(hands.drag(hovering(), [1, 2])).toMatchObject({ state: 'laid', piece: { middle: [1, 2] } });
  });

  it('stays the same when the keyboard goes to where the piece is', () => {
    const down = laid();
    expect(hands.aimAt(down, [4, 4])).toBe(down);
  });

  it('remembers where a piece was put back', () => {
    for (const hand of [hovering(), laid()]) {
      const empty = hands.putBack(hand);
      expect(empty.state).toBe('empty');
      expect(hands.aimOf(empty)).toEqual(hands.aimOf(hand));
    }
  });
});
