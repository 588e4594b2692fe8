/** Marks of deadlines, and reported events. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { type DeadlineKind, markKey, type ReportedEvent } from '@tabellion/law/deadlines/deadline.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { DeadlineMark } from '../../contract.ts';

export interface MarkRow {
  kind: DeadlineKind;
  occasion: string;
  personId: string | null;
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
    select kind, occasion, person_id as "personId", mark, done_on as "doneOn", reason, marked_at as "markedAt",
           marked_by as "markedBy"
      from (select distinct on (kind, occasion, person_id) *
              from deadline_marks where org_id = ${orgId}
              order by kind, occasion, person_id, mark_no desc) newest
      where mark <> 'open'
      order by mark_no desc`);

/** The keys of every deadline that is done or not applicable. */
export const settledKeys = (marks: readonly MarkRow[]): ReadonlySet<string> => new Set(marks.map(markKey));

interface NewMarks extends Pick<MarkRow, 'mark' | 'doneOn' | 'reason' | 'markedAt'> {
  readonly orgId: string;
  readonly userId: string;
  readonly deadlines: readonly { kind: string; occasion: string; person: string | null }[];
}

export const insertMarks = (tx: Transaction, marks: NewMarks): Promise<unknown> =>
  tx.run(sql`
    insert into deadline_marks (org_id, kind, occasion, person_id, mark, done_on, reason, marked_at, marked_by)
    select ${marks.orgId}, d.kind, d.occasion, d.person, ${marks.mark}, ${marks.doneOn}, ${marks.reason},
           ${marks.markedAt}, ${marks.userId}
      from jsonb_to_recordset(${JSON.stringify(marks.deadlines)}::jsonb) as d (kind text, occasion text, person uuid)`);

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
