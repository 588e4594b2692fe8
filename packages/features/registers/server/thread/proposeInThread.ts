/** The whole fold of a very long history, beside the event loop. */
import { Worker } from 'node:worker_threads';
import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { Anomaly } from '@tabellion/book/anomaly.ts';
import type { Difference, RegisterRow } from '@tabellion/book/rows.ts';
import type { FromThread, ToThread } from './messages.ts';

export interface ProposedThere {
  readonly newAnomalies: readonly Anomaly[];
  readonly difference: Difference;
  /** The acts that the anomalies name. */
  readonly acts: readonly Act[];
}

/** One thread at a time: each holds a whole history, some hundred megabytes at a hundred thousand acts. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * As `propose` of the book, in a thread that ends with its answer and keeps no process alive.
 * Throws what reading the history threw, and what the thread did not survive.
 * @param history its pages in the order of seq, read when it is this one's turn
 */
export function proposeInThread(
  history: () => AsyncIterable<readonly Act[]>,
  additions: readonly Act[],
): Promise<ProposedThere> {
  const mine = turn.then(() => propose(history(), additions));
  turn = mine.catch(() => undefined);
  return mine;
}

async function propose(
  history: AsyncIterable<readonly Act[]>,
  additions: readonly Act[],
): Promise<ProposedThere> {
  const thread = openThread();
  try {
    const answer = answerOf(thread);
    // Awaited below; a thread that dies while it is still being told must not end the process.
    answer.catch(() => undefined);
    for await (const acts of history) tell(thread, { kind: 'page', acts });
    tell(thread, { kind: 'additions', acts: additions });
    return await answer;
  } finally {
    await thread.terminate();
  }
}

/** Bundled beside the product (apps/server/vite.config.ts). From the sources, a thread must first learn to read
 *  TypeScript; it does not inherit that. */
function openThread(): Worker {
  const entry = new URL('./foldThread.ts', import.meta.url);
  const thread = entry.pathname.endsWith('.ts')
    ? new Worker(`import('tsx/esm/api').then((tsx) => (tsx.register(), import('${entry}')))`, {
        eval: true,
        execArgv: [],
      })
    : new Worker(entry);
  thread.unref();
  return thread;
}

const tell = (thread: Worker, message: ToThread): void => thread.postMessage(message);

function answerOf(thread: Worker): Promise<ProposedThere> {
  const [acts, anomalies]: [Act[], Anomaly[]] = [[], []];
  const [close, open]: [RegisterRow[], RegisterRow[]] = [[], []];
  return new Promise((resolve, reject) => {
    thread.on('message', (message: FromThread) => {
      if (message.kind === 'acts') acts.push(...message.items);
      else if (message.kind === 'anomalies') anomalies.push(...message.items);
      else if (message.kind === 'close') close.push(...message.items);
      else if (message.kind === 'open') open.push(...message.items);
      else resolve({ newAnomalies: anomalies, difference: { close, open }, acts });
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('the folding thread ended without an answer')));
  });
}
