/** The annual return as a flow of four pages (specification section 2): its lines confirmed, its resolutions, paid, filed. */

import { filingKinds } from '@tabellion/law/deadlines/filings.ts';
import { emailSchema } from '@tabellion/law/email.ts';
import { jurisdictionIds, provinceCodes } from '@tabellion/law/jurisdictions.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import * as z from 'zod/mini';
import { purchaseRefusals, sealedCard } from '../billing/contract.ts';
import { paymentStatuses, refusalReasons } from '../billing/rules/payment.ts';
import { checkoutView, dollars, id } from '../billing/views.ts';
import { byOrgId, endpoint, get, post } from '../endpoint.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { lineAnswers, lineStates } from './rules/annualAnswers.ts';
import { lineGroups } from './rules/annualLines.ts';
import { annualTemplates, auditorChoices, statementFaults } from './rules/annualResolutions.ts';
import { filingStatuses } from './rules/status.ts';

const ofFiling = {
  tenant: byOrgId,
  params: z.strictObject({ orgId: z.uuid(), filingId: z.uuid() }),
};
const lineName = z.string().check(z.regex(/^[a-z]+(:[\da-f-]{36})?$/), z.maxLength(60));
const note = z.string().check(z.maxLength(2_000));

export const LineValue = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
  z.strictObject({ kind: z.literal('distributing'), isDistributing: z.boolean(), holders: z.number() }),
  z.strictObject({ kind: z.literal('meeting'), on: z.nullable(LegalDate), isResolution: z.boolean() }),
  z.strictObject({
    kind: z.literal('person'),
    name: z.string(),
    /** Position values of an officer; none of a director. */
    offices: z.array(z.string()),
    address: z.string(),
  }),
  z.strictObject({ kind: z.literal('names'), names: z.array(z.string()) }),
]);
export type LineValue = z.infer<typeof LineValue>;

/** Names what a line says: who answers, answers what he saw. */
const version = z.string().check(z.regex(/^[0-9a-f]{16}$/));
const Answers = z
  .array(z.strictObject({ line: lineName, version, answer: z.enum(lineAnswers), note: z.optional(note) }))
  .check(z.minLength(1), z.maxLength(500));

const Line = z.strictObject({
  line: z.string(),
  version,
  group: z.enum(lineGroups),
  /** As of the return's date; null of a person who came later. */
  value: z.nullable(LineValue),
  /** Today, where it is something else. */
  now: z.nullable(LineValue),
  is_gone: z.boolean(),
  state: z.enum(lineStates),
  /** The notice of what changed that the registry waits for. */
  notice: z.nullable(
    z.strictObject({ kind: z.enum(filingKinds), form: z.nullable(z.string()), due_on: LegalDate }),
  ),
  answer: z.nullable(
    z.strictObject({
      answer: z.enum(lineAnswers),
      at: z.string(),
      /** The member, or the address of the client who was asked. */
      by: z.string(),
      note: z.nullable(z.string()),
    }),
  ),
});
export type AnnualLineView = z.infer<typeof Line>;

export const annualSteps = ['corporation', 'people', 'resolutions', 'checkout', 'complete'] as const;
export type AnnualStep = (typeof annualSteps)[number];

export const resolutionWays = ['send', 'paper', 'later'] as const;

const Step = z.strictObject({
  step: z.enum(annualSteps),
  is_done: z.boolean(),
  /** The last person who did it, and the instant; null while nobody did. */
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
});

const ResolutionView = z.strictObject({
  template: z.enum(annualTemplates),
  /** Null until it is drafted. */
  document_id: z.nullable(z.string()),
  title: z.string(),
  status: z.nullable(z.string()),
  passing: z.enum(['all', 'majority', 'every']),
  is_passed: z.boolean(),
  given: z.number(),
  of: z.number(),
  /** Names of those who have not signed. */
  others: z.array(z.string()),
});
export type ResolutionView = z.infer<typeof ResolutionView>;

const Resolutions = z.strictObject({
  /** The last day of the financial year that they are about; null where none ended before the return's date. */
  year_end: z.nullable(LegalDate),
  way: z.nullable(z.enum(resolutionWays)),
  documents: z.array(ResolutionView),
  statements: z.nullable(
    z.strictObject({
      document_id: z.string(),
      title: z.string(),
      period_end: LegalDate,
      sent_on: z.nullable(LegalDate),
    }),
  ),
  statement_fault: z.nullable(z.enum(statementFaults)),
  auditor: z.nullable(z.enum(auditorChoices)),
  /** Somebody declined to sign that there is no auditor. */
  is_waiver_refused: z.boolean(),
  /** The day on which those who did not sign were told what the majority resolved; null while it was not noted. */
  notice_on: z.nullable(LegalDate),
});

const Registry = z.strictObject({
  state: z.nullable(z.enum(['sent', 'accepted', 'rejected'])),
  number: z.nullable(z.string()),
  filed_on: z.nullable(LegalDate),
  is_specimen: z.boolean(),
  /** Sentences in the reader's language. */
  reasons: z.array(z.string()),
});

