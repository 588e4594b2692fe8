import { addDays, daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import { type Decimal, decimal, formatDecimal, ZERO } from '@tabellion/kernel/decimal.ts';
import { divideRounded } from '@tabellion/kernel/rounding.ts';
import type { ResolutionRef } from '../act.ts';
import type { ClassTerms, Instrument } from '../entities.ts';
import { type ExercisableFacts, windowOf } from '../options.ts';
import type { Interest } from '../terms/conversions.ts';
import { type Finding, warning } from './finding.ts';
import { judgeResolution } from './resolutions.ts';

/** More numbers than a sentence tells. */
const MOST_TOLD = 10;

/** Rights to shares that a split leaves unadjusted: whoever records it has to read their terms.
 *  @param rights  numbers of instruments, names of pools, conversions of classes */
export const judgeUnadjusted = (rights: readonly string[]): readonly Finding[] =>
  rights.length === 0
    ? []
    : [
        warning('not_adjusted', 'classId', {
          rights: rights.slice(0, MOST_TOLD).join(', '),
          more: Math.max(0, rights.length - MOST_TOLD),
        }),
      ];

/** The class of the shares that a new right is for, immediately before. */
export interface ClassReserved {
  readonly authorized: ClassTerms['authorized'];
  readonly issued: bigint;
  /** Shares that options and warrants of the class may still bring. */
  readonly promised: bigint;
}

/** Stated capital for a value that nobody paid: that it is added, and how much of it, was not verified (CBCA
 *  ss. 25(3), 26). So whoever records it confirms it.
 *  @param by  how the right is settled */
export const judgeExerciseSettlement = (by: 'price' | 'net' | 'service'): readonly Finding[] =>
  by === 'price' ? [] : [warning('settlement_value', 'issues.0.consideration')];

/** An exercise after the window that the grant leaves a holder who has left. How he left is what whoever stopped the vesting
 *  told, and the corporation may have agreed to more since: hence a warning. */
export function judgeWindow(one: ExercisableFacts, on: PlainDate): readonly Finding[] {
  const until = windowOf(one)?.until;
  return until !== undefined && until < on ? [warning('after_window', 'effectiveOn', { until })] : [];
}

/** Interest that converts with a principal, in its currency: no more than has accrued, where that can be computed here. It can
 *  for simple interest that is paid with the principal; what was owed before a part was discharged counts whole. */
export function judgeConvertedInterest(one: Instrument, interest: string, on: PlainDate): readonly Finding[] {
  const converted = decimal(interest);
  if (converted === ZERO) return [];
  const terms = 'interest' in one.terms ? one.terms.interest : null;
  const isSimple = terms === null || (terms.compounding === 'simple' && terms.payout === 'deferred');
  if (!isSimple || terms?.dayCount === null) return [warning('interest_unchecked', 'interest')];
  const most = terms === null ? ZERO : mostAccrued(terms, decimal(one.principal ?? '0'), on);
  return converted <= most
    ? []
    : [warning('interest_above_accrued', 'interest', { accrued: formatDecimal(most, 2) })];
}

/** Interest to the end of the day, rounded up to cents. */
function mostAccrued(
  { rates, dayCount }: Pick<Interest, 'rates' | 'dayCount'>,
  principal: Decimal,
  on: PlainDate,
): Decimal {
  const year = years[dayCount ?? 'thirty_360'];
  const parts = rates.map(({ rate, from, until }, at) => {
    const next = rates[at + 1]?.from;
    const last = until !== null && until < on ? until : on;
    const end = next !== undefined && next <= last ? next : addDays(last, 1);
    const days = end <= from ? 0 : year.between(from, end);
    return principal * decimal(rate) * BigInt(days);
  });
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  return (divideRounded(whole, ONE * 100n * year.days * CENT, 'up') * CENT) as Decimal;
}

const CENT = decimal('0.01');
const ONE = decimal('1');

const years = {
  actual_365: { days: 365n, between: daysBetween },
  thirty_360: { days: 360n, between: days360 },
} as const;

/** Days between two dates where every month has thirty. */
function days360(from: PlainDate, to: PlainDate): number {
  const [first, last] = [partsOf(from), partsOf(to)];
  return (
    (last.year - first.year) * 360 +
    (last.month - first.month) * 30 +
    Math.min(last.day, 30) -
    Math.min(first.day, 30)
  );
}

const partsOf = (date: PlainDate) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
};

/** A right to shares is granted by the directors' resolution. Where the articles limit the number of shares, the corporation
 *  must have enough of them for every right that it gave. That CBCA s. 29 says so was not verified: hence a warning, and a
 *  lawyer confirms. */
export function judgeRight(
  { resolution, shares }: { readonly resolution: ResolutionRef | null; readonly shares: bigint },
  { authorized, issued, promised }: ClassReserved,
  on: PlainDate,
): readonly Finding[] {
  const left = authorized === 'unlimited' ? null : BigInt(authorized) - issued - promised;
  return [
    ...(left !== null && shares > left
      ? [warning('reserve_short', 'quantity', { left: String(left < 0n ? 0n : left) })]
      : []),
    ...judgeResolution(resolution, on),
  ];
}
