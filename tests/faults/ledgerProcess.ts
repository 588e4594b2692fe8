/** The ledger alone as a process on an empty database of its own, to be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LedgerAddress } from '@tabellion/ledger/server/client.ts';
import { type ServerAddress, withClient } from '@tabellion/platform/database/server-address.ts';
import { inject } from 'vitest';
import { urlOf } from '../support/database.ts';
import { freePort } from '../support/freePort.ts';
import { inDatabase } from '../support/postgres.ts';

export interface LedgerProcess {
  readonly origin: string;
  readonly folder: string;
  readonly database: ServerAddress;
  /** @returns undefined once it serves, or what it said when it refused to */
  start(): Promise<string | undefined>;
  /** Runs one of its commands. @returns its exit code and what it said */
  run(...words: readonly string[]): Promise<{ readonly code: number | null; readonly output: string }>;
  /** kill -9. */
  kill(): Promise<void>;
  /** Stops and goes on (SIGSTOP, SIGCONT): meanwhile whoever asks it waits. */
  hang(): void;
  goOn(): void;
  /** Ends the connections that it has to its database. */
  disconnect(): Promise<void>;
  /** Keeps the database as it is, and puts it back so. It does not run meanwhile. */
  backUp(): Promise<void>;
  restore(): Promise<void>;
  remove(): Promise<void>;
}

/** How a product knows the ledger at this address, as the command `key` said. */
export function keysIn(url: string, output: string): LedgerAddress {
  const named = (name: string) => new RegExp(`^${name}=(\\S+)$`, 'm').exec(output)?.[1] ?? '';
  return { url, key: named('LEDGER_KEY'), verifierKey: named('LEDGER_VKEY') };
}

const main = fileURLToPath(new URL('../../apps/server/ledger.ts', import.meta.url));

export async function ledgerProcess(): Promise<LedgerProcess> {
  const { admin } = inject('testServer');
  const name = `ledger_alone_${randomUUID().replaceAll('-', '')}`;
  await withClient(admin, (client) => client.query(`create database ${name}`));
  const database = inDatabase(admin, name);
  const folder = await mkdtemp(join(tmpdir(), 'ledger-alone-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: folder,
    DATABASE_URL: urlOf(database),
  };
  const spawned = (...words: readonly string[]): ChildProcess =>
    spawn(process.execPath, [main, ...words], {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    origin,
    folder,
    database,
    start: () => {
      child = spawned();
      return outcomeOf(child);
    },
    run: async (...words) => {
      const running = spawned(...words);
      const output = outputOf(running);
      const [code] = (await once(running, 'close')) as [number | null];
      return { code, output: output() };
    },
    kill,
    hang: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
    disconnect: () =>
      withClient(admin, async (client) => {
        await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
          name,
        ]);
      }),
    backUp: () => copyDatabase(admin, name, `${name}_saved`),
    restore: () => copyDatabase(admin, `${name}_saved`, name),
    remove: async () => {
      await kill();
      await withClient(admin, (client) => client.query(`drop database if exists ${name}_saved with (force)`));
      await withClient(admin, (client) => client.query(`drop database ${name} with (force)`));
      await rm(folder, { recursive: true });
    },
  };
}

const copyDatabase = (admin: ServerAddress, from: string, to: string): Promise<void> =>
  withClient(admin, async (client) => {
    await client.query(`drop database if exists ${to} with (force)`);
    await client.query(`create database ${to} template ${from}`);
  });

function outputOf(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Buffer) => {
      output += bytes.toString();
    });
  return () => output;
}

function outcomeOf(child: ChildProcess): Promise<string | undefined> {
  const output = outputOf(child);
  return new Promise((resolve) => {
    child.stdout?.on('data', () => {
      if (output().includes('The ledger is ready')) resolve(undefined);
    });
    child.once('close', () => resolve(output()));
  });
}
