/** The founding set: the documents by which a new corporation organizes itself, sent to everyone at once, or signed on paper. */
import { emailSchema } from '@tabellion/law/email.ts';
import * as z from 'zod/mini';
import { organizingParts } from '../documents/rules/organizingSet.ts';
import { documentStatuses } from '../documents/sections.ts';
import { endpoint, get, ofOrgId, post } from '../endpoint.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { entryRefusals, printedDifferences } from '../registers/refusals.ts';
import { sendingRefusals } from './contract.ts';
import { Language } from './envelopeView.ts';

/** `waiting`: a subscriber has not paid, and until then is no shareholder (CBCA s. 25(3)). */
export const partStates = ['waiting', 'unsent', 'sent', 'signed'] as const;
export type PartState = (typeof partStates)[number];

const Signee = z.strictObject({
  person_id: z.string(),
  name: z.string(),
  /** Empty where none is on record. */
  email: z.string(),
  language: Language,
  /** How many of the documents are signed by this person. */
  documents: z.number(),
});

export const OrganizingSet = z.strictObject({
  documents: z.array(
    z.strictObject({
      /** Null while it is not drafted. */
      _id: z.nullable(z.string()),
      title: z.string(),
      number: z.nullable(z.string()),
      part: z.enum(organizingParts),
      status: z.nullable(z.enum(documentStatuses)),
    }),
  ),
  directors: z.enum(partStates),
  shareholders: z.enum(partStates),
  /** Whose payment the shareholders' documents wait for. */
  unpaid: z.array(z.strictObject({ person_id: z.string(), security_id: z.string(), name: z.string() })),
  /** The people who would be asked to sign now. */
  signees: z.array(Signee),
  /** The day of the directors' resolution. */
  organized_on: z.nullable(LegalDate),
  /** How they were signed on paper; null where they were not. */
  on_paper: z.nullable(
    z.strictObject({
      signed_on: LegalDate,
      /** The person who says so; null where a copy is filed. */
      attested_by: z.nullable(z.string()),
      copy_id: z.nullable(z.string()),
    }),
  ),
});
export type OrganizingSet = z.infer<typeof OrganizingSet>;

/** Null of a corporation that does not exist yet, or existed before it came here. */
const oneSet = z.strictObject({ set: z.nullable(OrganizingSet) });

export const readOrganizing = endpoint({
  ...get('/api/signing/organizing/{orgId}'),
  summary:
    'The documents by which a new corporation organizes itself: where they stand, and what they wait for.',
  action: 'signing.read',
  ...ofOrgId,
  reply: oneSet,
});

export const sendOrganizing = endpoint({
  ...post('/api/signing/organizing/{orgId}'),
  summary:
    'Drafts the organizing documents and sends them to everyone; those of the shareholders follow with the last payment.',
  action: 'signing.edit',
  ...ofOrgId,
  body: z.strictObject({
    /** Addresses and languages where they are other than those on record. */
    signees: z.optional(
      z
        .array(
          z.strictObject({
            person_id: z.uuid(),
            email: z.optional(emailSchema),
            language: z.optional(Language),
          }),
        )
        .check(z.maxLength(50)),
    ),
    message: z.optional(z.string().check(z.maxLength(2_000))),
    expires_in_days: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(365))),
    remind_every_days: z.optional(z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(30)))),
  }),
  reply: oneSet,
  ok: 'SIGNING.SENT',
  refusals: [
    ...sendingRefusals,
    'REGISTERS.NOT_INCORPORATED',
    'DOCUMENTS.NOT_GENERATED_HERE',
    'DOCUMENTS.BLANKS',
    'DOCUMENTS.UNPRINTABLE',
    'DOCUMENTS.PRINTING_UNAVAILABLE',
    'DOCUMENTS.PRINTING_FAILED',
  ],
  limit: { perMinute: 30, by: 'session' },
});

export const recordOrganizingOnPaper = endpoint({
  ...post('/api/signing/organizing/{orgId}/paper'),
  summary: 'Records that the organizing documents were signed on paper, by their copy or by who attests it.',
  action: 'signing.edit',
  ...ofOrgId,
  body: z.strictObject({
    signed_on: LegalDate,
    /** A document of the minute book. */
    copy_id: z.optional(z.uuid()),
    attested_by: z.optional(z.string().check(z.maxLength(300))),
  }),
  reply: oneSet,
  ok: 'SIGNING.ORGANIZED_ON_PAPER',
  refusals: [
    ...entryRefusals,
    ...printedDifferences,
    'GENERAL.NOT_A_DATE',
    'PEOPLE.DATE_IN_FUTURE',
    'GENERAL.FIELD_REQUIRED',
    'GENERAL.FIELD_INVALID',
    'GENERAL.TOO_LONG',
    'GENERAL.NOT_FOUND',
    'TEXT.FORBIDDEN_CHARACTERS',
    'SIGNING.OUT_FOR_SIGNATURE',
    'SIGNING.BEFORE_INCORPORATION',
    'SIGNING.COPY_OR_ATTESTED',
    'SIGNING.ORGANIZED_ALREADY',
    'PRECEDENTS.NOT_APPROVED',
    'REGISTERS.NOT_INCORPORATED',
  ],
});
