/** The statements of payments. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { ProvinceCode } from '@tabellion/law/jurisdictions.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { CardBrand, CardFace } from '../../rules/card.ts';
import type { InvoiceLine } from '../../rules/invoice.ts';
import type { PaymentStatus, ProviderName, Purpose, RefusalReason } from '../../rules/payment.ts';
import { linesFromJson, linesToJson } from './lines.ts';

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
    select org_id, payment_id, purpose, subject, status, reason, provider, list_cents, discount_cents, tax_cents,
           total_cents, lines, province, coupon_code, created_by, created_at, card_brand, card_last_four,
           card_exp_month, card_exp_year
      from payments where org_id = ${orgId} and payment_id = ${paymentId}`);
  return row === undefined ? undefined : paymentIn(row);
}

/** The newest one, whatever became of it. */
export async function selectNewestPayment(q: Queries, orgId: string): Promise<Payment | undefined> {
  const row = await q.first<Row>(sql`
    select org_id, payment_id, purpose, subject, status, reason, provider, list_cents, discount_cents, tax_cents,
           total_cents, lines, province, coupon_code, created_by, created_at, card_brand, card_last_four,
           card_exp_month, card_exp_year
      from payments where org_id = ${orgId} order by created_at desc, payment_id desc limit 1`);
  return row === undefined ? undefined : paymentIn(row);
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

export interface Settlement {
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

interface Row {
  org_id: string;
  payment_id: string;
  purpose: Purpose;
  subject: string;
  status: PaymentStatus;
  reason: RefusalReason | null;
  provider: ProviderName;
  list_cents: bigint;
  discount_cents: bigint;
  tax_cents: bigint;
  total_cents: bigint;
  lines: unknown;
  province: ProvinceCode;
  coupon_code: string | null;
  created_by: string;
  created_at: Instant;
  card_brand: CardBrand | null;
  card_last_four: string | null;
  card_exp_month: number | null;
  card_exp_year: number | null;
}

const paymentIn = (row: Row): Payment => ({
  orgId: row.org_id,
  paymentId: row.payment_id,
  purpose: row.purpose,
  subject: row.subject,
  status: row.status,
  reason: row.reason,
  provider: row.provider,
  listCents: row.list_cents,
  discountCents: row.discount_cents,
  taxCents: row.tax_cents,
  totalCents: row.total_cents,
  lines: linesFromJson(row.lines),
  province: row.province,
  couponCode: row.coupon_code,
  createdBy: row.created_by,
  createdAt: row.created_at,
  card: faceIn(row),
});

function faceIn({ card_brand, card_last_four, card_exp_month, card_exp_year }: Row): CardFace | null {
  if (card_brand === null || card_last_four === null) return null;
  return {
    brand: card_brand,
    lastFour: card_last_four,
    expMonth: card_exp_month ?? 0,
    expYear: card_exp_year ?? 0,
  };
}
