/** People without an account verify a document through these; the document itself stays with them. */
import * as z from 'zod/mini';
import { byOrgId, endpoint, get, post } from '../endpoint.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { selections } from './sections.ts';

export const readSealRootCertificates = endpoint({
  ...get('/api/document/seal/roots'),
  summary: 'The root certificates of the seals of this installation, in PEM.',
  action: 'documents.verify',
  tenant: { in: 'none' },
  reply: z.strictObject({ pem: z.string() }),
});

export const knowsDocument = endpoint({
  ...post('/api/document/known'),
  summary: 'Whether a file with this SHA-256 is, or was, in a minute book of this installation.',
  action: 'documents.verify',
  tenant: { in: 'none' },
  body: z.strictObject({ sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  reply: z.strictObject({ is_known: z.boolean() }),
  limit: { perMinute: 30, by: 'address' },
});

/** The answer of the registers of today to what a document certifies. */
const standings = ['stands', 'changed', 'ended', 'void'] as const;

const certified = {
  company: z.string(),
  company_number: z.nullable(z.string()),
  /** The day of this answer, at the registry. */
  as_of: LegalDate,
  /** The last day of the address. */
  ends_on: z.nullable(LegalDate),
};

const AttestedDocument = z.strictObject({
  kind: z.literal('document'),
  ...certified,
  title: z.string(),
  number: z.nullable(z.string()),
  dated_on: z.nullable(LegalDate),
  /** Its signed copy is in the minute book. */
  is_signed: z.boolean(),
  standing: z.enum(standings),
  /** The registers of today about the same, in the language of the document; none once it has ended. */
  lines: z.array(z.string()),
  /** Since when the registers do not say it any more, where they tell. */
  ended_on: z.nullable(LegalDate),
});
export type AttestedDocument = z.infer<typeof AttestedDocument>;

const AttestedBook = z.strictObject({
  kind: z.literal('book'),
  ...certified,
  selection: z.enum(selections),
  /** The day of which it tells. */
  dated_on: LegalDate,
  bound_on: LegalDate,
  pages: z.number(),
  /** The sealed file has it. */
  sha256: z.string(),
  /** The first day on which the registers had an entry that came after the book; null where there is none. */
  changed_on: z.nullable(LegalDate),
});
export type AttestedBook = z.infer<typeof AttestedBook>;

export const readAttested = endpoint({
  ...post('/api/document/attested'),
  summary:
    'Whether the registers still say what a document certifies, or have entries that came after a bound book, by the code that it bears.',
  action: 'documents.verify',
  tenant: { in: 'none' },
  body: z.strictObject({ code: z.string().check(z.regex(/^[A-Z2-7]{16}$/)) }),
  reply: z.discriminatedUnion('kind', [AttestedDocument, AttestedBook]),
  refusals: ['DOCUMENTS.ADDRESS_UNKNOWN', 'DOCUMENTS.ADDRESS_OVER'],
  limit: { perMinute: 10, by: 'address' },
});

/** `docId` names a document, or a bound book. */
const ofDocument = { tenant: byOrgId, params: z.strictObject({ orgId: z.uuid(), docId: z.uuid() }) };

export const Address = z.strictObject({
  url: z.string(),
  ends_on: z.nullable(LegalDate),
  is_revoked: z.boolean(),
  /** Revoked, or after its last day at the registry: drafted or bound again, the paper gets another. */
  is_over: z.boolean(),
});
export type DocumentAddress = z.infer<typeof Address>;

export const readAddress = endpoint({
  ...get('/api/document/{orgId}/{docId}/address'),
  summary: 'The address that a document or bound book bears; null where it has none.',
  action: 'documents.read',
  ...ofDocument,
  reply: z.strictObject({ address: z.nullable(Address) }),
});

export const changeAddressEnd = endpoint({
  ...post('/api/document/{orgId}/{docId}/address'),
  summary:
    'Sets the last day of the address of a document or bound book, or lets it last as long as the paper.',
  action: 'documents.edit',
  ...ofDocument,
  body: z.strictObject({ ends_on: z.nullable(LegalDate) }),
  reply: z.strictObject({ address: z.nullable(Address) }),
  ok: 'DOCUMENTS.ADDRESS_CHANGED',
  refusals: ['GENERAL.NOT_A_DATE', 'DOCUMENTS.ADDRESS_PAST', 'DOCUMENTS.ADDRESS_OVER'],
});

export const revokeAddress = endpoint({
  ...post('/api/document/{orgId}/{docId}/address/revoke'),
  summary: 'Ends the address of a document or bound book for good.',
  action: 'documents.edit',
  ...ofDocument,
  body: z.strictObject({}),
  reply: z.strictObject({ address: z.nullable(Address) }),
  ok: 'DOCUMENTS.ADDRESS_REVOKED',
});
