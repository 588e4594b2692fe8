/** How ownership came about: what each date changed, for the largest holders and for all others together. */
import type { EndingKind, IssuingKind } from '@tabellion/book/entities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { FactBodies } from '../../facts.ts';
import type { ReadingAt } from './readingAt.ts';

export interface LargestHolder {
  personId: string;
  name: FactBodies['name'] | null;
}

export interface OwnershipChange {
  on: PlainDate;
  /** The id of a holder or of a class; `PROMISED_PART` and more for shares that nobody holds yet; null for all other holders
   *  together, where there are too many of them to be told apart. */
  part: string | null;
  /** Shares more, or less, than before; whole, as text. */
  change: string;
  /** The kinds of the acts that opened or ended certificates on the date. */
  kinds: ('issued' | IssuingKind | EndingKind)[];
  /** Ids of the classes of which the first shares were issued on the date. */
  firstOf: string[];
}

export const PROMISED_PART = '~';

/** @param named  holders who are told apart however many there are
 *  @param apart  how many holders are
 *  @param of  all shares as they are; as if those that convert were converted, with options and warrants; with pools, too */
export interface OwnershipQuery extends ReadingAt {
  readonly by: 'holder' | 'class';
  readonly of: 'issued' | 'diluted' | 'pool';
  readonly named: readonly string[];
  readonly apart: number;
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

/** Dates up to `asOf` on which anybody's shares, or those of a class, changed, rising. Where no more than `apart` people ever held
 *  some, each has a line; else the named have. A date on which only others' shares moved among themselves has one line of no
 *  change then. Fully diluted the shares of a holder in a class convert as a whole, as in the cap table. */
export const selectChanges = (
  q: Queries,
  orgId: string,
  { asOf, seq, by, of, named, apart }: OwnershipQuery,
): Promise<OwnershipChange[]> =>
  q.all<OwnershipChange>(sql`
    with rows as (
      select person_id, class_id, quantity, status, eff_from, eff_to, value
        from certificates
        where org_id = ${orgId} and known_at(certificates, ${seq})
          and eff_from <= ${asOf} and status <> 'void'
    ), terms as (
      select class_id, eff_from, eff_to, (value #>> '{convertible,numerator}')::numeric as numerator,
             (value #>> '{convertible,denominator}')::numeric as denominator
        from class_terms
        where org_id = ${orgId} and known_at(class_terms, ${seq}) and eff_from <= ${asOf} and ${of} <> 'issued'
    ), lots as (
      select person_id, class_id, null as promised, quantity as shares, eff_from, eff_to from rows where status = 'open'
      union all
      select null, class_id, case kind when 'option' then '~0 ' else '~1 ' end || class_id, outstanding, eff_from, eff_to
        from instruments
        where org_id = ${orgId} and known_at(instruments, ${seq}) and eff_from <= ${asOf}
          and outstanding > 0 and class_id is not null and ${of} <> 'issued'
      union all
      select null, class_id, '~2 ' || key, reserved - used, eff_from, eff_to
        from option_pools
        where org_id = ${orgId} and known_at(option_pools, ${seq}) and eff_from <= ${asOf}
          and reserved > used and ${of} = 'pool'
    ), moves as (
      select person_id, class_id, promised, eff_from as moved_on, shares from lots
      union all
      select person_id, class_id, promised, eff_to, -shares from lots where eff_to <= ${asOf}
      union all
      select l.person_id, l.class_id, l.promised, t.eff_from, 0 from lots l join terms t on t.class_id = l.class_id
    ), days as (
      select person_id, class_id, promised, moved_on,
             sum(sum(shares)) over (partition by person_id, class_id, promised order by moved_on) as shares
        from moves group by person_id, class_id, promised, moved_on
    ), counted as (
      select d.person_id, d.class_id, d.promised, d.moved_on,
             coalesce(div(d.shares * t.numerator, t.denominator), d.shares) as shares
        from days d left join terms t
          on t.class_id = d.class_id and t.eff_from <= d.moved_on and (t.eff_to is null or t.eff_to > d.moved_on)
    ), changes as (
      select moved_on, person_id, class_id, promised,
             shares - lag(shares, 1, 0::numeric) over (partition by person_id, class_id, promised order by moved_on) as change
        from counted
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
    ), firsts as (
      select class_id, min(eff_from) as first_on from rows group by class_id
    )
    select c.moved_on as "on", c.part, c.change, coalesce(a.kinds, '{}') as kinds,
           array(select f.class_id::text from firsts f where f.first_on = c.moved_on) as "firstOf"
      from (select moved_on, case when promised is not null then promised
                                  when ${by} = 'class' then class_id::text
                                  when few.are or person_id = any(${named}::uuid[]) then person_id::text end as part,
                   sum(change) as change
              from changes cross join few
              where change <> 0
              group by 1, 2
              having ${by} = 'holder' or sum(change) <> 0) as c
        left join acts a on a.acted_on = c.moved_on
      order by c.moved_on, c.part nulls last`);
