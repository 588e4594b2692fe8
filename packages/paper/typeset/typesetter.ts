/**
 * Typesets documents in child processes: the native compiler grows with each document and may end its process, which here
 * costs a retry (decision 066).
 */
import { err, type Result } from '@tabellion/kernel/result.ts';
import type { PrintedBook, PrintedDocument } from '../printed.ts';
import type { Printed, PrintedFile, PrintFault, PrintQuery } from './answers.ts';
import { type Answer, type Child, startChild } from './startChild.ts';

export interface Typesetter {
  /** @param files  those that the document names */
  print(
    document: PrintedDocument | PrintedBook,
    files?: readonly PrintedFile[],
  ): Promise<Result<Printed, PrintFault>>;
  /** Starts the compiler where it has not been yet. */
  state(): Promise<TypesetterState>;
  /** Documents that wait are answered with a fault. */
  close(): Promise<void>;
}

export type TypesetterState =
  | { readonly available: true }
  | { readonly available: false; readonly reason: string };

interface TypesetterOptions {
  /** The time for one document. */
  readonly seconds?: number;
  /** After so many documents a process makes room for a new one. */
  readonly documentsPerProcess?: number;
  /** The most that work at once. */
  readonly processes?: number;
  /** Another program, in tests. */
  readonly entry?: URL;
}

/** Starts nothing before it is asked; its processes keep no other alive. */
export function openTypesetter({
  seconds = 30,
  documentsPerProcess = 1_000,
  processes = 2,
  entry = new URL('./typesetChild.ts', import.meta.url),
}: TypesetterOptions = {}): Typesetter {
  const queues = Array.from({ length: processes }, () => openQueue({ seconds, documentsPerProcess, entry }));
  /** The first of them, so that documents that come one after the other need one process. */
  const shortest = (): Queue =>
    queues.reduce((shortest, queue) => (queue.waiting() < shortest.waiting() ? queue : shortest));
  return {
    print: (document, files = []) => shortest().print({ document, files }),
    state: () => shortest().state(),
    close: async () => {
      await Promise.all(queues.map((queue) => queue.close()));
    },
  };
}

interface Queue {
  /** The one at work counts too. */
  waiting(): number;
  print(query: PrintQuery): Promise<Result<Printed, PrintFault>>;
  state(): Promise<TypesetterState>;
  close(): Promise<void>;
}

/** One document at a time, in the order in which they came. */
function openQueue({
  seconds,
  documentsPerProcess,
  entry,
}: {
  readonly seconds: number;
  readonly documentsPerProcess: number;
  readonly entry: URL;
}): Queue {
  let child: Child | undefined;
  let closed = false;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  /** A process without work ends after a while. */
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    waiting++;
    const turn = last.then(() => {
      clearTimeout(idle);
      return work();
    });
    last = turn
      .catch(() => undefined)
      .finally(() => {
        waiting--;
        idle = setTimeout(() => child?.end(), idleMs).unref();
      });
    return turn;
  };

  const usable = (): Child => {
    if (child === undefined || child.hasEnded() || child.printed() >= documentsPerProcess) {
      child?.end();
      child = startChild(entry);
    }
    return child;
  };

  async function print(query: PrintQuery): Promise<Result<Printed, PrintFault>> {
    let reason = closedReason;
    for (let tries = 0; tries < 2 && !closed; tries++) {
      const reply = await usable().print(query, seconds);
      if (reply.kind === 'printed') return reply.result;
      if (reply.kind === 'unavailable') return err({ code: 'unavailable', reason: reply.reason });
      if (reply.kind === 'late') return err({ code: 'timed_out', seconds });
      reason = reasonOf(reply);
    }
    return err({ code: 'failed', reason });
  }

  return {
    waiting: () => waiting,
    print: (query) => enqueue(() => print(query)),
    state: () =>
      enqueue(async () => {
        if (closed) return { available: false, reason: closedReason };
        const reply = await usable().started;
        return reply.kind === 'ready' ? { available: true } : { available: false, reason: reasonOf(reply) };
      }),
    async close() {
      closed = true;
      child?.end();
      await last;
    },
  };
}

const idleMs = 60_000;

const closedReason = 'the typesetter is closed';

const reasonOf = (answer: Answer): string => ('reason' in answer ? answer.reason : 'an answer out of turn');
