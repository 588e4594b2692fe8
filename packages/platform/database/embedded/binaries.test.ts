import { chmod, cp, lstat, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installedPackage, usableBinaries } from './binaries.ts';
import { serverUser } from './server-user.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'binaries-'));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true }));

test('completes the libraries of an install without scripts, closed to PostgreSQL’s user, in a copy', async () => {
  const installed = await installedPackage();
  const native = join(folder, 'closed/native');
  await cp(installed.native, native, {
    recursive: true,
    filter: async (path) => !(await lstat(path)).isSymbolicLink(),
  });
  await chmod(join(folder, 'closed'), 0o700);
  const cache = join(folder, 'cache');
  const binaries = await usableBinaries(serverUser(), { ...installed, native }, cache);
  expect(binaries.startsWith(cache)).toBe(true);
  expect(await usableBinaries(serverUser(), { ...installed, native }, cache)).toBe(binaries);
});
