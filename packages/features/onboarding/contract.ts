/**
 * The wizard: where a founding stands, what the articles say beside names and shares, and the submission
 * (specification sections 2 and 4; decisions section 4). Account and corporate information, people, shares and
 * payments have contracts of their own.
 */
import { SECTORS } from '@tabellion/book/judge/law.ts';
import * as z from 'zod/mini';
import { transferChoices } from '../corporation/transferRestrictions.ts';
import { endpoint, get, ofOrganization, post } from '../endpoint.ts';
import { companyTypes, organizationStatuses } from '../organizations/rules/status.ts';
import { fieldsBefore } from '../organizations/shapes.ts';
import { Address } from '../people/shapes.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { proposingRefusals } from '../registers/refusals.ts';
import { screens, stepNames, stepStatusCodes } from './rules/wizard.ts';

const params = z.record(z.string(), z.union([z.string(), z.number()]));

export const WizardStep = z.strictObject({
  step: z.enum(stepNames),
  isCompleted: z.boolean(),
  /** Begun, and something in it is missing or wrong. */
  isError: z.boolean(),
  isDisable: z.boolean(),
  /** `account-info` and so on: the last part of `/app/org/{id}/dashboard/…`. */
  path: z.enum(stepNames),
  /** `share-classes` for the fourth step, else null. */
  subpath: z.nullable(z.enum(['share-classes'])),
  /** The page of the wizard. */
  href: z.string(),
  /** One line below the title, for example "1 thing to mend". */
  textCode: z.enum(stepStatusCodes),
  params,
  message: z.string(),
});

export const MissingItem = z.strictObject({
  textCode: z.string(),
  params,
  message: z.string(),
  step: z.enum(stepNames),
  screen: z.enum(screens),
  /** The page of the wizard that mends it. */
  path: z.string(),
  /** The field there, by its name in the request; empty for the whole page. */
  field: z.string(),
  /** The director of whom it is to be told; null where it is of nobody, or of somebody the page does not open. */
  person_id: z.nullable(z.string()),
});

/** A signee of the articles: 18 or older, capable, not bankrupt (CBCA s. 5(1)), each attested; a body corporate only signs. */
export const Incorporator = z.strictObject({
  kind: z.enum(['individual', 'body_corporate']),
  firstname: z.string().check(z.maxLength(300)),
  lastname: z.string().check(z.maxLength(300)),
  company_name: z.string().check(z.maxLength(300)),
  /** null where the reader may not see it; posted back, it stays as it is. */
  address: z.nullable(Address),
  is_adult: z.boolean(),
  is_capable: z.boolean(),
  is_not_bankrupt: z.boolean(),
});

const Clause = z.string().check(z.maxLength(20_000));

/** Items 4 to 8 of the articles (CBCA s. 6(1), Form 1). Item 3, the classes, belongs to the contract of shares. */
export const Articles = z.strictObject({
  /** The language of the standard wordings. */
  language: z.enum(['en', 'fr']),
  /** A fixed number of directors has both equal. */
  min_directors: z.number(),
  max_directors: z.number(),
  /** Item 4. */
  transfer_restriction: z.enum(transferChoices),
  /** The words of the choice; one's own for `own`. */
  transfer_restriction_text: Clause,
  business_restriction_text: Clause,
  other_provisions_text: Clause,
  /** A business that needs a majority of resident Canadian directors (CBCA s. 105(3.1)); null: not answered. */
  sector: z.nullable(z.enum(SECTORS)),
  incorporators: z.array(Incorporator),
  /** False while these are our suggestions and nobody has saved them. */
  is_saved: z.boolean(),
});

const { is_saved: _isSaved, ...articlesFields } = Articles.shape;

export { articlesFields };

/** Omitted fields stay unchanged. */
export const ArticlesInput = z.partial(
  z.strictObject({
    ...articlesFields,
    sector: z.enum(SECTORS),
    incorporators: z.array(Incorporator).check(z.maxLength(20)),
  }),
);

