/** The shapes that billing sends, with the specification's names (section 3, Billing and plans). Amounts are dollars. */
import { parseCents } from '@tabellion/kernel/money.ts';
import { provinceCodes } from '@tabellion/law/jurisdictions.ts';
import * as z from 'zod/mini';
import { cardBrands } from './rules/card.ts';
import { paymentStatuses, providerNames, purposes, refusalReasons } from './rules/payment.ts';
import { planData } from './rules/plans.ts';
import { salesTaxNames } from './rules/salesTax.data.ts';
import { taxRegisters } from './rules/seller.ts';
import { subscriptionStatuses } from './rules/subscription.ts';

/** Dollars with at most two places. */
const isCents = (dollars: number): boolean => parseCents(String(dollars)) !== undefined;

export const dollars = z.number().check(z.minimum(0), z.maximum(1_000_000_000), z.refine(isCents));

/** The same in a query, where everything is text. */
export const dollarsText = z.string().check(
  z.maxLength(14),
  z.regex(/^\d+(\.\d{1,2})?$/),
  z.refine((text) => parseCents(text) !== undefined),
);

/** The id of a plan, a subscription or an organization: letters, digits, underscores and dashes, so that a
 *  database can be asked for any. */
export const id = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[\w-]+$/));

const legalDate = z.string();
const moment = z.string();

export const planView = z.object({
  plan_id: z.string(),
  plan_price: dollars,
  currency: z.literal('CAD'),
  /** The plan's bound on registered holders. */
  holders: z.number(),
  features: z.array(z.enum(planData.features)),
  as_of: legalDate,
});

/** The price of a director beyond the plan, for one year, before sales tax. */
export const directorProductView = z.object({
  product_id: z.literal('director'),
  price: dollars,
  currency: z.literal('CAD'),
  as_of: legalDate,
});

export const taxRatesView = z.object({
  as_of: legalDate,
  /** An accountant has yet to confirm these rates for real sales. */
  status: z.literal('confirm'),
  provinces: z.array(
    z.object({
      province: z.enum(provinceCodes),
      taxes: z.array(z.object({ tax: z.enum(salesTaxNames), rate: z.string() })),
    }),
  ),
});

export const subscriptionView = z.object({
  plan_id: z.string(),
  plan_last_date: legalDate,
  status: z.enum(subscriptionStatuses),
  subscription_id: z.string(),
  subscription_end_date: legalDate,
});

export const cardView = z.object({
  brand: z.enum(cardBrands),
  last_four: z.string(),
  exp_month: z.number(),
  exp_year: z.number(),
});

/** A line of an order or an invoice; its words are made from `kind` and `subject` in the reader's language. */
export const lineView = z.object({
  kind: z.enum(['plan', 'upgrade', 'holders', 'coupon', 'government_fee', 'tax']),
  subject: z.string(),
  rate: z.nullable(z.string()),
  amount: z.number(),
  /** Given where a price is for the rest of a paid year: the plan before it, where it is another plan, and the days. */
  part: z.nullable(z.object({ from: z.nullable(z.string()), days: z.number(), of_days: z.number() })),
});

export const invoiceView = z.object({
  invoice_id: z.string(),
  org_unique_id: z.string(),
  number: z.string(),
  issued_on: legalDate,
  lines: z.array(lineView),
  subtotal: z.number(),
  tax: z.number(),
  total: z.number(),
  currency: z.literal('CAD'),
  /** Given where a refund took back the whole of it. */
  credit_note: z.nullable(z.object({ number: z.string(), issued_on: legalDate })),
});

const paymentView = z.object({
  payment_id: z.string(),
  purpose: z.enum(purposes),
  status: z.enum(paymentStatuses),
  reason: z.nullable(z.enum(refusalReasons)),
  amount: z.number(),
  /** The amount given back; null while nothing is. */
  refunded: z.nullable(z.number()),
  created_at: moment,
});

export const couponView = z.object({ coupon: z.string(), discount_amount: dollars });

/** Where the checkout of an organization stands: what the screen shows, and all that it polls for. */
export const checkoutView = z.object({
  /** `none` before the first payment, `processing`, `refused`, `refunded`; else the organization's status after it was
   *  paid. */
  status: z.string(),
  processing: z.boolean(),
  /** The payer has to confirm at his bank: on that page, or where his bank asks him. null where he need not. */
  action: z.nullable(z.object({ url: z.nullable(z.string()) })),
  /** Absent until it is known. */
  isPaymentResponseSucceed: z.optional(z.boolean()),
  plan_id: z.nullable(z.string()),
  plan_price: z.nullable(dollars),
  coupon: z.nullable(couponView),
  card: z.nullable(cardView),
  payment: z.nullable(paymentView),
  subscription: z.nullable(subscriptionView),
  invoice: z.nullable(invoiceView),
});

/** The price of something before it is paid, line by line, by the rules that charge it. */
export const quoteView = z.object({
  lines: z.array(lineView),
  subtotal: z.number(),
  tax: z.number(),
  total: z.number(),
  province: z.enum(provinceCodes),
  /** The last day that it is paid for. */
  until: legalDate,
});

const billingStates = ['none', 'active', 'due', 'cancelled', 'failing', 'ended'] as const;

/** All that the page of billing shows beside the invoices. */
export const billingView = z.object({
  /** `due`: the paid year is over, and the card on file was not charged yet; `failing`: that was refused and is tried again. */
  state: z.enum(billingStates),
  subscription: z.nullable(subscriptionView),
  /** null where nothing will be charged. */
  renewal: z.nullable(
    z.object({ on: legalDate, plan_id: z.string(), amount: z.nullable(z.number()), tries: z.number() }),
  ),
  card: z.nullable(cardView),
  holders: z.object({
    recorded: z.number(),
    /** Subscribed for shares that are not issued yet. */
    promised: z.number(),
    /** Waiting until a place is paid for. */
    waiting: z.number(),
    /** The plan's own number. */
    included: z.number(),
    /** Paid for beyond those. */
    further: z.number(),
    /** Holders without a paid place. */
    missing: z.number(),
  }),
  /** The newest payment of further holders. */
  holders_payment: z.nullable(paymentView),
  provider: z.enum(providerNames),
  seller: z.object({
    name: z.string(),
    tax_numbers: z.array(z.object({ register: z.enum(taxRegisters), number: z.string() })),
  }),
});

export const cardKeyView = z.object({
  provider: z.enum(providerNames),
  /** The public key as a JWK. */
  key: z.object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string(),
    y: z.string(),
    alg: z.literal('ECDH-ES'),
    use: z.literal('enc'),
    kid: z.string(),
  }),
  enc: z.literal('A256GCM'),
  /** The server's clock, from which the browser counts the expiry: its own may be wrong. */
  now: moment,
});

export type CheckoutView = z.output<typeof checkoutView>;
export type InvoiceView = z.output<typeof invoiceView>;
export type QuoteView = z.output<typeof quoteView>;
export type BillingView = z.output<typeof billingView>;
export type LineView = z.output<typeof lineView>;
export type PlanView = z.output<typeof planView>;
export type DirectorProductView = z.output<typeof directorProductView>;
export type TaxRatesView = z.output<typeof taxRatesView>;
export type CardView = z.output<typeof cardView>;
export type SubscriptionView = z.output<typeof subscriptionView>;
