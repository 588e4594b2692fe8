import { chmod, lstat, mkdir, rm, rmdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { serverUser } from './server-user.ts';
import { socketFolder } from './socket-folder.ts';

const hash = `test${process.pid}`;

test('makes a folder for PostgreSQL’s user alone, and finds it again', async () => {
  const folder = await socketFolder(hash, serverUser());
  const { uid, mode } = await lstat(folder);
  expect([uid, mode & 0o777]).toEqual([serverUser()?.uid ?? process.getuid?.(), 0o700]);
  expect(await socketFolder(hash, serverUser())).toBe(folder);
  await rmdir(folder);
});

test('refuses a name that somebody else took first', async () => {
  const folder = await socketFolder(hash, serverUser());
  await rmdir(folder);
  await mkdir(folder);
  await chmod(folder, 0o755);
  await expect(socketFolder(hash, serverUser())).rejects.toThrow('open to others');
  await rmdir(folder);
  await symlink(tmpdir(), folder);
  await expect(socketFolder(hash, serverUser())).rejects.toThrow('belongs to somebody else');
  await rm(folder);
});
