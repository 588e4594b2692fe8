/** Organizations (specification section 7, "organization"); documents, mails, people and plans are other features'. */
import * as z from 'zod/mini';
import { byId, endpoint, get, ofOrganization, ofOrgId, post } from '../endpoint.ts';
import * as shapes from './shapes.ts';

const draftRefusals = ['ORGANIZATION.SUBMITTED', 'ORGANIZATION.CHANGE_NEEDED'] as const;
const filingYearRefusals = [
  'FILING_YEAR.INVALID',
  'ORGANIZATION.FILING_YEAR_TOO_EARLY',
  'ORGANIZATION.STATUS_NOT_POSSIBLE',
] as const;
/** Refusals of facts that a form states for the first time, by the registers of a corporation that exists. */
const statedFactsRefusals = [
  'REGISTERS.PAYLOAD_INVALID',
  'REGISTERS.PEOPLE_ERASED',
  'REGISTERS.DOES_NOT_FIT',
  'REGISTERS.WAITS',
  'REGISTERS.FUTURE_DATE',
  'GENERAL.STALE',
  'SHARES.PRIVATE_ISSUER_LIMIT',
  'SHARES.OWNERSHIP_TOO_LARGE',
] as const;
export type StatedFactsCode = (typeof statedFactsRefusals)[number] | 'GENERAL.FIELD_INVALID';
const corporateRefusals = [...draftRefusals, ...filingYearRefusals, ...statedFactsRefusals] as const;

export const createOrganization = endpoint({
  ...post('/api/organization/create'),
  summary: 'Starts an organization; the caller becomes its admin.',
  action: 'organization.create',
  tenant: { in: 'none' },
  body: shapes.corporateInput,
  entity: shapes.corporateView,
  reply: shapes.corporateView,
  ok: 'ORGANIZATION.CREATE_ORGANIZATION.SUCCESS',
  refusals: ['ORGANIZATION.NAME_REQUIRED', ...draftRefusals],
});

export const listOrganizations = endpoint({
  ...get('/api/organization/list'),
  summary: 'Every organization that the caller has access to, the newest first.',
  action: 'account.read',
  tenant: { in: 'none' },
  reply: z.strictObject({ organizations: z.array(shapes.organizationView) }),
});

export const readOrganization = endpoint({
  ...get('/api/organization/{id}'),
  summary: 'The company: identity, numbers, addresses, taxes, registrations.',
  action: 'organization.read',
  ...ofOrganization,
  reply: shapes.companyView,
});

export const readCompanyInfo = endpoint({
  ...get('/api/organization/{id}/company-info'),
  summary: 'Where the company stands, and what the person who set it up is in it.',
  action: 'organization.read',
  ...ofOrganization,
  reply: shapes.companyInfoView,
});

export const saveCompanyInfo = endpoint({
  ...post('/api/organization/{id}/company-info'),
  summary: 'Saves name and kind of the company, and the position of the person who sets it up.',
  action: 'organization.edit',
  ...ofOrganization,
  body: shapes.companyInfoInput,
  entity: shapes.companyInfoView,
  reply: shapes.companyInfoView,
  ok: 'ORGANIZATION.UPDATE_COMPANY_INFO.SUCCESS',
  refusals: corporateRefusals,
});

export const readAccountInfo = endpoint({
  ...get('/api/organization/{id}/account-info'),
  summary: 'The person to reach for the account; until it is saved, what the creator says of himself.',
  action: 'organization.read',
  ...ofOrganization,
  reply: shapes.accountView,
});

export const saveAccountInfo = endpoint({
  ...post('/api/organization/{id}/account-info'),
  summary: 'Saves the person to reach for the account.',
  action: 'organization.edit',
  ...ofOrganization,
  body: z.strictObject({ ...shapes.accountBody.shape, was: shapes.fieldsBefore }),
  entity: shapes.accountView,
  reply: shapes.accountView,
  ok: 'ORGANIZATION.UPDATE_ACCOUNT_INFO.SUCCESS',
  refusals: ['PERSON_NAME.REQUIRED', 'PHONE.TOO_LONG', 'GENERAL.STALE'],
});

export const confirmContact = endpoint({
  ...get('/api/organization/{orgId}/confirmContact'),
  summary: 'The primary contact, to be confirmed.',
  action: 'organization.read',
  ...ofOrgId,
  reply: shapes.contactView,
});

export const readCorporateInfo = endpoint({
  ...get('/api/organization/{id}/corporate-info'),
  summary: 'The corporate information: name, law, registered office, numbers.',
  action: 'organization.read',
  ...ofOrganization,
  reply: shapes.corporateView,
});

export const saveCorporateInfo = endpoint({
  ...post('/api/organization/{id}/corporate-info'),
  summary: 'Saves the corporate information, and the filing year of a corporation; what is left out stays.',
  action: 'organization.edit',
  ...ofOrganization,
  body: z.strictObject({ ...shapes.corporateInputWithYear.shape, was: shapes.fieldsBefore }),
  entity: shapes.corporateView,
  reply: shapes.corporateView,
  ok: 'ORGANIZATION.UPDATE_CORPORATE_INFO.SUCCESS',
  refusals: [...corporateRefusals, 'GENERAL.STALE'],
});

