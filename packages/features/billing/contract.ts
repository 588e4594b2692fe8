/**
 * Plans, coupons, payments, invoices, subscriptions (specification section 7, billing; decisions section 9).
 * `{provider}` names the card payment provider; one that this deployment does not have answers 404.
 */

import { provinceCodes } from '@tabellion/law/jurisdictions.ts';
import * as z from 'zod/mini';
import { byOrgId, endpoint, get, post } from '../endpoint.ts';
import { cardFaults } from './rules/card.ts';
import { providerNames } from './rules/payment.ts';
import {
  billingView,
  cardKeyView,
  cardView,
  checkoutView,
  couponView,
  directorProductView,
  dollars,
  dollarsText,
  id,
  planView,
  quoteView,
  subscriptionView,
  taxRatesView,
} from './views.ts';

/** A card sealed for the server (JWE, compact form): `rules/sealedCard.ts`; with Stripe its name of the card. */
export const sealedCard = z.string().check(z.minLength(1, 'CARD.REQUIRED'), z.maxLength(4_000));
export const provider = z.string().check(z.maxLength(20));
export const ofOneOrganization = { tenant: byOrgId, params: z.strictObject({ orgId: id }) };

export const readPlans = endpoint({
  ...get('/api/organization/{orgId}/plans'),
  summary: 'The plans for sale, the one the organization has, and the sales taxes by province.',
  action: 'plans.read',
  ...ofOneOrganization,
  reply: z.object({
    plans: z.array(planView),
    plan_id: z.nullable(z.string()),
    subscription: z.nullable(subscriptionView),
    /** Whether a plan is paid for today, also where it is cancelled at its end: it brings what is sent to registries. */
    plan_runs: z.boolean(),
    provider: z.enum(providerNames),
    /** The billing address's; the checkout starts with it. */
    province: z.enum(provinceCodes),
    tax_rates: taxRatesView,
  }),
});

export const readPlanId = endpoint({
  ...get('/api/organization/plan-id/{orgId}'),
  summary: 'The plan that the organization has paid, and its subscription.',
  action: 'plans.read',
  ...ofOneOrganization,
  reply: z.object({
    plan_id: z.nullable(z.string()),
    subscription: z.nullable(subscriptionView),
    /** Its renewal failed, and is tried again on that day. */
    tried_again_on: z.nullable(z.string()),
  }),
});

export const readDirectorProduct = endpoint({
  ...get('/api/product/director_product'),
  summary: 'What a further director costs beyond the plan.',
  action: 'settings.read',
  tenant: { in: 'none' },
  reply: directorProductView,
});

export const validateCoupon = endpoint({
  ...post('/api/coupon/validate'),
  summary: 'What a coupon takes off a cart, in dollars.',
  action: 'account.read',
  tenant: { in: 'none' },
  query: z.strictObject({
    coupon: z.string().check(z.minLength(1), z.maxLength(40)),
    cart_amount: dollarsText,
    /** The plan in the cart; a coupon of another one is not taken. Left out where none is chosen. */
    plan: z.optional(id),
  }),
  reply: z.object({ coupon: couponView }),
  ok: 'COUPON.APPLIED',
  refusals: ['COUPON.INVALID', 'COUPON.EXPIRED', 'COUPON.USED_UP'],
  limit: { perMinute: 20, by: 'address' },
});

export const readCardKey = endpoint({
  ...get('/api/{provider}/key'),
  summary: 'The public key for which a browser encrypts a card.',
  action: 'settings.read',
  tenant: { in: 'none' },
  params: z.strictObject({ provider }),
  reply: cardKeyView,
  refusals: ['GENERAL.NOT_FOUND'],
});

export const takeWebhook = endpoint({
  ...post('/api/{provider}/webhook'),
  summary: 'Takes what the provider posts, by its signature: which payment or refund to ask it about.',
  action: 'settings.read',
  tenant: { in: 'none' },
  params: z.strictObject({ provider }),
  signed: { maxBytes: 64 * 1024 },
  reply: z.object({}),
  refusals: ['GENERAL.NOT_FOUND'],
});

export const purchaseRefusals = [
  'PAYMENT.NO_TAX_RATE',
  'PAYMENT.REFUSED',
  'PAYMENT.PRICE_CHANGED',
  'PAYMENT.ALREADY_PAID',
  'PAYMENT.UNDER_WAY',
  'CARD.REQUIRED',
  'CARD.UNREADABLE',
  'CARD.STALE',
  'CARD.USED',
  ...cardFaults,
  'COUPON.INVALID',
  'COUPON.EXPIRED',
  'COUPON.USED_UP',
  'COUPON.ALREADY_USED',
] as const;

