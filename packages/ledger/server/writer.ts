/** Those who wait to be recorded. A batch is whatever came while the one before it was committed; a lone write does not wait.
 *  Other processes may write too: each batch holds the log from its first statement to its commit. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { MOST_IN_BATCH } from '../service/sequencer.ts';
import { type Recorded, recordBatch, type Tip } from './batch.ts';
import type { Change } from './decide.ts';

export interface Writer {
  /** Resolves once it is committed. */
  record(change: Change): Promise<Recorded>;
  /** Waits for the batches under way. */
  close(): Promise<void>;
}

interface Waiting {
  readonly change: Change;
  resolve(recorded: Recorded): void;
  reject(error: unknown): void;
}

/** @param committed  told after each commit that has new leaves */
export function openWriter(db: Database, clock: () => Instant, committed: () => void): Writer {
  let waiting: Waiting[] = [];
  let tip: Tip | undefined;
  let running: Promise<void> | undefined;

  async function recordNext(): Promise<void> {
    const batch = nextBatch(waiting);
    waiting = waiting.filter((one) => !batch.includes(one));
    const changes = batch.map(({ change }) => change);
    try {
      const recorded = await db.transaction(null, (tx) =>
        recordBatch(tx, changes, { known: tip, now: clock() }),
      );
      tip = recorded.tip;
      const left = batch.filter((one, place) => {
        const answer = recorded.answers[place];
        if (answer !== undefined) one.resolve(answer);
        return answer === undefined;
      });
      waiting = [...left, ...waiting];
      committed();
    } catch (error) {
      // Whether it was committed is not known: what is there is read anew.
      tip = undefined;
      for (const one of batch) one.reject(error);
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) await recordNext();
    running = undefined;
  }

  return {
    record: (change) =>
      new Promise((resolve, reject) => {
        waiting.push({ change, resolve, reject });
        running ??= run();
      }),
    close: async () => {
      await running;
    },
  };
}

/** The first that wait, without a second change of one record, or a second with one key of repetition. */
function nextBatch(waiting: readonly Waiting[]): Waiting[] {
  const taken = new Set<string>();
  const batch: Waiting[] = [];
  for (const one of waiting) {
    if (batch.length === MOST_IN_BATCH) break;
    const { accountId, orgId, kind, recordId, repetition } = one.change;
    const names = [`record ${accountId} ${orgId} ${kind} ${recordId}`];
    if (repetition !== undefined) names.push(`key ${accountId} ${repetition.key}`);
    const isFree = names.every((name) => !taken.has(name));
    for (const name of names) taken.add(name);
    if (isFree) batch.push(one);
  }
  return batch;
}
