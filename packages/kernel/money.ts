import { DECIMAL_PLACES, type Decimal, formatDecimal, parseDecimal } from './decimal.ts';
import { divideRounded, type Rounding } from './rounding.ts';

const UNITS_PER_DOLLAR = 10n ** BigInt(DECIMAL_PLACES);
const UNITS_PER_CENT = UNITS_PER_DOLLAR / 100n;

/** Integer cents as dollars with two places: 49117641 is `491176.41`. No grouping, no currency sign. */
export function formatCents(cents: number | bigint): string {
  return formatDecimal(dollarsOfCents(cents), 2);
}

/** Reads dollars with at most two places into integer cents; undefined for anything else. */
export function parseCents(text: string): bigint | undefined {
  const dollars = parseDecimal(text);
  return dollars === undefined || dollars % UNITS_PER_CENT !== 0n ? undefined : dollars / UNITS_PER_CENT;
}

/** Integer cents as an exact decimal of dollars. */
export function dollarsOfCents(cents: number | bigint): Decimal {
  return (BigInt(cents) * UNITS_PER_CENT) as Decimal;
}

/** Cents times a rate such as 0.13, as whole cents, rounded as named. */
export function applyRate(cents: number | bigint, rate: Decimal, rounding: Rounding): bigint {
  return divideRounded(BigInt(cents) * rate, UNITS_PER_DOLLAR, rounding);
}
