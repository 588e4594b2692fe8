/** Acts on record that were wrong: what an entry says and how it was corrected; corrections, several as one. */
import * as z from 'zod/mini';
import { endpoint } from '../access.ts';
import { LegalDate } from '../people/shapes.ts';
import { Amending } from '../registers/amendments.ts';
import { deed } from './deedContract.ts';

const Version = z.strictObject({
  /** The number of the entry. */
  entry: z.number(),
  recorded_at: z.iso.datetime(),
  verb: z.enum(['record', 'replace', 'void']),
  on: LegalDate,
  /** Why it was corrected. */
  reason: z.nullable(z.string()),
});

export const readEntry = endpoint({
  method: 'GET',
  path: '/api/organization/{id}/register/entry/{entryId}',
  summary:
    'An act on record with its corrections; by its own id, or by that of what it brought: a security, an appointment, a person, a class.',
  action: 'shares.read',
  tenant: { in: 'params', name: 'id' },
  params: z.strictObject({ id: z.uuid(), entryId: z.uuid() }),
  reply: z.strictObject({
    root: z.string(),
    /** For a correction: the newest version, which its author has seen. */
    seen: z.string(),
    kind: z.string(),
    on: LegalDate,
    is_void: z.boolean(),
    /** Whom it names. */
    persons: z.array(z.string()),
    /** The first first. */
    versions: z.array(Version),
  }),
  ok: 'GENERAL.SUCCESS',
  refusals: ['GENERAL.NOT_FOUND', 'REGISTERS.NOT_INCORPORATED'],
});

export type Entry = z.infer<typeof readEntry.reply>;

const CorrectInput = z.strictObject({ rehearse: z.optional(z.boolean()), ...Amending });

export const correctEntries = deed(
  'correct',
  'Takes acts on record back, or moves them to another day, all as one (CBCA s. 22(2)).',
  CorrectInput,
  ['GENERAL.FIELD_REQUIRED'],
);
