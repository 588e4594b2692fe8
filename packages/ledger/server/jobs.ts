/** The jobs of the service: heads once a day, and an end to keys of repetition. */
import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { base64url, utf8 } from '../bytes.ts';
import { HEADS_NAMES, HEADS_SCHEMA, keyTreeOf, type StreamHead } from '../record/heads.ts';
import { type ReadLeaf, readLeaf, spelledHash } from '../record/leaf.ts';
import { headsTreeOf } from '../service/heads.ts';
import { sequence } from '../service/sequencer.ts';
import { freshId, momentOf, storeTile, tipOf } from './batch.ts';
import { preparePart } from './contents.ts';
import { addEntries, holdLog, newestEntry } from './store/log.ts';
import * as rows from './store/records.ts';

/** After so many days a key of repetition may mean something else. */
const REPETITION_DAYS = 30;

export const repetitions: ScheduledJob = {
  name: 'ledger.repetitions',
  every: { minutes: 1_440 },
  run: ({ db, now }) => {
    const moment = instantOfMillis(millisOfInstant(now) - REPETITION_DAYS * 24 * 60 * 60 * 1000);
    return db.asNobody((q) => rows.dropRepetitionsBefore(q, moment));
  },
};

/** @param master  wraps secrets, 32 bytes
 *  @param committed  told after the commit */
export const heads = (master: Uint8Array, committed: () => void): ScheduledJob => ({
  name: 'ledger.heads',
  every: { minutes: 1_440 },
  run: async ({ db, now }) => {
    await db.transaction(null, (tx) => appendHeads(tx, { master, now }));
    committed();
  },
});

interface Heading {
  readonly master: Uint8Array;
  readonly now: Instant;
}

/** Appends a leaf that says where every stream stands (docs/ledger.md, Heads), in the log's own stream. */
export async function appendHeads(tx: Transaction, { master, now }: Heading): Promise<ReadLeaf> {
  await holdLog(tx);
  const tip = await tipOf(tx, await newestEntry(tx), undefined);
  const { tree, count } = headsTreeOf(await streamHeads(tx));
  const lastAt = tip.size === 0 ? null : readLeaf(utf8(tip.newest)).at;
  const clockNow = momentOf(now);
  const at = lastAt !== null && clockNow < lastAt ? lastAt : clockNow;
  const values = { date: at.slice(0, 10), logSize: tip.size, root: base64url(tree.root()), count };
  const part = await preparePart('', { names: HEADS_NAMES, values }, master);
  const own = await rows.logStream(tx);
  const stream = own?.stream ?? freshId();
  const ends = own === undefined ? [] : [[stream, { seq: Number(own.seq), leaf: own.leaf }] as const];
  const change = { op: 'put' as const, body: part.body, names: part.names, schema: HEADS_SCHEMA };
  const write = { stream, kind: 'heads' as const, key: freshId(), change };
  const state = {
    size: tip.size,
    edge: tip.edge,
    lastAt,
    streams: new Map(ends),
    records: new Map<string, ReadLeaf>(),
  };
  const { placed, tiles } = sequence(state, [write], at);
  const [{ leaf, index } = { leaf: undefined, index: 0 }] = placed;
  if (leaf === undefined) throw new Error('heads that are no leaf');
  if (own === undefined) await rows.addStream(tx, stream, leaf.hash);
  else await rows.setStreams(tx, [{ stream, accountId: null, orgId: null, seq: leaf.seq, leaf: leaf.hash }]);
  await addEntries(tx, placed);
  await rows.setState(tx, [{ key: leaf.key, stream, kind: leaf.kind, rev: leaf.rev, op: leaf.op, index }]);
  const { spelledNames: names, secret, sealed } = part;
  await rows.addBodies(tx, [{ index, key: leaf.key, names, secret, sealed }]);
  for (const tile of tiles) await storeTile(tx, tile);
  return leaf;
}

/** Where each stream but the log's own stands. The tree over its keys is made anew only where it has new leaves. */
async function streamHeads(tx: Transaction): Promise<StreamHead[]> {
  const heads: StreamHead[] = [];
  for (const row of await rows.allStreams(tx)) {
    if (row.account_id === null) continue;
    const { root, count } = await keyRootOf(tx, row);
    heads.push({
      stream: row.stream,
      seq: Number(row.seq),
      leaf: spelledHash(row.leaf),
      keyRoot: root,
      keyCount: count,
    });
  }
  return heads;
}

async function keyRootOf(
  tx: Transaction,
  {
    stream,
    seq,
    key_root: known,
    key_count: counted,
    key_seq: at,
  }: Awaited<ReturnType<typeof rows.allStreams>>[number],
): Promise<{ root: string; count: number }> {
  if (known !== null && counted !== null && at === seq) return { root: known, count: Number(counted) };
  const keys = await rows.keysOfStream(tx, stream);
  const { tree, count } = keyTreeOf(new Map(keys.map(({ key, hash }) => [key, spelledHash(hash)])));
  const root = spelledHash(tree.root());
  await rows.setKeyRoot(tx, { stream, root, count, seq });
  return { root, count };
}
