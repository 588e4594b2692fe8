import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { StartRefusal } from './errors.ts';
import { migrate } from './migrate.ts';

let db: TestDatabase;
let folder: string;

// A database without any record of migrations, and a folder of migrations of the test's own.
beforeEach(async () => {
  db = await createTestDatabase();
  await db.asOwner('drop table schema_migrations');
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await migration('0002-second', 'create table second (id int references first);');
  await migration('0001-first', 'create table first (id int primary key);\ninsert into first values (1);\n');
});
afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

const lastFolded = '0265-open-matters-and-queued-payments';
const migration = (name: string, text: string) => writeFile(join(folder, `${name}.sql`), text);
const migrateHere = () => migrate(db.as(), folder);

test('runs what is new in the order of names, once, as the owner of everything', async () => {
  expect(await migrateHere()).toEqual(['0001-first.sql', '0002-second.sql']);
  await migration('0003-third', 'alter table second add body text;');
  expect(await migrateHere()).toEqual(['0003-third.sql']);
  expect(await migrateHere()).toEqual([]);
  const owners = await db.asOwner(
    `select tableowner from pg_tables where tablename in ('first', 'second', 'schema_migrations') and schemaname = 'public'`,
  );
  expect(owners).toEqual(Array(3).fill({ tableowner: 'tabellion_owner' }));
});

test('processes that start together take turns', async () => {
  const runs = await Promise.all([migrateHere(), migrateHere(), migrateHere()]);
  expect(runs.flat()).toEqual(['0001-first.sql', '0002-second.sql']);
});

test('leaves nothing of a migration that fails, and keeps those before it', async () => {
  await migration('0003-broken', 'create table third (id int); select 1 / 0;');
  await expect(migrateHere()).rejects.toThrow('Migration 0003-broken.sql failed: division by zero');
  expect(
    await db.asOwner(`select to_regclass('second') is not null as second, to_regclass('third') as third`),
  ).toEqual([{ second: true, third: null }]);
});

test('refuses a database that a newer version wrote', async () => {
  await migration('0901-newer', 'alter table second add body text;');
  await migrateHere();
  await rm(join(folder, '0901-newer.sql'));
  const refusal = await migrateHere().catch((error) => error);
  expect(refusal).toBeInstanceOf(StartRefusal);
  expect(refusal.message).toContain(
    'written by a newer version of Tabellion (it has migration 0901-newer.sql',
  );
});

test('refuses a migration whose text was changed after it ran, but not other line ends', async () => {
  await migrateHere();
  await migration(
    '0001-first',
    'create table first (id int primary key);\r\ninsert into first values (1);\r\n',
  );
  expect(await migrateHere()).toEqual([]);
  await migration('0001-first', 'create table first (id bigint primary key);');
  await expect(migrateHere()).rejects.toThrow('Migration 0001-first.sql was changed after it had run');
});

test('takes a database that ran the migrations before they were folded as one that ran those they became', async () => {
  await migration(lastFolded, 'alter table second add body text;');
  await migrateHere();
  await rm(join(folder, '0002-second.sql'));
  await rm(join(folder, `${lastFolded}.sql`));
  await migration('0001-first', 'create table first (id int primary key); create table second (body text);');
  await migration('0300-third', 'create table third (id int);');
  expect(await migrateHere()).toEqual(['0300-third.sql']);
  expect(await migrateHere()).toEqual([]);
});

test('refuses a database that stopped between the migrations that were folded, and says what to start', async () => {
  await migrateHere();
  await rm(join(folder, '0002-second.sql'));
  await migration('0001-first', 'create table first (id int primary key); create table second (body text);');
  const refusal = await migrateHere().catch((error) => error);
  expect(refusal).toBeInstanceOf(StartRefusal);
  expect(refusal.message).toContain('between migrations that were folded since (it has 0002-second.sql');
  expect(refusal.message).toContain(`Start the last version that has ${lastFolded}.sql once`);
});
