/** Threads for work that would hold the event loop. A thread is asked one thing at a time and ends when it is closed. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ResourceLimits, type TransferListItem, Worker } from 'node:worker_threads';

/** The thread exceeded its time limit and has been ended. */
export class TooSlow extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super(`no answer of a thread within ${seconds} s`);
    this.seconds = seconds;
  }
}

/** The thread exceeded its memory limit and has been ended. */
export class TooLarge extends Error {}

interface ThreadBounds {
  /** The bound of one answer. */
  readonly seconds?: number;
  /** The bound of objects; bytes lie beside them. */
  readonly megabytes?: number;
}

/** Told how long the thread worked for each answer, or until it failed. */
export type OnWorked = (millis: number) => void;

export interface Thread<Asked, Replied> {
  /** Throws what the thread did not survive, `TooSlow` or `TooLarge`. What it answers has been taken in when others have had their turn. */
  ask(query: Asked, transfer?: readonly TransferListItem[]): Promise<Replied>;
  close(): Promise<void>;
}

/**
 * Starts a thread that answers each message with one. It keeps no process alive.
 * @param entry  `new URL('./name.ts', import.meta.url)`: bundled beside the product (apps/server/vite.config.ts)
 */
export function openThread<Asked, Replied>(
  entry: URL,
  { seconds = 600, megabytes }: ThreadBounds = {},
  onWorked: OnWorked = () => undefined,
): Thread<Asked, Replied> {
  const worker = start(entry, megabytes === undefined ? {} : { maxOldGenerationSizeMb: megabytes });
  const ended = endOf(worker);
  return {
    async ask(query, transfer = []) {
      const replied = new Promise<Replied>((resolve) => worker.once('message', resolve));
      worker.postMessage(query, [...transfer]);
      const began = performance.now();
      const reply = await inTime(Promise.race([replied, ended]), seconds, () => worker.terminate()).finally(
        () => onWorked(performance.now() - began),
      );
      // Replies that are there already are taken in without a pause by Node, so others get their turn here.
      await nextTurn();
      return reply;
    },
    async close() {
      await worker.terminate();
    },
  };
}

/** Does a work with a thread that ends with it. */
export async function withThread<Asked, Replied, T>(
  thread: Thread<Asked, Replied>,
  work: (thread: Thread<Asked, Replied>) => Promise<T>,
): Promise<T> {
  try {
    return await work(thread);
  } finally {
    await thread.close();
  }
}

async function inTime<T>(reply: Promise<T>, seconds: number, end: () => unknown): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TooSlow(seconds));
      end();
    }, seconds * 1000);
  });
  try {
    return await Promise.race([reply, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Starts a worker. One run from the sources must first learn to read TypeScript: it does not inherit that. */
function start(entry: URL, resourceLimits: ResourceLimits): Worker {
  const worker = entry.pathname.endsWith('.ts')
    ? new Worker(`import('tsx/esm/api').then((tsx) => (tsx.register(), import('${entry}')))`, {
        eval: true,
        execArgv: [],
        resourceLimits,
      })
    : new Worker(entry, { resourceLimits });
  worker.unref();
  return worker;
}

/** Fails when the thread ends, for whatever reason. Nobody may be waiting for it, so it does not end the process. */
function endOf(worker: Worker): Promise<never> {
  const ended = new Promise<never>((_, reject) => {
    worker.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooLarge(error.message) : error),
    );
    worker.on('exit', () => reject(new Error('a thread ended without an answer')));
  });
  ended.catch(() => undefined);
  return ended;
}
