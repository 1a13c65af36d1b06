import { describe, expect, it } from 'vitest';
import { ClockOffset } from './clock-offset';

/** A server whose clock is so much ahead, and messages that take their time. */
function exchange(offset: ClockOffset, { ahead, sent, there, back }: { ahead: number; sent: number; there: number; back: number }): void {
  offset.answered(sent, sent + there + ahead, sent + there + back);
}

describe('the offset of the clock', () => {
  it('is none before anything is known', () => {
    expect(new ClockOffset().value).toBe(0);
  });

  it('is learnt from an answer, up to half of the way there and back', () => {
    for (const ahead of [3_600_000, -3_600_000, 17]) {
      const offset = new ClockOffset();
      exchange(offset, { ahead, sent: 5000, there: 20, back: 60 });
      expect(Math.abs(offset.value - ahead)).toBeLessThanOrEqual(40);
    }
  });

  it('is not made worse by a slower answer', () => {
    const offset = new ClockOffset();
    exchange(offset, { ahead: 500, sent: 0, there: 10, back: 10 });
    const before = offset.value;
    exchange(offset, { ahead: 500, sent: 1000, there: 900, back: 10 });
    expect(offset.value).toBe(before);
    exchange(offset, { ahead: 500, sent: 2000, there: 30_000, back: 10 });
    expect(offset.value).toBe(before);
  });

  it('follows a clock that drifts', () => {
    const offset = new ClockOffset();
    exchange(offset, { ahead: 0, sent: 0, there: 10, back: 10 });
    exchange(offset, { ahead: -400, sent: 3_600_000, there: 40, back: 40 });
    expect(offset.value).toBe(-400);
  });

  it('is never less than what has arrived says, and old events say nothing', () => {
    const offset = new ClockOffset();
    offset.arrived(1000, 900_000);
    expect(offset.value).toBe(0);
    offset.arrived(905_000, 900_000);
    expect(offset.value).toBe(5000);
  });
});
