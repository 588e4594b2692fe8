/** The statements of the job table. Whether a job is due is asked with the caller's clock, leases go by the database's. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Database, Queries } from '../database/queries.ts';
import { sql } from '../database/sql.ts';

/** A job seen for the first time gets its first time; a known one keeps its own. */
export async function rememberJob(db: Database, name: string, nextAt: Instant): Promise<void> {
  await db.asNobody((q) =>
    q.run(sql`insert into jobs (name, next_at) values (${name}, ${nextAt}) on conflict do nothing`),
  );
}

export interface JobLease {
  readonly name: string;
  readonly id: string;
  readonly ms: number;
}

/** @returns failures since the last success when the job is due and now ours; undefined otherwise */
export async function leaseJob(db: Database, lease: JobLease, now: Instant): Promise<number | undefined> {
  const row = await db.asNobody((q) =>
    q.first<{ failures: number }>(sql`
      update jobs set
          lease_id = ${lease.id},
          lease_until = now() + ${lease.ms} * interval '1 millisecond',
          last_started_at = ${now}
        where name = ${lease.name} and next_at <= ${now} and (lease_until is null or lease_until <= now())
        returning failures`),
  );
  return row?.failures;
}

export async function renewJob(db: Database, lease: JobLease): Promise<void> {
  await db.asNobody((q) =>
    q.run(sql`
      update jobs set lease_until = now() + ${lease.ms} * interval '1 millisecond'
        where name = ${lease.name} and lease_id = ${lease.id}`),
  );
}

export async function jobSucceeded(
  db: Database,
  lease: JobLease,
  now: Instant,
  nextAt: Instant,
): Promise<void> {
  await db.asNobody((q) =>
    q.run(sql`
      update jobs set next_at = ${nextAt}, failures = 0, reason = null, last_succeeded_at = ${now},
          lease_id = null, lease_until = null
        where name = ${lease.name} and lease_id = ${lease.id}`),
  );
}

export async function jobFailed(
  db: Database,
  lease: JobLease,
  now: Instant,
  next: { at: Instant; reason: string },
): Promise<void> {
  await db.asNobody((q) =>
    q.run(sql`
      update jobs set next_at = ${next.at}, failures = failures + 1, reason = ${next.reason}, last_failed_at = ${now},
          lease_id = null, lease_until = null
        where name = ${lease.name} and lease_id = ${lease.id}`),
  );
}

export interface JobState {
  readonly name: string;
  readonly nextAt: Instant;
  /** Since the last success. */
  readonly failures: number;
  readonly reason: string | null;
  readonly lastSucceededAt: Instant | null;
}

/** Those that fail first, then by the time of their next run. */
export const jobStates = (q: Queries): Promise<JobState[]> =>
  q.all<JobState>(sql`
    select name, next_at as "nextAt", failures, reason, last_succeeded_at as "lastSucceededAt"
      from jobs order by failures desc, next_at`);

/** Has it run at once. @returns false where there is no such job */
export const runJobNow = async (q: Queries, name: string, now: Instant): Promise<boolean> =>
  (await q.run(sql`update jobs set next_at = ${now} where name = ${name}`)) === 1;
