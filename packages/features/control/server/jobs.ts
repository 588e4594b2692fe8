/** Reminders of deadlines for significant control, sent before the day to those who keep the register. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import type { JobContext, ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { notify } from '../../notifications/server/public.ts';
import { organizationOf, todayOf } from '../../organizations/server/public.ts';
import { organizationsWithActs, seqKnownAt } from '../../registers/server/public/acts.ts';
import { clocksOf } from './clocks.ts';
import type { ControlPorts } from './ports.ts';
import { controlFoundOn } from './reading.ts';

type Ports = Pick<ControlPorts, 'settledDeadlines'>;

export const jobsOf = (ports: Ports): ScheduledJob[] => [
  {
    name: 'control.notifyDeadlines',
    every: { dailyAt: '06:25', zone: 'America/Toronto' },
    run: ({ db, now, signal }) => notifyDeadlines(ports, { db, now, signal }),
  },
];

/** Days before the due day at which it rings, the nearest first; once for each, so that a missed night is made up for. */
const steps = [3, 30] as const;
/** The step of what has passed: it may have before anybody could be told. */
const overdue = -1;

/** Rings in every organization, once for each step of each clock; and once more when it is overdue. */
export async function notifyDeadlines(ports: Ports, { db, now, signal }: JobContext): Promise<void> {
  const faults: unknown[] = [];
  for (const orgId of await db.asNobody(organizationsWithActs)) {
    if (signal.aborted) return;
    // One that fails keeps nobody else from being told; the run has failed all the same.
    await db
      .transaction(orgId, (tx) => notifyIn(tx, orgId, { ...ports, at: now }))
      .catch((fault: unknown) => faults.push(fault));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'clocks of significant control were not rung');
}

async function notifyIn(
  q: Transaction,
  orgId: string,
  { at, settledDeadlines }: Ports & { readonly at: Instant },
): Promise<void> {
  const [organization, seq] = await Promise.all([organizationOf(q, orgId), seqKnownAt(q, orgId, undefined)]);
  const now = { asOf: todayOf(organization, at), seq };
  const { clocks } = await clocksOf({ q, orgId, settledDeadlines }, await controlFoundOn(q, orgId, now), now);
  for (const { kind, due_on: dueOn, days, person } of clocks) {
    const step = days < 0 ? overdue : steps.find((one) => days <= one);
    if (step === undefined) continue;
    const occasion = ['control', kind, dueOn, person?.person_id ?? '', step].join(':');
    await notify(q, { orgId, at, kind: 'control_due', params: { deadline: kind, dueOn }, occasion });
  }
}
