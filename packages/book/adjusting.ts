import { decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import {
  adjustedPool,
  adjustedPrice,
  adjustedShares,
  type InstrumentAdjusted,
  type RightsAdjustedPayload,
} from './acts/rights-adjusted.ts';
import type { SplitPoolShares } from './book.ts';
import type { ClassTerms, Instrument, Pool } from './entities.ts';
import { leftOf } from './options.ts';

type Division = Pick<RightsAdjustedPayload, 'of' | 'classId' | 'ratio' | 'resolution'> & {
  /** Certificates that came of pools (`sharesOfPools`); none where the class has none. */
  readonly ofPools?: ReadonlyMap<string, SplitPoolShares>;
};

/** Instruments and pools as they stand immediately before; those of other classes are passed over. */
interface Rights {
  readonly instruments: readonly Instrument[];
  readonly pools: readonly Pool[];
}

/** Adjustment of rights to shares of a class, and of its pools, by the ratio of its shares; undefined where
 *  there are none. */
export function adjustmentOf(
  { of, classId, ratio, resolution, ofPools = new Map() }: Division,
  before: Rights,
): RightsAdjustedPayload | undefined {
  const instruments = before.instruments.flatMap((one) => adjustedInstrument(one, { classId, ratio }) ?? []);
  const going = new Set(instruments.map(({ securityId }) => securityId));
  const adjusted = before.instruments.filter(({ securityId }) => going.has(securityId));
  const pools = before.pools
    .filter(({ classIds }) => classIds.includes(classId))
    .map((pool) => {
      const to = adjustedPool(pool, ratio, { instruments: adjusted, ofPools });
      const both = (from: bigint, to: bigint) => ({ from: String(from), to: String(to) });
      const { poolId, reserved, used } = pool;
      return { poolId, reserved: both(reserved, to.reserved), used: both(used, to.used) };
    });
  if (instruments.length + pools.length === 0) return undefined;
  const rounding = { quantity: 'down', price: 'up', vesting: 'CUMULATIVE_ROUND_DOWN' } as const;
  return { of, classId, ratio, rounding, instruments, pools, resolution };
}

/** Numbers of all open rights to shares of a class, and names of its pools: where nothing is adjusted, somebody has to read
 *  what becomes of them. */
export function rightsTo(classId: string, { instruments, pools }: Rights): readonly string[] {
  const named = instruments.filter(
    ({ status, terms, ...one }) =>
      status === 'open' &&
      (one.classId === classId ||
        ('triggers' in terms && terms.triggers.some(({ right }) => right.classId === classId))),
  );
  return [
    ...named.map(({ label }) => label),
    ...pools.filter(({ classIds }) => classIds.includes(classId)).map(({ name }) => name),
  ];
}

/** Open rights to shares of a class that no ratio adjusts: numbers of those whose document alone says how many shares come of
 *  them, and names of pools of several classes, of which nobody knows how much was reserved for this one. Somebody has to
 *  read what becomes of them. */
export function unadjustableRights(classId: string, { instruments, pools }: Rights): readonly string[] {
  const byDocument = instruments.filter(
    ({ status, terms }) =>
      status === 'open' &&
      'triggers' in terms &&
      terms.triggers.some(({ right }) => right.classId === classId && right.mechanism.type === 'other'),
  );
  const shared = pools.filter(({ classIds }) => classIds.length > 1 && classIds.includes(classId));
  return [...byDocument.map(({ label }) => label), ...shared.map(({ name }) => name)];
}

/** Conversions that a split leaves at their ratio, though one side of it becomes more or fewer: of shares into the class, and
 *  of the class into others; as `Preferred 1:2 → Common`. Somebody has to read in the articles what becomes of them. */
export function unadjustedConversions(classId: string, classes: readonly ClassTerms[]): readonly string[] {
  const names = new Map(classes.map((one) => [one.classId, one.name]));
  return classes.flatMap(({ classId: from, name, convertible }) =>
    convertible !== null && [from, convertible.into].includes(classId)
      ? [`${name} ${convertible.denominator}:${convertible.numerator} → ${names.get(convertible.into) ?? ''}`]
      : [],
  );
}

/** Undefined where nothing of it is counted in shares of the class. */
function adjustedInstrument(
  one: Instrument,
  { classId, ratio }: Pick<Division, 'classId' | 'ratio'>,
): InstrumentAdjusted | undefined {
  if (one.status !== 'open') return undefined;
  const shares = (from: string) => ({ from, to: String(adjustedShares(BigInt(from), ratio)) });
  const price = (from: string) => ({ from, to: formatDecimal(adjustedPrice(decimal(from), ratio)) });
  const isOption = one.classId === classId && one.principal === null && leftOf(one) > 0n;
  const all = 'triggers' in one.terms ? one.terms.triggers : [];
  const triggers = all.flatMap(({ triggerId, right }): InstrumentAdjusted['triggers'] => {
    const { mechanism } = right;
    if (right.classId !== classId) return [];
    if (mechanism.type === 'fixed')
      return [{ triggerId, type: mechanism.type, quantity: shares(mechanism.quantity) }];
    return mechanism.type === 'price'
      ? [{ triggerId, type: mechanism.type, price: price(mechanism.price) }]
      : [];
  });
  if (!isOption && triggers.length === 0) return undefined;
  return {
    securityId: one.securityId,
    quantity: isOption ? shares(String(leftOf(one))) : null,
    price: isOption && one.price !== null ? price(one.price) : null,
    triggers,
  };
}
