/** The clocks of a match between two events. What is left at an event is for the rules to say; here it only counts down. */
import { CLOCK_SHARE } from '../wire/constants';
import type { ClockView } from '../wire/types';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on every tenth of a second is shown. */
const TENTHS = 10 * SECOND;
/** What is announced, in seconds. */
const ANNOUNCED_SECONDS = [30, 10, 5, 4, 3, 2, 1];

/** Milliseconds that a player has left. Before the last event nothing has passed. */
export function timeLeft({ at, left, running }: ClockView, player: number, now: number): number {
  const then = left[player - 1] ?? 0;
  return running === player ? Math.max(0, then - Math.max(0, now - at)) : then;
}

/** A time in days and what is written beside them: `1:05:09`, `4:58`, `0:09.4`. Only a time that is over shows zero. */
export function shownTime(left: number): { days: number; time: string } {
  const days = Math.floor(left / DAY);
  if (days > 0) {
    const minutes = Math.floor((left % DAY) / MINUTE);
    return { days, time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` };
  }
  if (left < TENTHS) {
    const tenths = Math.ceil(left / 100);
    return { days, time: `0:${two(Math.floor(tenths / 10))}.${tenths % 10}` };
  }
  const seconds = Math.ceil(left / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return { days, time: hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}` };
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** How long what is shown stays true, in milliseconds. */
export function untilNextTick(left: number): number {
  const step = left <= TENTHS ? 100 : left < DAY ? SECOND : MINUTE;
  // A little more, so that a timer that is early does not show the same again.
  return (left % step || step) + 1;
}

/** Whether the time gets short: a tenth of what there was, between ten seconds and a minute, or an hour of days. */
export function isLow({ control }: ClockView, left: number): boolean {
  if (control.kind === 'days') return left < HOUR;
  return left < Math.min(MINUTE, Math.max(TENTHS, control.base * 100));
}

/** The seconds to announce when a clock has come from one time to another; the last of several. */
export function secondsToAnnounce(before: number, after: number): number | null {
  return ANNOUNCED_SECONDS.findLast((seconds) => before > seconds * SECOND && after <= seconds * SECOND && after > 0) ?? null;
}

/** What a page needs from the end of a search until the clock is stopped, in milliseconds: more than the engine's own margin. */
const MARGIN = 200;

/** How long the computer may think with its clock, in milliseconds: the share of it that the engine takes by itself. */
export function thinkingTime(clock: ClockView | null, player: number, now: number, most: number): number {
  if (clock?.control.kind !== 'increment' || clock.running !== player) return most;
  const left = timeLeft(clock, player, now);
  const share = left / CLOCK_SHARE.moves + clock.control.increment * 10 * CLOCK_SHARE.incrementPercent;
  return Math.max(1, Math.min(most, share, left - MARGIN));
}
