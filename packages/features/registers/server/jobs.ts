import type { Instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { underHead } from '../../organizations/server/public.ts';
import type { JudgingDrafts } from './apply.ts';
import { meetDates } from './meet.ts';
import { rebuildAll } from './rebuild.ts';
import { selectOrganizationsAwaitingDates } from './store/proposals.ts';

export const jobsOf = (laws: readonly JudgingDrafts[]): ScheduledJob[] => [
  {
    name: 'registers.applyDated',
    every: { dailyAt: '06:00', zone: 'America/Toronto' },
    run: ({ db, now, signal }) => applyDueProposals(db, now, { laws, signal }),
  },
  {
    name: 'registers.rebuild',
    every: { dailyAt: '03:10', zone: 'America/Toronto' },
    run: async ({ db, signal }) => {
      const differing: string[] = [];
      for await (const { orgId, differences } of rebuildAll(db)) {
        if (signal.aborted) return;
        if (differences.length > 0) differing.push(`${orgId}: ${differences.slice(0, 3).join(', ')}`);
      }
      // Thrown, so that the run shows as failed and the log alarms; the rows stay as they are for people to look at.
      if (differing.length > 0)
        throw new Error(`registers differ from their acts in ${differing.join('; ')}`);
    },
  },
];

/** Applies due proposals in every organization, each in a transaction of its own. One that no longer fits
 *  needs attention from then on; one that is not due yet stays. An organization that fails keeps no other
 *  from its own. */
export async function applyDueProposals(
  db: Database,
  now: Instant,
  { laws, signal }: { readonly laws: readonly JudgingDrafts[]; readonly signal: AbortSignal },
): Promise<void> {
  const faults: unknown[] = [];
  for (const orgId of await db.asNobody(selectOrganizationsAwaitingDates)) {
    if (signal.aborted) return;
    await db
      .transaction(orgId, (tx) =>
        underHead(tx, orgId, { userId: null, now }, async (write) => ok(await meetDates(write, { laws }))),
      )
      .catch((fault: unknown) => faults.push(fault));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'proposals that are due were not recorded');
}
