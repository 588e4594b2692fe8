/** Draws the pages of uploaded files as pictures, in a process of its own. */
import { readdir } from 'node:fs/promises';
import { fairLine } from '@tabellion/platform/threads/fairLine.ts';
import { askProcess, type ProcessLimits } from './boundedProcess.ts';

const entry = new URL('./drawProcess.ts', import.meta.url);

const inLine = fairLine(2);

export interface DrawnFile {
  readonly path: string;
  readonly type: 'pdf' | 'png' | 'jpeg';
  readonly pages: number;
  /** The beginning of the names of its pictures. */
  readonly prefix: string;
}

export interface DrawQuery {
  readonly files: readonly DrawnFile[];
  /** Where the pictures go. */
  readonly folder: string;
  readonly limits: ProcessLimits;
}

/** Nobody waits for pictures: where they take so many times as long by the clock, the process is given up. */
const patience = 10;

/**
 * One process draws all, and another one what is left where it ended over a file.
 * @returns by prefix the names of JPEG files, a page each, in order; fewer than `pages` where a file could be drawn only in part. A
 *  page that lies on its side has a name that ends in `-wide.jpg`
 */
export async function drawPages({
  files,
  folder,
}: Omit<DrawQuery, 'limits'>): Promise<(prefix: string) => readonly string[]> {
  const picturesOf = async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).sort();
    return (prefix: string) => names.filter((name) => name.startsWith(prefix));
  };
  for (let rest = files; rest.length > 0; ) {
    const pages = rest.reduce((sum, file) => sum + file.pages, 0);
    const limits = { cpuSeconds: 20 + pages, megabytes: 768 };
    const query: DrawQuery = { files: rest, folder, limits };
    const asking = { limits, patienceMs: limits.cpuSeconds * 1000 * patience };
    const outcome = await inLine(folder, () => askProcess(entry, query, asking).catch(() => undefined));
    if (outcome?.is === 'answered') break;
    const drawn = await picturesOf();
    const ended = rest.findIndex((file) => drawn(file.prefix).length < file.pages);
    rest = ended === -1 ? [] : rest.slice(ended + 1);
  }
  return picturesOf();
}
