import { addDays, addMonths, addYears, type PlainDate } from '@tabellion/kernel/date.ts';
import { addDecimals, type Decimal, decimal, ZERO } from '@tabellion/kernel/decimal.ts';
import { within } from '@tabellion/kernel/order.ts';
import type { Instrument, Pool } from './entities.ts';
import type { OptionTerms } from './terms/instruments.ts';
import { type VestedOn, vestedOf, vestingDatesOf } from './vested.ts';

type Counted = Pick<Instrument, 'quantity' | 'exercised' | 'expired' | 'released' | 'moved' | 'status'>;

/** Shares that may still come of an instrument; none of one that is void. */
export const leftOf = ({ quantity, exercised, expired, released, moved, status }: Counted): bigint =>
  status === 'void' ? 0n : quantity - exercised - expired - released - moved;

/** Whether the last day of an instrument has passed: that of the right, or the day on which it is due. */
export const isPastExpiry = ({ expiresOn }: Pick<Instrument, 'expiresOn'>, on: PlainDate): boolean =>
  expiresOn !== null && expiresOn < on;

/** Facts of an option that determine until when it may be exercised. */
export type ExercisableFacts = Pick<Instrument, 'expiresOn' | 'terms' | 'vestingChanges'>;

/** The last day that the grant leaves a holder who has left: the stop of vesting and the window of its reason, where that comes
 *  before the last day of the right. Null where nothing was stopped, the grant has no window for the reason, or the right
 *  itself ends first. */
export function windowOf({ expiresOn, terms, vestingChanges }: ExercisableFacts): LastWindow | null {
  const { stoppedOn = null, stoppedFor } = vestingChanges ?? {};
  if (terms.of !== 'option' || stoppedOn === null) return null;
  const window = terms.windows.find(({ reason }) => reason === stoppedFor);
  if (window === undefined) return null;
  const until = after[window.unit](stoppedOn, window.length);
  return expiresOn !== null && expiresOn <= until ? null : { reason: window.reason, until };
}

export interface LastWindow {
  readonly reason: OptionTerms['windows'][number]['reason'];
  readonly until: PlainDate;
}

/** Longer than any right lasts; so no sum leaves the calendar. */
const MOST_YEARS = 1000;

const after = {
  days: addDays,
  months: addMonths,
  years: (day: PlainDate, years: number) => addYears(day, Math.min(years, MOST_YEARS)),
} as const satisfies Record<
  OptionTerms['windows'][number]['unit'],
  (day: PlainDate, length: number) => PlainDate
>;

/** The last day of exercise, or on which what is owed falls due: that of the right, or of the window where it comes first. */
export const lastDayOf = (of: ExercisableFacts): PlainDate | null => windowOf(of)?.until ?? of.expiresOn;

export function hasRunOut(of: ExercisableFacts, on: PlainDate): boolean {
  const last = lastDayOf(of);
  return last !== null && last < on;
}

/** Amount still owed, in its currency; zero without a principal. */
export const owedOf = ({
  principal,
  discharged,
  status,
}: Pick<Instrument, 'principal' | 'discharged' | 'status'>): Decimal =>
  principal === null || status === 'void'
    ? ZERO
    : addDecimals(decimal(principal), -decimal(discharged ?? '0') as Decimal);

/** Those of the shares that are left that have vested at the end of a day. What was lost before it vested is what would
 *  have vested last. */
export function vestedLeftOf(instrument: Instrument, on: PlainDate): bigint {
  return within(vestedOf(instrument, on) - vestedGoneOf(instrument), 0n, leftOf(instrument));
}

/** Those of the shares that are left that never vest by the terms: vesting was stopped on that day or before, so that what had
 *  not vested by then does not any more, unless an act lets it vest after all. */
export function neverVestOf(instrument: Instrument, on: PlainDate): bigint {
  const stoppedOn = instrument.vestingChanges?.stoppedOn ?? null;
  return stoppedOn === null || stoppedOn > on ? 0n : leftOf(instrument) - vestedLeftOf(instrument, on);
}

/** Those that had vested and are no more among what is left: exercised, or lost since. An early exercise counts whole. */
export const vestedGoneOf = ({
  exercised,
  vestedLost,
}: Pick<Instrument, 'exercised' | 'vestedLost'>): bigint => exercised + vestedLost;

/** The dates on which a right vests, from the first: those of `vestedGoneOf` are counted before what is left of it, and
 *  nothing vests once all that is left has. Empty where it has no terms. */
export function vestingDatesKept(instrument: Instrument): readonly VestedOn[] {
  const whole = leftOf(instrument) + vestedGoneOf(instrument);
  const lines: VestedOn[] = [];
  let before = 0n;
  for (const { on, vested: counted } of vestingDatesOf(instrument)) {
    const vested = within(counted, 0n, whole);
    if (vested > before) lines.push({ on, quantity: vested - before, vested });
    before = vested > before ? vested : before;
  }
  return lines;
}

/** Those that its holder may have on a day: what has vested, and of one that may be exercised early all while it vests. */
export const exercisableOf = (instrument: Instrument, on: PlainDate): bigint =>
  instrument.terms.of === 'option' &&
  instrument.terms.early === true &&
  (instrument.vestingChanges?.stoppedOn ?? on) >= on
    ? leftOf(instrument)
    : vestedLeftOf(instrument, on);

/** Shares of a pool that no option has used; less than none where an import said so. */
export const availableOf = ({ reserved, used }: Pick<Pool, 'reserved' | 'used'>): bigint => reserved - used;
