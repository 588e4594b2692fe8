/** Periodic deletion of old rows of the platform's own tables. */
import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { pruneTries } from '../http/tries.ts';
import { openMailbox } from '../mail/mailbox.ts';
import { pruneOutbox } from '../outbox/store.ts';
import type { ScheduledJob } from './jobs.ts';

export const forgetTries: ScheduledJob = {
  name: 'tries.prune',
  every: { minutes: 60 },
  run: ({ db, now }) => db.asNobody((q) => pruneTries(q, now)),
};

/** Announcements and mails are kept 30 days after they were sent, the mailbox's mails seven days, tries while they count. */
export const housekeeping: readonly ScheduledJob[] = [
  {
    name: 'outbox.prune',
    every: { minutes: 60 },
    run: ({ db, now }) => db.asNobody((q) => pruneOutbox(q, daysBefore(now, 30))),
  },
  {
    name: 'mailbox.prune',
    every: { minutes: 60 },
    run: ({ db, now }) => openMailbox(db).forgetBefore(daysBefore(now, 7)),
  },
  forgetTries,
];

const daysBefore = (moment: Instant, days: number): Instant =>
  instantOfMillis(millisOfInstant(moment) - days * 24 * 60 * 60_000);
