/** A thread of its own for batches: judging thousands of acts against a whole history would hold the event loop. */
import { parentPort } from 'node:worker_threads';
import { BatchJudge } from './batchWork.ts';
import type { BatchReply, BatchRequest } from './messages.ts';

const work = new BatchJudge();

const reply = (replied: BatchReply): void => parentPort?.postMessage(replied);

parentPort?.on('message', (request: BatchRequest) => reply(work.take(request)));
