/** Runs what is due. One worker at a time per job; whoever dies in the middle of one leaves it to the next. */
import { randomUUID } from 'node:crypto';
import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import type { Database } from '../database/queries.ts';
import { faultCode } from '../log/fault.ts';
import { backoffMs } from '../outbox/backoff.ts';
import { type Loop, openLoop } from '../outbox/loop.ts';
import { type JobInterval, nextRun } from './schedule.ts';
import { type JobLease, jobFailed, jobSucceeded, leaseJob, rememberJob, renewJob } from './store.ts';

export interface JobContext {
  readonly db: Database;
  /** When this run began. */
  readonly now: Instant;
  /** Aborted when the worker is being closed: a long job stops between two steps, and goes on at its next time. */
  readonly signal: AbortSignal;
}

export interface ScheduledJob {
  /** Unique and stored: `registers.rebuild`. */
  readonly name: string;
  readonly every: JobInterval;
  /** May be cut short by a crash and begun again, so it is harmless to repeat. What it throws is a failed run. */
  run(context: JobContext): Promise<unknown>;
}

export interface JobOptions {
  readonly now: () => Instant;
  /** Told about a run that threw. */
  readonly onFault: (error: unknown) => void;
  /** Told about every run, for the metrics. */
  readonly onRun?: (run: { name: string; outcome: 'succeeded' | 'failed'; ms: number }) => void;
  /** After a crash, a job comes free after this; a worker at it renews. Default 60,000. */
  readonly leaseMs?: number;
  /** How often to look. Default 5,000. */
  readonly idleMs?: number;
}

/**
 * Opens a worker that looks for due jobs until it is closed; closing waits for the jobs under way. Jobs of every few seconds, for
 * which somebody waits, have a loop of their own: a long one at night keeps nobody from an answer of the registry.
 */
export function openJobs(db: Database, schedules: readonly ScheduledJob[], options: JobOptions): Loop {
  const closing = new AbortController();
  const isAwaited = ({ every }: ScheduledJob) => 'seconds' in every;
  const awaited = schedules.filter(isAwaited);
  const others = schedules.filter((schedule) => !isAwaited(schedule));
  const loops = [awaited, others].map((jobs) =>
    openLoop({
      tick: () => runDueJobs(db, jobs, { ...options, signal: closing.signal }),
      idleMs: options.idleMs ?? 5_000,
      onFault: options.onFault,
    }),
  );
  return {
    wake: () => {
      for (const loop of loops) loop.wake();
    },
    close: async () => {
      closing.abort();
      await Promise.all(loops.map((loop) => loop.close()));
    },
  };
}

type TickOptions = JobOptions & { readonly signal: AbortSignal };

/** Runs every job that is due, one after the other. @returns how many ran */
export async function runDueJobs(
  db: Database,
  schedules: readonly ScheduledJob[],
  options: TickOptions,
): Promise<number> {
  let ran = 0;
  for (const schedule of schedules) {
    if (options.signal.aborted) break;
    await rememberJob(db, schedule.name, nextRun(schedule.every, options.now()));
    const lease = { name: schedule.name, id: randomUUID(), ms: options.leaseMs ?? 60_000 };
    const now = options.now();
    const failures = await leaseJob(db, lease, now);
    if (failures === undefined) continue;
    await runLeased(db, schedule, lease, { failures, now }, options);
    ran += 1;
  }
  return ran;
}

async function runLeased(
  db: Database,
  schedule: ScheduledJob,
  lease: JobLease,
  { failures, now }: { failures: number; now: Instant },
  options: TickOptions,
): Promise<void> {
  const renewing = setInterval(() => void renewJob(db, lease).catch(options.onFault), lease.ms / 3);
  const began = performance.now();
  const report = (outcome: 'succeeded' | 'failed') =>
    options.onRun?.({ name: schedule.name, outcome, ms: performance.now() - began });
  try {
    await schedule.run({ db, now, signal: options.signal });
    await jobSucceeded(db, lease, options.now(), nextRun(schedule.every, options.now()));
    report('succeeded');
  } catch (error) {
    options.onFault(error);
    const at = nextTry(schedule.every, failures + 1, options.now());
    await jobFailed(db, lease, options.now(), { at, reason: faultCode(error).slice(0, 200) });
    report('failed');
  } finally {
    clearInterval(renewing);
  }
}

/** The wait after a failure: short, then ever longer, but never past its next time. */
function nextTry(every: JobInterval, failures: number, now: Instant): Instant {
  const soon = instantOfMillis(millisOfInstant(now) + backoffMs(failures, Math.random()));
  const regular = nextRun(every, now);
  return soon < regular ? soon : regular;
}
