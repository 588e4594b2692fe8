/** Long work with a whole history: beside the event loop, or in slices on it. */
import { fairLine } from '@tabellion/platform/threads/fairLine.ts';
import { openThread, withThread } from '@tabellion/platform/threads/thread.ts';
import { inSlices } from '../slices.ts';
import {
  type AnswerPiece,
  emptyAnswer,
  gather,
  type JudgementAnswer,
  type Task,
  type ThreadRequest,
} from './messages.ts';
import { JudgementTask } from './work.ts';

/** One thread at a time for each: a thread holds a whole history, some hundred megabytes at a hundred thousand acts.
 *  Who records an act does not wait for the nightly comparison. */
type Queue = 'writes' | 'comparisons';
const line = fairLine(2);

/**
 * Does a task in a thread that ends with its answer and keeps no process alive.
 * Throws what the task threw, and what the thread did not survive.
 */
export const inThread = (queue: Queue, task: Task): Promise<JudgementAnswer> =>
  line(queue, () => tellThread(task));

/** More acts than these are folded in a thread: in slices, collecting the garbage that they leave would hold the event
 *  loop (decision 088). */
const LONG_HISTORY = 20_000;

/** Does a task on a history of so many acts in slices here, which costs less, or in a thread, where it is long. */
export const byLength = (queue: Queue, acts: number, task: Task): Promise<JudgementAnswer> =>
  acts > LONG_HISTORY ? inThread(queue, task) : inSlicesHere(task);

/** The same for a history that is not long. */
export async function inSlicesHere(task: Task): Promise<JudgementAnswer> {
  const work = new JudgementTask();
  await task((input) => inSlices(work.take(input)));
  return gathered(async () => work.next());
}

/** One thing at a time: what waits for the thread would pile up as garbage on this side. */
const tellThread = (task: Task): Promise<JudgementAnswer> =>
  withThread(
    openThread<ThreadRequest, AnswerPiece | null>(new URL('./foldThread.ts', import.meta.url)),
    async (thread) => {
      await task(async (input) => void (await thread.ask(input)));
      return gathered(() => thread.ask('next'));
    },
  );

async function gathered(next: () => Promise<AnswerPiece | null>): Promise<JudgementAnswer> {
  const answer = emptyAnswer();
  for (let piece = await next(); piece !== null; piece = await next()) gather(answer, piece);
  return answer;
}
