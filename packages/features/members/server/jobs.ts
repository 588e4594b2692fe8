import { instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { forgetInvitations } from './store/users.ts';

/** Thirty days: so long a link says why it no longer works; then the address of who did not come is forgotten. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

export const jobs: ScheduledJob[] = [
  {
    name: 'members.forgetInvitations',
    every: { minutes: 60 },
    run: ({ db, now }) =>
      db.asNobody((q) => forgetInvitations(q, instantOfMillis(millisOfInstant(now) - keptMs))),
  },
];
