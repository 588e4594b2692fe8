/** The queue of staff: what was submitted to a registry that people file with. They see the package as it was handed over, and
 *  nothing else of an organization (decision 110). */
import * as z from 'zod/mini';
import { endpoint, get, post } from '../endpoint.ts';
import { questionLength } from '../registry/contract.ts';
import { filingParts } from '../registry/rules/filing.ts';
import { queueKinds } from './queueKinds.ts';
import { itemStates } from './rules/itemState.ts';
import { factGroups, factKeys } from './rules/packageFacts.ts';

export const reasonLength = 2_000;

const kind = z.enum(queueKinds);
const person = z.strictObject({ id: z.string(), name: z.string() });

const item = z.strictObject({
  kind,
  item_id: z.string(),
  /** The thing that is filed and its registry, in the reader's language. */
  what: z.string(),
  /** The corporation as it was submitted; once the registry has answered, its number. */
  name: z.string(),
  sent_at: z.string(),
  /** The end of the two working days in which we promise an answer. */
  due_at: z.string(),
  is_late: z.boolean(),
  answered_at: z.nullable(z.string()),
  state: z.enum(itemStates),
  has: z.nullable(person),
  is_mine: z.boolean(),
});
export type QueueItem = z.output<typeof item>;

export const queueEvents = ['looked', 'claimed', 'released', 'asked', 'accepted', 'rejected'] as const;

export const views = ['waiting', 'mine', 'with_customer', 'done'] as const;
export type QueueView = (typeof views)[number];

export const listQueue = endpoint({
  ...get('/api/staff/queue'),
  summary:
    'What waits for staff, the oldest first, or was answered in the last thirty days, the newest first.',
  action: 'staff.work',
  tenant: { in: 'none' },
  query: z.strictObject({
    view: z.optional(z.enum(views)),
    kind: z.optional(kind),
    /** Words of a name, a number, or whoever has it. */
    search: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: z.strictObject({
    items: z.array(item),
    counts: z.strictObject({
      waiting: z.number(),
      mine: z.number(),
      with_customer: z.number(),
      done: z.number(),
    }),
    /** When the oldest was sent that waits; null where nothing does. */
    oldest_at: z.nullable(z.string()),
  }),
});

const detail = z.strictObject({
  item,
  /** The package, as lines to type elsewhere; none once the registry has answered. */
  facts: z.array(
    z.strictObject({
      group: z.enum(factGroups),
      key: z.enum(factKeys),
      value: z.string(),
      /** The value is a code that has words. */
      is_code: z.boolean(),
    }),
  ),
  /** The files of the package by their SHA-256. */
  files: z.array(z.strictObject({ sha256: z.string() })),
  /** SHA-256 of the canonical JSON of the package. */
  package_sha256: z.nullable(z.string()),
  questions: z.array(
    z.strictObject({
      question: z.string(),
      asked_at: z.string(),
      asked_by: z.string(),
      answer: z.nullable(z.string()),
      answered_at: z.nullable(z.string()),
      is_withdrawn: z.boolean(),
    }),
  ),
  history: z.array(z.strictObject({ event: z.enum(queueEvents), at: z.string(), by: z.string() })),
  /** The customer sees that the package was opened now. */
  looked_at: z.string(),
});
export type QueueDetail = z.output<typeof detail>;

const ofItem = {
  action: 'staff.work',
  tenant: { in: 'none' },
  params: z.strictObject({ kind, itemId: z.uuid() }),
} as const;

export type ItemParams = z.output<typeof ofItem.params>;

export const readQueueItem = endpoint({
  ...get('/api/staff/queue/{kind}/{itemId}'),
  summary: 'One of them with its package; each look stands in the access log of its organization.',
  ...ofItem,
  reply: detail,
  refusals: ['GENERAL.NOT_FOUND'],
});

export const readQueueFile = endpoint({
  ...get('/api/staff/queue/{kind}/{itemId}/file'),
  summary: 'The file of a package; a look, too.',
  ...ofItem,
  reply: z.null(),
  download: ['application/pdf'],
  refusals: ['GENERAL.NOT_FOUND'],
});

const ofChange = { ...ofItem, reply: z.strictObject({ item }) };
const stale = ['GENERAL.NOT_FOUND', 'QUEUE.ANSWERED'] as const;
const ofAnswer = [
  ...stale,
  'QUEUE.NOT_YOURS',
  'GENERAL.FIELD_REQUIRED',
  'GENERAL.NOT_A_DATE',
  'CORPORATION_NUMBER.INVALID',
  'NAME.NUMBER_INVALID',
] as const;

export const claimItem = endpoint({
  ...post('/api/staff/queue/{kind}/{itemId}/claim'),
  summary: 'Takes it: of two at once one wins.',
  ...ofChange,
  body: z.strictObject({}),
  ok: 'QUEUE.CLAIMED',
  refusals: [...stale, 'QUEUE.TAKEN'],
});

export const releaseItem = endpoint({
  ...post('/api/staff/queue/{kind}/{itemId}/release'),
  summary: 'Gives it back; an administrator gives back what others have.',
  ...ofChange,
  body: z.strictObject({}),
  ok: 'QUEUE.RELEASED',
  refusals: [...stale, 'QUEUE.NOT_YOURS'],
});

export const askAboutItem = endpoint({
  ...post('/api/staff/queue/{kind}/{itemId}/question'),
  summary: 'Asks the customer; the submission goes on waiting.',
  ...ofChange,
  body: z.strictObject({ question: z.string().check(z.maxLength(questionLength)) }),
  ok: 'QUEUE.ASKED',
  refusals: [
    ...stale,
    'QUEUE.NOT_YOURS',
    'QUEUE.QUESTION_OPEN',
    'GENERAL.FIELD_REQUIRED',
    'GENERAL.TOO_LONG',
    'TEXT.FORBIDDEN_CHARACTERS',
  ],
});

export const acceptItem = endpoint({
  ...post('/api/staff/queue/{kind}/{itemId}/accept'),
  summary: "Records the registry's number and date, and its certificate or confirmation: a PDF.",
  ...ofChange,
  body: z.strictObject({
    number: z.string().check(z.maxLength(100)),
    date: z.string().check(z.maxLength(20)),
    /** The name on the certificate, where the registry gave it. */
    name: z.optional(z.string().check(z.maxLength(300))),
  }),
  upload: { maxBytes: 25 * 1024 * 1024, types: ['application/pdf', 'application/octet-stream', ''] },
  ok: 'QUEUE.RECORDED',
  refusals: [...ofAnswer, 'QUEUE.NOT_A_CERTIFICATE', 'UPLOADS.BUSY'],
});

export const rejectItem = endpoint({
  ...post('/api/staff/queue/{kind}/{itemId}/reject'),
  summary: 'Records that the registry sent it back, and why.',
  ...ofChange,
  body: z.strictObject({
    reasons: z
      .array(
        z.strictObject({
          /** The part of the articles; of a filing there is none. */
          about: z.optional(z.enum(filingParts)),
          words: z.string().check(z.maxLength(reasonLength)),
        }),
      )
      .check(z.maxLength(20)),
  }),
  ok: 'QUEUE.SENT_BACK',
  refusals: [...ofAnswer, 'GENERAL.TOO_LONG', 'TEXT.FORBIDDEN_CHARACTERS'],
});
