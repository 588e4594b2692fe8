/**
 * The last signature of an envelope, with the issue that it records, against the same statements in raw node:http and pg;
 * then how soon what was signed is sealed, and fifty signees within a minute. Six minutes.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPool } from '@tabellion/platform/database/pool.ts';
import { withClient } from '@tabellion/platform/database/server-address.ts';
import { type BenchPostgres, openPostgres, registerUser } from './http/benchServer.ts';
import type { FloorRequest } from './http/floorPlan.ts';
import { freePort, startNode } from './http/process.ts';
import { openStudio } from './http/recording.ts';
import { startFloor } from './http/startFloor.ts';
import { machineLine, median } from './machine.ts';
import { type LastSignature, openEnvelopes, sentToTwo } from './signing/envelopes.ts';
import { fiftySignees } from './signing/minute.ts';

const pace = { atOnce: 8, warmUp: 24, rounds: 5, each: 12 };
const signPath = '/api/signing/sign';

async function main(): Promise<void> {
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/build.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-bench-'));
  const closing: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const postgres = await openPostgres(folder);
    closing.push(postgres.stop);
    console.log(machineLine(new Date(), postgres.version));
    await measure({ folder, postgres }, closing);
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

interface Stage {
  readonly folder: string;
  readonly postgres: BenchPostgres;
}

async function measure(stage: Stage, closing: (() => Promise<void>)[]): Promise<void> {
  const { postgres } = stage;
  const db = openPool({ url: postgres.url, role: 'tabellion_app' });
  const api = await startProduct(stage, 'api', /is ready at/);
  closing.push(api.stop);
  const user = await registerUser(api.origin);
  const open = { db, origin: api.origin, user };
  const signatures = await openEnvelopes(
    open,
    { count: pace.warmUp + pace.rounds * pace.each, signees: 2 },
    sentToTwo,
  );
  const fifty = await openEnvelopes(open, { count: 10, signees: 5 }, async (envelope) => envelope);
  await api.stop();
  await db.close();

  await compareLast(stage, signatures, closing);
  await measureSealing(stage, signatures.length, closing);
  const product = await startProduct(stage, 'all', /is ready at/);
  closing.push(product.stop);
  const again = openPool({ url: postgres.url, role: 'tabellion_app' });
  await fiftySignees({ db: again, origin: product.origin, user }, fifty);
  await again.close();
}

async function startProduct({ folder, postgres }: Stage, main: string, ready: RegExp) {
  const PORT = String(await freePort());
  const environment = { DATA_DIR: folder, DATABASE_URL: postgres.url, PORT, LOG_LEVEL: 'error' };
  const running = await startNode(['--enable-source-maps', `apps/server/dist/${main}.js`], ready, {
    ...environment,
  });
  return { ...running, origin: `http://127.0.0.1:${PORT}` };
}

/** Three copies of one database: what the product sends is recorded in one, repeated word for word in another, and the built
 *  product signs in the first. */
