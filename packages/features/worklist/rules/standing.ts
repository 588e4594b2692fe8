/** Where a line stands on a day: derived when it is read, never stored. */
import { daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import type { LineState } from '../lineKinds.ts';

/** Whatever is due within so many days needs doing now. */
const soonDays = 30;

/** @returns days from today to the day on which it is due; negative when that has passed */
export function standingOn(
  dueOn: PlainDate | null,
  today: PlainDate,
): { readonly days: number | null; readonly state: LineState } {
  if (dueOn === null) return { days: null, state: 'undated' };
  const days = daysBetween(today, dueOn);
  if (days < 0) return { days, state: 'overdue' };
  return { days, state: days <= soonDays ? 'soon' : 'later' };
}
