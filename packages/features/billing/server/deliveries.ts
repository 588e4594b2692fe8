/** Delivers what a paid payment brings, by its purpose. */
import { dateInZone, type Instant } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { type OrganizationWrite, organizationOf, setStatus } from '../../organizations/server/public.ts';
import type { InvoiceLine } from '../rules/invoice.ts';
import type { Purpose } from '../rules/payment.ts';
import { findPlan } from '../rules/plans.ts';
import { billingZone, type Period, yearFrom } from '../rules/subscription.ts';
import type { Payment } from './store/payments.ts';
import {
  addFurtherHolders,
  endSubscription,
  insertSubscription,
  type Subscription,
  selectSubscription,
} from './store/subscriptions.ts';

/** Works in the transaction that records the payment. Of what it refuses nothing stays, and the money goes back. */
type Delivery = (
  write: OrganizationWrite,
  payment: Payment,
  now: Instant,
) => Promise<Result<unknown, Refusal>>;

const beginSubscription: Delivery = (write, payment, now) => beginYear(write, payment.subject, payment, now);

/** A year of a plan, bought by hand: it ends what was there, and with it the tries of its renewal. */
async function beginYear(write: OrganizationWrite, planId: string, payment: Payment, now: Instant) {
  const before = await selectSubscription(write.tx, write.orgId);
  const today = dateInZone(now, billingZone);
  const endsBefore =
    before?.ended_at === null
      ? { endsOn: before.subscription_end_date, isBeingRenewed: isBeingRenewed(before) }
      : undefined;
  const period = yearFrom(today, endsBefore);
  return begin(write, payment, { planId, period, furtherHolders: furtherHoldersIn(payment.lines) });
}

const isBeingRenewed = ({ status, renewal_tries }: Subscription): boolean =>
  status === 'Active' && renewal_tries > 0;

/** The rest of the paid year under a larger plan; the places that were paid for stay. */
const changePlan: Delivery = async (write, payment) => {
  const before = await selectSubscription(write.tx, write.orgId);
  const upgrade = payment.lines.find((line) => line.kind === 'upgrade');
  if (before?.ended_at !== null || before.status !== 'Active' || before.plan_id !== upgrade?.from)
    return refuse('SUBSCRIPTION.NONE');
  const period: Period = {
    startsOn: before.starts_on,
    planLastDate: before.plan_last_date,
    subscriptionEndDate: before.subscription_end_date,
  };
  return begin(write, payment, { planId: upgrade.subject, period, furtherHolders: before.further_holders });
};

/** The next year of the subscription that was charged for it; another one that began meanwhile has paid that year. */
const renew: Delivery = async (write, payment) => {
  const before = await selectSubscription(write.tx, write.orgId);
  const plan = payment.lines.find((line) => line.kind === 'plan');
  if (before?.subscription_id !== payment.subject || before.status !== 'Active' || plan === undefined)
    return refuse('SUBSCRIPTION.NONE');
  const period = yearFrom(before.subscription_end_date);
  const furtherHolders = furtherHoldersIn(payment.lines);
  return begin(write, payment, { planId: plan.subject, period, furtherHolders });
};

interface NextSubscription {
  planId: string;
  period: Period;
  furtherHolders: number;
}

async function begin(
  write: OrganizationWrite,
  { paymentId, purpose }: Payment,
  { planId, period, furtherHolders }: NextSubscription,
): Promise<Result<unknown, Refusal>> {
  const { tx, orgId, recordedAt: at } = write;
  const { status } = await organizationOf(tx, orgId);
  // The last returns of a dissolved corporation are filed with a plan too.
  if (findPlan(planId) === undefined || (status === 'dissolved' && purpose !== 'filing'))
    return refuse('ORGANIZATION.STATUS_NOT_POSSIBLE');
  await endSubscription(tx, orgId, at);
  const subscriptionId = newId();
  await insertSubscription(tx, { orgId, subscriptionId, planId, paymentId, furtherHolders, at, ...period });
  await write.toLedger('organization', { id: orgId, planId });
  return status === 'pending' ? setStatus(write, 'payment_success') : ok(null);
}

/** The plan that was bought with a filing or a change begins; what it was bought with is its listener's. */
const beginPlanOfFiling: Delivery = async (write, payment, now) => {
  const plan = payment.lines.find(({ kind }) => kind === 'plan');
  return plan === undefined ? ok(null) : beginYear(write, plan.subject, payment, now);
};

/** Places for holders in the paid year; who waits for one hears it (`paymentSucceeded`). */
const addPlaces: Delivery = async ({ tx, orgId }, { subject, lines }) => {
  const added = await addFurtherHolders(tx, orgId, subject, furtherHoldersIn(lines));
  return added === 0 ? refuse('SUBSCRIPTION.NONE') : ok(null);
};

const furtherHoldersIn = (lines: readonly InvoiceLine[]): number =>
  lines.reduce((sum, { kind, subject }) => (kind === 'holders' ? sum + Number(subject) : sum), 0);

/** Each is called once for a payment, because a payment becomes paid once. */
export const deliveries = {
  incorporation: beginSubscription,
  upgrade: changePlan,
  renewal: renew,
  filing: beginPlanOfFiling,
  change: beginPlanOfFiling,
  add_shareholders: addPlaces,
} as const satisfies Record<Purpose, Delivery>;
