import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type Instant, instant } from '@tabellion/kernel/date.ts';
import { pemBlocks } from '@tabellion/paper/seal/sealKey.ts';
import { readConfig } from '@tabellion/platform/config/config.ts';
import { openLog } from '@tabellion/platform/log/log.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { healthOf } from './health.ts';
import { openInstalledSeal, watchSeal } from './sealing.ts';

const firstStart = instant('2025-03-01T12:00:00Z');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabellion-seal-'));
});
afterEach(() => rm(folder, { recursive: true }));

const open = (environment: Record<string, string> = {}) =>
  openInstalledSeal({
    config: readConfig({ DATA_DIR: '.', ...environment }, folder),
    issuer: 'Maple Books',
    clock: () => firstStart,
  });

test('processes that start together agree on an own key, which only the owner may read', async () => {
  const seals = await Promise.all([1, 2, 3, 4].map(() => open()));
  for (const { certificate } of seals) expect(certificate).toEqual({ ...seals[0]?.certificate, isOwn: true });
  const secrets = join(folder, 'secrets');
  expect((await readdir(secrets)).sort()).toEqual(['seal-root.pem', 'seal.pem']);
  for (const name of await readdir(secrets))
    expect((await stat(join(secrets, name))).mode & 0o777).toBe(0o600);
  const [root, bundle] = await Promise.all(
    ['seal-root.pem', 'seal.pem'].map((name) => readFile(join(secrets, name), 'utf8')),
  );
  expect(pemBlocks(bundle ?? '', 'CERTIFICATE')[1]).toBe(pemBlocks(root ?? '', 'CERTIFICATE')[0]);
  await chmod(join(secrets, 'seal.pem'), 0o644);
  await expect(open()).rejects.toThrow('Others may read the secret');
});

test('a key of the operator is used, and none is made', async () => {
  await open();
  const bundle = await readFile(join(folder, 'secrets', 'seal.pem'), 'utf8');
  await rm(join(folder, 'secrets'), { recursive: true });
  await writeFile(join(folder, 'own.pem'), bundle);
  const seal = await open({ SEAL_KEY: 'own.pem', SEAL_CERTIFICATE: 'own.pem' });
  expect(seal.certificate.isOwn).toBe(false);
  // The uppermost of its certificates judges who sealed.
  expect(pemBlocks(seal.roots, 'CERTIFICATE')).toEqual(pemBlocks(bundle, 'CERTIFICATE').slice(1));
  expect(await readdir(folder)).toEqual(['own.pem']);
});

test('the roots are those of the key and of the own key of earlier days, without any private key', async () => {
  const { roots } = await open();
  const kept = await readFile(join(folder, 'secrets', 'seal-root.pem'), 'utf8');
  expect(roots).toBe(`${pemBlocks(kept, 'CERTIFICATE')[0]}\n`);
  const other = await mkdtemp(join(tmpdir(), 'tabellion-seal-'));
  const elsewhere = await openInstalledSeal({
    config: readConfig({ DATA_DIR: '.' }, other),
    issuer: 'Operator',
    clock: () => firstStart,
  });
  await writeFile(join(folder, 'own.pem'), await readFile(join(other, 'secrets', 'seal.pem'), 'utf8'));
  await rm(other, { recursive: true });
  const seal = await open({ SEAL_KEY: 'own.pem', SEAL_CERTIFICATE: 'own.pem' });
  expect(seal.roots).toBe(elsewhere.roots + roots);
  expect(seal.roots).not.toContain('PRIVATE');
});

test.each([
  [{ SEAL_P12: 'absent' }, 'absent of SEAL_P12 cannot be read'],
  [{ SEAL_P12: 'broken', SEAL_P12_PASSWORD: 'x' }, 'SEAL_P12 with SEAL_P12_PASSWORD cannot be used'],
  [{ SEAL_KEY: 'broken', SEAL_CERTIFICATE: 'broken' }, 'SEAL_KEY with SEAL_CERTIFICATE cannot be used'],
  [{ SEAL_KEY: 'key.pem', SEAL_CERTIFICATE: 'other.pem' }, 'no certificate is of that key'],
])('with %j the start is refused: %s', async (environment, sentence) => {
  await open();
  const [key = '', other = ''] = await Promise.all(
    ['seal.pem', 'seal-root.pem'].map((name) => readFile(join(folder, 'secrets', name), 'utf8')),
  );
  await writeFile(join(folder, 'key.pem'), pemBlocks(key, 'PRIVATE KEY')[0] ?? '');
  await writeFile(join(folder, 'other.pem'), pemBlocks(other, 'CERTIFICATE')[0] ?? '');
  await writeFile(join(folder, 'broken'), 'no key');
  await expect(open(environment)).rejects.toMatchObject({
    name: 'StartRefusal',
    message: expect.stringContaining(sentence),
  });
});

test('a damaged own key is refused, never replaced', async () => {
  await open();
  await writeFile(join(folder, 'secrets', 'seal.pem'), '');
  await expect(open()).rejects.toThrow('secrets/seal.pem in DATA_DIR cannot be used');
});

test('health says how the certificate is, and the log warns from 60 days ahead, once a day', async () => {
  const lines: { msg: string; certificate: string }[] = [];
  const write = (line: Buffer, _: string, done: () => void) => {
    lines.push(JSON.parse(String(line)));
    done();
  };
  const log = openLog('info', new Writable({ write }));
  const stateAt = watchSeal(await open(), log);
  let now: Instant = firstStart;
  const db = { asNobody: async () => [] } as never;
  const health = healthOf({ db, probe: db, sealState: () => stateAt(now), clock: () => now });
  const read = async (at: string) => {
    now = instant(at);
    return (await health.read()).seal;
  };
  expect(await read('2025-03-01T11:00:00Z')).toBe('not_yet_valid');
  expect(await read('2034-12-30T12:00:00Z')).toBe('valid');
  expect(lines.map(({ msg }) => msg)).toEqual(['nothing can be sealed: see docs/operations.md']);
  expect(await read('2034-12-31T12:00:01Z')).toBe('valid');
  expect(await read('2035-01-01T12:00:00Z')).toBe('valid');
  expect(lines.map(({ msg }) => msg).slice(1)).toEqual(['the certificate of the seal expires soon']);
  expect(await read('2035-03-01T12:00:01Z')).toBe('expired');
  expect(lines.at(-1)).toMatchObject({ certificate: 'expired', validUntil: '2035-03-01T12:00:00.000000Z' });
  await log.close();
});
