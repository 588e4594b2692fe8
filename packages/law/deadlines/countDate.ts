import { addDays, addMonths, addYears, endOfMonth, type PlainDate } from '@tabellion/kernel/date.ts';
import type { FilingRule } from '../jurisdictions/jurisdiction.ts';

/** Counts from an anchor date as a filing rule says. The anchor day itself is not counted (Interpretation Act s. 27(5)), and
 *  months end on the same day number, clamped (s. 28). */
export function countFrom(anchorOn: PlainDate, rule: FilingRule): PlainDate {
  if (rule.snap === 'end_of_month') return endOfMonth(addMonths(anchorOn, rule.months));
  const monthsLater =
    rule.monthArithmetic === 'end_of_month_sticky'
      ? addMonthsFromMonthEnd(anchorOn, rule.months)
      : addMonths(anchorOn, rule.months);
  return addDays(monthsLater, rule.days);
}

/** Months as the CRA counts them: from the last day of a month to the last day of a month, otherwise to the same
 *  day number, clamped. */
export function addMonthsFromMonthEnd(date: PlainDate, months: number): PlainDate {
  const later = addMonths(date, months);
  return date === endOfMonth(date) ? endOfMonth(later) : later;
}

/** The anniversary in `year`, and where that of a February 29 falls in a common year. */
export function anniversaryIn(
  year: number,
  date: PlainDate,
  feb29Anniversary: FilingRule['feb29Anniversary'],
): PlainDate {
  const anniversary = addYears(date, year - Number(date.slice(0, 4)));
  const moved = anniversary.slice(5) !== date.slice(5);
  return moved && feb29Anniversary === 'mar1' ? addDays(anniversary, 1) : anniversary;
}
