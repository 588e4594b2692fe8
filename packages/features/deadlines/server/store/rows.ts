/** What the deadlines depend on besides the state of the organization, in one row. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { DirectorTerm, OfficerTerm, ReportedEvent } from '@tabellion/law/deadlines/deadline.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { FactBodies } from '../../../registers/facts.ts';

export interface DeadlineRows {
  directors: DirectorTerm[];
  officers: OfficerTerm[];
  /** Days on which the address of a sitting director changed. */
  director_moves: { personId: string; on: PlainDate }[];
  /** Days on which the registered office moved. */
  office_moves: PlainDate[];
  /** What members reported, in the order of its days. */
  events: { kind: ReportedEvent; on: PlainDate }[];
  has_gst: boolean;
  /** When it was registered in Ontario, where that is another jurisdiction's corporation. */
  ontario_since: PlainDate | null;
  /** Of directors, and of everyone whom a mark names. */
  names: Readonly<Record<string, FactBodies['name'] | null>>;
}

/** Terms and changes up to `asOf`, as known now. */
export const selectDeadlineRows = (q: Queries, orgId: string, asOf: PlainDate): Promise<DeadlineRows> =>
  q.one<DeadlineRows>(sql`
    with origin as (
      select recorded_at from register_acts
        where org_id = ${orgId} and seq = (select min(known_from) from corporation_rows where org_id = ${orgId})
    ), seats as (
      select a.person_id, a.position, a.value,
             (select b.recorded_at from register_acts b where b.org_id = a.org_id and b.seq =
                (select min(f.known_from) from appointments f where f.org_id = a.org_id and f.key = a.key))
               is not distinct from (select recorded_at from origin) as is_first
        from appointments a
        where a.org_id = ${orgId} and a.known_to is null and as_of(a, ${asOf})
    ), addresses as (
      select person_id, eff_from, value #>> '{facts,address,fact}' as latest,
             coalesce(value #>> '{facts,service_address,fact}', value #>> '{facts,residential_address,fact}') as other,
             lag(value #>> '{facts,address,fact}') over told as latest_before,
             lag(coalesce(value #>> '{facts,service_address,fact}', value #>> '{facts,residential_address,fact}'))
               over told as other_before
        from persons
        where org_id = ${orgId} and known_to is null
          and person_id in (select person_id from seats where position = 'director')
        window told as (partition by person_id order by eff_from)
    ), moves as (
      select distinct a.person_id, a.eff_from
        from addresses a
          join seats s on s.person_id = a.person_id and s.position = 'director'
            and (s.value ->> 'from')::date < a.eff_from
            and ((s.value ->> 'ceasedOn') is null or (s.value ->> 'ceasedOn')::date > a.eff_from)
        where (a.latest <> a.latest_before or a.other <> a.other_before) and a.eff_from <= ${asOf}
    ), offices as (
      select eff_from, value -> 'office' as office, lag(value -> 'office') over (order by eff_from) as office_before
        from corporation_rows where org_id = ${orgId} and known_to is null
    )
    select (select coalesce(jsonb_agg(jsonb_build_object(
              'personId', person_id, 'from', value -> 'from', 'ceasedOn', value -> 'ceasedOn',
              'consentOn', value -> 'consentOn', 'isOfFirstBoard', is_first)), '[]')
              from seats where position = 'director') as directors,
           (select coalesce(jsonb_agg(jsonb_build_object(
              'from', value -> 'from', 'ceasedOn', value -> 'ceasedOn', 'isFirst', is_first)), '[]')
              from seats where position <> 'director') as officers,
           (select coalesce(jsonb_agg(jsonb_build_object('personId', person_id, 'on', eff_from)), '[]')
              from moves) as director_moves,
           (select coalesce(jsonb_agg(eff_from), '[]') from offices
              where office <> office_before and eff_from <= ${asOf}) as office_moves,
           (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'on', happened_on) order by happened_on, kind), '[]')
              from reported_events where org_id = ${orgId}) as events,
           (select rt_account <> '' or gst_since is not null from organization_details
              where org_id = ${orgId}) as has_gst,
           (select registered_on from organization_registrations
              where org_id = ${orgId} and jurisdiction = 'ON') as ontario_since,
           (select coalesce(jsonb_object_agg(p.person_id, f.body), '{}')
              from persons p left join person_facts f on f.org_id = p.org_id and f.fact_id = p.name_fact
              where p.org_id = ${orgId} and p.known_to is null and p.eff_to is null and p.person_id in (
                select person_id from seats where position = 'director'
                union select split_part(occasion, ':', 2)::uuid from deadline_marks
                  where org_id = ${orgId} and occasion like '%:%')) as names`);
