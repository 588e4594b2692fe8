/** A process of its own for a stranger's file, which ends where the file takes too much of the processor or of memory. */
import { fork } from 'node:child_process';

export interface ProcessLimits {
  /** Seconds of the processor, all its threads together, from when the process is ready: the same on a quiet machine and a busy one. The
   *  process sees to it (`watchLimits.ts`). */
  readonly cpuSeconds: number;
  /** The memory of the whole process, objects and bytes. */
  readonly megabytes: number;
}

export type ProcessOutcome<Answer> =
  | { readonly is: 'answered'; readonly answer: Answer }
  /** It ended over the file: by its limits, or because a parser failed as no error can. */
  | { readonly is: 'exceeded' }
  /** The time was over that the asker has. That says nothing of the file: the machine does much else. */
  | { readonly is: 'busy' };

interface Asking {
  readonly limits: ProcessLimits;
  /** Time by the clock, the start included. */
  readonly patienceMs: number;
}

/**
 * A thread would not do: its limits count objects, and a compressed stream unpacks into bytes beside them.
 * @param entry  of a program that says `ready`, takes one query, watches its limits, and answers it
 * @returns Throws where the process does not start.
 */
export function askProcess<Query extends object, Answer>(
  entry: URL,
  query: Query,
  { limits: { megabytes }, patienceMs }: Asking,
): Promise<ProcessOutcome<Answer>> {
  return new Promise((resolve, reject) => {
    const child = fork(entry, {
      // Nothing of ours is within reach of code that a file might smuggle in: neither secrets nor output.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      execArgv: [
        ...(entry.pathname.endsWith('.ts') ? ['--import=tsx'] : []),
        `--max-old-space-size=${megabytes}`,
      ],
    });
    const answerAndEnd = (outcome: ProcessOutcome<Answer>) => {
      resolve(outcome);
      child.kill('SIGKILL');
    };
    const patience = setTimeout(() => answerAndEnd({ is: 'busy' }), patienceMs);
    let isReady = false;
    child.on('message', (message: 'ready' | Answer) => {
      if (message !== 'ready') return answerAndEnd({ is: 'answered', answer: message as Answer });
      isReady = true;
      child.send(query);
    });
    child.on('error', reject);
    child.on('exit', () => {
      clearTimeout(patience);
      if (isReady) resolve({ is: 'exceeded' });
      else reject(new Error('the process that opens uploads did not start'));
    });
  });
}
