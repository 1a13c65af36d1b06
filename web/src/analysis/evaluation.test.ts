import { expect, it } from 'vitest';
import { decided, evaluationOf, evaluationsOf, leader, percents } from './evaluation';

const WDL = { win: 346, draw: 328, loss: 326 };

it('percents are a hundred together', () => {
  expect(percents(WDL)).toEqual({ win: 35, draw: 33, loss: 32 });
  expect(percents({ win: 5, draw: 995, loss: 0 })).toEqual({ win: 1, draw: 99, loss: 0 });
});

it('a draw is half a win, whoever moves', () => {
  const score = { kind: 'points', value: 2 } as const;
  expect(evaluationOf({ score, wdl: WDL }, 'yellow')).toEqual({ yellow: 0.51, draw: 0.328, proof: null });
  expect(evaluationOf({ score, wdl: WDL }, 'green').yellow).toBeCloseTo(0.49);
});

it('no line is shown as better than the one before it, whatever was rounded', () => {
  const score = { kind: 'points', value: -0.17 } as const;
  const lines = [
    { score, wdl: { win: 120, draw: 590, loss: 290 } },
    { score, wdl: { win: 121, draw: 589, loss: 290 } },
    { score, wdl: { win: 100, draw: 600, loss: 300 } },
  ];
  for (const [mover, ahead] of [
    ['green', 'yellow'],
    ['yellow', 'green'],
  ] as const) {
    const shown = evaluationsOf(lines, mover).map(leader);
    expect(shown).toEqual([59, 59, 60].map((percent) => ({ team: ahead, percent })));
  }
});

it('a game that is over leaves no doubt', () => {
  expect(decided({ kind: 'connected', team: 'yellow', faces: 8, points: 8 }).yellow).toBe(1);
  expect(decided({ kind: 'resigned', winner: 'green' }).yellow).toBe(0);
  expect(decided({ kind: 'draw', pieces: [3, 3] })).toEqual({ yellow: 0.5, draw: 1, proof: null });
});
