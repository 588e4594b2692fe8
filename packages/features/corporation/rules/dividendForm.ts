/** The form of a dividend. */
import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import { formatDecimal, parseDecimal } from '@tabellion/kernel/decimal.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';

/** Errors at `perShareExact`: SHARES.AMOUNT_INVALID for nothing, less than nothing, or more than ten places. */
export function readDollarsPerShare(typed: string): Result<string, FieldRefusal> {
  const dollars = parseDecimal(typed.trim());
  return dollars === undefined || dollars <= 0n
    ? err({ path: 'perShareExact', textCode: 'SHARES.AMOUNT_INVALID' })
    : ok(formatDecimal(dollars));
}

/** Errors at `path`: GENERAL.NOT_A_DATE, also for a day before `earliest`. */
export function readDay(typed: string, path: string, earliest = ''): Result<PlainDate, FieldRefusal> {
  const day = parsePlainDate(typed);
  return day === undefined || day < earliest ? err({ path, textCode: 'GENERAL.NOT_A_DATE' }) : ok(day);
}
