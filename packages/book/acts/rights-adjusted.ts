import { type Decimal, decimal } from '@tabellion/kernel/decimal.ts';
import { divideRounded, type Rounding } from '@tabellion/kernel/rounding.ts';
import * as z from 'zod/mini';
import type { NewestActVersion } from '../act.ts';
import type { Book, PendingSplit } from '../book.ts';
import type { Instrument, Pool } from '../entities.ts';
import { leftOf } from '../options.ts';
import { type Trigger, triggerId } from '../terms/conversions.ts';
import { isDated, type PlannedVesting } from '../vesting.ts';
import { overNewShares } from '../vesting-dated.ts';
import { amount, eachOnce, id, quantity, resolution, rule, wholeNumber } from './atoms.ts';
import { MOST_EXCHANGED, MOST_OF_A_CLASS, ratio } from './fractions.ts';
import { findOpenInstrument } from './instruments.ts';
import { kindOf } from './kind.ts';
import { closed } from './options-lost.ts';
import { poolSubject } from './pools.ts';
import { divisionSubject } from './split.ts';

const shares = z.strictObject({ from: wholeNumber, to: wholeNumber });
const price = z.strictObject({ from: amount, to: amount });

/** Shares or a price that the terms fix for a case in which shares come of the instrument. */
const triggerAdjusted = z.discriminatedUnion('type', [
  z.strictObject({ triggerId, type: z.literal('fixed'), quantity: shares }),
  z.strictObject({ triggerId, type: z.literal('price'), price }),
]);

const instrumentAdjusted = z.strictObject({
  securityId: id,
  /** Remaining quantity of an option or a warrant of the class; null for one with a principal, or of another
   *  class. */
  quantity: z.nullable(z.strictObject({ from: quantity, to: wholeNumber })),
  /** Its price for a share, where it has one and is of the class. */
  price: z.nullable(price),
  triggers: z.array(triggerAdjusted).check(
    z.maxLength(20),
    eachOnce((one) => one.triggerId),
  ),
});

const adjustedSchema = z
  .strictObject({
    /** The root of the split or the consolidation that they follow: of the same class, day and ratio. */
    of: id,
    classId: id,
    /** Shares of the class that are had now for shares that might be had before. */
    ratio,
    /** A holder never gets more shares than before, nor for less: what is left of each is rounded down to whole shares, the
     *  price of one up at the tenth place of a dollar. Dates of vesting are said again over the new shares by their running
     *  total (`overNewShares`); a schedule names its own rule. */
    rounding: z.strictObject({
      quantity: z.literal('down'),
      price: z.literal('up'),
      vesting: z.literal('CUMULATIVE_ROUND_DOWN'),
    }),
    /** Options and warrants of the class, and whatever becomes shares of it by a fixed number or price. */
    instruments: z.array(instrumentAdjusted).check(z.maxLength(MOST_OF_A_CLASS)),
    /** Pools of the class: what is reserved, and what has been used of it. Of a pool of several classes what is reserved
     *  stays. What has been used becomes as much more or less as the rights and the shares do that came of the pool. */
    pools: z
      .array(z.strictObject({ poolId: id, reserved: shares, used: shares }))
      .check(z.maxLength(MOST_EXCHANGED)),
    resolution: z.nullable(resolution),
  })
  .check(
    rule('instruments', ({ instruments, pools }) => instruments.length + pools.length > 0),
    rule('instruments', ({ instruments }) => areDistinct(instruments.map(({ securityId }) => securityId))),
    rule('pools', ({ pools }) => areDistinct(pools.map(({ poolId }) => poolId))),
    rule('instruments', ({ instruments, ratio }) => instruments.every((one) => isByRatio(one, ratio))),
  );

export type RightsAdjustedPayload = Readonly<z.infer<typeof adjustedSchema>>;
export type InstrumentAdjusted = RightsAdjustedPayload['instruments'][number];

type Ratio = RightsAdjustedPayload['ratio'];

const areDistinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** Whether something of it changes, and all by the ratio. */
function isByRatio({ quantity, price, triggers }: InstrumentAdjusted, ratio: Ratio): boolean {
  const areShares = ({ from, to }: { from: string; to: string }) =>
    adjustedShares(BigInt(from), ratio) === BigInt(to);
  const isPrice = ({ from, to }: { from: string; to: string }) =>
    adjustedPrice(decimal(from), ratio) === decimal(to);
  return (
    (quantity !== null || (price === null && triggers.length > 0)) &&
    (quantity === null || areShares(quantity)) &&
    (price === null || isPrice(price)) &&
    triggers.every((one) => (one.type === 'fixed' ? areShares(one.quantity) : isPrice(one.price)))
  );
}

