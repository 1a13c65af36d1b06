import { describe, expect, it } from 'vitest';
import type { ClockView } from '../wire/types';
import { isLow, secondsToAnnounce, shownTime, thinkingTime, timeLeft, untilNextTick } from './clock';

const FIVE: ClockView = {
  control: { kind: 'increment', base: 300, increment: 3 },
  at: 1000,
  left: [300_000, 200_000],
  running: 2,
  deadline: 201_000,
  paused: false,
};
const DAYS: ClockView = { ...FIVE, control: { kind: 'days', days: 3 } };

describe('the time that is left', () => {
  it('goes down for the player whose clock runs, and for nobody else', () => {
    expect(timeLeft(FIVE, 2, 11_000)).toBe(190_000);
    expect(timeLeft(FIVE, 1, 11_000)).toBe(300_000);
    expect(timeLeft({ ...FIVE, running: null }, 2, 11_000)).toBe(200_000);
  });

  it('is never negative, and no more than it was at the last event', () => {
    expect(timeLeft(FIVE, 2, 10_000_000)).toBe(0);
    expect(timeLeft(FIVE, 2, 0)).toBe(200_000);
  });
});

describe('what is shown', () => {
  it.each([
    [0, 0, '0:00.0'],
    [1, 0, '0:00.1'],
    [9_400, 0, '0:09.4'],
    [9_999, 0, '0:10.0'],
    [10_000, 0, '0:10'],
    [59_001, 0, '1:00'],
    [298_000, 0, '4:58'],
    [3_909_000, 0, '1:05:09'],
    [2 * 86_400_000 + 18_720_000, 2, '05:12'],
  ])('%d ms', (left, days, time) => {
    expect(shownTime(left)).toEqual({ days, time });
  });

  it('changes when it ticks, and not before', () => {
    for (const left of [2 * 86_400_000 + 5, 298_000, 298_500, 10_500, 10_000, 9_450, 150]) {
      const next = untilNextTick(left);
      expect(shownTime(Math.max(0, left - next)), String(left)).not.toEqual(shownTime(left));
      expect(next).toBeLessThanOrEqual(60_001);
    }
  });

  it('is marked when it gets short', () => {
    expect(isLow(FIVE, 31_000)).toBe(false);
    expect(isLow(FIVE, 29_000)).toBe(true);
    expect(isLow(DAYS, 3_000_000)).toBe(true);
    expect(isLow(DAYS, 86_400_000)).toBe(false);
  });
});

describe('the last seconds', () => {
  it('are announced at 30, at 10, and from 5 on one by one', () => {
    const said: number[] = [];
    for (let left = 40_000; left > 0; left -= 100) {
      const seconds = secondsToAnnounce(left, left - 100);
      if (seconds !== null) said.push(seconds);
    }
    expect(said).toEqual([30, 10, 5, 4, 3, 2, 1]);
  });

  it('that are slept through are announced once', () => {
    expect(secondsToAnnounce(40_000, 4_500)).toBe(5);
    expect(secondsToAnnounce(4_500, 0)).toBeNull();
  });
});

describe('the computer', () => {
  it('thinks no longer than its clock allows', () => {
    const own = { ...FIVE, left: [300_000, 20_000] };
    expect(thinkingTime(own, 2, 1000, 4000)).toBe(4000);
    expect(thinkingTime({ ...own, left: [0, 10_000] }, 2, 1000, 4000)).toBe(3250);
    expect(thinkingTime({ ...own, left: [0, 500] }, 2, 1000, 4000)).toBe(300);
    expect(thinkingTime({ ...own, left: [0, 50] }, 2, 1000, 4000)).toBe(1);
  });

  it('takes its usual time without a clock, in days, and while its clock stands', () => {
    expect(thinkingTime(null, 2, 0, 4000)).toBe(4000);
    expect(thinkingTime(DAYS, 2, 0, 4000)).toBe(4000);
    expect(thinkingTime({ ...FIVE, left: [1, 1], running: null }, 2, 0, 4000)).toBe(4000);
  });
});
