import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import type { Price } from './price.ts';
import type { SalesTaxName } from './salesTax.data.ts';
import type { Remaining } from './upgrade.ts';

/** The items of an order, before coupon and tax. */
export type SoldLine =
  | { kind: 'plan'; subject: string; cents: bigint }
  /** Another plan for the rest of the paid year: the difference of their prices; `from` is the plan before. */
  | ({ kind: 'upgrade'; subject: string; from: string; cents: bigint } & Remaining)
  /** Holders beyond the plan's number, for the rest of the paid year; the subject is their count. */
  | ({ kind: 'holders'; subject: string; cents: bigint } & Remaining);

/** A line of an invoice in integer cents: what was sold, what was taken off, each tax. The words are made from
 *  `kind` and `subject` in the reader's language. */
export type InvoiceLine =
  | SoldLine
  | { kind: 'coupon'; subject: string; cents: bigint }
  /** A registry's fee, passed on; its subject is the jurisdiction's id. */
  | { kind: 'government_fee'; subject: string; cents: bigint }
  | { kind: 'tax'; subject: SalesTaxName; rate: string; cents: bigint };

/** `INV-000042`: one sequence per deployment, without gaps. */
export const invoiceNumber = (number: bigint): string => `INV-${String(number).padStart(6, '0')}`;

/** `CN-000007`: the same for credit notes, in a sequence of their own. */
export const creditNoteNumber = (number: bigint): string => `CN-${String(number).padStart(6, '0')}`;

/** The sum of the lines, which is the total of the price they were made from. */
export const totalOf = (lines: readonly InvoiceLine[]): bigint =>
  lines.reduce((sum, { cents }) => sum + cents, 0n);

/** The lines of an order. A coupon's line is negative; one that takes nothing off is left out. */
export function orderLines(
  sold: readonly SoldLine[],
  couponCode: string | null,
  { discountCents, taxes }: Pick<Price, 'discountCents' | 'taxes'>,
): readonly InvoiceLine[] {
  return [
    ...sold,
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
