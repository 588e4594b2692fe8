import {
  addDays,
  addMonths,
  endOfMonth,
  type PlainDate,
  parsePlainDate,
  plainDate,
} from '@tabellion/kernel/date.ts';
import { type FieldRefusal, type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';

declare const fiscalYearEndBrand: unique symbol;

/** The day on which financial years end, `MM-DD`; `02-29` is the last day of February. */
export type FiscalYearEnd = string & { readonly [fiscalYearEndBrand]: true };

/** 53 weeks: the longest financial year (law firms' notes, not read in an Act). */
export const longestYearDays = 53 * 7;

/** Reads `MM-DD`; `02-29` reads as the last day of February. */
export function readFiscalYearEnd(
  text: string,
  path = 'fiscal_year_end',
): Result<FiscalYearEnd, FieldRefusal<'FISCAL_YEAR_END.INVALID'>> {
  const trimmed = text.trim();
  return isFiscalYearEnd(trimmed)
    ? ok(trimmed)
    : { ok: false, error: { path, textCode: 'FISCAL_YEAR_END.INVALID' } };
}

/** The day of `year` on which the financial year ends. */
export function fiscalYearEndIn(year: number, end: FiscalYearEnd): PlainDate {
  const firstOfMonth = plainDate(`${String(year).padStart(4, '0')}-${end.slice(0, 2)}-01`);
  if (end === '02-29') return endOfMonth(firstOfMonth);
  return addDays(firstOfMonth, Number(end.slice(3)) - 1);
}

/** The first day from another on which years end by this year end. */
export function yearEndOf(day: PlainDate, end: FiscalYearEnd): PlainDate {
  const year = Number(day.slice(0, 4));
  const own = fiscalYearEndIn(year, end);
  return own >= day ? own : fiscalYearEndIn(year + 1, end);
}

/** The days on which the first financial year may end: one, or two when the incorporation falls shortly before
 *  the chosen day. */
export function firstYearEnds(end: FiscalYearEnd, incorporatedOn: PlainDate): readonly PlainDate[] {
  const year = Number(incorporatedOn.slice(0, 4));
  return [year, year + 1]
    .map((candidate) => fiscalYearEndIn(candidate, end))
    .filter((on) => isPossibleFirstYear(on, incorporatedOn));
}

/** Refuses a first year end that is not on the chosen day, not after the incorporation, or more than 53 weeks
 *  after it. */
export function checkFirstYearEnd(facts: {
  readonly firstYearEndOn: PlainDate;
  readonly fiscalYearEnd: FiscalYearEnd;
  readonly incorporatedOn: PlainDate;
}): Result<PlainDate, Refusal<'FISCAL_YEAR_END.NOT_AT_YEAR_END' | 'FISCAL_YEAR_END.TOO_FAR'>> {
  const { firstYearEndOn, fiscalYearEnd, incorporatedOn } = facts;
  const checked = checkYearEnd(firstYearEndOn, fiscalYearEnd);
  if (!checked.ok) return checked;
  if (!isPossibleFirstYear(firstYearEndOn, incorporatedOn)) return refuse('FISCAL_YEAR_END.TOO_FAR');
  return ok(firstYearEndOn);
}

/** Refuses a day on which no year ends by this year end. */
export const checkYearEnd = (
  on: PlainDate,
  end: FiscalYearEnd,
): Result<PlainDate, Refusal<'FISCAL_YEAR_END.NOT_AT_YEAR_END'>> =>
  on === fiscalYearEndIn(Number(on.slice(0, 4)), end) ? ok(on) : refuse('FISCAL_YEAR_END.NOT_AT_YEAR_END');

function isPossibleFirstYear(yearEndOn: PlainDate, incorporatedOn: PlainDate): boolean {
  return yearEndOn > incorporatedOn && yearEndOn <= addDays(incorporatedOn, longestYearDays);
}

function isFiscalYearEnd(text: string): text is FiscalYearEnd {
  const [, month, day] = (/^(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (!month || !day || month > 12) return false;
  // A leap year, so that February has its 29th day.
  const lastDay = endOfMonth(addMonths(plainDate('2024-01-01'), month - 1)).slice(8);
  return day <= Number(lastDay);
}

/** A filing year is the year of the anniversary or of the fiscal year end, even where the due date falls in the
 *  next one. Accepts a four-digit year, 1000 to 2999, or a date for its year. */
export function readFilingYear(
  value: string | number,
  path = 'filing_year',
): Result<number, FieldRefusal<'FILING_YEAR.INVALID'>> {
  const text = String(value).trim();
  const year = parsePlainDate(text)?.slice(0, 4) ?? text;
  return /^[12]\d{3}$/.test(year)
    ? ok(Number(year))
    : { ok: false, error: { path, textCode: 'FILING_YEAR.INVALID' } };
}
