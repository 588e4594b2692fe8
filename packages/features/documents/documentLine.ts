/** A document as lists, links and pages show it. */
import * as z from 'zod/mini';
import { LegalDate } from '../registers/entryTerms.ts';
import { audiences, documentStatuses, sections } from './sections.ts';

export const Title = z.string().check(z.maxLength(300));
export const Section = z.enum(sections);
export const Status = z.enum(documentStatuses);
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

export const documentLine = {
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
export const DocumentLine = z.strictObject(documentLine);
export type DocumentLine = z.infer<typeof DocumentLine>;
