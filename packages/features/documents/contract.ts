/** The minute book (specification sections 3 and 7, "Documents"; decisions section 7). */
import * as z from 'zod/mini';
import { activityKindNames } from '../activity/kinds.ts';
import { byOrgId, endpoint, get, ofOrganization, ofOrgId, post } from '../endpoint.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { audiences, documentStatuses, linkRoles, sections } from './sections.ts';

export const Title = z.string().check(z.maxLength(300));
export const Section = z.enum(sections);
const Status = z.enum(documentStatuses);
export const Audience = z.enum(audiences);
export const DocumentLanguage = z.enum(['en', 'fr']);

export const Signee = z.strictObject({
  person_id: z.string(),
  name: z.string(),
  capacity: z.enum([
    'incorporator',
    'director',
    'shareholder',
    'subscriber',
    'holder',
    'officer',
    'chair',
    'secretary',
  ]),
});

const line = {
  _id: z.string(),
  title: z.string(),
  /** Such as `D-2025-01`; null of what has none. */
  number: z.nullable(z.string()),
  section: Section,
  /** The organization's own; null in the sections of the binder. */
  category: z.nullable(z.strictObject({ _id: z.string(), name: z.string() })),
  source: z.enum(['template', 'wording', 'upload']),
  template: z.nullable(z.string()),
  status: Status,
  /** They sign in this order; nobody signs a register. */
  signees: z.array(z.strictObject({ ...Signee.shape, has_signed: z.boolean() })),
  dated_on: z.nullable(LegalDate),
  language: z.nullable(DocumentLanguage),
  audience: Audience,
  /** The entry that it carries was voided or corrected since. */
  entry_since: z.nullable(z.enum(['voided', 'corrected'])),
  /** It is marked as signed on paper, and its signed copy is not on file: it takes one. */
  lacks_copy: z.boolean(),
  order_id: z.nullable(z.string()),
  version: z.number(),
  file_name: z.string(),
  media_type: z.string(),
  bytes: z.number(),
  pages: z.nullable(z.number()),
  /** The newest version's file is hashed as it came or was typeset. */
  sha256: z.string(),
  made_at: z.string(),
  made_by_name: z.string(),
  /** The reader who asks has reviewed the newest version. */
  is_reviewed: z.boolean(),
  /** Where the newest version is read. */
  file_url: z.string(),
};
export const DocumentLine = z.strictObject(line);
export type DocumentLine = z.infer<typeof DocumentLine>;

const page = {
  documents: z.array(DocumentLine),
  /** How many the filter lets through. */
  total: z.number(),
  next: z.nullable(z.string()),
};
const Page = z.strictObject(page);

export const documentOrders = ['date', 'title', 'made'] as const;

const filters = {
  section: z.optional(Section),
  category_id: z.optional(z.uuid()),
  status: z.optional(Status),
  /** `shareholders`: only what they may inspect. */
  audience: z.optional(Audience),
  /** One person's set. */
  person_id: z.optional(z.uuid()),
  /** A `-` before it sorts from the last to the first; `-date` where it is left out. */
  sort: z.optional(z.enum([...documentOrders, ...documentOrders.map((order) => `-${order}` as const)])),
  /** `next` of the page before. */
  after: z.optional(z.string().check(z.maxLength(700), z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12} /))),
};

const counts = {
  count: z.number(),
  /** How many of them somebody has still to sign, certificates on paper included. */
  unsigned: z.number(),
};

export const listDocuments = endpoint({
  ...get('/api/document/list/{orgId}'),
  summary: 'The documents of the minute book, fifty at a time, with how many each section has.',
  action: 'documents.read',
  ...ofOrgId,
  query: z.strictObject({
    ...filters,
    /** Documents in a page, 1 to 200; 50 where it is left out. */
    limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|1\d\d|200)$/))),
  }),
  reply: z.strictObject({
    ...page,
    /** Sections and own categories without a document are counted too. */
    sections: z.array(z.strictObject({ section: Section, ...counts })),
    categories: z.array(z.strictObject({ _id: z.string(), name: z.string(), ...counts })),
    /** Documents of the section or category that wait to be sent for signature, the oldest first, at most 200; and who signs
     *  them, each once. */
    to_send: z.strictObject({ document_ids: z.array(z.string()), names: z.array(z.string()) }),
    /** A set that is being made. */
    is_preparing: z.boolean(),
    /** White-label mode: nothing is generated. */
    may_generate: z.boolean(),
  }),
});

