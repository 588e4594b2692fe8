/** The calendar brings filings too; and the registry is asked about what was sent. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { organizationsWithActs } from '../../registers/server/public/acts.ts';
import type { FilingPorts } from './ports.ts';
import { makeFilings } from './rows.ts';
import { filingsOutside } from './sending.ts';

export const jobsOf = ({ registry }: FilingPorts): readonly ScheduledJob[] => [
  {
    name: 'filings.makeRows',
    every: { dailyAt: '05:30', zone: 'America/Toronto' },
    run: ({ db, now, signal }) => makeAllFilings(db, now, signal),
  },
  ...filingsOutside(registry).jobs,
];

/** Each organization has a transaction of its own; one that fails keeps no other from its own. */
export async function makeAllFilings(db: Database, now: Instant, signal: AbortSignal): Promise<void> {
  const faults: unknown[] = [];
  for (const orgId of await db.asNobody(organizationsWithActs)) {
    if (signal.aborted) return;
    await db
      .transaction(orgId, (tx) => makeFilings(tx, orgId, now))
      .catch((fault: unknown) => faults.push(fault));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'filings were not made');
}
