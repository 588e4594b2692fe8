/** Signees read, sign and decline what was sent to them (specification sections 2 and 7; decisions section 7): as members,
 *  or with the link of a mail. */
import * as z from 'zod/mini';
import { endpoint, get, ofOrgId, post } from '../endpoint.ts';
import {
  askRefusals,
  CodeMailed,
  LinkCode,
  LinkedTo,
  LinkSecret,
  proveRefusals,
} from '../mailbox/contract.ts';
import { ofDocument, ofEnvelope, reasonRefusals } from './contract.ts';
import { signeeStates } from './envelope.ts';
import { Effect, Language, Reason } from './envelopeView.ts';
import { actingRefusals } from './rules/canAct.ts';

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
  /** All who were asked have signed. */
  is_complete: z.boolean(),
  /** The last signature says what became of each; empty before it. */
  effects: z.array(Effect),
});

export type Signed = z.infer<typeof Signed>;

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

/** A signee sees these documents, and nothing else of the organization. */
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
  /** Signees stand in the order in which they sign, without their addresses. */
  signees: z.array(z.strictObject({ name: z.string(), state: z.enum(signeeStates), is_you: z.boolean() })),
  documents: z.array(
    z.strictObject({
      _id: z.string(),
      title: z.string(),
      number: z.nullable(z.string()),
      /** As the document itself is headed: the corporation, and its second line, such as its number and day; null of others. */
      corporation: z.nullable(z.string()),
      subtitle: z.nullable(z.string()),
      language: z.nullable(z.enum(['en', 'fr'])),
      sha256: z.string(),
      pages: z.nullable(z.number()),
      media_type: z.string(),
      /** The capacities in which he signs; empty where the document names nobody. */
      capacities: z.array(z.string()),
      /** Headings, paragraphs, clauses and tables, as `Block` of `paper/printed.ts`; null of what was uploaded or written
       *  by hand, whose `text` stands alone. */
      blocks: z.nullable(z.array(z.looseObject({ kind: z.string() }))),
      text: z.string(),
    }),
  ),
  effects: z.array(Effect),
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
      /** The corporation whose documents they are. */
      company: z.string(),
      title: z.string(),
      expires_at: z.string(),
      zone: z.string(),
      documents: z.array(z.strictObject({ _id: z.string(), title: z.string() })),
      /** So many of those who are asked have signed. */
      signed: z.number(),
      signees: z.number(),
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

export const lookAtLink = endpoint({
  ...post('/api/signing/look'),
  summary: 'What the link of a mail is for. Who is signed in with its address is let in at once.',
  action: 'signing.open',
  tenant: { in: 'none' },
  body: LinkSecret,
  reply: z.strictObject({
    ...LinkedTo.shape,
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
  body: LinkSecret,
  reply: CodeMailed,
  ok: 'SIGNING.CODE_SENT',
  refusals: [...actingRefusals, 'SIGNING.LINK_LOCKED', ...askRefusals],
  limit: { perMinute: 10, by: 'address' },
});

export const proveAddress = endpoint({
  ...post('/api/signing/prove'),
  summary: 'Proves the address by the code of the mail, and opens the documents.',
  action: 'signing.open',
  tenant: { in: 'none' },
  body: LinkCode,
  reply: Session,
  refusals: [...actingRefusals, 'SIGNING.LINK_LOCKED', ...proveRefusals],
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

export const listWaitingEnvelopes = endpoint({
  ...get('/api/signing/following'),
  summary:
    'What else the same organization, or the same sender for others, sent to the same address, and he may sign now.',
  action: 'signing.sign',
  tenant: { in: 'none' },
  reply: Waiting,
  refusals: actingRefusals,
});

export const openWaitingEnvelope = endpoint({
  ...post('/api/signing/following/{envelopeId}'),
  summary: 'Opens one of these with a session of its own: the address is proved already.',
  action: 'signing.sign',
  tenant: { in: 'none' },
  params: z.strictObject({ envelopeId: z.uuid() }),
  body: z.strictObject({}),
  reply: Session,
  refusals: [...actingRefusals, 'SIGNING.NOT_YOURS'],
});
