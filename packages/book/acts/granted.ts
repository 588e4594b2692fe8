import * as z from 'zod/mini';
import type { NewestActVersion } from '../act.ts';
import type { Book } from '../book.ts';
import type { Instrument } from '../entities.ts';
import type { Subject } from '../readWriteSet.ts';
import { optionTerms } from '../terms/instruments.ts';
import { exemption } from '../terms/securities.ts';
import { coversAll, hasVestingStart, plannedVestingShape, withVestingStart } from '../vesting.ts';
import { amount, date, id, quantity, resolution, rule, words } from './atoms.ts';
import type { Kind } from './kind.ts';
import { claimNumber, instrumentNumberOf } from './numbers.ts';
import { poolSubject, takeFromPool } from './pools.ts';

export const LABEL_LENGTH = 50;

const grantedSchema = z
  .strictObject({
    securityId: id,
    /** Its number in the register of options. */
    label: words(LABEL_LENGTH),
    personId: id,
    /** The pool from which it is granted; null where there is none. */
    poolId: z.nullable(id),
    /** One of those of the pool. */
    classId: id,
    quantity,
    /** Dollars for a share: the exercise price, or what appreciation is counted from; null of a share unit. */
    price: z.nullable(amount),
    /** The last day on which it may be exercised; null where there is none. */
    expiresOn: z.nullable(date),
    terms: optionTerms,
    /** A start left open is the day of the grant, once it is recorded. */
    vesting: z.nullable(plannedVestingShape),
    exemption: z.nullable(exemption),
    resolution: z.nullable(resolution),
  })
  .check(
    rule('price', ({ price, terms }) => (price === null) === (terms.compensation === 'share_unit')),
    rule('vesting', ({ quantity, vesting }) => coversAll(vesting, BigInt(quantity))),
  );

export type OptionGrantedPayload = Readonly<z.infer<typeof grantedSchema>>;

/** An option: its holder may have so many shares of a class for a price, as far as they have vested. */
export const optionGranted: Kind<OptionGrantedPayload> = {
  v: 1,
  schema: grantedSchema.check(rule('vesting', ({ vesting }) => hasVestingStart(vesting))),
  gives: ({ securityId, label }) => [`${securityId} ${label}`],
  readWriteSet: ({ securityId, label, personId, poolId, classId }) => ({
    reads: [{ of: 'corporation' }, { of: 'person', id: personId }, { of: 'class', id: classId }],
    writes: [
      { of: 'security', id: securityId },
      labelSubject(label),
      ...(poolId === null ? [] : [poolSubject(poolId)]),
    ],
  }),
  apply(book, act) {
    const { poolId, classId, quantity } = act.payload;
    const instrument = grantOf(act);
    if (!mayExist(book, act, instrument)) return;
    const use = { classId, shares: BigInt(quantity), path: 'poolId' };
    if (poolId !== null && !takeFromPool(book, act, { poolId, ...use }, 'quantity')) return;
    putNew(book, act, instrument);
  },
  applyVoided: (book, act) => keepVoidInstrument(book, act, grantOf(act)),
  draft: {
    schema: grantedSchema,
    complete: (payload, _assigned, on) => ({
      ...payload,
      vesting: payload.vesting && on ? withVestingStart(payload.vesting, on) : payload.vesting,
    }),
    ownDates: ({ resolution }) => ({ resolution: resolution?.date ?? null, payment: null }),
  },
};

/** The number of an instrument as a subject: it is given once, to whichever kind. */
export const labelSubject = (label: string): Subject => ({ of: 'number', number: instrumentNumberOf(label) });

const grantOf = ({ payload, effectiveOn }: NewestActVersion<OptionGrantedPayload>): Instrument => ({
  ...NEW,
  securityId: payload.securityId,
  kind: 'option',
  label: payload.label,
  personId: payload.personId,
  classId: payload.classId,
  poolId: payload.poolId,
  quantity: BigInt(payload.quantity),
  price: payload.price,
  issuedOn: effectiveOn,
  expiresOn: payload.expiresOn,
  terms: { of: 'option', ...payload.terms },
  vesting: payload.vesting,
  exemption: payload.exemption,
  resolution: payload.resolution,
});

/** An instrument of which nothing has happened yet; what its kind does not have is null. */
export const NEW = {
  classId: null,
  poolId: null,
  quantity: 0n,
  exercised: 0n,
  expired: 0n,
  released: 0n,
  moved: 0n,
  vestedLost: 0n,
  status: 'open',
  price: null,
  principal: null,
  discharged: null,
  currency: null,
  vesting: null,
} as const satisfies Partial<Instrument>;

/** An instrument begins, under a number that no other has. */
export function putNew(book: Book, act: NewestActVersion, one: Instrument, path = 'label'): void {
  const { securityId, label } = one;
  claimNumber(book, act, instrumentNumberOf(label), { securityId, path });
  book.tables.instruments.put(securityId, one, act);
}

/** The number of an instrument whose act was voided stays in the register. */
export function keepVoidInstrument(book: Book, act: NewestActVersion, one: Instrument, path = 'label'): void {
  if (!book.tables.instruments.has(one.securityId)) putNew(book, act, { ...one, status: 'void' }, path);
}

/** Whether the corporation, the holder and the class are there and the id is new; otherwise the act is flagged. */
export function mayExist(book: Book, act: NewestActVersion, one: Instrument): boolean {
  const { securityId, personId, classId } = one;
  if (!book.requireCorporation(act) || !book.requirePerson(act, personId, 'personId')) return false;
  if (classId !== null && !book.tables.classTerms.has(classId))
    return book.refuse(act, 'no_class', 'classId', { classId });
  if (!book.tables.certificates.has(securityId) && !book.tables.instruments.has(securityId)) return true;
  return book.refuse(act, 'already_exists', 'securityId', { securityId });
}
