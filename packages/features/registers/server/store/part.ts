/** A part of the registers on a date: what is few as a whole, and of the rest what is named. */
import type { ClassTotals } from '@tabellion/book/book.ts';
import type { ClassTerms } from '@tabellion/book/entities.ts';
import type { RegisterRow } from '@tabellion/book/rows.ts';
import { decimalTotal } from '@tabellion/kernel/decimal.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { ReadingAt } from './readingAt.ts';
import { registerRowOf, type StoredRow } from './rows.ts';

/** Which rows of a register are read beside the corporation, the classes and the pools, which are few. No entry of an account or
 *  entry about control is among them. */
export interface RegisterPart {
  /** Persons, certificates and instruments, by their ids. Of these persons, and of those whose instruments are named, one open
   *  certificate of each class that they hold: by it is known that they hold it. */
  readonly named: readonly string[];
  /** Every certificate of this class. */
  readonly classId?: string;
  /** Every instrument. */
  readonly isWithInstruments?: boolean;
  /** Every appointment, with whom it is or was of. */
  readonly isWithBoard?: boolean;
}

/** The rows of a part; its cost grows with what is named. @param at  `part.named` are UUIDs */
export async function selectPartAt(
  q: Queries,
  orgId: string,
  { asOf, seq, part }: ReadingAt & { readonly part: RegisterPart },
): Promise<RegisterRow[]> {
  const { named, classId = null, isWithInstruments = false, isWithBoard = false } = part;
  const rows = await q.all<StoredRow>(sql`
    with own_instruments as materialized (
      select key, eff_from, eff_to, by_act, value, person_id from instruments
        where org_id = ${orgId} and (${isWithInstruments} or key = any(${named}))
          and as_of(instruments, ${asOf}, ${seq})
    ), seats as materialized (
      select key, eff_from, eff_to, by_act, value, person_id from appointments
        where org_id = ${orgId} and ${isWithBoard} and as_of(appointments, ${asOf}, ${seq})
    ), people as (
      select unnest(${named}::uuid[]) as id
      union
      select person_id from own_instruments where key = any(${named})
    ), part as (
      select 'corporation' as "table", key, eff_from, eff_to, by_act, value from corporation_rows
        where org_id = ${orgId} and as_of(corporation_rows, ${asOf}, ${seq})
      union all
      select 'persons', key, eff_from, eff_to, by_act, value from persons
        where org_id = ${orgId} and key = any(${named}::text[] || array(select person_id::text from seats))
          and as_of(persons, ${asOf}, ${seq})
      union all
      select 'appointments', key, eff_from, eff_to, by_act, value from seats
      union all
      select 'classTerms', key, eff_from, eff_to, by_act, value from class_terms
        where org_id = ${orgId} and as_of(class_terms, ${asOf}, ${seq})
      union all
      (select 'certificates', key, eff_from, eff_to, by_act, value from certificates
         where org_id = ${orgId} and key = any(${named}) and as_of(certificates, ${asOf}, ${seq})
       union
       select 'certificates', held.* from (
         select distinct on (c.person_id, c.class_id) c.key, c.eff_from, c.eff_to, c.by_act, c.value
           from people join certificates c on c.org_id = ${orgId} and c.person_id = people.id
           where c.status = 'open' and as_of(c, ${asOf}, ${seq})
           order by c.person_id, c.class_id, c.key) as held
       union
       select 'certificates', key, eff_from, eff_to, by_act, value from certificates
         where org_id = ${orgId} and class_id = ${classId}::uuid and as_of(certificates, ${asOf}, ${seq}))
      union all
      select 'pools', key, eff_from, eff_to, by_act, value from option_pools
        where org_id = ${orgId} and as_of(option_pools, ${asOf}, ${seq})
      union all
      select 'instruments', key, eff_from, eff_to, by_act, value from own_instruments
    )
    select "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from part
      order by eff_from, key`);
  return rows.map(registerRowOf);
}

/** A class with all shares outstanding of it and its stated capital. */
export interface ClassTotal {
  readonly terms: ClassTerms;
  readonly totals: ClassTotals;
}

/** Every class in the order of the articles, by the sums that are kept of it (migration 0112); on a day after which anything
 *  changes, summed up where the rows lie. */
export async function selectClassTotals(
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
): Promise<readonly ClassTotal[]> {
  const rows = await q.all<{ terms: ClassTerms; shares: string; capital: string }>(sql`
    with sums as materialized (
      select of_id, shares, capital, settled_on from standing_sums
        where org_id = ${orgId} and known_at(standing_sums, ${seq})
    ), settled as materialized (
      select coalesce((select settled_on <= ${asOf} from sums where of_id = ${orgId}), false) as is
    ), held as (
      select of_id as class_id, shares from sums where (select settled.is from settled)
      union all
      select class_id, sum(shares) from holdings
        where not (select settled.is from settled) and org_id = ${orgId} and as_of(holdings, ${asOf}, ${seq})
        group by class_id
    ), account as (
      select of_id as class_id, capital as amount from sums where (select settled.is from settled)
      union all
      select class_id, sum(amount) from capital_entries
        where not (select settled.is from settled) and org_id = ${orgId} and as_of(capital_entries, ${asOf}, ${seq})
        group by class_id
    )
    select t.value as terms, coalesce(h.shares, 0)::text as shares,
           trim_scale(coalesce(a.amount, 0))::text as capital
      from class_terms t
        left join held h on h.class_id = t.class_id
        left join account a on a.class_id = t.class_id
      where t.org_id = ${orgId} and as_of(t, ${asOf}, ${seq})
      order by t.value ->> 'createdOn', t.key`);
  return rows.map(({ terms, shares, capital }) => {
    const ofSeries = rows.filter((one) => one.terms.seriesOf === terms.classId);
    const withSeries = [{ shares }, ...ofSeries].reduce((sum, one) => sum + BigInt(one.shares), 0n);
    return { terms, totals: { shares: BigInt(shares), withSeries, capital: decimalTotal(capital) } };
  });
}
