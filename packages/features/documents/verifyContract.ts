/** People without an account verify a document through these; the document itself stays with them. */
import * as z from 'zod/mini';
import { endpoint, get, post } from '../endpoint.ts';

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
