/** Stores a planned batch: its leaves, and all rows that follow from them, in one burst of statements. */
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { hashesOfTile } from '../merkle/tiles.ts';
import { GrowingTree } from '../merkle/tree.ts';
import { txIdOf } from '../record/leaf.ts';
import type { FullTile } from '../service/edge.ts';
import {
  type LogState,
  MOST_IN_BATCH,
  type Placed,
  type Sequenced,
  sequence,
  type Write,
} from '../service/sequencer.ts';
import type { Change } from './decide.ts';
import { type Plan, type PlannedWrite, type Receipt, receiptOf } from './planning.ts';
import { addEntries, addTile } from './store/log.ts';
import * as rows from './store/records.ts';

export interface Stored {
  /** The log after the batch. */
  readonly state: LogState;
  /** Its newest leaf, as text. */
  readonly newest: string;
  /** One for each change that has leaves. */
  readonly receipts: ReadonlyMap<Change, Receipt>;
}

/** @param at  the moment of the leaves, by the log's clock */
export async function store(tx: Transaction, state: LogState, { writes }: Plan, at: string): Promise<Stored> {
  const grown = sequenceAll(
    state,
    writes.map(({ write }) => write),
    at,
  );
  // Every refusal came before: one that comes here is a defect, and the whole batch fails.
  for (const outcome of grown.outcomes) if (!outcome.ok) throw outcome.error;
  const lines = grown.placed.map((placed, place) => lineOf(placed, writes[place]));
  const receipts = receiptsOf(lines);
  await Promise.all([
    ...storeLeaves(tx, lines),
    ...grown.tiles.map((tile) => storeTile(tx, tile)),
    storeRepetitions(tx, receipts, at),
  ]);
  const newest = Buffer.from(grown.placed.at(-1)?.leaf.bytes ?? []).toString();
  return { state: grown.state, newest, receipts };
}

interface Line extends PlannedWrite, Placed {
  readonly txId: string;
}

function lineOf(placed: Placed, planned: PlannedWrite | undefined): Line {
  if (planned === undefined) throw new Error('a leaf that nobody asked for');
  const { leaf, index } = placed;
  return { ...planned, leaf, index, txId: txIdOf(leaf) };
}

function receiptsOf(lines: readonly Line[]): Map<Change, Receipt> {
  const own = new Map<Change, Line[]>();
  for (const line of lines) own.set(line.change, [...(own.get(line.change) ?? []), line]);
  return new Map([...own].map(([change, leaves]) => [change, receiptOf(leaves)]));
}

/** One change may be more than a batch: whoever erases a shareholder erases each of his securities. */
function sequenceAll(state: LogState, writes: readonly Write[], at: string): Omit<Sequenced, 'root'> {
  const whole = { outcomes: [], placed: [], tiles: [], state } satisfies Omit<Sequenced, 'root'>;
  const starts = Array.from(
    { length: Math.ceil(writes.length / MOST_IN_BATCH) },
    (_, n) => n * MOST_IN_BATCH,
  );
  return starts.reduce<Omit<Sequenced, 'root'>>((before, start) => {
    const grown = sequence(before.state, writes.slice(start, start + MOST_IN_BATCH), at);
    return {
      outcomes: before.outcomes.concat(grown.outcomes),
      placed: before.placed.concat(grown.placed),
      tiles: before.tiles.concat(grown.tiles),
      state: grown.state,
    };
  }, whole);
}

/** The order is that in which rows cite each other. */
function storeLeaves(tx: Transaction, lines: readonly Line[]): Promise<unknown>[] {
  const ends = new Map(lines.map((line) => [line.leaf.stream, line]));
  const newest = new Map(lines.map((line) => [line.leaf.key, line]));
  const erased = lines.flatMap(({ leaf }) => (leaf.op === 'erase' ? [leaf.key] : []));
  return [
    rows.setStreams(tx, [...ends.values()].map(streamLine)),
    addEntries(tx, lines),
    rows.setState(tx, [...newest.values()].map(stateLine)),
    rows.addRecords(tx, lines.filter(({ isNew }) => isNew).map(recordLine)),
    rows.addBodies(tx, lines.flatMap(bodyLines)),
    ...(erased.length > 0 ? [rows.forget(tx, erased)] : []),
  ];
}

const streamLine = ({ leaf, change: { accountId, orgId } }: Line): rows.StreamLine => ({
  stream: leaf.stream,
  accountId,
  orgId,
  seq: leaf.seq,
  leaf: leaf.hash,
});

const stateLine = ({ leaf: { key, stream, kind, rev, op }, index }: Line): rows.StateLine => ({
  key,
  stream,
  kind,
  rev,
  op,
  index,
});

const recordLine = ({
  leaf: { stream, kind, key },
  change: { recordId },
  step: { part },
}: Line): rows.RecordLine => ({ stream, kind, recordId, part, key });

function bodyLines({ step, index, leaf: { key } }: Line): rows.BodyLine[] {
  if (step.op !== 'put') return [];
  const { spelledNames, secret, sealed } = step.body;
  return [{ index, key, names: spelledNames, secret, sealed }];
}

export function storeTile(tx: Transaction, { tile, bytes }: FullTile): Promise<unknown> {
  const { level, index } = tile;
  return addTile(tx, { level, index, bytes, root: new GrowingTree(hashesOfTile(tile, bytes)).root() });
}

function storeRepetitions(
  tx: Transaction,
  receipts: ReadonlyMap<Change, Receipt>,
  at: string,
): Promise<unknown> {
  const lines = [...receipts].flatMap(([{ repetition, accountId }, receipt]) =>
    repetition === undefined
      ? []
      : [{ accountId, key: repetition.key, hash: repetition.hash, receipt: JSON.stringify(receipt) }],
  );
  return lines.length === 0 ? Promise.resolve() : rows.addRepetitions(tx, lines, at);
}
