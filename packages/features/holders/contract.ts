/** The page of one holder, director or officer, opened by a personal link: what members send and revoke, and what the one whom it
 *  names reads there. He sees what is his own; nobody else's name, holding or address. */
import * as z from 'zod/mini';
import { byOrgId, endpoint, get, ofOrgId, post } from '../endpoint.ts';
import { registeredKinds } from '../instruments/registerContract.ts';
import {
  askRefusals,
  CodeMailed,
  LinkCode,
  LinkedTo,
  LinkSecret,
  proveRefusals,
} from '../mailbox/contract.ts';
import { endedReasons } from '../people/contract.ts';
import { positions } from '../people/positions.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { certificateForms } from '../shares/shapes.ts';

const Language = z.enum(['en', 'fr', 'tr', 'ar']);

/** Open; after its last day, or the address in the register is another; revoked; too many wrong codes were entered. */
export const linkStates = ['open', 'over', 'revoked', 'locked'] as const;

const HolderLink = z.strictObject({
  _id: z.string(),
  made_at: z.string(),
  ends_on: LegalDate,
  is_mailed: z.boolean(),
  with_percentages: z.boolean(),
  state: z.enum(linkStates),
  /** When the page was last opened with it. */
  opened_at: z.nullable(z.string()),
});
export type HolderLink = z.infer<typeof HolderLink>;

const ofPerson = { tenant: byOrgId, params: z.strictObject({ orgId: z.uuid(), personId: z.uuid() }) };

export const listHolderLinks = endpoint({
  ...get('/api/holder/{orgId}/{personId}/links'),
  summary:
    'The links to the page of one holder, director or officer: those that were not revoked first, of each the newest, 50 at most.',
  action: 'members.manage',
  ...ofPerson,
  reply: z.strictObject({
    /** The address in the register, to which links and codes go; null where there is none. */
    email: z.nullable(z.string()),
    /** Holds or held shares or other rights, or has or had an office: nobody else has such a page. */
    may_have: z.boolean(),
    /** Today at the registry. */
    today: LegalDate,
    links: z.array(HolderLink),
  }),
});

export const makeHolderLink = endpoint({
  ...post('/api/holder/{orgId}/{personId}/link'),
  summary:
    'Mails a link to the own page of a holder, director or officer, or gives it to be passed on; whoever opens it proves the address in the register.',
  action: 'members.manage',
  ...ofPerson,
  body: z.strictObject({
    by: z.enum(['mail', 'copy']),
    language: Language,
    /** The last day of the link: at most a year from today. */
    ends_on: LegalDate,
    with_percentages: z.boolean(),
  }),
  reply: z.strictObject({
    link_id: z.string(),
    /** The end of the address of a link that is copied, told once. */
    path: z.nullable(z.string()),
  }),
  ok: 'HOLDERS.LINK_MADE',
  refusals: [
    'GENERAL.NOT_A_DATE',
    'HOLDERS.LINK_DAYS',
    'HOLDERS.NO_ADDRESS',
    'HOLDERS.NO_PAGE',
    'ORGANIZATION_USER.VERIFY_FIRST',
  ],
  limit: { perMinute: 20, by: 'session' },
});

export const revokeHolderLink = endpoint({
  ...post('/api/holder/{orgId}/link/{linkId}/revoke'),
  summary: 'Ends a link, and whatever is open by it.',
  action: 'members.manage',
  tenant: ofOrgId.tenant,
  params: z.strictObject({ orgId: z.uuid(), linkId: z.uuid() }),
  body: z.strictObject({}),
  reply: z.strictObject({ link_id: z.string() }),
  ok: 'HOLDERS.LINK_REVOKED',
});

const outside = { tenant: { in: 'none' } } as const;
export const lookAtHolderLink = endpoint({
  ...post('/api/holder/look'),
  summary: 'Whose page a link opens, before the address is proved.',
  action: 'holders.open',
  ...outside,
  body: LinkSecret,
  reply: LinkedTo,
  refusals: ['HOLDERS.LINK_OVER'],
  limit: { perMinute: 30, by: 'address' },
});

export const mailHolderCode = endpoint({
  ...post('/api/holder/code'),
  summary: 'Mails a code to the address in the register; the link alone opens nothing.',
  action: 'holders.open',
  ...outside,
  body: LinkSecret,
  reply: CodeMailed,
  ok: 'SIGNING.CODE_SENT',
  refusals: ['HOLDERS.LINK_OVER', ...askRefusals],
  limit: { perMinute: 20, by: 'address' },
});

export const proveHolderAddress = endpoint({
  ...post('/api/holder/prove'),
  summary: 'Opens the page with the code.',
  action: 'holders.open',
  ...outside,
  body: LinkCode,
  reply: z.strictObject({ holder_token: z.string() }),
  refusals: ['HOLDERS.LINK_OVER', ...proveRefusals],
  limit: { perMinute: 20, by: 'address' },
});

