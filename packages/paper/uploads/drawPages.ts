/** Draws the pages of uploaded files as pictures, in a process of its own. */
import { readdir } from 'node:fs/promises';
import { fairLine } from '@tabellion/platform/threads/fairLine.ts';
import { askProcess } from './boundedProcess.ts';

const entry = new URL('./drawProcess.ts', import.meta.url);

const inLine = fairLine(2);

export interface DrawQuery {
  readonly file: string;
  readonly type: 'pdf' | 'png' | 'jpeg';
  /** Where the pictures go; each name begins with `prefix`. */
  readonly folder: string;
  readonly prefix: string;
}

/**
 * @param pages  as many as the file has
 * @returns the names of JPEG files, a page each, in order; fewer than `pages` where the file could be drawn only in part. A page that
 *  lies on its side has a name that ends in `-wide.jpg`
 */
export async function drawPages(query: DrawQuery, pages: number): Promise<readonly string[]> {
  const limits = { seconds: 20 + pages, megabytes: 768 };
  await inLine(query.file, () => askProcess(entry, query, limits).catch(() => undefined));
  const names = await readdir(query.folder);
  return names.filter((name) => name.startsWith(query.prefix) && name.endsWith('.jpg')).sort();
}
