/** A thread of its own for folding the whole of a very long history: a fold leaves so much garbage that collecting it
 *  would hold the event loop of whoever folds. The work is the book's, so it has no errors but those of a program. */
import { parentPort } from 'node:worker_threads';
import { finish } from '@tabellion/book/stepwise.ts';
import type { AnswerPiece, ThreadRequest } from './messages.ts';
import { JudgementTask } from './work.ts';

const reply = (piece: AnswerPiece | null): void => parentPort?.postMessage(piece);
const work = new JudgementTask();

parentPort?.on('message', (query: ThreadRequest) => {
  if (query === 'next') return reply(work.next());
  finish(work.take(query));
  reply(null);
});
