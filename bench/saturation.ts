/** The product asked four times as much as it can answer: of what is written as large a share must go through as of what is read. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { changeOf, dashboardOf, openCorporation, openPostgres, registerUser } from './http/benchServer.ts';
import { fire, type Shot } from './http/load.ts';
import { freePort, startNode } from './http/process.ts';
import { openStudio } from './http/recording.ts';
import { machineLine } from './machine.ts';

/** One request in seven writes, all in one organization: the worst case, since its writers wait for each other. */
const readers = 12;
const writers = 2;
const seconds = 20;
const times = 4;

async function main(): Promise<void> {
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/build.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-bench-'));
  const closing = [() => rm(folder, { recursive: true, force: true })];
  try {
    const postgres = await openPostgres(folder);
    closing.push(postgres.stop);
    console.log(machineLine(new Date(), postgres.version));
    const port = String(await freePort());
    const environment = { DATA_DIR: folder, DATABASE_URL: postgres.url, PORT: port, LOG_LEVEL: 'silent' };
    const studio = await openStudio(environment);
    closing.push(studio.close);
    const product = await startNode(
      ['--enable-source-maps', 'apps/server/dist/api.js'],
      /is ready at/,
      environment,
    );
    closing.push(product.stop);
    const origin = `http://127.0.0.1:${port}`;
    const user = await registerUser(origin);
    const corporation = await openCorporation(studio.db, origin, user);
    await saturate(origin, dashboardOf(user, corporation), changeOf(user, corporation));
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

async function saturate(origin: string, read: Shot, write: Shot): Promise<void> {
  const mix = [...repeated(read, readers), ...repeated(write, writers)];
  await fire(origin, mix, 5);
  const { perSecond } = await fire(origin, mix, 10);
  const share = writers / (readers + writers);
  const asked = { reads: times * perSecond * (1 - share), writes: times * perSecond * share };
  console.log(`\nAnswers ${perSecond.toFixed(0)} requests a second; asked ${times} times as many`);
  const [reads, writes] = await Promise.all([
    pour(origin, read, asked.reads),
    pour(origin, write, asked.writes),
  ]);
  const answeredOf = ({ asked, answered }: typeof reads) => answered / Math.max(1, asked);
  const isMet = answeredOf(writes) >= answeredOf(reads);
  console.log(`  reads    ${percent(answeredOf(reads))} of ${reads.asked} answered`);
  console.log(
    `  writes   ${percent(answeredOf(writes))} of ${writes.asked} answered  (target: at least the share of reads: ${isMet ? 'met' : 'missed'})`,
  );
}

/** Asks so often in a second, whatever comes of the requests before, and waits for each as long as a browser does. */
async function pour(
  origin: string,
  shot: Shot,
  perSecond: number,
): Promise<{ asked: number; answered: number }> {
  const asked = Math.round(perSecond * seconds);
  const begin = performance.now();
  const answers: Promise<boolean>[] = [];
  for (let count = 0; count < asked; count += 1) {
    const isDueIn = begin + (1_000 * count) / perSecond - performance.now();
    if (isDueIn > 0) await pause(isDueIn);
    answers.push(isAnswered(origin, shot));
  }
  const answered = (await Promise.all(answers)).filter(Boolean).length;
  return { asked, answered };
}

async function isAnswered(origin: string, { method, path, headers, each }: Shot): Promise<boolean> {
  const own = each?.();
  const request = { method, headers: { ...headers, ...own?.headers }, signal: AbortSignal.timeout(30_000) };
  try {
    const reply = await fetch(origin + path, own === undefined ? request : { ...request, body: own.body });
    await reply.arrayBuffer();
    return reply.ok;
  } catch {
    return false;
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const repeated = (shot: Shot, count: number): Shot[] => Array.from({ length: count }, () => shot);

await main();
