/** A thread of its own for the files of strangers: unpacking, reading and judging one takes seconds, and whatever it does
 *  to the thread, the product goes on. */
import { parentPort } from 'node:worker_threads';
import type { ReadReply, ReadRequest } from './messages.ts';
import { ImportFileReader } from './readWork.ts';

const work = new ImportFileReader();

parentPort?.on('message', async (query: ReadRequest) => {
  const replied: ReadReply = await work.take(query);
  parentPort?.postMessage(replied);
});
