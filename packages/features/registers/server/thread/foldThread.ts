/** A thread of its own for folding the whole of a very long history: a fold leaves so much garbage that collecting it
 *  would hold the event loop of whoever folds. The work is the book's, so it has no errors but those of a program. */
import { parentPort } from 'node:worker_threads';
import { finish } from '@tabellion/book/stepwise.ts';
import type { Piece, Told } from './messages.ts';
import { Work } from './work.ts';

const post = (message: Piece | 'taken'): void => parentPort?.postMessage(message);
const work = new Work(post);

parentPort?.on('message', (told: Told) => {
  finish(work.take(told));
  post('taken');
});
