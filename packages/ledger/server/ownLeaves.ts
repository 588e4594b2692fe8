/** Leaves that the log itself writes, in a stream of its own: heads, and the end of the log before it. */
import { readFile } from 'node:fs/promises';
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Database, Transaction } from '@tabellion/platform/database/queries.ts';
import { utf8 } from '../bytes.ts';
import { parseCheckpoint } from '../note/checkpoint.ts';
import { type ReadLeaf, readLeaf } from '../record/leaf.ts';
import { sequence } from '../service/sequencer.ts';
import type { Json } from '../strictJson.ts';
import { momentOf, tipOf } from './batch.ts';
import { preparePart } from './contents.ts';
import { freshId } from './planning.ts';
import { addEntries, holdLog, newestEntry } from './store/log.ts';
import * as rows from './store/records.ts';
import { storeTile } from './storing.ts';

export interface OwnLeaves {
  /** Wraps secrets, 32 bytes. */
  readonly master: Uint8Array;
  readonly now: Instant;
}

interface OwnLeaf {
  readonly kind: 'heads' | 'origin';
  readonly schema: string;
  readonly names: readonly string[];
  readonly values: Readonly<Record<string, Json>>;
}

/** Holds the log until the transaction ends. @returns index and moment of the leaf that is appended next */
export async function nextLeaf(tx: Transaction, now: Instant) {
  await holdLog(tx);
  const tip = await tipOf(tx, await newestEntry(tx), undefined);
  const lastAt = tip.size === 0 ? null : readLeaf(utf8(tip.newest)).at;
  const clockNow = momentOf(now);
  const at = lastAt !== null && clockNow < lastAt ? lastAt : clockNow;
  return { size: tip.size, edge: tip.edge, lastAt, at };
}

/** @returns the index of the leaf */
export async function appendOwn(
  tx: Transaction,
  { kind, schema, names, values }: OwnLeaf,
  { master, now }: OwnLeaves,
): Promise<number> {
  const { at, size, edge, lastAt } = await nextLeaf(tx, now);
  const part = await preparePart('', { names, values }, master);
  const own = await rows.logStream(tx);
  const stream = own?.stream ?? freshId();
  const streams = new Map(own === undefined ? [] : [[stream, { seq: Number(own.seq), leaf: own.leaf }]]);
  const change = { op: 'put' as const, body: part.body, names: part.names, schema };
  const state = { size, edge, lastAt, streams, records: new Map<string, ReadLeaf>() };
  const { placed, tiles } = sequence(state, [{ stream, kind, key: freshId(), change }], at);
  const [{ leaf, index } = { leaf: undefined, index: 0 }] = placed;
  if (leaf === undefined) throw new Error('a leaf of the log that is none');
  if (own === undefined) await rows.addStream(tx, stream, leaf.hash);
  else await rows.setStreams(tx, [{ stream, accountId: null, orgId: null, seq: leaf.seq, leaf: leaf.hash }]);
  await addEntries(tx, placed);
  await rows.setState(tx, [{ key: leaf.key, stream, kind: leaf.kind, rev: leaf.rev, op: leaf.op, index }]);
  const { spelledNames, secret, sealed } = part;
  await rows.addBodies(tx, [{ index, key: leaf.key, names: spelledNames, secret, sealed }]);
  for (const tile of tiles) await storeTile(tx, tile);
  return index;
}

/** Begins a log that continues another: its first leaf holds the last checkpoint of that one, which stands in a file. Does
 *  nothing where there is no such file, or the log has begun. Throws what `parseCheckpoint` throws. */
export async function continueLog(db: Database, previous: string, own: OwnLeaves): Promise<void> {
  const checkpoint = await readFile(previous, 'utf8').catch(() => undefined);
  if (checkpoint === undefined) return;
  parseCheckpoint(utf8(checkpoint));
  await db.transaction(null, async (tx) => {
    const { size } = await nextLeaf(tx, own.now);
    const leaf = {
      kind: 'origin' as const,
      schema: 'origin@1',
      names: ['checkpoint'],
      values: { checkpoint },
    };
    if (size === 0) await appendOwn(tx, leaf, own);
  });
}