/** The body of what is paid with a card. */
const orderBody = z.strictObject({
  /** Left out where nothing is to be paid, or the card on file pays. */
  card: z.optional(sealedCard),
  card_on_file: z.optional(z.literal(true)),
  /** The total in dollars, tax included, as the buyer saw it. */
  price: dollars,
  coupon: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  /** The billing address's, which decides the sales tax. */
  province: z.optional(z.enum(provinceCodes)),
});

const paidOrder = {
  action: 'billing.manage',
  tenant: byOrgId,
  body: orderBody,
  reply: checkoutView,
  ok: 'PAYMENT.SUCCESS',
  // Stolen numbers are not tried out here.
  limit: { perMinute: 20, by: 'address' },
} as const;

export const purchasePlan = endpoint({
  ...post('/api/{provider}/purchase/{orgId}/{planId}'),
  summary: 'Pays a plan for a year. One charge, however often it is sent.',
  ...paidOrder,
  params: z.strictObject({ provider, orgId: id, planId: id }),
  alsoOk: ['PAYMENT.PROCESSING'],
  refusals: purchaseRefusals,
});

export const upgradePlan = endpoint({
  ...post('/api/{provider}/upgradePlan/{orgId}/{planId}'),
  summary:
    'Changes the plan: to a larger one now, for the price difference of the days that are left; to a smaller one when the paid year ends, for nothing.',
  ...paidOrder,
  params: z.strictObject({ provider, orgId: id, planId: id }),
  alsoOk: ['PAYMENT.PROCESSING', 'SUBSCRIPTION.DOWNGRADED'],
  refusals: [
    ...purchaseRefusals,
    'SUBSCRIPTION.NONE',
    'SUBSCRIPTION.SAME_PLAN',
    'SUBSCRIPTION.NOT_AN_UPGRADE',
  ],
});

export const payCorporate = endpoint({
  ...post('/api/{provider}/corporate-payment/v1/{x}/{orgId}'),
  summary:
    'Pays what awaits payment for a purpose: `Add Shareholders`, the holders beyond those of the plan.',
  ...paidOrder,
  params: z.strictObject({ provider, x: z.string().check(z.maxLength(20)), orgId: id }),
  alsoOk: ['PAYMENT.PROCESSING'],
  refusals: [...purchaseRefusals, 'SUBSCRIPTION.NONE', 'PAYMENT.NOTHING_DUE', 'GENERAL.NOT_FOUND'],
});

export const readBilling = endpoint({
  ...get('/api/organization/{orgId}/billing'),
  summary: 'The plan, its renewal, the card on file, and how many holders it holds.',
  action: 'billing.manage',
  ...ofOneOrganization,
  reply: billingView,
});

export const readQuote = endpoint({
  ...get('/api/organization/{orgId}/quote'),
  summary: 'The price of another plan or of further holders, line by line, as it would be charged now.',
  action: 'billing.manage',
  ...ofOneOrganization,
  query: z.strictObject({
    type: z.enum(['upgrade', 'Add Shareholders']),
    /** The plan to change to; left out for holders. */
    plan: z.optional(id),
    coupon: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    province: z.optional(z.enum(provinceCodes)),
  }),
  reply: quoteView,
  refusals: [
    'GENERAL.NOT_FOUND',
    'PAYMENT.NO_TAX_RATE',
    'PAYMENT.NOTHING_DUE',
    'SUBSCRIPTION.NONE',
    'SUBSCRIPTION.SAME_PLAN',
    'SUBSCRIPTION.NOT_AN_UPGRADE',
    'COUPON.INVALID',
    'COUPON.EXPIRED',
    'COUPON.USED_UP',
    'COUPON.ALREADY_USED',
  ],
});

export const readPayment = endpoint({
  ...get('/api/payment/getPaymentByOrg/{orgId}'),
  summary: 'Where the newest payment of the organization stands.',
  action: 'billing.manage',
  ...ofOneOrganization,
  reply: checkoutView,
});

export const updateCard = endpoint({
  ...post('/api/{provider}/update_card/{orgId}/'),
  summary: 'Replaces the card that renewals are charged to.',
  action: 'billing.manage',
  tenant: byOrgId,
  params: z.strictObject({ provider, orgId: id }),
  body: z.strictObject({ card: sealedCard }),
  reply: z.object({
    /** null where its holder confirms first. */
    card: z.nullable(cardView),
    /** Where he confirms; he comes back with the text that is then posted as `card`. */
    action: z.nullable(z.object({ url: z.string() })),
  }),
  ok: 'CARD.UPDATED',
  alsoOk: ['CARD.TO_CONFIRM'],
  refusals: [
    'PAYMENT.REFUSED',
    'CARD.UNREADABLE',
    'CARD.STALE',
    'CARD.USED',
    ...cardFaults,
    'GENERAL.NOT_READY',
  ],
  limit: { perMinute: 20, by: 'address' },
});
