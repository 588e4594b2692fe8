/** The process that opens one uploaded file. Nothing of a stranger's file is parsed anywhere else. */
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { inspectBytes } from './inspectBytes.ts';
import type { InspectionMessage, InspectionQuery } from './inspectUpload.ts';

process.once('message', async ({ file, limits }: InspectionQuery) => {
  watchMemory(limits.megabytes);
  send(await inspectBytes(await readFile(file), limits));
});
process.once('disconnect', () => process.exit());
send('ready');

function send(message: InspectionMessage): void {
  process.send?.(message);
}

/** A thread of its own sees the memory grow while the main one is busy; it ends the process also when its parent is gone. */
function watchMemory(megabytes: number): void {
  const watch = `
    const parent = process.ppid;
    setInterval(() => {
      const isOver = process.memoryUsage.rss() > ${megabytes * 1024 * 1024} || process.ppid !== parent;
      if (isOver) process.kill(process.pid, 'SIGKILL');
    }, 20);`;
  new Worker(watch, { eval: true }).unref();
}
