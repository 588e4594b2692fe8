/** A number of shares: whole, 0 to 10^38 - 1 (numeric(38,0) in the database), bigint in rules and a plain
 *  decimal string wherever it is stored or sent. */
export const MAX_QUANTITY = 10n ** 38n - 1n;

const FORM = /^(0|[1-9]\d{0,37})$/;

/** Reads `0`, `1`, `1197000`: no sign, no leading zeros, no fraction; undefined for anything else. */
export function parseQuantity(text: string): bigint | undefined {
  return FORM.test(text) ? BigInt(text) : undefined;
}

/** The same for text that must be a quantity; throws a RangeError otherwise. */
export function quantity(text: string): bigint {
  const parsed = parseQuantity(text);
  if (parsed === undefined) throw new RangeError('not a whole number of shares');
  return parsed;
}

/** The stored spelling; throws a RangeError outside 0 to MAX_QUANTITY. */
export function formatQuantity(shares: bigint): string {
  if (shares < 0n || shares > MAX_QUANTITY) throw new RangeError('a number of shares outside 0 to 10^38 - 1');
  return shares.toString();
}

/** The value of number fields of the interface: null above 2^53 - 1, where the string beside it speaks. */
export function quantityAsNumber(shares: bigint): number | null {
  return shares <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(shares) : null;
}
