/** The statements of payments. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { ProvinceCode } from '@tabellion/law/jurisdictions.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { DueQuery, OutsideRow } from '@tabellion/platform/outside/outside.ts';
import type { CardFace } from '../../rules/card.ts';
import type { InvoiceLine } from '../../rules/invoice.ts';
import {
  isOfPlan,
  type PaymentStatus,
  type ProviderName,
  type Purpose,
  type RefusalReason,
} from '../../rules/payment.ts';
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
  /** null for a renewal. */
  createdBy: string | null;
  createdAt: Instant;
  /** The moment from which the provider is asked what became of it. */
  askAfter: Instant;
}

export interface Payment extends Omit<NewPayment, 'askAfter'> {
  status: PaymentStatus;
  reason: RefusalReason | null;
  card: CardFace | null;
  /** The provider's name for it; null before it is paid, and of an order of nothing. */
  reference: string | null;
  /** Where the payer confirms; null where there is nothing to confirm, or no page for it. */
  actionUrl: string | null;
  refundedCents: bigint | null;
}

export async function insertPayment(tx: Transaction, row: NewPayment): Promise<void> {
  await tx.run(sql`
    insert into payments (
      org_id, payment_id, purpose, subject, provider, list_cents, discount_cents, tax_cents, total_cents, lines,
      province, coupon_code, created_by, created_at, ask_after
    ) values (
      ${row.orgId}, ${row.paymentId}, ${row.purpose}, ${row.subject}, ${row.provider}, ${row.listCents},
      ${row.discountCents}, ${row.taxCents}, ${row.totalCents}, ${linesToJson(row.lines)}::jsonb,
      ${row.province}, ${row.couponCode}, ${row.createdBy}, ${row.createdAt}, ${row.askAfter}
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
           card_exp_month as "expMonth", card_exp_year as "expYear", reference, action_url as "actionUrl",
           refunded_cents as "refundedCents"
      from payments where org_id = ${orgId} and payment_id = ${paymentId}`);
  return row && paymentIn(row);
}

/** The newest one of a plan, whatever became of it. */
export async function selectNewestPlanPayment(q: Queries, orgId: string): Promise<Payment | undefined> {
  const row = await q.first<Row>(sql`
    select org_id as "orgId", payment_id as "paymentId", purpose, subject, status, reason, provider,
           list_cents as "listCents", discount_cents as "discountCents", tax_cents as "taxCents",
           total_cents as "totalCents", lines, province, coupon_code as "couponCode", created_by as "createdBy",
           created_at as "createdAt", card_brand as brand, card_last_four as "lastFour",
           card_exp_month as "expMonth", card_exp_year as "expYear", reference, action_url as "actionUrl",
           refunded_cents as "refundedCents"
      from payments where org_id = ${orgId} and purpose in ('incorporation', 'upgrade')
      order by created_at desc, payment_id desc limit 1`);
  return row && paymentIn(row);
}

/** The newest one of holders beyond those of the plan. */
export async function selectNewestHoldersPayment(q: Queries, orgId: string): Promise<Payment | undefined> {
  const row = await q.first<{ id: string }>(sql`
    select payment_id as id from payments where org_id = ${orgId} and purpose = 'add_shareholders'
      order by created_at desc, payment_id desc limit 1`);
  return row && selectPayment(q, orgId, row.id);
}

/** The one that stands in the way of another: of a plan, any without an outcome that changes what the plan costs; of anything
 *  else, the same thing's without an outcome or paid. */
export const selectPaymentBefore = (
  q: Queries,
  orgId: string,
  { purpose, subject }: Pick<NewPayment, 'purpose' | 'subject'>,
): Promise<Pick<Payment, 'paymentId' | 'purpose' | 'subject' | 'status'> | undefined> =>
  q.first(sql`
    select payment_id as "paymentId", purpose, subject, status from payments
      where org_id = ${orgId}
        and case when ${isOfPlan(purpose)}
            then purpose not in ('filing', 'change') and status in ('created', 'requires_action')
            else purpose = ${purpose} and subject = ${subject}
              and status in ('created', 'requires_action', 'paid') end`);

/** Whether a payment without an outcome will change the plan or what it costs. */
export async function hasOpenPlanPayment(q: Queries, orgId: string): Promise<boolean> {
  const { open } = await q.one<{ open: boolean }>(sql`
    select exists (
      select from payments
        where org_id = ${orgId} and status in ('created', 'requires_action')
          and (purpose not in ('filing', 'change') or lines @> '[{"kind": "plan"}]')
    ) as open`);
  return open;
}

/** The newest payment for one thing, such as an entry that is proposed, whatever became of it. */
export async function selectNewestPaymentOf(
  q: Queries,
  orgId: string,
  subject: string,
): Promise<string | undefined> {
  const row = await q.first<{ paymentId: string }>(sql`
    select payment_id as "paymentId" from payments
      where org_id = ${orgId} and subject = ${subject}
      order by created_at desc, payment_id desc limit 1`);
  return row?.paymentId;
}

/** The payments for the year of the subscription that lives: its plan, a larger one, further holders. A plan that was taken
 *  back ended at another moment than the next began. */
export async function selectPaymentsOfYear(q: Queries, orgId: string): Promise<string[]> {
  const rows = await q.all<{ id: string }>(sql`
    with recursive year as (
      select subscription_id, payment_id, starts_on, created_at from subscriptions
        where org_id = ${orgId} and ended_at is null
      union all
      select before.subscription_id, before.payment_id, before.starts_on, before.created_at
        from subscriptions before
        join year on before.ended_at = year.created_at and before.starts_on = year.starts_on
        where before.org_id = ${orgId}
    )
    select payment_id as id from payments
      where org_id = ${orgId} and status in ('paid', 'refunded')
        and (payment_id in (select payment_id from year)
          or (purpose = 'add_shareholders' and subject in (select subscription_id::text from year)))`);
  return rows.map(({ id }) => id);
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
        status = ${status}, reason = ${reason}, reference = ${reference}, settled_at = ${at}, action_url = null,
        card_brand = ${card?.brand ?? null}, card_last_four = ${card?.lastFour ?? null},
        card_exp_month = ${card?.expMonth ?? null}, card_exp_year = ${card?.expYear ?? null}
      where org_id = ${orgId} and payment_id = ${paymentId} and status in ('created', 'requires_action')`);

/** The payer has to confirm. He may be at it now, so the provider is asked soon, and ever more seldom from there on. */
export const noteAction = (
  tx: Transaction,
  { orgId, paymentId }: Payment,
  url: string | null,
  now: Instant,
): Promise<number> =>
  tx.run(sql`
    update payments set status = 'requires_action', action_url = ${url}, asks = 0, ask_after = ${now}
      where org_id = ${orgId} and payment_id = ${paymentId} and status = 'created'`);

export const selectDuePayments = (
  q: Queries,
  provider: ProviderName,
  { now, most, waitsMs }: DueQuery,
): Promise<OutsideRow[]> =>
  q.all(sql`
    select org_id as "orgId", id from due_payments(${provider}, ${now}, ${waitsMs}, ${most})`);

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
