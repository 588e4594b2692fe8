/** Turns rows into what travels: codes become the specification's words. */
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { addressInWords, type PostalField, postalOf } from '@tabellion/law/address.ts';
import { printedCorporationNumber } from '@tabellion/law/corporationNumber.ts';
import type { Registration } from '@tabellion/law/registrations.ts';
import { corporationTypeToWire, countryInWords, provinceToWire } from '@tabellion/law/wireNames.ts';
import type { Contact } from '../rules/contact.ts';
import type { CorporateFacts } from '../rules/corporateInfo.ts';
import { isDraft, nextActs } from '../rules/status.ts';
import { printedNumber } from '../rules/taxInfo.ts';
import type { AccountInfoView, CompanyView, CorporateView, OrganizationView } from '../shapes.ts';
import { coordinateOf } from './store/contacts.ts';
import type { MembershipRow, OrganizationRow } from './store/read.ts';

/** Where the image is read by a member; it changes with the image. */
export const imageUrl = (row: { org_id: string; image_sha256: string | null }): string | null =>
  row.image_sha256 === null ? null : `/api/organization/${row.org_id}/profile/image/${row.image_sha256}`;

export const factsOf = (row: OrganizationRow): CorporateFacts => ({
  ...row,
  latitude: coordinateOf(row.latitude),
  longitude: coordinateOf(row.longitude),
});

const placeView = (place: Record<PostalField, string>) => {
  const { region: province, ...words } = addressInWords({ ...postalOf(place), region: place.province });
  return { ...words, province };
};

const coordinatesView = (row: OrganizationRow) => ({
  latitude: coordinateOf(row.latitude),
  longitude: coordinateOf(row.longitude),
});

const registrationViews = (registrations: readonly Registration[]) =>
  registrations.map((one) => ({ ...one, jurisdiction: corporationTypeToWire(one.jurisdiction) }));

export const warningViews = (warnings: readonly FieldRefusal[]) =>
  warnings.map(({ path, textCode, params }) =>
    params === undefined ? { path, textCode } : { path, textCode, params },
  );

export function corporateView(
  row: OrganizationRow,
  registrations: readonly Registration[],
  warnings: readonly FieldRefusal[],
): CorporateView {
  return {
    org_unique_id: row.org_id,
    name: row.name,
    company_type: row.company_type,
    name_postfix: row.name_postfix,
    name_format: row.name_format,
    corporation_type: corporationTypeToWire(row.jurisdiction),
    corporation_province: provinceToWire(row.articles_province),
    ...placeView(row),
    ...coordinatesView(row),
    industry: row.industry,
    fiscal_year_end: row.fiscal_year_end,
    business_number: printedNumber(row),
    corporation_number: printedCorporationNumber(row.corporation_number, row.jurisdiction),
    first_year_end: row.first_year_end_on,
    office_since: row.office_since,
    office_or_before: row.office_or_before,
    year_end_since: row.year_end_since,
    year_end_or_before: row.year_end_or_before,
    incorporation_date: row.incorporation_date,
    anchored_by: row.anchored_by,
    anchor_date: row.anchored_on,
    manages_company: row.manages_company,
    people_involved: row.people_involved,
    annualShareholder_date: row.annual_shareholders_on,
    img_url: imageUrl(row),
    status: row.status,
    isDraft: isDraft(row.status),
    registrations: registrationViews(registrations),
    warnings: warningViews(warnings),
  };
}

export interface CompanyParts {
  row: OrganizationRow;
  registrations: readonly Registration[];
  billing: Contact | undefined;
  pendingSignatures: number;
}

export function companyView({ row, registrations, billing, pendingSignatures }: CompanyParts): CompanyView {
  const { name, name_postfix, status, company_type, name_format, industry, fiscal_year_end } = row;
  const { incorporation_date, filing_year, gst_since, filing_period, preparer } = row;
  return {
    unique_id: row.org_id,
    name,
    name_postfix,
    img_url: imageUrl(row),
    status,
    company_type,
    name_format,
    corporation_type: corporationTypeToWire(row.jurisdiction),
    corporation_province: provinceToWire(row.articles_province),
    addresses:
      row.address_line_1 === ''
        ? []
        : [{ type: 'registered_office', ...placeView(row), ...coordinatesView(row) }],
    industry,
    fiscal_year_end,
    business_number: printedNumber(row),
    corporation_number: printedCorporationNumber(row.corporation_number, row.jurisdiction),
    incorporation_date,
    anchored_by: row.anchored_by,
    anchor_date: row.anchored_on,
    annualShareholder_date: row.annual_shareholders_on,
    filing_year,
    createdAt: row.created_at,
    billingAddress: billing === undefined ? null : billingView(billing),
    pendingSignatures,
    taxInfo: {
      business_number: printedNumber(row),
      rc_account: printedNumber(row, 'rc_account'),
      rt_account: printedNumber(row, 'rt_account'),
      rp_account: printedNumber(row, 'rp_account'),
      rm_account: printedNumber(row, 'rm_account'),
      fiscal_year_end,
      gst_since,
      filing_period,
      preparer,
    },
    registrations: registrationViews(registrations),
    isDraft: isDraft(status),
  };
}

export const billingView = (contact: Contact) => ({
  type: 'corporate' as const,
  names: `${contact.firstname} ${contact.lastname}`.trim(),
  firstname: contact.firstname,
  lastname: contact.lastname,
  company_name: contact.company_name,
  email: contact.email,
  ...placeView(contact),
});

export interface AccountContact {
  readonly contact: Contact;
  readonly isSaved: boolean;
  readonly isWithheld: boolean;
}

export const accountView = ({ contact, isSaved, isWithheld }: AccountContact): AccountInfoView => ({
  email: contact.email,
  firstname: contact.firstname,
  lastname: contact.lastname,
  phone_number: contact.phone_number,
  citizenship: countryInWords(contact.citizenship),
  ...placeView(contact),
  latitude: contact.latitude,
  longitude: contact.longitude,
  isSaved,
  isWithheld,
});

export const organizationView = (row: MembershipRow): OrganizationView => ({
  unique_id: row.org_id,
  name: row.name,
  name_postfix: row.name_postfix,
  img_url: imageUrl(row),
  incorporation_date: row.incorporation_date,
  status: row.status,
  access_type: row.access,
  selectedSubRoleAccessType: row.sections,
  user_sub_type: row.sub_type,
  createdAt: row.created_at,
  next_act: nextActs[row.status],
});
