import * as z from 'zod/mini';
import type { AcquisitionKind } from '../terms/securities.ts';
import { id, quantity, resolution } from './atoms.ts';
import { accountsOf, deduct, deduction, isDeductionOf, requireAccount } from './deduction.ts';
import { endingKind } from './ending.ts';
import { exchange, mayOpen, openSource } from './exchange.ts';
import type { Kind } from './kind.ts';
import { cancellation, redemption, repurchase } from './particulars.ts';
import { giveBack, mayGoBack, type PoolUse, returnWrites } from './poolUse.ts';
import { opening, source, spoiled, sumOf } from './securities.ts';

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
export type RepurchasedPayload = Readonly<z.infer<typeof repurchasedSchema>>;
export type RedeemedPayload = Readonly<z.infer<typeof redeemedSchema>>;
export type SurrenderedPayload = Common;
export type CancelledPayload = Readonly<z.infer<typeof cancelledSchema>>;

/** The kinds of act by which shares come back. */
const acquisition = <P extends Common>(kind: AcquisitionKind, shape: z.ZodMiniType<P>): Kind<P> =>
  endingKind(kind, {
    v: 2,
    schema: shape.check(
      z.refine(
        ({ source, quantity, balance }) =>
          BigInt(quantity) + sumOf(balance === null ? [] : [balance]) === BigInt(source.quantity),
        { path: ['quantity'] },
      ),
      z.refine(({ quantity, deduction }) => isDeductionOf(deduction, quantity), { path: ['deduction'] }),
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
      accounts: accountsOf(payload.deduction, payload.source.classId),
    }),
    apply(book, act, openings) {
      const { source, quantity, deduction } = act.payload;
      const { securityId, classId } = source;
      const security = openSource(book, act, source, 'source');
      if (!mayOpen(book, act, openings) || !security) return;
      const shares = BigInt(quantity);
      const back = backOf(act.payload);
      if (back && !mayGoBack(book, act, back, security.poolId)) return;
      exchange(book, act, { by: kind, ending: [security], opening: openings, comingBack: shares });
      const path = 'deduction';
      requireAccount(book, act, deduction, { classIds: [classId], path });
      if (back) giveBack(book, act, back);
      book.count(classId, -shares);
      deduct(book, act, { classId, securityId, kind: 'acquisition', shares, deduction, path });
    },
  });

/** The corporation buys shares of its own. */
export const repurchased = acquisition('repurchased', repurchasedSchema);

/** The corporation redeems redeemable shares, or a holder has retractable ones redeemed (CBCA s. 36). */
export const redeemed = acquisition('redeemed', redeemedSchema);

/** A holder gives shares back as a gift (CBCA s. 37). */
export const surrendered = acquisition('surrendered', surrenderedSchema);

/** Shares are cancelled for another reason. */
export const cancelled = acquisition('cancelled', cancelledSchema);

/** Shares that go back to the pool of a plan, if any. */
const backOf = ({ source, quantity, returnsTo: poolId }: Common): PoolUse | undefined =>
  poolId === null
    ? undefined
    : { poolId, classId: source.classId, shares: BigInt(quantity), path: 'returnsTo' };
