/** One batch of the sequencer as one transaction: what is there, what is decided, what is stored. */
import { randomBytes } from 'node:crypto';
import { type Instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { base64url, utf8 } from '../bytes.ts';
import { hashesOfTile } from '../merkle/tiles.ts';
import { GrowingTree } from '../merkle/tree.ts';
import { type ReadLeaf, readLeaf, txIdOf } from '../record/leaf.ts';
import { schemaOf } from '../record/schemas.ts';
import type { StreamEnd } from '../record/stream.ts';
import type { Edge, FullTile } from '../service/edge.ts';
import {
  type LogState,
  MOST_IN_BATCH,
  type Placed,
  type Sequenced,
  sequence,
  type Write,
} from '../service/sequencer.ts';
import { type Change, type ChangeCode, decide, type KnownPart, type Step } from './decide.ts';
import { addEntries, addTile, type EntryRow, holdLog, newestEntry } from './store/log.ts';
import * as rows from './store/records.ts';
import { edgeAt } from './tree.ts';

/** A recorded change: its newest leaf, and all of them. */
export interface Receipt {
  readonly txId: string;
  readonly index: number;
  readonly rev: number;
  /** The log's own clock. */
  readonly at: string;
  readonly txIds: readonly string[];
}

export type Recorded = Result<Receipt, Refusal<ChangeCode | 'IDEMPOTENCY.MISMATCH'>>;

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

export const freshId = (): string => base64url(randomBytes(16));

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
  const [, newest, streams, records, repetitions] = await Promise.all([
    holdLog(tx),
    newestEntry(tx),
    rows.streamsOf(
      tx,
      changes.map(({ accountId }) => accountId),
      changes.map(({ orgId }) => orgId),
    ),
    rows.recordsOf(tx, changes),
    rows.repetitionsOf(
      tx,
      changes.map(({ accountId }) => accountId),
      changes.map(({ repetition }) => repetition?.key ?? ''),
    ),
  ]);
  const tip = await tipOf(tx, newest, known);
  const plan = planOf(changes, { streams, records, repetitions });
  const stored = await store(tx, tip, plan, now);
  return { answers: answersOf(changes, plan, stored.placed), tip: stored.tip };
}

interface Rows {
  readonly streams: readonly rows.StreamRow[];
  readonly records: readonly rows.RecordRow[];
  readonly repetitions: readonly rows.RepetitionRow[];
}

interface PlannedWrite {
  readonly change: Change;
  readonly step: Step;
  readonly write: Write;
  /** The key is new to the log. */
  readonly isNew: boolean;
}

interface Plan {
  /** Answers that are known before anything is stored; undefined where it follows from the leaves. */
  readonly settled: ReadonlyMap<Change, Recorded>;
  readonly writes: readonly PlannedWrite[];
  readonly ends: ReadonlyMap<string, StreamEnd>;
  readonly leaves: ReadonlyMap<string, ReadLeaf>;
}

function planOf(changes: readonly Change[], known: Rows): Plan {
  const settled = new Map<Change, Recorded>();
  const writes: PlannedWrite[] = [];
  const leaves = new Map<string, ReadLeaf>();
  const streams = new Map(known.streams.map((row) => [`${row.account_id} ${row.org_id}`, row.stream]));
  const ends = new Map(known.streams.map(({ stream, seq, leaf }) => [stream, { seq: Number(seq), leaf }]));
  const touched = new Touched();
  for (const change of changes) {
    if (touched.mustWait(change)) break;
    const repeated = repetitionOf(change, known.repetitions);
    const parts = repeated === undefined ? partsOf(change, known.records) : [];
    const decided = decide(change, parts);
    if (repeated !== undefined || !decided.ok) {
      settled.set(change, repeated ?? (decided.ok ? refuse('GENERAL.NOT_FOUND') : decided));
      continue;
    }
    const { steps, repeats } = decided.value;
    if (repeats !== undefined) settled.set(change, ok(receiptOf([repeats])));
    if (writes.length > 0 && writes.length + steps.length > MOST_IN_BATCH) break;
    const owner = `${change.accountId} ${change.orgId}`;
    const stream = streams.get(owner) ?? freshId();
    streams.set(owner, stream);
    for (const { key, leaf } of parts) leaves.set(key, leaf);
    for (const step of steps) writes.push(plannedWrite(touched.keyed(change, step), stream));
    touched.by(change);
  }
  return { settled, writes, ends, leaves };
}

/** The records that a batch has changed already. Whoever asks what became of one waits for the next batch; only `set` does not
 *  ask, so it needs no more than the key that the batch has given. */
