import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { PrivateHolders } from '../../privateIssuer.ts';
import type { ReadingAt } from './readingAt.ts';

interface Counting extends ReadingAt {
  /** Whoever has subscribed for shares holds them too. */
  readonly isWithWaiting?: boolean;
}

/** Who holds shares on a date, each of joint holders by himself; employees are those to whom shares were ever issued as such.
 *  null where the articles restrict no transfers, so that it is no private issuer (NI 45-106 s. 2.4). Whoever is neither joint
 *  holder nor one of them, no employee and promised nothing, is only counted (migration 0112), and those few are found by
 *  indexes of their own (migration 0040). */
export const selectPrivateHolders = (
  q: Queries,
  orgId: string,
  { asOf, seq, isWithWaiting = false }: Counting,
): Promise<PrivateHolders | undefined> =>
  q.first<PrivateHolders>(sql`
    with articles as (
      select 1 from corporation_rows
        where org_id = ${orgId} and as_of(corporation_rows, ${asOf}, ${seq})
          and value ->> 'transferRestrictions' is not null
    ), drafts as materialized (
      select draft from proposals cross join jsonb_array_elements(acts) as d(draft)
        where ${isWithWaiting} and org_id = ${orgId} and state in ('open', 'needs_attention')
    ), told as materialized (
      select (draft #>> '{payload,personId}')::uuid as person_id, draft #> '{payload,members}' as members
        from drafts where draft ->> 'kind' = 'members.set' and draft ->> 'verb' <> 'void'
    ), joint as materialized (
      select t.person_id, m.member::uuid as member
        from told t cross join lateral jsonb_array_elements_text(t.members) as m(member)
      union all
      select p.person_id, m.member::uuid
        from persons p cross join lateral jsonb_array_elements_text(p.value -> 'members') as m(member)
        where p.org_id = ${orgId} and p.kind = 'joint' and as_of(p, ${asOf}, ${seq})
          and not exists (select from told t where t.person_id = p.person_id)
    ), promised as materialized (
      select (issue ->> 'personId')::uuid as person_id,
             coalesce(issue #>> '{exemption,category}' = 'employee' or issue #>> '{exemption,rule}' = 'employee', false)
               as employed
        from drafts cross join jsonb_array_elements(draft #> '{payload,issues}') as i(issue)
        where draft ->> 'kind' = 'issued' and draft ->> 'verb' <> 'void'
    ), given as materialized (
      select person_id from certificates
        where org_id = ${orgId} and status <> 'void' and eff_from <= ${asOf} and known_at(certificates, ${seq})
          and (value #>> '{exemption,category}' = 'employee' or value #>> '{exemption,rule}' = 'employee')
      union all
      select person_id from promised where employed
    ), special as materialized (
      select person_id as id from joint union select member from joint union select person_id from promised
      union select person_id from given
    ), holding as materialized (
      select s.id from special s
        where exists (select from holdings h
          where h.org_id = ${orgId} and h.person_id = s.id and as_of(h, ${asOf}, ${seq}))
    ), settled as materialized (
      select holders from standing_sums
        where org_id = ${orgId} and of_id = ${orgId} and known_at(standing_sums, ${seq})
          and settled_on <= ${asOf}
    ), everybody as (
      select coalesce((select holders from settled), (
        select count(distinct person_id) from holdings
          where org_id = ${orgId} and as_of(holdings, ${asOf}, ${seq}))) as holders
    ), held as (
      select id as person_id from holding
      union all
      select person_id from promised
    ), people as (
      select distinct coalesce(j.member, h.person_id) as person from held h left join joint j on j.person_id = h.person_id
    ), employees as materialized (
      select distinct coalesce(j.member, g.person_id) as person from given g left join joint j on j.person_id = g.person_id
    )
    select (count(*) filter (where e.person is null) + (select holders from everybody) - (select count(*) from holding))::integer
             as counted,
           count(e.person)::integer as employees
      from people p left join employees e on e.person = p.person
      having exists (select from articles)`);
