import { lstat, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartRefusal } from '../errors.ts';
import { handOver, type ServerUser } from './server-user.ts';

/** Path of a Unix socket at most, less the file's own name `/.s.PGSQL.5432.lock`, in the strictest system (macOS, 104). */
const longestFolder = 84;

/** A folder for the server's socket that only its user can enter. Its name comes from the data folder, so that a start
 *  after a crash finds the same one again and none are left behind.
 *  Throws `StartRefusal` when somebody else has taken the name: temporary folders are open to all. */
export async function socketFolder(dataFolderHash: string, user: ServerUser | undefined): Promise<string> {
  const folder = socketFolderName(dataFolderHash, user);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(folder);
  const owners = [process.getuid?.(), user?.uid];
  if (!found.isDirectory() || !owners.includes(found.uid) || (found.mode & 0o077) !== 0) {
    throw new StartRefusal(
      `The folder ${folder} belongs to somebody else or is open to others. Remove it and start again.`,
    );
  }
  await handOver(folder, user);
  return folder;
}

/** As root the usual temporary folder may be root's own, where PostgreSQL's user could not follow. */
function socketFolderName(dataFolderHash: string, user: ServerUser | undefined): string {
  const name = `tabellion-${dataFolderHash}`;
  const usual = join(tmpdir(), name);
  return user !== undefined || usual.length > longestFolder ? join('/tmp', name) : usual;
}

/** Removes the remains of a killed server: its lock names a process id that any process may have by now. */
export async function clearSocket(folder: string): Promise<void> {
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) await rm(join(folder, name), { force: true });
}
