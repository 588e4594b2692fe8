import { createHmac, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartRefusal } from '../errors.ts';
import { type ClusterPlace, spawnInCluster } from './server-process.ts';
import { handOver } from './server-user.ts';

/** The version of PostgreSQL that made a cluster is the only one that can open it. */
const majorVersion = '18';

/** Gives the password of a user of the embedded server. All are drawn from one key. */
export type Passwords = (user: string) => string;

/** Opens the key of the data folder, `postgres.key`; the first start draws it. Belongs in every backup of the folder.
 *  Throws `StartRefusal` when there is a cluster but no key. */
export async function openPasswords(dataFolder: string): Promise<Passwords> {
  const path = join(dataFolder, 'postgres.key');
  if (!existsSync(path)) {
    if (existsSync(join(dataFolder, 'postgres'))) {
      throw new StartRefusal(
        `${path} is missing, and with it the way into the database. Restore it from a backup.`,
      );
    }
    await writeWhole(path, randomBytes(32).toString('hex'));
  }
  const key = (await readFile(path, 'utf8')).trim();
  return (user) => createHmac('sha256', key).update(user).digest('hex');
}

/** Makes the cluster unless it is there. Made beside and renamed, so that a first start that was killed half way is
 *  begun anew by the next.
 *  Throws `StartRefusal` when it was made by another version of PostgreSQL. */
export async function ensureCluster(place: ClusterPlace, superuserPassword: string): Promise<void> {
  if (!existsSync(place.cluster)) await makeCluster(place, superuserPassword);
  const version = (await readFile(join(place.cluster, 'PG_VERSION'), 'utf8')).trim();
  if (version !== majorVersion) {
    throw new StartRefusal(
      `The data folder ${place.cluster} is of PostgreSQL ${version}; this version of Tabellion brings ${majorVersion}. Start the version that wrote it, and move the data with a backup.`,
    );
  }
}

async function makeCluster(place: ClusterPlace, superuserPassword: string): Promise<void> {
  const draft = `${place.cluster}.initializing`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await handOver(draft, place.user);
  // A file, because a pipe of Node is a socket, which cannot be opened by path; where PostgreSQL's user can read it.
  const passwordFile = join(place.sockets, 'password');
  await writeFile(passwordFile, superuserPassword, { mode: 0o600 });
  await handOver(passwordFile, place.user);
  try {
    await initialize({ ...place, cluster: draft }, passwordFile);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(draft, place.cluster);
  await syncFolder(dirname(place.cluster));
}

/** The builtin locale knows the letters of every language (lower('Ş') is 'ş') and is the same on every machine; lists for
 *  people are sorted with an ICU collation by name. */
async function initialize(place: ClusterPlace, passwordFile: string): Promise<void> {
  const child = spawnInCluster(place, 'initdb', [
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ]);
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint += chunk;
  });
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (code !== 0)
    throw new StartRefusal(`PostgreSQL could not make its data folder ${place.cluster}: ${complaint.trim()}`);
}

/** Written beside, forced to the disk and renamed: there whole or not at all. */
async function writeWhole(path: string, text: string): Promise<void> {
  const draft = await open(`${path}.new`, 'w', 0o600);
  await draft.writeFile(text);
  await draft.sync();
  await draft.close();
  await rename(`${path}.new`, path);
  await syncFolder(dirname(path));
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync();
  await folder.close();
}
