/** A thread of its own for writing a whole history: folding, spelling and packing a hundred thousand acts takes seconds. */
import { parentPort } from 'node:worker_threads';
import type { PackageReply, PackageRequest } from './messages.ts';
import { PackageWriter } from './packageWriter.ts';

const writer = new PackageWriter();

const reply = (replied: PackageReply): void => parentPort?.postMessage(replied);

parentPort?.on('message', async (query: PackageRequest) => {
  if (query.ask === 'write') return reply(await writer.write(query));
  if (query.ask === 'acts') writer.takeActs(query.text);
  else if (query.ask === 'kept') writer.takeKept(query.objects);
  else writer.takePeople(query.people);
  reply(null);
});
