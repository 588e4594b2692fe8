import { createHash } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefusal } from '../errors.ts';
import type { ServerAddress } from '../server-address.ts';
import { installedPackage, usableBinaries } from './binaries.ts';
import { ensureCluster, openPasswords, type Passwords } from './cluster.ts';
import { keepRunning } from './keepRunning.ts';
import { recoverCluster } from './orphan.ts';
import { takeOwnerLock } from './owner-lock.ts';
import { startServer } from './server-process.ts';
import { serverUser } from './server-user.ts';
import { clearSocket, socketFolder } from './socket-folder.ts';

/** A PostgreSQL of our own, alone on its data folder. */
export interface EmbeddedPostgres {
  address(user: string, database: string): ServerAddress;
  readonly passwords: Passwords;
  /** Resolves with a sentence for the operator when the server ends unasked and is not started again: see `keepRunning`. */
  readonly died: Promise<string>;
  /** Ends all connections, writes everything out, and frees the data folder. */
  stop(): Promise<void>;
}

/** Starts the PostgreSQL that comes inside the npm packages on `<dataFolder>/postgres`, making it on the first start.
 *  Runs as any user on Linux and macOS; as root it runs PostgreSQL as `nobody`. Listens on a private Unix socket only.
 *  Recovers by itself: at once from a killed server, at the next start from a killed supervisor and a machine that lost power.
 *  @param dataFolder made when missing
 *  @param log takes the server's own lines
 *  Throws `StartRefusal` when another process holds the folder, another version wrote it, or nothing here can run it. */
export async function startPostgres(
  dataFolder: string,
  log: (line: string) => void,
): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') {
    throw new StartRefusal('On Windows Tabellion needs a PostgreSQL server of yours: set DATABASE_URL.');
  }
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const folder = await realpath(dataFolder);
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const lockAddress = process.platform === 'linux' ? `\0tabellion-${hash}` : `/tmp/tabellion-${hash}.owner`;
  const lock = await takeOwnerLock(lockAddress, folder);
  try {
    const user = serverUser();
    const sockets = await socketFolder(hash, user);
    const binaries = await usableBinaries(user, await installedPackage());
    const place = { binaries, cluster: join(folder, 'postgres'), sockets, user };
    const passwords = await openPasswords(folder);
    await ensureCluster(place, passwords('postgres'));
    const server = await keepRunning(
      async () => {
        await recoverCluster(place.cluster);
        await clearSocket(sockets);
        return startServer(place, log);
      },
      (sentence) => log(`WARNING: ${sentence}`),
    );
    return {
      address: (name, database) => ({
        host: sockets,
        port: 5432,
        user: name,
        password: passwords(name),
        database,
      }),
      passwords,
      died: server.died,
      stop: async () => {
        await server.stop();
        await rm(sockets, { recursive: true, force: true });
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
