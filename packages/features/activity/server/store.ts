import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface ActivityRow {
  id: string;
  entry_no: bigint;
  kind: string;
  recorded_at: Instant;
  /** null in entries from before every entry had its day. */
  effective_on: PlainDate | null;
  actor_id: string | null;
  subject_ids: string[];
  params: Record<string, string | number>;
  price: string | null;
  about_id: string | null;
  superseded_by: string | null;
  /** `before` of the page that begins with the entry that took it back. */
  superseded_at: string | null;
  /** The root of the act of which it tells. */
  act_root: string | null;
  /** Acts that its write recorded, by their places in the history; null for none. */
  first_act: bigint | null;
  last_act: bigint | null;
  /** A member's note; null for all other kinds, and once it was emptied. */
  body: string | null;
}

export interface NewActivityRow {
  orgId: string;
  id: string;
  kind: string;
  recordedAt: Instant;
  effectiveOn: PlainDate;
  actorId: string | null;
  subjectIds: readonly string[];
  params: Readonly<Record<string, string | number>>;
  price: string | null;
  aboutId: string | null;
  actRoot: string | null;
  acts: { readonly first: bigint; readonly last: bigint } | null;
}

export const insertActivity = (tx: Transaction, row: NewActivityRow): Promise<number> =>
  tx.run(sql`
    insert into activity (
      org_id, id, kind, recorded_at, effective_on, actor_id, subject_ids, params, price, about_id, act_root,
      first_act, last_act
    ) values (
      ${row.orgId}, ${row.id}, ${row.kind}, ${row.recordedAt}, ${row.effectiveOn}, ${row.actorId},
      ${row.subjectIds}::uuid[], ${JSON.stringify(row.params)}::jsonb, ${row.price}, ${row.aboutId},
      ${row.actRoot}, ${row.acts?.first ?? null}, ${row.acts?.last ?? null}
    )`);

export const insertNote = (
  tx: Transaction,
  { orgId, activityId, body }: { orgId: string; activityId: string; body: string },
): Promise<number> =>
  tx.run(sql`
    insert into activity_notes (org_id, activity_id, body) values (${orgId}, ${activityId}, ${body})`);

/** @returns the ids of the entries that were still standing and now are not */
export async function supersedeActivity(
  tx: Transaction,
  wanted: {
    orgId: string;
    kinds: readonly string[];
    subjectIds: readonly string[];
    sameParams: Readonly<Record<string, string | number>>;
    by: string;
  },
): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    update activity set superseded_by = ${wanted.by}
      where org_id = ${wanted.orgId} and kind = any(${wanted.kinds}::text[])
        and subject_ids = ${wanted.subjectIds}::uuid[] and params @> ${JSON.stringify(wanted.sameParams)}::jsonb
        and superseded_by is null
        and entry_no < (select entry_no from activity where org_id = ${wanted.orgId} and id = ${wanted.by})
      returning id`);
  return rows.map(({ id }) => id);
}

interface OfAct {
  readonly orgId: string;
  readonly actRoot: string;
  /** The entry that takes the act back, or restores it. */
  readonly by: string;
}

/** Whatever tells of the act is taken back with it.
 *  @returns the ids of the entries that were still standing and now are not */
export async function supersedeOfAct(tx: Transaction, { orgId, actRoot, by }: OfAct): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    update activity set superseded_by = ${by}
      where org_id = ${orgId} and act_root = ${actRoot} and id <> ${by} and superseded_by is null
      returning id`);
  return rows.map(({ id }) => id);
}