export const searchDocuments = endpoint({
  ...get('/api/document/search/{orgId}'),
  summary: 'Documents whose title, number or text has the words.',
  action: 'documents.read',
  ...ofOrgId,
  query: z.strictObject({
    /** A section, or the name of an own category. */
    category_name: z.optional(z.string().check(z.maxLength(100))),
    search_text: z.string().check(z.maxLength(200)),
    after: filters.after,
  }),
  reply: Page,
});

const ofDocument = {
  tenant: byOrgId,
  params: z.strictObject({ orgId: z.uuid(), docId: z.uuid() }),
};

const Link = z.strictObject({
  role: z.enum(linkRoles),
  /** The entry of the registers, by its first act, or that of the log. */
  entry_id: z.nullable(z.string()),
  activity_id: z.nullable(z.string()),
  /** The sentence of the log about it, and the names in that sentence. */
  activity: z.string(),
  activity_names: z.array(z.string()),
  /** The page of the register that shows the entry is found by it; null where the log does not tell. */
  kind: z.nullable(z.enum(activityKindNames)),
  /** Whom it is about, and which certificate. */
  person_id: z.nullable(z.string()),
  security_id: z.nullable(z.string()),
  date: z.nullable(z.string()),
});

export const readDocument = endpoint({
  ...get('/api/document/{orgId}/{docId}'),
  summary: 'One document with its versions, its text and what it belongs to.',
  action: 'documents.read',
  ...ofDocument,
  reply: z.strictObject({
    ...line,
    /** The subject of which its template made it; empty where there is one alone, or where no template made it. */
    subject: z.string(),
    /** The document's words, for reading aloud. */
    text: z.string(),
    /** As it was written, where the wording is the organization's own. */
    wording: z.nullable(z.string()),
    /** The own wording of its template of which its newest version was made; null of the product's. */
    precedent: z.nullable(
      z.strictObject({
        _id: z.string(),
        version: z.number(),
        /** It may be sent for signature. */
        is_approved: z.boolean(),
        /** Empty, and null, while it is not approved. */
        approved_by_name: z.string(),
        approved_at: z.nullable(z.string()),
      }),
    ),
    /** A draft that would be made of another wording now. */
    has_other_wording: z.boolean(),
    links: z.array(Link),
    versions: z.array(
      z.strictObject({
        version: z.number(),
        sha256: z.string(),
        bytes: z.number(),
        as_of: z.nullable(LegalDate),
        made_at: z.string(),
        made_by_name: z.string(),
        file_url: z.string(),
      }),
    ),
    /** May become these by hand; none while it is out for signature. */
    next_statuses: z.array(Status),
  }),
});

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
    section: filters.section,
    audience: filters.audience,
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

export const listReviewed = endpoint({
  ...get('/api/document/reviewed/list/{orgId}'),
  summary: 'The documents of which the reader has reviewed the newest version.',
  action: 'documents.read',
  ...ofOrgId,
  query: z.strictObject({ after: filters.after }),
  reply: Page,
});

export const reviewDocument = endpoint({
  ...post('/api/document/reviewed/{orgId}/{docId}'),
  summary: 'Notes that the reader has reviewed the newest version.',
  action: 'documents.read',
  ...ofDocument,
  body: z.strictObject({}),
  reply: z.strictObject({ is_reviewed: z.boolean() }),
});

