/** The log as it is read and proved: histories, exports, proofs, and its public files (C2SP tlog-tiles). */
import * as z from 'zod/mini';
import { endpoint, nowhere } from './access.ts';
import { id, recordKind, txId } from './contract.ts';

export const readHistory = endpoint({
  ...nowhere,
  action: 'ledger.use',
  method: 'GET',
  path: '/api/v1/history',
  summary: 'All revisions of a record, oldest first.',
  query: z.strictObject({ org_id: id, kind: recordKind, id }),
  reply: z.array(
    z.strictObject({
      txId,
      index: z.number(),
      op: z.enum(['put', 'del', 'erase']),
      rev: z.number(),
      at: z.string(),
      security_id: z.nullable(z.string()),
      record: z.record(z.string(), z.unknown()),
    }),
  ),
  refusals: ['GENERAL.NOT_FOUND'],
});

export const readStream = endpoint({
  ...nowhere,
  action: 'ledger.use',
  method: 'GET',
  path: '/api/v1/stream',
  summary: 'Every revision of an organization from a place on, oldest first, 500 at most.',
  query: z.strictObject({ org_id: id, from: z._default(z.string().check(z.regex(/^\d{1,15}$/)), '0') }),
  reply: z.array(
    z.strictObject({
      seq: z.number(),
      txId,
      index: z.number(),
      rev: z.number(),
      at: z.string(),
      kind: recordKind,
      op: z.enum(['put', 'del', 'erase']),
      /** Null once it is erased. */
      record: z.nullable(
        z.strictObject({ id: z.string(), part: z.string(), values: z.record(z.string(), z.unknown()) }),
      ),
    }),
  ),
  refusals: ['GENERAL.NOT_FOUND'],
});

export const readExport = endpoint({
  ...nowhere,
  action: 'ledger.use',
  method: 'GET',
  path: '/api/v1/export',
  summary: 'The whole history of an organization as a file that anyone can verify.',
  query: z.strictObject({ org_id: id }),
  reply: z.unknown(),
  download: ['application/zip'],
  limit: { perMinute: 30, by: 'address' },
  refusals: ['GENERAL.NOT_FOUND'],
});

const proves = { ...nowhere, action: 'ledger.use', method: 'GET', params: z.strictObject({ txId }) } as const;

export const readProof = endpoint({
  ...proves,
  path: '/api/v1/proof/{txId}',
  summary: 'That a leaf is in the log, as a tlog-proof. A leaf that is not signed yet is waited for.',
  reply: z.string(),
  bare: 'text',
  refusals: ['GENERAL.NOT_FOUND'],
});

export const readProofFile = endpoint({
  ...proves,
  path: '/api/v1/proof/{txId}/file',
  summary:
    'The same with the leaf and the fields that are named, comma-separated, as a file that anyone can verify.',
  query: z.strictObject({
    fields: z._default(z.string().check(z.maxLength(2000)), ''),
    org_id: z.optional(id),
    /** Shows by the newest heads that the record still holds, where it does. */
    current: z.optional(z.enum(['true', 'false'])),
  }),
  reply: z.unknown(),
  download: ['application/json'],
  refusals: ['GENERAL.NOT_FOUND', 'LEDGER.NO_SUCH_FIELD', 'LEDGER.CONTENTS_ERASED'],
});

const looks = { ...nowhere, action: 'ledger.look', method: 'GET' } as const;

const size = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

export const readCheckpoint = endpoint({
  ...looks,
  path: '/api/v1/log/checkpoint',
  summary: 'The newest checkpoint of the log: a signed note.',
  reply: z.string(),
  bare: 'text',
  cache: { seconds: 1 },
});

export const readPolicy = endpoint({
  ...looks,
  path: '/api/v1/log/policy',
  summary: 'The key of the log, as a tlog-policy.',
  reply: z.string(),
  bare: 'text',
  cache: { seconds: 300 },
});

export const readConsistency = endpoint({
  ...looks,
  path: '/api/v1/log/consistency',
  summary: 'The hashes that prove the log of `from` leaves to be the beginning of that of `to`, in base64.',
  query: z.strictObject({ from: size, to: size }),
  reply: z.strictObject({ from: z.number(), to: z.number(), path: z.array(z.string()) }),
  bare: 'json',
  cache: 'immutable',
  refusals: ['LEDGER.NO_SUCH_SIZE'],
});

const tilePath = z.strictObject({ '*': z.string().check(z.regex(/^[0-9x/]{3,40}(\.p\/[0-9]{1,3})?$/)) });

export const readTile = endpoint({
  ...looks,
  path: '/api/v1/log/tile/{*}',
  summary: 'A tile of the log (C2SP tlog-tiles), of any size that was signed: level/N or level/N.p/W.',
  params: tilePath,
  reply: z.unknown(),
  download: ['application/octet-stream'],
  cache: 'immutable',
  refusals: ['GENERAL.NOT_FOUND'],
});

export const readBundle = endpoint({
  ...nowhere,
  action: 'ledger.use',
  method: 'GET',
  path: '/api/v1/log/tile/entries/{*}',
  summary: 'A bundle of entries of the log: N or N.p/W. For auditors.',
  params: tilePath,
  reply: z.unknown(),
  download: ['application/octet-stream'],
  refusals: ['GENERAL.NOT_FOUND', 'LEDGER.READ_ONLY'],
});
