import { decimal, parseDecimal } from '@tabellion/kernel/decimal.ts';
import * as z from 'zod/mini';
import { amount, count, date, eachOnce, id, quantity, textWhere } from '../acts/atoms.ts';
import {
  ACCRUALS,
  COMPOUNDINGS,
  CONVERSION_EVENTS,
  DAY_COUNTS,
  INTEREST_PAYOUTS,
  TIMINGS,
} from '../agreed.ts';

/** Agreed terms of a warrant, a convertible and a debt, in the structure of the Open Cap Format 1.2.0
 *  (`WarrantIssuance`, `ConvertibleIssuance`, `InterestRate`, `ConversionTrigger`), so that nobody must read
 *  words to compute with them. */

/** A percentage from 0 to 100, with up to ten places. */
const percent = textWhere((text) => {
  const value = parseDecimal(text);
  return value !== undefined && value >= 0n && value <= decimal('100');
});

/** The code of a currency (ISO 4217). */
export const currency = textWhere((text) => /^[A-Z]{3}$/.test(text));

/** Interest on a principal; of how it is reckoned whatever nobody told is null. */
export const interest = z.strictObject({
  /** Rates by date: each holds from its first day to its last, or until the next begins. */
  rates: z
    .array(z.strictObject({ rate: amount, from: date, until: z.nullable(date) }))
    .check(z.minLength(1), z.maxLength(50), z.refine(areInTurn)),
  dayCount: z.nullable(z.enum(DAY_COUNTS)),
  /** Whether it is paid as it falls due, or with the principal. */
  payout: z.nullable(z.enum(INTEREST_PAYOUTS)),
  accrual: z.nullable(z.enum(ACCRUALS)),
  compounding: z.nullable(z.enum(COMPOUNDINGS)),
});

export type Interest = Readonly<z.infer<typeof interest>>;

function areInTurn(rates: readonly { readonly from: string; readonly until: string | null }[]): boolean {
  return rates.every(({ from, until }, index) => {
    const before = rates[index - 1];
    const isAfter = before === undefined || (before.until ?? before.from) < from;
    return isAfter && (until === null || until >= from);
  });
}

/** How many shares come of it. */
const mechanism = z.discriminatedUnion('type', [
  /** The price of the next round: at most by a valuation, less a discount. */
  z.strictObject({
    type: z.literal('valuation'),
    /** Dollars; null where there is no cap. */
    cap: z.nullable(amount),
    discount: z.nullable(percent),
    /** Whether the cap counts the money of the round; null where that is not told. */
    timing: z.nullable(z.enum(TIMINGS)),
    /** Whether better terms of a later one hold for it too; null where that is not told. */
    mostFavoured: z.nullable(z.boolean()),
  }),
  z.strictObject({ type: z.literal('fixed'), quantity }),
  /** One for so many dollars. */
  z.strictObject({ type: z.literal('price'), price: amount }),
  /** A part of the whole capital. */
  z.strictObject({ type: z.literal('part_of_capital'), percent }),
  /** As its document says, and nothing else here. */
  z.strictObject({ type: z.literal('other') }),
]);

export type Mechanism = Readonly<z.infer<typeof mechanism>>;

const right = z.strictObject({
  /** The class of the shares; null for that of a round to come. */
  classId: z.nullable(id),
  mechanism,
});

/** Names a trigger within its instrument. */
export const triggerId = textWhere((text) => /^[\x21-\x7e]{1,60}$/.test(text));

const triggered = { triggerId, right };
const event = z.enum(CONVERSION_EVENTS);

/** When shares come of it: by itself, or as the holder chooses. */
const trigger = z.discriminatedUnion('type', [
  z.strictObject({ ...triggered, type: z.literal('automatic_on_event'), event }),
  z.strictObject({ ...triggered, type: z.literal('automatic_on_date'), on: date }),
  z.strictObject({ ...triggered, type: z.literal('elective_on_event'), event }),
  z.strictObject({ ...triggered, type: z.literal('elective_in_range'), from: date, until: date }),
  z.strictObject({ ...triggered, type: z.literal('elective_at_will') }),
  z.strictObject({ ...triggered, type: z.literal('unspecified') }),
]);

export type Trigger = Readonly<z.infer<typeof trigger>>;

/** None where none is told. */
export const triggers = z.array(trigger).check(
  z.maxLength(20),
  eachOnce((one) => one.triggerId),
  z.refine((all) => all.every((one) => one.type !== 'elective_in_range' || one.from <= one.until)),
);

/** The class of the shares where every trigger names the same; otherwise null. */
export function classOf(all: readonly Trigger[]): string | null {
  const [classId = null, ...others] = new Set(all.map((one) => one.right.classId));
  return others.length === 0 ? classId : null;
}

/** 1 is paid first; equal numbers are paid alike. */
export const seniority = z.nullable(count(1, 1000));
