import { type Decimal, decimalTotal, formatDecimal } from '@tabellion/kernel/decimal.ts';

interface Entry {
  /** Whole shares, and exact dollars. */
  readonly sharesExact: string;
  readonly amount: string;
  readonly sharesAfterExact: string;
  readonly balance: string;
}

/** How an account stood before an entry. */
export const broughtForward = (entry: Entry): { readonly sharesExact: string; readonly balance: string } => ({
  sharesExact: String(BigInt(entry.sharesAfterExact) - BigInt(entry.sharesExact)),
  balance: formatDecimal((decimalTotal(entry.balance) - decimalTotal(entry.amount)) as Decimal),
});
