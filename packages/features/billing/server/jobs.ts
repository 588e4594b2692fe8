import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { settleAfterMs } from '../rules/payment.ts';
import type { BillingPorts } from './ports.ts';
import { settle } from './settle.ts';
import { forgetNonces, selectOpenPayments, selectPayment } from './store/payments.ts';

const paymentsPerRun = 200;

export const jobsOf = (ports: BillingPorts): ScheduledJob[] => [
  {
    name: 'billing.settleOpenPayments',
    every: { minutes: 1 },
    run: ({ db, now, signal }) => settleOpenPayments(db, ports, now, signal),
  },
  {
    name: 'billing.forgetNonces',
    every: { minutes: 60 },
    run: ({ db, now }) => db.asNobody((q) => forgetNonces(q, now)),
  },
];

/**
 * Asks the provider about every payment that is `created` for longer than a minute, and records what it says. One that
 * never reached the provider is refused: after so long no charge can begin any more (`chargeWithinMs`).
 * Payments that fail do not keep the others from being settled; they are tried again at the next run.
 * @returns how many payments it asked about
 */
export async function settleOpenPayments(
  db: Database,
  ports: BillingPorts,
  now: Instant,
  signal: AbortSignal,
): Promise<number> {
  const before = instantOfMillis(millisOfInstant(now) - settleAfterMs);
  const open = await db.asNobody((q) => selectOpenPayments(q, before, paymentsPerRun));
  const faults: unknown[] = [];
  for (const { org_id, payment_id } of open) {
    if (signal.aborted) break;
    await settleOpen(db, ports, org_id, payment_id, now).catch((error) => faults.push(error));
  }
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} open payments could not be settled`);
  return open.length;
}

async function settleOpen(
  db: Database,
  { provider, chargeTimeoutMs }: BillingPorts,
  orgId: string,
  paymentId: string,
  now: Instant,
): Promise<void> {
  const payment = await db.asOrganization(orgId, (q) => selectPayment(q, orgId, paymentId));
  // Only the provider that was asked can know.
  if (payment?.provider !== provider.name) return;
  const found = await provider.find(paymentId, AbortSignal.timeout(chargeTimeoutMs));
  if (found.outcome === 'pending') return;
  const outcome =
    found.outcome === 'unknown' ? ({ outcome: 'refused', reason: 'not_received' } as const) : found;
  await settle(db, { orgId, paymentId, userId: null, now }, outcome);
}
