import type { TableName } from '@tabellion/book/entities.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { type Sql, sql } from '@tabellion/platform/database/sql.ts';
import type { StoredRow } from './rows.ts';

const PAGE = 500;

/** Where a page begins: after this row. */
interface Place {
  readonly orgId: string;
  readonly seq: number;
  readonly key: string;
  readonly effFrom: string;
}

/** Every row known at a seq, whatever its dates, page by page: what a fold of the acts up to it must equal. As stored,
 *  because there may be very many. What is known at a seq never changes, so the pages need no snapshot. */
export async function* selectRowPages(
  q: Queries,
  orgId: string,
  seq: number,
): AsyncGenerator<readonly StoredRow[]> {
  for (const pageOf of Object.values(pages)) {
    for (let [key, effFrom] = ['', '0001-01-01']; ; ) {
      const page = await q.all<StoredRow>(pageOf({ orgId, seq, key, effFrom }));
      yield page;
      const last = page.at(-1);
      if (last === undefined || page.length < PAGE) break;
      [key, effFrom] = [last.key, last.effFrom];
    }
  }
}

const pages: Readonly<Record<TableName, (from: Place) => Sql>> = {
  corporation: ({ orgId, seq, key, effFrom }) => sql`
    select 'corporation' as "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from corporation_rows
      where org_id = ${orgId} and known_from <= ${seq} and (known_to is null or known_to > ${seq})
        and (key, eff_from) > (${key}, ${effFrom}::date)
      order by key, eff_from limit ${PAGE}`,
  persons: ({ orgId, seq, key, effFrom }) => sql`
    select 'persons' as "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from persons
      where org_id = ${orgId} and known_from <= ${seq} and (known_to is null or known_to > ${seq})
        and (key, eff_from) > (${key}, ${effFrom}::date)
      order by key, eff_from limit ${PAGE}`,
  appointments: ({ orgId, seq, key, effFrom }) => sql`
    select 'appointments' as "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from appointments
      where org_id = ${orgId} and known_from <= ${seq} and (known_to is null or known_to > ${seq})
        and (key, eff_from) > (${key}, ${effFrom}::date)
      order by key, eff_from limit ${PAGE}`,
  classTerms: ({ orgId, seq, key, effFrom }) => sql`
    select 'classTerms' as "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from class_terms
      where org_id = ${orgId} and known_from <= ${seq} and (known_to is null or known_to > ${seq})
        and (key, eff_from) > (${key}, ${effFrom}::date)
      order by key, eff_from limit ${PAGE}`,
  certificates: ({ orgId, seq, key, effFrom }) => sql`
    select 'certificates' as "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from certificates
      where org_id = ${orgId} and known_from <= ${seq} and (known_to is null or known_to > ${seq})
        and (key, eff_from) > (${key}, ${effFrom}::date)
      order by key, eff_from limit ${PAGE}`,
  capitalEntries: ({ orgId, seq, key, effFrom }) => sql`
    select 'capitalEntries' as "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from capital_entries
      where org_id = ${orgId} and known_from <= ${seq} and (known_to is null or known_to > ${seq})
        and (key, eff_from) > (${key}, ${effFrom}::date)
      order by key, eff_from limit ${PAGE}`,
};
