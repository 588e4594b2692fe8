import { DECIMAL_PLACES, type Decimal } from '@tabellion/kernel/decimal.ts';

const FORM = /^([+-]?)(\d+)(?:\.(\d{1,10}))?$/;

/** The format bounds no number, and reading one takes time that grows with the square of its length. */
export const MOST_DIGITS = 200;

/** Reads a number of the Open Cap Format (types/Numeric): a string of at most 200 characters with up to ten places,
 *  exact; undefined for anything else, and for numbers that are no strings. */
export function parseNumeric(value: unknown): Decimal | undefined {
  const match = typeof value === 'string' && value.length <= MOST_DIGITS ? FORM.exec(value) : null;
  if (!match) return undefined;
  const [, sign, whole = '', places = ''] = match;
  const size = BigInt(whole + places.padEnd(DECIMAL_PLACES, '0'));
  return (sign === '-' ? -size : size) as Decimal;
}

/** The whole number of shares that a decimal is; undefined where it has a fraction. */
export function wholeShares(value: Decimal): bigint | undefined {
  const one = 10n ** BigInt(DECIMAL_PLACES);
  return value % one === 0n ? value / one : undefined;
}
