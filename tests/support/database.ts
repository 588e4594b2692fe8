import { randomUUID } from 'node:crypto';
import { openPool, type PoolOptions } from '@tabellion/platform/database/pool.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import {
  clientConfig,
  type Role,
  type ServerAddress,
  withClient,
} from '@tabellion/platform/database/server-address.ts';
import pg from 'pg';
import { inject } from 'vitest';
import { inDatabase, type TestServer } from './postgres.ts';

/** A database of one test file: a copy of the migrated template, and the pool that serves from it. */
export interface TestDatabase {
  readonly database: Database;
  /** The same database in a role of the program, or as the superuser who set it up: for what the application may not see. */
  as(role?: Role): ServerAddress;
  /** Runs one statement past row security, as `tabellion_owner`. */
  asOwner<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Closes the pool and drops the database. */
  close(): Promise<void>;
}

/** Called in `beforeAll` of a file `*.db.test.ts` (about 40 ms); `close()` belongs in its `afterAll`. */
export async function createTestDatabase(options: PoolOptions = {}): Promise<TestDatabase> {
  const { address, drop } = await copyTemplate();
  const as = (role?: Role): ServerAddress => (role === undefined ? address : { ...address, role });
  const database = openPool(as('tabellion_app'), options);
  // A connection that has seen every table answers in a tenth of the time of a new one.
  const owner = new pg.Pool({ ...clientConfig(as('tabellion_owner')), max: 1, idleTimeoutMillis: 0 });
  owner.on('error', () => undefined); // as in `withClient`
  return {
    database,
    as,
    asOwner: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await owner.query(text, [...values])).rows as Row[],
    close: async () => {
      await database.close();
      await owner.end();
      await drop();
    },
  };
}

/** A database of its own with all tables, empty: a copy of the migrated template. @returns the superuser's address */
export async function copyTemplate({ admin, template }: TestServer = inject('testServer')): Promise<{
  address: ServerAddress;
  drop(): Promise<void>;
}> {
  const name = `tabellion_test_${randomUUID().replaceAll('-', '')}`;
  await withClient(admin, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  return {
    address: inDatabase(admin, name),
    drop: async () => {
      await withClient(admin, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** As DATABASE_URL takes it; a socket's folder stands behind the question mark, as a URL needs a host. */
export function urlOf({ url, host = '', port, user = '', password, database }: ServerAddress): string {
  if (url !== undefined) return url;
  const place = new URLSearchParams({ host, ...(port === undefined ? {} : { port: String(port) }) });
  const secret = password === undefined ? '' : `:${encodeURIComponent(password)}`;
  return `postgres://${encodeURIComponent(user)}${secret}@localhost/${database}?${place}`;
}
