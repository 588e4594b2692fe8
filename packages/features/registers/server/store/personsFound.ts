import type { PersonKind } from '@tabellion/book/acts/person-added.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { FactBodies } from '../../facts.ts';
import type { ReadingAt } from './holdings.ts';

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
  /** Left out. */
  readonly hidden: readonly string[];
  /** Whose alphabet. */
  readonly language: string;
  readonly limit: number;
}

/** Whoever has a name on record, by family name in the reader's alphabet, as the register is (CBCA s. 50(1)). */
export const selectPersonsFound = (
  q: Queries,
  orgId: string,
  { asOf, seq, words, kind, hidden, language, limit }: Finding,
): Promise<PersonFound[]> =>
  q.all<PersonFound>(sql`
    with asked as materialized (
      select array_remove(string_to_array(search_fold(${words}), ' '), '') as words
    )
    select p.key as "personId", n.body as name, a.body as address
      from persons p
        join person_facts n on n.org_id = p.org_id and n.fact_id = p.name_fact
        left join person_facts a on a.org_id = p.org_id and a.fact_id = p.address_fact
        cross join asked
        cross join lateral (
          select coalesce(nullif(btrim(n.body ->> 'company_name'), ''),
                          btrim(concat_ws(' ', n.body ->> 'lastname', n.body ->> 'firstname'))) as name
        ) as called
      where p.org_id = ${orgId} and p.eff_from <= ${asOf} and (p.eff_to is null or p.eff_to > ${asOf})
        and p.known_from <= ${seq} and (p.known_to is null or p.known_to > ${seq})
        and n.body is not null and (${kind}::text is null or p.kind = ${kind}) and p.key <> all(${[...hidden]}::text[])
        and (asked.words = '{}' or (
          select bool_and(strpos(folded, word) > 0)
            from unnest(asked.words) as word,
                 search_fold(concat_ws(' ', n.body ->> 'company_name', n.body ->> 'firstname', n.body ->> 'lastname',
                                       a.body ->> 'address_line_1', a.body ->> 'city')) as folded))
      order by case when ${language} not in ('fr', 'tr', 'ar') then called.name end collate "en-CA-x-icu",
               case ${language} when 'fr' then called.name end collate "fr-CA-x-icu",
               case ${language} when 'tr' then called.name end collate "tr-TR-x-icu",
               case ${language} when 'ar' then called.name end collate "ar-EG-x-icu", p.key
      limit ${limit}`);
