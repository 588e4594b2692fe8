/** Where tests lay the data of a server that nobody needs when they are over: in memory where the system has a folder of
 *  it with room, because a disk that waits for each commit takes a third of the time of the tests that write. What a
 *  killed process leaves behind is the same there; only a machine that loses its power would tell the two apart. */
import { accessSync, constants, statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';
/** Bytes that a whole run needs there, with its log of changes and much to spare. */
const roomNeeded = 6 * 1024 ** 3;

/** A new empty folder. Whoever asked takes it away. @param name how its name begins */
export const scratchFolder = (name: string): Promise<string> => mkdtemp(join(place(), name));

function place(): string {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= roomNeeded ? inMemory : tmpdir();
  } catch {
    return tmpdir(); // no such folder: not Linux, or not ours
  }
}
