/** Work behind the scenes that waits or failed, for administrators: it names no customer. */
import * as z from 'zod/mini';
import { endpoint, get, post } from '../endpoint.ts';

const retryKinds = ['row', 'job', 'inquiry', 'webhook', 'refund'] as const;

const operations = z.strictObject({
  /** Rows that were not sent, by topic; a topic with nothing unsent is left out. */
  depth: z.array(
    z.strictObject({
      topic: z.string(),
      waiting: z.number(),
      retried: z.number(),
      failed: z.number(),
      oldest_at: z.string(),
    }),
  ),
  /** Rows that were tried and not sent, the oldest first, two hundred at most. */
  rows: z.array(
    z.strictObject({
      id: z.string(),
      topic: z.string(),
      is_failed: z.boolean(),
      reason: z.string(),
      attempts: z.number(),
      created_at: z.string(),
    }),
  ),
  jobs: z.array(
    z.strictObject({
      name: z.string(),
      failures: z.number(),
      reason: z.nullable(z.string()),
      next_at: z.string(),
      last_succeeded_at: z.nullable(z.string()),
    }),
  ),
  /** Papers that registries have not answered, the oldest first. */
  inquiries: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.string(),
      registry: z.string(),
      sent_at: z.string(),
      asks: z.number(),
    }),
  ),
  /** Messages of the payment provider about which it could not be asked yet, the oldest first. */
  webhooks: z.array(
    z.strictObject({
      id: z.string(),
      type: z.string(),
      received_at: z.string(),
      asks: z.number(),
    }),
  ),
  /** Refunds that the payment provider could not make, the oldest first. */
  refunds: z.array(
    z.strictObject({
      id: z.string(),
      /** The provider's name for it. */
      reference: z.string(),
      /** Dollars. */
      amount: z.number(),
      failed_at: z.string(),
    }),
  ),
  /** Retries by administrators, the newest first. */
  acts: z.array(
    z.strictObject({
      at: z.string(),
      by: z.string(),
      what: z.enum(retryKinds),
      subject: z.string(),
      reason: z.string(),
    }),
  ),
});
export type Operations = z.output<typeof operations>;

export const readOperations = endpoint({
  ...get('/api/staff/operations'),
  summary: 'What waits or failed behind the scenes, the oldest first.',
  action: 'staff.manage',
  tenant: { in: 'none' },
  reply: operations,
});

export const retryOperation = endpoint({
  ...post('/api/staff/operations/retry'),
  summary: 'Tries something again at once; the reason is kept.',
  action: 'staff.manage',
  tenant: { in: 'none' },
  body: z.strictObject({
    what: z.enum(retryKinds),
    subject: z.string().check(z.minLength(1), z.maxLength(200)),
    reason: z.string().check(z.maxLength(500)),
  }),
  reply: operations,
  ok: 'OPERATIONS.RETRIED',
  refusals: ['OPERATIONS.GONE', 'GENERAL.FIELD_REQUIRED', 'GENERAL.TOO_LONG', 'TEXT.FORBIDDEN_CHARACTERS'],
});
