import { compare } from '@tabellion/kernel/order.ts';
import type { VestingAcceleratedPayload } from '../../acts/vesting-changed.ts';
import { wholeShares } from '../numeric.ts';
import { numericOf } from '../object.ts';
import type { Adjustment, PackageIndex } from '../packageIndex.ts';
import type { IdTable } from './ids.ts';

export interface Acceleration extends Adjustment {
  readonly securityId: string;
}

/** All of them, in order of date. */
export const accelerationsOf = ({ accelerations }: PackageIndex): readonly Acceleration[] =>
  [...accelerations]
    .flatMap(([securityId, all]) => all.map((one) => ({ ...one, securityId })))
    .sort((one, other) => compare(one.date, other.date));

/** The payload of `vesting.accelerated`; undefined where it tells no whole shares, or more than have not vested.
 *  @param unvested  of the security on that day */
export function readAcceleration(
  { object, securityId }: Acceleration,
  { unvested, ids }: { readonly unvested: bigint; readonly ids: IdTable },
): VestingAcceleratedPayload | undefined {
  const accelerated = numericOf(object, 'quantity');
  const quantity = (accelerated && wholeShares(accelerated)) ?? 0n;
  if (quantity <= 0n || quantity > unvested) return undefined;
  return { securityId: ids.idOf('security', securityId), quantity: String(quantity), resolution: null };
}

/** The changes of a vesting after so many shares more. */
export const addAcceleration = (
  changes: { readonly stoppedOn: Acceleration['date'] | null; readonly accelerated: string } | undefined,
  quantity: string,
) => ({
  ...(changes ?? { stoppedOn: null }),
  accelerated: String(BigInt(changes?.accelerated ?? 0) + BigInt(quantity)),
});
