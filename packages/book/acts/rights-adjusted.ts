import { type Decimal, decimal } from '@tabellion/kernel/decimal.ts';
import { divideRounded, type Rounding } from '@tabellion/kernel/rounding.ts';
import * as z from 'zod/mini';
import type { Occurrence } from '../act.ts';
import type { Book } from '../book.ts';
import type { Instrument } from '../entities.ts';
import { leftOf } from '../options.ts';
import { amount, id, quantity, resolution, wholeNumber } from './atoms.ts';
import { MOST_EXCHANGED, ratio } from './fractions.ts';
import { poolOf } from './granted.ts';
import type { Kind } from './kind.ts';
import { closed, openOption } from './options-lost.ts';

const shares = z.strictObject({ from: wholeNumber, to: wholeNumber });

const adjustedSchema = z
  .strictObject({
    classId: id,
    /** Shares of the class that are had now for shares that might be had before. */
    ratio,
    /** A holder never gets more shares than before, nor for less: what is left of each is rounded down to whole shares, the
     *  price of one up at the tenth place of a dollar. */
    rounding: z.strictObject({ quantity: z.literal('down'), price: z.literal('up') }),
    /** Options and warrants of the class: what is left of each, and its price where it has one. */
    instruments: z
      .array(
        z.strictObject({
          securityId: id,
          quantity: z.strictObject({ from: quantity, to: wholeNumber }),
          price: z.nullable(z.strictObject({ from: amount, to: amount })),
        }),
      )
      .check(z.maxLength(MOST_EXCHANGED)),
    /** Pools of the class: what is reserved, and what options have used of it. */
    pools: z
      .array(z.strictObject({ poolId: id, reserved: shares, used: shares }))
      .check(z.maxLength(MOST_EXCHANGED)),
    resolution: z.nullable(resolution),
  })
  .check(
    z.refine(({ instruments, pools }) => instruments.length + pools.length > 0, { path: ['instruments'] }),
    z.refine(({ instruments }) => areDistinct(instruments.map(({ securityId }) => securityId)), {
      path: ['instruments'],
    }),
    z.refine(({ pools }) => areDistinct(pools.map(({ poolId }) => poolId)), { path: ['pools'] }),
    z.refine(
      ({ instruments, ratio }) =>
        instruments.every(
          ({ quantity, price }) =>
            adjustedShares(BigInt(quantity.from), ratio) === BigInt(quantity.to) &&
            (price === null || adjustedPrice(decimal(price.from), ratio) === decimal(price.to)),
        ),
      { path: ['instruments'] },
    ),
    z.refine(
      ({ pools, ratio }) =>
        pools.every(({ reserved, used }) =>
          [reserved, used].every(({ from, to }) => adjustedShares(BigInt(from), ratio) === BigInt(to)),
        ),
      { path: ['pools'] },
    ),
  );

export type RightsAdjustedPayload = Readonly<z.infer<typeof adjustedSchema>>;

type Ratio = RightsAdjustedPayload['ratio'];

const areDistinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** Shares by a ratio, rounded down unless told. */
export const adjustedShares = (
  shares: bigint,
  { numerator, denominator }: Ratio,
  rounding: Rounding = 'down',
) => divideRounded(shares * BigInt(numerator), BigInt(denominator), rounding);

/** A price for one share by a ratio, rounded up at the tenth place. */
export const adjustedPrice = (price: Decimal, { numerator, denominator }: Ratio): Decimal =>
  divideRounded(price * BigInt(denominator), BigInt(numerator), 'up') as Decimal;

/** Options, warrants and pools of a class go with its shares when they are split or consolidated, as far as their terms say
 *  so. What has become of them before is counted in the new shares too. */
