/** Organizations as they travel (specification section 3, "Organization and company"); names and spellings are its own. */
import { accessTypes, sections, subTypes } from '@tabellion/kit/actor.ts';
import { each } from '@tabellion/kit/shape.ts';
import { anchors } from '@tabellion/law/deadlines/deadline.ts';
import * as z from 'zod/mini';
import { companyTypes, nextActs, organizationStatuses } from './rules/status.ts';

/** Words of a form; the rules judge them, this only bounds the size of a request. */
const words = z.optional(z.string().check(z.maxLength(2_000)));
const degrees = z.optional(z.nullable(z.number()));
/** A legal date; empty or null where there is none. */
const typedDate = z.optional(z.nullable(z.string().check(z.maxLength(10))));
const legalDate = z.nullable(z.string());

const nameFormats = ['named', 'numbered'] as const;
const managesCompany = ['by_myself', 'other'] as const;
const peopleInvolved = ['owners', 'both', 'other'] as const;
export const taxFilingPeriods = ['monthly', 'quarterly', 'annual'] as const;

/** A rule's warning, which does not refuse: shown beside the field. */
const warning = z.strictObject({
  path: z.string(),
  textCode: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export const warnings = z.array(warning);

const addressInput = {
  ...each(words, 'address_line_1', 'address_line_2', 'city', 'province', 'country', 'postal_code'),
  latitude: degrees,
  longitude: degrees,
};

const addressView = {
  ...each(z.string(), 'address_line_1', 'address_line_2', 'city', 'province', 'country', 'postal_code'),
};
const coordinatesView = { latitude: z.nullable(z.number()), longitude: z.nullable(z.number()) };

/** Extra-provincial: where else the corporation is registered to do business. */
const registrationInput = z.strictObject({
  jurisdiction: z.string().check(z.maxLength(100)),
  number: z.string().check(z.maxLength(100)),
  registered_on: typedDate,
});
const registrationView = z.strictObject({
  jurisdiction: z.string(),
  number: z.string(),
  registered_on: legalDate,
});

const corporateFields = {
  name: words,
  company_type: z.optional(z.enum(companyTypes)),
  name_postfix: words,
  name_format: z.optional(z.enum(nameFormats)),
  corporation_type: words,
  corporation_province: words,
  ...addressInput,
  ...each(words, 'industry', 'fiscal_year_end', 'business_number', 'corporation_number'),
  /** The end of the first financial year, where two days are possible; blank for the first one. */
  first_year_end: typedDate,
  /** Since when the office and the year end hold, of a corporation that existed before: that day, or that day or before. Blank: since
   *  its incorporation. */
  ...each(typedDate, 'office_since', 'year_end_since'),
  ...each(z.optional(z.boolean()), 'office_or_before', 'year_end_or_before'),
  incorporation_date: typedDate,
  /** The event from whose anniversary annual returns are counted, and its day where it is not the incorporation. */
  anchored_by: z.optional(z.enum(anchors)),
  anchor_date: typedDate,
  manages_company: z.optional(z.enum(managesCompany)),
  people_involved: z.optional(z.nullable(z.enum(peopleInvolved))),
  annualShareholder_date: typedDate,
};

const registrationList = z.array(registrationInput).check(z.maxLength(20));

/** The fields of a form as it was opened with them: what was saved elsewhere since is not set back unseen. */
export const fieldsBefore = z.optional(z.record(z.string(), z.unknown()));

/** Omitted fields stay as they are. */
export const corporateInput = z.strictObject({
  ...corporateFields,
  registrations: z.optional(registrationList),
});
/** The part of it that organization/info edits. */
export const registrationsInput = z.strictObject({ registrations: registrationList });
/** And what it edits once the corporation exists. */
export const factsInput = z.strictObject({
  industry: words,
  anchored_by: corporateFields.anchored_by,
  anchor_date: typedDate,
  annualShareholder_date: typedDate,
  filing_year: z.string().check(z.maxLength(10)),
});
export const corporateInputWithYear = z.strictObject({
  ...corporateInput.shape,
  filing_year: z.optional(factsInput.shape.filing_year),
});
export const corporateInputWithId = z.strictObject({ ...corporateInput.shape, unique_id: z.uuid() });
export type CorporateInput = z.output<typeof corporateInput>;

/** The form of step 2, under the names of its defaults. */
export const corporateView = z.strictObject({
  org_unique_id: z.string(),
  name: z.string(),
  company_type: z.enum(companyTypes),
  name_postfix: z.string(),
  name_format: z.enum(nameFormats),
  corporation_type: z.string(),
  corporation_province: z.string(),
  ...addressView,
  ...coordinatesView,
  ...each(z.string(), 'industry', 'fiscal_year_end', 'business_number', 'corporation_number'),
  first_year_end: legalDate,
  ...each(legalDate, 'office_since', 'year_end_since'),
  ...each(z.boolean(), 'office_or_before', 'year_end_or_before'),
  incorporation_date: legalDate,
  anchored_by: z.enum(anchors),
  anchor_date: legalDate,
  manages_company: z.enum(managesCompany),
  people_involved: z.nullable(z.enum(peopleInvolved)),
  annualShareholder_date: legalDate,
  img_url: z.nullable(z.string()),
  status: z.enum(organizationStatuses),
  /** False once the articles are submitted: the facts in them then change by a corporate change. */
  isDraft: z.boolean(),
  registrations: z.array(registrationView),
  warnings,
});
export type CorporateView = z.output<typeof corporateView>;

/** The role in the company of the person who sets it up, and the name: step "company". */
export const companyInfoInput = z.strictObject({
  name: words,
  name_postfix: words,
  name_format: z.optional(z.enum(nameFormats)),
  company_type: z.optional(z.enum(companyTypes)),
  corporation_number: words,
  incorporationDate: typedDate,
  position: words,
});

export const companyInfoView = z.strictObject({
  ...each(z.string(), 'unique_id', 'name', 'name_postfix'),
  status: z.enum(organizationStatuses),
  incorporationDate: legalDate,
  position: z.string(),
  isWhiteLabel: z.boolean(),
  warnings,
});

/** The person to reach for the account. */
export const accountInput = z.strictObject({
  ...each(words, 'email', 'firstname', 'lastname', 'phone_number', 'citizenship'),
  ...addressInput,
});
/** The same with the names of the profile and of the onboarding user (specification section 3). */
export const accountBody = z.strictObject({
  ...accountInput.shape,
  /** Citizenship, as the profile calls it; used where `citizenship` is not given. */
  nationality: words,
  /** Not read: whose account it is the session says, and a password is changed by change_password alone. */
  ...each(words, 'userId', 'password'),
});
export type AccountInput = z.output<typeof accountInput>;

export const accountView = z.strictObject({
  ...each(z.string(), 'email', 'firstname', 'lastname', 'phone_number', 'citizenship'),
  ...addressView,
  ...coordinatesView,
  /** False: these are the account's own, to be confirmed. */
  isSaved: z.boolean(),
  /** True: this reader sees the name alone, and what he leaves blank stays (decisions section 3). */
  isWithheld: z.boolean(),
});
export type AccountInfoView = z.output<typeof accountView>;

export const contactView = z.strictObject({
  ...each(z.string(), 'names', 'firstname', 'lastname', 'email', 'phone'),
});

export const billingAddressInput = z.strictObject({
  type: z.optional(z.literal('corporate')),
  ...each(words, 'firstname', 'lastname', 'company_name', 'email'),
  ...addressInput,
});
/** The same as the specification's company holds it: both names in one, and the address as a part (section 3). */
export const billingAddressBody = z.strictObject({
  ...billingAddressInput.shape,
  /** The last word is the last name; taken where no other name is given. */
  names: words,
  address: z.optional(z.strictObject(addressInput)),
});
export type BillingAddressInput = z.output<typeof billingAddressInput>;
export type BillingAddressBody = z.output<typeof billingAddressBody>;

export const billingAddressView = z.strictObject({
  type: z.literal('corporate'),
  ...each(z.string(), 'names', 'firstname', 'lastname', 'company_name', 'email'),
  ...addressView,
});

/** Numbers as the Canada Revenue Agency prints them: `12302 6635 RC 0001`. */
export const taxInput = z.strictObject({
  ...each(
    words,
    'business_number',
    'rc_account',
    'rt_account',
    'rp_account',
    'rm_account',
    'fiscal_year_end',
  ),
  gst_since: typedDate,
  filing_period: z.optional(z.nullable(z.enum(taxFilingPeriods))),
  preparer: words,
});
export type TaxInput = z.output<typeof taxInput>;

const taxView = z.strictObject({
  ...each(
    z.string(),
    'business_number',
    'rc_account',
    'rt_account',
    'rp_account',
    'rm_account',
    'fiscal_year_end',
  ),
  gst_since: legalDate,
  filing_period: z.nullable(z.enum(taxFilingPeriods)),
  preparer: z.string(),
});

/** Company, and what organization/info shows beside it. */
export const companyView = z.strictObject({
  ...each(z.string(), 'unique_id', 'name', 'name_postfix'),
  img_url: z.nullable(z.string()),
  status: z.enum(organizationStatuses),
  company_type: z.enum(companyTypes),
  name_format: z.enum(nameFormats),
  corporation_type: z.string(),
  corporation_province: z.string(),
  addresses: z.array(
    z.strictObject({ type: z.literal('registered_office'), ...addressView, ...coordinatesView }),
  ),
  ...each(z.string(), 'industry', 'fiscal_year_end', 'business_number', 'corporation_number'),
  incorporation_date: legalDate,
  anchored_by: z.enum(anchors),
  anchor_date: legalDate,
  annualShareholder_date: legalDate,
  filing_year: z.nullable(z.number()),
  createdAt: z.string(),
  billingAddress: z.nullable(billingAddressView),
  pendingSignatures: z.number(),
  taxInfo: taxView,
  registrations: z.array(registrationView),
  isDraft: z.boolean(),
});
export type CompanyView = z.output<typeof companyView>;

/** One line of the landing page and of the switcher. */
export const organizationView = z.strictObject({
  ...each(z.string(), 'unique_id', 'name', 'name_postfix'),
  img_url: z.nullable(z.string()),
  incorporation_date: legalDate,
  status: z.enum(organizationStatuses),
  access_type: z.enum(accessTypes),
  selectedSubRoleAccessType: z.array(z.enum(sections)),
  user_sub_type: z.enum(subTypes),
  createdAt: z.string(),
  /** A member's next act: `continue` the wizard, `submit`, `wait`, `mend` a rejected application, `open`. */
  next_act: z.enum(Object.values(nextActs)),
});
export type OrganizationView = z.output<typeof organizationView>;
