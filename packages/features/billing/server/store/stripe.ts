/** The statements of what Stripe has of ours. Nothing but its adapter calls them. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export const selectStripeCustomer = async (q: Queries, orgId: string): Promise<string | undefined> =>
  (await q.first<{ customer: string }>(sql`select customer from stripe_customers where org_id = ${orgId}`))
    ?.customer;

/** Keeps the first one of an organization. */
export const insertStripeCustomer = (q: Queries, orgId: string, customer: string): Promise<number> =>
  q.run(sql`
    insert into stripe_customers (org_id, customer) values (${orgId}, ${customer}) on conflict do nothing`);

export interface StripeObject {
  /** The payment's id, or the refund's. */
  readonly key: string;
  readonly kind: 'payment' | 'refund';
  /** Stripe's name for it. */
  readonly object: string;
  /** A payment is not confirmed after this; null where it is repeated until there is an answer. */
  readonly notAfter: Instant | null;
}

/** Keeps the first one of a key. */
export const insertStripeObject = (q: Queries, { key, kind, object, notAfter }: StripeObject) =>
  q.run(sql`
    insert into stripe_objects (id, kind, object, not_after) values (${key}, ${kind}, ${object}, ${notAfter})
      on conflict do nothing`);

export const selectStripeObject = (q: Queries, key: string): Promise<StripeObject | undefined> =>
  q.first<StripeObject>(sql`
    select id as "key", kind, object, not_after as "notAfter" from stripe_objects where id = ${key}`);

/** Our payment or refund for which an object of Stripe's stands; undefined where it is another's. */
export const selectStripeObjectNamed = (q: Queries, object: string): Promise<StripeObject | undefined> =>
  q.first<StripeObject>(sql`
    select id as "key", kind, object, not_after as "notAfter" from stripe_objects where object = ${object}`);
