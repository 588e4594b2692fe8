/** The statements of operations.md on servers and backups, tried with third-party tools. */
import { type ChildProcess, execFile } from 'node:child_process';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { login } from '@tabellion/features/entry/contract.ts';
import { register } from '@tabellion/features/entry/profileContract.ts';
import { createOrganization, listOrganizations } from '@tabellion/features/organizations/contract.ts';
import { call } from '@tabellion/kit/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailPeer, openMailPeer } from '../journeys/support/mailPeer.ts';
import { openInstalled, type Product, startServer } from '../journeys/support/product.ts';
import { type DebianPostgres, startDebianPostgres } from './debianPostgres.ts';

let peer: DebianPostgres;
let folder: string;

beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'tools/build.ts']);
  peer = await startDebianPostgres();
  folder = await mkdtemp(join(tmpdir(), 'tabellion-peer-files-'));
});

afterAll(async () => {
  await peer.close();
  await rm(folder, { recursive: true, force: true });
});

const founder = { email: 'ece@maple.test', password: 'Maple-2025!', firstname: 'Ece', lastname: 'Yılmaz' };

/** Registers and founds an organization named Érable & Fils. */
async function found(origin: string): Promise<void> {
  const session = await call(register, { body: founder }, { origin, language: 'en' });
  if (!session.ok) throw new Error(session.textCode);
  const options = { origin, language: 'en', token: session.data.token };
  const body = { name: 'Érable & Fils', name_postfix: 'Inc.' };
  expect(await call(createOrganization, { body }, options)).toMatchObject({ ok: true });
}

async function organizationsAt(origin: string): Promise<string[]> {
  const { email, password } = founder;
  const session = await call(login, { body: { email, password } }, { origin, language: 'en' });
  if (!session.ok) throw new Error(session.textCode);
  const listed = await call(listOrganizations, {}, { origin, language: 'en', token: session.data.token });
  return listed.ok ? listed.data.organizations.map(({ name }) => name) : [];
}

const withProduct = async (
  environment: Record<string, string>,
  work: (product: Product) => Promise<void>,
): Promise<void> => {
  const product = await openInstalled(environment);
  try {
    await work(product);
  } finally {
    await product.close();
  }
};

test('serves from a PostgreSQL of the operator, and from a restored dump of it', async () => {
  await peer.tool('createdb', '-O', 'operator', 'first');
  const DATA_DIR = join(folder, 'kept');
  await withProduct({ DATABASE_URL: peer.url('first'), DATA_DIR }, ({ origin }) => found(origin));
  const dump = await peer.tool('pg_dump', ...asOperator, '--format=plain', 'first');
  await peer.tool('createdb', '-O', 'operator', 'second');
  await restore(dump);
  // Put back, as operations.md says: it holds the name and the key of the ledger's log.
  await withProduct({ DATABASE_URL: peer.url('second'), DATA_DIR }, async ({ origin }) => {
    expect(await organizationsAt(origin)).toEqual(['Érable & Fils']);
  });
});

/** A plain owner of his database, as on a server that somebody else manages: no superuser. */
const asOperator = ['-U', 'operator'];

/** As operations.md writes it. */
const restore = async (dump: string): Promise<void> => {
  const path = join(folder, 'first.sql');
  await writeFile(path, dump);
  await chmod(folder, 0o755);
  const psql = (...args: string[]) => peer.tool('psql', ...asOperator, '--dbname', 'second', ...args);
  await psql('--command', 'grant usage, create on schema public to tabellion_owner');
  await psql('--quiet', '--set', 'ON_ERROR_STOP=1', '--file', path);
};

test('refuses a server that may lose what it acknowledged', async () => {
  await peer.tool('createdb', '-O', 'operator', 'unsafe');
  await peer.tool('psql', '-c', 'alter database unsafe set synchronous_commit = off');
  await expect(openInstalled({ DATABASE_URL: peer.url('unsafe') })).rejects.toThrow();
});

test('starts from a copied data folder as it was', async () => {
  const product = await openInstalled();
  await found(product.origin);
  await product.stop();
  const copy = join(folder, 'data');
  await cp(product.dataDir, copy, { recursive: true, preserveTimestamps: true });
  await promisify(execFile)('chown', [
    '-R',
    '--reference',
    join(product.dataDir, 'postgres'),
    join(copy, 'postgres'),
  ]);
  await product.close();
  await withProduct({ DATA_DIR: copy }, async ({ origin }) => {
    expect(await organizationsAt(origin)).toEqual(['Érable & Fils']);
  });
});

test('answers and works in two processes as it does in one', async () => {
  await peer.tool('createdb', '-O', 'operator', 'split');
  const mail: MailPeer = await openMailPeer();
  const settings = {
    DATABASE_URL: peer.url('split'),
    DATA_DIR: join(folder, 'split'),
    SMTP_URL: mail.url,
    LOG_LEVEL: 'error',
  };
  const port = 20_000 + (process.pid % 20_000);
  const origin = `http://127.0.0.1:${port}`;
  const api = await startServer({ ...settings, PORT: String(port), PUBLIC_URL: origin }, { main: 'api' });
  const worker = await startServer(
    { ...settings, PUBLIC_URL: origin },
    {
      main: 'worker',
      readyWords: 'Working.',
    },
  );
  try {
    await found(origin);
    const verification = await mail.newest(founder.email, /./);
    expect(verification.text).toContain(origin);
  } finally {
    for (const child of [api, worker]) await ended(child);
    await mail.close();
  }
});

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGINT');
  });
