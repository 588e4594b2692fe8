/** The statements of refunds. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { DueQuery, OutsideRow } from '@tabellion/platform/outside/outside.ts';
import type { ProviderName, RefundReason } from '../../rules/payment.ts';

export interface NewRefund {
  orgId: string;
  refundId: string;
  paymentId: string;
  amountCents: bigint;
  reason: RefundReason;
  requestedAt: Instant;
}

export interface Refund extends NewRefund {
  state: 'waiting' | 'refunded' | 'failed';
}

/** @returns 0 where the payment has one already, though it failed */
export const insertRefund = (tx: Transaction, row: NewRefund): Promise<number> =>
  tx.run(sql`
    insert into refunds (org_id, refund_id, payment_id, amount_cents, reason, requested_at)
      select ${row.orgId}, ${row.refundId}, ${row.paymentId}, ${row.amountCents}, ${row.reason}, ${row.requestedAt}
        where not exists (select from refunds where org_id = ${row.orgId} and payment_id = ${row.paymentId})
      on conflict (org_id, payment_id) where state <> 'failed' do nothing`);

export const selectRefund = (q: Queries, orgId: string, refundId: string): Promise<Refund | undefined> =>
  q.first<Refund>(sql`
    select org_id as "orgId", refund_id as "refundId", payment_id as "paymentId", amount_cents as "amountCents",
           reason, requested_at as "requestedAt", state
      from refunds where org_id = ${orgId} and refund_id = ${refundId}`);

/** The refund is through, and its payment says so. */
export async function settleRefund(
  tx: Transaction,
  { orgId, refundId, paymentId, amountCents }: Refund,
  reference: string,
  at: Instant,
): Promise<void> {
  await tx.run(sql`
    update refunds set state = 'refunded', settled_at = ${at}, reference = ${reference}
      where org_id = ${orgId} and refund_id = ${refundId}`);
  await tx.run(sql`
    update payments set status = 'refunded', refunded_cents = ${amountCents}
      where org_id = ${orgId} and payment_id = ${paymentId}`);
}

/** The provider could not give it back, though it may have said before that it had. */
export const settleFailed = (
  tx: Transaction,
  { orgId, refundId }: Refund,
  reference: string,
  at: Instant,
): Promise<number> =>
  tx.run(sql`
    update refunds set state = 'failed', settled_at = ${at}, reference = ${reference}
      where org_id = ${orgId} and refund_id = ${refundId} and state <> 'failed'`);

export interface FailedRefund {
  readonly refundId: string;
  /** The provider's name for it. */
  readonly reference: string;
  readonly amountCents: bigint;
  readonly failedAt: Instant;
}

/** Those of all organizations that were not ordered again, the oldest first. */
export const failedRefunds = (q: Queries, most: number): Promise<FailedRefund[]> =>
  q.all<FailedRefund>(sql`
    select refund_id as "refundId", reference, amount_cents as "amountCents", failed_at as "failedAt"
      from failed_refunds(${most})`);

/** Orders another in the place of one that failed. @returns false where none did, or another is under way */
export const refundAgain = async (tx: Transaction, failed: string): Promise<boolean> =>
  (await tx.one<{ ordered: boolean }>(sql`select refund_again(${failed}, ${newId()}) as ordered`)).ordered;

/** Whether its money is back, on its way back, or owed. */
export const isGivenBack = async (q: Queries, orgId: string, paymentId: string): Promise<boolean> =>
  (
    await q.one<{ given: boolean }>(sql`
      select exists (select from refunds where org_id = ${orgId} and payment_id = ${paymentId}) as given`)
  ).given;

/** An order of nothing has no refund. @returns 0 where it was taken back before */
export const settleNothing = (
  tx: Transaction,
  { orgId, paymentId }: Pick<Refund, 'orgId' | 'paymentId'>,
): Promise<number> =>
  tx.run(sql`
    update payments set status = 'refunded', refunded_cents = 0
      where org_id = ${orgId} and payment_id = ${paymentId} and status = 'paid' and total_cents = 0`);

export const selectDueRefunds = (
  q: Queries,
  provider: ProviderName,
  { now, most, waitsMs }: DueQuery,
): Promise<OutsideRow[]> =>
  q.all(sql`
    select org_id as "orgId", id from due_refunds(${provider}, ${now}, ${waitsMs}, ${most})`);
