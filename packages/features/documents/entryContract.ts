/** The documents of an entry: shown in its drawer before it is recorded, and drafted with it. */
import type { Block } from '@tabellion/paper/printed.ts';
import * as z from 'zod/mini';
import { endpoint, get, ofOrgId, post } from '../endpoint.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { DocumentLanguage, DocumentLine, Section, Signee } from './documentLine.ts';
import { Blanks } from './draftContract.ts';
import { approvalRules } from './templates/template.ts';

export const EntryDocument = z.strictObject({
  template: z.string(),
  /** The entry, resolution or person that it is about, beside its template. */
  subject: z.string(),
  title: z.string(),
  /** Number and date are those of the resolution. */
  number: z.nullable(z.string()),
  dated_on: z.nullable(LegalDate),
  section: Section,
  language: DocumentLanguage,
  /** As of the document's date; votes of shareholders alone. */
  signees: z.array(z.strictObject({ ...Signee.shape, votes: z.nullable(z.string()) })),
  /** Null where it is no resolution. */
  passing: z.nullable(z.enum(approvalRules)),
  blanks: Blanks,
  /** Null while facts are missing. */
  text: z.nullable(
    z.strictObject({
      title: z.string(),
      subtitle: z.nullable(z.string()),
      blocks: z.array(z.custom<Block>()),
    }),
  ),
});
export type EntryDocument = z.infer<typeof EntryDocument>;

export const previewDocuments = endpoint({
  ...post('/api/document/preview/{orgId}'),
  summary: 'The documents that an entry would have, as they would be drafted; nothing is recorded.',
  action: 'documents.read',
  ...ofOrgId,
  body: z.strictObject({
    /** Path of the entry's endpoint, as its contract has it. */
    entry: z.string().check(z.maxLength(200)),
    /** The parameters of its path, without the organization. */
    params: z.optional(z.record(z.string(), z.string())),
    body: z.record(z.string(), z.unknown()),
  }),
  reply: z.strictObject({
    /** None of an entry that is refused, or that the reader may not record: its own preview says why. */
    documents: z.array(EntryDocument),
    /** Under which the corporation stands, where its documents cite it. */
    statute: z.nullable(z.enum(['cbca', 'obca'])),
    /** The last act of the registers. */
    after: z.number(),
  }),
  limit: { perMinute: 120, by: 'session' },
});

export const previewTemplate = endpoint({
  ...get('/api/document/template/{orgId}'),
  summary:
    'One document of a template as it would be drafted now, or what it needs first; nothing is written.',
  action: 'documents.read',
  ...ofOrgId,
  query: z.strictObject({
    template: z.string().check(z.maxLength(60)),
    subject: z.optional(z.string().check(z.maxLength(100))),
    language: z.optional(DocumentLanguage),
  }),
  reply: z.strictObject({ document: EntryDocument }),
  refusals: ['GENERAL.NOT_FOUND', 'DOCUMENTS.NOT_GENERATED_HERE', 'REGISTERS.NOT_INCORPORATED'],
  limit: { perMinute: 120, by: 'session' },
});

export const draftEntryDocuments = endpoint({
  ...post('/api/document/draft/{orgId}'),
  summary: 'Makes the documents of what was recorded after an act, where they are not there yet.',
  action: 'documents.edit',
  ...ofOrgId,
  body: z.strictObject({
    /** As the preview of the entry answered it. */
    after: z.int().check(z.minimum(0)),
  }),
  reply: z.strictObject({ documents: z.array(DocumentLine) }),
  refusals: ['DOCUMENTS.NOT_GENERATED_HERE', 'REGISTERS.NOT_INCORPORATED', 'GENERAL.NOT_FOUND'],
  limit: { perMinute: 60, by: 'session' },
});
