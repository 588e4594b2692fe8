/** Changes by acts to the registers of a date: rows closed and opened, and holders with changed holdings. */
import type { RegisterRow } from '@tabellion/book/rows.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { registerRowOf, type StoredRow } from './rows.ts';

export interface ChangedSinceQuery {
  readonly asOf: PlainDate;
  /** The last act before those that are asked about. */
  readonly since: number;
}

/** Rows of appointments, certificates, instruments and pools that hold on the date and were not known, or are known no more. */
export async function selectChangedRows(
  q: Queries,
  orgId: string,
  { asOf, since }: ChangedSinceQuery,
): Promise<{ readonly before: readonly RegisterRow[]; readonly after: readonly RegisterRow[] }> {
  const rows = await q.all<StoredRow & { readonly isNew: boolean }>(sql`
    with changed as (
      select 'appointments' as "table", key, eff_from, eff_to, by_act, value, known_from from appointments
        where org_id = ${orgId} and as_of(appointments, ${asOf})
          and ((known_from > ${since} and known_to is null) or (known_from <= ${since} and known_to > ${since}))
      union all
      select 'certificates', key, eff_from, eff_to, by_act, value, known_from from certificates
        where org_id = ${orgId} and known_from > ${since} and known_to is null and as_of(certificates, ${asOf})
      union all
      select 'certificates', key, eff_from, eff_to, by_act, value, known_from from certificates
        where org_id = ${orgId} and known_from <= ${since} and known_to > ${since} and as_of(certificates, ${asOf})
      union all
      select 'pools', key, eff_from, eff_to, by_act, value, known_from from option_pools
        where org_id = ${orgId} and as_of(option_pools, ${asOf})
          and ((known_from > ${since} and known_to is null) or (known_from <= ${since} and known_to > ${since}))
      union all
      select 'instruments', key, eff_from, eff_to, by_act, value, known_from from instruments
        where org_id = ${orgId} and as_of(instruments, ${asOf})
          and ((known_from > ${since} and known_to is null) or (known_from <= ${since} and known_to > ${since}))
    )
    select "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value, known_from > ${since} as "isNew"
      from changed order by eff_from, key`);
  const before: RegisterRow[] = [];
  const after: RegisterRow[] = [];
  for (const { isNew, ...row } of rows) (isNew ? after : before).push(registerRowOf(row));
  return { before, after };
}

export interface ChangedHolders {
  /** Largest holding after it first; those who hold none any more last, by what they held. */
  readonly personIds: readonly string[];
  /** How many hold none any more. */
  readonly gone: number;
}

/** Whose shares of any class are others than before on the date. @param most  so many of them are named */
export const selectChangedHolders = (
  q: Queries,
  orgId: string,
  { asOf, since, most }: ChangedSinceQuery & { readonly most: number },
): Promise<ChangedHolders> =>
  q.one<ChangedHolders>(sql`
    with touched as materialized (
      select person_id from certificates where org_id = ${orgId} and known_from > ${since}
      union
      select person_id from certificates where org_id = ${orgId} and known_to > ${since}
    ), held as (
      select h.person_id, h.class_id,
             coalesce(sum(h.shares) filter (where known_at(h, ${since})), 0) as before,
             coalesce(sum(h.shares) filter (where h.known_to is null), 0) as after
        from touched t join holdings h on h.org_id = ${orgId} and h.person_id = t.person_id
        where as_of(h, ${asOf})
        group by h.person_id, h.class_id
    ), changed as (
      select person_id, sum(before) as before, sum(after) as after from held
        group by person_id having bool_or(before <> after)
    ), named as (
      select person_id, row_number() over (order by after = 0, after desc, before desc, person_id) as place from changed
        order by place limit ${most}
    )
    select coalesce((select array_agg(person_id::text order by place) from named), '{}') as "personIds",
           (select count(*)::integer from changed where after = 0) as gone`);
