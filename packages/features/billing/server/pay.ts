/**
 * One payment, in the steps that a crash between any two of them neither loses nor doubles:
 * 1. a transaction makes the row `created`; its id is the provider's idempotency key;
 * 2. the provider begins it, outside of any transaction, for a bounded time;
 * 3. a transaction records the answer with all that it brings (`settle.ts`, `deliveries.ts`).
 * `outside.ts` asks the provider again about a row without an outcome.
 */
import { instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { formatCents } from '@tabellion/kernel/money.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { ProvinceCode } from '@tabellion/law/jurisdictions.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { bounded } from '@tabellion/platform/outside/bounded.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import { type OrganizationWrite, writeOrganization } from '../../organizations/server/public.ts';
import { refuseCoupon } from '../rules/coupon.ts';
import type { InvoiceLine } from '../rules/invoice.ts';
import { chargeWithinMs, isOpen, type Purpose, pageAfterBank, settleAfterMs } from '../rules/payment.ts';
import { firstPlan } from '../rules/plans.ts';
import type { Price } from '../rules/price.ts';
import { refuseCard } from '../rules/sealedCard.ts';
import type { BillingPorts } from './ports.ts';
import type { PaymentAnswer, PaymentMethod } from './provider.ts';
import { free, settle, settleIn } from './settle.ts';
import { takeCoupon } from './store/coupons.ts';
import {
  insertPayment,
  type NewPayment,
  type Payment,
  selectPaymentBefore,
  takeNonce,
} from './store/payments.ts';
import { selectCard, selectSubscription } from './store/subscriptions.ts';

export const onFile = { kind: 'onFile' } as const;

export interface PayRequest {
  purpose: Purpose;
  /** The id of what is paid for, as `paymentSucceeded` says; the sealed card names it as `plan`. */
  subject: string;
  /** Left out where nothing is to be paid; `onFile` is the card that the provider keeps. */
  method: PaymentMethod | typeof onFile | undefined;
  /** The total that the buyer saw. */
  priceCents: bigint;
}

/** An order at today's price, computed from the state under the organization's lock. */
export interface PricedOrder {
  price: Price;
  lines: readonly InvoiceLine[];
  province: ProvinceCode;
  couponCode: string | null;
}

/**
 * Takes a payment. However often it is sent, and from however many windows, there is one charge: repetitions, and a
 * second payment of the same thing while the first is open, get the first one's id. A second plan waits for the first;
 * two filings, or two changes, are paid side by side, each of them once.
 * The connection is given back before the provider is called: the caller reads on `context.db` afterwards.
 * @returns the payment's id; whether it is paid, refused or still open stands in its row
 */
export async function pay<Code extends TextCode>(
  context: OrganizationContext,
  ports: BillingPorts,
  request: PayRequest,
  makeOrder: (write: OrganizationWrite) => Promise<Result<PricedOrder, Refusal<Code>>>,
) {
  let beginning: Beginning | undefined;
  const made = await writeOrganization(context, async (write) => {
    const before = await selectPaymentBefore(write.tx, write.orgId, request);
    if (before !== undefined) return joinPayment(before, request);
    const order = await makeOrder(write);
    if (!order.ok) return order;
    const created = await create(write, context, ports, request, order.value);
    if (!created.ok) return created;
    beginning = created.value.beginning;
    return ok({ payment_id: created.value.payment_id });
  });
  context.release();
  if (!made.ok) return made;
  const answer = beginning === undefined ? undefined : await beginInTime(ports, beginning);
  const { db, orgId, user, now } = context;
  const { payment_id: paymentId } = made.value;
  if (answer !== undefined) {
    const payment = { orgId, paymentId, userId: user.userId, now };
    await settle(db, payment, answer, ports.seller);
  }
  return ok(paymentId);
}

/** Somebody pays, or has paid, the same thing or another plan. */
function joinPayment(
  { paymentId, purpose, subject, status }: Pick<Payment, 'paymentId' | 'purpose' | 'subject' | 'status'>,
  request: PayRequest,
) {
  if (purpose !== request.purpose || subject !== request.subject) return refuse('PAYMENT.UNDER_WAY');
  return isOpen(status) ? ok({ payment_id: paymentId }) : refuse('PAYMENT.ALREADY_PAID');
}

/** The row before the charge. An order of nothing is settled at once, without a provider. */
async function create(
  write: OrganizationWrite,
  context: OrganizationContext,
  ports: BillingPorts,
  request: PayRequest,
  order: PricedOrder,
) {
  const { totalCents } = order.price;
  if (totalCents !== request.priceCents)
    return refuse('PAYMENT.PRICE_CHANGED', { data: { price: Number(formatCents(totalCents)) } });
  const method = totalCents === 0n ? ok(undefined) : await takeMethod(write, context, ports, request);
  if (!method.ok) return method;
  if (order.couponCode !== null && !(await takeCoupon(write.tx, order.couponCode)))
    return refuseCoupon('COUPON.USED_UP');
  const payment = paymentOf(context, ports, request, order);
  await insertPayment(write.tx, payment);
  if (method.value === undefined) await settleIn(write, payment.paymentId, free, context.now, ports.seller);
  if (method.value === undefined) return ok({ payment_id: payment.paymentId, beginning: undefined });
  const planId = await planNamed(write, order);
  const beginning = { payment, means: method.value, returnPath: pageAfterBank({ ...payment, planId }) };
  return ok({ payment_id: payment.paymentId, beginning });
}

/** The plan that is bought with the order, else the organization's own. */
const planNamed = async ({ tx, orgId }: OrganizationWrite, { lines }: PricedOrder): Promise<string> =>
  lines.find(({ kind }) => kind === 'plan')?.subject ??
  (await selectSubscription(tx, orgId))?.plan_id ??
  firstPlan;

async function takeMethod(
  { tx, orgId }: OrganizationWrite,
  { now }: OrganizationContext,
  { provider }: BillingPorts,
  { method, subject, priceCents }: PayRequest,
) {
  if (method === undefined) return refuseCard('CARD.REQUIRED');
  if (typeof method === 'object') {
    const card = await selectCard(tx, orgId);
    return card === undefined ? refuseCard('CARD.REQUIRED') : ok({ card: card.reference });
  }
  const read = await provider.readMethod(method, { organization: orgId, subject, priceCents }, now);
  if (!read.ok) return read;
  const isNew = await takeNonce(tx, read.value.nonce, read.value.goodUntil);
  return isNew ? ok({ method }) : refuseCard('CARD.USED');
}

const paymentOf = (
  { orgId, user, now }: OrganizationContext,
  { provider }: BillingPorts,
  { purpose, subject }: PayRequest,
  { price, lines, province, couponCode }: PricedOrder,
): NewPayment => ({
  orgId,
  paymentId: newId(),
  purpose,
  subject,
  provider: provider.name,
  listCents: price.listCents,
  discountCents: price.discountCents,
  taxCents: price.taxCents,
  totalCents: price.totalCents,
  lines,
  province,
  couponCode,
  createdBy: user.userId,
  createdAt: now,
  askAfter: instantOfMillis(millisOfInstant(now) + settleAfterMs),
});

interface Beginning {
  payment: NewPayment;
  /** Typed now, or kept by the provider. */
  means: { readonly method: PaymentMethod } | { readonly card: string };
  returnPath: string;
}

/**
 * Begins under the payment's id.
 * @returns undefined when no answer came in time, none that can be read, or none that decides: the outcome is unknown, the
 * payment stays open, and the job asks. The provider's error is not passed on: it may quote the card.
 */
async function beginInTime(
  { provider, chargeTimeoutMs, onFault }: BillingPorts,
  { payment, means, returnPath }: Beginning,
): Promise<PaymentAnswer | undefined> {
  const { orgId: organization, paymentId, totalCents: amountCents } = payment;
  const notAfter = instantOfMillis(millisOfInstant(payment.createdAt) + chargeWithinMs);
  const begin = (signal: AbortSignal) =>
    'card' in means
      ? provider.charge({ amountCents, card: means.card, notAfter, isRepeated: false }, paymentId, signal)
      : provider.begin(
          { organization, amountCents, method: means.method, notAfter, returnPath },
          paymentId,
          signal,
        );
  try {
    const answer = await bounded(chargeTimeoutMs, begin);
    return answer.state === 'waiting' ? undefined : answer;
  } catch (error) {
    onFault(error);
    return undefined;
  }
}
