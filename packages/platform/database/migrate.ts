import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { StartRefusal } from './errors.ts';
import type { DatabaseSchema } from './roles.ts';
import { type ServerAddress, withClient } from './server-address.ts';

/** Brings the schema to the state of this program: runs the migrations of `folder` that are not yet recorded, in the
 *  order of their names, each in a transaction of its own with its record. Processes that start together take turns.
 *  @param address as whom to migrate; takes the role `tabellion_owner`
 *  @param schema  keeps the record of those that ran
 *  @returns the names of the migrations that ran
 *  Throws `StartRefusal` when the database knows a migration that this program does not (it is newer, or it stopped
 *  between migrations that were folded since), or when a recorded migration has other text by now. */
export async function migrate(
  address: ServerAddress,
  folder: string,
  schema: DatabaseSchema = 'public',
): Promise<string[]> {
  const existing = await readMigrations(folder);
  return withClient({ ...address, role: 'tabellion_owner' }, async (client) => {
    await client.query(`set search_path = ${schema}`);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
    );
    const applied = await readRecords(client, existing);
    refuseUnknown(applied, existing);
    refuseChanged(applied, existing);
    const pending = existing.filter(({ name }) => !applied.some((record) => record.name === name));
    for (const migration of pending) await run(client, migration);
    return pending.map(({ name }) => name);
  });
}

interface Recorded {
  readonly name: string;
  readonly sha256: string;
}

interface Migration extends Recorded {
  readonly text: string;
}

/** "tabellio" as a number: advisory locks are named by 64 bits. Held until the connection closes. */
const migrationLock = '8386654092203616623';

/** Once there were many more migrations up to this one. A database that ran them all has the schema of those that they
 *  were folded into (decisions 064, 092); one that stopped between has a schema that no migration of today continues. */
const LAST_FOLDED = '0265-open-matters-and-queued-payments.sql';

/** Migrations that ran on the database: where it ran all that was folded since, these count as what they were
 *  folded into. */
async function readRecords(client: pg.Client, existing: readonly Migration[]): Promise<Recorded[]> {
  const { rows } = await client.query<Recorded>('select name, sha256 from schema_migrations order by name');
  if (!rows.some(({ name }) => name === LAST_FOLDED)) return rows;
  return [
    ...existing.filter(({ name }) => name <= LAST_FOLDED),
    ...rows.filter(({ name }) => name > LAST_FOLDED),
  ];
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name))
        throw new Error(`a migration is called NNNN-what.sql, not ${name}`);
      // Git may check files out with other line ends; the text is the same.
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Throws `StartRefusal` where the database ran what is not here. This says more than that older texts differ, so it comes
 *  first. */
function refuseUnknown(applied: readonly Recorded[], existing: readonly Migration[]): void {
  const unknown = applied.find((record) => !existing.some(({ name }) => name === record.name));
  if (unknown === undefined) return;
  throw new StartRefusal(
    unknown.name < LAST_FOLDED
      ? `The database stopped between migrations that were folded since (it has ${unknown.name}, but not ${LAST_FOLDED}). Start the last version that has ${LAST_FOLDED} once, then this one; or restore a newer backup.`
      : `The database was written by a newer version of Tabellion (it has migration ${unknown.name}, unknown here). Start that version, or restore a backup of this one.`,
  );
}

function refuseChanged(applied: readonly Recorded[], existing: readonly Migration[]): void {
  const changed = existing.find((migration) =>
    applied.some(({ name, sha256 }) => name === migration.name && sha256 !== migration.sha256),
  );
  if (changed === undefined) return;
  throw new StartRefusal(
    `Migration ${changed.name} was changed after it had run on this database. Restore its text; changes belong in a new migration.`,
  );
}

async function run(client: pg.Client, migration: Migration): Promise<void> {
  const { name, text, sha256 } = migration;
  try {
    await client.query('begin');
    await client.query(text);
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}
