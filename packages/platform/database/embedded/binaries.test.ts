import { chmod, cp, lstat, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type InstalledPackage, installedPackage, usableBinaries } from './binaries.ts';
import { serverUser } from './server-user.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'binaries-'));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true }));

test('makes the links between the libraries that no install script made', async () => {
  const installed = await withoutLinks();
  const binaries = await usableBinaries(serverUser(), installed, join(folder, 'cache'));
  expect(binaries).toBe(join(installed.native, 'bin'));
  expect(await usableBinaries(serverUser(), installed, join(folder, 'cache'))).toBe(binaries);
});

test('uses a copy where the install cannot be written to, or is closed to PostgreSQL’s user', async () => {
  const installed = await withoutLinks();
  // Root cannot be kept from writing, but then PostgreSQL's user is kept from reading.
  await chmod(join(installed.native, 'lib'), 0o500);
  const cache = join(folder, 'cache');
  const binaries = await usableBinaries(serverUser(), installed, cache);
  expect(binaries.startsWith(cache)).toBe(true);
  expect(await usableBinaries(serverUser(), installed, cache)).toBe(binaries);
  await chmod(join(installed.native, 'lib'), 0o700);
});

/** The package as npm leaves it where no install script is run. */
async function withoutLinks(): Promise<InstalledPackage> {
  const installed = await installedPackage();
  const native = join(folder, 'native');
  await cp(installed.native, native, {
    recursive: true,
    filter: async (path) => !(await lstat(path)).isSymbolicLink(),
  });
  return { ...installed, native };
}
