import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export type SavedFormName = 'account' | 'corporate' | 'articles' | 'manages';

/** undefined where the form was not changed since it is noted who does. */
export const selectFormSave = (q: Queries, orgId: string, form: SavedFormName) =>
  q.first<{ saved_by: string; saved_at: Instant }>(sql`
    select saved_by, saved_at from form_saves where org_id = ${orgId} and form = ${form}`);

export const upsertFormSave = (
  tx: Transaction,
  orgId: string,
  { form, userId, recordedAt }: { form: SavedFormName; userId: string; recordedAt: Instant },
) =>
  tx.run(sql`
    insert into form_saves (org_id, form, saved_by, saved_at) values (${orgId}, ${form}, ${userId}, ${recordedAt})
      on conflict (org_id, form) do update set saved_by = excluded.saved_by, saved_at = excluded.saved_at`);
