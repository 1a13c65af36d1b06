import { expect, it } from 'vitest';
import { evaluationOf, percents } from './evaluation';

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
