import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
// @ts-expect-error: it comes without types
import S3rver from 's3rver';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openLog } from '../log/log.ts';
import type { Files, FilesOptions, S3Place } from './files.ts';
import { FilesUnavailable } from './filesUnavailable.ts';
import { openFiles } from './openFiles.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabellion-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

const hello = new TextEncoder().encode('hello');
const helloDigest = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';

/** A store, and what puts `jello` where it keeps `hello`. */
interface Kept {
  open(options?: Partial<FilesOptions>): Promise<Files>;
  damage(): Promise<void>;
  close(): Promise<void>;
}

const inFolder = async (): Promise<Kept> => ({
  open: (options) => openFiles({ folder, ...options }),
  damage: () => writeFile(join(folder, '2c', 'f2', helloDigest), 'jello'),
  close: async () => undefined,
});

interface S3Server {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}

/** A server of S3 that was written by others. */
async function inBucket(): Promise<Kept & { readonly place: S3Place }> {
  const directory = join(folder, 'of-the-server');
  const bucket = 'books';
  const options = { port: 0, address: '127.0.0.1', silent: true, directory };
  const server: S3Server = new S3rver({ ...options, configureBuckets: [{ name: bucket }] });
  const { port } = await server.run();
  const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER' };
  const place = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket, ...keys };
  return {
    place,
    open: (options) => openFiles({ folder, s3: place, ...options }),
    damage: () => writeFile(join(directory, bucket, `${helloDigest}._S3rver_object`), 'jello'),
    close: () => server.close(),
  };
}

describe.each([
  ['a folder', inFolder],
  ['an S3 store', inBucket],
])('in %s', (_, keep) => {
  let kept: Kept;
  let files: Files;
  beforeEach(async () => {
    kept = await keep();
    files = await kept.open({ mostBytes: 64 * 1024 * 1024 });
  });
  afterEach(async () => {
    await files.close();
    await kept.close();
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  test('a file is found by its content, stored once', async () => {
    expect(await files.put(hello)).toEqual({ sha256: helloDigest, bytes: 5 });
    expect(await files.put(hello)).toEqual({ sha256: helloDigest, bytes: 5 });
    expect(new TextDecoder().decode(await files.get(helloDigest))).toBe('hello');
  });

  test('the same file put many times at once is one file', async () => {
    await Promise.all(Array.from({ length: 10 }, () => files.put(hello)));
    expect(new TextDecoder().decode(await files.get(helloDigest))).toBe('hello');
  });

  test('a file that was removed, or never was, is not there', async () => {
    await files.put(hello);
    await files.remove(helloDigest);
    await files.remove(helloDigest);
    expect(await files.has(helloDigest)).toBe(false);
    expect(await files.get(helloDigest)).toBeUndefined();
    expect(await files.stream(helloDigest)).toBeUndefined();
  });

  test('a file that the store has damaged is not handed out', async () => {
    await files.put(hello);
    await kept.damage();
    await expect(files.get(helloDigest)).rejects.toThrow('damaged');
    const found = await files.stream(helloDigest);
    await expect(found?.content.toArray()).rejects.toThrow('damaged');
  });

  test('sizes are bounded, and a name is a digest', async () => {
    const small = await kept.open({ mostBytes: 4 });
    await expect(small.put(hello, 5)).rejects.toThrow(RangeError);
    await small.close();
    await expect(files.put(hello, 4)).rejects.toThrow(RangeError);
    await expect(files.put(new Uint8Array())).rejects.toThrow(RangeError);
    for (const name of ['../../etc/passwd', helloDigest.toUpperCase(), `${helloDigest}/..`, ''])
      await expect(files.get(name)).rejects.toThrow(RangeError);
    expect(await files.has(helloDigest)).toBe(false);
  });

  test('a large file goes in and out as a stream, and one that is too large is read no further', async () => {
    const pieces = 20;
    const { sha256, bytes } = await files.put(mebibytes(pieces));
    expect(bytes).toBe(pieces * 1024 * 1024);
    const found = await files.stream(sha256);
    const hash = createHash('sha256');
    for await (const piece of found?.content ?? []) hash.update(piece as Uint8Array);
    expect([found?.bytes, hash.digest('hex')]).toEqual([bytes, sha256]);
    let taken = 0;
    const counted = mebibytes(pieces, () => taken++);
    await expect(files.put(counted, 3 * 1024 * 1024)).rejects.toThrow(RangeError);
    expect(taken).toBe(4);
  });

  test('of an upload that breaks off nothing stays', async () => {
    const broken = async function* () {
      yield hello;
      throw new Error('the connection broke');
    };
    await expect(files.put(broken())).rejects.toThrow('the connection broke');
    expect(await files.has(helloDigest)).toBe(false);
  });
});

async function* mebibytes(count: number, onTaken: () => void = () => undefined): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < count; at++) {
    onTaken();
    yield new Uint8Array(1024 * 1024).fill(at);
  }
}

test('in a folder files lie in two levels of folders, readable by the owner alone', async () => {
  const files = await openFiles({ folder });
  await files.put(hello);
  expect(await readdir(join(folder, '2c', 'f2'))).toEqual([helloDigest]);
  expect((await stat(join(folder, '2c', 'f2', helloDigest))).mode & 0o777).toBe(0o600);
});

test('what was half received when a process was killed is cleared away, what is being received is not', async () => {
  await openFiles({ folder });
  const old = join(folder, 'incoming', 'old');
  await writeFile(old, 'half');
  await writeFile(join(folder, 'incoming', 'young'), 'half');
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000);
  await utimes(old, yesterday, yesterday);
  await openFiles({ folder });
  expect(await readdir(join(folder, 'incoming'))).toEqual(['young']);
});

test('an S3 store whose bucket or key is wrong is refused at the start, without naming the secret', async () => {
  const { place, open, close } = await inBucket();
  for (const wrong of [{ bucket: 'other' }, { accessKey: 'NOBODY' }, { endpoint: 'http://127.0.0.1:1' }]) {
    const refused = await open({ s3: { ...place, ...wrong } }).catch((error: Error) => error);
    expect(refused).toMatchObject({ name: 'StartRefusal' });
    expect(String(refused)).toContain('(S3_URL) cannot be used');
    expect(String(refused)).not.toContain(place.secretKey);
  }
  await close();
});

test('an S3 store that went away is unavailable, and the log says so without its credentials', async () => {
  const { place, open, close } = await inBucket();
  const files = await open();
  await files.put(hello);
  await close();
  const lines: string[] = [];
  const log = openLog(
    'info',
    new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }),
  );
  const asks = [
    () => files.get(helloDigest),
    () => files.put(hello),
    () => files.has(helloDigest),
    () => files.remove(helloDigest),
  ];
  for (const ask of asks) {
    const error = await ask().catch((one: unknown) => one);
    expect(error).toBeInstanceOf(FilesUnavailable);
    log.fault('a file', error);
  }
  await log.close();
  expect(lines).toHaveLength(4);
  expect(lines.join()).toContain('ECONNREFUSED');
  expect(lines.join()).not.toContain(place.secretKey);
});
