/** Dates that came and deadlines that passed ring no bell, so that open matters are looked at by the hour. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { underHead } from '../../organizations/server/public.ts';
import type { MatterPorts } from './matterKind.ts';
import { ring } from './ring.ts';
import { selectOrganizationsWithOpenMatters } from './store/matters.ts';

export const jobsOf = (ports: MatterPorts): ScheduledJob[] => [
  {
    name: 'matters.sweep',
    every: { minutes: 60 },
    run: ({ db, now, signal }) => sweepMatters(db, ports, now, signal),
  },
];

/** Each organization has a transaction of its own; one that fails keeps no other from its own. */
async function sweepMatters(
  db: Database,
  ports: MatterPorts,
  now: Instant,
  signal: AbortSignal,
): Promise<void> {
  const faults: unknown[] = [];
  for (const orgId of await db.asNobody(selectOrganizationsWithOpenMatters)) {
    if (signal.aborted) return;
    await db
      .transaction(orgId, (tx) =>
        underHead(tx, orgId, { userId: null, now }, async (write) => {
          await ring(write, ports);
          return ok(null);
        }),
      )
      .catch((fault: unknown) => faults.push(fault));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'matters were not looked at');
}