export const addUpdateCorporateInfo = endpoint({
  ...post('/api/organization/add-update/corporate-info'),
  summary: 'The same; the organization is named by unique_id in the body.',
  action: 'organization.edit',
  tenant: { in: 'body', name: 'unique_id' },
  body: shapes.corporateInputWithId,
  entity: shapes.corporateView,
  reply: shapes.corporateView,
  ok: 'ORGANIZATION.UPDATE_CORPORATE_INFO.SUCCESS',
  refusals: corporateRefusals,
});

export const updateTaxInfo = endpoint({
  ...post('/api/organization/{id}/update_tax_info'),
  summary: 'Saves business number, program accounts, year end and who prepares the taxes.',
  action: 'organization.edit',
  ...ofOrganization,
  body: shapes.taxInput,
  entity: shapes.companyView.shape.taxInfo,
  reply: shapes.companyView,
  ok: 'ORGANIZATION.UPDATE_TAX_INFO.SUCCESS',
  refusals: [...draftRefusals, ...statedFactsRefusals],
});

export const updateFilingYear = endpoint({
  ...post('/api/organization/{id}/update-filing-year'),
  summary: 'Sets the year of the next annual filing; a date is taken for its year.',
  action: 'organization.edit',
  ...ofOrganization,
  body: z.strictObject({ filing_year: z.union([z.string().check(z.maxLength(10)), z.number()]) }),
  reply: z.strictObject({
    filing_year: z.number(),
    /** Counted by the jurisdiction's rule; null where a fact is missing or nothing falls due. */
    due_date: z.nullable(z.string()),
    confirmWithRegistry: z.boolean(),
  }),
  ok: 'ORGANIZATION.UPDATE_FILING_YEAR.SUCCESS',
  refusals: filingYearRefusals,
});

export const readNotification = endpoint({
  ...get('/api/organization/{id}/notification'),
  summary: 'What the dashboard asks: the first element, or nothing.',
  action: 'organization.read',
  ...ofOrganization,
  reply: z.array(
    z.strictObject({
      type: z.literal('filing_year'),
      title: z.string(),
      message: z.string(),
      filing_year: z.number(),
      due_date: z.nullable(z.string()),
    }),
  ),
});

export const uploadProfileImage = endpoint({
  ...post('/api/organization/upload_profile/{id}'),
  summary: 'Replaces the profile image: PNG or JPEG, at most 5 MiB and 4,096 pixels a side.',
  action: 'organization.edit',
  ...ofOrganization,
  body: z.strictObject({ name: z.optional(z.string().check(z.maxLength(300))) }),
  reply: z.strictObject({ img_url: z.string() }),
  ok: 'ORGANIZATION.UPLOAD_PROFILE.SUCCESS',
  refusals: ['ORGANIZATION.IMAGE_REQUIRED', 'ORGANIZATION.IMAGE_INVALID'],
  upload: { maxBytes: 5 * 1024 * 1024, types: ['image/png', 'image/jpeg', 'image/jpg'] },
  limit: { perMinute: 30, by: 'address' },
});

export const locateProfileImage = endpoint({
  ...get('/api/organization/{id}/profile'),
  summary: 'Where the profile image is; null shows the initials.',
  action: 'organization.read',
  ...ofOrganization,
  reply: z.strictObject({ img_url: z.nullable(z.string()) }),
});

export const readProfileImage = endpoint({
  ...get('/api/organization/{id}/profile/image/{sha256}'),
  summary: 'The profile image itself.',
  action: 'organization.read',
  tenant: byId,
  params: z.strictObject({ id: z.uuid(), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  reply: z.unknown(),
  download: ['image/png', 'image/jpeg'],
});

export const saveBillingAddress = endpoint({
  ...post('/api/organization/{orgId}/billing-address'),
  summary: 'Saves to whom bills are addressed.',
  action: 'billing.manage',
  ...ofOrgId,
  body: shapes.billingAddressBody,
  entity: shapes.billingAddressView,
  reply: z.strictObject({ billingAddress: shapes.billingAddressView }),
  ok: 'ORGANIZATION.UPDATE_BILLING_ADDRESS.SUCCESS',
  refusals: ['ORGANIZATION.UPDATE_BILLING_ADDRESS.FAILED'],
});

/** A name that was compared with, and the outcome. */
const nameMatch = z.strictObject({
  name: z.string(),
  number: z.string(),
  status: z.string(),
  /** `here`: incorporated in this installation; `registry`: from the imported file. */
  source: z.enum(['here', 'registry']),
  reason: z.enum(['identical', 'same_words', 'sounds_alike', 'contains', 'similar']),
  score: z.number(),
});

export const preSearch = endpoint({
  ...get('/api/public/pre-search'),
  summary: 'Whether a corporate name is free here and in the imported registry file. Not a Nuans report.',
  action: 'names.search',
  tenant: { in: 'none' },
  query: z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(300)),
    name_postfix: z.optional(z.string().check(z.maxLength(60))),
    corporation_type: z.optional(z.string().check(z.maxLength(100))),
    /** The organization that asks: its own name does not stand in its way. Heeded for its members only. */
    org_unique_id: z.optional(z.uuid()),
  }),
  reply: z.strictObject({
    name: z.string(),
    available: z.boolean(),
    matches: z.array(nameMatch),
    /** Errors in the form of the name itself, and possible objections of a registrar. */
    refusals: shapes.warnings,
    warnings: shapes.warnings,
    /** Whether a registry file was imported here: else only corporations of this installation were compared. */
    hasRegistryFile: z.boolean(),
    isNuansReport: z.literal(false),
  }),
  limit: { perMinute: 30, by: 'address' },
});
