/** The statements of the sandbox registry's own side. Nothing but the sandbox calls them. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { RegistryReason } from '../../rules/filing.ts';

export interface Registration {
  key: string;
  jurisdiction: JurisdictionId;
  name: string;
  normalizedName: string;
  outcome: 'accepted' | 'rejected';
  reasons: readonly RegistryReason[];
  corporationNumber: string | null;
  certificateOn: PlainDate | null;
  receivedAt: Instant;
  decidedAt: Instant;
}

/** Keeps the first outcome of a key, and one corporation of a name. @returns whether it was kept */
export async function insertRegistration(q: Queries, one: Registration): Promise<boolean> {
  const inserted = await q.run(sql`
    insert into sandbox_registrations (
      id, jurisdiction, name, normalized_name, outcome, reasons, corporation_number, certificate_on, received_at,
      decided_at
    ) values (
      ${one.key}, ${one.jurisdiction}, ${one.name}, ${one.normalizedName}, ${one.outcome},
      ${JSON.stringify(one.reasons)}::jsonb, ${one.corporationNumber}, ${one.certificateOn}, ${one.receivedAt},
      ${one.decidedAt}
    ) on conflict do nothing`);
  return inserted === 1;
}

export const selectRegistration = (q: Queries, key: string): Promise<Registration | undefined> =>
  q.first<Registration>(sql`
    select id as "key", jurisdiction, name, normalized_name as "normalizedName", outcome, reasons,
           corporation_number as "corporationNumber", certificate_on as "certificateOn",
           received_at as "receivedAt", decided_at as "decidedAt"
      from sandbox_registrations where id = ${key}`);

/** 1, 2, 3 …; a number that is not used stays unused. */
export async function nextSpecimenNumber(q: Queries): Promise<bigint> {
  const { serial } = await q.one<{ serial: bigint }>(sql`
    select nextval('sandbox_corporation_numbers') as serial`);
  return serial;
}
