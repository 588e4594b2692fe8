/** Numbers as forms send them: numbers or text, never rounded. */
import {
  type Decimal,
  decimal,
  formatDecimal,
  parseDecimal,
  timesQuantity,
} from '@tabellion/kernel/decimal.ts';
import { parseQuantity } from '@tabellion/kernel/quantity.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';

type TypedQuantity = number | string | undefined;

/** The largest number of shares that a form may name (decisions section 1). */
const mostShares = BigInt(Number.MAX_SAFE_INTEGER);

/** Specification section 9. */
const leastPrice = decimal('0.01');

/** A whole number of shares, at least 1.
 *  Errors at `path`: GENERAL.FIELD_REQUIRED, SHARES.OWNERSHIP_INVALID, SHARES.OWNERSHIP_TOO_LARGE with `max`. */
export function readShares(typed: TypedQuantity, path: string): Result<bigint, FieldRefusal> {
  const text = spell(typed);
  if (text === '') return err({ path, textCode: 'GENERAL.FIELD_REQUIRED' });
  const tooLarge = {
    path,
    textCode: 'SHARES.OWNERSHIP_TOO_LARGE',
    params: { max: Number(mostShares) },
  } as const;
  // Above the bound a number is no longer the one that was typed.
  if (typeof typed === 'number' && typed > Number.MAX_SAFE_INTEGER) return err(tooLarge);
  const shares = parseQuantity(text);
  if (shares === undefined || shares === 0n) return err({ path, textCode: 'SHARES.OWNERSHIP_INVALID' });
  return shares > mostShares ? err(tooLarge) : ok(shares);
}

/** Dollars per share, exact, at least 0.01.
 *  Errors at `path`: GENERAL.FIELD_REQUIRED, SHARES.PRICE_INVALID, SHARES.PRICE_TOO_LOW. */
export function readPrice(typed: TypedQuantity, path: string): Result<Decimal, FieldRefusal> {
  const text = spell(typed);
  if (text === '') return err({ path, textCode: 'GENERAL.FIELD_REQUIRED' });
  const price = parseDecimal(text);
  if (price === undefined) return err({ path, textCode: 'SHARES.PRICE_INVALID' });
  return price < leastPrice
    ? err({ path, textCode: 'SHARES.PRICE_TOO_LOW', params: { minimum: '$0.01' } })
    : ok(price);
}

/** Price of all the shares, in dollars, exact. Errors at `path`: SHARES.SUM_TOO_LARGE above 28 digits. */
export function totalPriceOf(price: Decimal, shares: bigint, path: string): Result<string, FieldRefusal> {
  const sum = formatDecimal(timesQuantity(price, shares));
  return parseDecimal(sum) === undefined ? err({ path, textCode: 'SHARES.SUM_TOO_LARGE' }) : ok(sum);
}

/** A count in a JSON number or its text; NaN for anything else. */
export const readCount = (typed: TypedQuantity): number => {
  const text = spell(typed);
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
};

const spell = (typed: TypedQuantity): string => (typed === undefined ? '' : String(typed).trim());
