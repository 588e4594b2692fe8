/** The statements of messages that the provider posted. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { DueQuery, OutsideRow } from '@tabellion/platform/outside/outside.ts';
import type { ProviderName } from '../../rules/payment.ts';
import type { Subject, WebhookEvent } from '../provider.ts';

/** Keeps a message once. @param state  `waiting` until the provider was asked about its subject */
export const insertWebhookEvent = (
  q: Queries,
  provider: ProviderName,
  { id, type, about }: WebhookEvent,
  { state, at }: { state: 'waiting' | 'ignored'; at: Instant },
): Promise<number> =>
  q.run(sql`
    insert into webhook_events (id, provider, type, kind, subject, state, received_at, ask_after)
      values (
        ${id}, ${provider}, ${type}, ${about?.kind ?? null}, ${about?.key ?? null}, ${state}, ${at}, ${at}
      ) on conflict do nothing`);

export const isWebhookWaiting = async (q: Queries, id: string): Promise<boolean> =>
  (
    await q.one<{ waits: boolean }>(sql`
      select exists (select from webhook_events where id = ${id} and state = 'waiting') as waits`)
  ).waits;

export const selectOrganizationOf = async (q: Queries, { kind, key }: Subject): Promise<string | null> =>
  (await q.one<{ orgId: string | null }>(sql`select webhook_organization(${kind}, ${key}) as "orgId"`)).orgId;

export const selectDueWebhooks = (
  q: Queries,
  provider: ProviderName,
  kind: Subject['kind'],
  { now, most, waitsMs }: DueQuery,
): Promise<OutsideRow[]> =>
  q.all(sql`
    select org_id as "orgId", id from due_webhooks(${provider}, ${kind}, ${now}, ${waitsMs}, ${most})`);

/** The provider was asked about their subject, and what it answered is recorded in this transaction. */
export const settleWebhooks = (tx: Transaction, { kind, key }: Subject, at: Instant): Promise<number> =>
  tx.run(sql`
    update webhook_events set state = 'done', settled_at = ${at}
      where subject = ${key} and kind = ${kind} and state = 'waiting'`);

export const forgetWebhooks = (q: Queries, before: Instant): Promise<number> =>
  q.run(sql`delete from webhook_events where state <> 'waiting' and received_at < ${before}`);

export interface WaitingWebhook {
  readonly id: string;
  readonly type: string;
  readonly provider: ProviderName;
  readonly receivedAt: Instant;
  readonly asks: number;
}

/** Messages whose subject the provider was not asked about yet with success, the oldest first. */
export const waitingWebhooks = (q: Queries, most: number): Promise<WaitingWebhook[]> =>
  q.all<WaitingWebhook>(sql`
    select id, type, provider, received_at as "receivedAt", asks from webhook_events where state = 'waiting'
      order by received_at limit ${most}`);

/** Has the provider asked again at the job's next run. @returns false where none waits under that id */
export const retryWebhook = async (tx: Transaction, id: string, at: Instant): Promise<boolean> =>
  (await tx.run(sql`
    update webhook_events set asks = 0, ask_after = ${at} where id = ${id} and state = 'waiting'`)) > 0;
