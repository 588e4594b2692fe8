import type { Loaded, Needs } from '@tabellion/book/tail.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { rowOf, type StoredRow } from './rows.ts';

/** What an act at the end of a history reads: the newest rows of what it names. Its cost does not grow with the
 *  history. */
export async function loadNeeds(q: Queries, orgId: string, needs: Needs): Promise<Loaded> {
  const [rows, issued] = await Promise.all([selectNeeded(q, orgId, needs), selectIssued(q, orgId, needs)]);
  return { rows: rows.map(rowOf), issued };
}

function selectNeeded(q: Queries, orgId: string, needs: Needs): Promise<StoredRow[]> {
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
          and (key = any(${[...needs.classes, ...needs.seriesOf]}) or value ->> 'seriesOf' = any(${[...needs.seriesOf]}))
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
    )
    select "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from needed`);
}

/** Where the articles authorize any number, only an act that takes them all or sets a bound asks how many there are. */
async function selectIssued(q: Queries, orgId: string, needs: Needs): Promise<Map<string, bigint>> {
  const rows = await q.all<{ class_id: string; shares: string }>(sql`
    select class_id, sum(quantity)::text as shares from certificates
      where org_id = ${orgId} and eff_to is null and known_to is null and status = 'open'
        and class_id in (
          select key::uuid from class_terms
            where org_id = ${orgId} and eff_to is null and known_to is null and key = any(${[...needs.issuedOf]})
              and (value ->> 'authorized' <> 'unlimited' or key = any(${[...needs.wholeOf]})))
      group by class_id`);
  return new Map(rows.map(({ class_id, shares }) => [class_id, BigInt(shares)]));
}
