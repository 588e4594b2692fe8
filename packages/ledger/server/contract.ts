/** The service over the network: specification section 7, "Ledger API", and what services and owners ask beside it. What is
 *  read and proved of the log is in `logContract.ts`; its users are in `userContract.ts`. */
import { each } from '@tabellion/kit/shape.ts';
import * as z from 'zod/mini';
import { endpoint, nowhere } from './access.ts';
import { NOT_STORED } from './records.ts';

const words = (most = 200) => z.optional(z.string().check(z.maxLength(most)));
export const id = z.string().check(z.minLength(1), z.maxLength(100));
export const txId = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** Quantities and prices come as number or text and are kept as text: digits, and up to ten places. */
const decimal = z.optional(
  z.nullable(
    z
      .union([z.number(), z.string().check(z.maxLength(50))])
      .check(
        z.refine(
          (value) => value === '' || /^\d{1,38}(\.\d{1,10})?$/.test(String(value)),
          'GENERAL.FIELD_INVALID',
        ),
      ),
  ),
);
/** Taken and left out, whatever they hold. */
export const unstored = each(z.optional(z.any()), ...NOT_STORED);

const owned = each(words(), 'dataOwner', 'creator', 'owner_org');

const receipt = z.strictObject({
  txId,
  index: z.number(),
  /** A leaf for each part of the record; txId is the last of them. */
  txIds: z.array(txId),
  /** Fields that came and are kept off the ledger. */
  notStored: z.array(z.string()),
  /** The checkpoint that has the leaf, with the header `Prefer: wait`. */
  checkpoint: z.optional(z.string()),
});

const writes = {
  ...nowhere,
  action: 'ledger.use',
  reply: receipt,
  ok: 'LEDGER.RECORDED',
  refusals: [
    'LEDGER.EXISTS',
    'LEDGER.STALE',
    'LEDGER.SEVERAL_ORGANIZATIONS',
    'LEDGER.READ_ONLY',
    'GENERAL.NOT_FOUND',
    'GENERAL.FIELD_REQUIRED',
  ],
} as const;
const posts = { ...writes, method: 'POST' } as const;
const puts = { ...writes, method: 'PUT' } as const;
const removes = {
  ...writes,
  method: 'DELETE',
  query: z.strictObject({ id: z.optional(id), org_id: z.optional(id) }),
} as const;
const lists = {
  ...nowhere,
  action: 'ledger.use',
  method: 'GET',
  query: z.strictObject({ org_id: id }),
  reply: z.array(z.record(z.string(), z.unknown())),
  refusals: ['GENERAL.NOT_FOUND'],
} as const;

const organization = z.strictObject({ id, plan_id: words(), ...owned, ...unstored });

export const postOrganization = endpoint({
  ...posts,
  path: '/api/v1/organization',
  summary: 'Records an organization.',
  body: organization,
});
export const putOrganization = endpoint({
  ...puts,
  path: '/api/v1/organization',
  summary: 'Records the next revision of an organization.',
  body: organization,
});

const person = {
  ...each(
    words(),
    'firstname',
    'lastname',
    'email',
    'phone_number',
    'company_name',
    'citizenship',
    'name_format',
  ),
  person_id: words(100),
};
const issuance = z.strictObject({
  _id: words(100),
  id: words(100),
  valid: z.optional(z.boolean()),
  ownership: decimal,
  ownershipPercentage: decimal,
  price: decimal,
  ...each(
    words(),
    'ownership_type',
    'Shareclass',
    'className',
    'issuance_date',
    'sources',
    'firstname',
    'lastname',
  ),
  vesting: z.optional(
    z.nullable(
      z.strictObject({ period: decimal, cliff: decimal, frequency: words(20), ...each(words(), 'start') }),
    ),
  ),
});
const shareholder = z.strictObject({
  org_id: id,
  id,
  ...person,
  ...owned,
  issuances: z.optional(z.array(issuance).check(z.maxLength(100))),
  ...unstored,
});
/** The specification reads it as JSON in a string. */
const receiptText = { reply: z.string() };

export const postShareholder = endpoint({
  ...posts,
  ...receiptText,
  path: '/api/v1/shareholder',
  summary:
    'Records a shareholder, each of whose securities is a leaf of its own. The data is a JSON string with txId.',
  body: shareholder,
});
export const putShareholder = endpoint({
  ...puts,
  ...receiptText,
  path: '/api/v1/shareholder',
  summary:
    'Records the next revision of a shareholder; securities that are left out end. The data is a JSON string with txId.',
  body: shareholder,
});
export const deleteShareholder = endpoint({
  ...removes,
  ...receiptText,
  path: '/api/v1/shareholder',
  summary: 'Records that a shareholder was removed, by body or ?id. The data is a JSON string with txId.',
  body: z.partial(shareholder),
});

const position = z.strictObject({
  org_id: id,
  id,
  ...person,
  ...owned,
  ...each(words(), 'position', 'type', 'elected_date', 'appointment_date', 'removal_date'),
  deleted: z.optional(z.boolean()),
  ...unstored,
});

