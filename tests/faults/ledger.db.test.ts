import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fromBase64, utf8 } from '@tabellion/ledger/bytes.ts';
import { readExportFile } from '@tabellion/ledger/files/exportFile.ts';
import { verifyExport } from '@tabellion/ledger/files/verifyExport.ts';
import { verifyProof } from '@tabellion/ledger/files/verifyProof.ts';
import { verifyConsistency } from '@tabellion/ledger/merkle/verify.ts';
import { type Checkpoint, parseCheckpoint } from '@tabellion/ledger/note/checkpoint.ts';
import { parsePolicy } from '@tabellion/ledger/note/policy.ts';
import type { Ledger, LedgerWrite } from '@tabellion/ledger/port.ts';
import { txIdOf } from '@tabellion/ledger/record/leaf.ts';
import { NAMES } from '@tabellion/ledger/record/schemas.ts';
import { ledgerAt } from '@tabellion/ledger/server/client.ts';
import { withClient } from '@tabellion/platform/database/server-address.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repeated } from '../support/extent.ts';
import { randomOf } from '../support/random.ts';
import { until } from '../support/until.ts';
import { keysIn, type LedgerProcess, ledgerProcess } from './ledgerProcess.ts';

// The ledger alone, as a service of its own: killed with -9 and cut off from its database at random moments while several
// products write to it. Whatever it acknowledged stays proved, and what it signed stays one history.

let alone: LedgerProcess;
let ledger: Ledger;

beforeAll(async () => {
  alone = await ledgerProcess();
  const { output } = await alone.run('key', 'product');
  ledger = ledgerAt(keysIn(alone.origin, output));
  expect(await alone.start()).toBeUndefined();
});
afterAll(() => alone.remove());

const textOf = async (path: string) => (await fetch(`${alone.origin}/api/v1/log/${path}`)).text();
const checkpointNow = async () => parseCheckpoint(utf8(await textOf('checkpoint')));

/** Every checkpoint that anybody saw since it was last looked at, and the newest before. */
let seen: Checkpoint[] = [];

interface Stream {
  readonly orgId: string;
  /** Acknowledged leaves. */
  readonly txIds: string[];
  readonly writes: LedgerWrite[];
}

/** One of the killed streams, with which later tests go on. */
let written: Stream = { orgId: newId(), txIds: [], writes: [] };

/** Writes batch after batch; one without an answer is sent again, as it was, until it has one. */
async function writeUntil(
  isOver: () => boolean,
  { orgId, txIds, writes }: Stream,
  random: ReturnType<typeof randomOf>,
): Promise<void> {
  while (!isOver()) {
    const batch = Array.from({ length: 1 + (writes.length % 5) }, (_, place): LedgerWrite => {
      const id = `r${(writes.length + place) % 7}`;
      return { kind: 'position', id, op: 'put', values: { firstname: newId() }, repetition: newId() };
    });
    writes.push(...batch);
    await until(async () => {
      const outcomes = await ledger.append(orgId, batch).catch(() => undefined);
      await pause(random(30));
      txIds.push(...(outcomes ?? []).flatMap((outcome) => ('txId' in outcome ? [outcome.txId] : [])));
      return outcomes !== undefined;
    });
  }
}

async function watchUntil(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const checkpoint = await checkpointNow().catch(() => undefined);
    if (checkpoint !== undefined) seen.push(checkpoint);
    await pause(100);
  }
}

async function expectOneHistory(): Promise<void> {
  const heads = [...new Map([...seen, await checkpointNow()].map((one) => [one.size, one])).values()];
  const sorted = heads.filter(({ size }) => size > 0).toSorted((a, b) => a.size - b.size);
  for (const [place, to] of sorted.entries()) {
    const from = sorted[place - 1];
    if (from === undefined) continue;
    const { path } = JSON.parse(await textOf(`consistency?from=${from.size}&to=${to.size}`));
    verifyConsistency({ from, to, path: path.map((hash: string) => fromBase64(hash)) });
  }
  // Two that were seen at one size are one.
  for (const one of seen) expect(one.root).toEqual(heads.find(({ size }) => size === one.size)?.root);
  seen = sorted.slice(-1);
}

/** Each acknowledged leaf, once and in its order, with its contents and its path to a checkpoint of the log. */
async function expectProved({ orgId, txIds, writes }: Stream): Promise<void> {
  expect(txIds).toHaveLength(writes.length);
  const policy = parsePolicy(utf8(await textOf('policy')));
  const exported = (await ledger.exported(orgId)) ?? new Uint8Array();
  expect(verifyExport(exported, policy)).toMatchObject({ ok: true });
  const { lines, bodies } = readExportFile(exported);
  expect(lines.map(({ leaf }) => txIdOf(leaf))).toEqual(txIds);
  const place = NAMES.position.indexOf('firstname');
  expect(bodies.map((body) => ('fields' in body ? body.fields[place]?.value : undefined))).toEqual(
    writes.map(({ values }) => values?.firstname),
  );
  const proof = await ledger.proof(orgId, txIds.at(-1) ?? '', ['firstname']);
  expect(verifyProof(proof ?? new Uint8Array(), policy)).toMatchObject({ ok: true });
}

