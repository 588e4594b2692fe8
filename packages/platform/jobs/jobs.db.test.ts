import { type Instant, instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import type { Queries } from '../database/queries.ts';
import { sql } from '../database/sql.ts';
import { openJobs, runDueJobs, type ScheduledJob } from './jobs.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => db.asOwner('truncate jobs'));

const noon = instant('2025-03-12T12:00:00Z');
const later = (minutes: number): Instant => instantOfMillis(millisOfInstant(noon) + minutes * 60_000);

const faults: unknown[] = [];
beforeEach(() => faults.splice(0));

const tick = (now: Instant, ...schedules: ScheduledJob[]) =>
  runDueJobs(db.database, schedules, {
    now: () => now,
    onFault: (error) => faults.push(error),
    signal: new AbortController().signal,
  });

function job(run: ScheduledJob['run'] = async () => undefined) {
  const times: Instant[] = [];
  const schedule: ScheduledJob = {
    name: 'deadlines.remind',
    every: { minutes: 10 },
    run: (context) => {
      times.push(context.now);
      return run(context);
    },
  };
  return { schedule, times };
}

/** How every job known to the installation stands, by name. */
const jobRows = (q: Queries) =>
  q.all<Record<'nextAt' | 'lastSucceededAt' | 'lastFailedAt', Instant | null>>(sql`
    select name, next_at as "nextAt", failures, reason, last_succeeded_at as "lastSucceededAt",
      last_failed_at as "lastFailedAt"
    from jobs order by name`);

/** The jobs, their moments spelled as the kernel spells them. */
async function rows() {
  const spelled = (moment: Instant | null) => (moment === null ? null : instant(moment));
  return (await db.database.asNobody(jobRows)).map((row) => ({
    ...row,
    nextAt: spelled(row.nextAt),
    lastSucceededAt: spelled(row.lastSucceededAt),
    lastFailedAt: spelled(row.lastFailedAt),
  }));
}

test('a job runs at its times, once each, and what was missed is made up for once', async () => {
  const { schedule, times } = job();
  for (const minutes of [3, 9, 10, 11, 20, 55, 56]) await tick(later(minutes), schedule);
  expect(times).toEqual([10, 20, 55].map(later));
  expect(await rows()).toEqual([
    {
      name: 'deadlines.remind',
      nextAt: later(60),
      failures: 0,
      reason: null,
      lastSucceededAt: later(55),
      lastFailedAt: null,
    },
  ]);
});

test('a failure is kept with its code and tried again before the next time; a success clears it', async () => {
  let broken = true;
  const { schedule, times } = job(async () => {
    if (broken) throw Object.assign(new Error('ann@example.com is unknown'), { code: 'ENOENT' });
  });
  await tick(noon, schedule);
  await tick(later(10), schedule);
  const [failure] = await rows();
  expect(failure).toMatchObject({ failures: 1, reason: 'Error ENOENT', lastFailedAt: later(10) });
  expect(failure?.nextAt).toMatch(/^2025-03-12T12:10:00\.[5-9]/);
  expect(faults).toHaveLength(1);
  broken = false;
  await tick(later(11), schedule);
  expect(await rows()).toMatchObject([{ failures: 0, reason: null, nextAt: later(20) }]);
  expect(times).toHaveLength(2);
});

test('of many workers one runs the job', async () => {
  const { schedule, times } = job();
  await tick(noon, schedule);
  const ran = await Promise.all([1, 2, 3, 4].map(() => tick(later(10), schedule)));
  expect(ran.reduce((sum, n) => sum + n)).toBe(1);
  expect(times).toHaveLength(1);
});

test('a job whose worker died is taken over when the lease ends, not before', async () => {
  const { schedule, times } = job();
  await tick(noon, schedule);
  await db.asOwner(`update jobs set lease_id = gen_random_uuid(), lease_until = now() + interval '1 hour'`);
  await tick(later(10), schedule);
  expect(times).toEqual([]);
  await db.asOwner('update jobs set lease_until = now()');
  await tick(later(10), schedule);
  expect(times).toEqual([later(10)]);
});

test('one failing job does not keep others from running', async () => {
  const broken = { ...job(() => Promise.reject(new Error('no'))).schedule, name: 'broken' };
  const { schedule, times } = job();
  await tick(noon, broken, schedule);
  expect(await tick(later(10), broken, schedule)).toBe(2);
  expect(times).toEqual([later(10)]);
});

test('closing tells the running job and waits for it', async () => {
  await db.asOwner(`insert into jobs (name, next_at) values ('long', '2025-01-01Z')`);
  const log: string[] = [];
  await new Promise<void>((resolve) => {
    const jobs = openJobs(
      db.database,
      [
        {
          name: 'long',
          every: { minutes: 1 },
          run: async ({ signal }) => {
            void jobs.close().then(() => {
              log.push('closed');
              resolve();
            });
            log.push(`told ${signal.aborted}`);
            await db.database.asNobody(jobRows);
            log.push('done');
          },
        },
      ],
      { now: () => noon, onFault: (error) => faults.push(error) },
    );
  });
  expect(log).toEqual(['told true', 'done', 'closed']);
  expect(faults).toEqual([]);
});

test('a job for which somebody waits runs while a long one does', async () => {
  const [long, awaited] = [
    heldJob('registers.rebuild', { minutes: 10 }),
    heldJob('registry.ask', { seconds: 5 }),
  ];
  await tick(noon, long.schedule, awaited.schedule);
  const jobs = openJobs(db.database, [long.schedule, awaited.schedule], {
    now: () => later(11),
    onFault: (error) => faults.push(error),
  });
  await Promise.all([long.begun, awaited.begun]);
  long.finish();
  awaited.finish();
  await jobs.close();
  expect(faults).toEqual([]);
});

/** A job that lasts until the test lets it finish. */
function heldJob(name: string, every: ScheduledJob['every']) {
  let begin: () => void = () => undefined;
  let finish: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const run = () => {
    begin();
    return finished;
  };
  return { schedule: { name, every, run }, begun, finish: () => finish() };
}
