import { Worker } from 'node:worker_threads';
import type { ProcessLimits } from './boundedProcess.ts';

/** Ends this process where it takes more from now on, or its parent is gone. A thread of its own sees to it while the main one is
 *  busy. It counts the time of the processor and no clock: on a busy machine an honest file takes as much of it as on a quiet one. */
export function watchLimits({ cpuSeconds, megabytes }: ProcessLimits): void {
  const watch = `
    const parent = process.ppid;
    const before = process.cpuUsage();
    setInterval(() => {
      const { user, system } = process.cpuUsage(before);
      const isOver = user + system > ${cpuSeconds * 1e6} || process.memoryUsage.rss() > ${megabytes * 1024 * 1024};
      if (isOver || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    }, 20);`;
  new Worker(watch, { eval: true }).unref();
}
