/** Corporate changes (specification section 2; decisions section 8): drafted from a few fields, previewed, approved, seen through. */
import { provinceCodes } from '@tabellion/law/jurisdictions.ts';
import * as z from 'zod/mini';
import { purchaseRefusals, sealedCard } from '../billing/contract.ts';
import { checkoutView, dollars, id } from '../billing/views.ts';
import { EntryDocument } from '../documents/entryContract.ts';
import { approvalRules } from '../documents/templates/template.ts';
import { byOrgId, endpoint, get, ofOrgId, post } from '../endpoint.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { meetingNotices } from '../registers/meeting.ts';
import { entryRefusals, printedDifferences } from '../registers/refusals.ts';
import { differingFacts } from './rules/differences.ts';
import { kindNames } from './rules/kinds.ts';
import { changeStates, changeSteps } from './rules/progress.ts';

const Part = z.strictObject({
  kind: z.enum(kindNames),
  /** The typed fields by their names. */
  form: z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(20_000))),
});
export type PartInput = z.infer<typeof Part>;
const Parts = z.strictObject({ parts: z.array(Part).check(z.minLength(1), z.maxLength(50)) });

const FormField = z.strictObject({
  name: z.string(),
  label: z.string(),
  help: z.nullable(z.string()),
  as: z.enum(['line', 'clause', 'date', 'whole', 'dollars', 'choice']),
  value: z.string(),
  is_optional: z.boolean(),
  choices: z.array(z.strictObject({ value: z.string(), label: z.string() })),
});
export type FormField = z.infer<typeof FormField>;

const KindView = z.strictObject({
  kind: z.enum(kindNames),
  title: z.string(),
  /** Its outcome in a line. */
  lead: z.string(),
});

const Step = z.strictObject({
  step: z.enum(changeSteps),
  is_done: z.boolean(),
  on: z.nullable(LegalDate),
  given: z.nullable(z.number()),
  of: z.nullable(z.number()),
});

const line = {
  change_id: z.string(),
  title: z.string(),
  kinds: z.array(z.enum(kindNames)),
  state: z.enum(changeStates),
  steps: z.array(Step),
  /** The people whose turn it is, and since when. */
  waits_for: z.array(z.string()),
  since: z.nullable(z.string()),
  made_at: z.string(),
  made_by: z.string(),
};
const ChangeLine = z.strictObject(line);
export type ChangeLine = z.infer<typeof ChangeLine>;

const FilingLine = z.strictObject({
  registration: z.string(),
  kind: z.string(),
  form: z.nullable(z.string()),
  section: z.nullable(z.string()),
  due_on: z.nullable(LegalDate),
  fee_cents: z.nullable(z.number()),
  /** Its row in the list of filings, once there is one. */
  filing_id: z.nullable(z.string()),
  filed_on: z.nullable(LegalDate),
});