export const rightsAdjusted: Kind<'rights.adjusted', RightsAdjustedPayload> = {
  kind: 'rights.adjusted',
  v: 1,
  schema: adjustedSchema,
  mayBeFuture: false,
  gives: () => [],
  touches: ({ classId, ratio, instruments, pools }) => ({
    reads: [{ of: 'class', id: classId }],
    writes: [
      ...instruments.map((one) => ({
        subject: { of: 'security' as const, id: one.securityId },
        seen: JSON.stringify([ratio, one]),
      })),
      ...pools.map((one) => ({ subject: poolOf(one.poolId), seen: JSON.stringify([ratio, one]) })),
    ],
    counts: [],
  }),
  apply(book, act) {
    const { classId, ratio, pools } = act.payload;
    if (!book.tables.classTerms.has(classId)) return book.flag(act, 'no_class', 'classId', { classId });
    const rights = rightsOf(book, act);
    const isSame = pools.map((one, index) => isPool(book, act, one, `pools.${index}`));
    if (rights === undefined || !isSame.every(Boolean)) return;
    for (const { one, price } of rights) {
      const after = closed(act, { ...inNewShares(one, ratio), price }, 'rights.adjusted');
      book.tables.instruments.put(one.securityId, after, act);
    }
    for (const { poolId, reserved, used } of pools) {
      const pool = book.tables.pools.get(poolId);
      const after = pool && { ...pool, reserved: BigInt(reserved.to), used: BigInt(used.to) };
      if (after) book.tables.pools.put(poolId, after, act);
    }
  },
};

type Act = Occurrence<RightsAdjustedPayload>;

/** The instruments as the act found them, with their new prices; undefined, and the act is flagged, where one differs. */
function rightsOf(
  book: Book,
  act: Act,
): readonly { readonly one: Instrument; readonly price: string | null }[] | undefined {
  const { classId, instruments } = act.payload;
  const found = instruments.flatMap(({ securityId, quantity, price }, index) => {
    const one = openOption(book, act, securityId);
    if (one === undefined) return [];
    const isSame =
      one.classId === classId &&
      leftOf(one) === BigInt(quantity.from) &&
      (one.price === null ? price === null : price !== null && decimal(price.from) === decimal(one.price));
    if (isSame) return [{ one, price: price?.to ?? null }];
    book.flag(act, 'source_differs', `instruments.${index}`, { securityId, quantity: String(leftOf(one)) });
    return [];
  });
  return found.length === instruments.length ? found : undefined;
}

function isPool(
  book: Book,
  act: Act,
  { poolId, reserved, used }: RightsAdjustedPayload['pools'][number],
  path: string,
): boolean {
  const pool = book.tables.pools.get(poolId);
  if (pool === undefined) book.flag(act, 'no_pool', path, { poolId });
  else if (
    pool.classId !== act.payload.classId ||
    pool.reserved !== BigInt(reserved.from) ||
    pool.used !== BigInt(used.from)
  )
    book.flag(act, 'pool_differs', path, { poolId });
  else return true;
  return false;
}

/** What is left is rounded down; what has become of the rest up, so that nothing of it can be had again. */
function inNewShares(one: Instrument, ratio: Ratio): Instrument {
  const up = (shares: bigint) => adjustedShares(shares, ratio, 'up');
  const [exercised, expired, released, moved] = [
    up(one.exercised),
    up(one.expired),
    up(one.released),
    up(one.moved),
  ];
  const quantity = exercised + expired + released + moved + adjustedShares(leftOf(one), ratio);
  const counts = { quantity, exercised, expired, released, moved, vestedLost: up(one.vestedLost) };
  const { schedule, vestingChanges } = one;
  const settled = up(BigInt(schedule?.settled ?? 0));
  const lapsed = schedule && BigInt(schedule.shares) - one.quantity - BigInt(schedule.settled);
  return {
    ...one,
    ...counts,
    ...(schedule && {
      schedule: {
        shares: String(quantity + settled + adjustedShares(lapsed && lapsed > 0n ? lapsed : 0n, ratio)),
        settled: String(settled),
      },
    }),
    ...(vestingChanges && {
      vestingChanges: {
        ...vestingChanges,
        accelerated: String(adjustedShares(BigInt(vestingChanges.accelerated), ratio)),
      },
    }),
  };
}
