import { addDecimals, type Decimal, decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import * as z from 'zod/mini';
import type { NewestActVersion } from '../act.ts';
import { END_REASONS } from '../agreed.ts';
import type { Book } from '../book.ts';
import type { Instrument } from '../entities.ts';
import { owedOf } from '../options.ts';
import { classOf, currency } from '../terms/conversions.ts';
import { convertibleTerms, debtTerms, warrantTerms } from '../terms/instruments.ts';
import { exemption } from '../terms/securities.ts';
import { coversAll, hasVestingStart, plannedVestingShape, withVestingStart } from '../vesting.ts';
import { amount, date, id, positiveAmount, quantity, resolution, rule, words } from './atoms.ts';
import { keepVoidInstrument, LABEL_LENGTH, labelSubject, mayExist, NEW, putNew } from './granted.ts';
import { type Kind, kindOf } from './kind.ts';

const common = {
  securityId: id,
  /** Its number in the register. */
  label: words(LABEL_LENGTH),
  personId: id,
  exemption: z.nullable(exemption),
  resolution: z.nullable(resolution),
};

const warrant = z
  .strictObject({
    ...common,
    kind: z.literal('warrant'),
    classId: id,
    /** How many shares, and dollars for one of them. */
    quantity,
    price: amount,
    expiresOn: z.nullable(date),
    vesting: z.nullable(plannedVestingShape),
    terms: warrantTerms,
  })
  .check(rule('vesting', ({ quantity, vesting }) => coversAll(vesting, BigInt(quantity))));

/** Amount lent or invested, in the currency of the document. */
const owed = {
  principal: positiveAmount,
  currency,
  expiresOn: z.nullable(date),
};

/** A note or an agreement for future equity. */
const convertible = z.strictObject({
  ...common,
  ...owed,
  kind: z.enum(['safe', 'note']),
  terms: convertibleTerms,
});

const debt = z.strictObject({ ...common, ...owed, kind: z.literal('debt'), terms: debtTerms });

const draftSchema = z.discriminatedUnion('kind', [warrant, convertible, debt]);

const endedSchema = z.strictObject({
  securityId: id,
  /** How much of the principal is owed no more, in its currency: all of it, or a part. */
  principal: positiveAmount,
  reason: z.enum(END_REASONS),
  resolution: z.nullable(resolution),
});

export type InstrumentIssuedPayload = Readonly<z.infer<typeof draftSchema>>;
/** The corporation owes something that is not a share. */
const instrumentIssued: Kind<InstrumentIssuedPayload> = {
  v: 1,
  schema: draftSchema.check(
    rule('vesting', (payload) => payload.kind !== 'warrant' || hasVestingStart(payload.vesting)),
  ),
  gives: ({ securityId, label }) => [`${securityId} ${label}`],
  readWriteSet: (payload) => {
    const { securityId, label, personId } = payload;
    return {
      reads: [
        { of: 'corporation' },
        { of: 'person', id: personId },
        ...classesOf(payload).map((classId) => ({ of: 'class' as const, id: classId })),
      ],
      writes: [{ of: 'security', id: securityId }, labelSubject(label)],
    };
  },
  apply(book, act) {
    const missing = classesOf(act.payload).find((classId) => !book.tables.classTerms.has(classId));
    if (missing !== undefined) return book.flag(act, 'no_class', 'classId', { classId: missing });
    const instrument = instrumentOf(act);
    if (mayExist(book, act, instrument)) putNew(book, act, instrument);
  },
  applyVoided: (book, act) => keepVoidInstrument(book, act, instrumentOf(act)),
  draft: {
    schema: draftSchema,
    complete: (payload, _assigned, on) =>
      payload.kind === 'warrant' && payload.vesting && on
        ? { ...payload, vesting: withVestingStart(payload.vesting, on) }
        : payload,
    ownDates: ({ resolution }) => ({ resolution: resolution?.date ?? null, payment: null }),
  },
};

function classesOf(payload: InstrumentIssuedPayload): readonly string[] {
  const own = payload.kind === 'warrant' ? [payload.classId] : [];
  const named = payload.kind === 'debt' ? [] : payload.terms.triggers.map(({ right }) => right.classId);
  return [...new Set([...own, ...named])].filter((classId) => classId !== null);
}

function instrumentOf({
  payload,
  effectiveOn: issuedOn,
}: NewestActVersion<InstrumentIssuedPayload>): Instrument {
  const { securityId, label, personId, exemption, resolution, expiresOn } = payload;
  const stored = { ...NEW, securityId, label, personId, exemption, resolution, expiresOn, issuedOn };
  switch (payload.kind) {
    case 'warrant': {
      const { kind, classId, price, vesting, terms } = payload;
      const quantity = BigInt(payload.quantity);
      return { ...stored, kind, classId, quantity, price, vesting, terms: { of: kind, ...terms } };
    }
    case 'safe':
    case 'note': {
      const { kind, principal, currency, terms } = payload;
      const owed = { principal, currency, discharged: '0' };
      return {
        ...stored,
        ...owed,
        kind,
        classId: classOf(terms.triggers),
        terms: { of: 'convertible', ...terms },
      };
    }
    case 'debt': {
      const { kind, principal, currency, terms } = payload;
      return { ...stored, kind, principal, currency, discharged: '0', terms: { of: kind, ...terms } };
    }
  }
}

/** It is paid back, forgiven, has run out or is cancelled: nobody owes that much any more. */
const instrumentEnded = kindOf(endedSchema, {
  readWriteSet: ({ securityId }) => ({
    writes: [{ of: 'security', id: securityId }],
  }),
  apply(book, act) {
    const { securityId, reason, principal } = act.payload;
    const one = findOpenInstrument(book, act, securityId);
    if (one === undefined) return;
    if (one.principal === null) return book.flag(act, 'is_an_option', 'securityId', { securityId });
    const after = dischargePrincipal(book, act, one, { principal, by: 'instrument.ended', reason });
    if (after) book.tables.instruments.put(securityId, after, act);
  },
});

/** The instrument, where it is there and open; otherwise the act is flagged. */
export function findOpenInstrument(
  book: Book,
  act: NewestActVersion,
  securityId: string,
): Instrument | undefined {
  const one = book.tables.instruments.get(securityId);
  if (!one) book.flag(act, 'no_security', 'securityId', { securityId });
  else if (one.status !== 'open') book.flag(act, 'not_open', 'securityId', { securityId });
  else return one;
  return undefined;
}

/** The instrument after so much of its principal is owed no more, ended where nothing is left; undefined, and the act is
 *  flagged, where less is owed. */
export function dischargePrincipal(
  book: Book,
  act: NewestActVersion,
  one: Instrument,
  {
    principal,
    ...ended
  }: { readonly principal: string } & Pick<NonNullable<Instrument['ended']>, 'by' | 'reason'>,
): Instrument | undefined {
  const left = addDecimals(owedOf(one), -decimal(principal) as Decimal);
  if (left < 0n) {
    const owed = formatDecimal(owedOf(one), 2);
    return book.flag(act, 'above_principal', 'principal', { securityId: one.securityId, owed });
  }
  const sum = addDecimals(decimal(one.discharged ?? '0'), decimal(principal));
  const after = { ...one, discharged: formatDecimal(sum) };
  return left > 0n
    ? after
    : { ...after, status: 'ended', ended: { ...ended, root: act.root, on: act.effectiveOn } };
}

export const instrumentKinds = {
  'instrument.issued': instrumentIssued,
  'instrument.ended': instrumentEnded,
};
