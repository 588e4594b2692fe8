/** The statements of subscriptions and of the card that renews them. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { Period, SubscriptionStatus } from '../../rules/subscription.ts';
import type { KeptCard } from '../provider.ts';

export interface Subscription {
  subscription_id: string;
  plan_id: string;
  status: SubscriptionStatus;
  plan_last_date: PlainDate;
  subscription_end_date: PlainDate;
}

export interface NewSubscription extends Period {
  orgId: string;
  subscriptionId: string;
  planId: string;
  paymentId: string;
  at: Instant;
}

export async function insertSubscription(tx: Transaction, row: NewSubscription): Promise<void> {
  await tx.run(sql`
    insert into subscriptions (
      org_id, subscription_id, plan_id, starts_on, plan_last_date, subscription_end_date, payment_id, created_at
    ) values (
      ${row.orgId}, ${row.subscriptionId}, ${row.planId}, ${row.startsOn}, ${row.planLastDate},
      ${row.subscriptionEndDate}, ${row.paymentId}, ${row.at}
    )`);
  await tx.run(sql`
    insert into objects (id, org_id, kind) values (${row.subscriptionId}, ${row.orgId}, 'subscription')`);
}

/** The one that runs longest: the active one, else the last that was cancelled. */
export const selectSubscription = (q: Queries, orgId: string): Promise<Subscription | undefined> =>
  q.first<Subscription>(sql`
    select subscription_id, plan_id, status, plan_last_date, subscription_end_date
      from subscriptions where org_id = ${orgId}
      order by subscription_end_date desc, created_at desc limit 1`);

export const selectSubscriptionById = (
  q: Queries,
  orgId: string,
  subscriptionId: string,
): Promise<Subscription | undefined> =>
  q.first<Subscription>(sql`
    select subscription_id, plan_id, status, plan_last_date, subscription_end_date
      from subscriptions where org_id = ${orgId} and subscription_id::text = ${subscriptionId}`);

/** @returns 0 when it is cancelled already */
export const cancelSubscriptionRow = (
  tx: Transaction,
  orgId: string,
  subscriptionId: string,
  at: Instant,
): Promise<number> =>
  tx.run(sql`
    update subscriptions set status = 'Cancel', cancelled_at = ${at}
      where org_id = ${orgId} and subscription_id = ${subscriptionId} and status = 'Active'`);

/** The one that a payment began; any other goes on. */
export const endSubscriptionOf = (
  tx: Transaction,
  orgId: string,
  paymentId: string,
  at: Instant,
): Promise<number> =>
  tx.run(sql`
    update subscriptions set status = 'Cancel', cancelled_at = ${at}
      where org_id = ${orgId} and payment_id = ${paymentId} and status = 'Active'`);

/** Before a new one begins: at most one is active. */
export const endOldSubscription = (tx: Transaction, orgId: string, at: Instant): Promise<number> =>
  tx.run(sql`
    update subscriptions set status = 'Cancel', cancelled_at = ${at}
      where org_id = ${orgId} and status = 'Active'`);

export const putCard = (tx: Transaction, orgId: string, card: KeptCard, at: Instant): Promise<number> =>
  tx.run(sql`
    insert into payment_cards (org_id, reference, brand, last_four, exp_month, exp_year, updated_at)
      values (
        ${orgId}, ${card.reference}, ${card.brand}, ${card.lastFour}, ${card.expMonth}, ${card.expYear}, ${at}
      )
      on conflict (org_id) do update set
        reference = excluded.reference, brand = excluded.brand, last_four = excluded.last_four,
        exp_month = excluded.exp_month, exp_year = excluded.exp_year, updated_at = excluded.updated_at`);