export const postPosition = endpoint({
  ...posts,
  path: '/api/v1/position',
  summary: 'Records a director or officer.',
  body: position,
});
export const putPosition = endpoint({
  ...puts,
  path: '/api/v1/position',
  summary: 'Records the next revision of a director or officer.',
  body: position,
});
export const listPositions = endpoint({
  ...lists,
  path: '/api/v1/position',
  summary: 'The live records of directors and officers of an organization.',
});
export const deletePosition = endpoint({
  ...removes,
  path: '/api/v1/position',
  summary: 'Records that a director or officer was removed.',
});

const shareClass = z.strictObject({
  org_id: id,
  id,
  ...each(words(), 'name', 'creation_date'),
  properties: z.optional(
    z.nullable(
      z.record(
        z.string().check(z.maxLength(100)),
        z.union([
          z.string().check(z.maxLength(1000)),
          z.boolean(),
          z.number().check(z.refine(Number.isSafeInteger)),
          z.null(),
        ]),
      ),
    ),
  ),
  price: decimal,
  ...owned,
  ...unstored,
});

export const postShareClass = endpoint({
  ...posts,
  path: '/api/v1/shareclass',
  summary: 'Records a share class.',
  body: shareClass,
});
export const putShareClass = endpoint({
  ...puts,
  path: '/api/v1/shareclass',
  summary: 'Records the next revision of a share class.',
  body: shareClass,
});
export const deleteShareClass = endpoint({
  ...removes,
  path: '/api/v1/shareclass',
  summary: 'Records that a share class was removed, by body or ?id.',
  body: z.partial(shareClass),
});

const activity = z.strictObject({
  org_id: id,
  id,
  ...owned,
  ...each(words(), 'txid', 'createdAt', 'activity_name'),
  activity: words(4000),
  price: decimal,
  ...unstored,
});

export const postActivity = endpoint({
  ...posts,
  path: '/api/v1/activity',
  summary: 'Records an entry of the activity log.',
  body: activity,
});
export const putActivity = endpoint({
  ...puts,
  path: '/api/v1/activity',
  summary:
    'Records the next revision of an entry; without a price the last one stays, 0.1 where none was ever given.',
  body: activity,
});
export const listActivities = endpoint({
  ...lists,
  path: '/api/v1/activity',
  summary: 'The live entries of the activity log of an organization.',
});
export const deleteActivity = endpoint({
  ...removes,
  path: '/api/v1/activity',
  summary: 'Records that an entry of the activity log was removed.',
  body: z.partial(activity),
});

export const postFile = endpoint({
  ...posts,
  path: '/api/v1/files',
  summary: 'Records the SHA-256 and the size of a file. The file itself is not kept.',
  body: z.strictObject({ org_id: id, file_id: id, filename: words(255), entrydate: words(40) }),
  upload: {
    maxBytes: 25 * 1024 * 1024,
    types: [
      'application/pdf',
      'image/png',
      'image/jpeg',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  },
});

export const postDataHash = endpoint({
  ...posts,
  path: '/api/v1/datahash',
  summary: 'Records a hash of data that is kept elsewhere.',
  body: z.strictObject({
    org_id: id,
    hash_id: id,
    datahash: z.string().check(z.minLength(1), z.maxLength(512)),
    filename: words(255),
    entrydate: words(40),
  }),
});

export const recordKind = z.enum([
  'act',
  'organization',
  'shareholder',
  'position',
  'shareclass',
  'activity',
  'file',
  'datahash',
]);

export const eraseRecord = endpoint({
  ...posts,
  path: '/api/v1/erase',
  summary:
    'Closes the contents of a record for ever. Its leaves stay, and the history is intact. For owners of the account.',
  body: z.strictObject({ org_id: id, kind: recordKind, id }),
  ok: 'LEDGER.ERASED',
});

const appendedWrite = z.strictObject({
  kind: recordKind,
  id,
  part: z._default(z.string().check(z.maxLength(100)), ''),
  op: z.enum(['put', 'del', 'erase']),
  /** The fields of a put; those left out are null. */
  values: z.optional(z.record(z.string(), z.unknown())),
  /** The same with the same write is recorded once, for 30 days. */
  repetition: z.string().check(z.minLength(1), z.maxLength(200)),
});

export const appendRecords = endpoint({
  ...writes,
  method: 'POST',
  path: '/api/v1/records',
  summary:
    'Records revisions in this order: put is the first or the next, del may be repeated. Each is answered for itself.',
  body: z.strictObject({
    org_id: id,
    records: z.array(appendedWrite).check(z.minLength(1), z.maxLength(256)),
  }),
  reply: z.strictObject({
    outcomes: z.array(
      z.union([
        z.strictObject({ txId, index: z.number(), rev: z.number(), at: z.string() }),
        z.strictObject({
          refused: z.enum(['GENERAL.NOT_FOUND', 'IDEMPOTENCY.MISMATCH', 'LEDGER.FIELD_REFUSED']),
        }),
      ]),
    ),
  }),
  refusals: ['LEDGER.READ_ONLY'],
});
