import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import type { Price } from './price.ts';
import type { SalesTaxName } from './salesTax.data.ts';

/** A line of an invoice in integer cents: what was sold, what was taken off, each tax. The words are made from
 *  `kind` and `subject` in the reader's language. */
export type InvoiceLine =
  | { kind: 'plan'; subject: string; cents: bigint }
  | { kind: 'coupon'; subject: string; cents: bigint }
  /** A registry's fee, passed on; its subject is the jurisdiction's id. */
  | { kind: 'government_fee'; subject: string; cents: bigint }
  | { kind: 'tax'; subject: SalesTaxName; rate: string; cents: bigint };

/** `INV-000042`: one sequence per deployment, without gaps. */
export const invoiceNumber = (number: bigint): string => `INV-${String(number).padStart(6, '0')}`;

/** The sum of the lines, which is the total of the price they were made from. */
export const totalOf = (lines: readonly InvoiceLine[]): bigint =>
  lines.reduce((sum, { cents }) => sum + cents, 0n);

/** The lines of one plan for a year. A coupon's line is negative; one that takes nothing off is left out. */
export function planLines(
  planId: string,
  couponCode: string | null,
  { listCents, discountCents, taxes }: Price,
): readonly InvoiceLine[] {
  return [
    { kind: 'plan', subject: planId, cents: listCents },
    ...(couponCode === null || discountCents === 0n
      ? []
      : [{ kind: 'coupon' as const, subject: couponCode, cents: -discountCents }]),
    ...taxes.map(({ tax, rate, cents }) => ({
      kind: 'tax' as const,
      subject: tax,
      rate: formatDecimal(rate),
      cents,
    })),
  ];
}
