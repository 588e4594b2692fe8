import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import { parseDecimal } from '@tabellion/kernel/decimal.ts';
import { isUuid } from '@tabellion/kernel/ids.ts';
import { parseQuantity } from '@tabellion/kernel/quantity.ts';
import * as z from 'zod/mini';

/** The values of which payloads are made. Everything exact is a string, so that JSON keeps it exact. What is wrong aborts:
 *  a rule over several fields sees only values that are sound, so it may read them and never throws. */

/** A text of which something holds; of any other, no further rule of the payload is asked. */
export const textWhere = (holds: (text: string) => boolean) =>
  z.string().check(z.refine(holds, { abort: true }));

/** A rule over several fields of a payload, which says what is wrong at one of them. */
export const rule = <T>(field: string, holds: (payload: NoInfer<T>) => boolean) =>
  z.refine<T>(holds, { path: [field] });

/** Checks that no two entries of a list are the same, or have the same key. */
export const eachOnce = <T>(keyOf: (one: NoInfer<T>) => unknown = (one) => one) =>
  z.refine<readonly T[]>((all) => new Set(all.map(keyOf)).size === all.length);

export const id = textWhere(isUuid);

/** Ids, each once. */
export const ids = (least: number, most: number) =>
  z.array(id).check(z.minLength(least), z.maxLength(most), eachOnce());

/** A date of the calendar, `YYYY-MM-DD`, in the years 0001 to 9999. */
export const date = z.custom<PlainDate>(
  (value) => typeof value === 'string' && parsePlainDate(value) !== undefined,
);

/** A whole number of shares, one at least. */
export const quantity = textWhere((text) => (parseQuantity(text) ?? 0n) > 0n);

/** Shares, or none. */
export const wholeNumber = textWhere((text) => parseQuantity(text) !== undefined);

/** Dollars, also less than zero, up to ten places, exact. */
export const signedAmount = textWhere((text) => parseDecimal(text) !== undefined);

/** Zero or more, up to ten places, exact. */
export const amount = textWhere((text) => (parseDecimal(text) ?? -1n) >= 0n);

/** More than zero, up to ten places, exact. */
export const positiveAmount = textWhere((text) => (parseDecimal(text) ?? 0n) > 0n);

const UNPRINTABLE = /[\p{Surrogate}\p{Noncharacter_Code_Point}]|(?![\n\t])\p{Cc}/u;

/** Words of a document, kept as they were written: not blank, no control characters but line feed and tab, no
 *  lone surrogates. The bound counts UTF-16 code units. */
export const words = (maxLength: number) =>
  textWhere((text) => text.trim() !== '' && text.length <= maxLength && !UNPRINTABLE.test(text));

export const NAME_LENGTH = 300;
export const CLAUSE_LENGTH = 20_000;

/** A citation of a personal fact. */
export const personalFactRef = z.strictObject({
  fact: id,
  digest: textWhere((text) => /^[0-9a-f]{64}$/.test(text)),
});

/** Says itself which resolution it is: the id finds its row, the number and the date stand on paper. */
export const resolution = z.strictObject({ resolutionId: z.exactOptional(id), number: words(50), date });

/** The number that the registry put on its certificate of amendment, continuance or amalgamation; null where it put none,
 *  or the register does not tell. The certificate bears the act's date. */
export const registryCertificate = z.nullable(words(50));

/** A count in a JSON number: whole, from `least` to `most`. */
export const count = (least: number, most: number) =>
  z
    .number()
    .check(z.refine((value) => Number.isInteger(value) && value >= least && value <= most, { abort: true }));
