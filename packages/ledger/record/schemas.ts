import { HEADS_NAMES, HEADS_SCHEMA } from './heads.ts';

/** The schemas whose fields a verifier reads (docs/ledger.md, Fields). The names of all others travel with the file alone. */

/** An act of the registers, with its whole row; `packages/book/actRecord.ts` reads it. */
export const ACT_NAMES = [
  'org_id',
  'seq',
  'act_id',
  'kind',
  'v',
  'verb',
  'root',
  'supersedes',
  'rank',
  'effective_on',
  'recorded_at',
  'actor_id',
  'payload',
  'basis',
  'batch_id',
  'documents',
];

/** A stored document by its digest. */
export const FILE_NAMES = ['org_id', 'file_id', 'filename', 'sha256', 'size', 'media_type', 'entrydate'];

const known: ReadonlyMap<string, readonly string[]> = new Map([
  ['act@1', ACT_NAMES],
  ['file@1', FILE_NAMES],
  [HEADS_SCHEMA, HEADS_NAMES],
]);

/** Whether these may be the names of that schema: of one that a verifier reads they are fixed. */
export const isNamedSo = (schema: string, names: readonly string[]): boolean =>
  (known.get(schema) ?? names).join() === names.join();
