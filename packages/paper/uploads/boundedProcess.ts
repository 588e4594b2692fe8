/** A process of its own for a stranger's file, killed where the file takes too much time or memory. */
import { fork } from 'node:child_process';

export interface ProcessLimits {
  /** For one file, from when the process is ready. */
  readonly seconds: number;
  /** Of the whole process, objects and bytes. */
  readonly megabytes: number;
}

/**
 * A thread would not do: its limits count objects, and a compressed stream unpacks into bytes beside them.
 * @param entry  of a program that says `ready`, takes one query, and answers it
 * @returns undefined where it ended without an answer. Throws where it does not start.
 */
export function askProcess<Query extends object, Answer>(
  entry: URL,
  query: Query,
  { seconds, megabytes }: ProcessLimits,
): Promise<Answer | undefined> {
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
    let timer: NodeJS.Timeout | undefined;
    let isReady = false;
    child.on('message', (message: 'ready' | Answer) => {
      if (message === 'ready') {
        isReady = true;
        timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
        child.send(query);
      } else {
        resolve(message as Answer);
        child.kill('SIGKILL');
      }
    });
    child.on('error', reject);
    child.on('exit', () => {
      clearTimeout(timer);
      if (isReady) resolve(undefined);
      else reject(new Error('the process that opens uploads did not start'));
    });
  });
}
