import { DECIMAL_PLACES, type Decimal } from './decimal.ts';
import { divideRounded, type Rounding } from './rounding.ts';

/** An exact ratio of whole numbers, in lowest terms, the denominator positive: for amounts that no decimal holds, such
 *  as a third of a stated capital account. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const ONE = 10n ** BigInt(DECIMAL_PLACES);
const FORM = /^(-?(?:0|[1-9]\d*))\/([1-9]\d*)$/;
/** The longest spelling that is read, in characters. */
const MAX_FRACTION_LENGTH = 2080;

export const NOTHING: Fraction = { numerator: 0n, denominator: 1n };

/** Brings a ratio to lowest terms. Throws a RangeError for a denominator that is not positive. */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  if (denominator <= 0n) throw new RangeError('a denominator is positive');
  const divisor = greatestDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Reads `7/2`, `-1/3`, `0/1`; undefined for anything else, a ratio that is not in lowest terms included. */
export function parseFraction(text: string): Fraction | undefined {
  const match = text.length <= MAX_FRACTION_LENGTH ? FORM.exec(text) : null;
  if (!match) return undefined;
  const read = fraction(BigInt(match[1] ?? ''), BigInt(match[2] ?? ''));
  return formatFraction(read) === text ? read : undefined;
}

/** The same for text that must be a fraction; throws a RangeError otherwise. */
export function fractionOf(text: string): Fraction {
  const parsed = parseFraction(text);
  if (parsed === undefined) throw new RangeError('not a fraction in lowest terms');
  return parsed;
}

export const formatFraction = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;

export const fractionOfDecimal = (value: Decimal): Fraction => fraction(value, ONE);

export function addFractions(a: Fraction, b: Fraction): Fraction {
  if (a.denominator === b.denominator) return fraction(a.numerator + b.numerator, a.denominator);
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

/** `value × numerator / denominator`, exact. */
export const timesRatio = (value: Fraction, { numerator, denominator }: Fraction): Fraction =>
  fraction(value.numerator * numerator, value.denominator * denominator);

/** The decimal of ten places next to it, rounded as named. */
export const roundToDecimal = ({ numerator, denominator }: Fraction, rounding: Rounding): Decimal =>
  divideRounded(numerator * ONE, denominator, rounding) as Decimal;

function greatestDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}
