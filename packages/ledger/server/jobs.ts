/** The jobs of the service: heads once a day, and an end to keys of repetition. */
import { instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { utf8 } from '../bytes.ts';
import { sha256 } from '../sha256.ts';
import { appendHeads } from './heads.ts';
import { rebuild } from './rebuild.ts';
import { addStamp, newestCheckpoint, newestStamp } from './store/log.ts';
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

/** Has an authority say once a day that the newest checkpoint existed.
 *  @param stamp  asks it about a SHA-256; its reply (RFC 3161) */
export const stamping = (stamp: (digest: Uint8Array) => Promise<Uint8Array>): ScheduledJob => ({
  name: 'ledger.stamp',
  every: { minutes: 1_440 },
  run: async ({ db }) => {
    const [newest, stamped] = await db.asNobody((q) => Promise.all([newestCheckpoint(q), newestStamp(q)]));
    if (newest === undefined || newest.size === stamped?.size) return;
    const reply = await stamp(sha256(utf8(newest.note)));
    await db.asNobody((q) => addStamp(q, newest.size, reply));
  },
});

/** Replays the log every night; whatever differs is told, and stays as it is. */
export const rebuilding: ScheduledJob = {
  name: 'ledger.rebuild',
  every: { dailyAt: '03:40', zone: 'America/Toronto' },
  run: async ({ db }) => {
    const { differences } = await rebuild(db);
    if (differences.length > 0)
      throw new Error(`rows of the ledger differ from its log: ${differences.slice(0, 20).join(', ')}`);
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
