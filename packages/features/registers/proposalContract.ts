/** Entries that are proposed: what waits for a date, for signatures or for a payment before it is recorded. */
import * as z from 'zod/mini';
import { byId, endpoint, get, ofOrganization, post, remove } from '../endpoint.ts';
import { LimitOverrideFields } from './privateIssuer.ts';
import { proposingRefusals } from './refusals.ts';

export const awaited = ['date', 'signatures', 'payment'] as const;
export type Awaited = (typeof awaited)[number];

export const ProposalInput = z.strictObject({ awaits: z.enum(awaited) });

const Proposal = z.strictObject({
  proposal_id: z.string(),
  kind: z.enum(['subscription', 'appointment', 'change', 'signing', 'annual']),
  /** Null where it is recorded with the event that dates it: a payment, a resolution. */
  awaits: z.nullable(z.enum(awaited)),
  state: z.enum(['open', 'needs_attention']),
  /** The entries to be recorded, one sentence for each. */
  sentences: z.array(z.string()),
  attention: z.nullable(z.strictObject({ textCode: z.string(), message: z.string() })),
  /** Whether it can be recorded today as far as its dates say. */
  isDue: z.boolean(),
  /** Its documents are out for signature: the last signature records it, and voiding the request takes it back. */
  is_out: z.boolean(),
});

export type ProposalView = z.infer<typeof Proposal>;

const params = z.strictObject({ id: z.uuid(), proposal: z.uuid() });

export const listProposals = endpoint({
  ...get('/api/organization/{id}/proposals'),
  summary: 'Entries that are proposed and not recorded yet, the oldest first.',
  action: 'shares.read',
  ...ofOrganization,
  reply: z.strictObject({ proposals: z.array(Proposal) }),
});

export const applyProposal = endpoint({
  ...post('/api/organization/{id}/proposals/{proposal}/apply'),
  summary: 'Records what was proposed. Where it no longer fits it stays, and says why it needs attention.',
  action: 'shares.edit',
  tenant: byId,
  params,
  /** Why it is recorded though it brings in holders beyond the limit. */
  body: z.strictObject(LimitOverrideFields),
  reply: z.strictObject({ act_id: z.nullable(z.string()), proposals: z.array(Proposal) }),
  ok: 'REGISTERS.PROPOSAL_RECORDED',
  alsoOk: ['REGISTERS.PROPOSAL_NEEDS_ATTENTION'],
  refusals: [
    'GENERAL.NOT_FOUND',
    'REGISTERS.PROPOSAL_CLOSED',
    'REGISTERS.OUT_FOR_SIGNATURE',
    'REGISTERS.PARTLY_SIGNED',
    'REGISTERS.WAITS',
    'REGISTERS.FUTURE_DATE',
    'REGISTERS.NOT_INCORPORATED',
  ],
});

export const withdrawProposal = endpoint({
  ...remove('/api/organization/{id}/proposals/{proposal}'),
  summary: 'Withdraws what was proposed; nothing of it is recorded.',
  action: 'shares.edit',
  tenant: byId,
  params,
  reply: z.strictObject({ proposals: z.array(Proposal) }),
  ok: 'REGISTERS.PROPOSAL_WITHDRAWN',
  refusals: [
    ...proposingRefusals,
    'GENERAL.NOT_FOUND',
    'REGISTERS.OUT_FOR_SIGNATURE',
    'REGISTERS.NOT_INCORPORATED',
  ],
});

export const readNextResolution = endpoint({
  ...get('/api/organization/{id}/resolutions/next'),
  summary: 'The number that the next resolution of a body bears in the year of a date, such as D-2025-02.',
  action: 'shares.edit',
  ...ofOrganization,
  query: z.strictObject({
    body: z.enum(['directors', 'shareholders']),
    /** Today unless given. */
    on: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'GENERAL.NOT_A_DATE'))),
  }),
  reply: z.strictObject({ number: z.string() }),
  refusals: ['GENERAL.NOT_A_DATE'],
});
