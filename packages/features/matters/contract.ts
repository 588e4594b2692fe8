/** Matters: what a corporation sees through over days, how far each is, who is in charge of it, and how it is withdrawn. */
import * as z from 'zod/mini';
import { byId, endpoint, get, ofOrganization, post } from '../endpoint.ts';
import { matterKinds, stepNames } from './rules/progress.ts';

const MatterView = z.strictObject({
  matter_id: z.string(),
  kind: z.enum(matterKinds),
  /** The proposal of an entry; else the organization. */
  subject: z.string(),
  state: z.enum(['under_way', 'stopped', 'withdrawn', 'completed']),
  /** Why it stopped, in the reader's language. */
  reason: z.nullable(z.string()),
  begun_at: z.string(),
  in_charge: z.nullable(z.strictObject({ user_id: z.string(), name: z.string() })),
  steps: z.array(
    z.strictObject({
      step: z.enum(stepNames),
      is_done: z.boolean(),
      /** `YYYY-MM-DD` at the registry; null while it is not done, and where it has no day of its own. */
      on: z.nullable(z.string()),
      /** Signatures given, and how many there are to be; null where they are not counted. */
      given: z.nullable(z.number()),
      of: z.nullable(z.number()),
    }),
  ),
  /** Nothing of it went to a registry yet. */
  may_withdraw: z.boolean(),
});
export type MatterView = z.infer<typeof MatterView>;

const reply = z.strictObject({ matters: z.array(MatterView) });
const params = z.strictObject({ id: z.uuid(), matter: z.uuid() });

export const listMatters = endpoint({
  ...get('/api/organization/{id}/matters'),
  summary: 'Matters that were begun, the newest first, with how far each is.',
  action: 'matters.read',
  ...ofOrganization,
  reply,
});

export const handOverMatter = endpoint({
  ...post('/api/organization/{id}/matters/{matter}/hand-over'),
  summary: 'Puts another member in charge of a matter.',
  action: 'matters.edit',
  tenant: byId,
  params,
  body: z.strictObject({ user_id: z.uuid() }),
  reply,
  ok: 'MATTERS.HANDED_OVER',
  refusals: ['GENERAL.NOT_FOUND', 'MATTERS.OVER', 'MATTERS.NO_MEMBER'],
});

export const withdrawMatter = endpoint({
  ...post('/api/organization/{id}/matters/{matter}/withdraw'),
  summary:
    'Withdraws a matter of which nothing went to a registry: what waits is taken back, what was paid is refunded.',
  action: 'matters.edit',
  tenant: byId,
  params,
  reply,
  ok: 'MATTERS.WITHDRAWN',
  refusals: ['GENERAL.NOT_FOUND', 'MATTERS.OVER', 'MATTERS.SENT_OUTSIDE', 'MATTERS.NOT_WITHDRAWN'],
});
