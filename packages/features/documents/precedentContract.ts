/** An organization's own wording of templates: drafted, reviewed by another member, used once it is approved (decision 126). */
import type { Block } from '@tabellion/paper/printed.ts';
import * as z from 'zod/mini';
import { byOrgId, endpoint, get, ofOrgId, post } from '../endpoint.ts';
import { DocumentLanguage, Section } from './documentLine.ts';
import { Blanks } from './draftContract.ts';
import { fixedParts, precedentStates } from './rules/precedents.ts';

const Template = z.string().check(z.maxLength(60), z.regex(/^[a-z]+(_[a-z]+)*$/));
/** As in `createDocument`; a line `{{facts}}` or `{{statements}}` stands for what the product prints there. */
const Wording = z.string().check(z.maxLength(100_000));
const PrecedentId = z.uuid();
/** How often it was saved: of the wording that its reader saw. */
const Revision = z.int().check(z.minimum(1));

/** The wording of a template in one language. */
const LanguageState = z.strictObject({
  language: DocumentLanguage,
  /** The version that new documents are made of; null where it is the standard wording. */
  in_force: z.nullable(z.number()),
  /** The newest version, where it is not the one in force. */
  pending: z.nullable(z.strictObject({ version: z.number(), state: z.enum(precedentStates) })),
  /** The standard wording has another version since the one in force was written. */
  has_standard_changed: z.boolean(),
});

export const listPrecedents = endpoint({
  ...get('/api/document/precedents/{orgId}'),
  summary: 'Every template that may have own wording, with what is used in each of its languages.',
  action: 'documents.read',
  ...ofOrgId,
  reply: z.strictObject({
    /** Nothing is generated there: none. */
    templates: z.array(
      z.strictObject({ template: z.string(), section: Section, standings: z.array(LanguageState) }),
    ),
  }),
});

const Version = z.strictObject({
  _id: z.string(),
  version: z.number(),
  state: z.enum(precedentStates),
  revision: z.number(),
  wording: z.string(),
  /** The standard wording beside which it was written. */
  standard: z.strictObject({ version: z.string(), text: z.string() }),
  author_names: z.array(z.string()),
  written_at: z.string(),
  submitted_at: z.nullable(z.string()),
  submitted_by_name: z.string(),
  reviewed_at: z.nullable(z.string()),
  reviewed_by_name: z.string(),
  /** Why it was returned; empty otherwise. */
  comment: z.string(),
  /** Approved by somebody who wrote it, since nobody else might. */
  is_own_review: z.boolean(),
  is_in_force: z.boolean(),
  is_retired: z.boolean(),
});
export type PrecedentVersion = z.infer<typeof Version>;

const ofTemplate = {
  tenant: byOrgId,
  params: z.strictObject({ orgId: z.uuid(), template: Template, language: DocumentLanguage }),
};

export const readPrecedent = endpoint({
  ...get('/api/document/precedents/{orgId}/{template}/{language}'),
  summary:
    'The own wording of a template in a language: its versions, the standard wording, and what may stand in it.',
  action: 'documents.read',
  ...ofTemplate,
  reply: z.strictObject({
    template: z.string(),
    section: Section,
    language: DocumentLanguage,
    standard: z.strictObject({ version: z.string(), text: z.string() }),
    /** Parts that the product prints in the midst of it: each stands once. */
    parts: z.array(z.enum(fixedParts)),
    fields: z.array(z.strictObject({ name: z.string(), value: z.string() })),
    /** The newest 50, the newest first. */
    versions: z.array(Version),
    /** Whether the reader may review the version that waits for it, and whether he wrote of it; null where none waits. */
    review: z.nullable(z.strictObject({ may: z.boolean(), is_own: z.boolean() })),
    /** Documents of the template that the registers give now, at most 50. */
    subjects: z.array(z.strictObject({ subject: z.string(), title: z.string() })),
  }),
  refusals: ['GENERAL.NOT_FOUND', 'REGISTERS.NOT_INCORPORATED', 'DOCUMENTS.NOT_GENERATED_HERE'],
});

