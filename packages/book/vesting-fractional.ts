import type { PlainDate } from '@tabellion/kernel/date.ts';
import { DECIMAL_PLACES, type Decimal } from '@tabellion/kernel/decimal.ts';
import {
  type VestingDate,
  type VestingSchedule,
  type VestingStatus,
  vesting,
  vestingTable,
} from './vesting.ts';

/** The allocation FRACTIONAL of the Open Cap Format: shares vest in fractions, the running total rounded half up at
 *  ten places. It is cumulative rounding of ten-billionths. Acts hold whole shares only, so this serves packages of
 *  others and the command line. */
type FractionalTerms = Omit<VestingSchedule, 'allocation'>;

/** As `vesting`, in shares with up to ten places. */
export function fractionalVesting(
  quantity: bigint,
  terms: FractionalTerms,
  on: PlainDate,
): InDecimals<VestingStatus, 'vested' | 'unvested'> {
  const status = vesting(inParts(quantity), inRounded(terms), on);
  return { ...status, vested: status.vested as Decimal, unvested: status.unvested as Decimal };
}

/** As `vestingTable`, in shares with up to ten places. */
export function fractionalTable(
  quantity: bigint,
  terms: FractionalTerms,
): readonly InDecimals<VestingDate, 'quantity' | 'vested'>[] {
  return vestingTable(inParts(quantity), inRounded(terms)).map((row) => ({
    date: row.date,
    quantity: row.quantity as Decimal,
    vested: row.vested as Decimal,
  }));
}

type InDecimals<T, K extends keyof T> = Omit<T, K> & { readonly [key in K]: Decimal };

const inParts = (quantity: bigint): bigint => quantity * 10n ** BigInt(DECIMAL_PLACES);

const inRounded = (terms: FractionalTerms): VestingSchedule => ({
  ...terms,
  allocation: 'CUMULATIVE_ROUNDING',
});
