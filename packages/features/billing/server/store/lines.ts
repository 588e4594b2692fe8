/** Lines of payments and invoices as JSON, in which amounts are strings of integer cents. */
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import * as z from 'zod/mini';
import type { InvoiceLine } from '../../rules/invoice.ts';
import { salesTaxNames } from '../../rules/salesTax.data.ts';

const cents = z.pipe(
  z.string().check(z.regex(/^-?\d+$/)),
  z.transform((text: string) => BigInt(text)),
);

const storedLines = z.array(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('plan'), subject: z.string(), cents }),
    z.strictObject({ kind: z.literal('coupon'), subject: z.string(), cents }),
    z.strictObject({
      kind: z.literal('tax'),
      subject: z.enum(salesTaxNames),
      rate: z.string(),
      cents,
    }),
  ]),
);

export const linesToJson = (lines: readonly InvoiceLine[]): string =>
  canonicalJson(lines.map((line) => ({ ...line, cents: String(line.cents) })));

export const linesFromJson = (stored: unknown): readonly InvoiceLine[] => z.parse(storedLines, stored);
