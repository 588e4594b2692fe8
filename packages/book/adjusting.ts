import { decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import { adjustedPrice, adjustedShares, type RightsAdjustedPayload } from './acts/rights-adjusted.ts';
import type { Instrument, Pool } from './entities.ts';
import { leftOf } from './options.ts';

/** What options, warrants and pools of a class become when its shares do by a ratio; undefined where there are none.
 *  @param before  as they stand immediately before; those of other classes are passed over */
export function adjustmentOf(
  { classId, ratio, resolution }: Pick<RightsAdjustedPayload, 'classId' | 'ratio' | 'resolution'>,
  before: { readonly instruments: readonly Instrument[]; readonly pools: readonly Pool[] },
): RightsAdjustedPayload | undefined {
  const scaled = (shares: bigint) => ({ from: String(shares), to: String(adjustedShares(shares, ratio)) });
  const instruments = before.instruments
    .filter((one) => one.classId === classId && leftOf(one) > 0n)
    .map((one) => ({
      securityId: one.securityId,
      quantity: scaled(leftOf(one)),
      price: priceOf(one, ratio),
    }));
  const pools = before.pools
    .filter((one) => one.classId === classId)
    .map(({ poolId, reserved, used }) => ({ poolId, reserved: scaled(reserved), used: scaled(used) }));
  if (instruments.length + pools.length === 0) return undefined;
  const rounding = { quantity: 'down', price: 'up' } as const;
  return { classId, ratio, rounding, instruments, pools, resolution };
}

function priceOf({ price }: Instrument, ratio: RightsAdjustedPayload['ratio']) {
  if (price === null) return null;
  return { from: price, to: formatDecimal(adjustedPrice(decimal(price), ratio)) };
}
