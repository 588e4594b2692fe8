/** One batch of the sequencer as one transaction: what is there, what is decided, what is stored. */
import { type Instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { utf8 } from '../bytes.ts';
import { readLeaf } from '../record/leaf.ts';
import type { Edge } from '../service/edge.ts';
import type { Change } from './decide.ts';
import { planOf, type Recorded } from './planning.ts';
import { type EntryRow, holdLog, newestEntry } from './store/log.ts';
import * as rows from './store/records.ts';
import { store } from './storing.ts';
import { edgeAt } from './tree.ts';

/** The end of the log as the last batch left it; another process may have gone on since. */
export interface Tip {
  readonly size: number;
  readonly newest: string;
  readonly edge: Edge;
}

/** The end of the log: what is known of it where that is still so, else read anew. Throws for an index that is missing. */
export async function tipOf(q: Queries, newest: EntryRow | undefined, known: Tip | undefined): Promise<Tip> {
  const size = newest === undefined ? 0 : Number(newest.index) + 1;
  const leaf = newest?.leaf ?? '';
  if (known !== undefined && known.size === size && known.newest === leaf) return known;
  return { size, newest: leaf, edge: await edgeAt(q, size) };
}

export const momentOf = (now: Instant): string => new Date(millisOfInstant(now)).toISOString();

export interface Batch {
  /** One for each change; undefined from the first one on that is the next batch's. */
  readonly answers: readonly (Recorded | undefined)[];
  readonly tip: Tip;
}

/** Records changes in their order. */
export async function recordBatch(
  tx: Transaction,
  changes: readonly Change[],
  { known, now }: { readonly known: Tip | undefined; readonly now: Instant },
): Promise<Batch> {
  const accounts = changes.map(({ accountId }) => accountId);
  const [, newest, streams, records, repetitions] = await Promise.all([
    holdLog(tx),
    newestEntry(tx),
    rows.streamsOf(
      tx,
      accounts,
      changes.map(({ orgId }) => orgId),
    ),
    rows.recordsOf(tx, changes),
    rows.repetitionsOf(
      tx,
      accounts,
      changes.map(({ repetition }) => repetition?.key ?? ''),
    ),
  ]);
  const tip = await tipOf(tx, newest, known);
  const plan = planOf(changes, { streams, records, repetitions });
  const { settled, writes, ends, leaves } = plan;
  if (writes.length === 0) return { answers: changes.map((change) => settled.get(change)), tip };
  const { size, edge } = tip;
  const lastAt = size === 0 ? null : readLeaf(utf8(tip.newest)).at;
  const before = { size, edge, lastAt, streams: ends, records: leaves };
  const { state, newest: last, receipts } = await store(tx, before, plan, momentOf(now));
  const answers = changes.map((change) => {
    const receipt = receipts.get(change);
    return settled.get(change) ?? (receipt && ok(receipt));
  });
  return { answers, tip: { size: state.size, edge: state.edge, newest: last } };
}
