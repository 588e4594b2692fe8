/** Drafts of the minute book: what it should have, what can be made, and what is made. */
import * as z from 'zod/mini';
import { byOrgId, endpoint, get, ofOrganization, ofOrgId, post } from '../endpoint.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { Audience, DocumentLanguage, DocumentLine, Section, Title } from './documentLine.ts';
import { created } from './fileContract.ts';
import { blankFacts } from './templates/template.ts';

/** Facts that must be entered first. */
export const Blanks = z.array(
  z.strictObject({ fact: z.enum(blankFacts), person_id: z.nullable(z.string()), name: z.string() }),
);

const Missing = z.strictObject({
  template: z.string(),
  subject: z.string(),
  title: z.string(),
  section: Section,
  person_id: z.nullable(z.string()),
  /** Empty where it can be made now. */
  blanks: Blanks,
  /** Characters that no font of the product has, and where they stand. */
  unprintable: z.nullable(z.string()),
});

export const listMissing = endpoint({
  ...get('/api/document/missing/{orgId}'),
  summary: 'What the minute book should have by the registers and has not, and what is missing for it.',
  action: 'documents.read',
  ...ofOrgId,
  reply: z.strictObject({
    missing: z.array(Missing),
    /** Earlier paper of a corporation that was taken over lies in its former minute book; null of one that was founded here. */
    paper_since: z.nullable(LegalDate),
    /** The entry of the incorporation, by its root, while its certificate is not on file. */
    lacks_certificate: z.nullable(z.string()),
  }),
});

export const stateFormerBook = endpoint({
  ...post('/api/document/former-book/{orgId}'),
  summary:
    'States since which day a corporation that was taken over has its paper here: what happened before lacks nothing in this book.',
  action: 'documents.edit',
  ...ofOrgId,
  body: z.strictObject({ paper_since: z.string() }),
  reply: z.strictObject({ paper_since: LegalDate }),
  ok: 'DOCUMENTS.FORMER_BOOK_SAVED',
  refusals: ['DOCUMENTS.FOUNDED_HERE', 'REGISTERS.NOT_INCORPORATED'],
});
export type MissingDocument = z.infer<typeof Missing>;

export const listChanged = endpoint({
  ...get('/api/document/changed/{orgId}'),
  summary: 'The drafts that would say something else by the registers now.',
  action: 'documents.read',
  ...ofOrgId,
  reply: z.strictObject({ documents: z.array(z.string()) }),
});

/** Headings begin with `# `, numbered clauses with `1. `, parts of a clause with `- `; an empty line parts paragraphs; `{{name}}`
 *  is filled from the registers. */
const Wording = z.string().check(z.maxLength(100_000));

export const createDocument = endpoint({
  ...post('/api/document/create/{orgId}'),
  summary: 'Makes a document: of a template and its subject, or of own wording with merge fields.',
  action: 'documents.edit',
  ...ofOrgId,
  body: z.strictObject({
    template: z.optional(z.string().check(z.maxLength(60))),
    subject: z.optional(z.string().check(z.maxLength(100))),
    title: z.optional(Title),
    wording: z.optional(Wording),
    section: z.optional(Section),
    category_id: z.optional(z.uuid()),
    audience: z.optional(Audience),
    /** Own wording and an annual resolution bear it, with the number: today and the next number unless given. */
    dated_on: z.optional(LegalDate),
    number: z.optional(z.string().check(z.maxLength(50))),
    language: z.optional(DocumentLanguage),
    /** Another version of this one. */
    document_id: z.optional(z.uuid()),
    /** A version of the own wording of the template, in whose language it is made: the one that is used now unless given. One that
     *  is not approved cannot be sent for signature; one that is used no more is refused. */
    precedent_id: z.optional(z.uuid()),
  }),
  reply: created,
  ok: 'DOCUMENTS.MADE',
  refusals: [
    'GENERAL.FIELD_REQUIRED',
    'GENERAL.FIELD_INVALID',
    'GENERAL.NOT_FOUND',
    'TEXT.FORBIDDEN_CHARACTERS',
    'PRECEDENTS.CHANGED_SINCE',
    'DOCUMENTS.BLANKS',
    'DOCUMENTS.UNPRINTABLE',
    'DOCUMENTS.PRINTING_UNAVAILABLE',
    'DOCUMENTS.PRINTING_FAILED',
    'DOCUMENTS.NOT_GENERATED_HERE',
    'DOCUMENTS.SIGNED',
    'GENERAL.NOT_A_DATE',
    'REGISTERS.NOT_INCORPORATED',
    'REGISTERS.NUMBER_TAKEN',
  ],
  limit: { perMinute: 60, by: 'session' },
});

