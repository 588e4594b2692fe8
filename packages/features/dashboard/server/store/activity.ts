/** The newest entries of the log, with the names that their sentences need. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { ActivityRow, RecordedEntry } from '../../../activity/server/public.ts';
import type { FactBodies } from '../../../registers/facts.ts';

export interface LatestActivityRow extends ActivityRow {
  /** Names by id: of users as they call themselves, of share classes and documents; of people the newest on
   *  record. */
  names: Readonly<Record<string, string | FactBodies['name'] | null>>;
  /** Why an act on record was corrected. */
  reason: string | null;
  /** Its record in the ledger; null while it waits. */
  recorded: RecordedEntry | null;
}

interface RecentActivityQuery {
  limit: number;
  /** Kinds of entries that the reader may not see. */
  hiddenKinds: readonly string[];
  /** Whether he may read of those who are on record for significant control alone. */
  withControl: boolean;
}

/** Entries that were taken back are left out. Classes of a founding are named in its proposal only. */
export const selectLatestActivity = (
  q: Queries,
  orgId: string,
  { limit, hiddenKinds, withControl }: RecentActivityQuery,
): Promise<LatestActivityRow[]> =>
  q.all<LatestActivityRow>(sql`
    with latest as (
      select a.id, a.entry_no, a.kind, a.recorded_at, a.effective_on, a.actor_id, a.subject_ids, a.params, a.price,
             a.about_id, a.superseded_by, null as superseded_at, a.act_root, a.first_act, a.last_act, n.body
        from activity a left join activity_notes n on n.org_id = a.org_id and n.activity_id = a.id
        where a.org_id = ${orgId} and a.superseded_by is null and a.kind <> all(${hiddenKinds}::text[])
          and (${withControl} or not a.subject_ids && array(select for_control_alone(${orgId})))
        order by a.entry_no desc
        limit ${limit}
    ), ids as materialized (
      select array(select unnest(subject_ids) from latest union select actor_id from latest) as named
    ), known as materialized (
      (select distinct on (f.person_id) f.person_id as id, f.body as name
        from person_facts f
        where f.org_id = ${orgId} and f.person_id = any((select named from ids)::uuid[]) and f.kind = 'name'
          and f.body is not null
        order by f.person_id, f.recorded_at desc, f.fact_id desc)
      union all
      select t.key::uuid, t.value -> 'name'
        from class_terms t
        where t.org_id = ${orgId} and t.key = any((select named from ids)::text[]) and t.known_to is null
          and t.eff_to is null
      union all
      select i.key::uuid, to_jsonb(i.label)
        from instruments i
        where i.org_id = ${orgId} and i.key = any((select named from ids)::text[]) and i.known_to is null
          and i.eff_to is null
      union all
      select c.key::uuid, to_jsonb(c.label)
        from certificates c
        where c.org_id = ${orgId} and c.key = any((select named from ids)::text[]) and c.known_to is null
          and c.eff_to is null and c.label is not null
      union all
      select p.key::uuid, p.value -> 'name'
        from option_pools p
        where p.org_id = ${orgId} and p.key = any((select named from ids)::text[]) and p.known_to is null
          and p.eff_to is null
      union all
      select d.document_id, to_jsonb(d.title)
        from documents d
        where d.org_id = ${orgId} and d.document_id = any((select named from ids)::uuid[])
      union all
      select b.link_id, to_jsonb(b.email)
        from book_links b
        where b.org_id = ${orgId} and b.link_id = any((select named from ids)::uuid[])
      union all
      select u.id, to_jsonb(btrim(u.firstname || ' ' || u.lastname))
        from users u
        where u.id = any((select named from ids)::uuid[])
    )
    select l.*,
           case when starts_with(l.kind, 'entry_') then (
             select r.basis from register_acts r
               where r.org_id = ${orgId} and r.root = l.act_root and r.seq between l.first_act and l.last_act
                 and r.verb <> 'record' order by r.seq desc limit 1) end as reason,
           (select coalesce(jsonb_object_agg(k.id, k.name), '{}') from known k
              where k.id = any(l.subject_ids) or k.id = l.actor_id) as names,
           case when e.id is not null then jsonb_build_object('state', e.state, 'txId', e.tx_id) end as recorded
      from latest l
        left join recorded_entries(array(select id::text from latest)) as e on e.id = l.id::text
      order by l.entry_no desc`);
