/** Lines that no bell rang for, the first lines of every day, and the proof of what is kept. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { daysAtRegistries } from '../../organizations/server/public.ts';
import { keepLines } from './keep.ts';
import { selectOrganizationsToKeep, selectOrganizationsWithLines } from './store/lines.ts';

/** More of them wait for the next minute. */
const mostAtOnce = 500;

export const jobs: ScheduledJob[] = [
  {
    name: 'worklist.keepLines',
    every: { minutes: 1 },
    run: ({ db, now, signal }) => keepAll(db, now, signal),
  },
  {
    name: 'worklist.compareLines',
    every: { dailyAt: '04:10', zone: 'America/Toronto' },
    run: async ({ db, now, signal }) => {
      const differing = await differingLines(db, now, signal);
      // Thrown, so that the run shows as failed and the log alarms; the lines stay as they are for people to look at.
      if (differing.length > 0)
        throw new Error(`lines of work differ from what asks for them in ${differing.join(', ')}`);
    },
  },
];

/** Each organization has a transaction of its own; one that fails keeps no other from its own. */
export async function keepAll(db: Database, now: Instant, signal: AbortSignal): Promise<void> {
  const faults: unknown[] = [];
  for (const orgId of await db.asNobody((q) =>
    selectOrganizationsToKeep(q, daysAtRegistries(now), mostAtOnce),
  )) {
    if (signal.aborted) return;
    await db
      .transaction(orgId, (tx) => keepLines(tx, orgId, { now, compares: false }))
      .catch((fault: unknown) => faults.push(fault));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'lines of work were not kept');
}

/** The organizations whose lines are others than their facts ask for, though nothing was written since they were kept. Those to
 *  which something was written are kept anew. */
export async function differingLines(db: Database, now: Instant, signal: AbortSignal): Promise<string[]> {
  const differing: string[] = [];
  for (const orgId of await db.asNobody(selectOrganizationsWithLines)) {
    if (signal.aborted) return differing;
    const differs = await db.transaction(orgId, (tx) => keepLines(tx, orgId, { now, compares: true }));
    if (differs) differing.push(orgId);
  }
  return differing;
}
