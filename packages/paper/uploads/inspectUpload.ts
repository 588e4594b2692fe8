/** Opens an uploaded file in a process of its own, which is killed where the file takes too much time or memory. */
import { stat } from 'node:fs/promises';
import { refuse } from '@tabellion/kernel/refusal.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import { fairLine } from '@tabellion/platform/threads/fairLine.ts';
import { askProcess } from './boundedProcess.ts';
import { type Inspected, type UploadFault, type UploadLimits, uploadLimits } from './inspected.ts';

const entry = new URL('./inspectProcess.ts', import.meta.url);

/** So many processes at once. */
const inLine = fairLine(2);

/**
 * Says what a file is, or why it is refused. The file stays as it is.
 * @param file  its path; the caller has written it there and removes it
 * Errors: as `UploadFault` names them; `UPLOADS.TOO_COMPLEX` where it takes too much of the processor or of memory, and
 *  `UPLOADS.BUSY` where the machine gave it too little in time. Throws where the file cannot be read, or no process can be started.
 */
export async function inspectUpload(
  file: string,
  limits: UploadLimits = uploadLimits,
): Promise<Result<Inspected, UploadFault>> {
  const { size } = await stat(file);
  if (size === 0) return refuse('UPLOADS.EMPTY');
  if (size > limits.mostBytes)
    return refuse('UPLOADS.TOO_LARGE', { params: { megabytes: limits.mostBytes / (1024 * 1024) } });
  const query: InspectionQuery = { file, limits };
  const until = performance.now() + limits.patienceMs;
  return inLine(file, async () => {
    const patienceMs = until - performance.now();
    if (patienceMs <= 0) return refuse('UPLOADS.BUSY');
    const outcome = await askProcess<InspectionQuery, Inspection>(entry, query, { limits, patienceMs });
    if (outcome.is === 'answered') return outcome.answer;
    return refuse(outcome.is === 'busy' ? 'UPLOADS.BUSY' : 'UPLOADS.TOO_COMPLEX');
  });
}

export interface InspectionQuery {
  readonly file: string;
  readonly limits: UploadLimits;
}

export type Inspection = Result<Inspected, UploadFault>;
