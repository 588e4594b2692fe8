import type { Result } from '@tabellion/kernel/result.ts';
import { utf8 } from '@tabellion/ledger/bytes.ts';
import { parseCheckpoint } from '@tabellion/ledger/note/checkpoint.ts';
import {
  type CheckedRecord,
  checkRecord,
  type FailedRecord,
  headOf,
  type KeptCheckpoint,
} from './checkRecord.ts';
import { keep, readKept } from './keptCheckpoint.ts';

export interface Verification {
  readonly outcome: Result<CheckedRecord, FailedRecord>;
  /** The proof as it was sent. */
  readonly proof: Uint8Array;
  /** The checkpoint that this browser had before; undefined where it saw the log for the first time. */
  readonly before: KeptCheckpoint | undefined;
  readonly at: string;
  /** The checks alone, without the way over the network. */
  readonly ms: number;
}

interface Subject {
  readonly orgId: string;
  readonly txId: string;
  readonly subjectId: string;
}

type FetchFile = (url: string) => Promise<Response>;

/** One after the other: each begins with the checkpoint that the one before has kept. */
let turn: Promise<unknown> = Promise.resolve();

/** Fetches the bytes of a record's proof, checks them here, and keeps the checkpoint that they lead to. */
export function verifyInBrowser(subject: Subject, fetchFile: FetchFile): Promise<Verification> {
  const mine = turn.then(() => verify(subject, fetchFile));
  turn = mine.catch(() => undefined);
  return mine;
}

async function verify({ orgId, txId, subjectId }: Subject, fetchFile: FetchFile): Promise<Verification> {
  const kept = readKept();
  const response = await fetchFile(`/api/records/${orgId}/proof/${txId}`);
  const proof = new Uint8Array(await response.arrayBuffer());
  const policy = kept === undefined ? await (await fetchFile('/api/v1/log/policy')).text() : kept.policy;
  const consistency = await wayFrom(kept, proof, fetchFile);
  const start = performance.now();
  const outcome = checkRecord({ proof, txId, subjectId, policy, kept, consistency });
  const ms = performance.now() - start;
  const at = new Date().toISOString();
  if (outcome.ok) keep({ policy, checkpoint: outcome.value.checkpoint, at });
  return { outcome, proof, before: kept, at, ms };
}

/** The hashes from the kept checkpoint to that of the proof; none where there is nothing to compare. */
async function wayFrom(
  kept: KeptCheckpoint | undefined,
  proof: Uint8Array,
  fetchFile: FetchFile,
): Promise<readonly string[]> {
  const to = headOf(proof)?.size ?? 0;
  const from = kept === undefined ? 0 : parseCheckpoint(utf8(kept.checkpoint)).size;
  if (from === 0 || from >= to) return [];
  const response = await fetchFile(`/api/v1/log/consistency?from=${from}&to=${to}`);
  const { path }: { path: string[] } = await response.json();
  return path;
}
