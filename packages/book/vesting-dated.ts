import type { PlainDate } from '@tabellion/kernel/date.ts';
import * as z from 'zod/mini';
import { date, quantity } from './acts/atoms.ts';

/** The other form of vesting beside a schedule: a table of dates, each with the number that vests on it, as agreements and
 *  packages of others tell it (`vestings` of the Open Cap Format). Nothing is computed, so no rule of rounding is named. */

/** So many dates a table has at most. */
export const MOST_VESTING_DATES = 1000;

/** Days that rise, at least one share on each. Their sum is the number of shares that vest by the table: `coversAll`. */
export const datedShape = z.strictObject({
  dates: z
    .array(z.strictObject({ on: date, quantity }))
    .check(z.minLength(1), z.maxLength(MOST_VESTING_DATES), z.refine(rises, { abort: true })),
});

export type DatedVesting = Readonly<z.infer<typeof datedShape>>;

function rises(dates: readonly { readonly on: string }[]): boolean {
  return dates.every(({ on }, at) => at === 0 || String(dates[at - 1]?.on) < on);
}

/** Shares that vest on all dates together. */
export const sumOfDates = ({ dates }: DatedVesting): bigint =>
  dates.reduce((sum, one) => sum + BigInt(one.quantity), 0n);

/** Shares that have vested at the end of a day. */
export function vestedByDates({ dates }: DatedVesting, on: PlainDate): bigint {
  let vested = 0n;
  for (const one of dates) {
    if (one.on > on) break;
    vested += BigInt(one.quantity);
  }
  return vested;
}

/** The table after its shares became others by a ratio: each date brings the running total to its part of the new shares,
 *  rounded down, so that the last date brings all of them (CUMULATIVE_ROUND_DOWN). Dates that bring none are left out.
 *  @param shares  what the table counts now, at least one */
export function overNewShares(terms: DatedVesting, shares: bigint): DatedVesting {
  const all = sumOfDates(terms);
  let [before, old] = [0n, 0n];
  const dates = terms.dates.flatMap(({ on, quantity: count }) => {
    old += BigInt(count);
    const total = (old * shares) / all;
    const brought = total - before;
    before = total;
    return brought > 0n ? [{ on, quantity: String(brought) }] : [];
  });
  return { dates };
}