export const previewPrecedent = endpoint({
  ...post('/api/document/precedents/preview/{orgId}'),
  summary:
    'A document of the template in the wording that is sent, from the registers of today; nothing is written.',
  action: 'documents.read',
  ...ofOrgId,
  body: z.strictObject({
    template: Template,
    language: DocumentLanguage,
    wording: Wording,
    /** An example is printed where it is left out, or is none that the registers give. */
    subject: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: z.strictObject({
    is_example: z.boolean(),
    blanks: Blanks,
    text: z.nullable(
      z.strictObject({
        title: z.string(),
        subtitle: z.nullable(z.string()),
        blocks: z.array(z.custom<Block>()),
      }),
    ),
  }),
  refusals: [
    'GENERAL.NOT_FOUND',
    'GENERAL.FIELD_INVALID',
    'REGISTERS.NOT_INCORPORATED',
    'DOCUMENTS.NOT_GENERATED_HERE',
  ],
  limit: { perMinute: 120, by: 'session' },
});

const one = z.strictObject({ precedent_id: z.string() });

export const savePrecedent = endpoint({
  ...post('/api/document/precedents/{orgId}'),
  summary: 'Saves own wording as the draft of a new version, or over the draft that is there.',
  action: 'precedents.edit',
  ...ofOrgId,
  body: z.strictObject({
    template: Template,
    language: DocumentLanguage,
    wording: Wording,
    /** The revision of the draft that is there; left out where there is none. */
    revision: z.optional(Revision),
  }),
  reply: one,
  ok: 'PRECEDENTS.SAVED',
  refusals: [
    'GENERAL.NOT_FOUND',
    'GENERAL.FIELD_INVALID',
    'REGISTERS.NOT_INCORPORATED',
    'DOCUMENTS.NOT_GENERATED_HERE',
    'DOCUMENTS.UNPRINTABLE',
    'PRECEDENTS.IN_REVIEW',
    'PRECEDENTS.CHANGED_SINCE',
  ],
  limit: { perMinute: 60, by: 'session' },
});

export const submitPrecedent = endpoint({
  ...post('/api/document/precedents/submit/{orgId}'),
  summary: 'Submits a draft of own wording for review: it does not change any more.',
  action: 'precedents.edit',
  ...ofOrgId,
  body: z.strictObject({ precedent_id: PrecedentId, revision: Revision }),
  reply: one,
  ok: 'PRECEDENTS.SUBMITTED',
  refusals: ['GENERAL.NOT_FOUND', 'PRECEDENTS.NOT_A_DRAFT', 'PRECEDENTS.CHANGED_SINCE'],
});

export const withdrawPrecedent = endpoint({
  ...post('/api/document/precedents/withdraw/{orgId}'),
  summary: 'Takes own wording back from review: it is a draft again.',
  action: 'precedents.edit',
  ...ofOrgId,
  body: z.strictObject({ precedent_id: PrecedentId }),
  reply: one,
  ok: 'PRECEDENTS.WITHDRAWN',
  refusals: ['GENERAL.NOT_FOUND', 'PRECEDENTS.NOT_IN_REVIEW'],
});

export const reviewPrecedent = endpoint({
  ...post('/api/document/precedents/review/{orgId}'),
  summary:
    'Approves own wording, which is used for what is drafted from then on, or returns it; by somebody who did not write it, where another may.',
  action: 'precedents.approve',
  ...ofOrgId,
  body: z.strictObject({
    precedent_id: PrecedentId,
    revision: Revision,
    outcome: z.enum(['approved', 'returned']),
    /** Required of one that is returned. */
    comment: z.optional(z.string().check(z.maxLength(2_000))),
  }),
  reply: one,
  ok: 'PRECEDENTS.REVIEWED',
  refusals: [
    'GENERAL.NOT_FOUND',
    'GENERAL.FIELD_REQUIRED',
    'GENERAL.TOO_LONG',
    'TEXT.FORBIDDEN_CHARACTERS',
    'PRECEDENTS.NOT_IN_REVIEW',
    'PRECEDENTS.CHANGED_SINCE',
    'PRECEDENTS.OWN_REVIEW',
  ],
});

export const retirePrecedent = endpoint({
  ...post('/api/document/precedents/retire/{orgId}'),
  summary: 'Goes back to the standard wording for what is drafted from then on. Every version stays.',
  action: 'precedents.approve',
  ...ofOrgId,
  body: z.strictObject({ template: Template, language: DocumentLanguage }),
  reply: z.strictObject({}),
  ok: 'PRECEDENTS.RETIRED',
  refusals: ['PRECEDENTS.STANDARD_USED'],
});
