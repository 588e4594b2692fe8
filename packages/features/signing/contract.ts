/** Signing (specification sections 2 and 7; decisions section 7): what members send. What signees do with it is in
 *  `signeeContract.ts`. */
import { emailSchema } from '@tabellion/law/email.ts';
import * as z from 'zod/mini';
import { byOrgId, endpoint, get, ofOrgId, post } from '../endpoint.ts';
import { proposingRefusals } from '../registers/refusals.ts';
import { envelopeStates, sealingModes } from './envelope.ts';
import { Envelope, EnvelopeLine, Language, Reason } from './envelopeView.ts';

export const reasonRefusals = [
  'GENERAL.FIELD_REQUIRED',
  'GENERAL.TOO_LONG',
  'TEXT.FORBIDDEN_CHARACTERS',
] as const;

const oneEnvelope = z.strictObject({ envelope: Envelope });

const NewSignee = z.strictObject({
  /** Somebody of the registers: his name, address and language may then be left out. */
  person_id: z.optional(z.uuid()),
  name: z.optional(z.string().check(z.maxLength(300))),
  email: z.optional(emailSchema),
  language: z.optional(Language),
  /** Counted from 1; those of one place sign in any order. */
  place: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(50))),
  /** All documents of the envelope where it is left out. */
  document_ids: z.optional(z.array(z.uuid()).check(z.maxLength(50))),
});
export type NewSignee = z.infer<typeof NewSignee>;

const terms = {
  title: z.optional(z.string().check(z.maxLength(300))),
  /** Shown in the mails. */
  message: z.optional(z.string().check(z.maxLength(2_000))),
  in_order: z.optional(z.boolean()),
  /** 30 unless given. */
  expires_in_days: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(365))),
  /** Null: by hand alone. 7 unless given. */
  remind_every_days: z.optional(z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(30)))),
  /** The documents name them, where it is left out. */
  signees: z.optional(z.array(NewSignee).check(z.maxLength(50))),
};

export const ofEnvelope = {
  tenant: byOrgId,
  params: z.strictObject({ orgId: z.uuid(), envelopeId: z.uuid() }),
};
export const ofDocument = { tenant: byOrgId, params: z.strictObject({ orgId: z.uuid(), docId: z.uuid() }) };

export const sendingRefusals = [
  'GENERAL.FIELD_INVALID',
  'GENERAL.FIELD_REQUIRED',
  'GENERAL.NOT_FOUND',
  'GENERAL.NOT_AN_EMAIL',
  'TEXT.FORBIDDEN_CHARACTERS',
  'SIGNING.VERIFY_FIRST',
  'SIGNING.NO_DOCUMENTS',
  'SIGNING.NO_SIGNEES',
  'SIGNING.NO_ADDRESS',
  'SIGNING.SAME_ADDRESS',
  'SIGNING.NOT_SIGNABLE',
  'SIGNING.ON_PAPER_ALONE',
  'PRECEDENTS.NOT_APPROVED',
  'SIGNING.TAKES_NO_SEAL',
  'SIGNING.NO_PROPOSAL',
  'UPLOADS.BUSY',
] as const;

export const listEnvelopes = endpoint({
  ...get('/api/signing/envelopes/{orgId}'),
  summary: 'Envelopes with who signed them and who has not, the newest first.',
  action: 'signing.read',
  ...ofOrgId,
  query: z.strictObject({ state: z.optional(z.enum(envelopeStates)) }),
  reply: z.strictObject({ envelopes: z.array(EnvelopeLine) }),
});

export const readEnvelope = endpoint({
  ...get('/api/signing/envelopes/{orgId}/{envelopeId}'),
  summary: 'One envelope with everything that happened to it.',
  action: 'signing.read',
  ...ofEnvelope,
  reply: oneEnvelope,
});

/** Asked before something is sent. */
export const proposeSignees = endpoint({
  ...get('/api/signing/signees/{orgId}'),
  summary: 'Who signs these documents by what they say, with the addresses that are on record.',
  action: 'signing.edit',
  ...ofOrgId,
  query: z.strictObject({ ids: z.string().check(z.maxLength(8_000)) }),
  reply: z.strictObject({
    documents: z.array(z.strictObject({ _id: z.string(), title: z.string(), is_resolution: z.boolean() })),
    signees: z.array(
      z.strictObject({
        person_id: z.string(),
        name: z.string(),
        /** Empty where none is on record. */
        email: z.string(),
        language: Language,
        signs: z.array(z.strictObject({ document_id: z.string(), capacities: z.array(z.string()) })),
      }),
    ),
  }),
  refusals: [
    'SIGNING.NO_DOCUMENTS',
    'SIGNING.NOT_SIGNABLE',
    'SIGNING.ON_PAPER_ALONE',
    'PRECEDENTS.NOT_APPROVED',
  ],
});

export const sendEnvelope = endpoint({
  ...post('/api/signing/envelopes/{orgId}'),
  summary: 'Sends documents to be signed: to all at once, or one after the other.',
  action: 'signing.edit',
  ...ofOrgId,
  body: z.strictObject({
    document_ids: z.array(z.uuid()).check(z.maxLength(50)),
    ...terms,
    /** Entries that are recorded when the last one signs. Those for which the documents were made need not be named. */
    effects: z.optional(z.array(z.strictObject({ proposal_id: z.uuid() })).check(z.maxLength(50))),
  }),
  reply: oneEnvelope,
  ok: 'SIGNING.SENT',
  refusals: sendingRefusals,
  limit: { perMinute: 30, by: 'session' },
});

