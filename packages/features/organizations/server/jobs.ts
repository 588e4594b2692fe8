import { instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { deleteMadeBefore } from './store/head.ts';

/** Seven days: nobody repeats a request later, and whoever sends its key again means a new act. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

export const jobs: ScheduledJob[] = [
  {
    name: 'organizations.forgetRequests',
    every: { minutes: 60 },
    run: ({ db, now }) =>
      db.asNobody((q) => deleteMadeBefore(q, instantOfMillis(millisOfInstant(now) - keptMs))),
  },
];
