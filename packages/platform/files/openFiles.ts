import type { Files, FilesOptions } from './files.ts';
import { openFolder } from './folder.ts';

/** Opens the store and clears away what was half received when a process was killed. */
export async function openFiles({ folder, s3, mostBytes = 500 * 1024 * 1024 }: FilesOptions): Promise<Files> {
  if (s3 === undefined) return openFolder(folder, mostBytes);
  // Its client is large, and most installations have none.
  const { openS3 } = await import('./s3.ts');
  return openS3(s3, folder, mostBytes);
}
