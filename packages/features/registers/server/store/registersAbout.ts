/** Acts about some entries, those that they have to do with, and rows by their ids. */
import type { ChangeAct, KindName } from '@tabellion/book/acts/kinds.ts';
import type { RegisterRow } from '@tabellion/book/rows.ts';
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { type ActRow, actOf } from './acts.ts';
import type { ResolutionLine } from './corporation.ts';
import { registerRowOf, type StoredRow } from './rows.ts';

export interface ActsAsked {
  readonly roots?: readonly string[];
  /** Numbers of resolutions that an act names. */
  readonly numbers?: readonly string[];
  readonly kinds?: readonly KindName[];
  /** Ids of securities: the acts that made, changed or ended them. */
  readonly securities?: readonly string[];
}

/** Acts that stand, each once, in the order in which they hold. */
export async function selectStandingAmong(
  q: Queries,
  orgId: string,
  { seq, roots = [], numbers = [], kinds = [], securities = [] }: ActsAsked & { readonly seq: number },
): Promise<ChangeAct[]> {
  const subjects = securities.map((id) => `security ${id}`);
  const rows = await q.all<ActRow>(sql`
    with asked as materialized (
      select unnest(${[...roots]}::uuid[]) as root
      union
      select root from register_acts where org_id = ${orgId} and resolution_number = any(${[...numbers]}::text[])
      union
      select root from register_acts where org_id = ${orgId} and balance_number = any(${[...numbers]}::text[])
      union
      select root from register_acts where org_id = ${orgId} and kind = any(${[...kinds]}::text[])
      union
      select root from act_subjects where org_id = ${orgId} and subject = any(${subjects}::text[]) and writes
    )
    select a.seq, a.act_id as "actId", a.kind, a.v, a.verb, a.root, a.supersedes, a.rank,
           a.effective_on as "effectiveOn", a.recorded_at as "recordedAt", a.actor_id as "actorId", a.payload, a.basis,
           a.batch_id as "batchId", a.documents
      from asked join register_acts a on a.org_id = ${orgId} and a.root = asked.root
      where a.seq <= ${seq} and a.verb <> 'void'
        and not exists (
          select from register_acts later
            where later.org_id = a.org_id and later.supersedes = a.act_id and later.seq <= ${seq})
      order by a.effective_on, a.rank`);
  // Sound by the verbs that the statement asks for.
  return rows.map((row) => actOf(row) as ChangeAct);
}

/** When the first of the acts that stand was recorded; undefined where none stands. */
export async function selectFirstRecordedAt(
  q: Queries,
  orgId: string,
  seq: number,
): Promise<Instant | undefined> {
  const row = await q.first<{ at: Instant }>(sql`
    select a.recorded_at as at from register_acts a
      where a.org_id = ${orgId} and a.seq <= ${seq} and a.verb <> 'void'
        and not exists (
          select from register_acts later
            where later.org_id = a.org_id and later.supersedes = a.act_id and later.seq <= ${seq})
      order by a.seq limit 1`);
  return row?.at;
}

/** Rows of every day, as they are known at a seq: the corporation, its board and officers, its classes and
 *  pools, which are few. */
export async function selectFewRows(q: Queries, orgId: string, seq: number): Promise<RegisterRow[]> {
  const rows = await q.all<StoredRow>(sql`
    select 'corporation' as "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value
      from corporation_rows where org_id = ${orgId} and known_at(corporation_rows, ${seq})
    union all
    select 'appointments', key, eff_from, eff_to, by_act, value
      from appointments where org_id = ${orgId} and known_at(appointments, ${seq})
    union all
    select 'classTerms', key, eff_from, eff_to, by_act, value
      from class_terms where org_id = ${orgId} and known_at(class_terms, ${seq})
    union all
    select 'pools', key, eff_from, eff_to, by_act, value
      from option_pools where org_id = ${orgId} and known_at(option_pools, ${seq})`);
  return rows.map(registerRowOf);
}

/** Certificates and instruments of every day by their ids, as they are known at a seq. */
export async function selectSecurityRows(
  q: Queries,
  orgId: string,
  { seq, ids }: { readonly seq: number; readonly ids: readonly string[] },
): Promise<RegisterRow[]> {
  if (ids.length === 0) return [];
  const rows = await q.all<StoredRow>(sql`
    select 'certificates' as "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value
      from certificates where org_id = ${orgId} and key = any(${[...ids]}) and known_at(certificates, ${seq})
    union all
    select 'instruments', key, eff_from, eff_to, by_act, value
      from instruments where org_id = ${orgId} and key = any(${[...ids]}) and known_at(instruments, ${seq})`);
  return rows.map(registerRowOf);
}

/** Persons of every day by their ids, as they are known at a seq. */
export async function selectPersonRows(
  q: Queries,
  orgId: string,
  { seq, ids }: { readonly seq: number; readonly ids: readonly string[] },
): Promise<RegisterRow[]> {
  if (ids.length === 0) return [];
  const rows = await q.all<StoredRow>(sql`
    select 'persons' as "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value
      from persons where org_id = ${orgId} and key = any(${[...ids]}) and known_at(persons, ${seq})`);
  return rows.map(registerRowOf);
}

/** Resolutions that were passed: those with one of the numbers, and the one by which the corporation organized itself. The newest
 *  first. */
export const selectPassedNumbered = (
  q: Queries,
  orgId: string,
  numbers: readonly string[],
): Promise<ResolutionLine[]> =>
  q.all<ResolutionLine>(sql`
    select resolution_id as "resolutionId", body, number, dated_on as "datedOn", is_organizing as "isOrganizing",
           meeting
      from resolutions
      where org_id = ${orgId} and status = 'passed' and (is_organizing or number = any(${[...numbers]}::text[]))
      order by dated_on desc, number desc`);
