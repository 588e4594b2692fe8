/** Exact figures from the database's spelling, whatever their size. */
import { type Fraction, fraction } from '@tabellion/kernel/fraction.ts';
import { divideRounded } from '@tabellion/kernel/rounding.ts';

/** `1757.5000` is `1757.5`. */
export const shortest = (spelled: string): string =>
  spelled.includes('.') ? spelled.replace(/\.?0+$/, '') : spelled;

/** `-12.50` as a ratio in lowest terms. */
export function fractionOfDecimalText(spelled: string): Fraction {
  const [whole = '', places = ''] = spelled.split('.');
  return fraction(BigInt(whole + places), 10n ** BigInt(places.length));
}

/** Dollars with two places, half up to the cent: `491176.41`. */
export function dollarsOf({ numerator, denominator }: Fraction): string {
  const cents = divideRounded(numerator * 100n, denominator, 'half_up');
  const size = cents < 0n ? -cents : cents;
  return `${cents < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
}

const UNIT = 10n ** 10n;

/** A ratio that ten places hold, as votes do: `13/2` is `6.5`. */
export function decimalOfFraction({ numerator, denominator }: Fraction): string {
  const units = (numerator * UNIT) / denominator;
  return shortest(`${units / UNIT}.${(units % UNIT).toString().padStart(10, '0')}`);
}
