import * as z from 'zod/mini';
import type { AcquisitionKind } from '../terms/securities.ts';
import { amount, date, id, quantity, resolution, rule } from './atoms.ts';
import {
  comparedAccounts,
  deduct,
  deduction,
  isWithinIssuedShares,
  requireMatchingAccount,
} from './deduction.ts';
import { defineEndingAct } from './ending.ts';
import { exchange, findOpenSource, mayOpen } from './exchange.ts';
import type { Kind } from './kind.ts';
import { giveBack, mayGoBack, type PoolUse, returnWrites } from './pools.ts';
import { opening, source, spoiled, sumOf } from './securities.ts';

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
  .check(rule('paidOn', ({ kind, paidOn }) => kind !== 'debt' || paidOn === null));

/** Dollars per share, and the day on which the directors attested that the corporation stays solvent (CBCA ss. 34(2),
 *  35(3), 36(2)); each null while none is on record. */
const paid = { price: z.nullable(amount), paid: z.nullable(payment), solvencyOn: z.nullable(date) };

const repurchase = {
  ...paid,
  /** A purchase (CBCA s. 34); the settlement of a claim, or an agreement with a director, officer or employee, such
   *  as reverse vesting (s. 35); shares of one who dissents (s. 190); an order of a court (s. 241). */
  ground: z.enum(['purchase', 'settlement', 'agreement', 'dissent', 'order']),
};

const redemption = {
  /** `price` is the redemption price of the articles. */
  ...paid,
  /** Whether the corporation redeems its redeemable shares, or the holder has retractable ones redeemed. */
  demandedBy: z.enum(['corporation', 'holder']),
};

const cancellation = {
  /** Registered by mistake; by order of a court (CBCA s. 241); under an agreement; or for another reason, which the
   *  documents of the act tell: words may name people, and acts are never erased. */
  reason: z.enum(['mistake', 'order', 'agreement', 'other']),
};

/** The same for shares that come back in an act that does something else besides. */
export const acquisitionParticulars = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('repurchased'), ...repurchase }),
  z.strictObject({ by: z.literal('redeemed'), ...redemption }),
  z.strictObject({ by: z.literal('surrendered') }),
  z.strictObject({ by: z.literal('cancelled'), ...cancellation }),
]);

export type AcquisitionParticulars = Readonly<z.infer<typeof acquisitionParticulars>>;
export type Redemption = Readonly<Extract<AcquisitionParticulars, { by: 'redeemed' }>>;

/** Shares that come back to the corporation and are outstanding no more (CBCA s. 39(6)): all of a certificate, or a part
 *  of it while the holder gets a certificate for the rest. */
const common = {
  source,
  /** How many of them come back. */
  quantity,
  /** Null when all of them do. */
  balance: z.nullable(z.strictObject(opening)),
  deduction,
  /** The pool of a plan to which they go back, to be granted or issued again; null where they do not. */
  returnsTo: z.nullable(id),
  resolution: z.nullable(resolution),
  spoiled,
};

const repurchasedSchema = z.strictObject({ ...common, ...repurchase });
const redeemedSchema = z.strictObject({ ...common, ...redemption });
const surrenderedSchema = z.strictObject(common);
const cancelledSchema = z.strictObject({ ...common, ...cancellation });

type Common = Readonly<z.infer<typeof surrenderedSchema>>;
export type RedeemedPayload = Readonly<z.infer<typeof redeemedSchema>>;
export type SurrenderedPayload = Common;
export type CancelledPayload = Readonly<z.infer<typeof cancelledSchema>>;

/** The kinds of act by which shares come back. */
const acquisition = <P extends Common>(kind: AcquisitionKind, shape: z.ZodMiniType<P>): Kind<P> =>
  defineEndingAct(kind, {
    v: 2,
    schema: shape.check(
      rule(
        'quantity',
        ({ source, quantity, balance }) =>
          BigInt(quantity) + sumOf(balance === null ? [] : [balance]) === BigInt(source.quantity),
      ),
      rule('deduction', ({ quantity, deduction }) => isWithinIssuedShares(deduction, quantity)),
    ),
    path: 'balance',
    sources: ({ source }) => [source],
    openings({ source: { securityId, classId, personId }, balance }) {
      return balance === null ? [] : [{ ...balance, classId, personId, from: [securityId], path: 'balance' }];
    },
    number: (payload, withNumber) => ({
      ...payload,
      balance: payload.balance && withNumber(payload.balance, payload.source.classId),
    }),
    readWriteSet: (payload) => ({
      writes: returnWrites(backOf(payload)),
      counts: [payload.source.classId],
      accounts: comparedAccounts(payload.deduction, payload.source.classId),
    }),
    apply(book, act, openings) {
      const { source, quantity, deduction } = act.payload;
      const { securityId, classId } = source;
      const security = findOpenSource(book, act, source, 'source');
      if (!mayOpen(book, act, openings) || !security) return;
      const shares = BigInt(quantity);
      const back = backOf(act.payload);
      if (back && !mayGoBack(book, act, back, security.poolId)) return;
      exchange(book, act, { by: kind, ending: [security], opening: openings, comingBack: shares });
      const path = 'deduction';
      requireMatchingAccount(book, act, deduction, { classIds: [classId], path });
      if (back) giveBack(book, act, back);
      book.count(classId, -shares);
      deduct(book, act, { classId, securityId, kind: 'acquisition', shares, deduction, path });
    },
  });

const repurchased = acquisition('repurchased', repurchasedSchema);

/** The corporation redeems redeemable shares, or a holder has retractable ones redeemed (CBCA s. 36). */
const redeemed = acquisition('redeemed', redeemedSchema);

/** A holder gives shares back as a gift (CBCA s. 37). */
const surrendered = acquisition('surrendered', surrenderedSchema);

const cancelled = acquisition('cancelled', cancelledSchema);

/** Shares that go back to the pool of a plan, if any. */
const backOf = ({ source, quantity, returnsTo: poolId }: Common): PoolUse | undefined =>
  poolId === null
    ? undefined
    : { poolId, classId: source.classId, shares: BigInt(quantity), path: 'returnsTo' };

export const acquisitionKinds = {
  repurchased,
  redeemed,
  surrendered,
  cancelled,
};
