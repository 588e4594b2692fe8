import type { Result } from '@tabellion/kernel/result.ts';
import { utf8 } from '@tabellion/ledger/bytes.ts';
import { attempt } from '@tabellion/ledger/fault.ts';
import { parseCheckpoint, type TreeHead } from '@tabellion/ledger/note/checkpoint.ts';
import {
  type CheckedRecord,
  checkCheckpoint,
  checkRecord,
  type FailedRecord,
  headOf,
  type KeptCheckpoint,
  type RecordFault,
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

let turn: Promise<unknown> = Promise.resolve();

/** One after the other: each begins with the checkpoint that the one before has kept. */
function queued<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

/** Fetches the bytes of a record's proof, checks them here, and keeps the checkpoint that they lead to. */
export const verifyInBrowser = (subject: Subject, fetchFile: FetchFile): Promise<Verification> =>
  queued(() => verify(subject, fetchFile));

/** How far the log is by a checkpoint that this browser has checked, and when; or what did not hold. */
export type CheckpointState =
  | { readonly size: number; readonly at: string }
  | { readonly fault: RecordFault; readonly at: string };

/** A check as late as this is not repeated. */
const FRESH_MS = 10 * 60_000;

/** Fetches the newest checkpoint, checks it here, and keeps it. */
export const checkpointInBrowser = (fetchFile: FetchFile): Promise<CheckpointState> =>
  queued(async () => {
    const kept = readKept();
    const now = Date.now();
    if (kept !== undefined && now - Date.parse(kept.at) < FRESH_MS)
      return { size: parseCheckpoint(utf8(kept.checkpoint)).size, at: kept.at };
    const checkpoint = await (await fetchFile('/api/v1/log/checkpoint')).text();
    const policy = await policyOf(kept, fetchFile);
    const consistency = await wayFrom(kept, parsed(checkpoint)?.size ?? 0, fetchFile);
    const found = checkCheckpoint({ checkpoint, policy, kept, consistency });
    const at = new Date(now).toISOString();
    if (!found.ok) return { fault: found.error, at };
    keep({ policy, checkpoint, at });
    return { size: found.value.size, at };
  });

const policyOf = async (kept: KeptCheckpoint | undefined, fetchFile: FetchFile): Promise<string> =>
  kept === undefined ? await (await fetchFile('/api/v1/log/policy')).text() : kept.policy;

function parsed(checkpoint: string): TreeHead | undefined {
  const read = attempt(() => parseCheckpoint(utf8(checkpoint)));
  return read.ok ? read.value : undefined;
}

async function verify({ orgId, txId, subjectId }: Subject, fetchFile: FetchFile): Promise<Verification> {
  const kept = readKept();
  const response = await fetchFile(`/api/records/${orgId}/proof/${txId}`);
  const proof = new Uint8Array(await response.arrayBuffer());
  const policy = await policyOf(kept, fetchFile);
  const consistency = await wayFrom(kept, headOf(proof)?.size ?? 0, fetchFile);
  const start = performance.now();
  const outcome = checkRecord({ proof, txId, subjectId, policy, kept, consistency });
  const ms = performance.now() - start;
  const at = new Date().toISOString();
  if (outcome.ok) keep({ policy, checkpoint: outcome.value.checkpoint, at });
  return { outcome, proof, before: kept, at, ms };
}

/** The hashes from the kept checkpoint to one of this size; none where there is nothing to compare. */
async function wayFrom(
  kept: KeptCheckpoint | undefined,
  to: number,
  fetchFile: FetchFile,
): Promise<readonly string[]> {
  const from = kept === undefined ? 0 : parseCheckpoint(utf8(kept.checkpoint)).size;
  if (from === 0 || from >= to) return [];
  const response = await fetchFile(`/api/v1/log/consistency?from=${from}&to=${to}`);
  const { path }: { path: string[] } = await response.json();
  return path;
}
