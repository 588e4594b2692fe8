import type { TableName } from '@tabellion/book/entities.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { type Sql, sql } from '@tabellion/platform/database/sql.ts';

const PAGE = 1000;

/** Where a page begins: after this row. */
interface Place {
  readonly orgId: string;
  readonly seq: number;
  readonly key: string;
  readonly effFrom: string;
}

/** Some rows as the database spells them: one JSON text, read by whoever compares them. */
export interface RowPage {
  readonly text: string;
  readonly size: number;
}

/** Every row known at a seq, whatever its dates, page by page: what a fold of the acts up to it must equal. What is known
 *  at a seq never changes, so the pages need no snapshot. */
export async function* selectRowPages(q: Queries, orgId: string, seq: number): AsyncGenerator<RowPage> {
  for (const pageOf of Object.values(pages)) {
    for (let [key, effFrom] = ['', '0001-01-01']; ; ) {
      const page = await q.one<RowPage & Pick<Place, 'key' | 'effFrom'>>(
        pageOf({ orgId, seq, key, effFrom }),
      );
      yield page;
      if (page.size < PAGE) break;
      ({ key, effFrom } = page);
    }
  }
}

const pages: Readonly<Record<TableName, (from: Place) => Sql>> = {
  corporation: ({ orgId, seq, key, effFrom }) => sql`
    with page as (
      select 'corporation' as "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from corporation_rows
        where org_id = ${orgId} and known_at(corporation_rows, ${seq})
          and (key, eff_from) > (${key}, ${effFrom}::date)
        order by key, eff_from limit ${PAGE}
    )
    select coalesce(json_agg(page), '[]')::text as text, count(*)::integer as size,
           (array_agg(key order by key desc, "effFrom" desc))[1] as key,
           (array_agg("effFrom" order by key desc, "effFrom" desc))[1] as "effFrom" from page`,
  persons: ({ orgId, seq, key, effFrom }) => sql`
    with page as (
      select 'persons' as "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from persons
        where org_id = ${orgId} and known_at(persons, ${seq})
          and (key, eff_from) > (${key}, ${effFrom}::date)
        order by key, eff_from limit ${PAGE}
    )
    select coalesce(json_agg(page), '[]')::text as text, count(*)::integer as size,
           (array_agg(key order by key desc, "effFrom" desc))[1] as key,
           (array_agg("effFrom" order by key desc, "effFrom" desc))[1] as "effFrom" from page`,
  appointments: ({ orgId, seq, key, effFrom }) => sql`
    with page as (
      select 'appointments' as "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from appointments
        where org_id = ${orgId} and known_at(appointments, ${seq})
          and (key, eff_from) > (${key}, ${effFrom}::date)
        order by key, eff_from limit ${PAGE}
    )
    select coalesce(json_agg(page), '[]')::text as text, count(*)::integer as size,
           (array_agg(key order by key desc, "effFrom" desc))[1] as key,
           (array_agg("effFrom" order by key desc, "effFrom" desc))[1] as "effFrom" from page`,
  classTerms: ({ orgId, seq, key, effFrom }) => sql`
    with page as (
      select 'classTerms' as "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from class_terms
        where org_id = ${orgId} and known_at(class_terms, ${seq})
          and (key, eff_from) > (${key}, ${effFrom}::date)
        order by key, eff_from limit ${PAGE}
    )
    select coalesce(json_agg(page), '[]')::text as text, count(*)::integer as size,
           (array_agg(key order by key desc, "effFrom" desc))[1] as key,
           (array_agg("effFrom" order by key desc, "effFrom" desc))[1] as "effFrom" from page`,
  certificates: ({ orgId, seq, key, effFrom }) => sql`
    with page as (
      select 'certificates' as "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from certificates
        where org_id = ${orgId} and known_at(certificates, ${seq})
          and (key, eff_from) > (${key}, ${effFrom}::date)
        order by key, eff_from limit ${PAGE}
    )
    select coalesce(json_agg(page), '[]')::text as text, count(*)::integer as size,
           (array_agg(key order by key desc, "effFrom" desc))[1] as key,
           (array_agg("effFrom" order by key desc, "effFrom" desc))[1] as "effFrom" from page`,
  capitalEntries: ({ orgId, seq, key, effFrom }) => sql`
    with page as (
      select 'capitalEntries' as "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from capital_entries
        where org_id = ${orgId} and known_at(capital_entries, ${seq})
          and (key, eff_from) > (${key}, ${effFrom}::date)
        order by key, eff_from limit ${PAGE}
    )
    select coalesce(json_agg(page), '[]')::text as text, count(*)::integer as size,
           (array_agg(key order by key desc, "effFrom" desc))[1] as key,
           (array_agg("effFrom" order by key desc, "effFrom" desc))[1] as "effFrom" from page`,
  pools: ({ orgId, seq, key, effFrom }) => sql`
    with page as (
      select 'pools' as "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from option_pools
        where org_id = ${orgId} and known_at(option_pools, ${seq})
          and (key, eff_from) > (${key}, ${effFrom}::date)
        order by key, eff_from limit ${PAGE}
    )
    select coalesce(json_agg(page), '[]')::text as text, count(*)::integer as size,
           (array_agg(key order by key desc, "effFrom" desc))[1] as key,
           (array_agg("effFrom" order by key desc, "effFrom" desc))[1] as "effFrom" from page`,
  instruments: ({ orgId, seq, key, effFrom }) => sql`
    with page as (
      select 'instruments' as "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from instruments
        where org_id = ${orgId} and known_at(instruments, ${seq})
          and (key, eff_from) > (${key}, ${effFrom}::date)
        order by key, eff_from limit ${PAGE}
    )
    select coalesce(json_agg(page), '[]')::text as text, count(*)::integer as size,
           (array_agg(key order by key desc, "effFrom" desc))[1] as key,
           (array_agg("effFrom" order by key desc, "effFrom" desc))[1] as "effFrom" from page`,
  controls: ({ orgId, seq, key, effFrom }) => sql`
    with page as (
      select 'controls' as "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from control_entries
        where org_id = ${orgId} and known_at(control_entries, ${seq})
          and (key, eff_from) > (${key}, ${effFrom}::date)
        order by key, eff_from limit ${PAGE}
    )
    select coalesce(json_agg(page), '[]')::text as text, count(*)::integer as size,
           (array_agg(key order by key desc, "effFrom" desc))[1] as key,
           (array_agg("effFrom" order by key desc, "effFrom" desc))[1] as "effFrom" from page`,
};