async function compareLast(
  stage: Stage,
  signatures: readonly LastSignature[],
  closing: (() => Promise<void>)[],
): Promise<void> {
  const { folder, postgres } = stage;
  const [recorded, floorBase] = [await copyOf(postgres, 'recorded'), await copyOf(postgres, 'floor')];
  const studio = await openStudio({
    DATA_DIR: folder,
    DATABASE_URL: recorded.url,
    PORT: '3000',
    LOG_LEVEL: 'error',
  });
  const requests: Record<string, FloorRequest> = {};
  for (const [at, { token, body }] of signatures.entries())
    requests[`${signPath}?${at}`] = await studio.record({
      method: 'POST',
      path: signPath,
      headers: headersOf(token),
      each: () => ({ body, headers: {} }),
    });
  await studio.close();
  const { steps } = requests[`${signPath}?0`]?.template ?? { steps: [] };
  const floor = await startFloor({ folder, address: floorBase.address }, requests);
  const product = await startProduct(stage, 'api', /is ready at/);
  closing.push(floor.stop, product.stop);
  const floorOrigin = `http://127.0.0.1:${floor.said}`;
  const sides = {
    product: (at: number) => answered(`${product.origin}${signPath}`, signatures[at]),
    floor: (at: number) => answered(`${floorOrigin}${signPath}?${at}`, signatures[at]),
  };
  const ratios: number[] = [];
  const times = { product: [] as number[], floor: [] as number[] };
  for (let round = -1; round < pace.rounds; round += 1) {
    const [from, length] = round < 0 ? [0, pace.warmUp] : [pace.warmUp + round * pace.each, pace.each];
    const took = { product: 0, floor: 0 };
    // Whichever comes first in one round comes second in the next.
    const order = round % 2 === 0 ? (['product', 'floor'] as const) : (['floor', 'product'] as const);
    for (const side of order) {
      const begin = performance.now();
      const each = await inTurns(length, (at) => sides[side](from + at));
      took[side] = performance.now() - begin;
      if (round >= 0) times[side].push(...each);
    }
    if (round >= 0) ratios.push(took.floor / took.product);
  }
  for (const one of [floor, product]) await one.stop();
  const ratio = median(ratios);
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  console.log(`\nThe last signature, with the issue that it records: ${steps.length} statements`);
  console.log(
    `  ratio    ${ratio.toFixed(2)}  (target >= 0.70: ${ratio >= 0.7 ? 'met' : 'missed'}; ${spread})`,
  );
  for (const side of ['product', 'floor'] as const)
    console.log(`  ${side.padEnd(8)} median ${median(times[side]).toFixed(0)} ms, ${pace.atOnce} at once`);
}

const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  'accept-language': 'en',
  'content-type': 'application/json',
});

/** @returns how long it took, in milliseconds */
async function answered(url: string, { token, body }: Partial<LastSignature> = {}): Promise<number> {
  const begin = performance.now();
  const reply = await fetch(url, { method: 'POST', headers: headersOf(token ?? ''), body: body ?? '' });
  const { data } = (await reply.json()) as { data?: { effect?: string } };
  if (data?.effect !== 'recorded') throw new Error(`${url} answered ${reply.status}`);
  return performance.now() - begin;
}

/** As many at once as the pace says. */
async function inTurns(length: number, work: (at: number) => Promise<number>): Promise<number[]> {
  let next = 0;
  const results: number[] = [];
  const worker = async (): Promise<void> => {
    for (let at = next++; at < length; at = next++) results.push(await work(at));
  };
  await Promise.all(Array.from({ length: pace.atOnce }, worker));
  return results;
}

async function copyOf({ address, url }: BenchPostgres, name: string) {
  await withClient({ ...address, database: 'postgres' }, (client) =>
    client.query(`create database ${name} template tabellion`),
  );
  return { address: { ...address, database: name }, url: url.replace(/tabellion$/, name) };
}

/** Measures a worker alone sealing what waits, while it mails and announces. */
async function measureSealing(
  stage: Stage,
  envelopes: number,
  closing: (() => Promise<void>)[],
): Promise<void> {
  const worker = await startProduct(stage, 'worker', /Working/);
  closing.push(worker.stop);
  const sealed = () =>
    withClient(stage.postgres.address, async (client) => {
      const { rows } = await client.query<{ n: string }>(
        `select count(*) as n from signature_events where kind = 'sealed'`,
      );
      return Number(rows[0]?.n);
    });
  let [first, began] = [0, performance.now()];
  for (let done = 0; done < envelopes; done = await sealed()) {
    if (first === 0 && done > 0) [first, began] = [done, performance.now()];
    await pause(100);
  }
  const seconds = (performance.now() - began) / 1_000;
  await worker.stop();
  const perSecond = (envelopes - first) / seconds;
  console.log(
    `\nSealing by one worker: ${perSecond.toFixed(1)} envelopes a second, each an upload and its evidence`,
  );
}

await main();
