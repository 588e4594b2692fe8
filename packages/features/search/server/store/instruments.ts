/** Options, warrants, what converts and debt, and pools of options, of today's registers. */
import type { Instrument } from '@tabellion/book/entities.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { FactBodies } from '../../../registers/facts.ts';
import type { PeopleQuery } from './people.ts';

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

/** By name. */
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
