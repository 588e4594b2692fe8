import * as z from 'zod/mini';
import type { NewestActVersion } from '../act.ts';
import { ON_CANCELLATION } from '../agreed.ts';
import type { Book } from '../book.ts';
import type { Pool } from '../entities.ts';
import type { Subject } from '../readWriteSet.ts';
import { date, id, ids, NAME_LENGTH, quantity, resolution, wholeNumber, words } from './atoms.ts';
import { kindOf } from './kind.ts';

/** Shares that the directors set aside for a plan. The articles do not know of it: what is not granted is not issued, has no
 *  vote, and belongs to nobody. */
const reservedSchema = z.strictObject({
  poolId: id,
  name: words(NAME_LENGTH),
  /** The classes of which shares may come of it. */
  classIds: ids(1, 100),
  quantity,
  /** Treatment by the plan of shares of a cancelled right, unless the act that ends it says otherwise; null
   *  where unknown. */
  onCancellation: z.nullable(z.enum(ON_CANCELLATION)),
  /** The days on which the directors and the shareholders approved the plan; null where nobody told. */
  boardApprovedOn: z.nullable(date),
  shareholdersApprovedOn: z.nullable(date),
  resolution: z.nullable(resolution),
});

const adjustedSchema = z.strictObject({
  poolId: id,
  /** How many are reserved from now on, those included that have been used. */
  quantity: wholeNumber,
  /** As of a pool that begins: of this change. */
  boardApprovedOn: z.nullable(date),
  shareholdersApprovedOn: z.nullable(date),
  resolution: z.nullable(resolution),
});

export type PoolReservedPayload = Readonly<z.infer<typeof reservedSchema>>;
const poolReserved = kindOf(reservedSchema, {
  gives: ({ poolId }) => [poolId],
  readWriteSet: ({ poolId, classIds }) => ({
    reads: [{ of: 'corporation' }, ...classIds.map((id) => ({ of: 'class' as const, id }))],
    writes: [poolSubject(poolId)],
  }),
  apply(book, act) {
    const { poolId, name, classIds, quantity, onCancellation, resolution } = act.payload;
    if (!book.requireCorporation(act)) return;
    const missing = classIds.findIndex((classId) => !book.tables.classTerms.has(classId));
    if (missing >= 0)
      return book.flag(act, 'no_class', `classIds.${missing}`, { classId: classIds[missing] ?? '' });
    if (book.tables.pools.has(poolId)) return book.flag(act, 'already_exists', 'poolId', { poolId });
    const reserved = BigInt(quantity);
    const pool = { poolId, name, classIds, reserved, used: 0n, onCancellation, resolution };
    book.tables.pools.put(poolId, pool, act);
  },
});

/** More is reserved, or less; never less than has been used. */
const poolAdjusted = kindOf(adjustedSchema, {
  readWriteSet: ({ poolId }) => ({ writes: [poolSubject(poolId)] }),
  apply(book, act) {
    const { poolId, quantity, resolution } = act.payload;
    const pool = book.tables.pools.get(poolId);
    if (!pool) return book.flag(act, 'no_pool', 'poolId', { poolId });
    const reserved = BigInt(quantity);
    if (reserved < pool.used) book.flag(act, 'below_used', 'quantity', { poolId, used: String(pool.used) });
    book.tables.pools.put(poolId, { ...pool, reserved, resolution }, act);
  },
});

/** Use of the pool of a plan by acts of other kinds: shares taken and given back. */

/** The pool of a plan as a subject of acts. */
export const poolSubject = (poolId: string): Subject => ({ of: 'pool', id: poolId });

/** Shares of one class that are taken of a pool, or go back to it; `path`s are those of the pool and of their number. */
export interface PoolUse {
  readonly poolId: string;
  readonly classId: string;
  readonly shares: bigint;
  readonly path: string;
}

/** The pool to which shares go back, if any do, as a subject. */
export const returnWrites = (back: PoolUse | undefined): readonly Subject[] =>
  back ? [poolSubject(back.poolId)] : [];

/** The pool, if it is there and for the class; otherwise the act is flagged. */
function poolFor(
  book: Book,
  act: NewestActVersion,
  { poolId, classId, path }: Omit<PoolUse, 'shares'>,
): Pool | undefined {
  const pool = book.tables.pools.get(poolId);
  if (pool?.classIds.includes(classId)) return pool;
  return book.flag(act, pool ? 'pool_differs' : 'no_pool', path, { poolId });
}

/** Takes shares of a pool, and flags the act where it has too few; false where `poolFor` finds none.
 *  @param most  the path of their number */
export function takeFromPool(book: Book, act: NewestActVersion, use: PoolUse, most: string): boolean {
  const pool = poolFor(book, act, use);
  if (pool === undefined) return false;
  const { poolId } = pool;
  const used = pool.used + use.shares;
  if (used > pool.reserved)
    book.flag(act, 'above_pool', most, { poolId, available: String(pool.reserved - pool.used) });
  book.tables.pools.put(poolId, { ...pool, used }, act);
  return true;
}

/** Whether shares may go back to a pool: they came of it, and as many are used; otherwise the act is flagged.
 *  @param from  the pool of which they came */
export function mayGoBack(
  book: Book,
  act: NewestActVersion,
  use: PoolUse,
  from: string | null | undefined,
): boolean {
  const pool = poolFor(book, act, use);
  if (pool === undefined) return false;
  if (use.poolId === from && use.shares <= pool.used) return true;
  return book.refuse(act, 'pool_differs', use.path, { poolId: use.poolId });
}

/** Shares that may be granted again. */
export function giveBack(book: Book, act: NewestActVersion, { poolId, shares }: Omit<PoolUse, 'path'>): void {
  const pool = book.tables.pools.get(poolId);
  if (pool) book.tables.pools.put(poolId, { ...pool, used: pool.used - shares }, act);
}

export const poolKinds = {
  'pool.reserved': poolReserved,
  'pool.adjusted': poolAdjusted,
};
