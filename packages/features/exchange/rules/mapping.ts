/** The user's description of a table; it travels as JSON beside the file. */

import { CAPITAL_SOURCES } from '@tabellion/book/issuing.ts';
import type { ClassPayload } from '@tabellion/book/terms/classes.ts';
import { parseTypedDate } from '@tabellion/kernel/date.ts';
import { parseDecimal } from '@tabellion/kernel/decimal.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import * as z from 'zod/mini';
import { readShareClass } from '../../shares/rules/readShareClass.ts';
import { ShareClassInput, ShareClassProperties } from '../../shares/shapes.ts';
import { tableFields } from './columns.ts';
import { encodings, separators } from './sources.ts';

const column = z.number().check(z.refine((at) => Number.isInteger(at) && at >= 0 && at < 256));

const className = z.string().check(z.maxLength(300));

/** Terms of a class in the articles, without its name and certificate numbers: the table states these. */
export const ClassRights = z.strictObject({
  price: ShareClassInput.shape.price,
  properties: z.omit(ShareClassProperties, { prefix: true }),
});
export type ClassRights = z.infer<typeof ClassRights>;

/** A register that begins with what stood on one day, not with what was issued since the beginning. */
const OpeningPosition = z.strictObject({
  /** Dollars in the stated capital account of each class on that day, by its name; where a class is left out, what its rows
   *  say was paid. */
  capital: z.record(className, z.string().check(z.refine((text) => (parseDecimal(text) ?? -1n) >= 0n))),
  /** Where that is taken from, and the day of the statements or the last entry that says so; null where nobody told. */
  source: z.enum(CAPITAL_SOURCES),
  statedOn: z.nullable(z.string().check(z.refine((text) => parseTypedDate(text) !== undefined))),
});
export type OpeningPosition = z.infer<typeof OpeningPosition>;

/** Answers about rows, by the `ask` of their finding: they are no certificates, or certificates like the others. */
const RowAnswers = z.record(z.string().check(z.maxLength(120)), z.enum(['leave_out', 'take']));
export type RowAnswers = z.infer<typeof RowAnswers>;

/** How a text is read, where its author chose it. */
const Reading = z.strictObject({
  encoding: z.optional(z.enum(encodings)),
  separator: z.optional(z.enum(separators)),
});
export type Reading = z.infer<typeof Reading>;

/** Undefined for what is no reading. */
export const readReading = (text: string): Reading | undefined => readJson(Reading, text);

const Mapping = z
  .strictObject({
    reading: z.optional(Reading),
    answers: z.optional(RowAnswers),
    columns: z.partialRecord(z.enum(tableFields), column),
    /** The day of issue, where a row says none; of an opening, the day on which all of it stood. Null where each row must say
     *  one. */
    on: z.nullable(z.string().check(z.refine((text) => parseTypedDate(text) !== undefined))),
    /** Null where the rows tell every issue since the beginning. */
    opening: z.nullable(OpeningPosition),
    /** The rights of classes that the register does not have, by their names: nothing is recorded of one that is
     *  not told here. */
    rights: z.record(className, ClassRights),
  })
  .check(
    z.refine(({ on, opening }) => opening === null || on !== null),
    // The source of an opening position is dated no later than the position.
    z.refine(({ on, opening }) => (opening?.statedOn ?? '') <= (on ?? '9999')),
  );

export type Mapping = z.infer<typeof Mapping>;

/** Undefined for what is no mapping. */
export const readMapping = (text: string): Mapping | undefined => readJson(Mapping, text);

function readJson<Shape extends z.ZodMiniType>(shape: Shape, text: string): z.infer<Shape> | undefined {
  try {
    const read = z.safeParse(shape, JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** The terms of a class, as its act holds them. */
export type ClassTerms = Omit<ClassPayload, 'classId' | 'name' | 'prefix'>;

/** A register that is taken over has the redemption price that its articles have, or none.
 *  Errors at their fields: those of `readShareClass`, but for name and prefix. */
export function readRights({ price, properties }: ClassRights): Result<ClassTerms, readonly FieldRefusal[]> {
  // The table tells name and prefix; these two are read in their place.
  const whole = { name: 'A', price, properties: { ...properties, prefix: 'A' } };
  const read = readShareClass(whole, { classId: '', others: [], mayLackRedemption: true });
  if (!read.ok) return err(read.error);
  const { classId: _, name: __, prefix: ___, ...terms } = read.value;
  return ok(terms);
}

/** The value under a name from a file; such a name may be that of a part of every object, such as `constructor`. */
export const valueUnder = <T>(values: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;
