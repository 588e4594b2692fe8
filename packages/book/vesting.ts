import type { PlainDate } from '@tabellion/kernel/date.ts';
import * as z from 'zod/mini';
import { count, date } from './acts/atoms.ts';
import { ALLOCATIONS, vestedAfter } from './vesting-allocation.ts';
import { type DatedVesting, datedShape, sumOfDates, vestedByDates } from './vesting-dated.ts';
import { DAY_RULES, vestingDay } from './vesting-days.ts';

/** How often shares vest, the months between two dates, and the bounds of period and cliff in that unit
 *  (specification sections 5 and 9; the quarterly bounds are the monthly ones divided by three). */
export const FREQUENCIES = {
  monthly: { months: 1, maxPeriod: 120, maxCliff: 108 },
  quarterly: { months: 3, maxPeriod: 40, maxCliff: 36 },
  yearly: { months: 12, maxPeriod: 10, maxCliff: 9 },
} as const;

/** The default of the specification: four years monthly after a cliff of one. */
export const DEFAULT_VESTING = {
  period: 48,
  cliff: 12,
  frequency: 'monthly',
  allocation: 'CUMULATIVE_ROUND_DOWN',
  dayRule: 'VESTING_START_DAY_OR_LAST_DAY_OF_MONTH',
} as const;

/** The default in another unit: yearly it is 4 with a cliff of 1, quarterly 16 and 4. */
export function defaultVestingOf(
  frequency: keyof typeof FREQUENCIES,
): Pick<VestingSchedule, 'period' | 'cliff'> {
  const { months } = FREQUENCIES[frequency];
  return { period: DEFAULT_VESTING.period / months, cliff: DEFAULT_VESTING.cliff / months };
}

/** `single`: all vests on a change of control; `double`: only if the holder is let go after it, too. */
export const ACCELERATIONS = ['single', 'double'] as const;

/** A schedule as it stands in an act. The names of the allocation and the day rule are those of the Open Cap Format, so that
 *  the rule which made a number can always be read beside it. */
const schedule = {
  start: date,
  /** Number of dates from the start to the last, in the unit of the frequency. */
  period: count(0, 10_000),
  /** Number of dates before which nothing vests; 0 is no cliff. */
  cliff: count(0, 10_000),
  frequency: z.enum(['monthly', 'quarterly', 'yearly']),
  allocation: z.enum(ALLOCATIONS),
  dayRule: z.enum(DAY_RULES),
  /** The agreement for a change of control: left out where there is none. */
  acceleration: z.exactOptional(z.enum(ACCELERATIONS)),
};

const isInBounds = (terms: Omit<VestingSchedule, 'start'>): boolean => checkVestingTerms(terms).length === 0;

export const scheduleShape = z.strictObject(schedule).check(z.refine(isInBounds));

/** The schedule of an issue that is not on record yet: the start may be open, recording fills in the day of the
 *  issue. */
const plannedSchedule = z.strictObject({ ...schedule, start: z.nullable(date) }).check(z.refine(isInBounds));

/** Vesting as it stands in an act: a schedule, or a table of dates. */
export const vestingShape = z.union([scheduleShape, datedShape]);
export const plannedVestingShape = z.union([plannedSchedule, datedShape]);

export interface VestingSchedule extends Readonly<z.infer<z.ZodMiniObject<typeof schedule>>> {}
export type VestingTerms = VestingSchedule | DatedVesting;
export type PlannedVesting = Readonly<z.infer<typeof plannedSchedule>> | DatedVesting;

/** Whether the terms are a table of dates, not a schedule. */
export const isDated = (terms: PlannedVesting): terms is DatedVesting => 'dates' in terms;

/** Terms of which an open start is the day of the issue. */
export const withVestingStart = (terms: PlannedVesting, issuedOn: PlainDate): VestingTerms =>
  isDated(terms) ? terms : { ...terms, start: terms.start ?? issuedOn };

/** Whether nothing of the terms waits for the day of the issue. */
export const hasVestingStart = (terms: PlannedVesting | null): terms is VestingTerms | null =>
  terms === null || isDated(terms) || terms.start !== null;

