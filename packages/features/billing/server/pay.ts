/**
 * One payment, in the steps that a crash between any two of them neither loses nor doubles:
 * 1. a transaction makes the row `created`; its id is the provider's idempotency key;
 * 2. the provider is asked, outside of any transaction, for a bounded time;
 * 3. a transaction records the outcome with all that it brings (`settle.ts`).
 * A row left `created` is settled by the job, which asks the provider for the outcome of the key.
 */
import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { formatCents } from '@tabellion/kernel/money.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { ProvinceCode } from '@tabellion/law/jurisdictions.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import { type OrganizationWrite, writeOrganization } from '../../organizations/server/public.ts';
import type { Card } from '../rules/card.ts';
import { refuseCoupon } from '../rules/coupon.ts';
import type { InvoiceLine } from '../rules/invoice.ts';
import { chargeWithinMs, type Purpose } from '../rules/payment.ts';
import type { Price } from '../rules/price.ts';
import { refuseCard } from '../rules/sealedCard.ts';
import { openCard } from './openCard.ts';
import type { BillingPorts } from './ports.ts';
import type { ChargeOutcome } from './provider.ts';
import { free, settle, settleIn } from './settle.ts';
import { takeCoupon } from './store/coupons.ts';
import { insertPayment, type NewPayment, selectOpenPayment, takeNonce } from './store/payments.ts';

export interface PayRequest {
  purpose: Purpose;
  /** The id of the plan, filing or change paid for. The sealed card names it as `plan`. */
  subject: string;
  /** Sealed for the server; left out where nothing is to be paid. */
  card: string | undefined;
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
 * second payment of the same thing while the first is open, get the first one's id.
 * The connection is given back before the provider is called: the caller reads on `context.db` afterwards.
 * @returns the payment's id; whether it is paid, refused or still open stands in its row
 */
export async function pay<Code extends TextCode>(
  context: OrganizationContext,
  ports: BillingPorts,
  request: PayRequest,
  makeOrder: (write: OrganizationWrite) => Promise<Result<PricedOrder, Refusal<Code>>>,
) {
  let charge: Charge | undefined;
  const made = await writeOrganization(context, async (write) => {
    const open = await selectOpenPayment(write.tx, write.orgId, request.purpose);
    if (open !== undefined) {
      const isSame = open.subject === request.subject;
      return isSame ? ok({ payment_id: open.payment_id }) : refuse('PAYMENT.UNDER_WAY');
    }
    const order = await makeOrder(write);
    if (!order.ok) return order;
    const created = await create(write, context, ports, request, order.value);
    if (!created.ok) return created;
    charge = created.value.charge;
    return ok({ payment_id: created.value.payment_id });
  });
  context.release();
  if (!made.ok) return made;
  const outcome = charge === undefined ? undefined : await chargeInTime(ports, charge);
  const { db, orgId, user, now } = context;
  const { payment_id: paymentId } = made.value;
  if (outcome !== undefined) await settle(db, { orgId, paymentId, userId: user.userId, now }, outcome);
  return ok(paymentId);
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
  const card = totalCents === 0n ? ok(undefined) : await takeCard(write, context, ports, request);
  if (!card.ok) return card;
  if (order.couponCode !== null && !(await takeCoupon(write.tx, order.couponCode)))
    return refuseCoupon('COUPON.USED_UP');
  const payment = paymentOf(context, ports, request, order);
  await insertPayment(write.tx, payment);
  if (card.value === undefined) await settleIn(write, payment.paymentId, free, context.now);
  const { paymentId, createdAt } = payment;
  const charge: Charge | undefined = card.value && {
    paymentId,
    amountCents: totalCents,
    card: card.value,
    createdAt,
  };
  return ok({ payment_id: paymentId, charge });
}

async function takeCard(
  { tx, orgId }: OrganizationWrite,
  { now }: OrganizationContext,
  ports: BillingPorts,
  { card, subject, priceCents }: PayRequest,
) {
  if (card === undefined) return refuseCard('CARD.REQUIRED');
  const opened = await openCard(ports.cardKey, card, { organization: orgId, plan: subject, priceCents }, now);
  if (!opened.ok) return opened;
  const isNew = await takeNonce(tx, opened.value.nonce, instantOfMillis(opened.value.goodUntilMs));
  return isNew ? ok(opened.value.card) : refuseCard('CARD.USED');
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
});

/** The calls to the provider: outside of every transaction, with a bound on their time. */
interface Charge {
  paymentId: string;
  amountCents: bigint;
  card: Card;
  createdAt: Instant;
}

/**
 * Charges under the payment's id.
 * @returns undefined when no answer came in time, or none that can be read: the outcome is unknown, the payment stays
 * `created`, and the job will ask. The provider's error is not passed on: it may quote the card.
 */
async function chargeInTime(
  { provider, chargeTimeoutMs }: BillingPorts,
  { paymentId, amountCents, card, createdAt }: Charge,
): Promise<ChargeOutcome | undefined> {
  const notAfter = instantOfMillis(millisOfInstant(createdAt) + chargeWithinMs);
  try {
    return await provider.charge(
      { amountCents, card, notAfter },
      paymentId,
      AbortSignal.timeout(chargeTimeoutMs),
    );
  } catch {
    return undefined;
  }
}
