import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { displayName, type FactBodies } from '../../facts.ts';

interface NameRow {
  readonly id: string;
  /** Of a person. */
  readonly body: FactBodies['name'] | null;
  /** Of a class, a pool, a certificate or an instrument. */
  readonly name: string | null;
}

/** How people, share classes, pools, certificates and instruments of an organization are called, by id, as last recorded or drafted; for logs, which
 *  keep ids only. An id of anything else is left out, and so is a person whose name was erased. */
export async function selectNames(
  q: Queries,
  orgId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await q.all<NameRow>(sql`
    (select distinct on (person_id) person_id::text as id, body, null as name from person_facts
       where org_id = ${orgId} and kind = 'name' and person_id = any(${ids}::uuid[]) and body is not null
       order by person_id, recorded_at desc, fact_id desc)
    union all
    select key, null, name from class_terms
      where org_id = ${orgId} and known_to is null and eff_to is null and key = any(${ids})
    union all
    select key, null, value ->> 'name' from option_pools
      where org_id = ${orgId} and known_to is null and eff_to is null and key = any(${ids})
    union all
    select key, null, label from instruments
      where org_id = ${orgId} and known_to is null and eff_to is null and key = any(${ids})
    union all
    select key, null, label from certificates
      where org_id = ${orgId} and known_to is null and eff_to is null and key = any(${ids}) and label is not null
    union all
    select draft -> 'payload' ->> 'classId', null, draft -> 'payload' ->> 'name'
      from proposals, jsonb_array_elements(acts) as draft
      where org_id = ${orgId} and state in ('open', 'needs_attention') and draft ->> 'kind' = 'class.created'
        and draft -> 'payload' ->> 'classId' = any(${ids})`);
  return new Map(rows.map(({ id, body, name }) => [id, name ?? displayName(body)]));
}
