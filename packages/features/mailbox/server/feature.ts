import { instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import type { Feature } from '@tabellion/platform/feature.ts';
import { forgetSecrets } from './store/secrets.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Secrets, codes and sessions are forgotten thirty days after they have ended. */
export const feature: Feature = {
  routes: [],
  schedules: [
    {
      name: 'mailbox.forgetSecrets',
      every: { dailyAt: '03:40', zone: 'America/Toronto' },
      run: ({ db, now }) =>
        db.asNobody((q) => forgetSecrets(q, instantOfMillis(millisOfInstant(now) - 30 * dayMs))),
    },
  ],
};
