/** Corporate changes (specification section 2; decisions section 8): drafted from a few fields, previewed, approved, seen through. */
import { provinceCodes } from '@tabellion/law/jurisdictions.ts';
import * as z from 'zod/mini';
import { purchaseRefusals, sealedCard } from '../billing/contract.ts';
import { checkoutView, dollars, id } from '../billing/views.ts';
import { byOrgId, endpoint, get, ofOrgId, post } from '../endpoint.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { entryRefusals, printedDifferences } from '../registers/refusals.ts';
import { kindNames } from './rules/kinds.ts';
import { ChangeLine, ChangePreview, FormField, KindView, Meeting, oneChange, Parts } from './shapes.ts';

export type { MeetingInput, PartInput } from './shapes.ts';

const ofChange = {
  tenant: byOrgId,
  params: z.strictObject({ orgId: z.uuid(), changeId: z.uuid() }),
};
/** An entry of it is refused: at its field, or with its reason. */
const draftRefusals = ['CHANGES.NOT_POSSIBLE', 'REGISTERS.NOT_INCORPORATED', 'GENERAL.NOT_FOUND'] as const;

export const listChanges = endpoint({
  ...get('/api/changes/{orgId}'),
  summary: 'Corporate changes, the newest first, and the kinds that may be begun.',
  action: 'changes.read',
  ...ofOrgId,
  reply: z.strictObject({ changes: z.array(ChangeLine), kinds: z.array(KindView) }),
});

export const readChangeForm = endpoint({
  ...get('/api/changes/{orgId}/forms/{kind}'),
  summary: 'The form of a kind of change, with what is on record.',
  action: 'changes.read',
  tenant: byOrgId,
  params: z.strictObject({ orgId: z.uuid(), kind: z.enum(kindNames) }),
  reply: z.strictObject({
    kind: z.enum(kindNames),
    title: z.string(),
    lead: z.string(),
    fields: z.array(FormField),
  }),
  refusals: ['REGISTERS.NOT_INCORPORATED'],
});

export const previewChange = endpoint({
  ...post('/api/changes/{orgId}/preview'),
  summary:
    'What a change would make true, who approves it, what is filed and what it costs; nothing is recorded.',
  action: 'changes.edit',
  ...ofOrgId,
  body: z.strictObject({
    ...Parts.shape,
    /** The draft whose meetings passed it. */
    change_id: z.optional(z.uuid()),
  }),
  reply: ChangePreview,
  refusals: draftRefusals,
  limit: { perMinute: 60, by: 'session' },
});

export const draftChange = endpoint({
  ...post('/api/changes/{orgId}'),
  summary: 'Keeps a change as a draft, which has no date and moves nothing.',
  action: 'changes.edit',
  ...ofOrgId,
  body: Parts,
  reply: oneChange,
  ok: 'CHANGES.DRAFTED',
  refusals: draftRefusals,
});

export const readChange = endpoint({
  ...get('/api/changes/{orgId}/{changeId}'),
  summary: 'A change: what was typed, how far it is, its documents and its filings.',
  action: 'changes.read',
  ...ofChange,
  reply: oneChange,
  refusals: ['GENERAL.NOT_FOUND', 'REGISTERS.NOT_INCORPORATED'],
});

export const editChange = endpoint({
  ...post('/api/changes/{orgId}/{changeId}/edit'),
  summary:
    'Edits a change before the first signature: what was sent is void, and its documents are made again.',
  action: 'changes.edit',
  ...ofChange,
  body: Parts,
  reply: oneChange,
  ok: 'CHANGES.EDITED',
  refusals: [...draftRefusals, 'CHANGES.NOT_OPEN', 'CHANGES.AS_FILED', 'SIGNING.BEGUN'],
});