class Touched {
  readonly #acts = new Map<string, Change['act']>();
  readonly #keys = new Map<string, string>();
  readonly #repetitions = new Set<string>();

  mustWait({ accountId, repetition, act, ...named }: Change): boolean {
    if (repetition !== undefined && this.#repetitions.has(`${accountId} ${repetition.key}`)) return true;
    const before = this.#acts.get(recordName({ accountId, ...named }));
    return before !== undefined && !(before === 'set' && act === 'set');
  }

  /** The step with its key: that of the record, of an earlier change in the batch, or a new one. */
  keyed(change: Change, step: Step): Keyed {
    const name = `${recordName(change)} ${step.part}`;
    const given = step.key ?? this.#keys.get(name);
    const key = given ?? freshId();
    this.#keys.set(name, key);
    return { change, step, key, isNew: given === undefined };
  }

  by(change: Change): void {
    const { accountId, repetition, act } = change;
    this.#acts.set(recordName(change), act);
    if (repetition !== undefined) this.#repetitions.add(`${accountId} ${repetition.key}`);
  }
}

const recordName = ({
  accountId,
  orgId,
  kind,
  recordId,
}: Pick<Change, 'accountId' | 'orgId' | 'kind' | 'recordId'>): string =>
  JSON.stringify([accountId, orgId, kind, recordId]);

interface Keyed {
  readonly change: Change;
  readonly step: Step;
  readonly key: string;
  /** The key is new to the log. */
  readonly isNew: boolean;
}

function plannedWrite({ change, step, key, isNew }: Keyed, stream: string): PlannedWrite {
  const { kind } = change;
  if (step.op !== 'put')
    return { change, step, isNew, write: { stream, kind, key, change: { op: step.op } } };
  const { body, names } = step.body;
  const put = { op: 'put' as const, body, names, schema: schemaOf(kind) };
  return { change, step, isNew, write: { stream, kind, key, change: put } };
}

function repetitionOf(change: Change, known: Rows['repetitions']): Recorded | undefined {
  const { repetition, accountId } = change;
  if (repetition === undefined) return undefined;
  const row = known.find((one) => one.account_id === accountId && one.key === repetition.key);
  if (row === undefined) return undefined;
  if (row.request_hash !== repetition.hash) return refuse('IDEMPOTENCY.MISMATCH');
  const receipt: Receipt = JSON.parse(row.receipt);
  return ok(receipt);
}

const partsOf = (change: Change, known: Rows['records']): KnownPart[] =>
  known.filter((row) => isOf(change, row)).map(knownPart);

const isOf = (change: Change, row: rows.RecordRow): boolean =>
  row.record_id === change.recordId &&
  row.kind === change.kind &&
  row.org_id === change.orgId &&
  row.account_id === change.accountId;

export function knownPart({
  part,
  key,
  index,
  leaf: text,
}: Pick<rows.RecordRow, 'part' | 'key' | 'index' | 'leaf'>): KnownPart {
  const leaf = readLeaf(utf8(text));
  return { part, key, index: Number(index), txId: txIdOf(leaf), leaf };
}

/** @param leaves  in the order of the log */
function receiptOf(leaves: readonly Pick<KnownPart, 'index' | 'txId' | 'leaf'>[]): Receipt {
  const newest = leaves.at(-1);
  if (newest === undefined) throw new Error('a change without a leaf');
  const { txId, index, leaf } = newest;
  return { txId, index, rev: leaf.rev, at: leaf.at, txIds: leaves.map((one) => one.txId) };
}

interface Stored {
  readonly placed: readonly Placed[];
  readonly tip: Tip;
}

async function store(tx: Transaction, tip: Tip, plan: Plan, now: Instant): Promise<Stored> {
  if (plan.writes.length === 0) return { placed: [], tip };
  const { size, edge } = tip;
  const lastAt = size === 0 ? null : readLeaf(utf8(tip.newest)).at;
  const state: LogState = { size, edge, lastAt, streams: plan.ends, records: plan.leaves };
  const grown = sequenceAll(
    state,
    plan.writes.map(({ write }) => write),
    momentOf(now),
  );
  // Every refusal came before: one that comes here is a defect, and the whole batch fails.
  for (const outcome of grown.outcomes) if (!outcome.ok) throw outcome.error;
  const { placed, tiles } = grown;
  await Promise.all([
    ...storeLeaves(tx, placed, plan),
    ...tiles.map((tile) => storeTile(tx, tile)),
    storeRepetitions(tx, plan, placed, now),
  ]);
  const newest = Buffer.from(placed.at(-1)?.leaf.bytes ?? []).toString();
  return { placed, tip: { size: grown.state.size, edge: grown.state.edge, newest } };
}

/** One change may be more than a batch: whoever erases a shareholder erases each of his securities. */
function sequenceAll(state: LogState, writes: readonly Write[], now: string): Omit<Sequenced, 'root'> {
  const whole = { outcomes: [], placed: [], tiles: [], state } satisfies Omit<Sequenced, 'root'>;
  const starts = Array.from(
    { length: Math.ceil(writes.length / MOST_IN_BATCH) },
    (_, n) => n * MOST_IN_BATCH,
  );
  return starts.reduce<Omit<Sequenced, 'root'>>((before, start) => {
    const grown = sequence(before.state, writes.slice(start, start + MOST_IN_BATCH), now);
    return {
      outcomes: before.outcomes.concat(grown.outcomes),
      placed: before.placed.concat(grown.placed),
      tiles: before.tiles.concat(grown.tiles),
      state: grown.state,
    };
  }, whole);
}

/** The order is that in which rows cite each other. */
function storeLeaves(tx: Transaction, placed: readonly Placed[], { writes }: Plan): Promise<unknown>[] {
  const lines = placed.map(({ leaf, index }, place) => {
    const planned = writes[place];
    if (planned === undefined) throw new Error('a leaf that nobody asked for');
    return { ...planned, leaf, index };
  });
  const ends = new Map(lines.map((line) => [line.leaf.stream, line]));
  const newest = new Map(lines.map(({ leaf, index }) => [leaf.key, { leaf, index }]));
  const erased = lines.flatMap(({ leaf }) => (leaf.op === 'erase' ? [leaf.key] : []));
  return [
    rows.setStreams(
      tx,
      [...ends.values()].map(({ leaf, change: { accountId, orgId } }) => ({
        stream: leaf.stream,
        accountId,
        orgId,
        seq: leaf.seq,
        leaf: leaf.hash,
      })),
    ),
    addEntries(tx, placed),
    rows.setState(
      tx,
      [...newest.values()].map(({ leaf: { key, stream, kind, rev, op }, index }) => ({
        key,
        stream,
        kind,
        rev,
        op,
        index,
      })),
    ),
    rows.addRecords(
      tx,
      lines
        .filter(({ isNew }) => isNew)
        .map(({ leaf: { stream, kind, key }, change: { recordId }, step: { part } }) => ({
          stream,
          kind,
          recordId,
          part,
          key,
        })),
    ),
    rows.addBodies(
      tx,
      lines.flatMap(({ step, index, leaf: { key } }) => {
        if (step.op !== 'put') return [];
        const { spelledNames, secret, sealed } = step.body;
        return [{ index, key, names: spelledNames, secret, sealed }];
      }),
    ),
    ...(erased.length > 0 ? [rows.forget(tx, erased)] : []),
  ];
}

export function storeTile(tx: Transaction, { tile, bytes }: FullTile): Promise<unknown> {
  const { level, index } = tile;
  return addTile(tx, { level, index, bytes, root: new GrowingTree(hashesOfTile(tile, bytes)).root() });
}

function storeRepetitions(
  tx: Transaction,
  plan: Plan,
  placed: readonly Placed[],
  now: Instant,
): Promise<unknown> {
  const lines = [...new Set(plan.writes.map(({ change }) => change))].flatMap((change) => {
    const { repetition, accountId } = change;
    if (repetition === undefined) return [];
    const receipt = JSON.stringify(receiptIn(plan, placed, change));
    return [{ accountId, key: repetition.key, hash: repetition.hash, receipt }];
  });
  return lines.length === 0 ? Promise.resolve() : rows.addRepetitions(tx, lines, now);
}

function receiptIn({ writes }: Plan, placed: readonly Placed[], change: Change): Receipt {
  const own = placed.filter((_, place) => writes[place]?.change === change);
  return receiptOf(own.map(({ index, leaf }) => ({ index, txId: txIdOf(leaf), leaf })));
}

function answersOf(
  changes: readonly Change[],
  plan: Plan,
  placed: readonly Placed[],
): (Recorded | undefined)[] {
  return changes.map((change) => {
    const settled = plan.settled.get(change);
    if (settled !== undefined) return settled;
    const isPlanned = plan.writes.some((write) => write.change === change);
    return isPlanned ? ok(receiptIn(plan, placed, change)) : undefined;
  });
}
