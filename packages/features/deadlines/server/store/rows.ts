/** The rows of the registers from which deadlines run: terms of directors and officers, and moves. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { DirectorTerm, OfficerTerm } from '@tabellion/law/deadlines/deadline.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface RegisterTerms {
  directors: DirectorTerm[];
  officers: OfficerTerm[];
  /** Days on which the address of a sitting director changed. */
  director_moves: { personId: string; on: PlainDate }[];
  /** Days on which the registered office moved. */
  office_moves: PlainDate[];
}

/** Terms and changes up to `asOf`, as known now. */
export const selectRegisterTerms = (q: Queries, orgId: string, asOf: PlainDate): Promise<RegisterTerms> =>
  q.one<RegisterTerms>(sql`
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
      select eff_from, value -> 'registeredOffice' as office,
             lag(value -> 'registeredOffice') over (order by eff_from) as office_before
        from corporation_rows where org_id = ${orgId} and known_to is null
    )
    select (select coalesce(jsonb_agg(jsonb_build_object(
              'personId', person_id, 'from', value -> 'from', 'ceasedOn', value -> 'ceasedOn',
              'consentOn', value -> 'consentOn', 'isOfFirstBoard', is_first,
              'isOnOrBefore', value -> 'orBefore' is not distinct from 'true'::jsonb)
              order by value ->> 'from', person_id), '[]')
              from seats where position = 'director') as directors,
           (select coalesce(jsonb_agg(jsonb_build_object(
              'personId', person_id, 'position', position, 'from', value -> 'from', 'ceasedOn', value -> 'ceasedOn', 'isFirst', is_first)
              order by value ->> 'from', person_id, position), '[]')
              from seats where position <> 'director') as officers,
           (select coalesce(jsonb_agg(jsonb_build_object('personId', person_id, 'on', eff_from) order by eff_from, person_id), '[]')
              from moves) as director_moves,
           (select coalesce(jsonb_agg(eff_from order by eff_from), '[]') from offices
              where office <> office_before and eff_from <= ${asOf}) as office_moves`);
