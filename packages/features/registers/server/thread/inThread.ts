/** Long work with a whole history: beside the event loop, or in slices on it. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { inSlices } from '../slices.ts';
import { type Answer, type Asked, emptyAnswer, gather, type Piece, type Task } from './messages.ts';
import { Work } from './work.ts';

/** One thread at a time for each: a thread holds a whole history, some hundred megabytes at a hundred thousand acts.
 *  Who records an act does not wait for the nightly comparison. */
type Queue = 'writes' | 'comparisons';
const turns: Record<Queue, Promise<unknown>> = { writes: Promise.resolve(), comparisons: Promise.resolve() };

/**
 * Does a task in a thread that ends with its answer and keeps no process alive.
 * Throws what the task threw, and what the thread did not survive.
 */
export function inThread(queue: Queue, task: Task): Promise<Answer> {
  const mine = turns[queue].then(() => tellThread(task));
  turns[queue] = mine.catch(() => undefined);
  return mine;
}

/** The same for a history that is not long. */
export async function inSlicesHere(task: Task): Promise<Answer> {
  const work = new Work();
  await task((told) => inSlices(work.take(told)));
  return gathered(async () => work.next());
}

async function tellThread(task: Task): Promise<Answer> {
  const thread = openThread();
  const ended = endOf(thread);
  /** One thing at a time: what waits for the thread would pile up as garbage on this side. Answers that are there already
   *  are taken in without a pause by Node, so others get their turn before the next is asked for. */
  const ask = async (asked: Asked): Promise<Piece | null> => {
    const replied = new Promise<Piece | null>((resolve) => thread.once('message', resolve));
    thread.postMessage(asked);
    const piece = await Promise.race([replied, ended]);
    await nextTurn();
    return piece;
  };
  try {
    await task(async (told) => void (await ask(told)));
    return await gathered(() => ask('next'));
  } finally {
    await thread.terminate();
  }
}

async function gathered(next: () => Promise<Piece | null>): Promise<Answer> {
  const answer = emptyAnswer();
  for (let piece = await next(); piece !== null; piece = await next()) gather(answer, piece);
  return answer;
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

/** Fails when the thread ends, for whatever reason. Nobody may be waiting for it, so it does not end the process. */
function endOf(thread: Worker): Promise<never> {
  const ended = new Promise<never>((_, reject) => {
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('the folding thread ended without an answer')));
  });
  ended.catch(() => undefined);
  return ended;
}
