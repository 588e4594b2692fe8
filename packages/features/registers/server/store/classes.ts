import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { ClassTerms } from '@tabellion/book/entities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { type ActRow, actOf } from './acts.ts';
import type { ReadingAt } from './readingAt.ts';

export async function selectPrefixes(q: Queries, orgId: string): Promise<Map<string, string>> {
  const rows = await q.all<{ key: string; prefix: string }>(sql`
    select key, prefix from class_terms where org_id = ${orgId} and eff_to is null and known_to is null`);
  return new Map(rows.map(({ key, prefix }) => [key, prefix]));
}

/** The date on the certificate of incorporation; null while the corporation is not in the register. */
export async function selectIncorporatedOn(q: Queries, orgId: string): Promise<PlainDate | null> {
  const row = await q.first<{ on: PlainDate }>(sql`
    select value ->> 'incorporatedOn' as "on" from corporation_rows
      where org_id = ${orgId} and eff_to is null and known_to is null`);
  return row?.on ?? null;
}

/** The day on which it was dissolved; null while it exists. */
export async function selectDissolvedOn(q: Queries, orgId: string): Promise<PlainDate | null> {
  const row = await q.first<{ on: PlainDate | null }>(sql`
    select value #>> '{dissolution,on}' as "on" from corporation_rows
      where org_id = ${orgId} and eff_to is null and known_to is null`);
  return row?.on ?? null;
}

/** The register of share classes on a date, with what is issued of each and its stated capital. */
export interface ClassLine {
  readonly terms: ClassTerms;
  /** Whole shares, and who holds them. */
  readonly issued: string;
  readonly holders: number;
  /** Its stated capital, exact dollars. */
  readonly capital: string;
}

/** Classes in the order of the articles. */
export const selectClassLines = (q: Queries, orgId: string, { asOf, seq }: ReadingAt): Promise<ClassLine[]> =>
  q.all<ClassLine>(sql`
    select t.value as terms, held.issued::text as issued, held.holders::integer as holders,
           trim_scale(account.capital)::text as capital
      from class_terms t
        cross join lateral (
          select coalesce(sum(quantity), 0) as issued, count(distinct person_id) as holders from certificates c
            where c.org_id = ${orgId} and c.class_id = t.class_id and c.status = 'open' and as_of(c, ${asOf}, ${seq})
        ) as held
        cross join lateral (
          select coalesce(sum(e.amount), 0) as capital from capital_entries e
            where e.org_id = ${orgId} and e.class_id = t.class_id and as_of(e, ${asOf}, ${seq})
        ) as account
      where t.org_id = ${orgId} and as_of(t, ${asOf}, ${seq})
      order by t.value ->> 'createdOn', t.key`);

type ClassAct = ChangeAct<'class.created'> | ChangeAct<'class.amended'> | ChangeAct<'authorized.changed'>;

/** The newest version of each act that says terms of a class, in the order in which they hold; none that was voided. */
export async function selectActsOfClass(q: Queries, orgId: string, classId: string): Promise<ClassAct[]> {
  const rows = await q.all<ActRow>(sql`
    select a.seq, a.act_id as "actId", a.kind, a.v, a.verb, a.root, a.supersedes, a.rank, a.effective_on as "effectiveOn",
           a.recorded_at as "recordedAt", a.actor_id as "actorId", a.payload, a.basis, a.batch_id as "batchId", a.documents
      from act_subjects s
        join register_acts a on a.org_id = s.org_id and a.root = s.root
      where s.org_id = ${orgId} and s.subject = ${`class ${classId}`} and s.writes
        and a.kind in ('class.created', 'class.amended', 'authorized.changed') and a.verb <> 'void'
        and not exists (select from register_acts later where later.org_id = a.org_id and later.supersedes = a.act_id)
      order by a.effective_on, a.rank`);
  // Sound by the kinds and verbs that the statement asks for.
  return rows.map((row) => actOf(row) as ClassAct);
}

/** The newest versions of the acts that say something of a class after the one that created it, and those that divided or
 *  consolidated its shares, with the rights adjusted then: the last first. None that was voided. */
export const selectLaterOfClass = (
  q: Queries,
  orgId: string,
  { classId, limit }: { readonly classId: string; readonly limit: number },
): Promise<{ root: string; kind: string; on: PlainDate }[]> =>
  q.all(sql`
    with touching as (
      select distinct root from act_subjects
        where org_id = ${orgId} and subject = any(${[`class ${classId}`, `division ${classId}`]}::text[]) and writes
    )
    select a.root, a.kind, a.effective_on as "on"
      from touching t
        join register_acts a on a.org_id = ${orgId} and a.root = t.root
      where a.kind in ('class.amended', 'authorized.changed', 'class.split', 'class.consolidated', 'rights.adjusted')
        and a.verb <> 'void'
        and not exists (select from register_acts later where later.org_id = a.org_id and later.supersedes = a.act_id)
      order by a.effective_on desc, a.rank desc
      limit ${limit}`);
