import { compare } from './order.ts';
/** Splits `total` by weight into whole parts that sum to it exactly: each part is rounded down, and what is
 *  left goes one by one to the largest remainders (Hamilton's method); among equal remainders the larger weight
 *  comes first, then the earlier one. All parts are 0 when every weight is 0. Weights are not negative. */
export function apportion(total: bigint, weights: readonly bigint[]): readonly bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return weights.map(() => 0n);
  const parts: bigint[] = [];
  const remainders: bigint[] = [];
  let last: bigint | undefined;
  for (const [index, weight] of weights.entries()) {
    // Most of many holders have as much as the one before them.
    const isAsBefore = weight === last;
    parts.push(isAsBefore ? at(parts, index - 1) : (total * weight) / whole);
    remainders.push(isAsBefore ? at(remainders, index - 1) : (total * weight) % whole);
    last = weight;
  }
  const left = Number(total - parts.reduce((sum, part) => sum + part, 0n));
  const byRemainder = [...weights.keys()].sort(
    (a, b) =>
      compare(at(remainders, b), at(remainders, a)) || compare(at(weights, b), at(weights, a)) || a - b,
  );
  for (const index of byRemainder.slice(0, left)) parts[index] = at(parts, index) + 1n;
  return parts;
}

const at = (all: readonly bigint[], index: number): bigint => all[index] ?? 0n;

/** Each share of the whole as a percentage with two places, summing to exactly 100.00 (`33.34`, `33.33`,
 *  `33.33`); all `0.00` when there is nothing to share. */
export function percentages(weights: readonly bigint[]): readonly string[] {
  // No more than 10,001 of them differ, however many there are.
  const spelled: string[] = [];
  return apportion(10_000n, weights).map((part) => {
    const hundredths = Number(part);
    const words = spelled[hundredths] ?? formatHundredths(part);
    spelled[hundredths] = words;
    return words;
  });
}

/** Hundredths of a per cent with two places: 4445 is `44.45`. */
export function formatHundredths(hundredths: bigint): string {
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}
