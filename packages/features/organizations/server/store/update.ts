import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Anchor } from '@tabellion/law/deadlines/deadline.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import { splitName } from '@tabellion/law/names/legalElement.ts';
import { searchKeys } from '@tabellion/law/names/nameSearch.ts';
import type { Registration } from '@tabellion/law/registrations.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { CorporateFacts } from '../../rules/corporateInfo.ts';
import type { OrganizationStatus } from '../../rules/status.ts';
import type { TaxFacts } from '../../rules/taxInfo.ts';
import { enterOrganization } from './head.ts';
import type { OrganizationRow } from './read.ts';

export async function updateCorporateFacts(
  tx: Transaction,
  orgId: string,
  facts: CorporateFacts,
): Promise<void> {
  await updateName(tx, orgId, facts);
  await tx.run(sql`
    update organizations set incorporation_date = ${facts.incorporation_date} where org_id = ${orgId}`);
  await tx.run(sql`
    update organization_details set
        company_type = ${facts.company_type}, name_format = ${facts.name_format},
        jurisdiction = ${facts.jurisdiction}, articles_province = ${facts.articles_province},
        address_line_1 = ${facts.address_line_1}, address_line_2 = ${facts.address_line_2}, city = ${facts.city},
        province = ${facts.province}, country = ${facts.country}, postal_code = ${facts.postal_code},
        latitude = ${facts.latitude}, longitude = ${facts.longitude}, industry = ${facts.industry},
        fiscal_year_end = ${facts.fiscal_year_end}, first_year_end_on = ${facts.first_year_end_on},
        office_since = ${facts.office_since}, office_or_before = ${facts.office_or_before},
        year_end_since = ${facts.year_end_since}, year_end_or_before = ${facts.year_end_or_before},
        business_number = ${facts.business_number}, corporation_number = ${facts.corporation_number}, manages_company = ${facts.manages_company},
        people_involved = ${facts.people_involved}, annual_shareholders_on = ${facts.annual_shareholders_on},
        anchored_by = ${facts.anchored_by}, anchored_on = ${facts.anchored_on}
      where org_id = ${orgId}`);
}

/** A name is kept with the keys by which others find it taken. */
async function updateName(
  tx: Transaction,
  orgId: string,
  name: { name: string; name_postfix: string },
): Promise<void> {
  const fullName = fullNameOf(name);
  const keys = fullName === '' ? [] : searchKeys(fullName);
  await tx.run(sql`
    update organizations set name = ${name.name}, name_postfix = ${name.name_postfix}, name_keys = ${keys}::text[]
      where org_id = ${orgId}`);
}

interface Registered {
  /** Ends with the legal element. */
  readonly name: string;
  readonly number: string | null;
  readonly jurisdiction: string;
  readonly province: string;
  readonly office: {
    readonly street: string;
    readonly unit: string | null;
    readonly city: string;
    readonly province: string;
    readonly postalCode: string;
    readonly country: string;
  } | null;
  /** `MM-DD`; null where none is stated. */
  readonly yearEnd: string | null;
}

/** Where the address stays, so do its coordinates. An office that is not stated leaves country and province. */
export async function repeatRegistered(
  tx: Transaction,
  orgId: string,
  registered: Registered,
): Promise<void> {
  const row = await tx.one<{ name: string; name_postfix: string }>(sql`
    select name, name_postfix from organizations where org_id = ${orgId}`);
  if (fullNameOf(row) !== registered.name)
    await updateName(tx, orgId, splitName(registered.name, registered.jurisdiction));
  const { office } = registered;
  const [street, unit, city, code] = [
    office?.street ?? '',
    office?.unit ?? '',
    office?.city ?? '',
    office?.postalCode ?? '',
  ];
  await tx.run(sql`
    update organization_details set
        jurisdiction = ${registered.jurisdiction}, articles_province = ${registered.province},
        corporation_number = coalesce(${registered.number}, corporation_number), fiscal_year_end = ${registered.yearEnd ?? ''},
        latitude = case when (address_line_1, city, postal_code) = (${street}, ${city}, ${code}) then latitude end,
        longitude = case when (address_line_1, city, postal_code) = (${street}, ${city}, ${code}) then longitude end,
        address_line_1 = ${street}, address_line_2 = ${unit}, city = ${city}, postal_code = ${code},
        country = coalesce(${office?.country ?? null}, country), province = coalesce(${office?.province ?? null}, province)
      where org_id = ${orgId}`);
}

