/** The minute book as one file: ordered, downloaded, and handed to outsiders by a link that ends on a day. */
import { emailSchema } from '@tabellion/law/email.ts';
import * as z from 'zod/mini';
import { byOrgId, endpoint, get, ofOrgId, post } from '../endpoint.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { audiences, sections, selections } from './sections.ts';
import { Address } from './verifyContract.ts';

const Selection = z.enum(selections);

/** Ordered, bound, sealed: a book is downloaded once it is sealed. `failed` stays as it is. */
const BookStatus = z.enum(['ordered', 'bound', 'sealed', 'failed']);

const BookLink = z.strictObject({
  _id: z.string(),
  email: z.string(),
  ends_on: LegalDate,
  /** `over`: revoked, or after its last day. */
  status: z.enum(['open', 'over']),
});

const BoundBook = z.strictObject({
  _id: z.string(),
  selection: Selection,
  sections: z.array(z.enum(sections)),
  audience: z.enum(audiences),
  language: z.enum(['en', 'fr']),
  as_of: LegalDate,
  ordered_at: z.string(),
  status: BookStatus,
  /** A code of what is in the way, tried again unless the status is `failed`. */
  fault: z.nullable(z.string()),
  /** The document that it is about. */
  fault_title: z.nullable(z.string()),
  pages: z.nullable(z.number()),
  documents: z.nullable(z.number()),
  bytes: z.nullable(z.number()),
  sha256: z.nullable(z.string()),
  /** Null where it was ordered before books had one. */
  address: z.nullable(Address),
  links: z.array(BookLink),
});
export type BoundBook = z.infer<typeof BoundBook>;

const ofBook = { tenant: byOrgId, params: z.strictObject({ orgId: z.uuid(), bookId: z.uuid() }) };

export const listBoundBooks = endpoint({
  ...get('/api/document/books/{orgId}'),
  summary: 'The minute books that were bound as one file, the newest ten, with the links to each.',
  action: 'documents.read',
  ...ofOrgId,
  reply: z.strictObject({ books: z.array(BoundBook) }),
});

export const orderBook = endpoint({
  ...post('/api/document/book/{orgId}'),
  summary:
    'Has the minute book bound as one sealed PDF: of a date, as known at an instant, whole or in part.',
  action: 'documents.edit',
  ...ofOrgId,
  body: z.strictObject({
    as_of: z.optional(LegalDate),
    known_at: z.optional(z.iso.datetime()),
    /** Some of those of the selection. */
    sections: z.optional(z.array(z.enum(sections)).check(z.minLength(1), z.maxLength(sections.length))),
    selection: z.optional(Selection),
    audience: z.optional(z.enum(audiences)),
    language: z.optional(z.enum(['en', 'fr'])),
  }),
  reply: z.strictObject({ book_id: z.string() }),
  ok: 'DOCUMENTS.BOOK_ORDERED',
  refusals: [
    'GENERAL.FIELD_INVALID',
    'GENERAL.NOT_A_DATE',
    'REGISTERS.NOT_INCORPORATED',
    'DOCUMENTS.NOT_GENERATED_HERE',
    'DOCUMENTS.TOO_MANY',
    'DOCUMENTS.TOO_LARGE_TOGETHER',
  ],
  limit: { perMinute: 10, by: 'session' },
});

export const downloadBook = endpoint({
  ...get('/api/document/book/{orgId}/{bookId}'),
  summary: 'A sealed minute book.',
  action: 'documents.read',
  ...ofBook,
  reply: z.unknown(),
  download: ['application/pdf'],
});

export const sendBookLink = endpoint({
  ...post('/api/document/book/{orgId}/{bookId}/link'),
  summary: 'Mails a link that opens one sealed book, for a bank or due diligence, until its last day.',
  action: 'members.manage',
  ...ofBook,
  body: z.strictObject({
    email: emailSchema,
    /** The last day of the link: at most ninety days from today. */
    ends_on: LegalDate,
  }),
  reply: z.strictObject({ link_id: z.string() }),
  ok: 'DOCUMENTS.BOOK_LINK_SENT',
  refusals: [
    'GENERAL.FIELD_INVALID',
    'GENERAL.NOT_A_DATE',
    'DOCUMENTS.BOOK_LINK_DAYS',
    'DOCUMENTS.BOOK_NOT_SHARED',
    'ORGANIZATION_USER.VERIFY_FIRST',
  ],
  limit: { perMinute: 10, by: 'session' },
});

export const revokeBookLink = endpoint({
  ...post('/api/document/book/{orgId}/link/{linkId}/revoke'),
  summary: 'Ends a link.',
  action: 'members.manage',
  tenant: byOrgId,
  params: z.strictObject({ orgId: z.uuid(), linkId: z.uuid() }),
  body: z.strictObject({}),
  reply: z.strictObject({ link_id: z.string() }),
  ok: 'DOCUMENTS.BOOK_LINK_REVOKED',
});

const outside = { tenant: { in: 'none' } } as const;
const tokenBody = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
const fewTries = { perMinute: 30, by: 'address' } as const;

/** The secret travels in bodies: addresses stand in logs. */
export const readLinkedBook = endpoint({
  ...post('/api/bound-book/look'),
  summary: 'What a link to a minute book opens, for those who hold it.',
  action: 'book.look',
  ...outside,
  body: tokenBody,
  reply: z.strictObject({
    company: z.string(),
    selection: Selection,
    as_of: LegalDate,
    pages: z.number(),
    bytes: z.number(),
    sha256: z.string(),
    ends_on: LegalDate,
  }),
  refusals: ['DOCUMENTS.BOOK_LINK_OVER'],
  limit: fewTries,
});

export const downloadLinkedBook = endpoint({
  ...post('/api/bound-book/file'),
  summary: 'The book that a link opens.',
  action: 'book.look',
  ...outside,
  body: tokenBody,
  reply: z.unknown(),
  download: ['application/pdf'],
  refusals: ['DOCUMENTS.BOOK_LINK_OVER'],
  limit: fewTries,
});