export const updateDocumentStatus = endpoint({
  ...post('/api/document/update_document_status'),
  summary:
    'Moves the documents of an order that people sign, or one document, to a status; voids all of an order.',
  action: 'documents.edit',
  tenant: { in: 'body', name: 'org_unique_id' },
  body: z.strictObject({
    org_unique_id: z.uuid(),
    order_id: z.optional(z.uuid()),
    document_id: z.optional(z.uuid()),
    status: Status,
  }),
  reply: z.strictObject({ documents: z.array(z.strictObject({ _id: z.string(), status: Status })) }),
  refusals: [
    'GENERAL.FIELD_REQUIRED',
    'GENERAL.NOT_FOUND',
    'DOCUMENTS.STATUS_NOT_POSSIBLE',
    'SIGNING.OUT_FOR_SIGNATURE',
    'PRECEDENTS.NOT_APPROVED',
  ],
});

const Category = z.strictObject({ _id: z.string(), name: z.string() });

export const addDocumentCategory = endpoint({
  ...post('/api/organization/{id}/corporate-document-category'),
  summary: "Adds a section of one's own to the minute book.",
  action: 'documents.edit',
  ...ofOrganization,
  body: z.strictObject({ name: z.string().check(z.maxLength(100)) }),
  reply: z.strictObject({ category: Category, categories: z.array(Category) }),
  refusals: [
    'GENERAL.FIELD_REQUIRED',
    'GENERAL.TOO_LONG',
    'DOCUMENTS.CATEGORY_EXISTS',
    'TEXT.FORBIDDEN_CHARACTERS',
  ],
});

const ActivityLink = z.strictObject({
  activity_id: z.string(),
  linkedDocuments: z.array(DocumentLine),
});

export const linkDocumentToActivity = endpoint({
  ...post('/api/linkdocumenttoactivity/create'),
  summary: 'Links a document to an entry of the log.',
  action: 'documents.edit',
  tenant: { in: 'body', name: 'org_unique_id' },
  body: z.strictObject({
    org_unique_id: z.uuid(),
    document_id: z.uuid(),
    activity_id: z.uuid(),
    role: z.optional(z.enum(linkRoles)),
  }),
  reply: ActivityLink,
  ok: 'DOCUMENTS.LINKED',
  refusals: ['DOCUMENTS.LINK_FAILED'],
});

export const listLinkedDocuments = endpoint({
  ...get('/api/linkdocumenttoactivity/getAll/linkedDocByOrg/{orgId}'),
  summary: 'Every entry of the log that has documents, with them; the newest hundred.',
  action: 'documents.read',
  ...ofOrgId,
  reply: z.strictObject({ linkedDocumentsByActivity: z.array(ActivityLink) }),
});

export const listDocumentsOfActivity = endpoint({
  ...get('/api/linkdocumenttoactivity/getActivityLinkDoc/{orgId}/{activityId}'),
  summary: 'The documents that belong to an entry of the log, or to what it tells of in the registers.',
  action: 'documents.read',
  tenant: byOrgId,
  params: z.strictObject({ orgId: z.uuid(), activityId: z.uuid() }),
  reply: ActivityLink,
});

export const listDocumentsOfEntry = endpoint({
  ...get('/api/document/entry/{orgId}/{entryId}'),
  summary:
    'The documents that carry or evidence an entry of the registers, named by its first act or by what it brought.',
  action: 'documents.read',
  tenant: byOrgId,
  params: z.strictObject({ orgId: z.uuid(), entryId: z.uuid() }),
  reply: z.strictObject({ documents: z.array(DocumentLine) }),
});

export const sendNewOrganizationMail = endpoint({
  ...post('/api/organization/new_organization/send_email'),
  summary: 'Mails the caller that the organization is there, and where its minute book is.',
  action: 'documents.edit',
  tenant: { in: 'body', name: 'org_unique_id' },
  body: z.strictObject({
    org_unique_id: z.uuid(),
    firstname: z.optional(z.string().check(z.maxLength(300))),
    lastname: z.optional(z.string().check(z.maxLength(300))),
    org_name: z.optional(z.string().check(z.maxLength(300))),
    org_created_date: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.strictObject({}),
  limit: { perMinute: 5, by: 'session' },
});
