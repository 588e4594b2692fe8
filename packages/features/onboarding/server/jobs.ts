import type { Instant } from '@tabellion/kernel/date.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import type { OnboardingPorts } from './ports.ts';
import { askRegistrar } from './settle.ts';
import { selectOpenSubmissions } from './store/submissions.ts';

const submissionsPerRun = 200;

/** Every few seconds, because somebody looks at "waiting for the registry". */
export const jobsOf = (ports: OnboardingPorts): ScheduledJob[] => [
  {
    name: 'onboarding.askRegistrar',
    every: { seconds: 5 },
    run: ({ db, now, signal }) => askOpenSubmissions(db, ports, now, signal),
  },
];

/** Asks the registry about every submission without an answer, the oldest first. One that fails does not keep the others
 *  from theirs. @returns how many it asked about */
export async function askOpenSubmissions(
  db: Database,
  ports: OnboardingPorts,
  now: Instant,
  signal: AbortSignal,
): Promise<number> {
  const open = await db.asNobody((q) => selectOpenSubmissions(q, ports.registrar.name, submissionsPerRun));
  const faults: unknown[] = [];
  for (const { org_id: orgId, submission_id: submissionId } of open) {
    if (signal.aborted) break;
    await askRegistrar(db, ports, { orgId, submissionId, now }).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} submissions could not be asked about`);
  return open.length;
}
