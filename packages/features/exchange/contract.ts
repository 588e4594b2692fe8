/** How a company arrives: a package of the Open Cap Format, or a table of holders and certificates. An import is previewed
 *  until nothing is wrong with it, recorded as one batch, and can be taken back as one. Ours, not section 7's. */
import * as z from 'zod/mini';
import { endpoint, get, ofOrganization, post } from '../endpoint.ts';
import { LimitOverrideFields, overrideReasons } from '../registers/privateIssuer.ts';
import { Conflict, Report, YesNo } from './importReport.ts';
import { tableFields } from './rules/columns.ts';
import { encodings, importSources, mostBytes, separators, tableTypes } from './rules/sources.ts';

const Reply = z.strictObject({
  batch_id: z.nullable(z.string()),
  report: Report,
});
export type ImportReply = z.infer<typeof Reply>;

/** How both are asked for. */
const ImportRequest = {
  preview: YesNo,
  /** Whether a holder of the name of somebody in the register is him. */
  match: z.optional(YesNo),
  /** The preview that its author has seen, and takes in with its anomalies: nothing else is recorded. */
  seen: z.optional(z.string().check(z.maxLength(64))),
  /** Confirms, with a reason, that a private issuer is brought above its most holders. */
  override: z.optional(YesNo),
  override_reason: z.optional(z.enum(overrideReasons)),
} as const;

const refusals = [
  'IMPORTS.BUSY',
  'REGISTERS.NOT_INCORPORATED',
  'REGISTERS.DOES_NOT_FIT',
  'IMPORTS.FILE_REQUIRED',
  'IMPORTS.FAULTY',
  'IMPORTS.OUTCOME_DIFFERS',
  'IMPORTS.NOT_ACCEPTED',
  'IMPORTS.UNANSWERED',
  'IMPORTS.NOTHING',
  'REGISTERS.AWAITED',
  'GENERAL.STALE',
  'SHARES.PRIVATE_ISSUER_LIMIT',
] as const;

/** A large file costs seconds of a thread. */
const limit = { perMinute: 20, by: 'session' } as const;

export const importPackage = endpoint({
  ...post('/api/organization/{id}/import/package'),
  summary: 'Takes in a package of the Open Cap Format as one batch, or previews it.',
  action: 'shares.edit',
  ...ofOrganization,
  /** `accepted`: the lines of `differences` that its author takes in, counted from 0 and separated by commas. */
  body: z.strictObject({ ...ImportRequest, accepted: z.optional(z.string().check(z.maxLength(1000))) }),
  upload: { maxBytes: mostBytes, types: ['application/zip'] },
  reply: Reply,
  ok: 'IMPORTS.RECORDED',
  alsoOk: ['IMPORTS.PREVIEWED'],
  refusals,
  limit,
});

const tableUpload = { maxBytes: mostBytes, types: tableTypes };

const Column = z.strictObject({
  head: z.string(),
  samples: z.array(z.string()),
  /** All different values, where they are 100 at most; else none. */
  values: z.array(z.string()),
});

export const readColumns = endpoint({
  ...post('/api/organization/{id}/import/columns'),
  summary: 'What the columns of a table are likely to hold; nothing is kept.',
  action: 'shares.edit',
  ...ofOrganization,
  /** `reading`: JSON as `rules/mapping.ts` reads it, where the letters or the separator were chosen. */
  body: z.strictObject({ reading: z.optional(z.string().check(z.maxLength(200))) }),
  upload: tableUpload,
  reply: z.strictObject({
    /** Why it is no table; else null. */
    problem: z.nullable(z.string()),
    table: z.nullable(
      z.strictObject({
        rows: z.number(),
        columns: z.array(Column),
        /** The column of each field, counted from 0. */
        guess: z.partialRecord(z.enum(tableFields), z.number()),
        /** How a text was read; null for a workbook. */
        reading: z.nullable(
          z.strictObject({
            encoding: z.enum(encodings),
            separator: z.enum(separators),
            /** False where another reading is as likely. */
            isSure: z.boolean(),
          }),
        ),
      }),
    ),
    classes: z.array(z.string()),
  }),
  refusals: ['IMPORTS.FILE_REQUIRED', 'IMPORTS.BUSY', 'GENERAL.FIELD_INVALID'],
  limit,
});
export type TableView = z.infer<typeof readColumns.reply>;

