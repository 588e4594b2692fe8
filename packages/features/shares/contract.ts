/** Holders, issuances and classes (specification section 7). Before incorporation these edit the founding proposal. */
import * as z from 'zod/mini';
import { byId, endpoint, get, ofOrganization, post, remove } from '../endpoint.ts';
import { ReadingDates } from '../people/contract.ts';
import { PersonInput, personRefusals } from '../people/shapes.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { LimitOverrideFields } from '../registers/privateIssuer.ts';
import { entryRefusals, printedDifferences, proposingRefusals } from '../registers/refusals.ts';
import {
  Issuance,
  IssuanceInput,
  Price,
  ShareClass,
  ShareClassDraft,
  ShareClassUpdate,
  Shareholder,
} from './shapes.ts';

const byClass = { in: 'object', from: 'params', name: 'id', kind: 'shareclass' } as const;

/** Simple: one class "Common" at one price. Advanced: classes of one's own. */
const SimpleOrAdvanced = z.strictObject({
  advanced: z.boolean(),
  price: z.number(),
  priceExact: z.string(),
});

/** One slice of the ownership chart; it adds up to exactly 100.00. */
const Slice = z.strictObject({
  person_id: z.string(),
  name: z.string(),
  sharesExact: z.string(),
  percentage: z.string(),
});

/** Every reply of a command is this: the shares' screens as they now stand. */
export const SharesView = z.strictObject({
  shareholders: z.array(Shareholder),
  shareclasses: z.array(ShareClass),
  sharesSimpleOrAdvanced: SimpleOrAdvanced,
  SharePie: z.array(Slice),
  totalExact: z.string(),
  /** Sum that all subscribers pay, in dollars with two places. */
  considerationExact: z.string(),
  asOf: LegalDate,
});

export type SharesView = z.infer<typeof SharesView>;

const holderRefusals = [
  ...entryRefusals,
  ...personRefusals,
  'ORGANIZATION.SUBMITTED',
  'SHARES.ISSUANCE_ON_RECORD',
  'SHARES.TREASURY_ONLY',
] as const;
/** Refusals of a form that says an issuance again. */
const issuanceRefusals = [...holderRefusals, ...printedDifferences, 'SHARES.ISSUED_BY_OTHER'] as const;
const draftRefusals = [...proposingRefusals, 'SHARES.AMENDMENT_NEEDED', 'ORGANIZATION.SUBMITTED'] as const;

/** Entries on record are corrected with a reason; any other change is an act of its own. */
const Correction = {
  as: z.optional(z.enum(['correction'])),
  reason: z.optional(z.string().check(z.maxLength(300))),
};

export const listShareholders = endpoint({
  ...get('/api/organization/{id}/shareholders'),
  summary: 'The holders with their issuances, the classes, and who owns how much.',
  action: 'shares.read',
  ...ofOrganization,
  query: ReadingDates,
  reply: SharesView,
  refusals: ['GENERAL.NOT_A_DATE'],
});

export const listShareClasses = endpoint({
  ...get('/api/organization/{id}/get_share_classes'),
  summary: 'The share classes.',
  action: 'shares.read',
  ...ofOrganization,
  reply: z.strictObject({
    shareclasses: z.array(ShareClass),
    sharesSimpleOrAdvanced: SimpleOrAdvanced,
    /** Today at the registry. */
    asOf: LegalDate,
  }),
});

const HolderInput = z.strictObject({
  person: z.optional(PersonInput),
  person_id: z.optional(z.uuid()),
  issuances: z.array(IssuanceInput).check(z.maxLength(50)),
  ...LimitOverrideFields,
});

const isDashboard = z.strictObject({ isDashboard: z.optional(z.enum(['true', 'false'])) });

export const addShareholder = endpoint({
  ...post('/api/organization/{id}/add/shareholders'),
  summary: 'Adds a holder, new or known, with subscriptions; they are issued when s. 25(3) is met.',
  action: 'shares.edit',
  ...ofOrganization,
  query: isDashboard,
  body: HolderInput,
  entity: Shareholder,
  entityAs: 'person',
  reply: z.strictObject({ ...SharesView.shape, person_id: z.string() }),
  ok: 'SHARES.HOLDER_ADDED',
  alsoOk: ['SHARES.WAITS_FOR_PLACE'],
  refusals: [...holderRefusals, 'SHARES.ISSUANCE_REQUIRED'],
});

export const updateShareholder = endpoint({
  ...post('/api/organization/{id}/update/shareholders'),
  summary: 'Changes a holder and its subscriptions.',
  action: 'shares.edit',
  ...ofOrganization,
  query: isDashboard,
  body: z.strictObject({
    ...HolderInput.shape,
    person_id: z.uuid(),
    as: z.optional(z.enum(['correction', 'change'])),
    changed_on: z.optional(LegalDate),
    reason: z.optional(z.string().check(z.maxLength(300))),
  }),
  entity: Shareholder,
  entityAs: 'person',
  reply: SharesView,
  ok: 'SHARES.HOLDER_UPDATED',
  refusals: issuanceRefusals,
});

