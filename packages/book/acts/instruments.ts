import * as z from 'zod/mini';
import type { Occurrence } from '../act.ts';
import type { Instrument } from '../entities.ts';
import { leftOf } from '../options.ts';
import { amount, date, id, quantity, resolution, words } from './atoms.ts';
import { LABEL_LENGTH, mayExist, NEW } from './granted.ts';
import { exemption } from './issued.ts';
import type { Kind } from './kind.ts';

/** What is no share and no option under a plan: warrants; what becomes shares one day (notes, agreements for future
 *  equity); and debt. */
export const INSTRUMENT_KINDS = ['warrant', 'safe', 'note', 'debt'] as const;

const issuedSchema = z
  .strictObject({
    securityId: id,
    label: words(LABEL_LENGTH),
    kind: z.enum(INSTRUMENT_KINDS),
    personId: id,
    /** The shares that it gives a right to: of a warrant always; of what converts where its terms name a class. */
    classId: z.nullable(id),
    /** Of a warrant: how many, and dollars for one of them. */
    quantity: z.nullable(quantity),
    price: z.nullable(amount),
    /** Of all others: dollars, and the interest in percent a year. */
    principal: z.nullable(amount),
    rate: z.nullable(amount),
    /** The last day on which a warrant may be exercised; the day on which the rest is due. */
    expiresOn: z.nullable(date),
    /** Whatever else was agreed, in words: cap, discount, security, ranking. */
    terms: z.nullable(words(2000)),
    exemption: z.nullable(exemption),
    resolution: z.nullable(resolution),
  })
  .check(
    z.refine(({ kind, classId, quantity, price, principal, rate }) => {
      const ofShares = classId !== null && quantity !== null && price !== null;
      return kind === 'warrant'
        ? ofShares && principal === null && rate === null
        : quantity === null && price === null && principal !== null && (kind !== 'debt' || classId === null);
    }),
  );

const endedSchema = z.strictObject({
  securityId: id,
  reason: z.enum(['repaid', 'expired', 'cancelled', 'other']),
  resolution: z.nullable(resolution),
});

export type InstrumentIssuedPayload = Readonly<z.infer<typeof issuedSchema>>;
export type InstrumentEndedPayload = Readonly<z.infer<typeof endedSchema>>;

/** The corporation owes something that is not a share. */
export const instrumentIssued: Kind<'instrument.issued', InstrumentIssuedPayload> = {
  kind: 'instrument.issued',
  v: 1,
  schema: issuedSchema,
  mayBeFuture: false,
  gives: ({ securityId }) => [securityId],
  touches: ({ securityId, personId, classId, ...said }) => ({
    reads: [
      { of: 'corporation' },
      { of: 'person', id: personId },
      ...(classId === null ? [] : [{ of: 'class' as const, id: classId }]),
    ],
    writes: [
      {
        subject: { of: 'security', id: securityId },
        seen: JSON.stringify([personId, classId, said.kind, said.quantity, said.price, said.expiresOn]),
      },
    ],
    counts: [],
  }),
  apply(book, act) {
    const instrument = instrumentOf(act);
    if (mayExist(book, act, instrument)) book.tables.instruments.put(instrument.securityId, instrument, act);
  },
};

const instrumentOf = ({ payload, effectiveOn }: Occurrence<InstrumentIssuedPayload>): Instrument => ({
  ...NEW,
  ...payload,
  poolId: null,
  quantity: BigInt(payload.quantity ?? 0),
  issuedOn: effectiveOn,
  vesting: null,
});

/** It is paid back, has run out, or is cancelled: nobody owes anything any more. */
export const instrumentEnded: Kind<'instrument.ended', InstrumentEndedPayload> = {
  kind: 'instrument.ended',
  v: 1,
  schema: endedSchema,
  mayBeFuture: false,
  gives: () => [],
  touches: ({ securityId, reason }) => ({
    reads: [],
    writes: [{ subject: { of: 'security', id: securityId }, seen: `ended ${reason}` }],
    counts: [],
  }),
  apply(book, act) {
    const { securityId, reason } = act.payload;
    const one = book.tables.instruments.get(securityId);
    if (!one) return book.flag(act, 'no_security', 'securityId', { securityId });
    if (one.status !== 'open') return book.flag(act, 'not_open', 'securityId', { securityId });
    if (one.kind === 'option') return book.flag(act, 'is_an_option', 'securityId', { securityId });
    const left = leftOf(one);
    const lost = reason === 'expired' ? { expired: one.expired + left } : { released: one.released + left };
    const ended = { by: 'instrument.ended', root: act.root, on: act.effectiveOn, reason };
    book.tables.instruments.put(securityId, { ...one, ...lost, status: 'ended', ended }, act);
  },
};
