import { HEADS_NAMES, HEADS_SCHEMA } from './heads.ts';
import type { LeafKind } from './leaf.ts';

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

/** Kinds that others record; the log alone writes `heads` and `origin`. */
export type RecordKind = Exclude<LeafKind, 'heads' | 'origin'>;

/** The names of the fields of version 1 of each schema, in order. They never change: other names are another version. */
export const NAMES: Readonly<Record<RecordKind, readonly string[]>> = {
  act: ACT_NAMES,
  organization: ['id', 'plan_id', 'dataOwner', 'creator', 'owner_org'],
  shareholder: [
    'org_id',
    'id',
    'firstname',
    'lastname',
    'email',
    'phone_number',
    'company_name',
    'citizenship',
    'name_format',
    'person_id',
    'dataOwner',
    'creator',
    'owner_org',
    'security_id',
    'valid',
    'ownership',
    'ownershipPercentage',
    'ownership_type',
    'Shareclass',
    'className',
    'issuance_date',
    'price',
    'sources',
    'vesting',
  ],
  position: [
    'org_id',
    'id',
    'firstname',
    'lastname',
    'email',
    'phone_number',
    'company_name',
    'citizenship',
    'name_format',
    'person_id',
    'position',
    'type',
    'elected_date',
    'appointment_date',
    'removal_date',
    'deleted',
    'dataOwner',
    'creator',
    'owner_org',
  ],
  shareclass: [
    'org_id',
    'id',
    'name',
    'creation_date',
    'properties',
    'price',
    'dataOwner',
    'creator',
    'owner_org',
  ],
  activity: [
    'id',
    'dataOwner',
    'creator',
    'txid',
    'org_id',
    'createdAt',
    'owner_org',
    'activity_name',
    'activity',
    'price',
  ],
  file: FILE_NAMES,
  datahash: ['org_id', 'hash_id', 'datahash', 'filename', 'entrydate'],
};

export const schemaOf = (kind: RecordKind): string => `${kind}@1`;
