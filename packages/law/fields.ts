import { type PlainDate, parseTypedDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';

export interface TextRule {
  /** The field's place in the input, named in a refusal. */
  readonly path: string;
  /** Counted in code points, after normalization and without outer blanks. */
  readonly maxLength: number;
  readonly required?: boolean;
  /** Allows line breaks and tabs. */
  readonly multiline?: boolean;
  /** A number by which a reader tells one from another: what nobody sees is refused in it. */
  readonly isNumber?: boolean;
}

type TextFault = 'GENERAL.FIELD_REQUIRED' | 'GENERAL.TOO_LONG' | 'TEXT.FORBIDDEN_CHARACTERS';

/** Reads what a person typed: NFC, without outer blanks, any script, emoji and apostrophes as they are. What shows nothing
 *  is an empty text.
 *  Refused are control characters, lone surrogates and the marks that make text run against its own direction
 *  (U+202A-202E, U+2066-2069), by which one name can be made to look like another (Unicode UTS 39; CVE-2021-42574). */
export function readText(value: string, rule: TextRule): Result<string, FieldRefusal<TextFault>> {
  const { path, maxLength, required = false, multiline = false, isNumber = false } = rule;
  const typed = value.normalize('NFC').trim();
  const text = VISIBLE.test(typed) ? typed : '';
  const forbidden = multiline ? FORBIDDEN_IN_LINES : FORBIDDEN;
  if (forbidden.test(typed) || (isNumber && FORMAT.test(text)))
    return { ok: false, error: { path, textCode: 'TEXT.FORBIDDEN_CHARACTERS' } };
  if (required && text === '') return { ok: false, error: { path, textCode: 'GENERAL.FIELD_REQUIRED' } };
  if (codePoints(text) > maxLength) {
    return { ok: false, error: { path, textCode: 'GENERAL.TOO_LONG', params: { max: maxLength } } };
  }
  return ok(text);
}

/** Text that is taken over without asking its author, such as the name of a file: as `readText`, without what it
 *  refuses, cut to the limit. */
export const cleanText = (value: string, maxLength: number): string =>
  Array.from(value.normalize('NFC').replaceAll(FORBIDDEN_ANYWHERE, '').trim()).slice(0, maxLength).join('');

/** The length that limits speak of: an emoji or an Arabic letter is one, whatever its UTF-16 length. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

// A surrogate matches only when it stands alone: the u flag sees to it.
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const FORBIDDEN_ANYWHERE = new RegExp(FORBIDDEN, 'gu');
const FORBIDDEN_IN_LINES = /(?![\n\r\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/** Joiners, marks of direction, soft hyphens: names need them in some scripts, numbers in none. */
const FORMAT = /\p{Cf}/u;
/** A text of blanks and zero-width characters only is an empty one. */
const VISIBLE = /[^\p{Z}\p{C}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Blank takes the date away; left out keeps it. */
export function readDate(
  typed: string | null | undefined,
  current: PlainDate | null,
  path: string,
): Result<PlainDate | null, FieldRefusal<'GENERAL.NOT_A_DATE'>> {
  if (typed === undefined) return ok(current);
  if (typed === null || typed.trim() === '') return ok(null);
  const date = parseTypedDate(typed.trim());
  return date === undefined ? err({ path, textCode: 'GENERAL.NOT_A_DATE' }) : ok(date);
}

/** A day up to today. */
export function readPastDate(
  text: string,
  { today, path }: { readonly today: PlainDate; readonly path: string },
): Result<PlainDate, FieldRefusal<'GENERAL.NOT_A_DATE' | 'PEOPLE.DATE_IN_FUTURE'>> {
  const date = parseTypedDate(text);
  if (date === undefined) return err({ path, textCode: 'GENERAL.NOT_A_DATE' });
  return date > today ? err({ path, textCode: 'PEOPLE.DATE_IN_FUTURE' }) : ok(date);
}

/** Turns a record of readings into a reading of the record: all values, or every field that was refused. */
export function collect<T extends object>(
  reads: {
    readonly [Key in keyof T]: Result<T[Key], FieldRefusal>;
  },
): Result<T, readonly FieldRefusal[]> {
  const results = Object.entries(reads) as [string, Result<unknown, FieldRefusal>][];
  const refused = results.flatMap(([, read]) => (read.ok ? [] : [read.error]));
  if (refused.length > 0) return err(refused);
  // Sound by the type of `reads`: every key of T has a reading, and none was refused.
  return ok(Object.fromEntries(results.map(([key, read]) => [key, read.ok && read.value])) as T);
}

/** Two readings as one: the fields of both, or every field that either refused. */
export function joinReadings<A extends object, B extends object>(
  one: Result<A, readonly FieldRefusal[]>,
  other: Result<B, readonly FieldRefusal[]>,
): Result<A & B, readonly FieldRefusal[]> {
  if (one.ok && other.ok) return ok({ ...one.value, ...other.value });
  return err([...(one.ok ? [] : one.error), ...(other.ok ? [] : other.error)]);
}
