import { instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { forgetNotices } from './store.ts';

/** Half a year: the activity log keeps what happened, the bell only calls. */
const keptMs = 180 * 24 * 60 * 60 * 1000;

export const jobs: ScheduledJob[] = [
  {
    name: 'notifications.forget',
    every: { minutes: 60 },
    run: ({ db, now }) =>
      db.asNobody((q) => forgetNotices(q, instantOfMillis(millisOfInstant(now) - keptMs))),
  },
];
