import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeOwnerLock } from './owner-lock.ts';

// The flavour of systems without abstract sockets; the other one is tested with real starts.
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('one at a time holds a lock that is a file, and the next is told who', async () => {
  const address = join(folder, 'owner');
  const lock = await takeOwnerLock(address, '/data');
  await expect(takeOwnerLock(address, '/data')).rejects.toThrow(`/data is in use by process ${process.pid}`);
  await lock.release();
  await (await takeOwnerLock(address, '/data')).release();
});

test('a lock that a killed process left behind is taken over', async () => {
  const address = join(folder, 'owner');
  const program = `require('net').createServer().listen(${JSON.stringify(address)}, () => process.kill(process.pid, 'SIGKILL'))`;
  expect(spawnSync(process.execPath, ['-e', program]).signal).toBe('SIGKILL');
  await (await takeOwnerLock(address, '/data')).release();
});
