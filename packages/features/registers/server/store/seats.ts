/** The registers of directors and officers: who holds which position on a date, and who did. */

import type { Appointment } from '@tabellion/book/entities.ts';
import type { PersonKind } from '@tabellion/book/terms/people.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { FactBodies } from '../../facts.ts';
import type { ReadingAt } from './readingAt.ts';

/** One appointment, with what is on record of the person on that date. */
export interface Seat {
  readonly appointmentId: string;
  readonly personId: string;
  readonly kind: PersonKind;
  /** null when erased, and where none was told. */
  readonly name: FactBodies['name'] | null;
  readonly address: FactBodies['address'] | null;
  readonly position: Appointment['position'];
  readonly title: string | null;
  readonly from: PlainDate;
  /** It began on that day or before. */
  readonly isOnOrBefore: boolean;
  readonly ceasedOn: PlainDate | null;
  readonly reason: Appointment['reason'];
  readonly consentOn: PlainDate | null;
  /** Attested with the appointment, else by the person; null where nothing was told. */
  readonly isResident: boolean | null;
}

export interface SeatsFilter {
  readonly of: 'directors' | 'officers';
  readonly who: 'current' | 'former' | 'all';
  /** A part of the name; empty for all. */
  readonly words: string;
  readonly order: 'name' | 'since';
  readonly descending: boolean;
  /** Whose alphabet. */
  readonly language: string;
}

/** All that the filter lets through: a board is no crowd. */
export const selectSeats = (
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
  { of, who, words, order, descending, language }: SeatsFilter,
): Promise<Seat[]> =>
  q.all<Seat>(sql`
    with seats as (
      select a.key, a.person_id, a.value, a.status, p.kind, n.body as name, d.body as address,
             coalesce(nullif(btrim(n.body ->> 'company_name'), ''),
                      nullif(btrim(concat_ws(' ', n.body ->> 'lastname', n.body ->> 'firstname')), '')) as sorted,
             coalesce(r.body, o.body) as residency
        from appointments a
          left join persons p on p.org_id = a.org_id and p.person_id = a.person_id and as_of(p, ${asOf}, ${seq})
          left join person_facts n on n.org_id = a.org_id and n.fact_id = p.name_fact
          left join person_facts d on d.org_id = a.org_id and d.fact_id = p.address_fact
          left join person_facts r on r.org_id = a.org_id and r.fact_id = (a.value #>> '{residency,fact}')::uuid
          left join person_facts o on o.org_id = a.org_id
            and o.fact_id = (p.value #>> '{facts,resident_canadian,fact}')::uuid
        where a.org_id = ${orgId} and (a.position = 'director') = (${of} = 'directors')
          and (${who} = 'all' or (a.status = 'active') = (${who} = 'current')) and as_of(a, ${asOf}, ${seq})
    ), placed as (
      select *, row_number() over (order by
               case when ${order} = 'since' then value ->> 'from' end,
               case when ${language} not in ('fr', 'tr', 'ar') then sorted end collate "en-CA-x-icu",
               case ${language} when 'fr' then sorted end collate "fr-CA-x-icu",
               case ${language} when 'tr' then sorted end collate "tr-TR-x-icu",
               case ${language} when 'ar' then sorted end collate "ar-EG-x-icu", value ->> 'from', key) as place
        from seats
        where ${words} = '' or (
          select bool_and(strpos(search_fold(sorted), word) > 0)
            from unnest(array_remove(string_to_array(search_fold(${words}), ' '), '')) as word)
    )
    select key as "appointmentId", person_id as "personId", coalesce(kind, 'individual') as kind, name, address,
           value ->> 'position' as position, value ->> 'title' as title, (value ->> 'from')::date as "from",
           coalesce((value ->> 'orBefore')::boolean, false) as "isOnOrBefore",
           (value ->> 'ceasedOn')::date as "ceasedOn", value ->> 'reason' as reason,
           (value ->> 'consentOn')::date as "consentOn", (residency ->> 'resident_canadian')::boolean as "isResident"
      from placed order by place * case when ${descending} then -1 else 1 end`);
