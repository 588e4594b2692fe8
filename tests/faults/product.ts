/** The whole product as a process of its own, on the database and data folder of a test, to be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answer } from '@tabellion/kit/client.ts';
import { withClient } from '@tabellion/platform/database/server-address.ts';
import { urlOf } from '../support/database.ts';
import { freePort } from '../support/freePort.ts';
import type { TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';

export interface Product {
  readonly origin: string;
  /** All that it wrote, for its operator and into its log. */
  output(): string;
  /** kill -9: nothing of it runs any more. */
  kill(): Promise<void>;
  /** SIGTERM. @returns its exit code */
  stop(): Promise<number | null>;
}

const main = fileURLToPath(new URL('../../apps/server/all.ts', import.meta.url));

/** Resolves when it says that it is ready. Sessions and sealed cards of the test's own server hold here, too. */
export async function startProduct(
  server: TestServer,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawnProduct(server, { port, errors: 'pipe', settings });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Buffer) => {
      output += bytes.toString();
    });
  child.stderr?.pipe(process.stderr);
  await saidReady(child);
  return {
    origin,
    output: () => output,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}

/** Sends it again while a process that was just started is too busy to answer (503), as its client is told to. */
export async function whenItHasTime<T>(send: () => Promise<Answer<T>>): Promise<Answer<T>> {
  let answer = await send();
  await until(async () => {
    if (!answer.ok && answer.status === 503) answer = await send();
    return answer.ok || answer.status !== 503;
  });
  return answer;
}

/** Starts it where it must refuse to start. @returns its exit code and what it said to the operator */
export async function startRefused(
  server: TestServer,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; said: string }> {
  const child = spawnProduct(server, { port, errors: 'pipe', settings });
  let actual = '';
  child.stderr?.on('data', (bytes: Buffer) => {
    actual += bytes.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: actual };
}

interface Spawning {
  port: number;
  errors: 'inherit' | 'pipe';
  settings?: Readonly<Record<string, string>>;
}

const spawnProduct = (server: TestServer, { port, errors, settings = {} }: Spawning): ChildProcess =>
  spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: server.installation.config.dataDir,
      DATABASE_URL: urlOf(server.database.as()),
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', errors],
  });

const saidReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}`)));
    child.stdout?.on('data', (bytes: Buffer) => {
      if (bytes.toString().includes('is ready at')) resolve();
    });
  });

/** Where a process is held until it is killed: the statement that first writes to a table, or there a row. */
export interface Hold {
  /** Resolves when somebody waits at the table. */
  reached(): Promise<void>;
  /** Ends the waiting statements unfinished, as a server does that loses its client's machine; then lets go. */
  drop(): Promise<void>;
  /** Lets the waiting statement finish, its answer heard by nobody; a transaction around it is rolled back. */
  finish(): Promise<void>;
}

export const holdAt = (server: TestServer, table: string): Promise<Hold> =>
  hold(server, `lock table ${table} in exclusive mode`, `l.relation = '${table}'::regclass`);

/** @param rows which new rows, such as `new.kind = 'completed'` */
export async function holdAtRows(server: TestServer, table: string, rows: string): Promise<Hold> {
  const { asOwner } = server.database;
  await asOwner(`create or replace function wait_at_row() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(${rowLock}); return new; end $$`);
  await asOwner(`create trigger wait_at_row before insert or update on ${table}
    for each row when (${rows}) execute function wait_at_row()`);
  const held = await hold(
    server,
    `select pg_advisory_xact_lock(${rowLock})`,
    `l.locktype = 'advisory' and l.objid = ${rowLock}`,
  );
  const free = async (): Promise<void> => {
    await asOwner(`drop trigger wait_at_row on ${table}`);
  };
  return {
    reached: held.reached,
    drop: () => held.drop().then(free),
    finish: () => held.finish().then(free),
  };
}

const rowLock = 77_001;

/** @param take what a transaction locks
 *  @param isAt which locks are waited for there, as a condition on `pg_locks l` */
async function hold(server: TestServer, take: string, isAt: string): Promise<Hold> {
  let unlock: () => void = () => undefined;
  const untilReleased = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  let isHeld: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  const holding = withClient(server.database.as(), async (client) => {
    await client.query('begin');
    await client.query(take);
    isHeld();
    await untilReleased;
    await client.query('commit');
  });
  await held;
  const waiting = (act: string) =>
    withClient(server.database.as(), async (client) => {
      const { rows } = await client.query<{ waits: boolean }>(
        `select ${act} as waits from pg_locks l join pg_stat_activity a using (pid)
           where ${isAt} and not l.granted and a.datname = current_database()`,
      );
      return rows.length;
    });
  const release = async (): Promise<void> => {
    unlock();
    await holding;
  };
  return {
    reached: () => until(async () => (await waiting('true')) > 0),
    drop: async () => {
      await waiting('pg_terminate_backend(a.pid)');
      await until(async () => (await waiting('true')) === 0);
      await release();
    },
    finish: release,
  };
}