export const prepareProposal = endpoint({
  ...post('/api/signing/proposals/{orgId}/{proposalId}'),
  summary: 'Drafts what people sign before a proposed entry is recorded.',
  action: 'signing.edit',
  tenant: byOrgId,
  params: z.strictObject({ orgId: z.uuid(), proposalId: z.uuid() }),
  body: z.strictObject({}),
  reply: z.strictObject({ document_ids: z.array(z.string()) }),
  refusals: [
    ...proposingRefusals,
    'GENERAL.NOT_FOUND',
    'REGISTERS.PROPOSAL_CLOSED',
    'REGISTERS.FUTURE_DATE',
    'REGISTERS.WAITS',
    'SHARES.OWNERSHIP_TOO_LARGE',
    'REGISTERS.NOT_INCORPORATED',
    'DOCUMENTS.NOT_GENERATED_HERE',
    'SIGNING.NO_DOCUMENTS',
  ],
  limit: { perMinute: 30, by: 'session' },
});

export const sendSingle = endpoint({
  ...post('/api/document/createSingle/{orgId}'),
  summary: 'Sends documents to one person to sign.',
  action: 'signing.edit',
  ...ofOrgId,
  query: z.strictObject({
    /** Ids of documents, comma-separated. */
    files: z.string().check(z.maxLength(8_000)),
    email: z.optional(emailSchema),
    /** Somebody of the registers. */
    userId: z.optional(z.uuid()),
  }),
  body: z.strictObject({}),
  reply: oneEnvelope,
  ok: 'SIGNING.SENT',
  refusals: sendingRefusals,
  limit: { perMinute: 30, by: 'session' },
});

export const editEnvelope = endpoint({
  ...post('/api/signing/envelopes/{orgId}/{envelopeId}/edit'),
  summary: 'Changes an envelope before the first signature. Who gets another address gets another link.',
  action: 'signing.edit',
  ...ofEnvelope,
  body: z.strictObject(terms),
  reply: oneEnvelope,
  refusals: [...sendingRefusals, 'SIGNING.ENDED', 'SIGNING.BEGUN'],
});

export const remindSignees = endpoint({
  ...post('/api/signing/envelopes/{orgId}/{envelopeId}/remind'),
  summary: 'Mails the link again to whose turn it is, or to one of them.',
  action: 'signing.edit',
  ...ofEnvelope,
  body: z.strictObject({ signee_id: z.optional(z.uuid()) }),
  reply: oneEnvelope,
  ok: 'SIGNING.REMINDED',
  refusals: ['GENERAL.NOT_FOUND', 'SIGNING.ENDED', 'SIGNING.SENT_RECENTLY', 'SIGNING.NOT_YOUR_TURN'],
});

export const voidEnvelope = endpoint({
  ...post('/api/signing/envelopes/{orgId}/{envelopeId}/void'),
  summary: 'Voids an envelope: nobody can sign any more, and the entry that waited is withdrawn.',
  action: 'signing.edit',
  ...ofEnvelope,
  body: z.strictObject({ reason: Reason }),
  reply: oneEnvelope,
  ok: 'SIGNING.VOID_DONE',
  refusals: ['GENERAL.NOT_FOUND', ...reasonRefusals, 'SIGNING.ENDED'],
});

/** A document's part of the page "document". */
export const readSignatures = endpoint({
  ...get('/api/document/signature/{orgId}/{docId}'),
  summary: 'The newest envelope of a document; null where it was never sent.',
  action: 'signing.read',
  ...ofDocument,
  reply: z.strictObject({ envelope: z.nullable(Envelope) }),
});

export const inviteSignees = endpoint({
  ...post('/api/document/signature/{orgId}/{docId}/invite'),
  summary: 'Mails their links again to those whose turn it is to sign a document.',
  action: 'signing.edit',
  ...ofDocument,
  body: z.strictObject({}),
  reply: oneEnvelope,
  ok: 'SIGNING.REMINDED',
  refusals: ['GENERAL.NOT_FOUND', 'SIGNING.ENDED', 'SIGNING.SENT_RECENTLY', 'SIGNING.NOT_YOUR_TURN'],
});

export const readEvidence = endpoint({
  ...get('/api/signing/evidence/{orgId}/{envelopeId}'),
  summary:
    'The evidence of a sealed envelope: a sealed PDF, or the same as JSON, whose SHA-256 the PDF names.',
  action: 'signing.read',
  ...ofEnvelope,
  query: z.strictObject({ format: z.optional(z.enum(['pdf', 'json'])) }),
  reply: z.unknown(),
  download: ['application/pdf', 'application/json'],
  refusals: ['SIGNING.NOT_SEALED'],
});

const Settings = z.strictObject({ signatures: z.enum(sealingModes) });

export const readSigningSettings = endpoint({
  ...get('/api/signing/settings/{orgId}'),
  summary: 'How the stored copies keep the signatures.',
  action: 'signing.read',
  ...ofOrgId,
  reply: Settings,
});

export const saveSigningSettings = endpoint({
  ...post('/api/signing/settings/{orgId}'),
  summary: 'Chooses whether stored copies hold a signature for each signee, for what is sealed from now on.',
  action: 'signing.manage',
  ...ofOrgId,
  body: Settings,
  reply: Settings,
  ok: 'SIGNING.SETTINGS_SAVED',
});
