import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { AccessType, Membership, Role, Section, SubType } from '@tabellion/kit/actor.ts';
import type { FinancialYears } from '@tabellion/law/deadlines/financialYears.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { Connection, Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { HolderIdentity, IdentityQuery, SigneeIdentity } from '@tabellion/platform/http/gate.ts';
import type { CorporateFacts } from '../../rules/corporateInfo.ts';
import type { OrganizationStatus } from '../../rules/status.ts';
import type { TaxFacts } from '../../rules/taxInfo.ts';

/** An organization as stored. The codes are closed by checks of the tables or were read by the rules. */
export interface OrganizationRow extends Omit<CorporateFacts, 'latitude' | 'longitude'>, TaxFacts {
  org_id: string;
  status: OrganizationStatus;
  image_sha256: string | null;
  image_type: 'image/png' | 'image/jpeg' | null;
  created_by: string;
  created_at: Instant;
  /** Decimal degrees, exact. */
  latitude: string | null;
  longitude: string | null;
  creator_position: string;
  filing_year: number | null;
  /** The registers tell them once it is incorporated; null while no year end is known. */
  financial_years: FinancialYears | null;
}

/** Throws where it is not there. */
export const selectOrganization = (q: Queries, orgId: string): Promise<OrganizationRow> =>
  q.one<OrganizationRow>(sql`
    select o.org_id, o.name, o.name_postfix, o.status, o.image_sha256, o.image_type, o.incorporation_date,
           o.created_by, o.created_at, d.company_type, d.name_format, d.jurisdiction, d.articles_province,
           d.address_line_1, d.address_line_2, d.city, d.country, d.province, d.postal_code, d.latitude, d.longitude,
           d.industry, d.corporation_number, d.manages_company, d.people_involved, d.creator_position,
           d.annual_shareholders_on, d.anchored_by, d.anchored_on, d.filing_year, d.fiscal_year_end, d.first_year_end_on,
           d.office_since, d.office_or_before, d.year_end_since, d.year_end_or_before,
           financial_years(o.org_id) as financial_years, d.business_number, d.rc_account, d.rt_account,
           d.rp_account, d.rm_account, d.gst_since, d.filing_period, d.preparer
      from organizations o join organization_details d on d.org_id = o.org_id
      where o.org_id = ${orgId}`);

/** A user's access to one organization, with the facts that the switcher shows of it. */
export interface MembershipRow {
  org_id: string;
  name: string;
  name_postfix: string;
  status: OrganizationStatus;
  jurisdiction: JurisdictionId;
  image_sha256: string | null;
  incorporation_date: PlainDate | null;
  access: AccessType;
  sections: Section[];
  sub_type: SubType;
  created_by: string;
  created_at: Instant;
}

/** Every organization to which the user has access, the newest first. */
export const selectMemberships = (q: Queries, userId: string): Promise<MembershipRow[]> =>
  q.all<MembershipRow>(sql`
    select org_id, name, name_postfix, status, jurisdiction, image_sha256, incorporation_date, access, sections, sub_type,
           created_by, created_at
      from organizations_of(${userId})`);

/** The users who have access to the organization in which `q` runs, and which access. */
export async function selectMemberAccess(
  q: Queries,
): Promise<{ userId: string; membership: Omit<Membership, 'orgId'> }[]> {
  const rows = await q.all<Pick<MembershipRow, 'access' | 'sections' | 'sub_type'> & { user_id: string }>(sql`
    select user_id, access, sections, sub_type from access_of_organization()`);
  return rows.map(({ user_id: userId, access, sections, sub_type: subType }) => ({
    userId,
    membership: { access, sections, subType },
  }));
}

/** The codes are closed by checks of the tables. */
export interface IdentityRow {
  user_id: string;
  role: Role;
  email_verified: boolean;
  /** Known of staff alone. */
  second_factor: boolean;
  org_id: string | null;
  access: AccessType | null;
  sections: Section[] | null;
  sub_type: SubType | null;
}

/** The first statement of a request: `identify()` of migration 0370, for a session that is not idle (0010). It also sets the
 *  organization for row security. */
export const selectIdentity = (
  connection: Pick<Connection, 'session'>,
  { sessionId, orgId, object }: IdentityQuery,
  now: Instant,
): Promise<IdentityRow | undefined> =>
  connection.session<IdentityRow>(sql`
    select user_id, role, email_verified, second_factor, org_id, access, sections, sub_type
      from identify(${now}, use_session(${sessionId}, ${now}), ${orgId}, ${object?.id ?? null}, ${object?.kind ?? null})`);

/** The signee who asks with the session of an envelope (`identify_signee()` of migration 0486); sets the
 *  organization, too. */
export const selectSignee = (
  connection: Pick<Connection, 'session'>,
  digest: Uint8Array,
  now: Instant,
): Promise<SigneeIdentity | undefined> =>
  connection.session<SigneeIdentity>(sql`
    select org_id as "orgId", envelope_id as "envelopeId", signee_id as "signeeId", page_link_id as "pageLinkId", proof, user_id as "userId",
           expires_at as "expiresAt"
      from identify_signee(${digest}, ${now})`);

/** The holder or director who asks with the session of a link to his page (`identify_holder()` of migration 0486); sets the
 *  organization, too. */
export const selectHolder = (
  connection: Pick<Connection, 'session'>,
  digest: Uint8Array,
  now: Instant,
): Promise<HolderIdentity | undefined> =>
  connection.session<HolderIdentity>(sql`
    select org_id as "orgId", link_id as "linkId", person_id as "personId", expires_at as "expiresAt"
      from identify_holder(${digest}, ${now})`);
