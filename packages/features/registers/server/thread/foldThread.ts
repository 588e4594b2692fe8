/** A thread of its own for folding the whole of a very long history: a fold leaves so much garbage that collecting it
 *  would hold the event loop of whoever folds. The work is the book's, so it has no errors but those of a program. */
import { parentPort } from 'node:worker_threads';
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { propose } from '@tabellion/book/amend.ts';
import type { FromThread, ToThread } from './messages.ts';

const PIECE = 500;

const history: Act[] = [];

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'page') for (const act of message.acts) history.push(act);
  else answer(message.acts);
});

function answer(additions: readonly Act[]): void {
  const { newAnomalies, difference } = propose(history, additions);
  const named = new Set(newAnomalies.map(({ actId }) => actId));
  inPieces(
    [...history, ...additions].filter(({ actId }) => named.has(actId)),
    (items) => ({ kind: 'acts', items }),
  );
  inPieces(newAnomalies, (items) => ({ kind: 'anomalies', items }));
  inPieces(difference.close, (items) => ({ kind: 'close', items }));
  inPieces(difference.open, (items) => ({ kind: 'open', items }));
  post({ kind: 'done' });
}

function inPieces<T>(items: readonly T[], messageOf: (piece: readonly T[]) => FromThread): void {
  for (let i = 0; i < items.length; i += PIECE) post(messageOf(items.slice(i, i + PIECE)));
}

const post = (message: FromThread): void => parentPort?.postMessage(message);
