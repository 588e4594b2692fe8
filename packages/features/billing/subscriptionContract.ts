/** Subscriptions as a client claims, confirms and cancels them. */
import * as z from 'zod/mini';
import { byOrgId, endpoint, post } from '../endpoint.ts';
import { ofOneOrganization, provider } from './contract.ts';
import { subscriptionStatuses } from './rules/subscription.ts';
import { id, subscriptionView } from './views.ts';

const claimedSubscription = {
  plan_id: z.optional(id),
  plan_last_date: z.optional(z.string().check(z.maxLength(10))),
  subscription_end_date: z.optional(z.string().check(z.maxLength(10))),
};

const confirmed = {
  reply: z.object({ subscription: subscriptionView }),
  ok: 'SUBSCRIPTION.CONFIRMED',
  refusals: ['SUBSCRIPTION.NOT_PAID'],
} as const;

export const addSubscription = endpoint({
  ...post('/api/subscription/{orgId}/add_subscription'),
  summary: 'Confirms the subscription that a recorded payment made; it never makes one.',
  action: 'billing.manage',
  ...ofOneOrganization,
  body: z.strictObject({
    ...claimedSubscription,
    subscription_id: z.optional(id),
    status: z.optional(z.enum(subscriptionStatuses)),
  }),
  ...confirmed,
});

export const updateSubscriptionStatus = endpoint({
  ...post('/api/subscription/update_status'),
  summary: 'Confirms the recorded status of a subscription; it never changes one.',
  action: 'billing.manage',
  tenant: { in: 'object', from: 'body', name: 'subscription_id', kind: 'subscription' },
  body: z.strictObject({
    ...claimedSubscription,
    subscription_id: id,
    status: z.enum(subscriptionStatuses),
  }),
  ...confirmed,
});

export const cancelSubscription = endpoint({
  ...post('/api/{provider}/cancel-subscription/{orgId}/{subscriptionId}'),
  summary: 'Cancels a subscription at the end of the period that was paid.',
  action: 'billing.manage',
  tenant: byOrgId,
  params: z.strictObject({ provider, orgId: id, subscriptionId: id }),
  reply: z.object({ subscription: subscriptionView }),
  ok: 'SUBSCRIPTION.CANCELLED',
  refusals: ['GENERAL.NOT_FOUND'],
});

export const keepSubscription = endpoint({
  ...post('/api/{provider}/keep-subscription/{orgId}/{subscriptionId}'),
  summary: 'Takes back what was to happen at the end of the paid year: the cancellation, or a smaller plan.',
  action: 'billing.manage',
  tenant: byOrgId,
  params: z.strictObject({ provider, orgId: id, subscriptionId: id }),
  reply: z.object({ subscription: subscriptionView }),
  ok: 'SUBSCRIPTION.KEPT',
  refusals: ['GENERAL.NOT_FOUND', 'SUBSCRIPTION.NOT_TO_KEEP'],
});
