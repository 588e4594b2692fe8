import * as z from 'zod/mini';
import { amount, count, eachOnce } from '../acts/atoms.ts';
import {
  COMPENSATIONS,
  QUANTITY_SOURCES,
  SECURED_OR_UNSECURED,
  TERMINATIONS,
  WINDOW_UNITS,
} from '../agreed.ts';
import { interest, seniority, triggers } from './conversions.ts';

/** Agreed terms of options, warrants, convertibles, and debt. */

/** Agreed terms of an option beside its numbers. */
export const optionTerms = z.strictObject({
  compensation: z.enum(COMPENSATIONS),
  /** Whether it may be exercised before it has vested; the shares then go on vesting. Null where nobody told: then it may
   *  not. */
  early: z.nullable(z.boolean()),
  /** The time in which it may be exercised after its holder has left; as long as otherwise where none is told. */
  windows: z
    .array(
      z.strictObject({
        reason: z.enum(TERMINATIONS),
        length: count(0, 10_000),
        unit: z.enum(WINDOW_UNITS),
      }),
    )
    .check(eachOnce(({ reason }) => reason)),
});

export type OptionTerms = Readonly<z.infer<typeof optionTerms>>;

export const warrantTerms = z.strictObject({
  /** Where the number of its shares comes from; null where the register does not tell. */
  quantitySource: z.nullable(z.enum(QUANTITY_SOURCES)),
  /** Dollars that were paid for the warrant itself; null where the register does not tell. */
  purchasePrice: z.nullable(amount),
  /** When it may be exercised; at any time where none is told. */
  triggers,
});
export type WarrantTerms = Readonly<z.infer<typeof warrantTerms>>;

export const convertibleTerms = z.strictObject({
  interest: z.nullable(interest),
  triggers,
  /** The part of the next round that its holder may buy, in per cent. */
  proRata: z.nullable(amount),
  seniority,
});
export type ConvertibleTerms = Readonly<z.infer<typeof convertibleTerms>>;

export const debtTerms = z.strictObject({
  interest: z.nullable(interest),
  seniority,
  /** Whether property of the corporation answers for it; null where the register does not tell. */
  security: z.nullable(z.enum(SECURED_OR_UNSECURED)),
});
export type DebtTerms = Readonly<z.infer<typeof debtTerms>>;
