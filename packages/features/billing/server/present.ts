/** Turns rows into what is sent: the specification's names, and dollars. */
import { formatCents } from '@tabellion/kernel/money.ts';
import type { OrganizationStatus } from '../../organizations/rules/status.ts';
import type { CardFace } from '../rules/card.ts';
import { creditNoteNumber, type InvoiceLine, invoiceNumber } from '../rules/invoice.ts';
import { isOpen, isPlan } from '../rules/payment.ts';
import { type PricedPlan, planData } from '../rules/plans.ts';
import type { PriceVersion } from '../rules/prices.data.ts';
import type {
  CardView,
  CheckoutView,
  DirectorProductView,
  InvoiceView,
  LineView,
  PlanView,
  SubscriptionView,
} from '../views.ts';
import type { Invoice } from './store/invoices.ts';
import type { Payment } from './store/payments.ts';
import type { Subscription } from './store/subscriptions.ts';

/** Integer cents as a JSON number of dollars; exact to 90 trillion. */
export const dollarsOf = (cents: bigint): number => Number(formatCents(cents));

export const planView = ({ planId, priceCents, holders }: PricedPlan, { as_of }: PriceVersion): PlanView => ({
  plan_id: planId,
  plan_price: dollarsOf(priceCents),
  currency: 'CAD',
  holders,
  features: [...planData.features],
  as_of,
});

export const directorProductView = ({ director, as_of }: PriceVersion): DirectorProductView => ({
  product_id: 'director',
  price: dollarsOf(BigInt(director)),
  currency: planData.currency,
  as_of,
});

export const subscriptionView = (subscription: Subscription): SubscriptionView => ({
  plan_id: subscription.plan_id,
  plan_last_date: subscription.plan_last_date,
  status: subscription.status,
  subscription_id: subscription.subscription_id,
  subscription_end_date: subscription.subscription_end_date,
});

export const cardView = ({ brand, lastFour, expMonth, expYear }: CardFace): CardView => ({
  brand,
  last_four: lastFour,
  exp_month: expMonth,
  exp_year: expYear,
});

export const invoiceView = (invoice: Invoice): InvoiceView => ({
  invoice_id: invoice.invoiceId,
  org_unique_id: invoice.orgId,
  number: invoiceNumber(invoice.number),
  issued_on: invoice.issuedOn,
  lines: invoice.lines.map(lineView),
  subtotal: dollarsOf(invoice.subtotalCents),
  tax: dollarsOf(invoice.taxCents),
  total: dollarsOf(invoice.totalCents),
  currency: 'CAD',
  credit_note:
    invoice.creditNumber === null || invoice.creditedOn === null
      ? null
      : { number: creditNoteNumber(invoice.creditNumber), issued_on: invoice.creditedOn },
});

export const lineView = (line: InvoiceLine): LineView => ({
  kind: line.kind,
  subject: line.subject,
  rate: line.kind === 'tax' ? line.rate : null,
  amount: dollarsOf(line.cents),
  part:
    line.kind === 'upgrade' || line.kind === 'holders'
      ? { from: line.kind === 'upgrade' ? line.from : null, days: line.days, of_days: line.ofDays }
      : null,
});

export interface Checkout {
  organizationStatus: OrganizationStatus;
  payment: Payment | undefined;
  subscription: Subscription | undefined;
  invoice: Invoice | undefined;
}

export function checkoutView({ organizationStatus, payment, subscription, invoice }: Checkout): CheckoutView {
  const forPlan = payment !== undefined && isPlan(payment.purpose) ? payment : undefined;
  const processing = payment !== undefined && isOpen(payment.status);
  return {
    status: checkoutStatus(organizationStatus, payment),
    processing,
    action: payment?.status === 'requires_action' ? { url: payment.actionUrl } : null,
    ...(payment === undefined || processing ? {} : { isPaymentResponseSucceed: payment.status === 'paid' }),
    plan_id: forPlan?.subject ?? subscription?.plan_id ?? null,
    plan_price: forPlan === undefined ? null : dollarsOf(forPlan.listCents),
    coupon: couponOf(payment),
    card: payment?.card == null ? null : cardView(payment.card),
    payment: payment === undefined ? null : paymentView(payment),
    subscription: subscription === undefined ? null : subscriptionView(subscription),
    invoice: invoice === undefined ? null : invoiceView(invoice),
  };
}

function checkoutStatus(organizationStatus: OrganizationStatus, payment: Payment | undefined): string {
  if (payment === undefined) return 'none';
  if (isOpen(payment.status)) return 'processing';
  return payment.status === 'paid' ? organizationStatus : payment.status;
}

const couponOf = (payment: Payment | undefined): CheckoutView['coupon'] =>
  payment === undefined || payment.couponCode === null
    ? null
    : { coupon: payment.couponCode, discount_amount: dollarsOf(payment.discountCents) };

export const paymentView = (payment: Payment): NonNullable<CheckoutView['payment']> => ({
  payment_id: payment.paymentId,
  purpose: payment.purpose,
  status: payment.status,
  reason: payment.reason,
  amount: dollarsOf(payment.totalCents),
  refunded: payment.refundedCents === null ? null : dollarsOf(payment.refundedCents),
  created_at: payment.createdAt,
});
