/** Plans a batch: which leaves its changes become, from what is there, and which changes are answered at once. */
import { randomBytes } from 'node:crypto';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { base64url, utf8 } from '../bytes.ts';
import { type ReadLeaf, readLeaf, txIdOf } from '../record/leaf.ts';
import { schemaOf } from '../record/schemas.ts';
import type { StreamEnd } from '../record/stream.ts';
import { MOST_IN_BATCH, type Write } from '../service/sequencer.ts';
import { type Change, type ChangeCode, decide, type KnownPart, type Step } from './decide.ts';
import type * as rows from './store/records.ts';

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

/** The rows of the log that a batch asks for. */
export interface Rows {
  readonly streams: readonly rows.StreamRow[];
  readonly records: readonly rows.RecordRow[];
  readonly repetitions: readonly rows.RepetitionRow[];
}

export interface PlannedWrite {
  readonly change: Change;
  readonly step: Step;
  readonly write: Write;
  /** The key is new to the log. */
  readonly isNew: boolean;
}

export interface Plan {
  /** Answers that are known before anything is stored; undefined where it follows from the leaves. */
  readonly settled: ReadonlyMap<Change, Recorded>;
  readonly writes: readonly PlannedWrite[];
  readonly ends: ReadonlyMap<string, StreamEnd>;
  readonly leaves: ReadonlyMap<string, ReadLeaf>;
}

export const freshId = (): string => base64url(randomBytes(16));

/** Plans changes in their order, up to the first that is the next batch's. */
export function planOf(changes: readonly Change[], found: Rows): Plan {
  const settled = new Map<Change, Recorded>();
  const writes: PlannedWrite[] = [];
  const leaves = new Map<string, ReadLeaf>();
  const streams = new Map(found.streams.map((row) => [`${row.account_id} ${row.org_id}`, row.stream]));
  const ends = new Map(found.streams.map(({ stream, seq, leaf }) => [stream, { seq: Number(seq), leaf }]));
  const known = knownIn(found);
  const touched = new Touched();
  for (const change of changes) {
    if (touched.mustWait(change)) break;
    const repeated = known.repetitionOf(change);
    const parts = repeated === undefined ? known.partsOf(change) : [];
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

/** Rows by the changes that asked for them. */
function knownIn({ records, repetitions }: Rows) {
  const rowsByName = new Map<string, rows.RecordRow[]>();
  for (const row of records) {
    const { account_id: accountId, org_id: orgId, kind, record_id: recordId } = row;
    const name = recordName({ accountId, orgId, kind, recordId });
    rowsByName.set(name, [...(rowsByName.get(name) ?? []), row]);
  }
  const rowsByKey = new Map(repetitions.map((row) => [`${row.account_id} ${row.key}`, row]));
  return {
    partsOf: (change: Change): KnownPart[] => (rowsByName.get(recordName(change)) ?? []).map(knownPart),
    repetitionOf: ({ accountId, repetition }: Change): Recorded | undefined => {
      const row = repetition && rowsByKey.get(`${accountId} ${repetition.key}`);
      if (repetition === undefined || row === undefined) return undefined;
      if (row.request_hash !== repetition.hash) return refuse('IDEMPOTENCY.MISMATCH');
      const receipt: Receipt = JSON.parse(row.receipt);
      return ok(receipt);
    },
  };
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
}: {
  readonly accountId: string;
  readonly orgId: string;
  readonly kind: string;
  readonly recordId: string;
}): string => JSON.stringify([accountId, orgId, kind, recordId]);

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

export function knownPart({
  part,
  key,
  index,
  leaf: text,
}: Pick<rows.RecordRow, 'part' | 'key' | 'index' | 'leaf'>): KnownPart {
  const leaf = readLeaf(utf8(text));
  return { part, key, index: Number(index), txId: txIdOf(leaf), leaf };
}

/** @param leaves  of one change, in the order of the log */
export function receiptOf(leaves: readonly Pick<KnownPart, 'index' | 'txId' | 'leaf'>[]): Receipt {
  const newest = leaves.at(-1);
  if (newest === undefined) throw new Error('a change without a leaf');
  const { txId, index, leaf } = newest;
  return { txId, index, rev: leaf.rev, at: leaf.at, txIds: leaves.map((one) => one.txId) };
}