const AnnualView = z.strictObject({
  filing_id: z.string(),
  matter_id: z.nullable(z.string()),
  registration: z.enum(jurisdictionIds),
  filing_year: z.number(),
  /** The facts of the return are those of this day. */
  as_of: LegalDate,
  due_on: LegalDate,
  today: LegalDate,
  status: z.enum(filingStatuses),
  lines: z.array(Line),
  /** He was here before. */
  is_seen: z.boolean(),
  /** Lines that entries of others changed since this member was here; none after he has seen it. */
  since: z.array(
    z.strictObject({ line: z.string(), before: z.nullable(LineValue), after: z.nullable(LineValue) }),
  ),
  steps: z.array(Step),
  resolutions: Resolutions,
  /** Directors and officers, each of whom may certify the return; and the one who does. */
  certifiers: z.array(z.strictObject({ person_id: z.string(), name: z.string() })),
  certified_by: z.nullable(z.string()),
  /** Dollars; null where no fee is known. */
  government_fee: z.nullable(dollars),
  fee_as_of: z.nullable(LegalDate),
  payment: z.nullable(
    z.strictObject({
      status: z.enum(paymentStatuses),
      reason: z.nullable(z.enum(refusalReasons)),
      action_url: z.nullable(z.string()),
      refunded: z.nullable(z.number()),
    }),
  ),
  registry: Registry,
  /** The return as it was sent, and the registry's confirmation: documents of the minute book. */
  return_document: z.nullable(z.string()),
  confirmation_document: z.nullable(z.string()),
  next_due_on: z.nullable(LegalDate),
  /** Clients who were asked by a link. */
  client_links: z.array(
    z.strictObject({ link_id: z.string(), email: z.string(), ends_on: LegalDate, is_open: z.boolean() }),
  ),
  /** The filled return is not made here: it is uploaded. */
  takes_upload: z.boolean(),
  uploaded: z.nullable(z.string()),
  /** The return as it would be filed now. */
  text: z.strictObject({
    language: z.enum(['en', 'fr']),
    title: z.string(),
    subtitle: z.nullable(z.string()),
    blocks: z.array(z.custom<Block>()),
  }),
});
export type AnnualView = z.infer<typeof AnnualView>;

const readRefusals = ['GENERAL.NOT_FOUND', 'REGISTERS.NOT_INCORPORATED', 'ANNUAL.NOT_ASKED'] as const;
const notNow = [...readRefusals, 'ANNUAL.CLOSED', 'ANNUAL.NOT_OPEN', 'ANNUAL.OLDER_YEAR'] as const;

export const readAnnual = endpoint({
  ...get('/api/filing/annual/{orgId}/{filingId}'),
  summary:
    'An annual return: its lines with their answers, its resolutions, its payment, and what the registry said.',
  action: 'filings.read',
  ...ofFiling,
  reply: AnnualView,
  refusals: readRefusals,
});

export const saveAnnual = endpoint({
  ...post('/api/filing/annual/{orgId}/{filingId}'),
  summary: 'Answers lines of an annual return, or says how its resolutions are passed and who certifies it.',
  action: 'filings.edit',
  ...ofFiling,
  body: z.strictObject({
    answers: z.optional(Answers),
    /** The day of an annual meeting that was held. */
    meeting_on: z.optional(LegalDate),
    statements: z.optional(
      z.strictObject({ document_id: z.uuid(), period_end: LegalDate, sent_on: z.optional(LegalDate) }),
    ),
    way: z.optional(z.enum(resolutionWays)),
    auditor: z.optional(z.enum(auditorChoices)),
    notice_on: z.optional(LegalDate),
    certified_by: z.optional(z.uuid()),
    /** The filled return, where none is made here. */
    return_document: z.optional(z.uuid()),
    /** He has seen what changed since he was here. */
    seen: z.optional(z.literal(true)),
  }),
  reply: AnnualView,
  ok: 'ANNUAL.SAVED',
  refusals: [
    ...notNow,
    'GENERAL.FIELD_INVALID',
    'GENERAL.NOT_A_DATE',
    'TEXT.FORBIDDEN_CHARACTERS',
    'ANNUAL.CHANGED_MEANWHILE',
    'ANNUAL.WAIVER_REFUSED',
  ],
});

