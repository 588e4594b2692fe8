import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { AccessKind } from '../../rules/accessKinds.ts';

export interface NewAccess {
  orgId: string;
  id: string;
  at: Instant;
  kind: Exclude<AccessKind, 'opened'>;
  actorId: string;
  subjectId: string | null;
  /** Whose facts were looked at, by the person's id in the registers. */
  aboutPerson: string | null;
  /** A code. */
  detail: string;
}

export async function insertAccess(q: Queries, row: NewAccess): Promise<void> {
  await q.run(sql`
    insert into access_log (org_id, id, at, kind, actor_id, subject_id, about_person, detail)
      values (${row.orgId}, ${row.id}, ${row.at}, ${row.kind}, ${row.actorId}, ${row.subjectId}, ${row.aboutPerson}, ${row.detail})`);
}

/** Notes an opening of the organization in which `q` runs, once for a session. It bears the database's time, as whatever is recorded
 *  does: the clocks of several processes differ. */
export async function noteOpening(q: Queries, opening: { id: string; sessionId: string }): Promise<void> {
  await q.one(sql`select note_opening(${opening.id}, ${opening.sessionId}, clock_timestamp())`);
}

export interface AccessRow {
  id: string;
  entry_no: bigint;
  at: Instant;
  kind: AccessKind;
  actor_id: string;
  subject_id: string | null;
  about_person: string | null;
  detail: string;
  device: string;
  network: string;
}

export interface AccessFilter {
  orgId: string;
  /** null: every one. */
  kind: AccessKind | null;
  /** The user who did it, to whom it was done, or whose facts were looked at. */
  userId: string | null;
  /** Only entries with a lower number. */
  before: bigint | null;
  limit: number;
}

/** The newest first. */
export const selectAccess = (q: Queries, filter: AccessFilter): Promise<AccessRow[]> =>
  q.all<AccessRow>(sql`
    select id, entry_no, at, kind, actor_id, subject_id, about_person, detail, device, network
      from access_log
      where org_id = ${filter.orgId}
        and (${filter.kind}::text is null or kind = ${filter.kind})
        and (${filter.userId}::uuid is null or actor_id = ${filter.userId} or subject_id = ${filter.userId}
             or about_person = ${filter.userId})
        and (${filter.before}::bigint is null or entry_no < ${filter.before})
      order by entry_no desc
      limit ${filter.limit}`);
