import * as z from 'zod/mini';
import { amount, date } from './atoms.ts';

/** Particulars of shares that come back, beside which and how many: the payment for them, and the ground. */

/** Payment by the corporation for the shares; `debt`: it owes the amount, or sets it off against a claim of
 *  its own. */
const payment = z
  .strictObject({
    kind: z.enum(['money', 'property', 'debt']),
    /** Dollars for all of them, exact. */
    total: amount,
    /** The day of the payment; null while it is owed, or where the register does not say. */
    paidOn: z.nullable(date),
  })
  .check(z.refine(({ kind, paidOn }) => kind !== 'debt' || paidOn === null, { path: ['paidOn'] }));

/** Dollars per share, and the day on which the directors attested that the corporation stays solvent (CBCA ss. 34(2),
 *  35(3), 36(2)); each null while none is on record. */
const paid = { price: z.nullable(amount), paid: z.nullable(payment), solvencyOn: z.nullable(date) };

export const repurchase = {
  ...paid,
  /** By purchase (CBCA s. 34); to settle a claim or under an agreement with a director, officer or employee, such as
   *  reverse vesting (s. 35); from who dissents (s. 190); by order of a court (s. 241). */
  ground: z.enum(['purchase', 'settlement', 'agreement', 'dissent', 'order']),
};

export const redemption = {
  /** `price` is the redemption price of the articles. */
  ...paid,
  /** Whether the corporation redeems its redeemable shares, or the holder has retractable ones redeemed. */
  demandedBy: z.enum(['corporation', 'holder']),
};

export const cancellation = {
  /** Registered by mistake; by order of a court (CBCA s. 241); under an agreement; or for another reason, which the
   *  documents of the act tell: words may name people, and acts are never erased. */
  reason: z.enum(['mistake', 'order', 'agreement', 'other']),
};

/** The same for shares that come back in an act that does something else besides. */
export const particulars = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('repurchased'), ...repurchase }),
  z.strictObject({ by: z.literal('redeemed'), ...redemption }),
  z.strictObject({ by: z.literal('surrendered') }),
  z.strictObject({ by: z.literal('cancelled'), ...cancellation }),
]);

export type Particulars = Readonly<z.infer<typeof particulars>>;
export type Redemption = Readonly<Extract<Particulars, { by: 'redeemed' }>>;
