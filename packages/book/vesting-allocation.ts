import { divideRounded } from '@tabellion/kernel/rounding.ts';

/** How a quantity that the dates do not divide is spread over them: the whole allocations of the Open Cap Format
 *  (enums/AllocationType). Of 18 shares on four dates they make
 *  CUMULATIVE_ROUNDING 5-4-5-4, CUMULATIVE_ROUND_DOWN 4-5-4-5, FRONT_LOADED 5-5-4-4, BACK_LOADED 4-4-5-5,
 *  FRONT_LOADED_TO_SINGLE_TRANCHE 6-4-4-4, BACK_LOADED_TO_SINGLE_TRANCHE 4-4-4-6. */
export const ALLOCATIONS = [
  'CUMULATIVE_ROUNDING',
  'CUMULATIVE_ROUND_DOWN',
  'FRONT_LOADED',
  'BACK_LOADED',
  'FRONT_LOADED_TO_SINGLE_TRANCHE',
  'BACK_LOADED_TO_SINGLE_TRANCHE',
] as const;

export type Allocation = (typeof ALLOCATIONS)[number];

export interface Grant {
  readonly quantity: bigint;
  /** Number of dates from the start to the last, at least 1. */
  readonly period: number;
  readonly allocation: Allocation;
}

/** Vested shares after the first `dates` dates of a grant: 0 at none, the whole quantity at all, never
 *  falling. */
export function vestedAfter(dates: number, { quantity, period, allocation }: Grant): bigint {
  const [n, all] = [BigInt(dates), BigInt(period)];
  const each = quantity / all;
  const rest = quantity % all;
  switch (allocation) {
    case 'CUMULATIVE_ROUNDING':
      return divideRounded(quantity * n, all, 'half_up');
    case 'CUMULATIVE_ROUND_DOWN':
      return (quantity * n) / all;
    case 'FRONT_LOADED':
      return each * n + (n < rest ? n : rest);
    case 'BACK_LOADED':
      return each * n + (n + rest > all ? n + rest - all : 0n);
    case 'FRONT_LOADED_TO_SINGLE_TRANCHE':
      return each * n + (n > 0n ? rest : 0n);
    case 'BACK_LOADED_TO_SINGLE_TRANCHE':
      return each * n + (n === all ? rest : 0n);
  }
}
