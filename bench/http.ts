/**
 * The product against raw node:http and pg, which send the same statements with the same waiting: the dashboard read,
 * and a write that appends an act with its rows, activity and outbox. Then the start and the rest. Two to three minutes; `http
 * reads` measures the readings alone.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '@tabellion/platform/database/sql.ts';
import {
  type BenchPostgres,
  type BenchUser,
  type Corporation,
  changeOf,
  dashboardOf,
  markHead,
  openCorporation,
  openPostgres,
  registerUser,
} from './http/benchServer.ts';
import { compare } from './http/compare.ts';
import type { FloorRequest } from './http/floorPlan.ts';
import { type FrozenFacts, frozenDashboard } from './http/frozen.ts';
import type { Shot } from './http/load.ts';
import { freePort, type Running, startNode } from './http/process.ts';
import { openStudio, type Studio } from './http/recording.ts';
import { measureStanding } from './http/standing.ts';
import { startFloor } from './http/startFloor.ts';
import { machineLine } from './machine.ts';

const connections = 16;
const pace = { rounds: 5, seconds: 2, warmUp: { requests: 4_000, atMostSeconds: 8 } };

async function main(): Promise<void> {
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/build.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-bench-'));
  try {
    await compareServers(folder);
    if (process.argv[3] !== 'reads') await measureStanding(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compareServers(folder: string): Promise<void> {
  const postgres = await openPostgres(folder);
  console.log(machineLine(new Date(), postgres.version));
  console.log(
    `${connections} connections; product: the built api.js; both sides on one PostgreSQL, fsync on`,
  );
  const closing: (() => Promise<void>)[] = [postgres.stop];
  try {
    const port = String(await freePort());
    const environment = { DATA_DIR: folder, DATABASE_URL: postgres.url, PORT: port, LOG_LEVEL: 'error' };
    const studio = await openStudio(environment);
    closing.push(studio.close);
    const product = await startNode(
      ['--enable-source-maps', 'apps/server/dist/api.js'],
      /is ready at/,
      environment,
    );
    closing.push(product.stop);
    const origin = `http://127.0.0.1:${port}`;
    await compareAll({ folder, postgres, studio, origin, product }, closing);
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

interface Stage {
  readonly folder: string;
  readonly postgres: BenchPostgres;
  readonly studio: Studio;
  readonly product: Running;
  readonly origin: string;
}

async function compareAll(stage: Stage, closing: (() => Promise<void>)[]): Promise<void> {
  const { studio, product, origin } = stage;
  const user = await registerUser(origin);
  const own = await corporations(stage, user);
  const theirs = await corporations(stage, user);
  await studio.deliver();
  const requests: Record<string, FloorRequest> = {};
  const [read, ...writes] = [dashboardOf(user, own[0]), ...theirs.map((one) => changeOf(user, one))];
  // A session's first request is noted in the access log; the others are like the second.
  await studio.send(read);
  requests[read.path] = await studio.record(read);
  const then = { ...read, path: `${read.path}?before` };
  requests[then.path] = frozenDashboard(
    requests[read.path] ?? nothing(),
    await frozenFactsOf(stage, own[0], requests[read.path]?.answer),
  );
  for (const [index, write] of writes.entries()) {
    const { orgId = '', personId = '' } = theirs[index] ?? {};
    await markHead(studio.db, orgId);
    // The first change splits the person's row; from the second on every write is like the one before.
    await studio.send(write);
    requests[`${write.path} ${personId}`] = await studio.record(write);
  }
  const floor = await startFloor({ folder: stage.folder, address: stage.postgres.address }, requests);
  closing.push(floor.stop);
  const floorOrigin = `http://127.0.0.1:${floor.said}`;
  const sides = (ofProduct: readonly Shot[], ofFloor: readonly Shot[]) => ({
    product: { origin, pid: product.pid, shots: ofProduct },
    floor: { origin: floorOrigin, pid: floor.pid, shots: ofFloor },
    backends: stage.postgres.backends,
  });
  describe('dashboard', requests[read.path]);
  describe('write', Object.values(requests).at(-1));
  const reads = repeated(read);
  await compare({ name: 'Reading the dashboard', target: 0.8, ...sides(reads, reads) }, pace);
  await compare(
    {
      name: 'Reading the dashboard, beside its eight statements of before',
      target: 1,
      ...sides(reads, repeated(then)),
    },
    pace,
  );
  if (process.argv[3] === 'reads') return;
  const each = sides(
    own.map((one) => changeOf(user, one)),
    writes,
  );
  await compare(
    { name: 'Changing a person, an organization for each connection', target: 0.7, ...each },
    pace,
  );
  const one = sides(repeated(changeOf(user, own[0])), repeated(writes[0]));
  await compare({ name: 'Changing a person, all in one organization', target: 0.7, ...one }, pace);
}

/** The holders with a quarter of the votes of the corporation, and its last act. */
async function frozenFactsOf(
  { studio }: Stage,
  { orgId = '' }: Partial<Corporation> = {},
  answer: unknown,
): Promise<FrozenFacts> {
  const { data } = answer as { data: { shareholders: readonly { _id: string }[]; today: string } };
  const { seq } = await studio.db.asOrganization(orgId, (q) =>
    q.one<{ seq: number }>(sql`
      select max(seq)::integer as seq from register_acts where org_id = ${orgId}`),
  );
  return { org: orgId, today: data.today, seq, holders: data.shareholders.slice(0, 2).map(({ _id }) => _id) };
}

function nothing(): never {
  throw new Error('nothing to send');
}

function repeated(shot: Shot | undefined): Shot[] {
  if (shot === undefined) return nothing();
  return Array.from({ length: connections }, () => shot);
}

async function corporations({ studio, origin }: Stage, user: BenchUser): Promise<Corporation[]> {
  const made: Corporation[] = [];
  for (let count = 0; count < connections; count += 1)
    made.push(await openCorporation(studio.db, origin, user));
  return made;
}

function describe(name: string, request: FloorRequest | undefined): void {
  if (request === undefined) return;
  const { steps } = request.template;
  const waits = new Set(steps.map(({ after }) => after)).size;
  const bytes = Buffer.byteLength(JSON.stringify(request.answer));
  console.log(`${name}: ${steps.length} statements in ${waits} round trips, an answer of ${bytes} bytes`);
}

await main();
