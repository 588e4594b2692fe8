import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { paymentsOutside, refundsOutside } from './outside.ts';
import type { BillingPorts } from './ports.ts';
import { runRenewals } from './renewals.ts';
import { forgetNonces } from './store/payments.ts';

export const jobsOf = (ports: BillingPorts): ScheduledJob[] => [
  ...paymentsOutside(ports).jobs,
  ...refundsOutside(ports).jobs,
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