/** An individual who will have significant control on day one, computed from the subscriptions (CBCA s. 2.1). */
const Significant = z.strictObject({
  person_id: z.string(),
  name: z.string(),
  /** Per cent, two places. */
  votes: z.string(),
  shares: z.string(),
  /** Not an individual: whoever controls it has the control; the register is completed by hand. */
  look_through: z.boolean(),
});

export const Submission = z.strictObject({
  state: z.enum(['waiting', 'accepted', 'rejected']),
  submitted_at: z.string(),
  answered_at: z.nullable(z.string()),
  reasons: z.array(MissingItem),
  corporation_number: z.nullable(z.string()),
  /** The date on the certificate: the corporation exists from then on (CBCA s. 9). */
  certificate_on: z.nullable(LegalDate),
  /** No registry issued it: the sandbox did. */
  is_specimen: z.boolean(),
});

export const Onboarding = z.strictObject({
  org_unique_id: z.string(),
  /** Name and legal element as they will stand in the articles; empty while none is chosen. */
  name: z.string(),
  company_type: z.enum(companyTypes),
  status: z.enum(organizationStatuses),
  steps: z.array(WizardStep),
  missing: z.array(MissingItem),
  warnings: z.array(MissingItem),
  /** Where to go on: the page of the first step that is not complete. */
  resume: z.string(),
  articles: Articles,
  /** Officers bear this date; shares are not issued before it. Of a new corporation the day of its last signature. */
  organizing_resolution_on: z.nullable(LegalDate),
  /** "What the articles need": `isMet`, in this order. */
  needs: z.array(z.strictObject({ textCode: z.string(), params, message: z.string(), isMet: z.boolean() })),
  significant: z.array(Significant),
  /** False again when the subscriptions have changed since. */
  isc_confirmed: z.boolean(),
  plan_id: z.nullable(z.string()),
  submission: z.nullable(Submission),
  /** The last write to this organization. */
  saved_at: z.string(),
});

const Saved = z.strictObject({ ...Onboarding.shape, next: z.string() });

export const readOnboarding = endpoint({
  ...get('/api/organization/{id}/onboarding'),
  summary: 'Where the wizard stands: steps, what is missing, the articles, the submission.',
  action: 'dashboard.read',
  ...ofOrganization,
  reply: Onboarding,
});

export const saveArticles = endpoint({
  ...post('/api/organization/{id}/onboarding/articles'),
  summary: 'Saves items 4 to 8 of the articles. Only before the articles are submitted.',
  action: 'dashboard.edit',
  ...ofOrganization,
  body: z.strictObject({ ...ArticlesInput.shape, was: fieldsBefore }),
  reply: Saved,
  ok: 'ONBOARDING.ARTICLES_SAVED',
  refusals: [
    ...proposingRefusals,
    'ORGANIZATION.SUBMITTED',
    'ORGANIZATION.CHANGE_NEEDED.ARTICLES',
    'ONBOARDING.BOARD_INVALID',
    'ONBOARDING.TRANSFER_TEXT_REQUIRED',
    'GENERAL.STALE',
  ],
});

/** The articles of incorporation in words, item by item as they are filed. */
const FiledArticles = z.strictObject({
  /** The language in which they are written. */
  language: z.enum(['en', 'fr']),
  title: z.string(),
  statute: z.string(),
  items: z.array(
    z.strictObject({
      number: z.number(),
      heading: z.string(),
      lines: z.array(z.string()),
      /** Places of the lines that name a class, from 0; its rights follow. */
      classes_at: z.array(z.number()),
    }),
  ),
});

export const readFiledArticles = endpoint({
  ...get('/api/organization/{id}/onboarding/articles'),
  summary: 'Items 1 to 8 of the articles as they will be filed, in their own language.',
  action: 'dashboard.read',
  ...ofOrganization,
  reply: FiledArticles,
});

