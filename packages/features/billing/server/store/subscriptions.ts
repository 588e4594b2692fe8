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
  starts_on: PlainDate;
  plan_last_date: PlainDate;
  subscription_end_date: PlainDate;
  /** The plan with which the next year begins, where it is a smaller one. */
  next_plan_id: string | null;
  /** Holders that were paid for beyond those of the plan. */
  further_holders: number;
  /** When it ended for good; null for the one that lives, also where it is cancelled and still runs. */
  ended_at: Instant | null;
  /** The day of the next charge; null before the payer was told. */
  charge_on: PlainDate | null;
  /** The day whose prices the payer was told for the next year; null before. */
  priced_on: PlainDate | null;
  /** How many charges of its renewal have failed. */
  renewal_tries: number;
}

export interface NewSubscription extends Period {
  orgId: string;
  subscriptionId: string;
  planId: string;
  paymentId: string;
  furtherHolders: number;
  at: Instant;
}

export async function insertSubscription(tx: Transaction, row: NewSubscription): Promise<void> {
  await tx.run(sql`
    insert into subscriptions (
      org_id, subscription_id, plan_id, starts_on, plan_last_date, subscription_end_date, payment_id, further_holders,
      created_at
    ) values (
      ${row.orgId}, ${row.subscriptionId}, ${row.planId}, ${row.startsOn}, ${row.planLastDate},
      ${row.subscriptionEndDate}, ${row.paymentId}, ${row.furtherHolders}, ${row.at}
    )`);
  await tx.run(sql`
    insert into objects (id, org_id, kind) values (${row.subscriptionId}, ${row.orgId}, 'subscription')`);
}

/** The one that lives, else the last one that did. */
export const selectSubscription = (q: Queries, orgId: string): Promise<Subscription | undefined> =>
  q.first<Subscription>(sql`
    select subscription_id, plan_id, status, starts_on, plan_last_date, subscription_end_date, next_plan_id,
           further_holders, ended_at, charge_on, priced_on, renewal_tries
      from subscriptions where org_id = ${orgId}
      order by ended_at is null desc, subscription_end_date desc, created_at desc limit 1`);