export const payFiling = endpoint({
  ...post('/api/{provider}/filing-payment/{orgId}/{filingId}'),
  summary: 'Pays an annual return, which is then sent to the registry. One charge, however often it is sent.',
  action: 'filings.edit',
  tenant: byOrgId,
  params: z.strictObject({
    provider: z.string().check(z.maxLength(20)),
    orgId: z.uuid(),
    filingId: z.uuid(),
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
    ...notNow,
    ...purchaseRefusals,
    'PAYMENT.NO_PLAN',
    'ANNUAL.NOT_ANSWERED',
    'ANNUAL.NO_CERTIFIER',
    'ANNUAL.WAIVER_REFUSED',
    'ANNUAL.NO_FILE',
    'ANNUAL.CHANGED_MEANWHILE',
    'DOCUMENTS.PRINTING_UNAVAILABLE',
    'DOCUMENTS.PRINTING_FAILED',
    'DOCUMENTS.UNPRINTABLE',
  ],
  limit: { perMinute: 20, by: 'address' },
});

export const sendReturnAgain = endpoint({
  ...post('/api/filing/annual/{orgId}/{filingId}/send'),
  summary:
    'Sends a return again that the registry rejected, as the registers say it now. It is not paid again.',
  action: 'filings.edit',
  ...ofFiling,
  body: z.strictObject({}),
  reply: AnnualView,
  ok: 'ANNUAL.SENT_AGAIN',
  refusals: [
    ...readRefusals,
    'ANNUAL.NOT_REJECTED',
    'ANNUAL.NOT_ANSWERED',
    'ANNUAL.NO_CERTIFIER',
    'ANNUAL.WAIVER_REFUSED',
    'ANNUAL.NO_FILE',
    'ANNUAL.CHANGED_MEANWHILE',
    'DOCUMENTS.PRINTING_UNAVAILABLE',
    'DOCUMENTS.PRINTING_FAILED',
    'DOCUMENTS.UNPRINTABLE',
  ],
  limit: { perMinute: 20, by: 'session' },
});

export const askClient = endpoint({
  ...post('/api/filing/annual/{orgId}/{filingId}/ask'),
  summary: 'Mails a link by which a client answers the lines of the return without an account.',
  action: 'filings.edit',
  ...ofFiling,
  body: z.strictObject({ email: emailSchema, ends_on: LegalDate }),
  reply: AnnualView,
  ok: 'ANNUAL.ASKED',
  refusals: [
    ...notNow,
    'ORGANIZATION_USER.VERIFY_FIRST',
    'GENERAL.NOT_A_DATE',
    'ANNUAL.LINK_DAYS',
    'GENERAL.NOT_AN_EMAIL',
  ],
  limit: { perMinute: 20, by: 'session' },
});

export const revokeAsk = endpoint({
  ...post('/api/filing/annual/{orgId}/{filingId}/ask/{linkId}/revoke'),
  summary: 'Ends a client’s link.',
  action: 'filings.edit',
  tenant: byOrgId,
  params: z.strictObject({ orgId: z.uuid(), filingId: z.uuid(), linkId: z.uuid() }),
  body: z.strictObject({}),
  reply: AnnualView,
  ok: 'ANNUAL.ASK_REVOKED',
  refusals: readRefusals,
});

const token = z.string().check(z.minLength(1), z.maxLength(200));

const AskedView = z.strictObject({
  company: z.string(),
  filing_year: z.number(),
  as_of: LegalDate,
  ends_on: LegalDate,
  lines: z.array(
    z.strictObject({
      line: z.string(),
      version,
      group: z.enum(lineGroups),
      value: LineValue,
      answer: z.nullable(z.enum(lineAnswers)),
      note: z.nullable(z.string()),
    }),
  ),
});
export type AskedView = z.infer<typeof AskedView>;

export const readAsked = endpoint({
  ...post('/api/filing/asked'),
  summary: 'The lines of a return that a client is asked about, by the secret of his link.',
  action: 'filings.answer',
  tenant: { in: 'none' },
  body: z.strictObject({ token }),
  reply: AskedView,
  refusals: ['ANNUAL.LINK_OVER'],
  limit: { perMinute: 30, by: 'address' },
});

export const answerAsked = endpoint({
  ...post('/api/filing/asked/answer'),
  summary: 'A client’s answers to the lines of a return.',
  action: 'filings.answer',
  tenant: { in: 'none' },
  body: z.strictObject({
    token,
    answers: Answers,
  }),
  reply: AskedView,
  ok: 'ANNUAL.ANSWERED',
  refusals: [
    'ANNUAL.LINK_OVER',
    'ANNUAL.CHANGED_MEANWHILE',
    'GENERAL.FIELD_INVALID',
    'GENERAL.TOO_LONG',
    'TEXT.FORBIDDEN_CHARACTERS',
  ],
  limit: { perMinute: 30, by: 'address' },
});

export const sendFilingMail = endpoint({
  ...post('/api/organization/filing/send_email'),
  summary: 'Mails the caller what is filed next, and where.',
  action: 'filings.edit',
  tenant: { in: 'body', name: 'org_unique_id' },
  body: z.strictObject({
    org_unique_id: z.uuid(),
    filing_id: z.optional(z.uuid()),
    firstname: z.optional(z.string().check(z.maxLength(300))),
    lastname: z.optional(z.string().check(z.maxLength(300))),
    org_name: z.optional(z.string().check(z.maxLength(300))),
    org_created_date: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.strictObject({}),
  ok: 'ANNUAL.MAILED',
  limit: { perMinute: 5, by: 'session' },
});
