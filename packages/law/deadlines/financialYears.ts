/** The financial years of a corporation, one after another, by the year end that was in force. */
import { addDays, daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import { checkYearEnd, type FiscalYearEnd, longestYearDays, yearEndOf } from './fiscalYear.ts';

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
  /** Where the first year does not end on the first possible day (`checkFirstYearEnd`). It goes with the year end by which it was
   *  chosen: one that was corrected since, or that changed before this day, no longer ends the first year there. */
  readonly firstYearEndOn?: PlainDate | null | undefined;
}

export interface FinancialYear {
  readonly endsOn: PlainDate;
  /** The calendar year in which it ends. */
  readonly year: number;
  /** Its last day, where another one ended earlier in the same calendar year: the year alone does not name it then. */
  readonly secondEndOn: PlainDate | null;
}

/** Every financial year, the first one first. Without end. */
export function* financialYears(years: FinancialYears): Generator<FinancialYear, never> {
  let before: number | undefined;
  let endsOn = endAfter(years, years.beganOn, chosenEndOf(years));
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

/** The same for one day after another, none earlier than the one before it: each year is passed once. */
export function financialYearEndsInOrder(years: FinancialYears): (day: PlainDate) => PlainDate {
  const all = financialYears(years);
  let { endsOn } = all.next().value;
  return (day) => {
    while (endsOn < day) ({ endsOn } = all.next().value);
    return endsOn;
  };
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

/** As long as the corporation exists: its last financial year ends on the day of its dissolution. */
export function untilDissolved(
  all: readonly FinancialYear[],
  dissolvedOn: PlainDate,
): readonly FinancialYear[] {
  const before = all.filter(({ endsOn }) => endsOn < dissolvedOn);
  const year = Number(dissolvedOn.slice(0, 4));
  const isSecond = before.at(-1)?.year === year;
  return [...before, { endsOn: dissolvedOn, year, secondEndOn: isSecond ? dissolvedOn : null }];
}

/** The chosen end of the first year; undefined where every year end by which it could be chosen was corrected since. */
const chosenEndOf = ({ ends, firstYearEndOn: chosen }: FinancialYears): PlainDate | undefined =>
  chosen != null && ends.some(({ end }) => checkYearEnd(chosen, end).ok) ? chosen : undefined;

/** The first day after another on which a year ends by the year end in force on it. A year lasts 53 weeks at most, so one that a
 *  change would make longer ends on the day of the earlier year end, and a short one follows.
 *  @param chosen  the end of the first year, where another was chosen than the first possible one */
function endAfter({ ends }: FinancialYears, day: PlainDate, chosen?: PlainDate): PlainDate {
  const next = addDays(day, 1);
  const [earliest] = ends
    .flatMap((one, at) => {
      const begin = at === 0 || one.from <= next ? next : one.from;
      return endWhileInForce(one.end, { begin, until: ends[at + 1]?.from, chosen });
    })
    .sort(compare);
  if (earliest !== undefined && daysBetween(day, earliest) <= longestYearDays) return earliest;
  return chosen ?? yearEndOf(next, endInForceOn(next, ends));
}

/** The first year end from `begin` on, the chosen one where this year end chose it; none where another is in force by then. */
function endWhileInForce(
  end: FiscalYearEnd,
  { begin, until, chosen }: Record<'until' | 'chosen', PlainDate | undefined> & { begin: PlainDate },
): PlainDate[] {
  const isChosen = chosen !== undefined && chosen >= begin && checkYearEnd(chosen, end).ok;
  const on = isChosen ? chosen : yearEndOf(begin, end);
  return until === undefined || on < until ? [on] : [];
}

function endInForceOn(day: PlainDate, ends: FinancialYears['ends']): FiscalYearEnd {
  const found = ends.findLast(({ from }) => from <= day) ?? ends[0];
  if (found === undefined) throw new Error('financial years without a year end');
  return found.end;
}
