import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { PrivateHolders } from '../../privateIssuer.ts';
import type { ReadingAt } from './holdings.ts';

interface Counting extends ReadingAt {
  /** Whoever has subscribed for shares holds them too. */
  readonly isWithWaiting?: boolean;
}

/** Who holds shares on a date, each of joint holders by himself; employees are those to whom shares were ever issued as such.
 *  null where the articles restrict no transfers, so that it is no private issuer (NI 45-106 s. 2.4). */
export const selectPrivateHolders = (
  q: Queries,
  orgId: string,
  { asOf, seq, isWithWaiting = false }: Counting,
): Promise<PrivateHolders | undefined> =>
  q.first<PrivateHolders>(sql`
    with articles as (
      select 1 from corporation_rows
        where org_id = ${orgId} and eff_from <= ${asOf} and (eff_to is null or eff_to > ${asOf})
          and known_from <= ${seq} and (known_to is null or known_to > ${seq})
          and value ->> 'transferRestrictions' is not null
    ), drafts as materialized (
      select draft from proposals cross join jsonb_array_elements(acts) as d(draft)
        where ${isWithWaiting} and org_id = ${orgId} and state in ('open', 'needs_attention')
    ), joint as materialized (
      select (draft #>> '{payload,personId}')::uuid as person_id, draft #> '{payload,members}' as members
        from drafts where draft ->> 'kind' = 'members.set' and draft ->> 'verb' <> 'void'
    ), known as materialized (
      select person_id, status = 'open' and (eff_to is null or eff_to > ${asOf}) as holds,
             coalesce(value #>> '{exemption,category}' = 'employee' or value #>> '{exemption,rule}' = 'employee', false)
               as employed
        from certificates
        where org_id = ${orgId} and status <> 'void' and eff_from <= ${asOf}
          and known_from <= ${seq} and (known_to is null or known_to > ${seq})
      union all
      select (issue ->> 'personId')::uuid, true,
             coalesce(issue #>> '{exemption,category}' = 'employee' or issue #>> '{exemption,rule}' = 'employee', false)
        from drafts cross join jsonb_array_elements(draft #> '{payload,issues}') as i(issue)
        where draft ->> 'kind' = 'issued' and draft ->> 'verb' <> 'void'
    ), people as (
      select coalesce(m.member, k.person_id::text) as person, bool_or(k.holds) as holds, bool_or(k.employed) as employed
        from known k
          left join joint j on j.person_id = k.person_id
          left join persons p on p.org_id = ${orgId} and p.person_id = k.person_id and p.kind = 'joint'
            and p.eff_from <= ${asOf} and (p.eff_to is null or p.eff_to > ${asOf})
            and p.known_from <= ${seq} and (p.known_to is null or p.known_to > ${seq})
          left join lateral jsonb_array_elements_text(coalesce(j.members, p.value -> 'members')) as m(member) on true
        group by 1
    )
    select count(*) filter (where holds and not employed)::integer as counted,
           count(*) filter (where holds and employed)::integer as employees
      from people
      having exists (select from articles)`);
