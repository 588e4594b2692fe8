/** The minute book (specification sections 3 and 7, "Documents"; decisions section 7). */
import * as z from 'zod/mini';
import { activityKindNames } from '../activity/kinds.ts';
import { byOrgId, endpoint, get, ofOrganization, ofOrgId, post } from '../endpoint.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { Audience, DocumentLine, documentLine, Section, Status } from './documentLine.ts';
import { linkRoles } from './sections.ts';

const page = {
  documents: z.array(DocumentLine),
  /** How many the filter lets through. */
  total: z.number(),
  next: z.nullable(z.string()),
};
const Page = z.strictObject(page);

export const documentOrders = ['date', 'title', 'made'] as const;

export const documentFilters = {
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
    ...documentFilters,
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
    after: documentFilters.after,
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
    ...documentLine,
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

export const listReviewed = endpoint({
  ...get('/api/document/reviewed/list/{orgId}'),
  summary: 'The documents of which the reader has reviewed the newest version.',
  action: 'documents.read',
  ...ofOrgId,
  query: z.strictObject({ after: documentFilters.after }),
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
