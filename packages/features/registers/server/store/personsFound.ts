import type { PersonKind } from '@tabellion/book/terms/people.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { FactBodies } from '../../facts.ts';
import type { ReadingAt } from './readingAt.ts';

export interface PersonFound {
  readonly personId: string;
  readonly name: FactBodies['name'];
  /** null when erased, and where none was told. */
  readonly address: FactBodies['address'] | null;
}

export interface Finding extends ReadingAt {
  /** Each of them is in the name, or in street or city, as the search compares words (`search_fold`); blank for everybody. */
  readonly words: string;
  /** Only of this kind; null for all. */
  readonly kind: PersonKind | null;
  /** Only who holds shares on that date. */
  readonly holdsShares?: boolean;
  /** Left out. */
  readonly hidden: readonly string[];
  /** Whose alphabet. */
  readonly language: string;
  readonly limit: number;
}

/** Whoever has a name on record, by family name in the reader's alphabet, as the register is (CBCA s. 50(1)). What is typed is
 *  mostly in few names, by one of its words at least: those are looked up by themselves, so that of many persons only the words
 *  are compared. */
export async function selectPersonsFound(
  q: Queries,
  orgId: string,
  finding: Finding,
): Promise<PersonFound[]> {
  if (finding.words.trim() === '') return amongAll(q, orgId, finding, null);
  const { hits } = await q.one<{ hits: string[] | null }>(sql`
    with asked as materialized (
      select word from unnest(string_to_array(search_fold(${finding.words}), ' ')) as word where word <> ''
    ), hits as (
      select (select coalesce(array_agg(person_id), '{}') from (
                select f.person_id from person_facts f
                  where f.org_id = ${orgId} and strpos(f.folded, asked.word) > 0 limit ${FEW + 1}) as fact) as persons
        from asked
    )
    select (select persons::text[] from hits order by cardinality(persons) limit 1) as hits`);
  return amongAll(q, orgId, finding, hits === null || hits.length > FEW ? null : hits);
}

/** So many are looked up one by one; to read everybody costs less than more of them. */
const FEW = 1_000;

/** @param among  only these; null for everybody */
const amongAll = (
  q: Queries,
  orgId: string,
  { asOf, seq, words, kind, holdsShares = false, hidden, language, limit }: Finding,
  among: readonly string[] | null,
): Promise<PersonFound[]> =>
  q.all<PersonFound>(sql`
    with asked as materialized (
      select array_remove(string_to_array(search_fold(${words}), ' '), '') as words
    ), standing as (
      select p.key, p.kind, p.name_fact, p.address_fact from persons p
        where ${among === null} and p.org_id = ${orgId} and as_of(p, ${asOf}, ${seq})
      union all
      select p.key, p.kind, p.name_fact, p.address_fact
        from (select distinct id from unnest(${[...(among ?? [])]}::uuid[]) as hit(id)) as few join persons p on p.org_id = ${orgId} and p.person_id = few.id
        where as_of(p, ${asOf}, ${seq})
    )
    select p.key as "personId", n.body as name, a.body as address
      from standing p
        join person_facts n on n.org_id = ${orgId} and n.fact_id = p.name_fact
        left join person_facts a on a.org_id = ${orgId} and a.fact_id = p.address_fact
        cross join asked
        cross join lateral (
          select coalesce(nullif(btrim(n.body ->> 'company_name'), ''),
                          btrim(concat_ws(' ', n.body ->> 'lastname', n.body ->> 'firstname'))) as name
        ) as called
      where n.body is not null and (${kind}::text is null or p.kind = ${kind}) and p.key <> all(${[...hidden]}::text[])
        and (${!holdsShares} or exists (
          select from certificates c
            where c.org_id = ${orgId} and c.person_id = p.key::uuid and c.status = 'open' and as_of(c, ${asOf}, ${seq})))
        and (asked.words = '{}' or (
          select bool_and(strpos(n.folded, word) > 0 or coalesce(strpos(a.folded, word), 0) > 0)
            from unnest(asked.words) as word))
      order by case when ${language} not in ('fr', 'tr', 'ar') then called.name end collate "en-CA-x-icu",
               case ${language} when 'fr' then called.name end collate "fr-CA-x-icu",
               case ${language} when 'tr' then called.name end collate "tr-TR-x-icu",
               case ${language} when 'ar' then called.name end collate "ar-EG-x-icu", p.key
      limit ${limit}`);
