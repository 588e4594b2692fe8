import { instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { deleteLinksOver } from './store/links.ts';
import { deleteSessionsOver } from './store/sessions.ts';

/** Sessions and links that ended a month ago help nobody any more. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

export const jobs: ScheduledJob[] = [
  {
    name: 'accounts.forgetEnded',
    every: { minutes: 60 },
    run: ({ db, now }) =>
      db.transaction(null, async (tx) => {
        const before = instantOfMillis(millisOfInstant(now) - keptMs);
        await deleteSessionsOver(tx, before);
        await deleteLinksOver(tx, before);
      }),
  },
];
