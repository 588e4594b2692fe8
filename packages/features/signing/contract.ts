/** Signing (specification sections 2 and 7; decisions section 7): what members send, and what signees do with it. */
import { emailSchema } from '@tabellion/law/email.ts';
import * as z from 'zod/mini';
import { byOrgId, endpoint, get, ofOrgId, post } from '../endpoint.ts';
import { proposingRefusals } from '../registers/refusals.ts';
import { envelopeStates, eventKinds, keptSignatures, signeeStates } from './envelope.ts';
import { actingRefusals } from './rules/canAct.ts';

const Language = z.enum(['en', 'fr', 'tr', 'ar']);
const Reason = z.string().check(z.maxLength(1_000));
const reasonRefusals = ['GENERAL.FIELD_REQUIRED', 'GENERAL.TOO_LONG', 'TEXT.FORBIDDEN_CHARACTERS'] as const;

const Signee = z.strictObject({
  _id: z.string(),
  person_id: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  language: Language,
  place: z.number(),
  state: z.enum(signeeStates),
  /** When that came about; null while nothing did. */
  since: z.nullable(z.string()),
  signs: z.array(z.strictObject({ document_id: z.string(), capacities: z.array(z.string()) })),
  /** The last mail with his link, and whether it could not be delivered. */
  mailed_at: z.nullable(z.string()),
  is_mail_refused: z.boolean(),
  /** Too many wrong codes were entered: he needs a new link, which a reminder sends. */
  is_link_locked: z.boolean(),
});

const EnvelopeDocument = z.strictObject({
  _id: z.string(),
  title: z.string(),
  number: z.nullable(z.string()),
  version: z.number(),
  /** Of the exact bytes that people agree to. */
  sha256: z.string(),
});

const line = {
  _id: z.string(),
  title: z.string(),
  state: z.enum(envelopeStates),
  /** Once all have signed: the signed documents and the evidence are filed. */
  is_sealed: z.boolean(),
  in_order: z.boolean(),
  made_at: z.string(),
  made_by_name: z.string(),
  expires_at: z.string(),
  /** The registry's, by which deadlines are shown. */
  zone: z.string(),
  documents: z.array(EnvelopeDocument),
  signees: z.array(Signee),
};
const EnvelopeLine = z.strictObject(line);
export type EnvelopeLine = z.infer<typeof EnvelopeLine>;

/** What is recorded when the last one signs, a sentence for each entry. */
const Effect = z.nullable(z.strictObject({ proposal_id: z.string(), sentences: z.array(z.string()) }));

const Envelope = z.strictObject({
  ...line,
  message: z.string(),
  remind_every_days: z.nullable(z.number()),
  effect: Effect,
  /** Of the minute book, once it is sealed. */
  evidence_document_id: z.nullable(z.string()),
  /** A code, while the signed documents could not be sealed; they are tried again. */
  sealing_fault: z.nullable(z.string()),
  /** Nobody has signed yet. */
  may_edit: z.boolean(),
  may_remind: z.boolean(),
  may_void: z.boolean(),
  events: z.array(
    z.strictObject({
      kind: z.enum(eventKinds),
      signee_id: z.nullable(z.string()),
      /** The member who did it; empty where it was a signee or the product. */
      by_name: z.string(),
      at: z.string(),
      /** Of a decline or a voiding. */
      reason: z.nullable(z.string()),
    }),
  ),
});
export type Envelope = z.infer<typeof Envelope>;
const oneEnvelope = z.strictObject({ envelope: Envelope });

