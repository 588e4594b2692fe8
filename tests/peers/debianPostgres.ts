/** Debian's own PostgreSQL as the server of an operator, on a private socket. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export interface DebianPostgres {
  readonly version: string;
  /** As the owner of `database`, who may create roles. */
  url(database: string): string;
  /** Runs one of its tools (`psql`, `pg_dump`, `pg_restore`, `createdb`) as its superuser. @returns what it prints */
  tool(name: string, ...args: string[]): Promise<string>;
  close(): Promise<void>;
}

const home = '/usr/lib/postgresql';

/** Throws with the remedy where the package is missing. */
export async function startDebianPostgres(): Promise<DebianPostgres> {
  const version = existsSync(home) ? readdirSync(home).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  if (version === undefined) throw new Error('Debian’s package postgresql is missing: see .ci/run');
  const bin = join(home, version, 'bin');
  const user = await serverUser();
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-peer-'));
  await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o755);
  const as = { ...user, cwd: folder };
  const data = join(folder, 'data');
  await execute(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], as);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], {
    ...as,
    stdio: 'ignore',
  });
  const tool = async (name: string, ...args: string[]): Promise<string> =>
    (await execute(join(bin, name), ['-h', folder, '-U', 'postgres', ...args], { ...as, maxBuffer: 1e9 }))
      .stdout;
  await untilReady(() => tool('psql', '-c', 'select 1'));
  await tool('psql', '-c', `create role operator login createrole password 'peer'`);
  return {
    version,
    url: (database) => `postgres://operator:peer@localhost/${database}?host=${encodeURIComponent(folder)}`,
    tool,
    close: async () => {
      await ended(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses root; `nobody` is everywhere. */
const serverUser = async (): Promise<{ uid: number; gid: number }> =>
  process.getuid?.() === 0
    ? { uid: 65534, gid: 65534 }
    : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };

async function untilReady(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await ask();
      return;
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

const ended = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
