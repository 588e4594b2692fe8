/** The statements of filings and of what happened to them. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { DeadlineKey } from '@tabellion/law/deadlines/deadline.ts';
import type { FilingKind } from '@tabellion/law/deadlines/filings.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { FilingEvent } from '../../rules/status.ts';

export interface FilingKey extends DeadlineKey {
  readonly kind: FilingKind;
}

export interface FilingRow extends FilingKey {
  readonly filingId: string;
  readonly filingYear: number | null;
  /** The filed one that it puts right. */
  readonly corrects: string | null;
  readonly createdAt: Instant;
  /** The oldest first. */
  readonly events: readonly FilingEvent[];
}

/** The oldest first. @param filingId  one of them alone */
export const selectFilings = (
  q: Queries,
  orgId: string,
  filingId: string | null = null,
): Promise<FilingRow[]> =>
  q.all<FilingRow>(sql`
    select f.filing_id as "filingId", f.registration, f.kind, f.occasion, f.filing_year::integer as "filingYear", f.corrects,
           f.created_at as "createdAt",
           (select coalesce(jsonb_agg(
              jsonb_build_object(
                'event', e.event, 'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
                'byUser', e.by_user, 'filedOn', e.filed_on, 'details', e.details)
              order by e.place), '[]')
              from filing_events e where e.org_id = f.org_id and e.filing_id = f.filing_id) as events
      from filings f
      where f.org_id = ${orgId} and (${filingId}::uuid is null or f.filing_id = ${filingId})
      order by f.filing_id`);

export interface NewFiling extends FilingKey {
  readonly filingId: string;
  readonly filingYear: number | null;
  readonly corrects: string | null;
}

/** Rows of filings that are not there yet, with their objects; those that are there stay. Their deadlines have rows. */
export const insertFilings = (
  tx: Transaction,
  orgId: string,
  filings: readonly NewFiling[],
  at: Instant,
): Promise<number> =>
  tx.run(sql`
    with rows as (
      select * from jsonb_to_recordset(${JSON.stringify(filings)}::jsonb) as f(
        "filingId" uuid, registration text, kind text, occasion text, "filingYear" smallint, corrects uuid)
    ), made as (
      insert into filings (org_id, filing_id, registration, kind, occasion, filing_year, corrects, created_at)
        select ${orgId}::uuid, "filingId", registration, kind, occasion, "filingYear", corrects, ${at}::timestamptz from rows
        on conflict do nothing returning filing_id
    )
    insert into objects (id, org_id, kind) select filing_id, ${orgId}::uuid, 'filing' from made`);

export interface NewFilingEvent extends Pick<FilingEvent, 'event' | 'byUser'> {
  readonly at: Instant;
  readonly filedOn?: PlainDate;
  readonly details?: FilingEvent['details'];
}

export const insertFilingEvent = (
  tx: Transaction,
  orgId: string,
  filingId: string,
  { event, at, byUser, filedOn, details = {} }: NewFilingEvent,
): Promise<number> =>
  tx.run(sql`
    insert into filing_events (org_id, filing_id, place, event, at, by_user, filed_on, details)
      select ${orgId}, ${filingId}, coalesce(max(place), 0) + 1, ${event}, ${at}, ${byUser}, ${filedOn ?? null},
             ${JSON.stringify(details)}::jsonb
        from filing_events where org_id = ${orgId} and filing_id = ${filingId}`);
