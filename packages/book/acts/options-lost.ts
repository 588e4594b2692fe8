import type { PlainDate } from '@tabellion/kernel/date.ts';
import * as z from 'zod/mini';
import type { NewestActVersion } from '../act.ts';
import { RELEASE_REASONS } from '../agreed.ts';
import type { Book } from '../book.ts';
import type { Instrument } from '../entities.ts';
import { hasRunOut, isPastExpiry, lastDayOf, leftOf, vestedLeftOf } from '../options.ts';
import { id, resolution, rule, wholeNumber } from './atoms.ts';
import { findOpenInstrument } from './instruments.ts';
import type { Kind } from './kind.ts';
import { giveBack, mayGoBack, poolSubject } from './pools.ts';

/** Shares of an option or a warrant that its holder can have no more. */
const lost = {
  securityId: id,
  /** How many of them had vested by the end of this day, and how many had not: the last that would have. */
  vested: wholeNumber,
  unvested: wholeNumber,
  /** The pool to which they go back; null where they do not. */
  returnsTo: z.nullable(id),
};

const isSome = ({ vested, unvested }: { readonly vested: string; readonly unvested: string }): boolean =>
  BigInt(vested) + BigInt(unvested) > 0n;

const expiredSchema = z.strictObject(lost).check(rule('vested', isSome));

const releasedSchema = z
  .strictObject({ ...lost, reason: z.enum(RELEASE_REASONS), resolution: z.nullable(resolution) })
  .check(rule('vested', isSome));

export type OptionExpiredPayload = Readonly<z.infer<typeof expiredSchema>>;

type LostPayload = Pick<OptionExpiredPayload, keyof typeof lost>;

export const lostShares = ({ vested, unvested }: Pick<LostPayload, 'vested' | 'unvested'>): bigint =>
  BigInt(vested) + BigInt(unvested);

function losing<P extends LostPayload>(
  kind: 'option.expired' | 'option.released',
  schema: z.ZodMiniType<P>,
  count: 'expired' | 'released',
): Kind<P> {
  return {
    v: 1,
    schema,
    readWriteSet: ({ securityId, returnsTo }) => ({
      writes: [{ of: 'security', id: securityId }, ...(returnsTo === null ? [] : [poolSubject(returnsTo)])],
    }),
    apply(book, act) {
      const { securityId } = act.payload;
      const one = findOpenOption(book, act, securityId);
      if (!one || !mayLose(book, act, one) || !returnsToPool(book, act, one)) return;
      if (count === 'expired') requireExpiry(book, act, one);
      const vestedLost = one.vestedLost + BigInt(act.payload.vested);
      const after = { ...one, vestedLost, [count]: one[count] + lostShares(act.payload) };
      book.tables.instruments.put(securityId, closed(act, after, kind), act);
    },
  };
}

/** The last day on which it might be exercised has passed: its own, or that of the window after its holder has left. */
const optionExpired = losing('option.expired', expiredSchema, 'expired');

/** Shares are given up before they are exercised: the holder leaves, or both agree. */
const optionReleased = losing('option.released', releasedSchema, 'released');

/** The open instrument by which shares may be had; otherwise the act is flagged. */
export function findOpenOption(
  book: Book,
  act: NewestActVersion,
  securityId: string,
): (Instrument & { readonly classId: string }) | undefined {
  const one = findOpenInstrument(book, act, securityId);
  if (one === undefined) return undefined;
  if (one.classId !== null && one.quantity > 0n) return { ...one, classId: one.classId };
  return book.flag(act, 'not_an_option', 'securityId', { securityId });
}

/** Whether so many shares of it are left; otherwise the act is flagged at `path`. */
export function mayTake(
  book: Book,
  act: NewestActVersion,
  one: Instrument,
  { shares, path }: { readonly shares: bigint; readonly path: string },
): boolean {
  const left = leftOf(one);
  if (shares <= left) return true;
  return book.refuse(act, 'above_open', path, { securityId: one.securityId, open: String(left) });
}

/** The instrument, ended where nothing is left of it. */
export const closed = <K extends NonNullable<Instrument['ended']>['by']>(
  act: NewestActVersion,
  one: Instrument,
  by: K,
): Instrument =>
  leftOf(one) > 0n ? one : { ...one, status: 'ended', ended: { by, root: act.root, on: act.effectiveOn } };

/** Whether so many are left that have vested, and that have not; otherwise the act is flagged. */
function mayLose(book: Book, act: NewestActVersion<LostPayload>, one: Instrument): boolean {
  const { vested, unvested } = act.payload;
  if (!mayTake(book, act, one, { shares: lostShares(act.payload), path: 'quantity' })) return false;
  const vestedLeft = vestedLeftOf(one, act.effectiveOn);
  const path = BigInt(vested) > vestedLeft ? 'vested' : 'unvested';
  if (path === 'unvested' && BigInt(unvested) <= leftOf(one) - vestedLeft) return true;
  return book.refuse(act, 'vested_differs', path, { securityId: one.securityId, vested: String(vestedLeft) });
}

/** Flags an act before the last day has passed, and one that leaves something of it once its own has. */
function requireExpiry(book: Book, act: NewestActVersion<LostPayload>, one: Instrument): void {
  const { securityId } = one;
  if (!mayExpire(one, act.effectiveOn))
    book.flag(act, 'before_expiry', 'effectiveOn', { securityId, expiresOn: lastDayOf(one) ?? 'none' });
  if (isPastExpiry(one, act.effectiveOn) && lostShares(act.payload) < leftOf(one))
    book.flag(act, 'expires_whole', 'vested', { securityId, open: String(leftOf(one)) });
}

/** Once the holder has left, the window of the grant tells the last day. Where it has none for how he left, what was agreed
 *  may stand elsewhere, so that any day afterwards is taken. */
const mayExpire = (one: Instrument, on: PlainDate): boolean =>
  hasRunOut(one, on) || (!isTimed(one) && (one.vestingChanges?.stoppedOn ?? on) < on);

/** Whether the grant says until when it may be exercised since vesting was stopped. */
const isTimed = ({ vestingChanges }: Instrument): boolean => vestingChanges?.stoppedFor !== undefined;

/** Whether the shares go back to the pool from which they were granted, if the act says so; otherwise it is flagged. */
function returnsToPool(
  book: Book,
  act: NewestActVersion<LostPayload>,
  { poolId: from, classId }: Instrument,
): boolean {
  const { returnsTo: poolId } = act.payload;
  if (poolId === null) return true;
  const use = { poolId, classId: classId ?? '', shares: lostShares(act.payload), path: 'returnsTo' };
  if (!mayGoBack(book, act, use, from)) return false;
  giveBack(book, act, use);
  return true;
}

export const lostOptionKinds = {
  'option.expired': optionExpired,
  'option.released': optionReleased,
};
