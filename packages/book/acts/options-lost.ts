import * as z from 'zod/mini';
import type { Occurrence } from '../act.ts';
import type { Book } from '../book.ts';
import type { Instrument } from '../entities.ts';
import { leftOf } from '../options.ts';
import { id, quantity, resolution } from './atoms.ts';
import { poolOf } from './granted.ts';
import type { Kind } from './kind.ts';

/** Shares of an option that its holder can have no more. */
const lost = {
  securityId: id,
  quantity,
  /** The pool to which they go back; null where they do not. */
  returnsTo: z.nullable(id),
};

const expiredSchema = z.strictObject(lost);

const releasedSchema = z.strictObject({
  ...lost,
  reason: z.enum(['forfeited', 'cancelled', 'surrendered', 'other']),
  resolution: z.nullable(resolution),
});

export type OptionExpiredPayload = Readonly<z.infer<typeof expiredSchema>>;
export type OptionReleasedPayload = Readonly<z.infer<typeof releasedSchema>>;

type Lost = Pick<OptionExpiredPayload, keyof typeof lost>;

function losing<K extends 'option.expired' | 'option.released', P extends Lost>(
  kind: K,
  schema: z.ZodMiniType<P>,
  count: 'expired' | 'released',
): Kind<K, P> {
  return {
    kind,
    v: 1,
    schema,
    mayBeFuture: false,
    gives: () => [],
    touches: ({ securityId, quantity, returnsTo }) => ({
      reads: [],
      writes: [
        { subject: { of: 'security', id: securityId }, seen: `${count} ${quantity} ${returnsTo}` },
        ...(returnsTo === null ? [] : [{ subject: poolOf(returnsTo), seen: `back ${quantity}` }]),
      ],
      counts: [],
    }),
    apply(book, act) {
      const { securityId, quantity, returnsTo } = act.payload;
      const one = openOption(book, act, securityId);
      if (!one || !mayTake(book, act, one, BigInt(quantity))) return;
      if (returnsTo !== null && !giveBack(book, act, one)) return;
      const shares = BigInt(quantity);
      const after = { ...one, [count]: one[count] + shares };
      book.tables.instruments.put(securityId, closed(act, after, kind), act);
    },
  };
}

/** The last day on which it might be exercised has passed. */
export const optionExpired = losing('option.expired', expiredSchema, 'expired');

/** Shares are given up before they are exercised: the holder leaves, or both agree. */
export const optionReleased = losing('option.released', releasedSchema, 'released');

/** The open instrument by which shares may be had; otherwise the act is flagged. */
export function openOption(
  book: Book,
  act: Occurrence<unknown>,
  securityId: string,
): (Instrument & { readonly classId: string }) | undefined {
  const one = book.tables.instruments.get(securityId);
  if (!one) book.flag(act, 'no_security', 'securityId', { securityId });
  else if (one.status !== 'open') book.flag(act, 'not_open', 'securityId', { securityId });
  else if (one.classId === null || one.quantity === 0n)
    book.flag(act, 'not_an_option', 'securityId', { securityId });
  else return { ...one, classId: one.classId };
  return undefined;
}

/** Whether so many shares of it are left; otherwise the act is flagged. */
export function mayTake(book: Book, act: Occurrence<unknown>, one: Instrument, shares: bigint): boolean {
  const left = leftOf(one);
  if (shares <= left) return true;
  book.flag(act, 'above_open', 'quantity', { securityId: one.securityId, open: String(left) });
  return false;
}

/** The instrument, ended where nothing is left of it. */
export const closed = (act: Occurrence<unknown>, one: Instrument, by: string): Instrument =>
  leftOf(one) > 0n ? one : { ...one, status: 'ended', ended: { by, root: act.root, on: act.effectiveOn } };

function giveBack(book: Book, act: Occurrence<Lost>, one: Instrument): boolean {
  const { quantity, returnsTo } = act.payload;
  const pool = returnsTo === null ? undefined : book.tables.pools.get(returnsTo);
  if (!pool || one.poolId !== pool.poolId) {
    book.flag(act, 'pool_differs', 'returnsTo', { poolId: returnsTo ?? '' });
    return false;
  }
  book.tables.pools.put(pool.poolId, { ...pool, used: pool.used - BigInt(quantity) }, act);
  return true;
}
