/** The financial years of a corporation, one after another, by the year end that was in force. */
import { addDays, daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import { type FiscalYearEnd, longestYearDays, yearEndOf } from './fiscalYear.ts';

/** A year end and the day from which it is in force. */
export interface DatedYearEnd {
  readonly from: PlainDate;
  readonly end: FiscalYearEnd;
}

export interface FinancialYears {
  /** The first day of the first year: the incorporation. */
  readonly beganOn: PlainDate;
  /** The earliest first, at least one. The first holds before its day too: no one told of another. */
  readonly ends: readonly DatedYearEnd[];
  /** Where the first year does not end on the first possible day (`checkFirstYearEnd`). */
  readonly firstYearEndOn?: PlainDate | undefined;
}

export interface FinancialYear {
  readonly endsOn: PlainDate;
  /** The calendar year in which it ends. */
  readonly year: number;
  /** Its last day, where another one ended earlier in the same calendar year: the year alone does not name it then. */
  readonly secondEndOn: PlainDate | null;
}

/** Every financial year, the first one first. Without end. */
export function* financialYears(years: FinancialYears): Generator<FinancialYear> {
  let before: number | undefined;
  let endsOn = years.firstYearEndOn ?? endAfter(years, years.beganOn);
  for (;;) {
    const year = Number(endsOn.slice(0, 4));
    yield { endsOn, year, secondEndOn: year === before ? endsOn : null };
    before = year;
    endsOn = endAfter(years, endsOn);
  }
}

/** The end of the financial year in which a day lies; that of the first one for a day before it. */
export function financialYearEndOf(day: PlainDate, years: FinancialYears): PlainDate {
  for (const { endsOn } of financialYears(years)) if (endsOn >= day) return endsOn;
  throw new Error('financial years have no end');
}

/** Those that end in calendar years up to the last one, the first one first. In one calendar year one ends; two where a change
 *  within it ended a short one; none after one of 53 weeks. */
export function financialYearsUntil(last: number, years: FinancialYears): readonly FinancialYear[] {
  const found: FinancialYear[] = [];
  for (const one of financialYears(years)) {
    if (one.year > last) break;
    found.push(one);
  }
  return found;
}

/** The first day after another on which a year ends by the year end in force on it. A year lasts 53 weeks at most, so one that a
 *  change would make longer ends on the day of the earlier year end, and a short one follows. */
function endAfter({ ends }: FinancialYears, day: PlainDate): PlainDate {
  const [earliest] = ends
    .flatMap((one, at) => endWhileInForce(one, { day, isFirst: at === 0, until: ends[at + 1]?.from }))
    .sort(compare);
  if (earliest !== undefined && daysBetween(day, earliest) <= longestYearDays) return earliest;
  return yearEndOf(addDays(day, 1), endInForceOn(addDays(day, 1), ends));
}

function endWhileInForce(
  { from, end }: DatedYearEnd,
  { day, isFirst, until }: { day: PlainDate; isFirst: boolean; until: PlainDate | undefined },
): PlainDate[] {
  const next = addDays(day, 1);
  const on = yearEndOf(isFirst || from <= next ? next : from, end);
  return until === undefined || on < until ? [on] : [];
}

function endInForceOn(day: PlainDate, ends: FinancialYears['ends']): FiscalYearEnd {
  const found = ends.findLast(({ from }) => from <= day) ?? ends[0];
  if (found === undefined) throw new Error('financial years without a year end');
  return found.end;
}
