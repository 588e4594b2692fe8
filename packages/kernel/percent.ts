/** Splits `total` by weight into whole parts that sum to it exactly: each part is rounded down, and what is
 *  left goes one by one to the largest remainders (Hamilton's method); among equal remainders the larger weight
 *  comes first, then the earlier one. All parts are 0 when every weight is 0. Weights are not negative. */
export function apportion(total: bigint, weights: readonly bigint[]): readonly bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (total * weight) / whole);
  const left = Number(total - parts.reduce((sum, part) => sum + part, 0n));
  const byRemainder = weights
    .map((weight, index) => ({ index, weight, remainder: (total * weight) % whole }))
    .sort(
      (a, b) => descending(a.remainder, b.remainder) || descending(a.weight, b.weight) || a.index - b.index,
    );
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts;
}

/** Each share of the whole as a percentage with two places, summing to exactly 100.00 (`33.34`, `33.33`,
 *  `33.33`); all `0.00` when there is nothing to share. */
export function percentages(weights: readonly bigint[]): readonly string[] {
  return apportion(10_000n, weights).map(formatHundredths);
}

/** Hundredths of a per cent with two places: 4445 is `44.45`. */
export function formatHundredths(hundredths: bigint): string {
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}

function descending(a: bigint, b: bigint): number {
  return a > b ? -1 : a < b ? 1 : 0;
}
