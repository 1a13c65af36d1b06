import { expect, it } from 'vitest';
import { decided, evaluationOf, percents } from './evaluation';

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

it('a game that is over leaves no doubt', () => {
  expect(decided({ kind: 'connected', team: 'yellow', faces: 8, points: 8 }).yellow).toBe(1);
  expect(decided({ kind: 'resigned', winner: 'green' }).yellow).toBe(0);
  expect(decided({ kind: 'draw', pieces: [3, 3] })).toEqual({ yellow: 0.5, draw: 1, proof: null });
});