export const removeShareholder = endpoint({
  ...remove('/api/organization/{id}/remove/shareholders/{itemId}'),
  summary: 'Takes a holder out of the founding proposal; after incorporation it says what to record instead.',
  action: 'shares.edit',
  tenant: byId,
  params: z.strictObject({ id: z.uuid(), itemId: z.uuid() }),
  reply: SharesView,
  ok: 'SHARES.HOLDER_REMOVED',
  refusals: [...entryRefusals, 'SHARES.HOLDER_STAYS', 'ORGANIZATION.SUBMITTED'],
});

export const saveSharePrice = endpoint({
  ...post('/api/organization/{id}/share_price'),
  summary: 'The price of a share in simple mode, at least 0.01.',
  action: 'shares.edit',
  ...ofOrganization,
  body: z.strictObject({ price: Price }),
  reply: SharesView,
  ok: 'SHARES.PRICE_SAVED',
  refusals: [...draftRefusals, 'SHARES.PRICE_PER_CLASS'],
});

export const chooseShareModel = endpoint({
  ...post('/api/organization/{id}/update/shareclass'),
  summary: 'Simple or advanced shares. Simple sets one class Common at 0.01.',
  action: 'shares.edit',
  ...ofOrganization,
  body: z.strictObject({ advanced: z.boolean(), price: z.optional(Price) }),
  entity: SimpleOrAdvanced,
  reply: SharesView,
  ok: 'SHARES.MODEL_SAVED',
  refusals: [...draftRefusals, 'SHARES.CLASS_SUBSCRIBED', 'SHARES.CLASS_CONVERTED_INTO'],
});

export const addShareClass = endpoint({
  ...post('/api/organization/{id}/add/shareclasses'),
  summary: 'Adds a share class to the articles being drafted.',
  action: 'shares.edit',
  ...ofOrganization,
  body: ShareClassDraft,
  entity: ShareClass,
  reply: z.strictObject({ ...SharesView.shape, class_id: z.string() }),
  ok: 'SHARES.CLASS_ADDED',
  refusals: [...draftRefusals, 'SHARES.SIMPLE_HAS_ONE_CLASS'],
});

export const removeShareClass = endpoint({
  ...remove('/api/organization/{id}/remove/shareclasses/{classId}'),
  summary: 'Removes a class of the draft that nobody subscribed to.',
  action: 'shares.edit',
  tenant: byId,
  params: z.strictObject({ id: z.uuid(), classId: z.uuid() }),
  reply: SharesView,
  ok: 'SHARES.CLASS_REMOVED',
  refusals: [...draftRefusals, 'SHARES.CLASS_SUBSCRIBED', 'SHARES.CLASS_CONVERTED_INTO'],
});

export const updateShareClass = endpoint({
  ...post('/api/shareclass/update/{id}'),
  summary: 'Changes a class of the draft; after incorporation only an amendment may.',
  action: 'shares.edit',
  tenant: byClass,
  params: z.strictObject({ id: z.uuid() }),
  body: ShareClassUpdate,
  entity: ShareClass,
  reply: SharesView,
  ok: 'SHARES.CLASS_UPDATED',
  refusals: [...draftRefusals, 'SHARES.ABOVE_AUTHORIZED'],
});

export const updateIssuedShareClass = endpoint({
  ...updateShareClass,
  ...post('/api/shareclass/update/issuedShare/{id}'),
  summary: 'The same for a class that has subscribers: the draft may still change, the articles may not.',
});

export const updateIssuance = endpoint({
  ...post('/api/shareholder/update/issuance/{id}'),
  summary:
    'Adds or changes one subscription of a holder; vesting alone is added to the first subscription without it.',
  action: 'shares.edit',
  tenant: { in: 'object', from: 'params', name: 'id', kind: 'person' },
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ ...IssuanceInput.shape, ...Correction, ...LimitOverrideFields }),
  entity: Issuance,
  reply: z.strictObject({ ...SharesView.shape, issuance: Issuance }),
  ok: 'SHARES.ISSUANCE_SAVED',
  refusals: issuanceRefusals,
});

export const updateOwnership = endpoint({
  ...post('/api/organization/update/shareholder/ownership'),
  summary: 'The number of shares of one issuance.',
  action: 'shares.edit',
  tenant: { in: 'object', from: 'body', name: 'issuance_id', kind: 'security' },
  body: z.strictObject({
    issuance_id: z.uuid(),
    ownership: z.union([z.number(), z.string()]),
    ...Correction,
  }),
  reply: SharesView,
  ok: 'SHARES.ISSUANCE_SAVED',
  refusals: issuanceRefusals,
});

export const removeIssuance = endpoint({
  ...post('/api/shareholder/remove/issuance/{shareholderId}/{issuanceId}'),
  summary: 'Takes one subscription out of the founding proposal.',
  action: 'shares.edit',
  tenant: { in: 'object', from: 'params', name: 'shareholderId', kind: 'person' },
  params: z.strictObject({ shareholderId: z.uuid(), issuanceId: z.uuid() }),
  reply: SharesView,
  ok: 'SHARES.ISSUANCE_REMOVED',
  refusals: [...entryRefusals, 'SHARES.ISSUANCE_ON_RECORD', 'ORGANIZATION.SUBMITTED'],
});
