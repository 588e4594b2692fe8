import { instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import {
  announcedPaymentsOutside,
  announcedRefundsOutside,
  paymentsOutside,
  refundsOutside,
} from './outside.ts';
import type { BillingPorts } from './ports.ts';
import { runRenewals } from './renewals.ts';
import { forgetNonces } from './store/payments.ts';
import { forgetWebhooks } from './store/webhooks.ts';

/** Messages of the provider are kept this long. */
const webhookDays = 90;

export const jobsOf = (ports: BillingPorts): ScheduledJob[] => [
  ...paymentsOutside(ports).jobs,
  ...refundsOutside(ports).jobs,
  ...(ports.provider.webhooks === undefined ? [] : webhookJobs(ports)),
  {
    name: 'billing.renew',
    every: { minutes: 10 },
    run: (context) => runRenewals(ports, context),
  },
  {
    name: 'billing.forgetNonces',
    every: { minutes: 60 },
    run: ({ db, now }) => db.asNobody((q) => forgetNonces(q, now)),
  },
];

const webhookJobs = (ports: BillingPorts): ScheduledJob[] => [
  ...announcedPaymentsOutside(ports).jobs,
  ...announcedRefundsOutside(ports).jobs,
  {
    name: 'billing.forgetWebhooks',
    every: { minutes: 60 },
    run: ({ db, now }) =>
      db.asNobody((q) =>
        forgetWebhooks(q, instantOfMillis(millisOfInstant(now) - webhookDays * 24 * 60 * 60 * 1000)),
      ),
  },
];
