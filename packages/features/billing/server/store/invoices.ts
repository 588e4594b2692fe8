/** The statements of invoices. */

import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { ProvinceCode } from '@tabellion/law/jurisdictions.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import * as z from 'zod/mini';
import type { InvoiceLine } from '../../rules/invoice.ts';
import { salesTaxNames } from '../../rules/salesTax.data.ts';
import { type Seller, taxRegisters } from '../../rules/seller.ts';

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
  seller: Seller | null;
  /** The lines below the name of whom it is made out to. */
  address: readonly string[] | null;
}

export interface Invoice extends Omit<NewInvoice, 'paymentId' | 'issuedAt' | 'province'> {
  number: bigint;
  province: ProvinceCode;
  /** Given where a refund took back the whole of it. */
  creditNumber: bigint | null;
  creditedOn: PlainDate | null;
}

/** Gives the next number of the deployment; until the commit, other invoices wait for it. */
export async function insertInvoice(tx: Transaction, row: NewInvoice): Promise<void> {
  const { last } = await tx.one<{ last: bigint }>(
    sql`update invoice_numbers set last = last + 1 where id returning last`,
  );
  await tx.run(sql`
    insert into invoices (
      org_id, invoice_id, number, payment_id, issued_on, issued_at, bill_to, province, lines, subtotal_cents,
      tax_cents, total_cents, seller, address
    ) values (
      ${row.orgId}, ${row.invoiceId}, ${last}, ${row.paymentId}, ${row.issuedOn}, ${row.issuedAt}, ${row.billTo},
      ${row.province}, ${linesToJson(row.lines)}::jsonb, ${row.subtotalCents}, ${row.taxCents}, ${row.totalCents},
      ${jsonOf(row.seller)}::jsonb, ${jsonOf(row.address)}::jsonb
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
    select i.org_id as "orgId", i.invoice_id as "invoiceId", i.number, i.issued_on as "issuedOn", i.lines,
           i.subtotal_cents as "subtotalCents", i.tax_cents as "taxCents", i.total_cents as "totalCents",
           i.bill_to as "billTo", i.province, i.seller, i.address,
           c.number as "creditNumber", c.issued_on as "creditedOn"
      from invoices i left join credit_notes c on c.org_id = i.org_id and c.invoice_id = i.invoice_id
      where i.org_id = ${orgId} and i.payment_id = ${paymentId}`);
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
    select i.org_id as "orgId", i.invoice_id as "invoiceId", i.number, i.issued_on as "issuedOn", i.lines,
           i.subtotal_cents as "subtotalCents", i.tax_cents as "taxCents", i.total_cents as "totalCents",
           i.bill_to as "billTo", i.province, i.seller, i.address,
           c.number as "creditNumber", c.issued_on as "creditedOn"
      from invoices i left join credit_notes c on c.org_id = i.org_id and c.invoice_id = i.invoice_id
      where i.org_id = ${orgId} and (${before}::bigint is null or i.number < ${before})
      order by i.number desc
      limit ${limit}`);
  return rows.map(invoiceIn);
}

export async function selectInvoice(
  q: Queries,
  orgId: string,
  invoiceId: string,
): Promise<Invoice | undefined> {
  const row = await q.first<Row>(sql`
    select i.org_id as "orgId", i.invoice_id as "invoiceId", i.number, i.issued_on as "issuedOn", i.lines,
           i.subtotal_cents as "subtotalCents", i.tax_cents as "taxCents", i.total_cents as "totalCents",
           i.bill_to as "billTo", i.province, i.seller, i.address,
           c.number as "creditNumber", c.issued_on as "creditedOn"
      from invoices i left join credit_notes c on c.org_id = i.org_id and c.invoice_id = i.invoice_id
      where i.org_id = ${orgId} and i.invoice_id::text = ${invoiceId}`);
  return row && invoiceIn(row);
}

/** Those issued or credited in a year, in the order of their numbers. */
export async function selectInvoicesOfYear(q: Queries, orgId: string, year: number): Promise<Invoice[]> {
  const rows = await q.all<Row>(sql`
    select i.org_id as "orgId", i.invoice_id as "invoiceId", i.number, i.issued_on as "issuedOn", i.lines,
           i.subtotal_cents as "subtotalCents", i.tax_cents as "taxCents", i.total_cents as "totalCents",
           i.bill_to as "billTo", i.province, i.seller, i.address,
           c.number as "creditNumber", c.issued_on as "creditedOn"
      from invoices i left join credit_notes c on c.org_id = i.org_id and c.invoice_id = i.invoice_id
      where i.org_id = ${orgId}
        and ${year} in (extract(year from i.issued_on), coalesce(extract(year from c.issued_on), 0))
      order by i.number`);
  return rows.map(invoiceIn);
}

interface NewCreditNote {
  orgId: string;
  creditNoteId: string;
  refundId: string;
  paymentId: string;
  issuedOn: PlainDate;
  issuedAt: Instant;
}

/** Takes back the invoice of a payment. Gives the next number of the deployment; until the commit, others wait for it. */
export async function insertCreditNote(tx: Transaction, row: NewCreditNote): Promise<void> {
  const { last } = await tx.one<{ last: bigint }>(
    sql`update credit_note_numbers set last = last + 1 where id returning last`,
  );
  await tx.run(sql`
    insert into credit_notes (org_id, credit_note_id, number, invoice_id, refund_id, issued_on, issued_at)
      select ${row.orgId}, ${row.creditNoteId}, ${last}, invoice_id, ${row.refundId}, ${row.issuedOn}, ${row.issuedAt}
        from invoices where org_id = ${row.orgId} and payment_id = ${row.paymentId}`);
}

type Row = Omit<Invoice, 'lines' | 'seller' | 'address'> & {
  lines: unknown;
  seller: unknown;
  address: unknown;
};

const invoiceIn = (row: Row): Invoice => ({
  ...row,
  lines: linesFromJson(row.lines),
  seller: z.parse(storedSeller, row.seller),
  address: z.parse(storedAddress, row.address),
});

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const storedSeller = z.nullable(
  z.object({
    name: z.string(),
    address: z.array(z.string()),
    taxNumbers: z.partialRecord(z.enum(taxRegisters), z.string()),
  }),
);
const storedAddress = z.nullable(z.array(z.string()));

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
