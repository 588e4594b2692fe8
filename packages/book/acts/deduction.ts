import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import {
  type Fraction,
  formatFraction,
  fraction,
  fractionOf,
  NOTHING,
  roundToDecimal,
  timesRatio,
} from '@tabellion/kernel/fraction.ts';
import * as z from 'zod/mini';
import type { Occurrence } from '../act.ts';
import type { Book } from '../book.ts';
import type { CapitalEntry } from '../entities.ts';
import { exactAmount, quantity } from './atoms.ts';

const proRata = z.strictObject({
  rule: z.literal('PRO_RATA'),
  capitalBefore: exactAmount,
  sharesBefore: quantity,
});

/**
 * What leaves the stated capital account of a class when its shares do. `PRO_RATA`: capital × shares ÷ shares issued
 * immediately before (CBCA s. 39(1), (4)), exact; the account and the number before the act stand in the payload, so that
 * the amount explains itself and depends on no other act. `NONE`: a gift takes nothing (ss. 37, 39(1)).
 */
export const deduction = z.discriminatedUnion('rule', [proRata, z.strictObject({ rule: z.literal('NONE') })]);

/** What goes with shares into the account of another class: never nothing. `INTERCONVERTIBLE`: the capital and the shares
 *  are those of both classes together, where each converts into the other (CBCA s. 39(5); confirm with a lawyer). */
export const carriedDeduction = z.discriminatedUnion('rule', [
  proRata,
  z.strictObject({
    rule: z.literal('INTERCONVERTIBLE'),
    capitalBefore: exactAmount,
    sharesBefore: quantity,
  }),
]);

export type Deduction = Readonly<z.infer<typeof deduction>>;
export type CarriedDeduction = Readonly<z.infer<typeof carriedDeduction>>;

/** Not more shares leave than were issued. */
export const isDeductionOf = (one: Deduction | CarriedDeduction, shares: string): boolean =>
  one.rule === 'NONE' || BigInt(shares) <= BigInt(one.sharesBefore);

/** Exact dollars that `shares` take from the account. */
function deducted(one: Deduction | CarriedDeduction, shares: bigint): Fraction {
  if (one.rule === 'NONE') return NOTHING;
  return timesRatio(fractionOf(one.capitalBefore), fraction(shares, BigInt(one.sharesBefore)));
}

/** What the account says of an exact amount: a decimal, and the fraction where a decimal is not exact. */
function spelledAmount(exact: Fraction): Pick<CapitalEntry, 'amount' | 'exact'> {
  const rounded = roundToDecimal(exact, 'half_even');
  const isExact = rounded * exact.denominator === exact.numerator * 10_000_000_000n;
  return { amount: formatDecimal(rounded), ...(isExact ? {} : { exact: formatFraction(exact) }) };
}

interface Movement {
  readonly classId: string;
  readonly securityId: string;
  readonly kind: CapitalEntry['kind'];
  readonly shares: bigint;
}

/** Shares of an ended security leave the account. Answers the dollars that go with them. */
export function deduct(
  book: Book,
  act: Occurrence<unknown>,
  { deduction, ...leaving }: Movement & { readonly deduction: Deduction | CarriedDeduction },
): Fraction {
  const dollars = deducted(deduction, leaving.shares);
  const left = { numerator: -dollars.numerator, denominator: dollars.denominator };
  enter(book, act, `${leaving.securityId} ended`, { ...leaving, shares: -leaving.shares, dollars: left });
  return dollars;
}

/** Shares of an ended security become more or fewer; the dollars stay. */
export const move = (book: Book, act: Occurrence<unknown>, movement: Movement): void =>
  enter(book, act, `${movement.securityId} ended`, { ...movement, dollars: NOTHING });

/** Shares of a security that is opened come into the account, with dollars of another. */
export const credit = (
  book: Book,
  act: Occurrence<unknown>,
  coming: Movement & { readonly dollars: Fraction },
): void => enter(book, act, coming.securityId, coming);

function enter(
  book: Book,
  act: Occurrence<unknown>,
  key: string,
  { dollars, ...movement }: Movement & { readonly dollars: Fraction },
): void {
  book.tables.capitalEntries.put(key, { ...movement, ...spelledAmount(dollars) }, act);
}
