import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

/** The registers that are read on a date. */
export type RegisterName =
  | 'shareholders'
  | 'transfers'
  | 'instruments'
  | 'classes'
  | 'directors'
  | 'officers';

/** The dates on which a register says something else than the day before, rising, as known with an act. Whoever is in it may
 *  move or be renamed: that is such a date too. */
export async function selectRegisterDays(
  q: Queries,
  orgId: string,
  register: RegisterName,
  seq: number,
): Promise<PlainDate[]> {
  const rows = await daysOf(q, orgId, register, seq);
  return rows.map(({ day }) => day);
}

function daysOf(q: Queries, orgId: string, register: RegisterName, seq: number) {
  if (register === 'transfers') return daysOfTransfers(q, orgId, seq);
  if (register === 'instruments') return daysOfInstruments(q, orgId, seq);
  return register === 'shareholders' || register === 'classes'
    ? daysOfShares(q, orgId, register, seq)
    : daysOfAppointments(q, orgId, register, seq);
}

const daysOfTransfers = (q: Queries, orgId: string, seq: number) =>
  q.all<{ day: PlainDate }>(sql`
    select distinct "on" as day from moved_shares(${orgId}, 'infinity', ${seq}) order by day`);

const daysOfInstruments = (q: Queries, orgId: string, seq: number) =>
  q.all<{ day: PlainDate }>(sql`
    select eff_from as day from instruments
      where org_id = ${orgId} and known_at(instruments, ${seq})
    union
    select eff_from from option_pools
      where org_id = ${orgId} and known_at(option_pools, ${seq})
    order by day`);

const daysOfShares = (q: Queries, orgId: string, register: 'shareholders' | 'classes', seq: number) =>
  q.all<{ day: PlainDate }>(sql`
    select distinct eff_from as day from certificates
      where org_id = ${orgId} and status <> 'void' and known_at(certificates, ${seq})
    union
    select eff_from from class_terms
      where ${register} = 'classes' and org_id = ${orgId} and known_at(class_terms, ${seq})
    union
    select eff_from from capital_entries
      where ${register} = 'classes' and org_id = ${orgId} and known_at(capital_entries, ${seq})
    union
    select eff_from from instruments
      where ${register} = 'classes' and org_id = ${orgId} and class_id is not null and known_at(instruments, ${seq})
    union
    select eff_from from option_pools
      where ${register} = 'classes' and org_id = ${orgId} and known_at(option_pools, ${seq})
    union
    select p.eff_from
      from (select person_id, min(eff_from) as since from certificates
             where ${register} = 'shareholders' and org_id = ${orgId} and status <> 'void'
               and known_at(certificates, ${seq})
             group by person_id) h
        join persons p on p.org_id = ${orgId} and p.person_id = h.person_id and p.eff_from > h.since
          and known_at(p, ${seq})
    order by day`);

const daysOfAppointments = (q: Queries, orgId: string, register: 'directors' | 'officers', seq: number) =>
  q.all<{ day: PlainDate }>(sql`
    with seats as materialized (
      select person_id, eff_from from appointments
        where org_id = ${orgId} and (position = 'director') = (${register} = 'directors')
          and known_at(appointments, ${seq})
    )
    select eff_from as day from seats
    union
    select p.eff_from
      from (select person_id, min(eff_from) as since from seats group by person_id) s
        join persons p on p.org_id = ${orgId} and p.person_id = s.person_id and p.eff_from > s.since
          and known_at(p, ${seq})
    order by day`);
