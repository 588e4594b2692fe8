import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import type { ChildMessage, PrintQuery } from './answers.ts';

export type Answer =
  | ChildMessage
  | { readonly kind: 'ended'; readonly reason: string }
  /** And has been killed. */
  | { readonly kind: 'late'; readonly reason: string };

export interface Child {
  readonly started: Promise<Answer>;
  /** One document at a time. */
  print(query: PrintQuery, seconds: number): Promise<Answer>;
  printed(): number;
  hasEnded(): boolean;
  end(): void;
}

const startSeconds = 60;

/** @param entry  of a program that speaks as `typesetChild.ts` does */
export function startChild(entry: URL): Child {
  const child = fork(entry, {
    serialization: 'advanced',
    // From the sources, the child must first learn to read TypeScript.
    execArgv: entry.pathname.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // No secrets; and no fonts of the machine, which would have the names of ours.
    env: { FONTCONFIG_FILE: createRequire(import.meta.url).resolve('@tabellion/paper/layouts/fonts.conf') },
  });
  child.unref();
  child.channel?.unref();
  const ended = endOf(child);
  const reply = (seconds: number) => answerOf(child, ended, seconds);
  const started = reply(startSeconds);
  let printed = 0;
  return {
    started,
    async print(query, seconds) {
      const start = await started;
      if (start.kind !== 'ready') return start;
      printed++;
      const answer = reply(seconds);
      child.send(query);
      return answer;
    },
    printed: () => printed,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    end: () => child.kill('SIGKILL'),
  };
}

/** The next message, or what came instead of it. Its timer keeps the process alive meanwhile. */
async function answerOf(child: ChildProcess, ended: Promise<Answer>, seconds: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => {
      child.kill('SIGKILL');
      resolve({ kind: 'late', reason: `no answer within ${seconds} s` });
    }, seconds * 1000);
  });
  const message = new Promise<Answer>((resolve) =>
    child.once('message', (message) => resolve(message as ChildMessage)),
  );
  const answer = await Promise.race([message, ended, late]);
  clearTimeout(timer);
  return answer;
}

const endOf = (child: ChildProcess): Promise<Answer> =>
  new Promise((resolve) => {
    child.once('exit', (code, signal) =>
      resolve({ kind: 'ended', reason: `the typesetter’s process ended (${signal ?? code})` }),
    );
    child.on('error', ({ message }) => resolve({ kind: 'ended', reason: message }));
  });
