/** A disk that is really full: a small one in memory, mounted for one process alone (util-linux). */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('a file for which the disk has no room is refused as such, leaves nothing, and the next one fits again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-peer-full-'));
  const child = `${process.execPath} --import tsx tests/support/fullDisk-child.ts ${folder}`;
  const script = `mount -t tmpfs -o size=4m tmpfs ${folder} && exec ${child}`;
  const { stdout } = await promisify(execFile)('unshare', ['--mount', '--map-root-user', 'sh', '-c', script]);
  expect(JSON.parse(stdout)).toEqual({
    refused: ['FilesUnavailable', 'full'],
    isFirstThere: true,
    isNextThere: true,
    incoming: [],
  });
  await rm(folder, { recursive: true });
});
