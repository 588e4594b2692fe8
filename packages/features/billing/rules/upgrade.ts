import { daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';

/** The rest of a paid year, in calendar days. */
export interface Remaining {
  /** Counted from today, which is among them, to the last day that is paid for. */
  days: number;
  /** All days of the paid year: 365 or 366. */
  ofDays: number;
}

/** The rest of a paid year on `today`. A year that begins later has more days left than it has itself, because the days
 *  before it are paid for, too. */
export const remainingOf = (
  period: { readonly starts_on: PlainDate; readonly subscription_end_date: PlainDate },
  today: PlainDate,
): Remaining => ({
  days: Math.max(0, daysBetween(today, period.subscription_end_date)),
  ofDays: daysBetween(period.starts_on, period.subscription_end_date),
});

/**
 * A price of a year for its remaining days, half a cent rounded up.
 * @param yearCents  >= 0
 * @returns integer cents; yearCents x days / ofDays
 */
export function forRemaining(yearCents: bigint, { days, ofDays }: Remaining): bigint {
  const twice = 2n * yearCents * BigInt(days) + BigInt(ofDays);
  return twice / (2n * BigInt(ofDays));
}