export const saveOrganizingResolution = endpoint({
  ...post('/api/organization/{id}/onboarding/organizing-resolution'),
  summary:
    'The organizing resolution of a corporation that existed before: its date appoints the officers and issues what is paid.',
  action: 'dashboard.edit',
  ...ofOrganization,
  body: z.strictObject({ organizing_resolution_on: z.nullable(LegalDate) }),
  reply: Saved,
  ok: 'ONBOARDING.RESOLUTION_SAVED',
  refusals: [
    'ORGANIZATION.SUBMITTED',
    'GENERAL.NOT_A_DATE',
    'ONBOARDING.RESOLUTION_IS_SIGNED',
    'ONBOARDING.RESOLUTION_TOO_EARLY',
    'ONBOARDING.RESOLUTION_IN_FUTURE',
    'ONBOARDING.RESOLUTION_USED',
    'REGISTERS.PROPOSAL_CLOSED',
    'REGISTERS.WAITS',
    'REGISTERS.FUTURE_DATE',
  ],
});

export const confirmSignificant = endpoint({
  ...post('/api/organization/{id}/onboarding/isc'),
  summary: 'Confirms the individuals with significant control as the subscriptions show them now.',
  action: 'shares.edit',
  ...ofOrganization,
  body: z.strictObject({ confirmed: z.boolean() }),
  reply: Saved,
  ok: 'ONBOARDING.ISC_CONFIRMED',
  refusals: ['ORGANIZATION.SUBMITTED', 'ORGANIZATION.CHANGE_NEEDED.ARTICLES'],
});

export const choosePlan = endpoint({
  ...post('/api/organization/{id}/onboarding/plan'),
  summary: 'Keeps the chosen plan until it is paid; `next` is the payment page.',
  action: 'dashboard.edit',
  ...ofOrganization,
  body: z.strictObject({ plan_id: z.string().check(z.maxLength(60)) }),
  reply: Saved,
  ok: 'ONBOARDING.PLAN_CHOSEN',
  refusals: ['ONBOARDING.PLAN_UNKNOWN'],
});

export const readProfileFile = endpoint({
  ...post('/api/organization/{id}/onboarding/profile'),
  summary:
    'The words of a profile that a registry gave as a PDF, to be compared or filled in; the file is not kept.',
  action: 'dashboard.edit',
  ...ofOrganization,
  body: z.strictObject({}),
  upload: { maxBytes: 5 * 1024 * 1024, types: ['application/pdf', 'application/octet-stream', ''] },
  reply: z.strictObject({ profile: z.string() }),
  refusals: ['CHANGES.NO_PROFILE', 'UPLOADS.BUSY', 'GENERAL.FIELD_REQUIRED'],
  limit: { perMinute: 30, by: 'session' },
});

export const submitIncorporation = endpoint({
  ...post('/api/organization/{id}/submit'),
  summary: 'Sends the articles to the registry, or lists what is missing in `data.missing`.',
  action: 'incorporation.submit',
  ...ofOrganization,
  body: z.strictObject({
    /** The user makes the incorporator's declaration; a corporation that exists files no articles and needs none. */
    declared: z.optional(z.boolean()),
  }),
  reply: Saved,
  ok: 'ONBOARDING.SUBMITTED',
  /** An existing corporation is on record at once. */
  alsoOk: ['ONBOARDING.RECORDED'],
  refusals: [
    ...proposingRefusals,
    'REGISTERS.WAITS',
    'REGISTERS.FUTURE_DATE',
    'ORGANIZATION.STATUS_NOT_POSSIBLE',
    'ONBOARDING.INCOMPLETE',
    'ONBOARDING.DECLARATION_REQUIRED',
    'ONBOARDING.ALREADY_INCORPORATED',
  ],
});

export type WizardStep = z.infer<typeof WizardStep>;
export type MissingItem = z.infer<typeof MissingItem>;
export type Incorporator = z.infer<typeof Incorporator>;
export type Articles = z.infer<typeof Articles>;
export type ArticlesInput = z.infer<typeof ArticlesInput>;
export type FiledArticles = z.infer<typeof FiledArticles>;
export type Submission = z.infer<typeof Submission>;
export type Onboarding = z.infer<typeof Onboarding>;
