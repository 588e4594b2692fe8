import { Worker } from 'node:worker_threads';

/** A thread of its own sees the memory grow while the main one is busy; it ends the process also when its parent is gone. */
export function watchMemory(megabytes: number): void {
  const watch = `
    const parent = process.ppid;
    setInterval(() => {
      const isOver = process.memoryUsage.rss() > ${megabytes * 1024 * 1024} || process.ppid !== parent;
      if (isOver) process.kill(process.pid, 'SIGKILL');
    }, 20);`;
  new Worker(watch, { eval: true }).unref();
}
