import * as z from 'zod/mini';
import {
  amount,
  CLAUSE_LENGTH,
  count,
  id,
  NAME_LENGTH,
  positiveAmount,
  quantity,
  words,
} from '../acts/atoms.ts';

/** The terms of a class of shares, as its articles say them. */

/** No par value (CBCA s. 24(1)). Rates are yearly and per cent of the issue price: `6` is six per cent. */
const dividend = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z.strictObject({ type: z.literal('participating') }),
  z.strictObject({ type: z.literal('discretionary') }),
  z.strictObject({ type: z.literal('fixed'), rate: amount, cumulative: z.boolean() }),
]);

/** `residual` takes what remains; `preference` takes an amount of dollars per share first, rank 1 before 2. */
const liquidation = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z.strictObject({ type: z.literal('residual') }),
  z.strictObject({ type: z.literal('preference'), amount, rank: count(1, 100) }),
]);

/** Dollars per share, or the formula by which they are calculated, in the words of the articles (CBCA s. 36(1)). */
const redemption = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('amount'), price: positiveAmount }),
  z.strictObject({ type: z.literal('formula'), text: words(CLAUSE_LENGTH) }),
]);

/** Terms of a class that articles of amendment may change, except its authorized number (a separate act). */
export const amendable = {
  /** As it stands in the articles, to the letter. */
  name: words(NAME_LENGTH),
  /** Its French designation, which the articles bear beside the name. Left out where none was given; null where they bear none any
   *  more. */
  nameFr: z.exactOptional(z.nullable(words(NAME_LENGTH))),
  kind: z.enum(['common', 'preferred']),
  /** Exact; `0` does not vote. One vote a share unless the articles differ (CBCA s. 140). */
  votesPerShare: amount,
  dividend,
  liquidation,
  redeemable: z.boolean(),
  retractable: z.boolean(),
  /** The price at which redeemable and retractable shares are redeemed. Left out where the register does not state it; null
   *  where the articles state none any more. */
  redemption: z.exactOptional(z.nullable(redemption)),
  /** `numerator` new shares for `denominator` old ones. */
  convertible: z.nullable(z.strictObject({ into: id, numerator: quantity, denominator: quantity })),
  /** The beginning of certificate numbers: `CS` gives CS-1, CS-2 … */
  prefix: words(20),
  /** Whether the directors may fix series. */
  seriesAllowed: z.boolean(),
  restrictions: z.nullable(words(CLAUSE_LENGTH)),
  /** Dollars per share proposed for issues of this class; null when none is fixed. */
  price: z.nullable(amount),
};

/** The greatest number of shares that may be outstanding, or `unlimited`. */
export const authorizedNumber = z.union([z.literal('unlimited'), quantity]);

export const classTermsSchema = z.strictObject({
  classId: id,
  ...amendable,
  authorized: authorizedNumber,
  /** The class of which this is a series, or null. */
  seriesOf: z.nullable(id),
});

/** The terms with which a class or series comes into being. */
export type ClassPayload = Readonly<z.infer<typeof classTermsSchema>>;

/** Whether shares may be redeemed at a price or by a formula that is not on record. */
export const lacksRedemptionPrice = ({
  redeemable,
  retractable,
  redemption = null,
}: Pick<ClassPayload, 'redeemable' | 'retractable' | 'redemption'>): boolean =>
  (redeemable || retractable) && redemption === null;
