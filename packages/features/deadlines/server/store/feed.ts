/** Addresses of calendars, and what they have told of each organization. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { CalendarEntry } from '../../rules/calendarEntries.ts';

export async function selectFeedMadeAt(q: Queries, userId: string): Promise<Instant | null> {
  const row = await q.first<{ madeAt: Instant }>(sql`
    select made_at as "madeAt" from calendar_feeds where user_id = ${userId}`);
  return row?.madeAt ?? null;
}

export async function selectUserOfFeed(q: Queries, digest: Uint8Array): Promise<string | undefined> {
  const row = await q.first<{ userId: string }>(sql`
    select user_id as "userId" from calendar_feeds where digest = ${digest}`);
  return row?.userId;
}

export const upsertFeed = (
  q: Queries,
  {
    userId,
    digest,
    madeAt,
  }: { readonly userId: string; readonly digest: Uint8Array; readonly madeAt: Instant },
): Promise<number> =>
  q.run(sql`
    insert into calendar_feeds (user_id, digest, made_at) values (${userId}, ${digest}, ${madeAt})
      on conflict (user_id) do update set digest = excluded.digest, made_at = excluded.made_at`);

export const deleteFeed = (q: Queries, userId: string): Promise<number> =>
  q.run(sql`delete from calendar_feeds where user_id = ${userId}`);

/** Ordered by their days. */
export const selectEntries = (q: Queries, orgId: string): Promise<CalendarEntry[]> =>
  q.all<CalendarEntry>(sql`
    select registration, kind, occasion, uid, sequence, due_on as "dueOn", changed_at as "changedAt",
           is_cancelled as "isCancelled"
      from calendar_entries where org_id = ${orgId}
      order by due_on, uid`);

/** Where two read at once, the state that the first one wrote stays: the other found the same. */
export const upsertEntries = (
  tx: Transaction,
  orgId: string,
  entries: readonly CalendarEntry[],
): Promise<number> =>
  tx.run(sql`
    insert into calendar_entries (org_id, registration, kind, occasion, uid, sequence, due_on, changed_at, is_cancelled)
      select ${orgId}, registration, kind, occasion, uid, sequence, "dueOn", "changedAt", "isCancelled"
        from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (
          registration text, kind text, occasion text, uid uuid, sequence integer, "dueOn" date,
          "changedAt" timestamptz, "isCancelled" boolean)
      on conflict (org_id, registration, kind, occasion) do update
        set sequence = excluded.sequence, due_on = excluded.due_on, changed_at = excluded.changed_at,
            is_cancelled = excluded.is_cancelled
        where calendar_entries.sequence < excluded.sequence`);

export const deleteEntries = (tx: Transaction, orgId: string, uids: readonly string[]): Promise<number> =>
  tx.run(sql`delete from calendar_entries where org_id = ${orgId} and uid = any (${[...uids]}::uuid[])`);