/** A later one takes the place of an earlier one. @returns how many were moved */
export const anchorLater = (
  tx: Transaction,
  orgId: string,
  { by, on }: { readonly by: Exclude<Anchor, 'incorporation'>; readonly on: PlainDate },
): Promise<number> =>
  tx.run(sql`
    update organization_details set anchored_by = ${by}, anchored_on = ${on}
      where org_id = ${orgId} and (anchored_on is null or anchored_on < ${on})`);

export async function updatePosition(tx: Transaction, orgId: string, position: string): Promise<void> {
  await tx.run(sql`update organization_details set creator_position = ${position} where org_id = ${orgId}`);
}

export async function updateTaxFacts(tx: Transaction, orgId: string, facts: TaxFacts): Promise<void> {
  await tx.run(sql`
    update organization_details set
        business_number = ${facts.business_number}, rc_account = ${facts.rc_account},
        rt_account = ${facts.rt_account}, rp_account = ${facts.rp_account}, rm_account = ${facts.rm_account},
        fiscal_year_end = ${facts.fiscal_year_end}, gst_since = ${facts.gst_since},
        filing_period = ${facts.filing_period}, preparer = ${facts.preparer}
      where org_id = ${orgId}`);
}

export async function updateFilingYear(tx: Transaction, orgId: string, year: number): Promise<void> {
  await tx.run(sql`update organization_details set filing_year = ${year} where org_id = ${orgId}`);
}

export async function updateImage(
  tx: Transaction,
  orgId: string,
  image: { sha256: string; mediaType: string },
): Promise<void> {
  await tx.run(sql`
    update organizations set image_sha256 = ${image.sha256}, image_type = ${image.mediaType} where org_id = ${orgId}`);
}

/** The list is replaced as a whole, as the form shows it. */
export async function replaceRegistrations(
  tx: Transaction,
  orgId: string,
  registrations: readonly Registration[],
): Promise<void> {
  await tx.run(sql`delete from organization_registrations where org_id = ${orgId}`);
  for (const { jurisdiction, number, registered_on } of registrations) {
    await tx.run(sql`
      insert into organization_registrations (org_id, jurisdiction, number, registered_on)
        values (${orgId}, ${jurisdiction}, ${number}, ${registered_on})`);
  }
}

/** Keeps who runs the corporation, and who else is involved. */
export async function updateManages(
  tx: Transaction,
  orgId: string,
  { manages_company, people_involved }: Pick<OrganizationRow, 'manages_company' | 'people_involved'>,
): Promise<void> {
  await tx.run(sql`
    update organization_details set manages_company = ${manages_company}, people_involved = ${people_involved}
      where org_id = ${orgId}`);
}

/** Facts of a certificate; omitted ones stay as they are. */
export interface StatusFacts {
  /** The day at the registry; only the log tells it here. */
  submittedOn?: PlainDate | undefined;
  incorporatedOn?: PlainDate | undefined;
  corporationNumber?: string | undefined;
  /** The final name; its legal element may stand apart or in the name. */
  name?: { name: string; name_postfix: string } | undefined;
}

export async function updateStatus(
  tx: Transaction,
  orgId: string,
  to: OrganizationStatus,
  facts: StatusFacts,
): Promise<void> {
  await tx.run(sql`
    update organizations set
        status = ${to},
        incorporation_date = coalesce(${facts.incorporatedOn ?? null}::date, incorporation_date)
      where org_id = ${orgId}`);
  if (facts.name !== undefined) await updateName(tx, orgId, facts.name);
  await tx.run(sql`
    update organization_details
      set corporation_number = coalesce(${facts.corporationNumber ?? null}::text, corporation_number)
      where org_id = ${orgId}`);
}

export interface NewOrganization {
  orgId: string;
  membershipId: string;
  userId: string;
  name: string;
  name_postfix: string;
  at: Instant;
}

/** Sets the transaction's organization first: row security refuses the rows of any other. */
export async function insertOrganization(tx: Transaction, row: NewOrganization): Promise<void> {
  const { orgId, membershipId, userId, at } = row;
  await enterOrganization(tx, orgId);
  await tx.run(sql`
    insert into organizations (org_id, created_by, created_at) values (${orgId}, ${userId}, ${at})`);
  await updateName(tx, orgId, row);
  await tx.run(sql`insert into organization_details (org_id) values (${orgId})`);
  await tx.run(sql`
    insert into memberships (org_id, user_id, id, access, created_at)
      values (${orgId}, ${userId}, ${membershipId}, 'admin', ${at})`);
  await tx.run(sql`insert into objects (id, org_id, kind) values (${membershipId}, ${orgId}, 'membership')`);
  await tx.run(sql`insert into register_heads (org_id, recorded_at) values (${orgId}, clock_timestamp())`);
}