/** Whether terms are for so many shares: a schedule is for any number, a table for the sum of its dates. */
export const coversAll = (terms: PlannedVesting | null, shares: bigint): boolean =>
  terms === null || !isDated(terms) || sumOfDates(terms) === shares;

/** The property that breaks the bounds; the text code of the specification is `invalid_period`. */
export interface VestingFault {
  readonly code: 'invalid_period';
  readonly property: 'period' | 'cliff';
}

/** Period 1 to the bound of the frequency, cliff 0 to its bound and not above the period. */
export function checkVestingTerms({
  period,
  cliff,
  frequency,
}: Omit<VestingSchedule, 'start'>): readonly VestingFault[] {
  const { maxPeriod, maxCliff } = FREQUENCIES[frequency];
  const faults: VestingFault[] = [];
  if (!(period >= 1 && period <= maxPeriod)) faults.push({ code: 'invalid_period', property: 'period' });
  if (!(cliff >= 0 && cliff <= maxCliff && cliff <= period)) {
    faults.push({ code: 'invalid_period', property: 'cliff' });
  }
  return faults;
}

export interface VestingStatus {
  /** Dates of the schedule on or before `on`, none before the cliff. */
  readonly installments: number;
  readonly vested: bigint;
  readonly unvested: bigint;
  readonly firstVestDate: PlainDate;
  readonly finalVestDate: PlainDate;
  /** The next date on which the vested number rises; null when all have vested. */
  readonly nextVestDate: PlainDate | null;
}

/** Shares vested at the end of `on`, by the allocation of the terms; nothing before the cliff, all of them on the last
 *  date. Every date is counted from the start, never from the one before it: January 31, February 28, March 31.
 *  Errors: none; bad terms are refused earlier by `checkVestingTerms`. */
export function vesting(quantity: bigint, terms: VestingSchedule, on: PlainDate): VestingStatus {
  const { period, cliff } = terms;
  const grant = { ...terms, quantity };
  const installments = installmentsBy(terms, on);
  const vested = vestedAfter(installments, grant);
  let next = Math.max(installments + 1, cliff, 1);
  while (next < period && vestedAfter(next, grant) === vested) next++;
  return {
    installments,
    vested,
    unvested: quantity - vested,
    firstVestDate: vestDate(terms, Math.max(cliff, 1)),
    finalVestDate: vestDate(terms, period),
    nextVestDate: vested < quantity ? vestDate(terms, next) : null,
  };
}

/** Shares vested at the end of `on`, by a schedule or by the dates of a table. */
export const vestedBy = (quantity: bigint, terms: VestingTerms, on: PlainDate): bigint =>
  isDated(terms) ? vestedByDates(terms, on) : vesting(quantity, terms, on).vested;

export interface VestingDate {
  readonly date: PlainDate;
  /** Shares that vest on the date. */
  readonly quantity: bigint;
  /** Shares that have vested by then. */
  readonly vested: bigint;
}

/** The dates with the number that vests on each, for people to read; dates on which none does are left out. */
export function vestingTable(quantity: bigint, terms: VestingTerms): readonly VestingDate[] {
  const table: VestingDate[] = [];
  let before = 0n;
  if (isDated(terms))
    return terms.dates.map(({ on, quantity: brought }) => {
      before += BigInt(brought);
      return { date: on, quantity: BigInt(brought), vested: before };
    });
  const grant = { ...terms, quantity };
  for (let n = Math.max(terms.cliff, 1); n <= terms.period; n++) {
    const vested = vestedAfter(n, grant);
    if (vested > before) table.push({ date: vestDate(terms, n), quantity: vested - before, vested });
    before = vested;
  }
  return table;
}

function installmentsBy(terms: VestingSchedule, on: PlainDate): number {
  let n = terms.period;
  while (n > 0 && vestDate(terms, n) > on) n--;
  return n < terms.cliff ? 0 : n;
}

function vestDate({ start, frequency, dayRule }: VestingSchedule, n: number): PlainDate {
  return vestingDay(start, n * FREQUENCIES[frequency].months, dayRule);
}
