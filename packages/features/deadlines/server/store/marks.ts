/** Marks of deadlines, and reported events. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { type DeadlineKey, keyText, type ReportedEvent } from '@tabellion/law/deadlines/deadline.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { DeadlineMark } from '../../contract.ts';

export interface MarkRow extends DeadlineKey {
  mark: DeadlineMark;
  doneOn: PlainDate | null;
  reason: string | null;
  markedAt: Instant;
  /** The user. */
  markedBy: string;
}

/** The newest mark of each deadline that is done or not applicable, the latest first. */
export const selectMarks = (q: Queries, orgId: string): Promise<MarkRow[]> =>
  q.all<MarkRow>(sql`
    select registration, kind, occasion, mark, done_on as "doneOn", reason, marked_at as "markedAt",
           marked_by as "markedBy"
      from (select distinct on (registration, kind, occasion) *
              from deadline_marks where org_id = ${orgId}
              order by registration, kind, occasion, mark_no desc) newest
      where mark <> 'open'
      order by mark_no desc`);

/** The keys of every deadline that is done or not applicable. */
export const settledKeys = (marks: readonly MarkRow[]): ReadonlySet<string> => new Set(marks.map(keyText));

interface NewMarks extends Pick<MarkRow, 'mark' | 'doneOn' | 'reason' | 'markedAt'> {
  readonly orgId: string;
  readonly userId: string;
  readonly deadlines: readonly DeadlineKey[];
}

/** Gives keys rows of their own, to which filings refer; those that have one keep it. */
export const insertDeadlines = (
  tx: Transaction,
  orgId: string,
  deadlines: readonly DeadlineKey[],
): Promise<number> =>
  tx.run(sql`
    insert into deadlines (org_id, registration, kind, occasion)
      select ${orgId}::uuid, registration, kind, occasion
        from jsonb_to_recordset(${JSON.stringify(deadlines)}::jsonb) as d (registration text, kind text, occasion text)
      on conflict do nothing`);

/** Gives the keys rows of their own, to which what settles them refers, and marks them. */
export const insertMarks = (tx: Transaction, marks: NewMarks): Promise<unknown> =>
  tx.run(sql`
    with keys as (
      select * from jsonb_to_recordset(${JSON.stringify(marks.deadlines)}::jsonb)
        as d (registration text, kind text, occasion text)
    ), named as (
      insert into deadlines (org_id, registration, kind, occasion)
        select ${marks.orgId}::uuid, registration, kind, occasion from keys on conflict do nothing
    )
    insert into deadline_marks (org_id, registration, kind, occasion, mark, done_on, reason, marked_at, marked_by)
      select ${marks.orgId}, registration, kind, occasion, ${marks.mark}, ${marks.doneOn}, ${marks.reason},
             ${marks.markedAt}, ${marks.userId}
        from keys`);

export interface EventRow {
  kind: ReportedEvent;
  on: PlainDate;
}

/** @returns whether it was not reported before */
export const insertEvent = async (
  tx: Transaction,
  event: EventRow & { orgId: string; userId: string; at: Instant },
): Promise<boolean> => {
  const rows = await tx.all(sql`
    insert into reported_events (org_id, kind, happened_on, reported_at, reported_by)
    values (${event.orgId}, ${event.kind}, ${event.on}, ${event.at}, ${event.userId})
    on conflict do nothing returning kind`);
  return rows.length > 0;
};
