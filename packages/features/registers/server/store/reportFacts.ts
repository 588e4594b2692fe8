/** The few facts of the registers by which acts are reported (`activity/acts`). Ids are asked for; nothing is read without one. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { Seat } from '../../../activity/acts/report.ts';

/** Which of these persons held shares on a date, as known at a seq. */
export async function selectShareholdersAmong(
  q: Queries,
  orgId: string,
  { asOf, seq, ids }: { readonly asOf: PlainDate; readonly seq: number; readonly ids: readonly string[] },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await q.all<{ id: string }>(sql`
    select distinct person_id::text as id from holdings
      where org_id = ${orgId} and person_id = any(${ids}::uuid[])
        and eff_from <= ${asOf} and (eff_to is null or eff_to > ${asOf})
        and known_from <= ${seq} and (known_to is null or known_to > ${seq})`);
  return new Set(rows.map(({ id }) => id));
}

/** The holder of each certificate or instrument, or the one when it ended. */
export async function selectHoldersOfSecurities(
  q: Queries,
  orgId: string,
  securities: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (securities.length === 0) return new Map();
  const rows = await q.all<{ id: string; personId: string }>(sql`
    select key as id, person_id::text as "personId" from instruments
      where org_id = ${orgId} and key = any(${securities}::text[]) and known_to is null and eff_to is null
    union all
    select key, person_id::text from certificates
      where org_id = ${orgId} and key = any(${securities}::text[]) and known_to is null and eff_to is null`);
  return new Map(rows.map(({ id, personId }) => [id, personId]));
}

export interface AppointmentRow extends Seat {
  readonly id: string;
}

/** Appointments as they stand until further notice: by their ids, and all that these persons hold. */
export async function selectAppointments(
  q: Queries,
  orgId: string,
  { ids, persons }: { readonly ids: readonly string[]; readonly persons: readonly string[] },
): Promise<AppointmentRow[]> {
  if (ids.length + persons.length === 0) return [];
  return q.all<AppointmentRow>(sql`
    select key as id, person_id::text as "personId", position, status = 'active' as "isActive" from appointments
      where org_id = ${orgId} and known_to is null and eff_to is null
        and (key = any(${ids}::text[]) or person_id = any(${persons}::uuid[]))
      order by key`);
}

/** Which of these persons have, or had, a certificate. */
export async function selectCertificateHoldersAmong(
  q: Queries,
  orgId: string,
  persons: readonly string[],
): Promise<ReadonlySet<string>> {
  if (persons.length === 0) return new Set();
  const rows = await q.all<{ id: string }>(sql`
    select distinct person_id::text as id from certificates
      where org_id = ${orgId} and person_id = any(${persons}::uuid[]) and known_to is null`);
  return new Set(rows.map(({ id }) => id));
}

/** Which of these persons were in the registers before the act with that number. */
export async function selectKnownBefore(
  q: Queries,
  orgId: string,
  { seq, persons }: { readonly seq: number; readonly persons: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (persons.length === 0) return new Set();
  const rows = await q.all<{ id: string }>(sql`
    select distinct key as id from persons
      where org_id = ${orgId} and key = any(${persons}::text[]) and known_from < ${seq}`);
  return new Set(rows.map(({ id }) => id));
}

/** The individuals of whom statements of significant control say that they have it. */
export async function selectIndividualsWithControl(
  q: Queries,
  orgId: string,
  controls: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (controls.length === 0) return new Map();
  const rows = await q.all<{ id: string; individuals: readonly string[] }>(sql`
    select key as id, value -> 'individuals' as individuals from control_entries
      where org_id = ${orgId} and key = any(${controls}::text[]) and kind = 'statement'
        and known_to is null and eff_to is null`);
  return new Map(rows.map(({ id, individuals }) => [id, individuals]));
}
