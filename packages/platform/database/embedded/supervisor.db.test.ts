import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { scratchFolder } from '../../../../tests/support/scratch.ts';

/** A process of its own that serves from the folder and writes rows all the time. */
class Host {
  readonly lines: string[] = [];
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;

  constructor(dataFolder: string, options: { expected?: string[]; uid?: number } = {}) {
    const script = fileURLToPath(new URL('../../../../tests/support/database-host.ts', import.meta.url));
    const { uid, expected = [] } = options;
    this.child = spawn(process.execPath, [script, dataFolder, ...expected], {
      ...(uid === undefined ? {} : { uid, gid: uid, env: { PATH: process.env.PATH, HOME: dataFolder } }),
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.ended = once(this.child, 'close');
    if (this.child.stdout)
      createInterface({ input: this.child.stdout }).on('line', (line) => this.lines.push(line));
    hosts.push(this);
  }

  /** The rest of the first line that begins so; waits for it. */
  async said(word: string): Promise<string> {
    const line = () => this.lines.find((said) => said.startsWith(word));
    await vi.waitUntil(() => line() !== undefined || this.child.exitCode !== null, {
      timeout: 60_000,
      interval: 5,
    });
    expect(line() ?? this.lines.join('\n')).toMatch(new RegExp(`^${word}`));
    return line()?.slice(word.length + 1) ?? '';
  }

  get writtenIds(): string[] {
    return this.lines.flatMap((line) => (line.startsWith('written ') ? [line.slice(8)] : []));
  }

  async end(signal: 'SIGINT' | 'SIGKILL'): Promise<number | null> {
    this.child.kill(signal);
    await this.ended;
    return this.child.exitCode;
  }
}

const hosts: Host[] = [];
let folder: string;
/** A folder from which was served before: copied where a test is not about the first start, which takes far longer. */
let served: string;

beforeAll(async () => {
  served = await scratchFolder('tabellion-fault-');
  const host = new Host(served);
  await host.said('ready');
  await host.end('SIGINT');
});
afterAll(() => rm(served, { recursive: true, force: true }));

/** Copies the folder with the cluster's owner, who is not who runs the program as root. */
const servedBefore = () => promisify(execFile)('cp', ['-a', `${served}/.`, folder]);

beforeEach(async () => {
  folder = await scratchFolder('tabellion-fault-');
});
afterEach(async () => {
  for (const host of hosts.splice(0)) {
    if (host.child.exitCode === null && host.child.signalCode === null) await host.end('SIGINT');
  }
  await rm(folder, { recursive: true, force: true });
});

async function serverPid(): Promise<number> {
  const [pid] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

/** PostgreSQL takes this file away as the last thing of an orderly stop. */
const isStopped = () => !existsSync(join(folder, 'postgres/postmaster.pid'));

const someRows = async (host: Host) => {
  await host.said('ready');
  await expect.poll(() => host.writtenIds.length, { interval: 5 }).toBeGreaterThan(20);
};

test('a start after kill -9 finds its orphaned server and every acknowledged row', async () => {
  await servedBefore();
  const killed = new Host(folder);
  await someRows(killed);
  const orphan = await serverPid();
  await killed.end('SIGKILL');
  process.kill(orphan, 0); // throws if it were gone
  const expected = killed.writtenIds;
  const next = new Host(folder, { expected });
  expect(await next.said('found')).toBe(String(expected.length));
  expect(await serverPid()).not.toBe(orphan);
});

test('a start after program and server were both killed finds every acknowledged row', async () => {
  await servedBefore();
  const killed = new Host(folder);
  await someRows(killed);
  process.kill(await serverPid(), 'SIGKILL');
  await killed.end('SIGKILL');
  // Meanwhile the process id in the file went to somebody else: to this test.
  const pidFile = join(folder, 'postgres/postmaster.pid');
  await writeFile(pidFile, (await readFile(pidFile, 'utf8')).replace(/^\d+/, String(process.pid)));
  const expected = killed.writtenIds;
  const next = new Host(folder, { expected });
  expect(await next.said('found')).toBe(String(expected.length));
});

test('a second start on the same folder is refused with the holder’s process id, and does no harm', async () => {
  await servedBefore();
  const first = new Host(folder);
  await someRows(first);
  const second = new Host(folder);
  expect(await second.said('refused')).toContain(`is in use by process ${first.child.pid}`);
  const written = first.writtenIds.length;
  await expect.poll(() => first.writtenIds.length).toBeGreaterThan(written);
});

test('of two first starts at once, one serves and one is refused', async () => {
  const both = [new Host(folder), new Host(folder)];
  await Promise.all(
    both.map((host) =>
      expect.poll(() => host.lines.some((line) => /^(ready|refused)/.test(line))).toBe(true),
    ),
  );
  expect(
    both.map((host) => host.lines.find((line) => /^(ready|refused)/.test(line))?.split(' ')[0]).sort(),
  ).toEqual(['ready', 'refused']);
});

test('an interrupted start and stop: what a half-made first start left is replaced, and Ctrl-C ends everything cleanly', async () => {
  await mkdir(join(folder, 'postgres.initializing'));
  await writeFile(join(folder, 'postgres.initializing/PG_VERSION'), '18\n');
  const host = new Host(folder);
  await host.said('ready');
  expect(await host.end('SIGINT')).toBe(0);
  expect(isStopped()).toBe(true);
  const next = new Host(folder);
  await next.said('ready');
  expect(next.lines.join('\n')).not.toContain('not properly shut down');
});

test('a server that is killed is started again, and every acknowledged row is there', async () => {
  await servedBefore();
  const host = new Host(folder);
  await someRows(host);
  const killed = await serverPid();
  process.kill(killed, 'SIGKILL');
  expect(await host.said('postgres WARNING: PostgreSQL ended')).toContain('It is started again.');
  // While it is recovered, the file names the program instead of the server.
  const isAnother = async () => ![killed, host.child.pid].includes(await serverPid());
  await expect.poll(isAnother, { timeout: 60_000 }).toBe(true);
  const before = host.writtenIds.length;
  await expect.poll(() => host.writtenIds.length, { timeout: 60_000 }).toBeGreaterThan(before);
  const expected = host.writtenIds;
  expect(await host.end('SIGINT')).toBe(0);
  const next = new Host(folder, { expected });
  expect(await next.said('found')).toBe(String(expected.length));
});

test('a server whose program ends without stopping it is asked to stop', async () => {
  await servedBefore();
  const careless = new Host(folder);
  await careless.said('ready');
  careless.child.stdin?.write('die');
  await careless.ended;
  await expect.poll(isStopped).toBe(true);
});

test('serves from a folder below one that only its owner can enter', async () => {
  // As root this is /root: PostgreSQL runs as somebody who cannot enter it.
  const closed = await mkdtemp(join(homedir(), '.tabellion-closed-'));
  try {
    const data = join(closed, 'deeper/data');
    const host = new Host(data);
    await someRows(host);
    expect(await host.end('SIGINT')).toBe(0);
    const next = new Host(data, { expected: host.writtenIds });
    expect(await next.said('found')).toBe(String(host.writtenIds.length));
    await next.end('SIGINT');
  } finally {
    await rm(closed, { recursive: true });
  }
});

test('serves an ordinary user', async () => {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(folder, 65534, 65534);
  const host = new Host(folder, isRoot ? { uid: 65534 } : {});
  await someRows(host);
  expect(await host.end('SIGINT')).toBe(0);
});

test('refuses a cluster with fsync off, one of another version, and one whose key is gone', async () => {
  await servedBefore();
  const host = new Host(folder);
  await host.said('ready');
  await host.end('SIGINT');
  const refusal = async () => {
    const refused = new Host(folder);
    const reason = await refused.said('refused');
    await refused.ended;
    return reason;
  };
  const configuration = join(folder, 'postgres/postgresql.conf');
  await appendFile(configuration, '\nfsync = off\n');
  expect(await refusal()).toContain('PostgreSQL runs with fsync off');
  await appendFile(configuration, '\nfsync = on\n');
  await writeFile(join(folder, 'postgres/PG_VERSION'), '17\n');
  expect(await refusal()).toContain('is of PostgreSQL 17');
  await rm(join(folder, 'postgres.key'));
  expect(await refusal()).toContain('postgres.key is missing');
});
