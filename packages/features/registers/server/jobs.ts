import type { Instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Database, Queries } from '@tabellion/platform/database/queries.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { type OrganizationWrite, underHead } from '../../organizations/server/public.ts';
import type { JudgingDrafts } from './apply.ts';
import { meetDates } from './meet.ts';
import { withdrawLeftOver } from './places.ts';
import { rebuildAll } from './rebuild.ts';
import { selectOrganizationsAwaitingDates, selectOrganizationsAwaitingPlaces } from './store/proposals.ts';

export const jobsOf = (laws: readonly JudgingDrafts[]): ScheduledJob[] => [
  {
    name: 'registers.applyDated',
    every: { dailyAt: '06:00', zone: 'America/Toronto' },
    run: ({ db, now, signal }) => applyDueProposals(db, now, { laws, signal }),
  },
  {
    name: 'registers.keepPlaces',
    every: { minutes: 60 },
    run: ({ db, now, signal }) =>
      inEach(db, selectOrganizationsAwaitingPlaces, { now, signal }, (write) =>
        withdrawLeftOver(write, null, { laws }),
      ),
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

/** Applies due proposals in every organization. One that no longer fits needs attention from then on; one that is not due yet
 *  stays. */
export const applyDueProposals = (
  db: Database,
  now: Instant,
  { laws, signal }: { readonly laws: readonly JudgingDrafts[]; readonly signal: AbortSignal },
): Promise<void> =>
  inEach(db, selectOrganizationsAwaitingDates, { now, signal }, (write) => meetDates(write, { laws }));

/** Each organization has a transaction of its own; one that fails keeps no other from its own. */
async function inEach(
  db: Database,
  select: (q: Queries) => Promise<readonly string[]>,
  { now, signal }: { readonly now: Instant; readonly signal: AbortSignal },
  work: (write: OrganizationWrite) => Promise<unknown>,
): Promise<void> {
  const faults: unknown[] = [];
  for (const orgId of await db.asNobody(select)) {
    if (signal.aborted) return;
    await db
      .transaction(orgId, (tx) =>
        underHead(tx, orgId, { userId: null, now }, async (write) => ok(await work(write))),
      )
      .catch((fault: unknown) => faults.push(fault));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'proposals that are due were not recorded');
}
