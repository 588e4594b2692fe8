/** Checks every minute book at night, so that the dashboard says how it is. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { organizationsWithActs } from '../../registers/server/public/acts.ts';
import { type CheckPorts, runCheck } from './running.ts';
import { keepCheck } from './store.ts';

export const jobsOf = (ports: CheckPorts): ScheduledJob[] => [
  {
    name: 'check.checkBooks',
    every: { dailyAt: '03:40', zone: 'America/Toronto' },
    run: ({ db, now, signal }) => checkBooks(ports, db, now, signal),
  },
];

/** One book that cannot be checked keeps no other from being checked; the run has failed all the same. */
export async function checkBooks(
  ports: CheckPorts,
  db: Database,
  now: Instant,
  signal: AbortSignal,
): Promise<void> {
  const faults: unknown[] = [];
  for (const orgId of await db.asNobody(organizationsWithActs)) {
    if (signal.aborted) return;
    try {
      const check = await runCheck(ports, { db, orgId, now, goOn: () => signal.throwIfAborted() });
      if (check.ok) await db.transaction(orgId, (tx) => keepCheck(tx, orgId, check.value));
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'minute books were not checked');
}
