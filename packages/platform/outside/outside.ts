/**
 * Asks another service what became of what was sent to it: once, in time, while somebody waits; and again by a job, ever
 * more seldom, until there is an answer. It keeps nothing itself: a row stands where its facts are (a payment, a submission,
 * a refund), bears the key under which the service knows it, and says when it is due.
 */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Database, Queries } from '../database/queries.ts';
import type { JobContext, ScheduledJob } from '../jobs/jobs.ts';
import type { JobInterval } from '../jobs/schedule.ts';
import { backoffMs } from '../outbox/backoff.ts';
import { bounded } from './bounded.ts';

/** A row that waits for an answer. Its id is the key under which the service was or will be asked. */
export interface OutsideRow {
  readonly orgId: string;
  readonly id: string;
}

/** The service has it and has not decided. */
export interface Waiting {
  readonly state: 'waiting';
}

/** It never arrived. */
export interface Unknown {
  readonly state: 'unknown';
}

export interface DueQuery {
  readonly now: Instant;
  readonly most: number;
  /** The wait at place n follows the (n+1)th time that a row was asked about; the last holds for all later times. */
  readonly waitsMs: readonly number[];
}

export interface Outside<Answer> {
  /** The job's name: unique and stored. */
  readonly name: string;
  readonly every: JobInterval;
  /** How long one question may take. */
  readonly timeoutMs: number;
  /**
   * Rows of all organizations without an answer whose time has come, those that were asked about least first. The same
   * statement counts the question and sets the row's next time by `waitsMs`: two workers never ask about one row at once,
   * and a row whose worker died comes again by itself.
   */
  readonly selectDue: (q: Queries, due: DueQuery) => Promise<readonly OutsideRow[]>;
  /** The service's own `find`. null: nobody can be asked, people give the answer. */
  readonly find: ((key: string, signal: AbortSignal) => Promise<Answer | Waiting | Unknown>) | null;
  /** Sends a row that never arrived, or says what it means that it did not. */
  readonly send: (inquiry: Inquiry, signal: AbortSignal) => Promise<Answer | Waiting>;
  /** Records an answer with all that it brings, once, in one transaction. What it throws leaves the row waiting. */
  readonly settle: (inquiry: Inquiry, answer: Answer) => Promise<void>;
}

export interface Inquiry {
  readonly db: Database;
  readonly row: OutsideRow;
  readonly now: Instant;
}

export interface OpenOutside {
  /** Asks about one row now, whatever its time. Harmless to repeat, at any moment and from any process. Throws when the
   *  service is away or silent, or its answer could not be recorded: the job asks again. */
  ask(inquiry: Inquiry): Promise<void>;
  /** Asks about every row that is due. @returns how many */
  askDue(context: JobContext): Promise<number>;
  /** None where nobody can be asked. */
  readonly jobs: readonly ScheduledJob[];
}

/** Questions under way at once, so that silent ones do not keep the others waiting, and requests keep their connections. */
const mostAtOnce = 8;

/** A run that has taken this long leaves the rest to the next: other jobs wait for it. */
const longestRunMs = 20_000;

/** The wait grows no more after so many questions: a quarter of an hour. */
const growingWaits = 11;

export function outside<Answer>(asking: Outside<Answer>): OpenOutside {
  const { name, every, find } = asking;
  if (find === null) return { ask: async () => undefined, askDue: async () => 0, jobs: [] };
  const ask = (inquiry: Inquiry) => askAndSettle({ ...asking, find }, inquiry);
  const askDue = (context: JobContext) => askAll(asking, ask, context);
  return { ask, askDue, jobs: [{ name, every, run: askDue }] };
}

type Asking<Answer> = Outside<Answer> & { readonly find: NonNullable<Outside<Answer>['find']> };

async function askAndSettle<Answer>(asking: Asking<Answer>, inquiry: Inquiry): Promise<void> {
  const { find, send, settle, timeoutMs } = asking;
  const found = await bounded(timeoutMs, (signal) => find(inquiry.row.id, signal));
  const answer = isState(found, 'unknown')
    ? await bounded(timeoutMs, (signal) => send(inquiry, signal))
    : found;
  if (!isState(answer, 'waiting')) await settle(inquiry, answer);
}

function isState<State extends string>(found: unknown, state: State): found is { readonly state: State } {
  return typeof found === 'object' && found !== null && 'state' in found && found.state === state;
}

/** One that fails does not keep the others from their answer; it comes again at its own time. */
async function askAll<Answer>(
  { selectDue, name }: Outside<Answer>,
  ask: (inquiry: Inquiry) => Promise<void>,
  { db, now, signal }: JobContext,
): Promise<number> {
  const began = performance.now();
  const waitsMs = Array.from({ length: growingWaits }, (_, asks) => backoffMs(asks + 1, Math.random()));
  const faults: unknown[] = [];
  let count = 0;
  while (!signal.aborted && performance.now() - began < longestRunMs) {
    const due = await db.asNobody((q) => selectDue(q, { now, most: mostAtOnce, waitsMs }));
    if (due.length === 0) break;
    await Promise.all(due.map((row) => ask({ db, row, now }).catch((error: unknown) => faults.push(error))));
    count += due.length;
  }
  if (faults.length > 0) throw new AggregateError(faults, `${name}: ${faults.length} rows got no answer`);
  return count;
}
