import type { ClassTotals } from '@tabellion/book/book.ts';
import type { TailNeeds, TailRows } from '@tabellion/book/tail.ts';
import { decimalTotal } from '@tabellion/kernel/decimal.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { registerRowOf, type StoredRow } from './rows.ts';

/** Loads the newest rows that an act at the end of a history reads. Its cost does not grow with it. */
export async function loadNeeds(q: Queries, orgId: string, needs: TailNeeds): Promise<TailRows> {
  const [rows, totals] = await Promise.all([selectNeeded(q, orgId, needs), selectTotals(q, orgId, needs)]);
  return { rows: rows.map(registerRowOf), totals };
}

function selectNeeded(q: Queries, orgId: string, needs: TailNeeds): Promise<StoredRow[]> {
  const labels = needs.numbers.map(({ label }) => label);
  const [prefixes, serials] = [
    needs.numbers.map(({ prefix }) => prefix),
    needs.numbers.map(({ serial }) => serial),
  ];
  return q.all<StoredRow>(sql`
    with needed as (
      select 'corporation' as "table", key, eff_from, eff_to, by_act, value from corporation_rows
        where org_id = ${orgId} and eff_to is null and known_to is null and ${needs.corporation}
      union all
      select 'persons', key, eff_from, eff_to, by_act, value from persons
        where org_id = ${orgId} and eff_to is null and known_to is null and key = any(${[...needs.persons]})
      union all
      select 'appointments', key, eff_from, eff_to, by_act, value from appointments
        where org_id = ${orgId} and eff_to is null and known_to is null
          and (key = any(${[...needs.appointments]})
               or (status = 'active' and person_id = any(${[...needs.appointmentsOf]}::uuid[])))
      union all
      select 'classTerms', key, eff_from, eff_to, by_act, value from class_terms
        where org_id = ${orgId} and eff_to is null and known_to is null
          and (key = any(${[...needs.classes, ...needs.seriesOf]}) or value ->> 'seriesOf' = any(${[...needs.seriesOf]})
               or key in (select value ->> 'seriesOf' from class_terms
                            where org_id = ${orgId} and eff_to is null and known_to is null
                              and key = any(${[...needs.issuedOf]})))
      union all
      select 'certificates', key, eff_from, eff_to, by_act, value from certificates
        where org_id = ${orgId} and eff_to is null and known_to is null
          and key = any(${[...needs.certificates]})
      union
      select 'certificates', c.key, c.eff_from, c.eff_to, c.by_act, c.value
        from unnest(${prefixes}::text[], ${labels}::text[]) as n(prefix, label)
          join certificates c on c.org_id = ${orgId} and c.prefix = n.prefix and c.label = n.label
            and c.eff_to is null and c.known_to is null
      union
      select 'certificates', c.key, c.eff_from, c.eff_to, c.by_act, c.value
        from unnest(${prefixes}::text[], ${serials}::bigint[]) as n(prefix, serial)
          join certificates c on c.org_id = ${orgId} and c.prefix = n.prefix and c.serial = n.serial
            and c.eff_to is null and c.known_to is null
      union all
      select 'pools', key, eff_from, eff_to, by_act, value from option_pools
        where org_id = ${orgId} and eff_to is null and known_to is null and key = any(${[...needs.pools]})
      union all
      select 'instruments', key, eff_from, eff_to, by_act, value from instruments
        where org_id = ${orgId} and eff_to is null and known_to is null and key = any(${[...needs.certificates]})
      union
      select 'instruments', i.key, i.eff_from, i.eff_to, i.by_act, i.value
        from unnest(${prefixes}::text[], ${labels}::text[]) as n(prefix, label)
          join instruments i on i.org_id = ${orgId} and n.prefix = '' and i.label = n.label
            and i.eff_to is null and i.known_to is null
      union all
      select 'controls', key, eff_from, eff_to, by_act, value from control_entries
        where org_id = ${orgId} and eff_to is null and known_to is null and key = any(${[...needs.controls]})
    )
    select "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from needed`);
}

/** Where the articles authorize any number, only an act that takes them all, sets a bound or compares the account asks how
 *  many there are. What counts a series counts its class. */
async function selectTotals(q: Queries, orgId: string, needs: TailNeeds): Promise<Map<string, ClassTotals>> {
  const accounts = [...needs.accountsOf];
  const rows = await q.all<Readonly<Record<'class_id' | 'shares' | 'with_series' | 'capital', string>>>(sql`
    with terms as (
      select key, value ->> 'seriesOf' as series_of, value ->> 'authorized' as authorized from class_terms
        where org_id = ${orgId} and eff_to is null and known_to is null
    ), asked as (
      select key from terms
        where key = any(${[...needs.wholeOf, ...accounts]})
           or (authorized <> 'unlimited'
               and (key = any(${[...needs.issuedOf]})
                    or key in (select series_of from terms where key = any(${[...needs.issuedOf]}))))
    ), outstanding as materialized (
      select class_id::text as key, sum(quantity) as shares from certificates
        where org_id = ${orgId} and eff_to is null and known_to is null and status = 'open'
          and class_id in (select key::uuid from terms
                             where key in (select key from asked) or series_of in (select key from asked))
        group by class_id
    )
    select asked.key as class_id, coalesce(own.shares, 0)::text as shares,
           coalesce((select sum(o.shares) from outstanding o join terms t using (key)
                       where asked.key in (t.key, t.series_of)), 0)::text as with_series,
           coalesce((select trim_scale(sum(amount)) from capital_entries
                       where org_id = ${orgId} and eff_to is null and known_to is null
                         and class_id = asked.key::uuid and asked.key = any(${accounts})), 0)::text as capital
      from asked left join outstanding own using (key)`);
  return new Map(
    rows.map(({ class_id, shares, with_series, capital }) => [
      class_id,
      { shares: BigInt(shares), withSeries: BigInt(with_series), capital: decimalTotal(capital) },
    ]),
  );
}
