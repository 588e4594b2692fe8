/** Appending through the ledger's writer at batch 256, beside the same rows inserted by `pg` alone, hypercore on disk and
 *  merkletreejs in memory. Wall time, rounds taken in turn; each commit is on the disk (fsync). */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { instantOfMillis } from '../../packages/kernel/date.ts';
import type { Ledger, LedgerWrite } from '../../packages/ledger/port.ts';
import { openLedger } from '../../packages/ledger/server/openLedger.ts';
import { migrationsFolder } from '../../packages/platform/database/migrations-folder.ts';
import { openDatabase } from '../../packages/platform/database/open.ts';
import { openPostgres } from '../http/benchServer.ts';
import { median } from '../machine.ts';

const BATCH = 256;
const BATCHES = 10;
const ROUNDS = 3;

const id = () => randomBytes(16).toString('base64url');

const batchOf = (): readonly LedgerWrite[] =>
  Array.from({ length: BATCH }, (_, place) => ({
    kind: 'position' as const,
    id: id(),
    op: 'put' as const,
    values: { org_id: id(), id: id(), firstname: `Ann ${place}`, lastname: 'Aalto', position: 'directors' },
    repetition: id(),
  }));

export async function compareAppending(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-bench-'));
  const postgres = await openPostgres(folder);
  const opened = await openDatabase({
    dataFolder: folder,
    url: postgres.url,
    migrations: migrationsFolder(),
    ledgerMigrations: migrationsFolder('ledger'),
    log: () => undefined,
  });
  const seed = () => new Uint8Array(randomBytes(32));
  const service = openLedger({
    db: opened.database,
    clock: () => instantOfMillis(Date.now()),
    secrets: { origin: 'tabellion-bench', signingSeed: seed(), masterKey: seed(), tokenSeed: seed() },
    folder: join(folder, 'ledger'),
    address: 'http://bench',
    ownerOrg: 'Org1',
    onFault: (fault) => console.error(fault),
  });
  const client = new pg.Client(postgres.url);
  await client.connect();
  await service.prepare();
  try {
    await measure(service.ledger, client, folder);
  } finally {
    await client.end();
    await service.close();
    await opened.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(ledger: Ledger, client: pg.Client, folder: string): Promise<void> {
  await ledger.append('warm', batchOf());
  const size = await sizeOfRows(client);
  await preparePlain(client);
  const ways: Readonly<Record<string, () => Promise<unknown>>> = {
    'the ledger': () => repeated(() => ledger.append('org', batchOf())),
    'pg alone': () => repeated(() => insertPlain(client, size)),
    hypercore: await hypercoreIn(join(folder, 'hypercore')),
    merkletreejs: merkleTree,
  };
  const seconds = new Map(Object.keys(ways).map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, way] of Object.entries(ways)) {
      const start = performance.now();
      await way();
      seconds.get(name)?.push((performance.now() - start) / 1000);
    }
  const rates = new Map([...seconds].map(([name, times]) => [name, (BATCH * BATCHES) / median(times)]));
  const own = rates.get('the ledger') ?? 0;
  for (const [name, rate] of rates)
    console.log(`append at batch ${BATCH}: ${name} ${rate.toFixed(0)}/s, ratio ${(own / rate).toFixed(2)}`);
  console.log('(target 0.60 of pg alone; hypercore and merkletreejs keep no contents and seal nothing)');
}

async function repeated(append: () => Promise<unknown>): Promise<void> {
  for (let batch = 0; batch < BATCHES; batch++) await append();
}

/** How long the texts and bytes are that a record of this bench becomes. */
async function sizeOfRows(client: pg.Client) {
  const { rows } = await client.query<
    Readonly<Record<'leaf' | 'names' | 'secret' | 'sealed' | 'receipt', number>>
  >(
    `select max(length(e.leaf)) as leaf, max(length(b.names)) as names, max(length(b.secret)) as secret,
            max(length(b.sealed)) as sealed, max(length(i.receipt)) as receipt
       from ledger.entries e join ledger.bodies b using (index), ledger.idempotency_keys i`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('no rows');
  return row;
}

const tables = ['entries', 'state', 'records', 'bodies', 'idempotency_keys'];

async function preparePlain(client: pg.Client): Promise<void> {
  await client.query('create schema plain');
  for (const table of tables)
    await client.query(`create table plain.${table} (like ledger.${table} including all)`);
}

let index = 0;

/** The rows of a batch as they are, by statements of many rows in one transaction. */
async function insertPlain(client: pg.Client, size: Awaited<ReturnType<typeof sizeOfRows>>): Promise<void> {
  const places = Array.from({ length: BATCH }, () => index++);
  const [keys, ids] = [places.map(id), places.map(id)];
  const text = (length: number) => places.map(() => randomBytes(length / 2).toString('hex'));
  const bytes = (length: number) => places.map(() => randomBytes(length));
  const insert = (table: string, types: readonly string[], columns: readonly (readonly unknown[])[]) =>
    client.query({
      name: table,
      text: `insert into plain.${table} select * from unnest(${types.map((type, at) => `$${at + 1}::${type}[]`).join()})`,
      values: columns.map((column) => [...column]),
    });
  const all = <Value>(value: Value) => places.map(() => value);
  await client.query('begin');
  await Promise.all([
    insert(
      'entries',
      ['bigint', 'text', 'bytea', 'text', 'bigint', 'text'],
      [places, text(size.leaf), bytes(32), all('stream'), places, keys],
    ),
    insert(
      'state',
      ['text', 'text', 'text', 'bigint', 'text', 'bigint'],
      [keys, all('stream'), all('position'), all(1), all('put'), places],
    ),
    insert(
      'records',
      ['text', 'text', 'text', 'text', 'text'],
      [all('stream'), all('position'), ids, all(''), keys],
    ),
    insert(
      'bodies',
      ['bigint', 'text', 'text', 'bytea', 'bytea'],
      [places, keys, text(size.names), bytes(size.secret), bytes(size.sealed)],
    ),
    insert(
      'idempotency_keys',
      ['uuid', 'text', 'text', 'text', 'timestamptz'],
      [all('00000000-0000-4000-8000-000000000000'), ids, text(64), text(size.receipt), all(new Date())],
    ),
    client.query('commit'),
  ]);
}

const require = createRequire(import.meta.url);

const leaves = () => Array.from({ length: BATCH }, () => randomBytes(440));

async function hypercoreIn(folder: string): Promise<() => Promise<void>> {
  const Hypercore = require('hypercore');
  const core = new Hypercore(folder);
  await core.ready();
  return () => repeated(() => core.append(leaves()));
}

/** It has no way to grow but to be built anew: once at the end is the most that can be said for it. */
async function merkleTree(): Promise<void> {
  const { MerkleTree } = require('merkletreejs');
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
  const entries = Array.from({ length: BATCHES }, leaves).flat();
  new MerkleTree(entries.map(hash), hash).getRoot();
}