export const importTable = endpoint({
  ...post('/api/organization/{id}/import/table'),
  summary: 'Takes in a table of holders and certificates as one batch, or previews it.',
  action: 'shares.edit',
  ...ofOrganization,
  /** `mapping`: JSON as `rules/mapping.ts` reads it. */
  body: z.strictObject({ ...ImportRequest, mapping: z.string().check(z.maxLength(60_000)) }),
  upload: tableUpload,
  reply: Reply,
  ok: 'IMPORTS.RECORDED',
  alsoOk: ['IMPORTS.PREVIEWED'],
  refusals: [...refusals, 'GENERAL.FIELD_INVALID'],
  limit,
});

const Batch = z.strictObject({
  batch_id: z.string(),
  source: z.enum(importSources),
  file_name: z.string(),
  recorded_at: z.string(),
  /** Empty for somebody no longer named. */
  recorded_by: z.string(),
  persons: z.number(),
  acts: z.number(),
  certificates: z.number(),
  anomalies: z.number(),
  /** Objects of the package that no act holds: they leave with the next package. */
  kept: z.number(),
  taken_back_at: z.nullable(z.string()),
  /** When the names and addresses of those whom it brought were erased, after it was taken back. */
  people_erased_at: z.nullable(z.string()),
});
export type ImportBatch = z.infer<typeof Batch>;

export const listImports = endpoint({
  ...get('/api/organization/{id}/imports'),
  summary: 'What was taken in, the newest first, and whether it was taken back.',
  action: 'shares.read',
  ...ofOrganization,
  reply: z.strictObject({
    batches: z.array(Batch),
    /** Whether the corporation is on record: before that, nothing can be taken in. */
    isOnRecord: z.boolean(),
  }),
});

export const listConflicts = endpoint({
  ...get('/api/organization/{id}/imports/misfits'),
  summary: 'What imports left in the registers that does not add up: shown as it came until it is corrected.',
  action: 'shares.read',
  ...ofOrganization,
  reply: z.strictObject({
    count: z.number(),
    /** The first hundred, in the order of the history. */
    entries: z.array(
      z.strictObject({
        ...Conflict.shape,
        entry_id: z.string(),
        /** Whom it names; somebody whose name was erased is left out. */
        persons: z.array(z.string()),
      }),
    ),
  }),
  limit,
});

export const takeBackImport = endpoint({
  ...post('/api/organization/{id}/imports/take-back'),
  summary: 'Takes an import back as one: all that it recorded stays in the register as void.',
  action: 'shares.edit',
  ...ofOrganization,
  body: z.strictObject({ batch_id: z.uuid(), ...LimitOverrideFields }),
  reply: z.strictObject({ batch_id: z.string() }),
  ok: 'IMPORTS.TAKEN_BACK',
  refusals: [
    'GENERAL.NOT_FOUND',
    'GENERAL.STALE',
    'IMPORTS.ALREADY_TAKEN_BACK',
    'IMPORTS.BUSY',
    'REGISTERS.DOES_NOT_FIT',
    'REGISTERS.AWAITED',
    'SHARES.PRIVATE_ISSUER_LIMIT',
  ],
  limit,
});

export const eraseImportedPeople = endpoint({
  ...post('/api/organization/{id}/imports/erase-people'),
  summary:
    'Erases names and addresses of those whom an import brought by mistake, once it was taken back. They do not come again.',
  action: 'shares.edit',
  ...ofOrganization,
  body: z.strictObject({ batch_id: z.uuid() }),
  reply: z.strictObject({
    batch_id: z.string(),
    /** Those whom an entry or a proposal names that stands: they are kept. */
    kept: z.strictObject({ count: z.number(), first: z.array(z.string()) }),
  }),
  ok: 'IMPORTS.PEOPLE_ERASED',
  alsoOk: ['IMPORTS.PEOPLE_KEPT'],
  refusals: ['GENERAL.NOT_FOUND', 'IMPORTS.STANDS'],
  limit,
});
