import { divideRounded, type Rounding } from './rounding.ts';

declare const decimalBrand: unique symbol;

/** An exact decimal with up to ten places, held as a count of 0.0000000001. Compare with < and >.
 *  Prices and rates are decimals; money is cents and shares are whole, so both have types of their own. */
export type Decimal = bigint & { readonly [decimalBrand]: true };

export const DECIMAL_PLACES = 10;
const ONE = 10n ** BigInt(DECIMAL_PLACES);
const UNITS_PER_CENT = ONE / 100n;
const FORM = /^(-?)(0|[1-9]\d{0,27})(?:\.(\d{1,10}))?$/;
const FORM_OF_TOTAL = /^(-?)(0|[1-9]\d*)(?:\.(\d{1,10}))?$/;

export const ZERO = 0n as Decimal;

/** Reads `1`, `0.01`, `-2.5`: up to 28 digits before the point and ten after it, no leading zeros, no
 *  exponent; undefined for anything else. */
export const parseDecimal = (text: string): Decimal | undefined => read(text, FORM);

function read(text: string, form: RegExp): Decimal | undefined {
  const match = form.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', places] = match;
  const ones = BigInt(whole) * ONE;
  const units = places === undefined ? ones : ones + BigInt(places.padEnd(DECIMAL_PLACES, '0'));
  return (sign === '-' ? -units : units) as Decimal;
}

/** The same for text that must be a decimal; throws a RangeError otherwise. */
export const decimal = (text: string): Decimal => required(parseDecimal(text));

/** A total of decimals that the database added up: however many digits it has before the point. Throws a RangeError for
 *  anything else. */
export const decimalTotal = (text: string): Decimal => required(read(text, FORM_OF_TOTAL));

function required(parsed: Decimal | undefined): Decimal {
  if (parsed === undefined) throw new RangeError('not a decimal with up to ten places');
  return parsed;
}

/** The shortest spelling, with at least `minPlaces` places: 0.5 is `0.5`, or `0.50` with two. */
export function formatDecimal(value: Decimal, minPlaces = 0): string {
  const size = value < 0n ? -value : value;
  const places = (size % ONE)
    .toString()
    .padStart(DECIMAL_PLACES, '0')
    .replace(/0+$/, '')
    .padEnd(minPlaces, '0');
  return `${value < 0n ? '-' : ''}${size / ONE}${places && '.'}${places}`;
}

export function addDecimals(...values: readonly Decimal[]): Decimal {
  let sum = 0n;
  for (const value of values) sum += value;
  return sum as Decimal;
}

/** Price times a whole quantity, exact. */
export function timesQuantity(price: Decimal, quantity: bigint): Decimal {
  return (price * quantity) as Decimal;
}

/** Dollars to whole cents, rounded as named. */
export function roundToCents(dollars: Decimal, rounding: Rounding): bigint {
  return divideRounded(dollars, UNITS_PER_CENT, rounding);
}
