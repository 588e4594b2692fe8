/** Which reminders members want, and the mails of a day. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { type ReminderStep, reminderSteps } from '../../rules/near.ts';

/** The choices of an organization's members, by user; who is not here wants them all. */
export async function selectReminders(
  q: Queries,
  orgId: string,
): Promise<ReadonlyMap<string, readonly ReminderStep[]>> {
  const rows = await q.all<{ userId: string; steps: ReminderStep[] }>(sql`
    select user_id as "userId", steps from reminder_settings where org_id = ${orgId}`);
  return new Map(rows.map(({ userId, steps }) => [userId, steps]));
}

export async function selectRemindersOf(
  q: Queries,
  orgId: string,
  userId: string,
): Promise<readonly ReminderStep[]> {
  const row = await q.first<{ steps: ReminderStep[] }>(sql`
    select steps from reminder_settings where org_id = ${orgId} and user_id = ${userId}`);
  return row?.steps ?? reminderSteps;
}

export const upsertReminders = (
  q: Queries,
  orgId: string,
  { userId, steps, at }: { userId: string; steps: readonly ReminderStep[]; at: Instant },
): Promise<number> =>
  q.run(sql`
    insert into reminder_settings (org_id, user_id, steps, set_at)
      values (${orgId}, ${userId}, ${[...steps]}::text[], ${at})
      on conflict (org_id, user_id) do update set steps = excluded.steps, set_at = excluded.set_at
        where reminder_settings.steps is distinct from excluded.steps`);

/** @returns those who had none on that day */
export async function insertDigests(
  tx: Transaction,
  userIds: readonly string[],
  day: PlainDate,
): Promise<readonly string[]> {
  const rows = await tx.all<{ userId: string }>(sql`
    insert into deadline_digests (user_id, day) select unnest(${[...userIds]}::uuid[]), ${day}::date
      on conflict do nothing returning user_id as "userId"`);
  return rows.map(({ userId }) => userId);
}

export const deleteDigestsBefore = (q: Queries, day: PlainDate): Promise<number> =>
  q.run(sql`delete from deadline_digests where day < ${day}`);