/** Kills it at one moment of its work, and every fourth time at one of its start, too. */
async function killedAtRandom(round: number, random: ReturnType<typeof randomOf>): Promise<void> {
  await pause(100 + random(400));
  await alone.disconnect();
  await pause(random(200));
  await alone.kill();
  if (round % 4 === 2) {
    const starting = alone.start();
    await pause(random(800));
    await alone.kill();
    await starting;
  }
  expect(await alone.start()).toBeUndefined();
}

/** `npm run test:faults` kills three times, `npm run test:long` a thousand times, or as often as LEDGER_KILLS says. */
const kills = Number(process.env.LEDGER_KILLS ?? repeated({ gate: 3, long: 1_000 }));
const TOGETHER = 20;
/** Another in each run, unless LEDGER_SEED asks for the moments of one that failed, which its test names. */
const seed = Number(process.env.LEDGER_SEED ?? Math.floor(Math.random() * 2 ** 32));
const series = Array.from(
  { length: Math.ceil(kills / TOGETHER) },
  (_, turn) => [turn * TOGETHER, seed] as const,
);

test.each(series)(
  'killed and cut off at random moments under load, it loses no acknowledged leaf and keeps one history (after %i kills, LEDGER_SEED=%i)',
  async (before) => {
    const random = randomOf(seed + before);
    const streams = Array.from({ length: 4 }, (): Stream => ({ orgId: newId(), txIds: [], writes: [] }));
    let isOver = false;
    const writing = streams.map((stream) => writeUntil(() => isOver, stream, randomOf(random(2 ** 32))));
    const work = [...writing, watchUntil(() => isOver)];
    for (let round = before; round < Math.min(before + TOGETHER, kills); round++)
      await killedAtRandom(round, random);
    isOver = true;
    await Promise.all(work);
    for (const stream of streams) await expectProved(stream);
    await expectOneHistory();
    [written = written] = streams;
  },
  3_600_000,
);

test('what was killed so often is what its entries say, row by row', async () => {
  expect(await alone.run('rebuild')).toMatchObject({ code: 0 });
}, 3_600_000);

test('a file of the signer that cannot be written stops signing with a clear error, and nothing is lost', async () => {
  const { orgId } = written;
  const blocked = join(alone.folder, 'ledger', 'checkpoint.new');
  await mkdir(blocked);
  const [outcome] = await ledger.append(orgId, [
    { kind: 'position', id: 'late', op: 'put', values: {}, repetition: newId() },
  ]);
  const txId = outcome !== undefined && 'txId' in outcome ? outcome.txId : '';
  await expect(ledger.proof(orgId, txId, [])).rejects.toThrow('the ledger answered 503');
  await alone.kill();
  expect(await alone.start()).toMatch(/checkpoint cannot be written \(EISDIR\).*Make room/);
  await rm(blocked, { recursive: true });
  expect(await alone.start()).toBeUndefined();
  expect(await ledger.proof(orgId, txId, [])).toBeDefined();
  await expectOneHistory();
});

test('a restored backup is refused where it is behind what was signed; a signer’s file that is behind catches up', async () => {
  const { orgId, txIds } = written;
  const write = () =>
    ledger.append(orgId, [{ kind: 'datahash', id: newId(), op: 'put', values: {}, repetition: newId() }]);
  const file = join(alone.folder, 'ledger', 'checkpoint');
  const before = await readFile(file, 'utf8');
  await alone.kill();
  await alone.backUp();
  expect(await alone.start()).toBeUndefined();
  await write();
  await until(async () => (await checkpointNow()).size > parseCheckpoint(utf8(before)).size);
  const after = await readFile(file, 'utf8');

  // The database is of before, the file of after: leaves are missing.
  await alone.kill();
  await alone.restore();
  expect(await alone.start()).toMatch(/shorter than what was signed.*begin a new log/s);

  // Both of one moment.
  await writeFile(file, before);
  expect(await alone.start()).toBeUndefined();
  expect(await textOf('checkpoint')).toBe(before);
  expect(await ledger.proof(orgId, txIds[0] ?? '', [])).toBeDefined();

  // The remedy where the rest is lost: a new log whose first leaf holds the last checkpoint of the old one.
  await alone.kill();
  await writeFile(file, after);
  expect(await alone.start()).toContain('begin a new log');
  await withClient(alone.database, (client) => client.query('alter schema ledger rename to ledger_before'));
  await rm(file);
  await writeFile(join(alone.folder, 'ledger', 'previous'), after);
  for (const name of ['origin', 'signing.key']) await rm(join(alone.folder, 'secrets', `ledger-${name}`));
  expect(await alone.start()).toBeUndefined();
  const [first] = await withClient(alone.database, async (client) => {
    const { rows } = await client.query<{ leaf: string }>('select leaf from ledger.entries order by index');
    return rows;
  });
  expect(JSON.parse(first?.leaf ?? '{}')).toMatchObject({
    kind: 'origin',
    schema: 'origin@1',
    seq: 0,
    rev: 1,
  });
  expect(parseCheckpoint(utf8(await textOf('checkpoint'))).origin).not.toBe(
    parseCheckpoint(utf8(after)).origin,
  );
});
