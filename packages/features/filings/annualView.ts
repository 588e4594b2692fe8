/** An annual return as its page shows it: lines, steps, resolutions and what the registry charges. */
import { filingKinds } from '@tabellion/law/deadlines/filings.ts';
import { jurisdictionIds } from '@tabellion/law/jurisdictions.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import * as z from 'zod/mini';
import { paymentStatuses, refusalReasons } from '../billing/rules/payment.ts';
import { dollars } from '../billing/views.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { lineAnswers, lineStates } from './rules/annualAnswers.ts';
import { lineGroups } from './rules/annualLines.ts';
import { annualTemplates, auditorChoices, statementFaults } from './rules/annualResolutions.ts';
import { filingStatuses } from './rules/status.ts';

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
export const version = z.string().check(z.regex(/^[0-9a-f]{16}$/));
export const Answers = z
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

export const AnnualView = z.strictObject({
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
