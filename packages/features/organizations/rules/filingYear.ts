import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';

/** A filing year is the year of the anniversary or of the fiscal year end, even where the due date falls in the
 *  next one. Accepts a four-digit year, 1000 to 2999, or a date for its year.
 *  Errors: FILING_YEAR.INVALID at `path`. */
export function readFilingYear(value: string | number, path = 'filing_year'): Result<number, FieldRefusal> {
  const text = String(value).trim();
  const year = parsePlainDate(text)?.slice(0, 4) ?? text;
  return /^[12]\d{3}$/.test(year)
    ? ok(Number(year))
    : { ok: false, error: { path, textCode: 'FILING_YEAR.INVALID' } };
}

/** What the prompt sets: the year of incorporation plus one (specification section 9). */
export function promptedFilingYear(incorporatedOn: PlainDate): number {
  return Number(incorporatedOn.slice(0, 4)) + 1;
}