const NewSignee = z.strictObject({
  /** Somebody of the registers: his name, address and language may then be left out. */
  person_id: z.optional(z.uuid()),
  name: z.optional(z.string().check(z.maxLength(300))),
  email: z.optional(emailSchema),
  language: z.optional(Language),
  /** From 1; those of one place sign in any order. */
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
  /** Who signs; those whom the documents name, where it is left out. */
  signees: z.optional(z.array(NewSignee).check(z.maxLength(50))),
};

const ofEnvelope = {
  tenant: byOrgId,
  params: z.strictObject({ orgId: z.uuid(), envelopeId: z.uuid() }),
};
const ofDocument = { tenant: byOrgId, params: z.strictObject({ orgId: z.uuid(), docId: z.uuid() }) };

const sendingRefusals = [
  'GENERAL.FIELD_INVALID',
  'GENERAL.FIELD_REQUIRED',
  'GENERAL.NOT_FOUND',
  'GENERAL.NOT_AN_EMAIL',
  'TEXT.FORBIDDEN_CHARACTERS',
  'SIGNING.NO_DOCUMENTS',
  'SIGNING.NO_SIGNEES',
  'SIGNING.NO_ADDRESS',
  'SIGNING.SAME_ADDRESS',
  'SIGNING.NOT_SIGNABLE',
  'SIGNING.ON_PAPER_ALONE',
  'SIGNING.NO_PROPOSAL',
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

/** Before something is sent. */
export const proposeSignees = endpoint({
  ...get('/api/signing/signees/{orgId}'),
  summary: 'Who signs these documents by what they say, with the addresses that are on record.',
  action: 'signing.edit',
  ...ofOrgId,
  query: z.strictObject({ ids: z.string().check(z.maxLength(8_000)) }),
  reply: z.strictObject({
    documents: z.array(z.strictObject({ _id: z.string(), title: z.string() })),
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
  refusals: ['SIGNING.NO_DOCUMENTS', 'SIGNING.NOT_SIGNABLE', 'SIGNING.ON_PAPER_ALONE'],
});

export const sendEnvelope = endpoint({
  ...post('/api/signing/envelopes/{orgId}'),
  summary: 'Sends documents to be signed: to all at once, or one after the other.',
  action: 'signing.edit',
  ...ofOrgId,
  body: z.strictObject({
    document_ids: z.array(z.uuid()).check(z.maxLength(50)),
    ...terms,
    /** Recorded when the last one signs. */
    proposal_id: z.optional(z.uuid()),
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

const Settings = z.strictObject({ signatures: z.enum(keptSignatures) });

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

const Agreed = z.array(z.strictObject({ document_id: z.uuid(), sha256: z.string().check(z.maxLength(100)) }));

const SignatureInput = z.discriminatedUnion('kind', [
  /** A PNG in base64, at most 100 KB and 2,000 pixels a side. */
  z.strictObject({ kind: z.literal('drawn'), png: z.string().check(z.maxLength(140_000)) }),
  z.strictObject({ kind: z.literal('typed'), text: z.string().check(z.maxLength(200)) }),
]);
export type SignatureInput = z.infer<typeof SignatureInput>;

const Signing = z.strictObject({
  /** Each document that was read, with the SHA-256 of its bytes as they were shown. */
  agreed: Agreed.check(z.maxLength(50)),
  signature: SignatureInput,
  /** The signee's own, such as `Europe/Istanbul`. */
  zone: z.optional(z.string().check(z.maxLength(60))),
});

const Signed = z.strictObject({
  /** All have signed: what waited for it is recorded, unless it needs attention. */
  is_complete: z.boolean(),
  effect: z.nullable(z.enum(['recorded', 'stopped'])),
});

const signingRefusals = [
  ...actingRefusals,
  'SIGNING.OTHER_BYTES',
  'SIGNING.BAD_PICTURE',
  'SIGNING.NO_SIGNATURE',
  'SIGNING.UNPRINTABLE',
  'GENERAL.NOT_FOUND',
  'GENERAL.TOO_MANY',
  'REGISTERS.HELD_UP',
] as const;

/** What a signee sees: these documents, and nothing else of the organization. */
const SignerView = z.strictObject({
  envelope_id: z.string(),
  title: z.string(),
  message: z.string(),
  company: z.string(),
  sender: z.string(),
  expires_at: z.string(),
  zone: z.string(),
  name: z.string(),
  language: Language,
  /** In the order in which they sign, without their addresses. */
  signees: z.array(z.strictObject({ name: z.string(), state: z.enum(signeeStates), is_you: z.boolean() })),
  documents: z.array(
    z.strictObject({
      _id: z.string(),
      title: z.string(),
      number: z.nullable(z.string()),
      language: z.nullable(z.enum(['en', 'fr'])),
      sha256: z.string(),
      pages: z.nullable(z.number()),
      media_type: z.string(),
      /** In which he signs; empty where the document names nobody. */
      capacities: z.array(z.string()),
      /** Headings, paragraphs, clauses and tables, as `Block` of `paper/printed.ts`; null of what was uploaded or written
       *  by hand, whose `text` stands alone. */
      blocks: z.nullable(z.array(z.looseObject({ kind: z.string() }))),
      text: z.string(),
    }),
  ),
  effect: Effect,
  /** After his signature nobody else is missing. */
  is_last: z.boolean(),
});
export type SignerView = z.infer<typeof SignerView>;

/** The caller's own part. */
export const readOwnSignature = endpoint({
  ...get('/api/document/signatureSingle/{orgId}/{docId}'),
  summary: 'What the caller himself is asked to sign with a document.',
  action: 'signing.own',
  ...ofDocument,
  reply: SignerView,
  refusals: ['SIGNING.NOT_YOURS', ...actingRefusals],
});

export const signAsMember = endpoint({
  ...post('/api/document/signature/{orgId}/{docId}'),
  summary: 'Signs, as the signed-in member to whom it was sent, everything of the envelope of a document.',
  action: 'signing.own',
  ...ofDocument,
  body: Signing,
  reply: Signed,
  ok: 'SIGNING.SIGNED',
  refusals: ['SIGNING.NOT_YOURS', ...signingRefusals],
});

const Waiting = z.strictObject({
  envelopes: z.array(
    z.strictObject({
      _id: z.string(),
      title: z.string(),
      expires_at: z.string(),
      zone: z.string(),
      documents: z.array(z.strictObject({ _id: z.string(), title: z.string() })),
    }),
  ),
});

export const listOwnEnvelopes = endpoint({
  ...get('/api/signing/room/{orgId}'),
  summary: 'What waits for the signature of the caller, by the verified address of his account.',
  action: 'signing.own',
  ...ofOrgId,
  reply: Waiting,
});

const Session = z.strictObject({
  /** The bearer of the requests below, for two hours. */
  signee_token: z.string(),
});

export const openOwnEnvelope = endpoint({
  ...post('/api/signing/room/{orgId}/{envelopeId}'),
  summary: 'Opens what was sent to the caller himself: his account proves the address.',
  action: 'signing.own',
  ...ofEnvelope,
  body: z.strictObject({}),
  reply: Session,
  refusals: ['SIGNING.NOT_YOURS', ...actingRefusals],
});

/** The secret of a link: 43 characters of base64url. */
const Secret = z.string().check(z.maxLength(200));

export const lookAtLink = endpoint({
  ...post('/api/signing/look'),
  summary: 'What the link of a mail is for. Who is signed in with its address is let in at once.',
  action: 'signing.open',
  tenant: { in: 'none' },
  body: z.strictObject({ token: Secret }),
  reply: z.strictObject({
    company: z.string(),
    name: z.string(),
    /** Mostly hidden: whoever has the mail knows it. */
    email_hint: z.string(),
    language: Language,
    /** Null: the address must be proved by a code first. */
    signee_token: z.nullable(z.string()),
  }),
  refusals: [...actingRefusals, 'SIGNING.LINK_LOCKED'],
  limit: { perMinute: 30, by: 'address' },
});

export const mailCode = endpoint({
  ...post('/api/signing/code'),
  summary: 'Mails a code of six digits to the signee, good for ten minutes and five guesses.',
  action: 'signing.open',
  tenant: { in: 'none' },
  body: z.strictObject({ token: Secret }),
  reply: z.strictObject({ email_hint: z.string() }),
  ok: 'SIGNING.CODE_SENT',
  refusals: [
    ...actingRefusals,
    'SIGNING.LINK_LOCKED',
    'SIGNING.SENT_RECENTLY',
    'SIGNING.TOO_MANY_CODES',
    'GENERAL.NOT_FOUND',
    'GENERAL.TOO_MANY',
    'REGISTERS.HELD_UP',
  ],
  limit: { perMinute: 10, by: 'address' },
});

export const proveAddress = endpoint({
  ...post('/api/signing/prove'),
  summary: 'Proves the address by the code of the mail, and opens the documents.',
  action: 'signing.open',
  tenant: { in: 'none' },
  body: z.strictObject({ token: Secret, code: z.string().check(z.maxLength(20)) }),
  reply: Session,
  refusals: [
    ...actingRefusals,
    'SIGNING.LINK_LOCKED',
    'SIGNING.CODE_WRONG',
    'SIGNING.CODE_OVER',
    'GENERAL.NOT_FOUND',
    'GENERAL.TOO_MANY',
    'REGISTERS.HELD_UP',
  ],
  limit: { perMinute: 20, by: 'address' },
});

export const readForSigning = endpoint({
  ...get('/api/signing/documents'),
  summary: 'What the signee is asked to sign, or has signed.',
  action: 'signing.sign',
  tenant: { in: 'none' },
  reply: SignerView,
  refusals: actingRefusals,
});

export const readFileForSigning = endpoint({
  ...get('/api/signing/file/{docId}'),
  summary:
    'The file of one of the documents, byte for byte as it is agreed to; the signed copy once there is one.',
  action: 'signing.sign',
  tenant: { in: 'none' },
  params: z.strictObject({ docId: z.uuid() }),
  reply: z.unknown(),
  download: [
    'application/pdf',
    'image/png',
    'image/jpeg',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  refusals: [...actingRefusals, 'GENERAL.NOT_FOUND'],
});

export const sign = endpoint({
  ...post('/api/signing/sign'),
  summary: 'Signs every document of the envelope that the signee signs.',
  action: 'signing.sign',
  tenant: { in: 'none' },
  body: Signing,
  reply: Signed,
  ok: 'SIGNING.SIGNED',
  refusals: signingRefusals,
});

export const decline = endpoint({
  ...post('/api/signing/decline'),
  summary: 'Declines to sign, with a reason: the envelope ends, and who sent or signed it is mailed.',
  action: 'signing.sign',
  tenant: { in: 'none' },
  body: z.strictObject({ reason: Reason }),
  reply: z.strictObject({}),
  ok: 'SIGNING.DECLINE_DONE',
  refusals: [
    ...actingRefusals,
    ...reasonRefusals,
    'GENERAL.NOT_FOUND',
    'GENERAL.TOO_MANY',
    'REGISTERS.HELD_UP',
  ],
});

export const listFollowing = endpoint({
  ...get('/api/signing/following'),
  summary: 'What else the same organization sent to the same address, and he may sign now.',
  action: 'signing.sign',
  tenant: { in: 'none' },
  reply: Waiting,
  refusals: actingRefusals,
});

export const openFollowing = endpoint({
  ...post('/api/signing/following/{envelopeId}'),
  summary: 'Opens one of these with a session of its own: the address is proved already.',
  action: 'signing.sign',
  tenant: { in: 'none' },
  params: z.strictObject({ envelopeId: z.uuid() }),
  body: z.strictObject({}),
  reply: Session,
  refusals: [...actingRefusals, 'SIGNING.NOT_YOURS'],
});
