/** Acts on record that were wrong: what an entry says and how it was corrected; corrections, several as one. */
import * as z from 'zod/mini';
import { byId, endpoint, get } from '../endpoint.ts';
import { Amending } from '../registers/amendments.ts';
import { LegalDate, previewed } from '../registers/entryTerms.ts';
import { PlainValue, RecordedBundle } from '../registers/plainValue.ts';
import { transactionEndpoint } from './transactionContract.ts';

const Version = z.strictObject({
  /** The number of the entry. */
  entry: z.number(),
  recorded_at: z.iso.datetime(),
  verb: z.enum(['record', 'replace', 'void']),
  on: LegalDate,
  /** Why it was corrected. */
  reason: z.nullable(z.string()),
  /** The plain values that it says otherwise than the version before; blank where one does not tell them. */
  differs: z.array(
    z.strictObject({ what: PlainValue.shape.what, of: z.string(), before: z.string(), after: z.string() }),
  ),
  /** It says something else otherwise too. */
  isOtherwise: z.boolean(),
});

export const readEntry = endpoint({
  ...get('/api/organization/{id}/register/entry/{entryId}'),
  summary:
    'An act on record with its corrections; by its own id, or by that of what it brought: a security, an appointment, a person, a class.',
  action: 'shares.read',
  tenant: byId,
  params: z.strictObject({ id: z.uuid(), entryId: z.uuid() }),
  reply: z.strictObject({
    root: z.string(),
    /** The newest version, which the author of a correction has seen. */
    seen: z.string(),
    kind: z.string(),
    on: LegalDate,
    is_void: z.boolean(),
    /** Whom it names, ten at most, and how many they are. */
    persons: z.array(z.string()),
    personCount: z.number(),
    /** How many certificates or instruments it opened. */
    opened: z.number(),
    /** Values of the entry that can be changed one by one. */
    says: z.array(PlainValue),
    /** Entries recorded together with it; null where it was recorded alone, or with more than can be
     *  retracted here. */
    bundle: z.nullable(RecordedBundle),
    /** Later entries that say something of a class, of the entry that began it: the last first, twenty at
     *  most. */
    later: z.array(z.strictObject({ root: z.string(), kind: z.string(), on: LegalDate })),
    /** The first first. */
    versions: z.array(Version),
  }),
  refusals: ['GENERAL.NOT_FOUND', 'REGISTERS.CORRECTED_ELSEWHERE', 'REGISTERS.NOT_INCORPORATED'],
});

export type Entry = z.infer<typeof readEntry.reply>;

const CorrectInput = z.strictObject({ ...previewed, ...Amending });

export const correctEntries = transactionEndpoint(
  'correct',
  'Takes acts on record back, or says them again: fifty at most, as one, with one reason, previewed as one before (CBCA s. 22(2)). The screen begins with one entry, and takes in what stands in its way.',
  CorrectInput,
  ['GENERAL.FIELD_REQUIRED'],
);
