/** People without an account verify a document through these; the document itself stays with them. */
import * as z from 'zod/mini';
import { byOrgId, endpoint, get, post } from '../endpoint.ts';
import { LegalDate } from '../registers/entryTerms.ts';

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

export const readAttested = endpoint({
  ...post('/api/document/attested'),
  summary: 'Whether the registers still say what a document certifies, by the code that it bears.',
  action: 'documents.verify',
  tenant: { in: 'none' },
  body: z.strictObject({ code: z.string().check(z.regex(/^[A-Z2-7]{16}$/)) }),
  reply: z.strictObject({
    company: z.string(),
    company_number: z.nullable(z.string()),
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
    /** The day of this answer, at the registry. */
    as_of: LegalDate,
    /** The last day of the address. */
    ends_on: z.nullable(LegalDate),
  }),
  refusals: ['DOCUMENTS.ADDRESS_UNKNOWN', 'DOCUMENTS.ADDRESS_OVER'],
  limit: { perMinute: 10, by: 'address' },
});

const ofDocument = { tenant: byOrgId, params: z.strictObject({ orgId: z.uuid(), docId: z.uuid() }) };

const Address = z.strictObject({
  url: z.string(),
  ends_on: z.nullable(LegalDate),
  is_revoked: z.boolean(),
  /** Revoked, or after its last day at the registry: drafted again, its document gets another. */
  is_over: z.boolean(),
});
export type DocumentAddress = z.infer<typeof Address>;

export const readAddress = endpoint({
  ...get('/api/document/{orgId}/{docId}/address'),
  summary: 'The address that a document bears; null where its kind has none.',
  action: 'documents.read',
  ...ofDocument,
  reply: z.strictObject({ address: z.nullable(Address) }),
});

export const changeAddressEnd = endpoint({
  ...post('/api/document/{orgId}/{docId}/address'),
  summary: 'Sets the last day of the address of a document, or lets it last as long as the paper.',
  action: 'documents.edit',
  ...ofDocument,
  body: z.strictObject({ ends_on: z.nullable(LegalDate) }),
  reply: z.strictObject({ address: z.nullable(Address) }),
  ok: 'DOCUMENTS.ADDRESS_CHANGED',
  refusals: ['GENERAL.NOT_A_DATE', 'DOCUMENTS.ADDRESS_PAST', 'DOCUMENTS.ADDRESS_OVER'],
});

export const revokeAddress = endpoint({
  ...post('/api/document/{orgId}/{docId}/address/revoke'),
  summary: 'Ends the address of a document for good.',
  action: 'documents.edit',
  ...ofDocument,
  body: z.strictObject({}),
  reply: z.strictObject({ address: z.nullable(Address) }),
  ok: 'DOCUMENTS.ADDRESS_REVOKED',
});
