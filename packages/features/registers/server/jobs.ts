import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { applyDueProposals } from './applyDueProposals.ts';
import type { JudgingDrafts } from './proposals.ts';
import { rebuildAll } from './rebuild.ts';

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