/** Those that were taken back by entries which do not stand any more. @returns the ids of the entries that stand again */
export async function releaseSuperseded(
  tx: Transaction,
  { orgId, by }: { readonly orgId: string; readonly by: readonly string[] },
): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    update activity set superseded_by = null
      where org_id = ${orgId} and superseded_by = any(${by}::uuid[])
        and kind not in ('entry_voided', 'entry_restored')
      returning id`);
  return rows.map(({ id }) => id);
}

/** The act happened after all: what told of it stands again, and the entry that took it back does not.
 *  @returns the entries that stand again */
export async function restoreOfAct(
  tx: Transaction,
  { orgId, actRoot, by }: OfAct,
): Promise<readonly Pick<ActivityRow, 'id' | 'kind' | 'params'>[]> {
  const again = await tx.all<Pick<ActivityRow, 'id' | 'kind' | 'params'>>(sql`
    update activity set superseded_by = null
      where org_id = ${orgId} and act_root = ${actRoot} and kind not in ('entry_voided', 'entry_restored')
        and superseded_by in (
          select id from activity
            where org_id = ${orgId} and act_root = ${actRoot} and kind = 'entry_voided' and superseded_by is null
        )
      returning id, kind, params`);
  await tx.run(sql`
    update activity set superseded_by = ${by}
      where org_id = ${orgId} and act_root = ${actRoot} and kind = 'entry_voided' and superseded_by is null`);
  return again;
}

export interface ActivityFilter {
  orgId: string;
  /** null: every one. */
  kind: string | null;
  /** A person, share class or member that the entry is about, or who made it. */
  subjectId: string | null;
  /** Legal dates, both inclusive; entries without a date of law count by their day in `zone`. */
  from: PlainDate | null;
  to: PlainDate | null;
  zone: string;
  withSuperseded: boolean;
  /** Excluded because the reader has no access: kinds, and entries about these people. */
  hiddenKinds: readonly string[];
  hiddenSubjects: readonly string[];
  /** Only entries with a lower number. */
  before: bigint | null;
  limit: number;
}

/** The newest first. */
export const selectActivity = (q: Queries, filter: ActivityFilter): Promise<ActivityRow[]> =>
  q.all<ActivityRow>(sql`
    select a.id, a.entry_no, a.kind, a.recorded_at, a.effective_on, a.actor_id, a.subject_ids, a.params, a.price,
           a.about_id, a.superseded_by, (s.entry_no + 1)::text as superseded_at, a.act_root, a.first_act, a.last_act, n.body
      from activity a
        left join activity_notes n on n.org_id = a.org_id and n.activity_id = a.id
        left join activity s on s.org_id = a.org_id and s.id = a.superseded_by
      where a.org_id = ${filter.orgId}
        and (${filter.kind}::text is null or a.kind = ${filter.kind})
        and (${filter.subjectId}::uuid is null or a.actor_id = ${filter.subjectId}
             or a.subject_ids @> array[${filter.subjectId}::uuid])
        and (${filter.from}::date is null
             or coalesce(a.effective_on, (a.recorded_at at time zone ${filter.zone})::date) >= ${filter.from})
        and (${filter.to}::date is null
             or coalesce(a.effective_on, (a.recorded_at at time zone ${filter.zone})::date) <= ${filter.to})
        and (${filter.withSuperseded} or a.superseded_by is null)
        and a.kind <> all(${filter.hiddenKinds}::text[])
        and not a.subject_ids && ${filter.hiddenSubjects}::uuid[]
        and (${filter.before}::bigint is null or a.entry_no < ${filter.before})
      order by a.entry_no desc
      limit ${filter.limit}`);

export const selectEntry = (q: Queries, orgId: string, id: string): Promise<ActivityRow | undefined> =>
  q.first<ActivityRow>(sql`
    select a.id, a.entry_no, a.kind, a.recorded_at, a.effective_on, a.actor_id, a.subject_ids, a.params, a.price,
           a.about_id, a.superseded_by, (s.entry_no + 1)::text as superseded_at, a.act_root, a.first_act, a.last_act, n.body
      from activity a
        left join activity_notes n on n.org_id = a.org_id and n.activity_id = a.id
        left join activity s on s.org_id = a.org_id and s.id = a.superseded_by
      where a.org_id = ${orgId} and a.id = ${id}`);

/** Entries by their ids, and those that tell of these acts, by their roots; none that was taken back. */
export const selectEntriesOfActs = (
  q: Queries,
  orgId: string,
  { ids, roots }: { readonly ids: readonly string[]; readonly roots: readonly string[] },
): Promise<ActivityRow[]> =>
  q.all<ActivityRow>(sql`
    select a.id, a.entry_no, a.kind, a.recorded_at, a.effective_on, a.actor_id, a.subject_ids, a.params, a.price,
           a.about_id, a.superseded_by, null as superseded_at, a.act_root, a.first_act, a.last_act, n.body
      from activity a left join activity_notes n on n.org_id = a.org_id and n.activity_id = a.id
      where a.org_id = ${orgId}
        and (a.id = any(${[...ids]}::uuid[]) or a.act_root = any(${[...roots]}::uuid[]) and a.superseded_by is null)
      order by a.entry_no`);
