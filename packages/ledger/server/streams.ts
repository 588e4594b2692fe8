/** A stream as its owner reads it: every leaf with what it is about. */
import type { LedgerRevision } from '../port.ts';
import { NAMES, type RecordKind } from '../record/schemas.ts';
import type { Json } from '../strictJson.ts';
import { openBody } from './contents.ts';
import { knownPart } from './planning.ts';
import type { Recording } from './recording.ts';
import { type RevisionRow, revisionsOf, streamsOf } from './store/records.ts';

/** Revisions that are read at once. */
const MOST_REVISIONS = 500;

/** @returns at most `MOST_REVISIONS`, in the order of the stream; none beyond its end */
export async function revisions(
  { db, master }: Recording,
  { accountId, orgId }: { readonly accountId: string; readonly orgId: string },
  fromSeq: number,
): Promise<LedgerRevision[]> {
  const rows = await db.asNobody(async (q) => {
    const [stream] = await streamsOf(q, [accountId], [orgId]);
    return stream === undefined ? [] : revisionsOf(q, stream.stream, fromSeq, MOST_REVISIONS);
  });
  return Promise.all(rows.map((row) => revisionOf(row, master)));
}

async function revisionOf(row: RevisionRow, master: Uint8Array): Promise<LedgerRevision> {
  const { index, leaf, record_id: id, part, names, secret, sealed } = row;
  const known = knownPart({ part: part ?? '', key: '', index, leaf });
  const { seq, rev, at, op, kind } = known.leaf;
  const found = { seq, index: known.index, txId: known.txId, rev, at, op, kind: recordKind(kind) };
  if (id === null || names === null || secret === null || sealed === null) return { ...found, record: null };
  const { fields } = await openBody(known.leaf, { names, secret, sealed }, master);
  const values: Record<string, Json> = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  return { ...found, record: { id, part: known.part, values } };
}

function recordKind(kind: string): RecordKind {
  if (!isRecordKind(kind)) throw new Error(`a leaf of kind ${kind} in a stream of records`);
  return kind;
}

const isRecordKind = (kind: string): kind is RecordKind => Object.hasOwn(NAMES, kind);
