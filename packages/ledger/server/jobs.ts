/** The jobs of the service: heads once a day, and an end to keys of repetition. */
import { instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { appendHeads } from './heads.ts';
import * as rows from './store/records.ts';
import { dropReadingsBefore } from './store/relays.ts';

/** After so many days a key of repetition may mean something else. */
const REPETITION_DAYS = 30;

export const repetitions: ScheduledJob = {
  name: 'ledger.repetitions',
  every: { minutes: 1_440 },
  run: ({ db, now }) => {
    const moment = instantOfMillis(millisOfInstant(now) - REPETITION_DAYS * 24 * 60 * 60 * 1000);
    return db.asNobody(async (q) => {
      await dropReadingsBefore(q, now);
      return rows.dropRepetitionsBefore(q, moment);
    });
  },
};

/** @param master  wraps secrets, 32 bytes
 *  @param committed  told after the commit */
export const heads = (master: Uint8Array, committed: () => void): ScheduledJob => ({
  name: 'ledger.heads',
  every: { minutes: 1_440 },
  run: async ({ db, now }) => {
    await db.transaction(null, (tx) => appendHeads(tx, { master, now }));
    committed();
  },
});
