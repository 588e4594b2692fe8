/** A thread of its own for writing a whole history: folding, spelling and packing a hundred thousand acts takes seconds. */
import { parentPort } from 'node:worker_threads';
import type { PackageRequest, Replied } from './messages.ts';
import { PackageWriter } from './packageWriter.ts';

const writer = new PackageWriter();

const reply = (replied: Replied): void => parentPort?.postMessage(replied);

parentPort?.on('message', async (asked: PackageRequest) => {
  if (asked.ask === 'write') return reply(await writer.write(asked));
  if (asked.ask === 'acts') writer.takeActs(asked.text);
  else if (asked.ask === 'kept') writer.takeKept(asked.objects);
  else writer.takePeople(asked.people);
  reply(null);
});
