import { type Decimal, decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import type { Row } from './holdersInto.ts';

/** The price of a share and what was paid in all: one follows from the other. A price that ten places do not hold is cut. */
export function paid(
  quantity: string,
  price: string | undefined,
  amount: string | undefined,
): Pick<Row, 'price' | 'amount'> {
  const shares = BigInt(quantity);
  if (amount !== undefined)
    return { amount, price: price ?? formatDecimal((decimal(amount) / shares) as Decimal) };
  if (price === undefined) return { price: null, amount: null };
  return { price, amount: formatDecimal((decimal(price) * shares) as Decimal) };
}

/** Whether a price and an amount that are both told differ by a cent or more. */
export function isUnequal(quantity: string, price: string | undefined, amount: string | undefined): boolean {
  if (price === undefined || amount === undefined) return false;
  const difference = decimal(price) * BigInt(quantity) - decimal(amount);
  return (difference < 0n ? -difference : difference) >= decimal('0.01');
}
