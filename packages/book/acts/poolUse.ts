import type { Occurrence } from '../act.ts';
import type { Book } from '../book.ts';
import type { Pool } from '../entities.ts';
import type { Subject, Write } from '../readWriteSet.ts';

/** Use of the pool of a plan by acts of other kinds: shares taken and given back. */

/** The pool of a plan as a subject of acts. */
export const poolOf = (poolId: string): Subject => ({ of: 'pool', id: poolId });

/** Shares of one class that are taken of a pool, or go back to it; `path`s are those of the pool and of their number. */
export interface PoolUse {
  readonly poolId: string;
  readonly classId: string;
  readonly shares: bigint;
  readonly path: string;
}

/** What others see of shares that go back to a pool, if any do. */
export const returnWrites = (back: PoolUse | undefined): readonly Write[] =>
  back ? [{ subject: poolOf(back.poolId), seen: `back ${back.classId} ${back.shares}` }] : [];

/** The pool, if it is there and for the class; otherwise the act is flagged. */
function poolFor(
  book: Book,
  act: Occurrence<unknown>,
  { poolId, classId, path }: Omit<PoolUse, 'shares'>,
): Pool | undefined {
  const pool = book.tables.pools.get(poolId);
  if (pool?.classIds.includes(classId)) return pool;
  book.flag(act, pool ? 'pool_differs' : 'no_pool', path, { poolId });
  return undefined;
}

/** Takes shares of a pool, and flags the act where it has too few; false where `poolFor` finds none.
 *  @param most  the path of their number */
export function useOfPool(book: Book, act: Occurrence<unknown>, use: PoolUse, most: string): boolean {
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
  act: Occurrence<unknown>,
  use: PoolUse,
  from: string | null | undefined,
): boolean {
  const pool = poolFor(book, act, use);
  if (pool === undefined) return false;
  if (use.poolId === from && use.shares <= pool.used) return true;
  book.flag(act, 'pool_differs', use.path, { poolId: use.poolId });
  return false;
}

/** Shares that may be granted again. */
export function giveBack(
  book: Book,
  act: Occurrence<unknown>,
  { poolId, shares }: Omit<PoolUse, 'path'>,
): void {
  const pool = book.tables.pools.get(poolId);
  if (pool) book.tables.pools.put(poolId, { ...pool, used: pool.used - shares }, act);
}
