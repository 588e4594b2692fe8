/** The statements of invoices. */

import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import * as z from 'zod/mini';
import type { InvoiceLine } from '../../rules/invoice.ts';
import { salesTaxNames } from '../../rules/salesTax.data.ts';

interface NewInvoice {
  orgId: string;
  invoiceId: string;
  paymentId: string;
  issuedOn: PlainDate;
  issuedAt: Instant;
  billTo: string;
  province: string;
  lines: readonly InvoiceLine[];
  subtotalCents: bigint;
  taxCents: bigint;
  totalCents: bigint;
}

export interface Invoice extends Omit<NewInvoice, 'paymentId' | 'issuedAt' | 'billTo' | 'province'> {
  number: bigint;
}

/** Gives the next number of the deployment; until the commit, other invoices wait for it. */
export async function insertInvoice(tx: Transaction, row: NewInvoice): Promise<void> {
  const { last } = await tx.one<{ last: bigint }>(
    sql`update invoice_numbers set last = last + 1 where id returning last`,
  );
  await tx.run(sql`
    insert into invoices (
      org_id, invoice_id, number, payment_id, issued_on, issued_at, bill_to, province, lines, subtotal_cents,
      tax_cents, total_cents
    ) values (
      ${row.orgId}, ${row.invoiceId}, ${last}, ${row.paymentId}, ${row.issuedOn}, ${row.issuedAt}, ${row.billTo},
      ${row.province}, ${linesToJson(row.lines)}::jsonb, ${row.subtotalCents}, ${row.taxCents}, ${row.totalCents}
    )`);
  await tx.run(sql`
    insert into objects (id, org_id, kind) values (${row.invoiceId}, ${row.orgId}, 'invoice')`);
}

export async function selectInvoiceOf(
  q: Queries,
  orgId: string,
  paymentId: string,
): Promise<Invoice | undefined> {
  const row = await q.first<Row>(sql`
    select org_id as "orgId", invoice_id as "invoiceId", number, issued_on as "issuedOn", lines,
           subtotal_cents as "subtotalCents", tax_cents as "taxCents", total_cents as "totalCents"
      from invoices where org_id = ${orgId} and payment_id = ${paymentId}`);
  return row && invoiceIn(row);
}

interface InvoicePageRequest {
  /** Only invoices with a lower number. */
  before: bigint | null;
  limit: number;
}

/** The newest first. */
export async function selectInvoices(
  q: Queries,
  orgId: string,
  { before, limit }: InvoicePageRequest,
): Promise<Invoice[]> {
  const rows = await q.all<Row>(sql`
    select org_id as "orgId", invoice_id as "invoiceId", number, issued_on as "issuedOn", lines,
           subtotal_cents as "subtotalCents", tax_cents as "taxCents", total_cents as "totalCents"
      from invoices
      where org_id = ${orgId} and (${before}::bigint is null or number < ${before})
      order by number desc
      limit ${limit}`);
  return rows.map(invoiceIn);
}

type Row = Omit<Invoice, 'lines'> & { lines: unknown };

const invoiceIn = (row: Row): Invoice => ({ ...row, lines: linesFromJson(row.lines) });

const cents = z.pipe(
  z.string().check(z.regex(/^-?\d+$/)),
  z.transform((text: string) => BigInt(text)),
);

const storedLines = z.array(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('plan'), subject: z.string(), cents }),
    z.strictObject({
      kind: z.literal('upgrade'),
      subject: z.string(),
      from: z.string(),
      days: z.number(),
      ofDays: z.number(),
      cents,
    }),
    z.strictObject({
      kind: z.literal('holders'),
      subject: z.string(),
      days: z.number(),
      ofDays: z.number(),
      cents,
    }),
    z.strictObject({ kind: z.literal('coupon'), subject: z.string(), cents }),
    z.strictObject({ kind: z.literal('government_fee'), subject: z.string(), cents }),
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
