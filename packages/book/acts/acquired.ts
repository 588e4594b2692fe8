import * as z from 'zod/mini';
import type { AcquisitionKind } from '../terms/securities.ts';
import { id, quantity, resolution } from './atoms.ts';
import { accountsOf, deduct, deduction, isDeductionOf, requireAccount } from './deduction.ts';
import { exchange, keepSpoiled, keepVoid, mayOpen, openSource } from './exchange.ts';
import type { Kind } from './kind.ts';
import { cancellation, redemption, repurchase } from './particulars.ts';
import { giveBack, mayGoBack, poolOf } from './poolUse.ts';
import {
  areDistinct,
  endingWrite,
  type GivenSecurity,
  idsGiven,
  numbered,
  type OpenedCertificate,
  opening,
  openingWrites,
  source,
  spoiled,
  spoiledOver,
  spoiledWrites,
  sumOf,
} from './securities.ts';

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
function acquisition<K extends AcquisitionKind, P extends Common>(
  kind: K,
  shape: z.ZodMiniType<P>,
): Kind<K, P> {
  const schema = shape.check(
    z.refine((payload) => areDistinct([payload.source, ...openingsOf(payload), ...payload.spoiled]), {
      path: ['balance'],
    }),
    z.refine(
      ({ source, quantity, balance }) =>
        BigInt(quantity) + sumOf(balance === null ? [] : [balance]) === BigInt(source.quantity),
      { path: ['quantity'] },
    ),
    z.refine(({ quantity, deduction }) => isDeductionOf(deduction, quantity), { path: ['deduction'] }),
  );
  return {
    kind,
    v: 2,
    schema: schema.check(
      z.refine(({ balance }) => balance === null || balance.certificate !== null, { path: ['balance'] }),
    ),
    mayBeFuture: false,
    gives: (payload) => idsGiven(givenOf(payload)),
    over: (stored, later) => ({ ...stored, spoiled: spoiledOver(givenOf(stored), givenOf(later)) }),
    opens: openingsOf,
    readWriteSet: (payload) => ({
      reads: openingsOf(payload).map(({ personId: id }) => ({ of: 'person', id })),
      writes: [
        endingWrite(payload.source),
        ...openingWrites(openingsOf(payload)),
        ...spoiledWrites(payload.spoiled),
        ...(payload.returnsTo === null
          ? []
          : [
              {
                subject: poolOf(payload.returnsTo),
                seen: `back ${payload.source.classId} ${payload.quantity}`,
              },
            ]),
      ],
      counts: [payload.source.classId],
      accounts: accountsOf(payload.deduction, payload.source.classId),
    }),
    apply(book, act) {
      const { source, quantity, deduction, returnsTo } = act.payload;
      const { securityId, classId } = source;
      const openings = openingsOf(act.payload);
      keepSpoiled(book, act, kind, act.payload.spoiled);
      const security = openSource(book, act, source, 'source');
      if (!mayOpen(book, act, openings) || !security) return;
      const shares = BigInt(quantity);
      const back = returnsTo === null ? null : { poolId: returnsTo, classId, shares, path: 'returnsTo' };
      if (back && !mayGoBack(book, act, back, security.poolId)) return;
      exchange(book, act, { by: kind, ending: [security], opening: openings, comingBack: shares });
      const path = 'deduction';
      requireAccount(book, act, deduction, { classIds: [classId], path });
      if (back) giveBack(book, act, back);
      book.count(classId, -shares);
      deduct(book, act, { classId, securityId, kind: 'acquisition', shares, deduction, path });
    },
    applyVoided: (book, act) => keepVoid(book, act, kind, givenOf(act.payload)),
    draft: {
      schema,
      complete(payload, assigned) {
        if (payload.balance === null) return payload;
        const balance = numbered(payload.balance, payload.source.classId, assigned);
        return balance.certificate === null ? undefined : { ...payload, balance };
      },
      ownDates: ({ resolution }) => ({ resolution: resolution?.date ?? null, payment: null }),
    },
  };
}

/** The corporation buys shares of its own. */
export const repurchased = acquisition('repurchased', repurchasedSchema);

/** The corporation redeems redeemable shares, or a holder has retractable ones redeemed (CBCA s. 36). */
export const redeemed = acquisition('redeemed', redeemedSchema);

/** A holder gives shares back as a gift (CBCA s. 37). */
export const surrendered = acquisition('surrendered', surrenderedSchema);

/** Shares are cancelled for another reason. */
export const cancelled = acquisition('cancelled', cancelledSchema);

const givenOf = (payload: Common): GivenSecurity => ({
  openings: openingsOf(payload),
  spoiled: payload.spoiled,
});

function openingsOf({ source, balance }: Pick<Common, 'source' | 'balance'>): readonly OpenedCertificate[] {
  const { securityId, classId, personId } = source;
  return balance === null ? [] : [{ ...balance, classId, personId, from: [securityId], path: 'balance' }];
}
