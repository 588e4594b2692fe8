import type { PlainDate } from '@tabellion/kernel/date.ts';
import { DECIMAL_PLACES, type Decimal } from '@tabellion/kernel/decimal.ts';
import { type VestingStatus, type VestingTerms, vesting } from './vesting.ts';

/** The same as a vesting's status, in shares with up to ten places. */
export type FractionalStatus = Omit<VestingStatus, 'vested' | 'unvested'> & {
  readonly vested: Decimal;
  readonly unvested: Decimal;
};

/** The allocation FRACTIONAL of the Open Cap Format: shares vest in fractions, the running total rounded half up at
 *  ten places. It is cumulative rounding of ten-billionths. Acts hold whole shares only, so this serves packages of
 *  others and the command line. */
export function fractionalVesting(
  quantity: bigint,
  terms: Omit<VestingTerms, 'allocation'>,
  on: PlainDate,
): FractionalStatus {
  const parts = quantity * 10n ** BigInt(DECIMAL_PLACES);
  const status = vesting(parts, { ...terms, allocation: 'CUMULATIVE_ROUNDING' }, on);
  return { ...status, vested: status.vested as Decimal, unvested: status.unvested as Decimal };
}
