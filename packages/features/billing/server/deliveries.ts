/** Delivers what a paid payment brings, by its purpose. */
import { dateInZone, type Instant } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { type OrganizationWrite, organizationOf, setStatus } from '../../organizations/server/public.ts';
import type { Purpose } from '../rules/payment.ts';
import { findPlan } from '../rules/plans.ts';
import { billingZone, yearFrom } from '../rules/subscription.ts';
import type { Payment } from './store/payments.ts';
import { endOldSubscription, insertSubscription, selectSubscription } from './store/subscriptions.ts';

/** Works in the transaction that records the payment. Of what it refuses nothing stays, and the money goes back. */
type Delivery = (
  write: OrganizationWrite,
  payment: Payment,
  now: Instant,
) => Promise<Result<unknown, Refusal>>;

const beginSubscription: Delivery = (write, payment, now) => beginPlan(write, payment.subject, payment, now);

async function beginPlan(
  write: OrganizationWrite,
  planId: string,
  { paymentId }: Payment,
  now: Instant,
): Promise<Result<unknown, Refusal>> {
  const { tx, orgId, recordedAt: at } = write;
  const { status } = await organizationOf(tx, orgId);
  if (findPlan(planId) === undefined || status === 'dissolved')
    return refuse('ORGANIZATION.STATUS_NOT_POSSIBLE');
  const before = await selectSubscription(tx, orgId);
  await endOldSubscription(tx, orgId, at);
  const subscriptionId = newId();
  const period = yearFrom(dateInZone(now, billingZone), before?.subscription_end_date);
  await insertSubscription(tx, { orgId, subscriptionId, planId, paymentId, at, ...period });
  await write.toLedger('organization', { id: orgId, planId });
  return status === 'pending' ? setStatus(write, 'payment_success') : ok(null);
}

/** The plan that was bought with a filing begins; the filing itself is its listener's. */
const beginPlanOfFiling: Delivery = async (write, payment, now) => {
  const plan = payment.lines.find(({ kind }) => kind === 'plan');
  return plan === undefined ? ok(null) : beginPlan(write, plan.subject, payment, now);
};

/** A later feature sells it: it hears `paymentSucceeded`, once, and delivers then, or calls `refund`. */
const byListener: Delivery = async () => ok(null);

/** Each is called once for a payment, because a payment becomes paid once. */
export const deliveries = {
  incorporation: beginSubscription,
  upgrade: beginSubscription,
  filing: beginPlanOfFiling,
  change: byListener,
  add_shareholders: byListener,
} as const satisfies Record<Purpose, Delivery>;
