/** A database of the version before the migrations were folded is taken over with its rows, and later migrations run on it
 *  (decision 092, which says how its schema was compared with the one that they make now). */
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@tabellion/platform/database/migrate.ts';
import { migrationsFolder } from '@tabellion/platform/database/migrations-folder.ts';
import { ensureRoles } from '@tabellion/platform/database/roles.ts';
import { type ServerAddress, withClient } from '@tabellion/platform/database/server-address.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { inDatabase } from '../support/postgres.ts';

const { admin } = inject('testServer');
const name = `tabellion_upgrade_${randomUUID().replaceAll('-', '')}`;
const [user, org, payment] = Array.from({ length: 3 }, () => randomUUID());
let address: ServerAddress;
let folder: string;
let later: readonly string[];

const LAST_FOLDED = '0265-open-matters-and-queued-payments.sql';

beforeAll(async () => {
  await withClient(admin, (client) => client.query(`create database ${name}`));
  address = inDatabase(admin, name);
  await ensureRoles(address);
  folder = await mkdtemp(join(tmpdir(), 'tabellion-upgrade-'));
  const all = await readdir(migrationsFolder());
  later = all.filter((file) => file > LAST_FOLDED).sort();
  const copy = (files: readonly string[]) =>
    Promise.all(files.map((file) => cp(join(migrationsFolder(), file), join(folder, file))));
  await copy(all.filter((file) => file < LAST_FOLDED));
  await migrate(address, folder);
  await recordAsBefore();
  await insertRows();
  await copy(later);
});
afterAll(async () => {
  await withClient(admin, (client) => client.query(`drop database ${name} with (force)`));
  await rm(folder, { recursive: true });
});

const run = async (text: string, values: readonly unknown[] = []): Promise<unknown[]> =>
  (await withClient(address, (client) => client.query(text, [...values]))).rows;

/** The migrations that ran then had other texts, and files that are no more. */
async function recordAsBefore(): Promise<void> {
  await run(`update schema_migrations set sha256 = 'former'`);
  await run(`insert into schema_migrations (name, sha256)
    select name, 'former' from unnest(array['0120-proposal-kinds.sql', '0230-outside.sql', '${LAST_FOLDED}']) as name`);
}

async function insertRows(): Promise<void> {
  await run(
    `insert into users (id, email, language, firstname, lastname, created_at) values ($1, 'a@b.test', 'en', 'A', 'B', now())`,
    [user],
  );
  await run(`insert into organizations (org_id, created_by, created_at) values ($1, $2, now())`, [org, user]);
  await run(
    `insert into payments (org_id, payment_id, purpose, subject, provider, list_cents, discount_cents, tax_cents, total_cents,
         lines, province, created_by, created_at, ask_after)
       values ($1, $2, 'incorporation', 'founder', 'sandbox', 100, 0, 0, 100, '[]', 'ON', $3, now(), now())`,
    [org, payment, user],
  );
  await run(
    `insert into outbox (id, topic, stream, stream_seq, org_id, payload) values ($1, 'handler', $2, 1, $3, $4)`,
    [
      randomUUID(),
      `handler:${org}:billing.notifySucceeded`,
      org,
      JSON.stringify({ handler: 'billing.notifySucceeded', event: { paymentId: payment } }),
    ],
  );
}

test('a database of before is taken over: what is later runs on it, and its rows are there', async () => {
  await writeFile(
    join(folder, '9999-later.sql'),
    'alter table payments add column doubled bigint; update payments set doubled = total_cents * 2;',
  );
  expect(await migrate(address, folder)).toEqual([...later, '9999-later.sql']);
  expect(await migrate(address, folder)).toEqual([]);
  expect(
    await run(
      `select p.status, p.doubled::integer, u.email, o.payload #>> '{event,paymentId}' as told
         from payments p join users u on u.id = p.created_by join outbox o on o.org_id = p.org_id`,
    ),
  ).toEqual([{ status: 'created', doubled: 200, email: 'a@b.test', told: payment }]);
});

test('one that stopped between is refused', async () => {
  await run('delete from schema_migrations where name >= $1', [LAST_FOLDED]);
  await expect(migrate(address, folder)).rejects.toThrow('stopped between migrations that were folded since');
});
