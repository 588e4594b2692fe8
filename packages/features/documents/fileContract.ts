/** Files of documents: read, several as one, and uploaded. */
import * as z from 'zod/mini';
import { byOrgId, endpoint, get, ofOrgId, post } from '../endpoint.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { documentFilters } from './contract.ts';
import { Audience, DocumentLine, Title } from './documentLine.ts';

const mediaTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;

export const readDocumentFile = endpoint({
  ...get('/api/document/file/{orgId}/{docId}/{version}'),
  summary: 'The file of a version: the copy that is safe to open, or with `original` as it came.',
  action: 'documents.read',
  tenant: byOrgId,
  params: z.strictObject({
    orgId: z.uuid(),
    docId: z.uuid(),
    version: z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
  }),
  query: z.strictObject({ original: z.optional(z.enum(['true'])) }),
  reply: z.unknown(),
  download: mediaTypes,
});

export const downloadDocuments = endpoint({
  ...get('/api/document/archive/{orgId}'),
  summary: 'Several documents as one zip: those named, or all that the audience may inspect; at most 200.',
  action: 'documents.read',
  ...ofOrgId,
  query: z.strictObject({
    /** Ids, comma-separated. */
    ids: z.optional(z.string().check(z.maxLength(8_000))),
    order_id: z.optional(z.uuid()),
    section: documentFilters.section,
    audience: documentFilters.audience,
  }),
  reply: z.unknown(),
  download: ['application/zip'],
  refusals: ['DOCUMENTS.NONE_CHOSEN', 'DOCUMENTS.TOO_MANY', 'DOCUMENTS.TOO_LARGE_TOGETHER'],
});

export const printDocuments = endpoint({
  ...get('/api/document/print/{orgId}'),
  summary:
    'Several PDF documents as one, a sheet after the other, for the printer; at most 50, of 50 MB together.',
  action: 'documents.read',
  ...ofOrgId,
  query: z.strictObject({
    /** Ids, comma-separated; the pages follow in this order. */
    ids: z.string().check(z.maxLength(2_000)),
  }),
  reply: z.unknown(),
  download: ['application/pdf'],
  refusals: [
    'DOCUMENTS.NONE_CHOSEN',
    'DOCUMENTS.TOO_MANY',
    'DOCUMENTS.TOO_LARGE_TOGETHER',
    'DOCUMENTS.UNKNOWN',
    'DOCUMENTS.NOT_PRINTABLE_TOGETHER',
  ],
  limit: { perMinute: 20, by: 'session' },
});

export const created = z.strictObject({ document: DocumentLine });

export const uploadDocument = endpoint({
  ...post('/api/userdocument/upload_new_document/{orgId}'),
  summary:
    "Files a document of one's own: PDF, PNG, JPEG or DOCX, at most 25 MB; or the signed copy of one that is here.",
  action: 'documents.edit',
  ...ofOrgId,
  body: z.strictObject({
    name: z.optional(Title),
    /** A section, or an own category by its id or its name. */
    category: z.optional(z.string().check(z.maxLength(100))),
    audience: z.optional(Audience),
    dated_on: z.optional(LegalDate),
    /** The document of which this is another version. */
    document_id: z.optional(z.uuid()),
    /** The version of `document_id` bears all signatures. */
    is_signed: z.optional(z.enum(['true', 'false'])),
    /** A signed copy in the section of certificates is filed with the certificate or transfer of this number, or of the
     *  one in the name or text of the file. */
    certificate_number: z.optional(z.string().check(z.maxLength(50))),
    /** The entry of which it is the paper, by its root; without a date of its own it bears the day of the entry. */
    entry_id: z.optional(z.uuid()),
    /** It is none of those that have its number. */
    is_new: z.optional(z.enum(['true', 'false'])),
  }),
  reply: created,
  ok: 'DOCUMENTS.UPLOADED',
  upload: {
    maxBytes: 25 * 1024 * 1024,
    types: [...mediaTypes, 'image/jpg', 'application/octet-stream', ''],
  },
  refusals: [
    'TEXT.FORBIDDEN_CHARACTERS',
    'DOCUMENTS.UPLOAD_FAILED',
    'UPLOADS.BUSY',
    /** `data.documents` has them: one is sent as `document_id`. */
    'DOCUMENTS.SEVERAL_MATCH',
    'DOCUMENTS.NONE_MATCHES',
    'SIGNING.OUT_FOR_SIGNATURE',
    'GENERAL.FIELD_REQUIRED',
    'GENERAL.FIELD_INVALID',
    'GENERAL.NOT_FOUND',
    'DOCUMENTS.SIGNED',
    'PRECEDENTS.NOT_APPROVED',
    'DOCUMENTS.STATUS_NOT_POSSIBLE',
    'GENERAL.NOT_A_DATE',
  ],
  limit: { perMinute: 60, by: 'session' },
});
