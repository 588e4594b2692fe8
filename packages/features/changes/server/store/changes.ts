/** The statements of changes and of what happened to them. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { ChangeEvent } from '../../rules/progress.ts';
import type { PartInput } from '../../shapes.ts';

export interface ChangeRow {
  readonly changeId: string;
  readonly parts: readonly PartInput[];
  readonly madeAt: Instant;
  readonly madeBy: string;
  /** Dividends that were to be paid before this day are not reviewed; null where all are. */
  readonly reviewsAskedFrom: PlainDate | null;
  /** The oldest first. */
  readonly events: readonly ChangeEvent[];
}

/** The newest first. @param changeId  one of them alone */
export const selectChanges = (
  q: Queries,
  orgId: string,
  changeId: string | null = null,
): Promise<ChangeRow[]> =>
  q.all<ChangeRow>(sql`
    select c.change_id as "changeId", c.parts, c.made_at as "madeAt", c.made_by as "madeBy",
           c.reviews_asked_from as "reviewsAskedFrom",
           (select coalesce(jsonb_agg(
              jsonb_build_object(
                'event', e.event, 'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
                'byUser', e.by_user, 'details', e.details)
              order by e.place), '[]')
              from corporate_change_events e where e.org_id = c.org_id and e.change_id = c.change_id) as events
      from corporate_changes c
      where c.org_id = ${orgId} and (${changeId}::uuid is null or c.change_id = ${changeId})
      order by c.change_id desc`);

export const insertChange = (
  tx: Transaction,
  orgId: string,
  { changeId, parts, madeAt, madeBy }: Omit<ChangeRow, 'events' | 'reviewsAskedFrom'>,
): Promise<number> =>
  tx.run(sql`
    insert into corporate_changes (org_id, change_id, parts, made_at, made_by)
      values (${orgId}, ${changeId}, ${JSON.stringify(parts)}::jsonb, ${madeAt}, ${madeBy})`);

export const updateParts = (
  tx: Transaction,
  orgId: string,
  { changeId, parts }: Pick<ChangeRow, 'changeId' | 'parts'>,
): Promise<number> =>
  tx.run(sql`
    update corporate_changes set parts = ${JSON.stringify(parts)}::jsonb
      where org_id = ${orgId} and change_id = ${changeId}`);

export const insertChangeEvent = (
  tx: Transaction,
  orgId: string,
  changeId: string,
  {
    event,
    at,
    byUser,
    details,
  }: Omit<ChangeEvent, 'details'> & { readonly details?: ChangeEvent['details'] },
): Promise<number> =>
  tx.run(sql`
    insert into corporate_change_events (org_id, change_id, place, event, at, by_user, details)
      select ${orgId}, ${changeId}, coalesce(max(place), 0) + 1, ${event}, ${at}, ${byUser},
             ${JSON.stringify(details ?? {})}::jsonb
        from corporate_change_events where org_id = ${orgId} and change_id = ${changeId}`);

export const hasChange = async (q: Queries, orgId: string, changeId: string): Promise<boolean> =>
  (await q.first(sql`select from corporate_changes where org_id = ${orgId} and change_id = ${changeId}`)) !==
  undefined;
