import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Instrument, Pool } from './entities.ts';
import { vestedOf } from './vested.ts';

/** Shares that may still come of an instrument. At every moment: granted = left + exercised + expired + released. */
export const leftOf = ({
  quantity,
  exercised,
  expired,
  released,
}: Pick<Instrument, 'quantity' | 'exercised' | 'expired' | 'released'>): bigint =>
  quantity - exercised - expired - released;

/** Those of them that have vested at the end of a day. What expired had vested; what was released counts as unvested
 *  first. */
export function exercisableOf(instrument: Instrument, on: PlainDate): bigint {
  const left = leftOf(instrument);
  const vested = vestedOf(instrument, on) - instrument.exercised - instrument.expired;
  return vested < 0n ? 0n : vested < left ? vested : left;
}

/** Shares of a pool that no option has used; less than none where an import said so. */
export const availableOf = ({ reserved, used }: Pick<Pool, 'reserved' | 'used'>): bigint => reserved - used;
