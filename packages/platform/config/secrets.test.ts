import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompactEncrypt, compactDecrypt, importJWK } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets } from './secrets.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tabellion-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('secrets are made on the first start, readable by the owner alone, and stay', async () => {
  const first = await loadSecrets({}, dataDir);
  expect(first.sessionKey).toHaveLength(32);
  expect(await loadSecrets({}, dataDir)).toEqual(first);
  const folder = join(dataDir, 'secrets');
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await readdir(folder)).sort()).toEqual([
    'card.jwk.json',
    'ledger-master.key',
    'ledger-origin',
    'ledger-signing.key',
    'session.key',
  ]);
  for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
});

test('processes that start together agree on the secrets', async () => {
  const all = await Promise.all([1, 2, 3, 4].map(() => loadSecrets({}, dataDir)));
  for (const secrets of all) expect(secrets).toEqual(all[0]);
});

test('what is encrypted to the public card key opens with the private one, and the public one holds no secret', async () => {
  const { publicJwk, privateJwk } = (await loadSecrets({}, dataDir)).cardKey;
  expect(publicJwk).not.toHaveProperty('d');
  const jwe = await new CompactEncrypt(new TextEncoder().encode('4242'))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: publicJwk.kid })
    .encrypt(await importJWK({ ...publicJwk }));
  const { plaintext } = await compactDecrypt(jwe, await importJWK({ ...privateJwk }));
  expect(new TextDecoder().decode(plaintext)).toBe('4242');
});

test('secrets of the environment are used and not written', async () => {
  const made = await loadSecrets({}, dataDir);
  const { kty, crv, x, y, d } = made.cardKey.privateJwk;
  const environment = {
    SESSION_KEY: Buffer.from(made.sessionKey).toString('base64url'),
    CARD_KEY: JSON.stringify({ kty, crv, x, y, d }),
    LEDGER_ORIGIN: made.ledger.origin,
    LEDGER_SIGNING_KEY: Buffer.from(made.ledger.signingSeed).toString('base64url'),
    LEDGER_MASTER_KEY: Buffer.from(made.ledger.masterKey).toString('base64url'),
  };
  const elsewhere = join(dataDir, 'elsewhere');
  expect(await loadSecrets(environment, elsewhere)).toEqual(made);
  await expect(stat(elsewhere)).rejects.toThrow('ENOENT');
});

test.each([
  ['SESSION_KEY', 'short'],
  ['SESSION_KEY', `${'é'.repeat(60)}`],
  ['CARD_KEY', 'no json'],
  ['CARD_KEY', '{"kty":"EC","crv":"P-256","x":"a","y":"b"}'],
])('%s cannot be %j', async (name, value) => {
  await expect(loadSecrets({ [name]: value }, dataDir)).rejects.toThrow(`${name} must be`);
});

test('a secret that others may read is refused', async () => {
  await loadSecrets({}, dataDir);
  const path = join(dataDir, 'secrets', 'session.key');
  await chmod(path, 0o640);
  await expect(loadSecrets({}, dataDir)).rejects.toThrow(`Others may read the secret ${path}`);
});

test('a damaged secret is refused, never replaced', async () => {
  await loadSecrets({}, dataDir);
  await writeFile(join(dataDir, 'secrets', 'session.key'), '');
  await expect(loadSecrets({}, dataDir)).rejects.toThrow('SESSION_KEY must be');
});
