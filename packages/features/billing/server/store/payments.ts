/** The statements of payments. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { ProvinceCode } from '@tabellion/law/jurisdictions.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { CardFace } from '../../rules/card.ts';
import type { InvoiceLine } from '../../rules/invoice.ts';
import type { PaymentStatus, ProviderName, Purpose, RefusalReason } from '../../rules/payment.ts';
import { linesFromJson, linesToJson } from './invoices.ts';

export interface NewPayment {
  orgId: string;
  paymentId: string;
  purpose: Purpose;
  subject: string;
  provider: ProviderName;
  listCents: bigint;
  discountCents: bigint;
  taxCents: bigint;
  totalCents: bigint;
  lines: readonly InvoiceLine[];
  province: ProvinceCode;
  couponCode: string | null;
  createdBy: string;
  createdAt: Instant;
}

export interface Payment extends NewPayment {
  status: PaymentStatus;
  reason: RefusalReason | null;
  card: CardFace | null;
}

export async function insertPayment(tx: Transaction, row: NewPayment): Promise<void> {
  await tx.run(sql`
    insert into payments (
      org_id, payment_id, purpose, subject, provider, list_cents, discount_cents, tax_cents, total_cents, lines,
      province, coupon_code, created_by, created_at
    ) values (
      ${row.orgId}, ${row.paymentId}, ${row.purpose}, ${row.subject}, ${row.provider}, ${row.listCents},
      ${row.discountCents}, ${row.taxCents}, ${row.totalCents}, ${linesToJson(row.lines)}::jsonb,
      ${row.province}, ${row.couponCode}, ${row.createdBy}, ${row.createdAt}
    )`);
  await tx.run(sql`
    insert into objects (id, org_id, kind) values (${row.paymentId}, ${row.orgId}, 'purchase')`);
}

export async function selectPayment(
  q: Queries,
  orgId: string,
  paymentId: string,
): Promise<Payment | undefined> {
  const row = await q.first<Row>(sql`
    select org_id as "orgId", payment_id as "paymentId", purpose, subject, status, reason, provider,
           list_cents as "listCents", discount_cents as "discountCents", tax_cents as "taxCents",
           total_cents as "totalCents", lines, province, coupon_code as "couponCode", created_by as "createdBy",
           created_at as "createdAt", card_brand as brand, card_last_four as "lastFour",
           card_exp_month as "expMonth", card_exp_year as "expYear"
      from payments where org_id = ${orgId} and payment_id = ${paymentId}`);
  return row && paymentIn(row);
}

/** The newest one, whatever became of it. */
export async function selectNewestPayment(q: Queries, orgId: string): Promise<Payment | undefined> {
  const row = await q.first<Row>(sql`
    select org_id as "orgId", payment_id as "paymentId", purpose, subject, status, reason, provider,
           list_cents as "listCents", discount_cents as "discountCents", tax_cents as "taxCents",
           total_cents as "totalCents", lines, province, coupon_code as "couponCode", created_by as "createdBy",
           created_at as "createdAt", card_brand as brand, card_last_four as "lastFour",
           card_exp_month as "expMonth", card_exp_year as "expYear"
      from payments where org_id = ${orgId} order by created_at desc, payment_id desc limit 1`);
  return row && paymentIn(row);
}

/** The one whose outcome is not known yet. */
export const selectOpenPayment = (
  q: Queries,
  orgId: string,
  purpose: Purpose,
): Promise<{ payment_id: string; subject: string } | undefined> =>
  q.first(sql`
    select payment_id, subject from payments
      where org_id = ${orgId} and purpose = ${purpose} and status = 'created'`);

export async function hasUsedCoupon(q: Queries, orgId: string, code: string): Promise<boolean> {
  const { used } = await q.one<{ used: boolean }>(sql`
    select exists (
      select from payments where org_id = ${orgId} and coupon_code = ${code} and status <> 'refused'
    ) as used`);
  return used;
}

interface Settlement {
  status: 'paid' | 'refused';
  reason: RefusalReason | null;
  reference: string | null;
  card: CardFace | null;
  at: Instant;
}

export const settlePayment = (
  tx: Transaction,
  { orgId, paymentId }: Payment,
  { status, reason, reference, card, at }: Settlement,
): Promise<number> =>
  tx.run(sql`
    update payments set
        status = ${status}, reason = ${reason}, reference = ${reference}, settled_at = ${at},
        card_brand = ${card?.brand ?? null}, card_last_four = ${card?.lastFour ?? null},
        card_exp_month = ${card?.expMonth ?? null}, card_exp_year = ${card?.expYear ?? null}
      where org_id = ${orgId} and payment_id = ${paymentId} and status = 'created'`);

/** In all organizations, the oldest first. */
export const selectOpenPayments = (
  q: Queries,
  before: Instant,
  most: number,
): Promise<{ org_id: string; payment_id: string }[]> =>
  q.all(sql`select org_id, payment_id from open_payments(${before}, ${most})`);

type Row = Omit<Payment, 'lines' | 'card'> & { lines: unknown } & {
  [Field in keyof CardFace]: CardFace[Field] | null;
};

const paymentIn = ({ lines, brand, lastFour, expMonth, expYear, ...row }: Row): Payment => ({
  ...row,
  lines: linesFromJson(lines),
  card:
    brand === null || lastFour === null
      ? null
      : { brand, lastFour, expMonth: expMonth ?? 0, expYear: expYear ?? 0 },
});

/** Makes a sealed card good for one use. @returns false when the nonce was taken before */
export async function takeNonce(tx: Transaction, nonce: string, expiresAt: Instant): Promise<boolean> {
  const taken = await tx.run(sql`
    insert into card_nonces (id, expires_at) values (${nonce}, ${expiresAt}) on conflict (id) do nothing`);
  return taken === 1;
}

export const forgetNonces = (q: Queries, before: Instant): Promise<number> =>
  q.run(sql`delete from card_nonces where expires_at < ${before}`);
