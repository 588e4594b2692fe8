/** Reads the fields that the form of every act has: its day, and its resolution. */
import type { ResolutionRef } from '@tabellion/book/act.ts';
import { LAST_DAY, type PlainDate, parseTypedDate } from '@tabellion/kernel/date.ts';
import { formatDecimal, parseDecimal } from '@tabellion/kernel/decimal.ts';
import { MAX_QUANTITY, parseQuantity } from '@tabellion/kernel/quantity.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { collect, readPastDate, readText } from '@tabellion/law/fields.ts';
import { readResolutionNumber } from '../../../registers/rules/resolutions.ts';

export interface TransactionInput {
  /** A proposal may be dated ahead. */
  readonly propose?: object | undefined;
  readonly effective_on?: string | undefined;
  readonly resolution?: string | undefined;
  readonly resolution_on?: string | undefined;
}

export interface TransactionTerms {
  readonly on: PlainDate;
  readonly resolution: ResolutionRef | null;
}

/** The days between which an act may lie. */
export interface TransactionPeriod {
  readonly today: PlainDate;
  /** The day of the incorporation. */
  readonly since: PlainDate;
}

/** Errors at their fields: GENERAL.NOT_A_DATE, PEOPLE.DATE_IN_FUTURE, PEOPLE.BEFORE_INCORPORATION with `date`,
 *  SHARES.RESOLUTION_DATE_REQUIRED, SHARES.RESOLUTION_NUMBER_REQUIRED. */
export const readTransactionTerms = (
  input: TransactionInput,
  days: TransactionPeriod,
): Result<TransactionTerms, readonly FieldRefusal[]> =>
  collect<TransactionTerms>({ on: readDay(input, days), resolution: readResolution(input, days) });

const readDay = (
  { effective_on: typed, propose }: TransactionInput,
  days: TransactionPeriod,
): Result<PlainDate, FieldRefusal> =>
  typed === undefined
    ? ok(days.today)
    : readSince(typed, propose === undefined ? days : { ...days, today: LAST_DAY }, 'effective_on');

/** Before it exists a corporation does nothing, and nobody resolves anything for it. */
function readSince(
  typed: string,
  { today, since }: TransactionPeriod,
  path: string,
): Result<PlainDate, FieldRefusal> {
  const read = readPastDate(typed, { today, path });
  return read.ok && read.value < since
    ? err({ path, textCode: 'PEOPLE.BEFORE_INCORPORATION', params: { date: since } })
    : read;
}

/** The number and the day of a resolution; null where neither is told. Errors at their fields, below `prefix`:
 *  SHARES.RESOLUTION_DATE_REQUIRED, SHARES.RESOLUTION_NUMBER_REQUIRED, and those of a day and of a line of text. */
export function readResolution(
  { resolution = '', resolution_on: typed }: Pick<TransactionInput, 'resolution' | 'resolution_on'>,
  days: TransactionPeriod,
  prefix = '',
): Result<ResolutionRef | null, FieldRefusal> {
  const [path, dayPath] = [`${prefix}resolution`, `${prefix}resolution_on`];
  const number = readResolutionNumber(resolution, path);
  if (!number.ok) return number;
  if (typed === undefined)
    return number.value === ''
      ? ok(null)
      : err({ path: dayPath, textCode: 'SHARES.RESOLUTION_DATE_REQUIRED' });
  const date = readSince(typed, days, dayPath);
  if (!date.ok) return date;
  return number.value === ''
    ? err({ path, textCode: 'SHARES.RESOLUTION_NUMBER_REQUIRED' })
    : ok({ number: number.value, date: date.value });
}

/** Whole shares of a certificate, all of them unless told. Errors at `path`: GENERAL.FIELD_REQUIRED,
 *  SHARES.OWNERSHIP_INVALID, SHARES.ABOVE_CERTIFICATE with `held`.
 *  @param held  shares of the certificate */
export function readPart(
  typed: string | undefined,
  held: bigint,
  path: string,
): Result<bigint, FieldRefusal> {
  const shares = readWhole(typed, path);
  if (!shares.ok || shares.value <= held) return shares;
  return err({ path, textCode: 'SHARES.ABOVE_CERTIFICATE', params: { held: String(held) } });
}

/** Shares outstanding after an act, of all classes together: at most as many as the registers can count.
 *  Errors at `path`: SHARES.OWNERSHIP_TOO_LARGE with `max`. */
export const withinCount = (outstanding: bigint, path: string): Result<bigint, FieldRefusal> =>
  outstanding > MAX_QUANTITY
    ? err({ path, textCode: 'SHARES.OWNERSHIP_TOO_LARGE', params: { max: String(MAX_QUANTITY) } })
    : ok(outstanding);

/** Reads a whole number of at least 1, unless another bound is given. Errors at `path`:
 *  GENERAL.FIELD_REQUIRED, SHARES.OWNERSHIP_INVALID. */
export function readWhole(
  typed: string | undefined,
  path: string,
  least: 0n | 1n = 1n,
): Result<bigint, FieldRefusal> {
  const text = typed?.trim() ?? '';
  if (text === '') return err({ path, textCode: 'GENERAL.FIELD_REQUIRED' });
  const whole = parseQuantity(text);
  return whole === undefined || whole < least
    ? err({ path, textCode: 'SHARES.OWNERSHIP_INVALID' })
    : ok(whole);
}

/** Dollars, zero or more, exact; null where none are told. Errors at `path`: SHARES.AMOUNT_INVALID. */
export function readDollars(typed: string | undefined, path: string): Result<string | null, FieldRefusal> {
  const text = typed?.trim() ?? '';
  if (text === '') return ok(null);
  const dollars = parseDecimal(text);
  return dollars === undefined || dollars < 0n
    ? err({ path, textCode: 'SHARES.AMOUNT_INVALID' })
    : ok(formatDecimal(dollars));
}

/** Errors at `path`: GENERAL.NOT_A_DATE, and what the law says of the day is judged apart. */
export function readDate(typed: string | undefined, path: string): Result<PlainDate | null, FieldRefusal> {
  if (typed === undefined) return ok(null);
  const date = parseTypedDate(typed);
  return date === undefined ? err({ path, textCode: 'GENERAL.NOT_A_DATE' }) : ok(date);
}

/** The number on the registry's certificate of amendment; null where none is told. Errors at `registry_certificate`:
 *  TEXT.FORBIDDEN_CHARACTERS, GENERAL.TOO_LONG. */
export function readRegistryNumber(typed = ''): Result<string | null, FieldRefusal> {
  const read = readText(typed, { path: 'registry_certificate', maxLength: 50, isNumber: true });
  return read.ok && read.value === '' ? ok(null) : read;
}
