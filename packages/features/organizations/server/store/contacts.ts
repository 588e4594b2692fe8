/** The statements on the people to reach, and on registrations elsewhere. */

import type { Registration } from '@tabellion/law/registrations.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { Contact } from '../../rules/contact.ts';

export type ContactKind = 'account' | 'billing';

interface ContactRow extends Omit<Contact, 'latitude' | 'longitude'> {
  latitude: string | null;
  longitude: string | null;
}

export async function selectContact(
  q: Queries,
  orgId: string,
  kind: ContactKind,
): Promise<Contact | undefined> {
  const row = await q.first<ContactRow>(sql`
    select firstname, lastname, company_name, email, phone_number, citizenship, address_line_1, address_line_2, city,
           province, country, postal_code, latitude, longitude
      from organization_contacts where org_id = ${orgId} and kind = ${kind}`);
  return row && { ...row, latitude: coordinateOf(row.latitude), longitude: coordinateOf(row.longitude) };
}

/** Degrees are kept exactly; as a number they are still exact to a millimetre. */
export const coordinateOf = (stored: string | null): number | null =>
  stored === null ? null : Number(stored);

export async function upsertContact(
  tx: Transaction,
  orgId: string,
  kind: ContactKind,
  contact: Contact,
): Promise<void> {
  await tx.run(sql`
    insert into organization_contacts (
        org_id, kind, firstname, lastname, company_name, email, phone_number, citizenship, address_line_1,
        address_line_2, city, province, country, postal_code, latitude, longitude
      ) values (
        ${orgId}, ${kind}, ${contact.firstname}, ${contact.lastname}, ${contact.company_name}, ${contact.email},
        ${contact.phone_number}, ${contact.citizenship}, ${contact.address_line_1}, ${contact.address_line_2},
        ${contact.city}, ${contact.province}, ${contact.country}, ${contact.postal_code}, ${contact.latitude},
        ${contact.longitude}
      )
      on conflict (org_id, kind) do update set
        firstname = excluded.firstname, lastname = excluded.lastname, company_name = excluded.company_name,
        email = excluded.email, phone_number = excluded.phone_number, citizenship = excluded.citizenship,
        address_line_1 = excluded.address_line_1, address_line_2 = excluded.address_line_2, city = excluded.city,
        province = excluded.province, country = excluded.country, postal_code = excluded.postal_code,
        latitude = excluded.latitude, longitude = excluded.longitude`);
}

export const selectRegistrations = (q: Queries, orgId: string): Promise<Registration[]> =>
  q.all<Registration>(sql`
    select jurisdiction, number, registered_on from organization_registrations
      where org_id = ${orgId} order by jurisdiction`);
