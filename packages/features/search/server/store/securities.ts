/** Certificates and share classes of today's registers. */
import type { Certificate, Instrument } from '@tabellion/book/entities.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { FactBodies } from '../../../registers/facts.ts';
import type { PeopleQuery } from './people.ts';

export interface CertificateRow {
  id: string;
  person_id: string;
  label: string;
  class_name: string;
  holder: FactBodies['name'] | null;
  /** Whole shares. */
  shares: string;
  state: Certificate['status'];
}

/** Those that have every word in number, class and holder together. A number that is meant to the letter comes first,
 *  then those that stand. */
export const selectCertificates = (
  q: Queries,
  orgId: string,
  { words, asOf, limit }: PeopleQuery,
): Promise<CertificateRow[]> =>
  q.all<CertificateRow>(sql`
    with asked as materialized (
      select btrim(search_fold(${words})) as whole,
             array_remove(string_to_array(search_fold(${words}), ' '), '') as words
    ), named as materialized (
      select p.person_id as id, f.body, f.folded
        from persons p join person_facts f on f.org_id = p.org_id and f.fact_id = p.name_fact
        where p.org_id = ${orgId} and p.known_to is null and as_of(p, ${asOf})
    ), terms as (
      select class_id as id, name, search_fold(name) as folded from class_terms
        where org_id = ${orgId} and known_to is null and as_of(class_terms, ${asOf})
    )
    select c.key as id, c.person_id::text, c.label, t.name as class_name, n.body as holder, c.quantity::text as shares, c.status as state
      from certificates c
        join terms t on t.id = c.class_id
        left join named n on n.id = c.person_id
        cross join asked
      where c.org_id = ${orgId} and c.known_to is null and as_of(c, ${asOf}) and c.label is not null
        and (select bool_and(strpos(search_fold(c.label), word) > 0 or strpos(t.folded, word) > 0
                             or strpos(coalesce(n.folded, ''), word) > 0)
               from unnest(asked.words) as word)
      order by search_fold(c.label) = asked.whole desc, c.status = 'open' desc, c.prefix, c.serial, c.key
      limit ${limit}`);

export interface ClassRow {
  id: string;
  name: string;
  prefix: string;
}

/** Classes found by name or prefix; those of an open proposal too. */
export const selectClasses = (
  q: Queries,
  orgId: string,
  { words, asOf, limit }: PeopleQuery,
): Promise<ClassRow[]> =>
  q.all<ClassRow>(sql`
    with classes as (
      select key as id, name, prefix from class_terms
        where org_id = ${orgId} and known_to is null and as_of(class_terms, ${asOf})
      union all
      select draft #>> '{payload,classId}', draft #>> '{payload,name}', draft #>> '{payload,prefix}'
        from proposals p cross join jsonb_array_elements(p.acts) as draft
        where p.org_id = ${orgId} and p.state in ('open', 'needs_attention') and draft ->> 'kind' = 'class.created'
    )
    select id, name, prefix from classes
      where (select bool_and(strpos(search_fold(concat_ws(' ', name, prefix)), word) > 0)
               from unnest(array_remove(string_to_array(search_fold(${words}), ' '), '')) as word)
      order by name, id limit ${limit}`);

export interface InstrumentRow {
  id: string;
  label: string;
  holder: FactBodies['name'] | null;
  /** Whole shares that may still come of it; null of what gives a right to no number of them. */
  shares: string | null;
  state: Instrument['status'];
}

/** Those that have every word in number and holder together. A number that is meant to the letter comes first, then those that
 *  stand. */
export const selectInstruments = (
  q: Queries,
  orgId: string,
  { words, asOf, limit }: PeopleQuery,
): Promise<InstrumentRow[]> =>
  q.all<InstrumentRow>(sql`
    with asked as materialized (
      select btrim(search_fold(${words})) as whole,
             array_remove(string_to_array(search_fold(${words}), ' '), '') as words
    ), named as materialized (
      select i.key as id, i.label, i.status, i.quantity, i.outstanding, f.body as holder,
             concat_ws(' ', search_fold(i.label), f.folded) as folded
        from instruments i
          left join persons p on p.org_id = ${orgId} and p.person_id = i.person_id and p.known_to is null
            and as_of(p, ${asOf})
          left join person_facts f on f.org_id = ${orgId} and f.fact_id = p.name_fact
        where i.org_id = ${orgId} and i.known_to is null and as_of(i, ${asOf})
    )
    select id, label, holder, case when quantity > 0 then outstanding::text end as shares, status as state
      from named cross join asked
      where (select bool_and(strpos(folded, word) > 0) from unnest(asked.words) as word)
      order by search_fold(label) = asked.whole desc, status = 'open' desc, label, id limit ${limit}`);

export interface PoolRow {
  id: string;
  name: string;
  left: string;
}

export const selectPools = (
  q: Queries,
  orgId: string,
  { words, asOf, limit }: PeopleQuery,
): Promise<PoolRow[]> =>
  q.all<PoolRow>(sql`
    select key as id, value ->> 'name' as name, (reserved - used)::text as left
      from option_pools
      where org_id = ${orgId} and known_to is null and as_of(option_pools, ${asOf})
        and (select bool_and(strpos(search_fold(value ->> 'name'), word) > 0)
               from unnest(array_remove(string_to_array(search_fold(${words}), ' '), '')) as word)
      order by name, id limit ${limit}`);