export const orderDocuments = endpoint({
  ...post('/api/document/order/{orgId}'),
  summary:
    'Orders everything that the minute book should have by the registers and has not, or some templates of it.',
  action: 'documents.edit',
  ...ofOrgId,
  body: z.strictObject({
    templates: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(50))),
  }),
  reply: z.strictObject({ order_id: z.string() }),
  ok: 'DOCUMENTS.ORDERED',
  refusals: ['DOCUMENTS.NOT_GENERATED_HERE', 'REGISTERS.NOT_INCORPORATED'],
  limit: { perMinute: 10, by: 'session' },
});

const generatingRefusals = [
  'GENERAL.NOT_FOUND',
  'GENERAL.FIELD_REQUIRED',
  'DOCUMENTS.BLANKS',
  'DOCUMENTS.UNPRINTABLE',
  'DOCUMENTS.PRINTING_UNAVAILABLE',
  'DOCUMENTS.PRINTING_FAILED',
  'DOCUMENTS.NOT_GENERATED_HERE',
  'REGISTERS.NOT_INCORPORATED',
] as const;

const FileUrl = z.strictObject({ file_url: z.string(), documents: z.array(DocumentLine) });

export const createDefaultDocument = endpoint({
  ...get('/api/organization/createdefaultdocument/{id}'),
  summary: 'The organizing set: made where it is not there yet. The same facts give the same documents.',
  action: 'documents.edit',
  ...ofOrganization,
  reply: FileUrl,
  refusals: generatingRefusals,
  limit: { perMinute: 10, by: 'session' },
});

export const createPersonDocuments = endpoint({
  ...get('/api/organization/createdocument/{orgId}/{file}'),
  summary:
    "One person's documents of a template, or of every one (`all`): made where they are not there yet.",
  action: 'documents.edit',
  tenant: byOrgId,
  params: z.strictObject({ orgId: z.uuid(), file: z.string().check(z.maxLength(60)) }),
  query: z.strictObject({
    personId: z.uuid(),
    fileCategory: z.enum(['shareholders', 'officers', 'directors']),
  }),
  reply: FileUrl,
  refusals: generatingRefusals,
  limit: { perMinute: 60, by: 'session' },
});

/** Templates that a member may choose from, each with its subjects. */
export const listTemplates = endpoint({
  ...get('/api/document/templates/{orgId}'),
  summary: 'What can be drafted from the registers now, by template, and the names of the merge fields.',
  action: 'documents.read',
  ...ofOrgId,
  reply: z.strictObject({
    templates: z.array(
      z.strictObject({
        template: z.string(),
        section: Section,
        subjects: z.array(
          z.strictObject({
            subject: z.string(),
            title: z.string(),
            is_made: z.boolean(),
            /** The registers ask for it now, and it is not there. */
            is_missing: z.boolean(),
            /** Names of those who sign it, each once. */
            signees: z.array(z.string()),
            /** An annual resolution bears these since it was drafted. */
            annual: z.nullable(
              z.strictObject({ number: z.nullable(z.string()), dated_on: z.nullable(LegalDate) }),
            ),
          }),
        ),
      }),
    ),
    /** Each with its value now. */
    merge_fields: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  }),
});