const ChangePreview = z.strictObject({
  /** The day on which it holds; null where the registry's certificate says it. */
  effective_on: z.nullable(LegalDate),
  sections: z.array(z.string()),
  differences: z.array(
    z.strictObject({
      fact: z.enum(differingFacts),
      position: z.nullable(z.string()),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
  documents: z.array(EntryDocument),
  statute: z.nullable(z.enum(['cbca', 'obca'])),
  approvals: z.array(
    z.strictObject({
      title: z.string(),
      rule: z.enum(approvalRules),
      /** The class that votes apart. */
      class_id: z.nullable(z.string()),
      /** All of these sign where it is in writing. */
      signees: z.number(),
      /** All votes of shareholders, and those that carry it at a meeting where all are cast. */
      votes: z.nullable(z.string()),
      needed: z.nullable(z.string()),
      /** Holders who dissent may ask to be paid (s. 190). */
      may_dissent: z.boolean(),
    }),
  ),
  filings: z.array(FilingLine),
  deadlines: z.array(
    z.strictObject({
      kind: z.string(),
      registration: z.string(),
      year: z.nullable(z.number()),
      person: z.nullable(z.string()),
      before: z.nullable(LegalDate),
      after: z.nullable(LegalDate),
    }),
  ),
  /** Findings of the minute-book check that would go, and those that would come. */
  check: z.strictObject({ gone: z.array(z.string()), come: z.array(z.string()) }),
  price: z.strictObject({
    government_cents: z.number(),
    service_cents: z.number(),
    tax_cents: z.number(),
    total_cents: z.number(),
  }),
  /** The registry takes about so many days. */
  registry_days: z.nullable(z.number()),
  warnings: z.array(z.string()),
  /** The last act of the registers. */
  after: z.number(),
});
export type ChangePreview = z.infer<typeof ChangePreview>;

const votes = z.string().check(z.regex(/^(0|[1-9]\d{0,27})(\.\d{1,10})?$/, 'GENERAL.FIELD_INVALID'));

/** A meeting of a body, with its votes: of everybody, and of each class that votes apart. */
const Meeting = z.strictObject({
  body: z.enum(['directors', 'shareholders']),
  held_on: LegalDate,
  notice: z.enum(meetingNotices),
  /** The day on which notice was sent; left out where everybody waived it. */
  notice_on: z.optional(LegalDate),
  /** Whoever held shares at its end might vote; the day of the meeting where it is left out. */
  record_on: z.optional(LegalDate),
  place: z.string().check(z.maxLength(300)),
  chair: z.uuid(),
  secretary: z.uuid(),
  /** Directors who were there. */
  present: z.optional(z.array(z.uuid()).check(z.maxLength(200))),
  votes: z
    .array(z.strictObject({ class_id: z.nullable(z.uuid()), for: votes, against: votes }))
    .check(z.minLength(1), z.maxLength(50)),
});
export type MeetingInput = z.infer<typeof Meeting>;

const HeldMeeting = z.strictObject({
  body: z.enum(['directors', 'shareholders']),
  held_on: LegalDate,
  votes: z.array(
    z.strictObject({
      /** The name of the class that voted apart. */
      class_name: z.nullable(z.string()),
      rule: z.enum(approvalRules),
      for: z.string(),
      against: z.string(),
      entitled: z.string(),
      needed: z.string(),
      is_carried: z.boolean(),
    }),
  ),
});

const Change = z.strictObject({
  ...line,
  parts: z.array(z.strictObject({ ...Part.shape, title: z.string(), fields: z.array(FormField) })),
  /** Why it needs attention, or why the registry sent it back. */
  reason: z.nullable(z.string()),
  envelope_id: z.nullable(z.string()),
  documents: z.array(
    z.strictObject({
      document_id: z.string(),
      title: z.string(),
      number: z.nullable(z.string()),
      status: z.string(),
    }),
  ),
  filings: z.array(FilingLine),
  effective_on: z.nullable(LegalDate),
  /** Charged by the registry before it certifies the change. */
  government_fee_cents: z.number(),
  may_edit: z.boolean(),
  may_withdraw: z.boolean(),
  /** Shareholders or directors may approve it at a meeting. */
  may_meet: z.boolean(),
  /** Directors and officers, of whom the chair and the secretary of a meeting are. */
  people: z.array(z.strictObject({ person_id: z.string(), name: z.string(), is_director: z.boolean() })),
  /** What meetings said of it as it stands, or refused. */
  meetings: z.array(HeldMeeting),
});
export type ChangeView = z.infer<typeof Change>;
const oneChange = z.strictObject({ change: Change });

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
  refusals: [...draftRefusals, 'CHANGES.NOT_OPEN', 'SIGNING.BEGUN'],
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
  refusals: [...purchaseRefusals, 'PAYMENT.NO_PLAN', 'CHANGES.NOT_OPEN', 'GENERAL.NOT_FOUND'],
  limit: { perMinute: 20, by: 'address' },
});

/** Proposing it, and making its documents. */
const preparingRefusals = [
  ...draftRefusals,
  ...entryRefusals,
  'CHANGES.NOT_OPEN',
  'DOCUMENTS.NOT_GENERATED_HERE',
  'DOCUMENTS.BLANKS',
  'DOCUMENTS.UNPRINTABLE',
  'DOCUMENTS.PRINTING_UNAVAILABLE',
  'DOCUMENTS.PRINTING_FAILED',
] as const;

const signee = z.strictObject({ person_id: z.uuid(), email: z.optional(z.string().check(z.maxLength(300))) });

export const sendChange = endpoint({
  ...post('/api/changes/{orgId}/{changeId}/send'),
  summary: 'Drafts the documents of a change and sends them to those who approve it.',
  action: 'changes.edit',
  ...ofChange,
  body: z.strictObject({
    message: z.optional(z.string().check(z.maxLength(2_000))),
    /** Addresses of those whom the documents name, in place of those on record. */
    signees: z.optional(z.array(signee).check(z.maxLength(500))),
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
  body: z.strictObject({ signed_on: LegalDate, attested_by: z.string().check(z.maxLength(300)) }),
  reply: oneChange,
  ok: 'CHANGES.APPROVED',
  refusals: [...preparingRefusals, ...printedDifferences, 'PEOPLE.DATE_IN_FUTURE', 'GENERAL.NOT_A_DATE'],
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
    'CHANGES.RECORD_DAYS',
    'CHANGES.RECORD_AFTER',
    'CHANGES.NO_QUORUM',
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
