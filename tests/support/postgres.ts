import { rm } from 'node:fs/promises';
import { startPostgres } from '@tabellion/platform/database/embedded/supervisor.ts';
import { migrate } from '@tabellion/platform/database/migrate.ts';
import { migrationsFolder } from '@tabellion/platform/database/migrations-folder.ts';
import { ensureRoles } from '@tabellion/platform/database/roles.ts';
import { type ServerAddress, withClient } from '@tabellion/platform/database/server-address.ts';
import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { scratchFolder } from './scratch.ts';

/** The server of a test run, as the test files see it: the superuser's addresses of two databases. */
export interface TestServer {
  /** Where databases are created from. */
  readonly admin: ServerAddress;
  /** Migrated and otherwise empty; every test file gets a copy. Nobody may be connected to it. */
  readonly template: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

/** Before the first test that needs a database: one server for the whole run, with a migrated template in it.
 *  An embedded one in a temporary folder; or the one of TEST_DATABASE_URL, whose user may create databases and roles. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = `tabellion_template_${process.pid}_${project.name.replaceAll(/\W/g, '')}`;
  const { admin, stop } = await openServer();
  const teardown = async () => {
    await withClient(admin, (client) => client.query(`drop database if exists ${template}`));
    await stop();
  };
  try {
    await makeTemplate(admin, template);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('testServer', { admin, template });
  return teardown;
}

async function makeTemplate(admin: ServerAddress, template: string): Promise<void> {
  await withClient(admin, (client) => client.query(`create database ${template}`));
  const address = inDatabase(admin, template);
  await ensureRoles(address);
  await migrate(address, migrationsFolder());
  await migrate(address, migrationsFolder('ledger'), 'ledger');
}

/** The same server, another of its databases. By hand, as `URL` refuses the addresses of Unix sockets (no host). */
export function inDatabase(address: ServerAddress, database: string): ServerAddress {
  if (address.url === undefined) return { ...address, database };
  return { ...address, url: address.url.replace(/^(\w+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${database}`) };
}

/** A statement is planned five times with its values before a plan without them is kept. Tests ask most of them less often. */
async function planOnce(client: pg.Client): Promise<void> {
  await client.query(`alter system set plan_cache_mode = 'force_generic_plan'`);
  await client.query('select pg_reload_conf()');
}

async function openServer(): Promise<{ admin: ServerAddress; stop: () => Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  if (url !== undefined) return { admin: { url }, stop: async () => undefined };
  const folder = await scratchFolder('tabellion-test-');
  const server = await startPostgres(folder, () => undefined);
  const admin = server.address('postgres', 'postgres');
  await withClient(admin, planOnce);
  return {
    admin,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
