/** How ownership came about: what each date changed, for the largest holders and for all others together. */
import type { EndingKind, IssuingKind } from '@tabellion/book/entities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { FactBodies } from '../../facts.ts';
import type { ReadingAt } from './holdings.ts';

export interface LargestHolder {
  personId: string;
  name: FactBodies['name'] | null;
}

export interface OwnershipChange {
  on: PlainDate;
  /** null for all others together, where there are too many of them to be told apart. */
  personId: string | null;
  /** Shares more, or less, than before; whole, as text. */
  change: string;
  /** The kinds of the acts that opened or ended certificates on the date. */
  kinds: ('issued' | IssuingKind | EndingKind)[];
}

/** The largest holders on the date: five where there are no more, else `most`. */
export const selectLargest = (
  q: Queries,
  orgId: string,
  { asOf, seq, most }: ReadingAt & { readonly most: number },
): Promise<LargestHolder[]> =>
  q.all<LargestHolder>(sql`
    with held as (
      select person_id, sum(shares) as shares from holdings
        where org_id = ${orgId} and as_of(holdings, ${asOf}, ${seq})
        group by person_id
    ), largest as (
      select person_id, shares from held order by shares desc, person_id
        limit (select case when count(*) <= ${most} + 1 then ${most} + 1 else ${most} end::bigint from held)
    )
    select l.person_id as "personId", n.body as name
      from largest l
        left join persons p on p.org_id = ${orgId} and p.person_id = l.person_id and as_of(p, ${asOf}, ${seq})
        left join person_facts n on n.org_id = ${orgId} and n.fact_id = p.name_fact
      order by l.shares desc, l.person_id`);

/** Dates up to `asOf` on which anybody's shares changed, rising. Where no more than `apart` people ever held some, each has a line;
 *  else the named have. A date on which only others' shares moved among themselves has one line of no change then. */
export const selectChanges = (
  q: Queries,
  orgId: string,
  { asOf, seq, named, apart }: ReadingAt & { readonly named: readonly string[]; readonly apart: number },
): Promise<OwnershipChange[]> =>
  q.all<OwnershipChange>(sql`
    with rows as (
      select person_id, class_id, quantity, status, eff_from, eff_to, value
        from certificates
        where org_id = ${orgId} and known_at(certificates, ${seq})
          and eff_from <= ${asOf} and status <> 'void'
    ), moves as (
      select eff_from as moved_on, person_id, class_id, quantity as change from rows where status = 'open'
      union all
      select eff_to, person_id, class_id, -quantity from rows where status = 'open' and eff_to <= ${asOf}
    ), changes as (
      select moved_on, person_id, sum(change) as change from (
        select moved_on, person_id, class_id, sum(change) as change from moves group by moved_on, person_id, class_id
          having sum(change) <> 0) as by_class
        group by moved_on, person_id
    ), few as (
      select count(distinct person_id) <= ${apart} as are from changes
    ), acts as (
      select acted_on, array_agg(distinct kind) as kinds from (
        select eff_from as acted_on, coalesce(value #>> '{origin,by}', 'issued') as kind from rows
          where eff_from = (value ->> 'issuedOn')::date
        union all
        select eff_from, value #>> '{ended,by}' from rows
          where status = 'ended' and eff_from = (value #>> '{ended,on}')::date) as of_rows
        group by acted_on
    )
    select c.moved_on as "on", c.person_id as "personId", c.change, coalesce(a.kinds, '{}') as kinds
      from (select moved_on, case when few.are or person_id = any(${named}::uuid[]) then person_id end as person_id,
                   sum(change) as change
              from changes cross join few group by 1, 2) as c
        left join acts a on a.acted_on = c.moved_on
      order by c.moved_on, c.person_id nulls last`);
