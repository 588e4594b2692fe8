/** Appending through the ledger's writer at batch 256, beside the same rows inserted by `pg` alone, hypercore on disk and
 *  merkletreejs in memory. Wall time, rounds taken in turn; each commit is on the disk (fsync). */
import { createHash, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type pg from 'pg';
import type { Ledger, LedgerWrite } from '../../packages/ledger/port.ts';
import { median } from '../machine.ts';
import { openBenchLedger } from './opened.ts';
import { preparePlain, sizeOfRows } from './plainRows.ts';

const BATCH = 256;
const BATCHES = 10;
const ROUNDS = 3;

const id = () => randomBytes(16).toString('base64url');

const batchOf = (): readonly LedgerWrite[] =>
  Array.from({ length: BATCH }, (_, place) => ({
    kind: 'position' as const,
    id: id(),
    op: 'put' as const,
    values: { org_id: id(), id: id(), firstname: `Ann ${place}`, lastname: 'Aalto', position: 'directors' },
    repetition: id(),
  }));

export async function compareAppending(): Promise<void> {
  const { ledger, client, folder, close } = await openBenchLedger();
  try {
    await measure(ledger, client, folder);
  } finally {
    await close();
  }
}

async function measure(ledger: Ledger, client: pg.Client, folder: string): Promise<void> {
  await ledger.append('warm', batchOf());
  const size = await sizeOfRows(client);
  const insertPlain = await preparePlain(client, BATCH);
  const ways: Readonly<Record<string, () => Promise<unknown>>> = {
    'the ledger': () => repeated(() => ledger.append('org', batchOf())),
    'pg alone': () => repeated(() => insertPlain(size)),
    hypercore: await hypercoreIn(join(folder, 'hypercore')),
    merkletreejs: merkleTree,
  };
  const seconds = new Map(Object.keys(ways).map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, way] of Object.entries(ways)) {
      const start = performance.now();
      await way();
      seconds.get(name)?.push((performance.now() - start) / 1000);
    }
  const rates = new Map([...seconds].map(([name, times]) => [name, (BATCH * BATCHES) / median(times)]));
  const own = rates.get('the ledger') ?? 0;
  for (const [name, rate] of rates)
    console.log(`append at batch ${BATCH}: ${name} ${rate.toFixed(0)}/s, ratio ${(own / rate).toFixed(2)}`);
  console.log('(target 0.60 of pg alone; hypercore and merkletreejs keep no contents and seal nothing)');
}

async function repeated(append: () => Promise<unknown>): Promise<void> {
  for (let batch = 0; batch < BATCHES; batch++) await append();
}

const require = createRequire(import.meta.url);

const leaves = () => Array.from({ length: BATCH }, () => randomBytes(440));

async function hypercoreIn(folder: string): Promise<() => Promise<void>> {
  const Hypercore = require('hypercore');
  const core = new Hypercore(folder);
  await core.ready();
  return () => repeated(() => core.append(leaves()));
}

/** It has no way to grow but to be built anew: once at the end is the most that can be said for it. */
async function merkleTree(): Promise<void> {
  const { MerkleTree } = require('merkletreejs');
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
  const entries = Array.from({ length: BATCHES }, leaves).flat();
  new MerkleTree(entries.map(hash), hash).getRoot();
}
