/** Clocks in words. */
import { shownTime } from '../state/clock';
import type { TimeControl } from '../wire/types';
import { t } from './texts';

/** What a clock shows. */
export function clockText(left: number): string {
  const { days, time } = shownTime(left);
  return days > 0 ? t('clock-days-left', { days, time }) : time;
}

/** A time control, as in a list to choose from. */
export function controlText(control: TimeControl | null): string {
  if (!control) return t('choose-clock-none');
  if (control.kind === 'days') return t('choose-clock-days', { days: control.days });
  return t('choose-clock-increment', { minutes: control.base / 60, seconds: control.increment });
}
