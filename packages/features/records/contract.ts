/** Records that prove themselves: what the ledger has of a thing, a proof of one record, and the whole history as a file. */
import * as z from 'zod/mini';
import { endpoint, get, ofOrgId, post } from '../endpoint.ts';
import { LegalDate } from '../registers/entryTerms.ts';

/** Things of which the ledger has records. `holding` is one security; an act is asked for by its own id or its root; a
 *  director or officer by the appointment or the person. */
export const subjectKinds = [
  'act',
  'director',
  'officer',
  'holding',
  'class',
  'document',
  'activity',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** Why a record is not what it would be: its contents were gone when it was recorded, or the ledger refused it. */
const receiptReasons = ['contents_gone', 'refused', 'ledger_away'] as const;

const Receipt = z.strictObject({
  /** The kind of its leaf (docs/ledger.md). */
  record: z.enum([
    'act',
    'organization',
    'shareholder',
    'position',
    'shareclass',
    'activity',
    'file',
    'datahash',
  ]),
  op: z.enum(['put', 'del', 'erase']),
  /** Null until it is recorded. */
  revision: z.nullable(z.number()),
  state: z.enum(['pending', 'recorded', 'failed']),
  reason: z.nullable(z.enum(receiptReasons)),
  tx_id: z.nullable(z.string()),
  index: z.nullable(z.number()),
  /** The moment, by the log's own clock. */
  at: z.nullable(z.string()),
});
export type Receipt = z.infer<typeof Receipt>;

export const readReceipts = endpoint({
  ...get('/api/records/{orgId}'),
  summary: 'What the ledger has recorded of one thing, the newest first, and what waits to be recorded.',
  action: 'records.read',
  ...ofOrgId,
  query: z.strictObject({
    subject: z
      .string()
      .check(z.regex(/^(act|director|officer|holding|class|document|activity):[0-9a-f-]{36}$/)),
  }),
  reply: z.strictObject({ receipts: z.array(Receipt) }),
});

const subjects =
  /^(act|director|officer|holding|class|document|activity):[0-9a-f-]{36}(,(act|director|officer|holding|class|document|activity):[0-9a-f-]{36}){0,49}$/;

export const readRecordStates = endpoint({
  ...get('/api/records/{orgId}/states'),
  summary:
    'How it stands with the records of up to 50 things: of each what waits, or else its newest receipt.',
  action: 'records.read',
  ...ofOrgId,
  query: z.strictObject({ subjects: z.string().check(z.regex(subjects)) }),
  reply: z.strictObject({
    states: z.array(z.strictObject({ subject: z.string(), receipt: z.nullable(Receipt) })),
  }),
});

export const readProofOfRecord = endpoint({
  ...get('/api/records/{orgId}/proof/{tx_id}'),
  summary:
    'A proof of one record as a file that anyone can verify, with the fields of these places: all that the reader may see where none are named.',
  action: 'records.read',
  tenant: ofOrgId.tenant,
  params: z.strictObject({ orgId: z.uuid(), tx_id: z.string().check(z.maxLength(100)) }),
  query: z.strictObject({
    /** Places of fields from 0, comma-separated; `none` proves existence alone. */
    fields: z.optional(z.string().check(z.regex(/^(none|\d{1,3}(,\d{1,3})*)$/))),
  }),
  reply: z.unknown(),
  download: ['application/json'],
  refusals: ['GENERAL.NOT_FOUND', 'LEDGER.NO_SUCH_FIELD', 'LEDGER.CONTENTS_ERASED', 'LEDGER.AWAY'],
});

const Difference = z.strictObject({
  /** The kind of record, and the field that differs. */
  record: z.string(),
  record_id: z.string(),
  field: z.string(),
  /** The table that says otherwise, and the database roles that may change it; null for a stored file. */
  table: z.nullable(z.string()),
  writers: z.nullable(z.string()),
});

export const compareRecords = endpoint({
  ...post('/api/records/{orgId}/compare'),
  summary:
    'Compares every act, live record and stored file with the ledger now, as every night. Nothing is repaired; the check of the minute book tells of what differs.',
  action: 'registers.whole',
  ...ofOrgId,
  reply: z.strictObject({
    count: z.number(),
    /** The first twenty. */
    differences: z.array(Difference),
  }),
  limit: { perMinute: 2, by: 'session' },
  refusals: ['LEDGER.AWAY'],
});

export const exportRecords = endpoint({
  ...get('/api/records/{orgId}/export'),
  summary:
    'The whole history of the organization in the ledger with its registers and documents, as a file that anyone can verify.',
  action: 'registers.whole',
  ...ofOrgId,
  query: z.strictObject({
    /** The day of the registers in it; today at the registry where it is left out. */
    as_of: z.optional(LegalDate),
  }),
  reply: z.unknown(),
  download: ['application/zip'],
  limit: { perMinute: 6, by: 'session' },
  refusals: ['LEDGER.NOTHING_RECORDED', 'LEDGER.AWAY'],
});
