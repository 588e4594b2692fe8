/** Long work with a whole history: beside the event loop, or in slices on it. */
import { openThread } from '@tabellion/platform/threads/thread.ts';
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

/** One thing at a time: what waits for the thread would pile up as garbage on this side. */
async function tellThread(task: Task): Promise<Answer> {
  const thread = openThread<Asked, Piece | null>(new URL('./foldThread.ts', import.meta.url));
  try {
    await task(async (told) => void (await thread.ask(told)));
    return await gathered(() => thread.ask('next'));
  } finally {
    await thread.close();
  }
}

async function gathered(next: () => Promise<Piece | null>): Promise<Answer> {
  const answer = emptyAnswer();
  for (let piece = await next(); piece !== null; piece = await next()) gather(answer, piece);
  return answer;
}
