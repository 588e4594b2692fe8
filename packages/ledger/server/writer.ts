/** Those who wait to be recorded. A batch is whatever came while the one before it was committed; a lone write does not wait.
 *  Other processes may write too: each batch holds the log from its first statement to its commit. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { isTaken } from '@tabellion/platform/database/errors.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { MOST_IN_BATCH } from '../service/sequencer.ts';
import { recordBatch, type Tip } from './batch.ts';
import type { Change } from './decide.ts';
import type { Recorded } from './planning.ts';

export interface Writer {
  /** Resolves once it is committed. */
  record(change: Change): Promise<Recorded>;
  /** The same with several, in this order: once one of them fails, those after it are not tried. */
  recordAll(changes: readonly Change[]): Promise<readonly Recorded[]>;
  /** Waits for the batches under way. */
  close(): Promise<void>;
}

interface Waiting {
  readonly change: Change;
  /** Those that were handed in together. */
  readonly together: readonly Change[];
  resolve(recorded: Recorded): void;
  reject(error: unknown): void;
}

/** Somebody wrote to the log without holding it. Nothing of the batch is kept, and the same again may go through. */
class SecondWriter extends Error {
  override readonly name = 'SecondWriter';
  readonly statusCode = 503;
  constructor(cause: unknown) {
    super('the next place of the log is taken by a second writer', { cause });
  }
}

/** @param committed  told after each commit that has new leaves */
export function openWriter(db: Database, clock: () => Instant, committed: () => void): Writer {
  let waiting: Waiting[] = [];
  let tip: Tip | undefined;
  let running: Promise<void> | undefined;

  async function recordNext(): Promise<void> {
    const batch = waiting.slice(0, MOST_IN_BATCH);
    const changes = batch.map(({ change }) => change);
    try {
      const recorded = await db.transaction(null, (tx) =>
        recordBatch(tx, changes, { known: tip, now: clock() }),
      );
      tip = recorded.tip;
      const answered = recorded.answers.flatMap((answer) => answer ?? []);
      for (const [place, answer] of answered.entries()) batch[place]?.resolve(answer);
      waiting = waiting.slice(answered.length);
      committed();
    } catch (fault) {
      const error = isTaken(fault) ? new SecondWriter(fault) : fault;
      // Whether it was committed is not known: what is there is read anew.
      tip = undefined;
      const failed = new Set(batch.map(({ together }) => together));
      for (const one of waiting) if (failed.has(one.together)) one.reject(error);
      waiting = waiting.filter(({ together }) => !failed.has(together));
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) await recordNext();
    running = undefined;
  }

  function recordAll(changes: readonly Change[]): Promise<readonly Recorded[]> {
    // Where nothing waits, a run ends before it is noted as running, and none would begin after it.
    if (changes.length === 0) return Promise.resolve([]);
    const recorded = changes.map(
      (change) =>
        new Promise<Recorded>((resolve, reject) => {
          waiting.push({ change, together: changes, resolve, reject });
        }),
    );
    running ??= run();
    return Promise.all(recorded);
  }

  return {
    record: async (change) => {
      const [recorded] = await recordAll([change]);
      if (recorded === undefined) throw new Error('a change without an answer');
      return recorded;
    },
    recordAll,
    close: async () => {
      await running;
    },
  };
}