/** Shares by a ratio, rounded down unless told. */
export const adjustedShares = (
  shares: bigint,
  { numerator, denominator }: Ratio,
  rounding: Rounding = 'down',
) => divideRounded(shares * BigInt(numerator), BigInt(denominator), rounding);

/** A price for one share by a ratio, rounded up at the tenth place. */
export const adjustedPrice = (price: Decimal, { numerator, denominator }: Ratio): Decimal =>
  divideRounded(price * BigInt(denominator), BigInt(numerator), 'up') as Decimal;

/** Triggers as they stand after an adjustment. */
export const adjustedTriggers = (
  triggers: readonly Trigger[],
  changes: InstrumentAdjusted['triggers'],
): Trigger[] =>
  triggers.map((one) => {
    const change = changes.find((each) => each.triggerId === one.triggerId);
    if (change === undefined) return one;
    const mechanism =
      change.type === 'fixed'
        ? { type: change.type, quantity: change.quantity.to }
        : { type: change.type, price: change.price.to };
    return { ...one, right: { ...one.right, mechanism } };
  });

/** Rights to shares of a class and its pools go with the shares when they are split or consolidated, as far as their terms say
 *  so. What has become of them before is counted in the new shares too. */
export const rightsAdjusted = kindOf(adjustedSchema, {
  readWriteSet: ({ classId, instruments, pools }) => ({
    reads: [{ of: 'class', id: classId }],
    writes: [
      divisionSubject(classId),
      ...instruments.map((one) => ({ of: 'security' as const, id: one.securityId })),
      ...pools.map((one) => poolSubject(one.poolId)),
    ],
  }),
  apply(book, act) {
    const { classId, pools } = act.payload;
    if (!book.tables.classTerms.has(classId)) return book.flag(act, 'no_class', 'classId', { classId });
    const division = divisionFor(book, act);
    const rights = rightsOf(book, act);
    if (division === undefined || rights === undefined) return;
    const options = { rights, ofPools: division.ofPools };
    if (
      !pools
        .map((one, index) => isPool(book, act, one, { path: `pools.${index}`, ...options }))
        .every(Boolean)
    )
      return;
    book.divisions.set(classId, { ...division, isFollowed: true });
    for (const right of rights) book.tables.instruments.put(right.one.securityId, adjusted(act, right), act);
    for (const { poolId, reserved, used } of pools) {
      const pool = book.tables.pools.get(poolId);
      const after = pool && { ...pool, reserved: BigInt(reserved.to), used: BigInt(used.to) };
      if (after) book.tables.pools.put(poolId, after, act);
    }
  },
});

type Act = NewestActVersion<RightsAdjustedPayload>;

/** The split or the consolidation that the act follows; otherwise the act is flagged. */
function divisionFor(book: Book, act: Act) {
  const { of, classId, ratio } = act.payload;
  const division = book.divisions.get(classId);
  const isMeant =
    division?.root === of &&
    division.on === act.effectiveOn &&
    !division.isFollowed &&
    BigInt(division.ratio.numerator) * BigInt(ratio.denominator) ===
      BigInt(division.ratio.denominator) * BigInt(ratio.numerator);
  if (isMeant) return division;
  return book.flag(act, 'not_divided', 'of', { classId });
}

interface Right {
  readonly one: Instrument;
  readonly change: InstrumentAdjusted;
}

/** The instruments as the act found them; undefined, and the act is flagged, where one differs. */
function rightsOf(book: Book, act: Act): readonly Right[] | undefined {
  const { classId, instruments } = act.payload;
  const found = instruments.flatMap((change, index) => {
    const { securityId } = change;
    const one = findOpenInstrument(book, act, securityId);
    if (one === undefined) return [];
    if (isOption(one, classId, change) && areTriggers(one, classId, change)) return [{ one, change }];
    book.flag(act, 'source_differs', `instruments.${index}`, { securityId, quantity: String(leftOf(one)) });
    return [];
  });
  return found.length === instruments.length ? found : undefined;
}

/** An instrument afterwards, ended where no whole share is left of it. */
function adjusted(act: Act, { one, change: { quantity, price, triggers } }: Right): Instrument {
  const { terms } = one;
  const after: Instrument =
    'triggers' in terms
      ? { ...one, terms: { ...terms, triggers: adjustedTriggers(terms.triggers, triggers) } }
      : one;
  if (quantity === null) return after;
  const counted = inNewShares(after, act.payload.ratio);
  return closed(act, { ...counted, price: price?.to ?? null }, 'rights.adjusted');
}

