import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFiles } from './files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabellion-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

const hello = new TextEncoder().encode('hello');
const helloDigest = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';

test('a file is found by its content, in two levels of folders, and stored once', async () => {
  const files = await openFiles({ folder });
  expect(await files.put(hello)).toEqual({ sha256: helloDigest, bytes: 5 });
  expect(await files.put(hello)).toEqual({ sha256: helloDigest, bytes: 5 });
  expect(new TextDecoder().decode(await files.get(helloDigest))).toBe('hello');
  expect(await readdir(join(folder, '2c', 'f2'))).toEqual([helloDigest]);
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  expect((await stat(join(folder, '2c', 'f2', helloDigest))).mode & 0o777).toBe(0o600);
});

test('the same file put many times at once is one file', async () => {
  const files = await openFiles({ folder });
  await Promise.all(Array.from({ length: 10 }, () => files.put(hello)));
  expect(await readdir(join(folder, '2c', 'f2'))).toEqual([helloDigest]);
});

test('a file that was removed, or never was, is not there', async () => {
  const files = await openFiles({ folder });
  await files.put(hello);
  await files.remove(helloDigest);
  await files.remove(helloDigest);
  expect(await files.has(helloDigest)).toBe(false);
  expect(await files.get(helloDigest)).toBeUndefined();
});

test('a file that the disk has damaged is not handed out', async () => {
  const files = await openFiles({ folder });
  await files.put(hello);
  await writeFile(join(folder, '2c', 'f2', helloDigest), 'jello');
  await expect(files.get(helloDigest)).rejects.toThrow('damaged');
});

test('sizes are bounded, and a name is a digest', async () => {
  const files = await openFiles({ folder, mostBytes: 4 });
  await expect(files.put(hello)).rejects.toThrow(RangeError);
  await expect(files.put(new Uint8Array())).rejects.toThrow(RangeError);
  for (const name of ['../../etc/passwd', helloDigest.toUpperCase(), `${helloDigest}/..`, ''])
    await expect(files.get(name)).rejects.toThrow(RangeError);
});

test('what was half written when a process was killed is cleared away, what is being written is not', async () => {
  await openFiles({ folder });
  const old = join(folder, 'incoming', 'old');
  await writeFile(old, 'half');
  await writeFile(join(folder, 'incoming', 'young'), 'half');
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000);
  await utimes(old, yesterday, yesterday);
  await openFiles({ folder });
  expect(await readdir(join(folder, 'incoming'))).toEqual(['young']);
});
