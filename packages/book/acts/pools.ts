import * as z from 'zod/mini';
import { ON_CANCELLATION } from '../agreed.ts';
import { date, id, NAME_LENGTH, quantity, resolution, wholeNumber, words } from './atoms.ts';
import type { Kind } from './kind.ts';
import { poolOf } from './poolUse.ts';

/** Shares that the directors set aside for a plan. The articles do not know of it: what is not granted is not issued, has no
 *  vote, and belongs to nobody. */
const reservedSchema = z.strictObject({
  poolId: id,
  /** Of the plan. */
  name: words(NAME_LENGTH),
  /** The classes of which shares may come of it. */
  classIds: z.array(id).check(
    z.minLength(1),
    z.maxLength(100),
    z.refine((all) => new Set(all).size === all.length),
  ),
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
export type PoolAdjustedPayload = Readonly<z.infer<typeof adjustedSchema>>;

/** A pool begins. */
export const poolReserved: Kind<PoolReservedPayload> = {
  v: 1,
  schema: reservedSchema,
  gives: ({ poolId }) => [poolId],
  readWriteSet: ({ poolId, classIds, name, quantity, onCancellation }) => ({
    reads: [{ of: 'corporation' }, ...classIds.map((id) => ({ of: 'class' as const, id }))],
    writes: [{ subject: poolOf(poolId), seen: JSON.stringify([classIds, quantity, name, onCancellation]) }],
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
};

/** More is reserved, or less; never less than has been used. */
export const poolAdjusted: Kind<PoolAdjustedPayload> = {
  v: 1,
  schema: adjustedSchema,
  readWriteSet: ({ poolId, quantity }) => ({ writes: [{ subject: poolOf(poolId), seen: quantity }] }),
  apply(book, act) {
    const { poolId, quantity, resolution } = act.payload;
    const pool = book.tables.pools.get(poolId);
    if (!pool) return book.flag(act, 'no_pool', 'poolId', { poolId });
    const reserved = BigInt(quantity);
    if (reserved < pool.used) book.flag(act, 'below_used', 'quantity', { poolId, used: String(pool.used) });
    book.tables.pools.put(poolId, { ...pool, reserved, resolution }, act);
  },
};
