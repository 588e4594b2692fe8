import type { StoredAct } from '@tabellion/book/act.ts';
import type { Act, ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { readAct } from '@tabellion/book/read.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export type ActRow = Omit<StoredAct, 'seq' | 'rank'> & { readonly seq: bigint; readonly rank: bigint };

/** Spelled out: what is left of a row, spread into another object, takes several times the memory. */
export const actOf = (row: ActRow): Act =>
  readAct({
    seq: Number(row.seq),
    actId: row.actId,
    kind: row.kind,
    v: row.v,
    verb: row.verb,
    root: row.root,
    supersedes: row.supersedes,
    rank: Number(row.rank),
    effectiveOn: row.effectiveOn,
    recordedAt: row.recordedAt,
    actorId: row.actorId,
    payload: row.payload,
    basis: row.basis,
    batchId: row.batchId,
    documents: row.documents,
  });

/** How many acts are read at a time, and how many bytes: an act may issue ten thousand securities. The next page is
 *  asked for while others have had their turn. */
const PAGE = 500;
const PAGE_BYTES = 500_000;

/** Some acts as the database spells them: one JSON text, read by whoever folds them. */
export interface ActPage {
  readonly text: string;
  readonly size: number;
}

/** Acts of one page of the history, in the newest version of their kinds. */
export const actsIn = (text: string): Act[] => (JSON.parse(text) as StoredAct[]).map(readAct);

/** The whole history in the order of seq, or up to one. */
export async function selectAllActs(q: Queries, orgId: string, upTo?: number): Promise<Act[]> {
  const history: Act[] = [];
  for await (const { text } of selectPages(q, orgId, upTo)) for (const act of actsIn(text)) history.push(act);
  return history;
}

/** The same page by page. A history only ever grows at its end, so its pages need no snapshot. */
export async function* selectPages(
  q: Queries,
  orgId: string,
  upTo: number = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<ActPage> {
  for (let after = 0; ; ) {
    const page = await q.one<ActPage & { last: bigint | null }>(sql`
      with found as (
        select seq, act_id as "actId", kind, v, verb, root, supersedes, rank, effective_on as "effectiveOn",
               to_char(recorded_at, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "recordedAt",
               actor_id as "actorId", payload, basis, batch_id as "batchId", documents
          from register_acts where org_id = ${orgId} and seq > ${after} and seq <= ${upTo} order by seq limit ${PAGE}
      ), spelled as (
        select seq, row_to_json(found)::text as act from found
      ), measured as (
        select seq, act, sum(octet_length(act)) over (order by seq) - octet_length(act) as before from spelled
      )
      select '[' || coalesce(string_agg(act, ',' order by seq), '') || ']' as text, count(*)::integer as size,
             max(seq) as last
        from measured where before < ${PAGE_BYTES}`);
    if (page.last === null) return;
    yield page;
    after = Number(page.last);
  }
}

/** Acts that hold at a seq, in the order in which they hold: the newest version of every root, none that
 *  was taken back. */
export async function selectStandingActs(q: Queries, orgId: string, seq: number): Promise<ChangeAct[]> {
  const rows = await q.all<ActRow>(sql`
    select a.seq, a.act_id as "actId", a.kind, a.v, a.verb, a.root, a.supersedes, a.rank,
           a.effective_on as "effectiveOn", a.recorded_at as "recordedAt", a.actor_id as "actorId", a.payload, a.basis,
           a.batch_id as "batchId", a.documents
      from register_acts a
      where a.org_id = ${orgId} and a.seq <= ${seq} and a.verb <> 'void'
        and not exists (
          select from register_acts later
            where later.org_id = a.org_id and later.supersedes = a.act_id and later.seq <= ${seq})
      order by a.effective_on, a.rank`);
  // Sound by the verbs that the statement asks for.
  return rows.map((row) => actOf(row) as ChangeAct);
}

/** Every version of every root of which a batch holds one.
 *  @returns undefined where the batch holds as many entries as `tooMany` */
export async function selectVersionsInBatch(
  q: Queries,
  orgId: string,
  batchId: string,
  tooMany: number,
): Promise<Act[] | undefined> {
  const { entries } = await q.one<{ entries: number }>(sql`
    select count(*)::integer as entries from (
      select from register_acts where org_id = ${orgId} and batch_id = ${batchId} limit ${tooMany}
    ) found`);
  if (entries === tooMany) return undefined;
  const rows = await q.all<ActRow>(sql`
    select seq, act_id as "actId", kind, v, verb, root, supersedes, rank, effective_on as "effectiveOn",
           recorded_at as "recordedAt", actor_id as "actorId", payload, basis, batch_id as "batchId", documents
      from register_acts where org_id = ${orgId}
        and root in (select root from register_acts where org_id = ${orgId} and batch_id = ${batchId})
      order by seq`);
  return rows.map(actOf);
}

/** Every version of some roots, in any order; a page of roots at a time, as `selectAllActs` reads. */
export async function selectVersions(q: Queries, orgId: string, roots: readonly string[]): Promise<Act[]> {
  const versions: Act[] = [];
  for (let i = 0; i < roots.length; i += PAGE) {
    const rows = await q.all<ActRow>(sql`
      select seq, act_id as "actId", kind, v, verb, root, supersedes, rank, effective_on as "effectiveOn",
             recorded_at as "recordedAt", actor_id as "actorId", payload, basis, batch_id as "batchId", documents
        from register_acts where org_id = ${orgId} and root = any(${roots.slice(i, i + PAGE)}::uuid[])`);
    for (const row of rows) versions.push(actOf(row));
  }
  return versions;
}

export async function selectActs(q: Queries, orgId: string, actIds: readonly string[]): Promise<Act[]> {
  const rows = await q.all<ActRow>(sql`
    select seq, act_id as "actId", kind, v, verb, root, supersedes, rank, effective_on as "effectiveOn",
           recorded_at as "recordedAt", actor_id as "actorId", payload, basis, batch_id as "batchId", documents
      from register_acts where org_id = ${orgId} and act_id = any(${actIds}::uuid[]) order by seq`);
  return rows.map(actOf);
}

/** The act that brought a security, an appointment, a person or a class. */
export async function selectRootOfThing(q: Queries, orgId: string, id: string): Promise<string | undefined> {
  const subjects = ['security', 'appointment', 'person', 'class'].map((of) => `${of} ${id}`);
  const row = await q.first<{ root: string }>(sql`
    select (value #>> '{origin,root}')::uuid as root from certificates
      where org_id = ${orgId} and key = ${id} and value #> '{origin,root}' is not null
    union all
    select (value #>> '{origin,root}')::uuid from instruments
      where org_id = ${orgId} and key = ${id} and value #> '{origin,root}' is not null
    union all
    select a.root from act_subjects s
      join register_acts a on a.org_id = s.org_id and a.act_id = s.root
        and a.kind in ('issued', 'option.granted', 'instrument.issued', 'appointed', 'person.added', 'class.created')
      where s.org_id = ${orgId} and s.subject = any(${subjects}::text[]) and s.writes
    limit 1`);
  return row?.root;
}

/** The newest version of a root: what a correction must have seen. */
export async function selectNewestOf(q: Queries, orgId: string, root: string): Promise<Act | undefined> {
  const row = await q.first<ActRow>(sql`
    select seq, act_id as "actId", kind, v, verb, root, supersedes, rank, effective_on as "effectiveOn",
           recorded_at as "recordedAt", actor_id as "actorId", payload, basis, batch_id as "batchId", documents
      from register_acts where org_id = ${orgId} and root = ${root} order by seq desc limit 1`);
  return row === undefined ? undefined : actOf(row);
}

/** The latest date of law that any act ever bore; null in an empty history. */
export async function selectLatestDate(q: Queries, orgId: string): Promise<PlainDate | null> {
  const row = await q.one<{ latest: PlainDate | null }>(sql`
    select max(effective_on) as latest from register_acts where org_id = ${orgId}`);
  return row.latest;
}

/** The number of the newest act; 0 before the first. */
export async function selectLastSeq(q: Queries, orgId: string): Promise<number> {
  const row = await q.one<{ seq: bigint }>(sql`
    select coalesce(max(seq), 0) as seq from register_acts where org_id = ${orgId}`);
  return Number(row.seq);
}

/** The newest act recorded at or before an instant; 0 before the first. */
export async function selectSeqAt(q: Queries, orgId: string, at: Instant): Promise<number> {
  const row = await q.first<{ seq: bigint }>(sql`
    select seq from register_acts where org_id = ${orgId} and recorded_at <= ${at}
      order by recorded_at desc, seq desc limit 1`);
  return Number(row?.seq ?? 0n);
}

/** The first day on which the registers had an entry that what was read of them has not: one that was recorded after it, or one
 *  that is dated after its day. Null where there is none by today. @param zone  of the days */
export async function selectChangedOn(
  q: Queries,
  orgId: string,
  { asOf, knownAt, today, zone }: { asOf: PlainDate; knownAt: Instant; today: PlainDate; zone: string },
): Promise<PlainDate | null> {
  const row = await q.one<{ day: PlainDate | null }>(sql`
    select min(case when recorded_at > ${knownAt} then recorded_on else greatest(recorded_on, effective_on) end) as day
      from register_acts, lateral (select (recorded_at at time zone ${zone})::date as recorded_on) as at_registry
      where org_id = ${orgId}
        and (recorded_at > ${knownAt} or (effective_on > ${asOf} and effective_on <= ${today}))`);
  return row.day;
}

/** An act as `insertActs` stores it. */
export const spellAct = (act: Act): string => canonicalJson({ ...act });

/** All of them in one statement, so that a founding of thirty acts is one round trip.
 *  @param spelled  the acts by `spellAct`, where that was done elsewhere */
export async function insertActs(
  tx: Transaction,
  orgId: string,
  acts: readonly Act[],
  spelled: readonly string[] = acts.map(spellAct),
): Promise<void> {
  await tx.run(sql`
    insert into register_acts (org_id, seq, act_id, kind, v, verb, root, supersedes, rank, effective_on, recorded_at,
                               actor_id, payload, basis, batch_id, documents)
      select ${orgId}, seq, "actId", kind, v, verb, root, supersedes, rank, "effectiveOn", "recordedAt", "actorId",
             nullif(payload, 'null'::jsonb), basis, "batchId", documents
        from jsonb_to_recordset(${`[${spelled.join()}]`}::jsonb)
          as a(seq bigint, "actId" uuid, kind text, v integer, verb text, root uuid, supersedes uuid, rank bigint,
               "effectiveOn" date, "recordedAt" timestamptz, "actorId" uuid, payload jsonb, basis text,
               "batchId" uuid, documents uuid[])
        order by seq`);
}

/** The acts of a part of the history, by the root of what they record, replace or void. */
export const selectActsBetween = (
  q: Queries,
  orgId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Pick<Act, 'root' | 'verb' | 'kind' | 'actorId' | 'batchId'>[]> =>
  q.all(sql`
    select root, verb, kind, actor_id as "actorId", batch_id as "batchId" from register_acts
      where org_id = ${orgId} and seq between ${from}::bigint and ${to}::bigint order by seq`);

/** Why acts were corrected, in the words of who did; by their roots, the first correction first. */
export const selectReasons = (
  q: Queries,
  orgId: string,
  roots: readonly string[],
): Promise<{ root: string; seq: number; basis: string }[]> =>
  q.all(sql`
    select root, seq::integer as seq, basis from register_acts
      where org_id = ${orgId} and root = any(${[...roots]}::uuid[]) and verb <> 'record' and basis is not null
      order by seq`);
