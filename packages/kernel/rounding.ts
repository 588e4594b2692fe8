/** How a division that leaves a rest becomes whole. The caller names it; nothing rounds by default.
 *  `down` cuts towards zero, `up` goes away from it; a half goes away from zero (`half_up`) or to the even
 *  neighbour (`half_even`). */
export type Rounding = 'half_up' | 'half_even' | 'down' | 'up';

/** `numerator / denominator` as a whole number; the denominator is positive. */
export function divideRounded(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const whole = size / denominator;
  const rounded = whole + (goesAway(whole, size % denominator, denominator, rounding) ? 1n : 0n);
  return numerator < 0n ? -rounded : rounded;
}

function goesAway(whole: bigint, rest: bigint, denominator: bigint, rounding: Rounding): boolean {
  if (rounding === 'down' || rest === 0n) return false;
  if (rounding === 'up') return true;
  const twice = rest * 2n;
  return twice === denominator ? rounding === 'half_up' || whole % 2n === 1n : twice > denominator;
}
