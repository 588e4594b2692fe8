/** People by name: those on record, and those whom an open proposal adds. */

import type { Position } from '@tabellion/book/positions.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { FactBodies } from '../../../registers/facts.ts';

export interface PersonRow {
  id: string;
  name: FactBodies['name'];
  /** `is_held` today; otherwise held before. Of a proposal: to be held. */
  positions: { position: Position; title: string | null; is_held: boolean }[];
  /** Whole shares. */
  shares: string;
  subscribed: string;
  /** Any certificate, also one that has ended. */
  has_held: boolean;
  /** Whether he stands in the register for significant control alone. */
  is_for_control: boolean;
}

export interface PeopleQuery {
  /** As typed. */
  words: string;
  asOf: PlainDate;
  limit: number;
}

interface PeopleQuestion extends PeopleQuery {
  /** Whether those who stand in the register for significant control alone are found, too. */
  withControl: boolean;
}

/** Whoever has every word in his name; an erased name is not found. Names that begin with the words come first. */
export const selectPeople = (
  q: Queries,
  orgId: string,
  { words, asOf, limit, withControl }: PeopleQuestion,
): Promise<PersonRow[]> =>
  q.all<PersonRow>(sql`
    with asked as materialized (
      select btrim(search_fold(${words})) as whole,
             array_remove(string_to_array(search_fold(${words}), ' '), '') as words
    ), drafts as (
      select draft -> 'payload' as payload, draft ->> 'kind' as kind
        from proposals p cross join jsonb_array_elements(p.acts) as draft
        where p.org_id = ${orgId} and p.state in ('open', 'needs_attention')
    ), hidden as materialized (
      select for_control_alone(${orgId}) as id
    ), people as (
      select key as id, name_fact as fact
        from persons
        where org_id = ${orgId} and known_to is null and as_of(persons, ${asOf})
      union all
      select payload ->> 'personId', (fact #>> '{ref,fact}')::uuid
        from drafts cross join jsonb_array_elements(payload -> 'facts') as fact
        where kind = 'person.added' and fact ->> 'kind' = 'name'
    ), named as materialized (
      select people.id, f.body, f.folded
        from people join person_facts f on f.org_id = ${orgId} and f.fact_id = people.fact
        where f.body is not null
          and (${withControl} or people.id::uuid not in (select id from hidden)
               or exists (select from drafts where payload::text like '%' || people.id || '%'))
    ), found as (
      select id, body, folded, strpos(folded, whole) = 1 as is_first
        from named cross join asked
        where (select bool_and(strpos(folded, word) > 0) from unnest(asked.words) as word)
        order by is_first desc, folded, id limit ${limit}
    )
    select id, body as name,
           (select coalesce(jsonb_agg(to_jsonb(held) order by held.position), '[]') from (
              select position, value ->> 'title' as title, status = 'active' as is_held
                from appointments
                where org_id = ${orgId} and person_id = found.id::uuid and known_to is null
                  and as_of(appointments, ${asOf})
              union
              select payload ->> 'position', payload ->> 'title', true
                from drafts where kind = 'appointed' and payload ->> 'personId' = found.id) as held) as positions,
           (select coalesce(sum(quantity), 0)::text from certificates
              where org_id = ${orgId} and person_id = found.id::uuid and known_to is null and status = 'open'
                and as_of(certificates, ${asOf})) as shares,
           (select coalesce(sum((issue ->> 'quantity')::numeric), 0)::text
              from drafts cross join jsonb_array_elements(payload -> 'issues') as issue
              where kind = 'issued' and issue ->> 'personId' = found.id) as subscribed,
           exists (select from certificates
              where org_id = ${orgId} and person_id = found.id::uuid and known_to is null
                and as_of(certificates, ${asOf})) as has_held,
           id::uuid in (select hidden.id from hidden) as is_for_control
      from found order by is_first desc, folded, id`);