/** Whether so much is left of it for that price, where it is an option or a warrant of the class. */
function isOption(one: Instrument, classId: string, { quantity, price }: InstrumentAdjusted): boolean {
  if (one.classId !== classId || one.principal !== null) return quantity === null;
  return (
    quantity !== null &&
    leftOf(one) === BigInt(quantity.from) &&
    (one.price === null ? price === null : price !== null && decimal(price.from) === decimal(one.price))
  );
}

function areTriggers({ terms }: Instrument, classId: string, { triggers }: InstrumentAdjusted): boolean {
  const all = 'triggers' in terms ? terms.triggers : [];
  return triggers.every((change) => {
    const right = all.find((one) => one.triggerId === change.triggerId)?.right;
    if (right?.classId !== classId) return false;
    const { mechanism } = right;
    return change.type === 'fixed'
      ? mechanism.type === 'fixed' && mechanism.quantity === change.quantity.from
      : mechanism.type === 'price' && decimal(mechanism.price) === decimal(change.price.from);
  });
}

function isPool(
  book: Book,
  act: Act,
  { poolId, reserved, used }: RightsAdjustedPayload['pools'][number],
  {
    path,
    rights,
    ofPools,
  }: { readonly path: string; readonly rights: readonly Right[] } & Pick<PendingSplit, 'ofPools'>,
): boolean {
  const pool = book.tables.pools.get(poolId);
  if (pool === undefined) return book.refuse(act, 'no_pool', path, { poolId });
  const { classId, ratio } = act.payload;
  const to = adjustedPool(pool, ratio, { instruments: rights.map(({ one }) => one), ofPools });
  const isSame =
    pool.classIds.includes(classId) &&
    pool.reserved === BigInt(reserved.from) &&
    pool.used === BigInt(used.from) &&
    to.reserved === BigInt(reserved.to) &&
    to.used === BigInt(used.to);
  if (!isSame) book.flag(act, 'pool_differs', path, { poolId });
  return isSame;
}

/** Reserved and used shares of a pool after the shares of one of its classes became others. Used: the
 *  remaining rights and the shares still held, as each became; and those that neither return to the pool nor
 *  are still held, by the ratio where the pool has no other class.
 *  @param going.instruments  those that go with the shares, as they stood; other pools' are skipped */
export function adjustedPool(
  { poolId, classIds, reserved, used }: Pool,
  ratio: Ratio,
  { instruments, ofPools }: { readonly instruments: readonly Instrument[] } & Pick<PendingSplit, 'ofPools'>,
): Pick<Pool, 'reserved' | 'used'> {
  const isOnly = classIds.length === 1;
  const lefts = instruments.filter((one) => one.poolId === poolId).map(leftOf);
  const sum = (all: readonly bigint[]) => all.reduce((total, one) => total + one, 0n);
  const held = ofPools.get(poolId) ?? { before: 0n, after: 0n };
  const gone = used - sum(lefts) - held.before;
  const rest = gone > 0n ? gone : 0n;
  return {
    reserved: isOnly ? adjustedShares(reserved, ratio) : reserved,
    used:
      sum(lefts.map((left) => adjustedShares(left, ratio))) +
      held.after +
      (isOnly ? adjustedShares(rest, ratio) : rest),
  };
}

/** An instrument in new shares: the remaining quantity is rounded down, the used part up, so that none of
 *  that is available again. Dates of vesting are counted in the new shares too (`overNewShares`); a schedule
 *  is for any number. */
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
  const scheduled =
    schedule && quantity + settled + adjustedShares(lapsed && lapsed > 0n ? lapsed : 0n, ratio);
  return {
    ...one,
    ...counts,
    vesting: inNewTerms(one.vesting, scheduled ?? quantity),
    ...(schedule && { schedule: { shares: String(scheduled), settled: String(settled) } }),
    ...(vestingChanges && {
      vestingChanges: {
        ...vestingChanges,
        accelerated: String(adjustedShares(BigInt(vestingChanges.accelerated), ratio)),
      },
    }),
  };
}

/** None where no share is left to vest. */
function inNewTerms(terms: PlannedVesting | null, shares: bigint): PlannedVesting | null {
  if (terms === null || !isDated(terms)) return terms;
  return shares === 0n ? null : overNewShares(terms, shares);
}
