/** Opens an uploaded file in a process of its own, which is killed where the file takes too much time or memory. */
import { fork } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { refuse } from '@tabellion/kernel/refusal.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import { fairLine } from '@tabellion/platform/threads/fairLine.ts';
import { type Inspected, type UploadFault, type UploadLimits, uploadLimits } from './inspected.ts';

/** A thread would not do: its limits count objects, and a compressed stream unpacks into bytes beside them. */
const entry = new URL('./inspectProcess.ts', import.meta.url);

/** So many processes at once. */
const inLine = fairLine(2);

/**
 * Says what a file is, or why it is refused. The file stays as it is.
 * @param file  its path; the caller has written it there and removes it
 * Errors: as `UploadFault` names them. Throws where the file cannot be read, or no process can be started.
 */
export async function inspectUpload(
  file: string,
  limits: UploadLimits = uploadLimits,
): Promise<Result<Inspected, UploadFault>> {
  const { size } = await stat(file);
  if (size === 0) return refuse('UPLOADS.EMPTY');
  if (size > limits.mostBytes)
    return refuse('UPLOADS.TOO_LARGE', { params: { megabytes: limits.mostBytes / (1024 * 1024) } });
  return await inLine(file, () => inProcess(file, limits));
}

export interface InspectionQuery {
  readonly file: string;
  readonly limits: UploadLimits;
}

/** First that it is ready, then the outcome. */
export type InspectionMessage = 'ready' | Result<Inspected, UploadFault>;

function inProcess(file: string, limits: UploadLimits): Promise<Result<Inspected, UploadFault>> {
  return new Promise((resolve, reject) => {
    const child = fork(entry, {
      // Nothing of ours is within reach of code that a file might smuggle in: neither secrets nor output.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      execArgv: [
        ...(entry.pathname.endsWith('.ts') ? ['--import=tsx'] : []),
        `--max-old-space-size=${limits.megabytes}`,
      ],
    });
    let timer: NodeJS.Timeout | undefined;
    let isReady = false;
    child.on('message', (message: InspectionMessage) => {
      if (message === 'ready') {
        isReady = true;
        timer = setTimeout(() => child.kill('SIGKILL'), limits.seconds * 1000);
        child.send({ file, limits } satisfies InspectionQuery);
      } else {
        resolve(message);
        child.kill('SIGKILL');
      }
    });
    child.on('error', reject);
    child.on('exit', () => {
      clearTimeout(timer);
      if (isReady) resolve(refuse('UPLOADS.TOO_COMPLEX'));
      else reject(new Error('the process that opens uploads did not start'));
    });
  });
}
