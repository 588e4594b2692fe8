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
    // A child that runs from the sources must first learn to read TypeScript.
    execArgv: entry.pathname.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // No secrets; and no fonts of the machine, which would have the names of ours.
    env: { FONTCONFIG_FILE: createRequire(import.meta.url).resolve('@tabellion/paper/layouts/fonts.conf') },
  });
  child.unref();
  child.channel?.unref();
  const reply = answersOf(child);
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

/** @returns  what waits for the next message, or for what came instead of it; its timer keeps the process alive meanwhile.
 *    A promise of the end that each answer is raced with would hold all answers until then. */
function answersOf(child: ChildProcess): (seconds: number) => Promise<Answer> {
  let answered: ((answer: Answer) => void) | undefined;
  let ended: Answer | undefined;
  const end = (reason: string): void => {
    ended ??= { kind: 'ended', reason };
    answered?.(ended);
  };
  child.on('message', (message) => answered?.(message as ChildMessage));
  child.once('exit', (code, signal) => end(`the typesetter’s process ended (${signal ?? code})`));
  child.on('error', ({ message }) => end(message));
  return (seconds) =>
    new Promise((resolve) => {
      if (ended !== undefined) return resolve(ended);
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        answered?.({ kind: 'late', reason: `no answer within ${seconds} s` });
      }, seconds * 1000);
      answered = (answer) => {
        clearTimeout(timer);
        answered = undefined;
        resolve(answer);
      };
    });
}
