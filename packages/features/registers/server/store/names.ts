import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { displayName, type FactBodies } from '../../facts.ts';

interface NameRow {
  readonly id: string;
  /** The name of a person. */
  readonly body: FactBodies['name'] | null;
  /** The name of anything else. */
  readonly name: string | null;
}

/** How people, share classes, pools, certificates, instruments and offices with a title of their own are called, by id, as last
 *  recorded or drafted; for logs, which keep ids only. What the draft of a founding has dropped keeps its name. An id of
 *  anything else is left out, and so is a person whose name was erased. */
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
    select id::text, null, name from dropped_names where org_id = ${orgId} and id = any(${ids}::uuid[])
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
        and draft -> 'payload' ->> 'classId' = any(${ids})
    union all
    select draft -> 'payload' ->> 'appointmentId', null, draft -> 'payload' ->> 'title'
      from proposals, jsonb_array_elements(acts) as draft
      where org_id = ${orgId} and state in ('open', 'needs_attention') and draft ->> 'kind' = 'appointed'
        and draft -> 'payload' ->> 'appointmentId' = any(${ids}) and draft -> 'payload' ->> 'title' is not null
    union all
    select key, null, value ->> 'title' from appointments
      where org_id = ${orgId} and known_to is null and eff_to is null and key = any(${ids})
        and value ->> 'title' is not null`);
  // The later parts of the union win: what is recorded or drafted now, over what was dropped.
  return new Map(rows.map(({ id, body, name }) => [id, name ?? displayName(body)]));
}

export const insertDroppedNames = (
  tx: Transaction,
  orgId: string,
  names: readonly { readonly id: string; readonly name: string }[],
): Promise<number> =>
  tx.run(sql`
    insert into dropped_names (org_id, id, name)
      select ${orgId}, id, name from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as n(id uuid, name text)
      on conflict do nothing`);