export const selectSubscriptionById = (
  q: Queries,
  orgId: string,
  subscriptionId: string,
): Promise<Subscription | undefined> =>
  q.first<Subscription>(sql`
    select subscription_id, plan_id, status, starts_on, plan_last_date, subscription_end_date, next_plan_id,
           further_holders, ended_at, charge_on, priced_on, renewal_tries
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

/** Takes back what was to happen at its end: that it ends, or that a smaller plan begins. */
export const keepSubscriptionRow = (
  tx: Transaction,
  orgId: string,
  subscriptionId: string,
): Promise<number> =>
  tx.run(sql`
    update subscriptions set status = 'Active', cancelled_at = null, next_plan_id = null
      where org_id = ${orgId} and subscription_id = ${subscriptionId} and ended_at is null
        and (status = 'Cancel' or next_plan_id is not null)`);

export const setNextPlan = (
  tx: Transaction,
  orgId: string,
  subscriptionId: string,
  planId: string,
): Promise<number> =>
  tx.run(sql`
    update subscriptions set next_plan_id = ${planId}
      where org_id = ${orgId} and subscription_id = ${subscriptionId} and status = 'Active'`);

/** @returns 0 where it ended meanwhile */
export const addFurtherHolders = (
  tx: Transaction,
  orgId: string,
  subscriptionId: string,
  count: number,
): Promise<number> =>
  tx.run(sql`
    update subscriptions set further_holders = further_holders + ${count}
      where org_id = ${orgId} and subscription_id::text = ${subscriptionId} and ended_at is null`);

/** Ends it for good, and with it the tries of its renewal: another one begins, or its payment goes back. */
export const endSubscription = (tx: Transaction, orgId: string, at: Instant): Promise<number> =>
  tx.run(sql`
    update subscriptions set status = 'Cancel', cancelled_at = coalesce(cancelled_at, ${at}), ended_at = ${at}
      where org_id = ${orgId} and ended_at is null`);

interface DueRenewals {
  today: PlainDate;
  noticeDays: number;
  /** The last organization of the page before. */
  after: string;
  most: number;
}

/** Subscriptions of all organizations of which something is due, by organization. */
export const selectDueRenewals = (q: Queries, { today, noticeDays, after, most }: DueRenewals) =>
  q.all<{ orgId: string; id: string }>(sql`
    select org_id as "orgId", id from due_renewals(${today}, ${noticeDays}, ${after}, ${most})`);

export const noteNotice = (
  tx: Transaction,
  orgId: string,
  subscriptionId: string,
  { at, chargeOn, pricedOn }: { at: Instant; chargeOn: PlainDate; pricedOn: PlainDate },
): Promise<number> =>
  tx.run(sql`
    update subscriptions set noticed_at = ${at}, charge_on = ${chargeOn}, priced_on = ${pricedOn}
      where org_id = ${orgId} and subscription_id = ${subscriptionId} and noticed_at is null`);

export const noteFailedTry = (
  tx: Transaction,
  orgId: string,
  subscriptionId: string,
  chargeOn: PlainDate,
): Promise<number> =>
  tx.run(sql`
    update subscriptions set renewal_tries = renewal_tries + 1, charge_on = ${chargeOn}
      where org_id = ${orgId} and subscription_id = ${subscriptionId} and status = 'Active'`);

/** The one that ended because the year of the living one was bought beside it, though its own year still runs; undefined where
 *  there is none, and where its payment went back. A larger plan for the same year is the same year. */
export const selectRunningBefore = (
  q: Queries,
  orgId: string,
  today: PlainDate,
): Promise<Pick<Subscription, 'subscription_id' | 'plan_id'> | undefined> =>
  q.first(sql`
    with recursive year as (
      select starts_on, created_at from subscriptions where org_id = ${orgId} and ended_at is null
      union all
      select before.starts_on, before.created_at
        from subscriptions before
        join year on before.ended_at = year.created_at and before.starts_on = year.starts_on
        where before.org_id = ${orgId}
    )
    select before.subscription_id, before.plan_id
      from subscriptions before
      join year on before.ended_at = year.created_at and before.starts_on < year.starts_on
      where before.org_id = ${orgId} and before.subscription_end_date > ${today}
        and not exists (
          select from refunds r where r.org_id = before.org_id and r.payment_id = before.payment_id)`);

/** One that ended beside another runs again, cancelled where it was. */
export const resumeSubscription = (tx: Transaction, orgId: string, subscriptionId: string): Promise<number> =>
  tx.run(sql`
    update subscriptions set
        status = case when cancelled_at = ended_at then 'Active' else status end,
        cancelled_at = nullif(cancelled_at, ended_at), ended_at = null
      where org_id = ${orgId} and subscription_id = ${subscriptionId} and ended_at is not null`);

export const selectCard = (q: Queries, orgId: string): Promise<KeptCard | undefined> =>
  q.first<KeptCard>(sql`
    select reference, brand, last_four as "lastFour", exp_month as "expMonth", exp_year as "expYear"
      from payment_cards where org_id = ${orgId}`);

/** @param times  `givenAt`: when its holder gave it, by the product's clock; `at`: when that is recorded
 *  @returns 0 where the card on file was given later, and stays */
export const putCard = (
  tx: Transaction,
  orgId: string,
  card: KeptCard,
  { givenAt, at }: { readonly givenAt: Instant; readonly at: Instant },
): Promise<number> =>
  tx.run(sql`
    insert into payment_cards (
      org_id, reference, brand, last_four, exp_month, exp_year, given_at, updated_at
    ) values (
      ${orgId}, ${card.reference}, ${card.brand}, ${card.lastFour}, ${card.expMonth}, ${card.expYear},
      ${givenAt}, ${at}
    )
      on conflict (org_id) do update set
        reference = excluded.reference, brand = excluded.brand, last_four = excluded.last_four,
        exp_month = excluded.exp_month, exp_year = excluded.exp_year, given_at = excluded.given_at,
        updated_at = excluded.updated_at
        where payment_cards.given_at <= excluded.given_at`);
