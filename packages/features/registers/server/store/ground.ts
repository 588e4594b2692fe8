/** Facts on which an entry rests and that its drafts do not say: acts that changed numbers and prices, who directs, who votes. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

/** Acts that stand by which the numbers and prices of shares, options and instruments changed, the oldest first. */
export const selectAdjustments = (
  q: Queries,
  orgId: string,
): Promise<{ readonly actId: string; readonly payload: unknown }[]> =>
  q.all(sql`
    select a.act_id as "actId", a.payload from register_acts a
      where a.org_id = ${orgId} and a.verb <> 'void'
        and a.kind in ('class.split', 'class.consolidated', 'rights.adjusted')
        and not exists (
          select from register_acts later where later.org_id = a.org_id and later.supersedes = a.act_id)
      order by a.seq`);

export async function selectDirectorIds(q: Queries, orgId: string, on: PlainDate): Promise<string[]> {
  const rows = await q.all<{ id: string }>(sql`
    select distinct person_id as id from appointments a
      where org_id = ${orgId} and position = 'director' and status = 'active' and known_to is null
        and eff_from <= ${on} and (eff_to is null or eff_to > ${on})
        and (value ->> 'from')::date <= ${on}
      order by id`);
  return rows.map(({ id }) => id);
}

/** Holders of shares that carry votes, and of the classes named: those vote apart (CBCA s. 176). */
export async function selectVoterIds(
  q: Queries,
  orgId: string,
  on: PlainDate,
  classIds: readonly string[],
): Promise<string[]> {
  const rows = await q.all<{ id: string }>(sql`
    select distinct h.person_id as id
      from holdings h join class_terms c on c.org_id = h.org_id and c.class_id = h.class_id
      where h.org_id = ${orgId} and h.known_to is null and c.known_to is null
        and h.eff_from <= ${on} and (h.eff_to is null or h.eff_to > ${on})
        and c.eff_from <= ${on} and (c.eff_to is null or c.eff_to > ${on})
        and ((c.value ->> 'votesPerShare')::numeric > 0 or c.class_id = any(${[...classIds]}::uuid[]))
      order by id`);
  return rows.map(({ id }) => id);
}