export const payChange = endpoint({
  ...post('/api/{provider}/corporate-payment/{x}/{orgId}/{y}'),
  summary:
    'Pays what a registry charges for a change: `x` is `change`, `y` the change. One charge, however often it is sent.',
  action: 'changes.edit',
  tenant: byOrgId,
  params: z.strictObject({
    provider: z.string().check(z.maxLength(20)),
    x: z.string().check(z.maxLength(20)),
    orgId: z.uuid(),
    y: z.uuid(),
  }),
  body: z.strictObject({
    /** Left out where nothing is to be paid. */
    card: z.optional(sealedCard),
    /** The total in dollars, tax included, as the buyer saw it. */
    price: dollars,
    /** The plan that is bought with it, where none is in force. */
    plan: z.optional(id),
    coupon: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    province: z.optional(z.enum(provinceCodes)),
  }),
  reply: checkoutView,
  ok: 'PAYMENT.SUCCESS',
  alsoOk: ['PAYMENT.PROCESSING'],
  refusals: [
    ...purchaseRefusals,
    'PAYMENT.NO_PLAN',
    'CHANGES.NOT_OPEN',
    'CHANGES.REPORT_TOO_OLD',
    'GENERAL.NOT_FOUND',
  ],
  limit: { perMinute: 20, by: 'address' },
});

/** Proposing it, and making its documents. */
const preparingRefusals = [
  ...draftRefusals,
  ...entryRefusals,
  'CHANGES.NOT_OPEN',
  'CHANGES.ONLY_AT_MEETING',
  'DOCUMENTS.NOT_GENERATED_HERE',
  'DOCUMENTS.BLANKS',
  'DOCUMENTS.UNPRINTABLE',
  'DOCUMENTS.PRINTING_UNAVAILABLE',
  'DOCUMENTS.PRINTING_FAILED',
] as const;

const signee = z.strictObject({
  person_id: z.uuid(),
  /** Finds whoever is new by this change: a preview knows such a person under another id. */
  name: z.optional(z.string().check(z.maxLength(300))),
  email: z.optional(z.string().check(z.maxLength(300))),
});

export const sendChange = endpoint({
  ...post('/api/changes/{orgId}/{changeId}/send'),
  summary: 'Drafts the documents of a change and sends them to those who approve it.',
  action: 'changes.edit',
  ...ofChange,
  body: z.strictObject({
    message: z.optional(z.string().check(z.maxLength(2_000))),
    /** Addresses of those whom the documents name, in place of those on record. */
    signees: z.optional(z.array(signee).check(z.maxLength(500))),
    /** The same change goes out for several corporations: nobody gets a second mail whom a link of the sender for another of them
     *  reaches, mailed within the hour. */
    one_mail: z.optional(z.boolean()),
  }),
  reply: oneChange,
  ok: 'CHANGES.SENT',
  refusals: [
    ...preparingRefusals,
    'SIGNING.VERIFY_FIRST',
    'SIGNING.NO_DOCUMENTS',
    'SIGNING.NO_SIGNEES',
    'SIGNING.NO_ADDRESS',
    'SIGNING.SAME_ADDRESS',
    'SIGNING.NOT_SIGNABLE',
    'SIGNING.ON_PAPER_ALONE',
    'PRECEDENTS.NOT_APPROVED',
    'SIGNING.NO_PROPOSAL',
    'TEXT.FORBIDDEN_CHARACTERS',
    'GENERAL.FIELD_REQUIRED',
  ],
  limit: { perMinute: 30, by: 'session' },
});

export const approveChange = endpoint({
  ...post('/api/changes/{orgId}/{changeId}/approve'),
  summary: 'Notes that everybody signed the documents of a change on paper, on a day, as somebody attests.',
  action: 'changes.edit',
  ...ofChange,
  body: z.strictObject({
    signed_on: LegalDate,
    attested_by: z.string().check(z.maxLength(300)),
    /** Uploads that everybody signed, where this installation makes no documents. Where several bodies approve it, each upload stands in
     *  the section of its body; one alone may stand in none, and is filed with each of them. */
    documents: z.optional(z.array(z.uuid()).check(z.maxLength(50))),
  }),
  reply: oneChange,
  ok: 'CHANGES.APPROVED',
  refusals: [
    'PRECEDENTS.NOT_APPROVED',
    ...preparingRefusals,
    ...printedDifferences,
    'PEOPLE.DATE_IN_FUTURE',
    'GENERAL.NOT_A_DATE',
    'GENERAL.FIELD_REQUIRED',
  ],
  limit: { perMinute: 30, by: 'session' },
});

