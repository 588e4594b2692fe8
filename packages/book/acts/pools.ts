import * as z from 'zod/mini';
import type { Touches } from '../touches.ts';
import { id, NAME_LENGTH, quantity, resolution, wholeNumber, words } from './atoms.ts';
import type { Kind } from './kind.ts';

/** Shares of a class that the directors set aside for options under a plan. The articles do not know of it: what is not
 *  granted is not issued, has no vote, and belongs to nobody. */
const reservedSchema = z.strictObject({
  poolId: id,
  /** Of the plan. */
  name: words(NAME_LENGTH),
  classId: id,
  quantity,
  resolution: z.nullable(resolution),
});

const adjustedSchema = z.strictObject({
  poolId: id,
  /** How many are reserved from now on, those included that options have used. */
  quantity: wholeNumber,
  resolution: z.nullable(resolution),
});

export type PoolReservedPayload = Readonly<z.infer<typeof reservedSchema>>;
export type PoolAdjustedPayload = Readonly<z.infer<typeof adjustedSchema>>;

const touches = (poolId: string, seen: string, reads: Touches['reads']): Touches => ({
  reads,
  writes: [{ subject: { of: 'pool', id: poolId }, seen }],
  counts: [],
});

/** A pool begins. */
export const poolReserved: Kind<'pool.reserved', PoolReservedPayload> = {
  kind: 'pool.reserved',
  v: 1,
  schema: reservedSchema,
  mayBeFuture: false,
  gives: ({ poolId }) => [poolId],
  touches: ({ poolId, classId, name, quantity }) =>
    touches(poolId, `${classId} ${quantity} ${name}`, [{ of: 'corporation' }, { of: 'class', id: classId }]),
  apply(book, act) {
    const { poolId, name, classId, quantity, resolution } = act.payload;
    if (!book.requireCorporation(act)) return;
    if (!book.tables.classTerms.has(classId)) return book.flag(act, 'no_class', 'classId', { classId });
    if (book.tables.pools.has(poolId)) return book.flag(act, 'already_exists', 'poolId', { poolId });
    const reserved = BigInt(quantity);
    book.tables.pools.put(poolId, { poolId, name, classId, reserved, used: 0n, resolution }, act);
  },
};

/** More is reserved, or less; never less than options have used. */
export const poolAdjusted: Kind<'pool.adjusted', PoolAdjustedPayload> = {
  kind: 'pool.adjusted',
  v: 1,
  schema: adjustedSchema,
  mayBeFuture: false,
  gives: () => [],
  touches: ({ poolId, quantity }) => touches(poolId, quantity, []),
  apply(book, act) {
    const { poolId, quantity, resolution } = act.payload;
    const pool = book.tables.pools.get(poolId);
    if (!pool) return book.flag(act, 'no_pool', 'poolId', { poolId });
    const reserved = BigInt(quantity);
    if (reserved < pool.used) book.flag(act, 'below_used', 'quantity', { poolId, used: String(pool.used) });
    book.tables.pools.put(poolId, { ...pool, reserved, resolution }, act);
  },
};
