/** Folder and address that a start needs. They are tried before the database is opened, which takes a while. */
import { access, constants, mkdir, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import type { Config } from '@tabellion/platform/config/config.ts';
import { StartRefusal } from '@tabellion/platform/database/errors.ts';

/** Makes the data folder, readable by its user alone.
 *  Throws a `StartRefusal` where it cannot be made or written to. */
export async function ensureDataFolder(folder: string): Promise<void> {
  await ensureFolder(folder);
  await access(folder, constants.W_OK | constants.X_OK).catch((error: NodeJS.ErrnoException) => {
    throw unusable(folder, String(error.code));
  });
}

/** Level by level: made recursively, a folder below one in which nothing can be made (/proc) is tried again and again. */
async function ensureFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => error);
  if ('isDirectory' in found) {
    if (!found.isDirectory()) throw unusable(folder, 'a file is in its place');
    return;
  }
  if (found.code !== 'ENOENT') throw unusable(folder, String(found.code));
  if (dirname(folder) !== folder) await ensureFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    // Another process of the same installation was faster.
    if (error.code !== 'EEXIST') throw unusable(folder, String(error.code));
  });
}

const unusable = (folder: string, reason: string): StartRefusal =>
  new StartRefusal(
    `The folder ${folder} of DATA_DIR cannot be used (${reason}). Choose a folder that this user may write.`,
  );

/** Throws a `StartRefusal` where PORT is in use, or HOST is not an address of this machine. */
export function ensureAddress({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const tried = createServer();
    tried.once('error', (error: NodeJS.ErrnoException) => reject(addressRefusal(error, { port, host })));
    tried.listen(port, host, () => tried.close(() => resolve()));
  });
}

function addressRefusal({ code }: NodeJS.ErrnoException, { port, host }: Pick<Config, 'port' | 'host'>) {
  if (code === 'EADDRINUSE') return new StartRefusal(`Port ${port} is in use. Set PORT to another one.`);
  if (code === 'EACCES')
    return new StartRefusal(`This user may not listen on port ${port}. Set PORT to another one.`);
  return new StartRefusal(
    `Nothing can listen on ${host}, port ${port} (${code}). Set HOST to an address of this machine.`,
  );
}
