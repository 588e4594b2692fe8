/** A stream as a file that leaves (docs/ledger.md, Export): every leaf, what opens it, and heads that show it to be complete. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { hex, utf8 } from '../bytes.ts';
import { type BodyLine, type StreamLine, writeExportFile } from '../files/exportFile.ts';
import { parseCheckpoint } from '../note/checkpoint.ts';
import { type ReadLeaf, readLeaf, txIdOf } from '../record/leaf.ts';
import { openBody, rowBehind } from './contents.ts';
import { appendHeads, openHeads } from './heads.ts';
import { type Proving, policy, published, signedBeyond } from './proving.ts';
import { newestHeads } from './store/heads.ts';
import { type CheckpointRow, entriesOfStream, newestStamp, type StampRow } from './store/log.ts';
import { type BodyRow, bodiesOfStream, streamsOf } from './store/records.ts';
import { treeOf } from './tree.ts';

interface Exporting extends Proving {
  readonly clock: () => Instant;
}

interface Owner {
  readonly accountId: string;
  readonly orgId: string;
}

/** The bytes of an export of a stream, without facts, registers and documents, of which the log knows nothing. Undefined where
 *  nothing was recorded. Heads are appended only where the newest are older than the stream's last leaf. */
export async function exported(exporting: Exporting, owner: Owner): Promise<Uint8Array | undefined> {
  const stream = await exporting.db.asNobody((q) => streamWithEnd(q, owner));
  if (stream === undefined) return undefined;
  const heads = await headsBehind(exporting, stream.last);
  await signedBeyond(exporting, heads);
  return exporting.db.asNobody(async (q) => {
    const stamped = await newestStamp(q);
    const isStamped = stamped !== undefined && Number(stamped.size) > heads;
    return exportOf(q, exporting, { stream: stream.id, signed: isStamped ? stamped : await published(q) });
  });
}

async function streamWithEnd(q: Queries, { accountId, orgId }: Owner) {
  const [row] = await streamsOf(q, [accountId], [orgId]);
  if (row === undefined) return undefined;
  const [last] = await entriesOfStream(q, row.stream, { fromSeq: Number(row.seq), toSeq: Number(row.seq) });
  return last === undefined ? undefined : { id: row.stream, last: Number(last.index) };
}

/** The index of heads behind a leaf. */
async function headsBehind({ db, clock, master }: Exporting, last: number): Promise<number> {
  const newest = await db.asNobody((q) => newestHeads(q, Number.MAX_SAFE_INTEGER));
  if (newest !== undefined && newest > last) return newest;
  return db.transaction(null, (tx) => appendHeads(tx, { master, now: clock() }));
}

/** @param signed  the checkpoint that the export leads to, with its stamp where it has one */
async function exportOf(
  q: Queries,
  exporting: Exporting,
  { stream, signed }: { readonly stream: string; readonly signed: CheckpointRow & Partial<StampRow> },
): Promise<Uint8Array> {
  const { master } = exporting;
  const { note } = signed;
  const { origin, size } = parseCheckpoint(utf8(note));
  const tree = treeOf(q, size);
  const heads = await openHeads(q, stream, { tree, master });
  if (heads === undefined) throw new Error('a stream that no heads know');
  const entries = await entriesOfStream(q, stream, { fromSeq: 0, toSeq: heads.head.seq });
  const lines: StreamLine[] = [];
  for (const { index, leaf } of entries)
    lines.push({ index: Number(index), leaf: readLeaf(utf8(leaf)), path: await tree.path(Number(index)) });
  return writeExportFile({
    origin,
    size,
    stream,
    asOf: [],
    policy: utf8(policy(exporting)),
    checkpoint: utf8(note),
    stamp: signed.reply,
    lines,
    bodies: await bodiesOf(q, stream, { lines, master }),
    facts: [],
    heads,
    registers: new Map(),
    others: new Map(),
  });
}

async function bodiesOf(
  q: Queries,
  stream: string,
  { lines, master }: { readonly lines: readonly StreamLine[]; readonly master: Uint8Array },
): Promise<BodyLine[]> {
  const rows = new Map<string, BodyRow[]>();
  for (const row of await bodiesOfStream(q, stream)) rows.set(row.key, [...(rows.get(row.key) ?? []), row]);
  const erased = new Map(lines.flatMap(({ leaf }) => (leaf.op === 'erase' ? [[leaf.key, dayOf(leaf)]] : [])));
  return Promise.all(
    lines.map(async ({ leaf, index }): Promise<BodyLine> => {
      const txId = txIdOf(leaf);
      const erasedOn = erased.get(leaf.key);
      if (erasedOn !== undefined) return { txId, erasedOn };
      const row = rowBehind(rows.get(leaf.key) ?? [], leaf, index);
      if (row === undefined) throw new Error(`no contents of ${hex(leaf.hash)}`);
      const { names, fields } = await openBody(leaf, row, master);
      return { txId, names, fields: fields.map(({ value, salt }) => ({ value, salt })) };
    }),
  );
}

const dayOf = ({ at }: ReadLeaf): string => at.slice(0, 10);