export const holdMeeting = endpoint({
  ...post('/api/changes/{orgId}/{changeId}/meeting'),
  summary:
    'Notes the votes of meetings on a change: judged by what the Act asks, they pass it, or end it. Its minutes are signed then.',
  action: 'changes.edit',
  ...ofChange,
  body: z.strictObject({ meetings: z.array(Meeting).check(z.minLength(1), z.maxLength(2)) }),
  reply: oneChange,
  ok: 'CHANGES.MET',
  alsoOk: ['CHANGES.VOTED_DOWN'],
  refusals: [
    ...preparingRefusals,
    'CHANGES.NOT_AT_MEETING',
    'CHANGES.NOTICE_DAYS',
    'CHANGES.NOTICE_AFTER',
    'CHANGES.NOTICE_OF_DIRECTORS',
    'CHANGES.TEXT_NOT_STATED',
    'CHANGES.RECORD_DAYS',
    'CHANGES.RECORD_AFTER',
    'CHANGES.NO_QUORUM',
    'CHANGES.DISSENTING',
    'CHANGES.VOTES_REPRESENTED',
    'CHANGES.RESIDENTS_PRESENT',
    'CHANGES.NO_VOTES',
    'CHANGES.TOO_MANY_VOTES',
    'PEOPLE.DATE_IN_FUTURE',
    'GENERAL.NOT_A_DATE',
    'GENERAL.FIELD_REQUIRED',
    'REGISTERS.PROPOSAL_CLOSED',
    'MATTERS.SENT_OUTSIDE',
  ],
  limit: { perMinute: 30, by: 'session' },
});

export const reviewDividend = endpoint({
  ...post('/api/changes/{orgId}/{changeId}/dividend'),
  summary:
    'Notes who attests, when a dividend is paid, that the corporation stays solvent by it; or that it is not paid, since it would not.',
  action: 'changes.edit',
  ...ofChange,
  body: z.strictObject({
    /** The place of the dividend's part in the change. */
    part: z.number(),
    reviewed_on: LegalDate,
    attested_by: z.string().check(z.maxLength(300)),
    is_solvent: z.boolean(),
  }),
  reply: oneChange,
  ok: 'CHANGES.REVIEWED',
  alsoOk: ['CHANGES.WITHHELD'],
  refusals: [
    'GENERAL.NOT_FOUND',
    'GENERAL.NOT_A_DATE',
    'GENERAL.FIELD_REQUIRED',
    'CHANGES.NOT_TO_PAY',
    'CHANGES.NOT_PAYABLE',
    'PEOPLE.DATE_IN_FUTURE',
    'REGISTERS.NOT_INCORPORATED',
  ],
});

export const withdrawChange = endpoint({
  ...post('/api/changes/{orgId}/{changeId}/withdraw'),
  summary:
    'Withdraws a change that no registry was sent: signees are told, what was paid comes back, nothing of it is recorded.',
  action: 'changes.edit',
  ...ofChange,
  body: z.strictObject({}),
  reply: oneChange,
  ok: 'CHANGES.WITHDRAWN',
  refusals: [
    'GENERAL.NOT_FOUND',
    'CHANGES.NOT_OPEN',
    'MATTERS.SENT_OUTSIDE',
    'REGISTERS.NOT_INCORPORATED',
    ...entryRefusals,
    'REGISTERS.PROPOSAL_CLOSED',
  ],
});

export const duplicateChange = endpoint({
  ...post('/api/changes/{orgId}/{changeId}/duplicate'),
  summary: 'Begins another change with the same fields.',
  action: 'changes.edit',
  ...ofChange,
  body: z.strictObject({}),
  reply: oneChange,
  ok: 'CHANGES.DRAFTED',
  refusals: ['GENERAL.NOT_FOUND', 'REGISTERS.NOT_INCORPORATED'],
});
