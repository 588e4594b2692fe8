/** Entries that are proposed: what waits for a date, for signatures or for a payment before it is recorded. */
import * as z from 'zod/mini';
import { byId, endpoint, get, ofOrganization, post, remove } from '../endpoint.ts';
import { LimitOverrideFields } from './privateIssuer.ts';
import { proposingRefusals } from './refusals.ts';

/** Conditions that whoever proposes an entry may name. */
const named = ['signatures', 'payment', 'date', 'certificate'] as const;
/** Conditions that a proposal may wait for before it is recorded; a place is one of the plan's for a holder. */
export const conditions = [...named, 'place'] as const;
export type Condition = (typeof conditions)[number];

/** Sources that meet a condition: a completed envelope, a payment, the registry's answer to a submission,
 *  a user who says so, or the day that came. */
export const conditionSources = ['envelope', 'payment', 'submission', 'user', 'day'] as const;
export type ConditionSource = (typeof conditionSources)[number];

/** One condition, or several that are all to be met. */
export const ProposalInput = z.strictObject({
  awaits: z.union([z.enum(named), z.array(z.enum(named)).check(z.minLength(1), z.maxLength(4))]),
});
export type ProposalInput = z.infer<typeof ProposalInput>;

const listedKinds = ['subscription', 'appointment', 'change', 'signing', 'annual'] as const;
export type ProposalKind = (typeof listedKinds)[number] | 'founding';

/** Whether it was proposed as an entry; all others are drafts that wait for what dates them, which the registers show as
 *  subscribed or planned meanwhile. */
export const isProposedEntry = (kind: ProposalKind): boolean =>
  kind === 'change' || kind === 'signing' || kind === 'annual';

const Proposal = z.strictObject({
  proposal_id: z.string(),
  kind: z.enum(listedKinds),
  /** All of these are to be met before it is recorded. */
  awaits: z.array(z.enum(conditions)),
  /** Those of them that are met, with the day and by what. */
  met: z.array(
    z.strictObject({ condition: z.enum(conditions), on: z.string(), by: z.enum(conditionSources) }),
  ),
  state: z.enum(['open', 'needs_attention']),
  /** The entries to be recorded, one sentence for each. */
  sentences: z.array(z.string()),
  attention: z.nullable(z.strictObject({ textCode: z.string(), message: z.string() })),
  /** One of them names a day that is still ahead, as its sentence says: nothing of it counts before. */
  is_planned: z.boolean(),
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
    'REGISTERS.OF_CHANGE',
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
    'REGISTERS.OF_CHANGE',
    'REGISTERS.NOT_INCORPORATED',
  ],
});

export const withdrawUnpaidHolders = endpoint({
  ...remove('/api/organization/{id}/unpaid-shareholders'),
  summary: 'Withdraws the holders whom the caller added beyond the places of the plan and did not pay for.',
  action: 'shares.edit',
  ...ofOrganization,
  reply: z.strictObject({ withdrawn: z.number() }),
  ok: 'REGISTERS.UNPAID_WITHDRAWN',
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