const Paper = z.strictObject({
  _id: z.string(),
  title: z.string(),
  number: z.nullable(z.string()),
  dated_on: z.nullable(LegalDate),
  /** False of what was signed on paper and whose copy is not on file. */
  has_file: z.boolean(),
});

const HolderCertificate = z.strictObject({
  security_id: z.string(),
  /** Null of shares without a number. */
  label: z.nullable(z.string()),
  class_name: z.string(),
  sharesExact: z.string(),
  issued_on: LegalDate,
  /** Null while it stands. */
  ended_on: z.nullable(LegalDate),
  form: z.nullable(z.enum(certificateForms)),
  /** Shares that have vested by today; null where they do not vest. */
  vestedExact: z.nullable(z.string()),
  /** The signed certificate. */
  document: z.nullable(Paper),
  /** The address that it bears, at which anybody reads whether the registers still say the same. */
  verify_url: z.nullable(z.string()),
  /** The ledger has a record of it, of which there is a proof. */
  has_proof: z.boolean(),
});

export const readHolderPage = endpoint({
  ...get('/api/holder/page'),
  summary: 'What the one whom the link names has in the corporation, as of today.',
  action: 'holders.read',
  ...outside,
  reply: z.strictObject({
    company: z.string(),
    company_number: z.nullable(z.string()),
    name: z.string(),
    /** Today at the registry. */
    as_of: LegalDate,
    /** The last day of the link. */
    ends_on: LegalDate,
    sharesExact: z.string(),
    /** Per cent of all shares; null where the link does not tell. */
    percentage: z.nullable(z.string()),
    classes: z.array(
      z.strictObject({
        name: z.string(),
        sharesExact: z.string(),
        /** Per cent of the class; null likewise. */
        percentage: z.nullable(z.string()),
      }),
    ),
    /** Those that stand first. */
    certificates: z.array(HolderCertificate),
    /** Options and other rights that are not shares, open ones alone. */
    rights: z.array(
      z.strictObject({
        label: z.string(),
        kind: z.enum(registeredKinds),
        class_name: z.nullable(z.string()),
        /** Null of what gives a right to no number of shares. */
        sharesExact: z.nullable(z.string()),
        vestedExact: z.nullable(z.string()),
        issued_on: LegalDate,
        expires_on: z.nullable(LegalDate),
      }),
    ),
    appointments: z.array(
      z.strictObject({
        position: z.enum(positions),
        title: z.nullable(z.string()),
        since: LegalDate,
        is_on_or_before: z.boolean(),
        until: z.nullable(LegalDate),
        reason: z.nullable(z.enum(endedReasons)),
        consent_on: z.nullable(LegalDate),
      }),
    ),
    /** Signed documents, the newest first. */
    signed: z.array(Paper),
    /** Requests that wait for the own signature. */
    to_sign: z.array(
      z.strictObject({
        envelope_id: z.string(),
        title: z.string(),
        documents: z.number(),
        expires_at: z.string(),
        zone: z.string(),
      }),
    ),
  }),
  refusals: ['HOLDERS.LINK_OVER'],
});
export type HolderPage = z.infer<typeof readHolderPage.reply>;

export const readHolderFile = endpoint({
  ...get('/api/holder/file/{docId}'),
  summary: 'One of the own certificates or signed documents, as a file.',
  action: 'holders.read',
  ...outside,
  params: z.strictObject({ docId: z.uuid() }),
  reply: z.unknown(),
  download: [
    'application/pdf',
    'image/png',
    'image/jpeg',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  refusals: ['HOLDERS.LINK_OVER', 'GENERAL.NOT_FOUND'],
});

export const readHoldingProof = endpoint({
  ...get('/api/holder/proof/{securityId}'),
  summary:
    'A proof of one own holding as a file that anyone can verify: the shares, their class and the day, without a name.',
  action: 'holders.read',
  ...outside,
  params: z.strictObject({ securityId: z.uuid() }),
  reply: z.unknown(),
  download: ['application/json'],
  refusals: ['HOLDERS.LINK_OVER', 'GENERAL.NOT_FOUND', 'LEDGER.CONTENTS_ERASED', 'LEDGER.AWAY'],
  limit: { perMinute: 60, by: 'address' },
});

export const readHolderVerifier = endpoint({
  ...get('/api/holder/verifier'),
  summary: 'The page that verifies proofs without a network.',
  action: 'holders.read',
  ...outside,
  reply: z.unknown(),
  download: ['text/html'],
  refusals: ['HOLDERS.LINK_OVER', 'GENERAL.NOT_FOUND'],
});

export const openHolderEnvelope = endpoint({
  ...post('/api/holder/sign/{envelopeId}'),
  summary: 'Opens what waits for the own signature: the address is proved already.',
  action: 'holders.read',
  ...outside,
  params: z.strictObject({ envelopeId: z.uuid() }),
  body: z.strictObject({}),
  reply: z.strictObject({ signee_token: z.string() }),
  refusals: ['HOLDERS.LINK_OVER', 'SIGNING.NOT_YOURS'],
  limit: { perMinute: 20, by: 'address' },
});
