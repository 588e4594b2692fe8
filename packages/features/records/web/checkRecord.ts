import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { fromBase64, hex, textOf, utf8 } from '@tabellion/ledger/bytes.ts';
import { attempt, type Fault } from '@tabellion/ledger/fault.ts';
import { readProofFile } from '@tabellion/ledger/files/proofFile.ts';
import { type FailedProof, type VerifiedProof, verifyProof } from '@tabellion/ledger/files/verifyProof.ts';
import { verifyConsistency } from '@tabellion/ledger/merkle/verify.ts';
import { parseCheckpoint, type TreeHead, verifyCheckpoint } from '@tabellion/ledger/note/checkpoint.ts';
import { parsePolicy } from '@tabellion/ledger/note/policy.ts';

/** The newest checkpoint that this browser has checked, with the keys that it learned first. */
export interface KeptCheckpoint {
  /** A tlog-policy. */
  readonly policy: string;
  readonly checkpoint: string;
  /** When it was checked, by the clock of this computer. */
  readonly at: string;
}

/** All that is known of a record, and all of it from the server: nothing here is believed. */
export interface RecordBytes {
  /** A tabellion-proof/1 file. */
  readonly proof: Uint8Array;
  /** The leaf that the page says is the record's. */
  readonly txId: string;
  /** The thing beside which the badge stands. */
  readonly subjectId: string;
  /** The log's keys as the server names them; heard only where nothing is kept. */
  readonly policy: string;
  readonly kept: KeptCheckpoint | undefined;
  /** Base64 hashes that lead from the kept checkpoint to the one of the proof; none where nothing is kept. */
  readonly consistency: readonly string[];
}

/** The steps as the panel tells them. */
export type RecordStep = 'fingerprint' | 'path' | 'checkpoint';

/** The lie of a server, or the damage on the way. */
export type RecordFault =
  | 'malformed'
  | 'other_record'
  | 'field_altered'
  | 'not_in_log'
  | 'checkpoint_altered'
  | 'other_key'
  | 'older'
  | 'forked';

export interface FailedRecord {
  readonly step: RecordStep;
  readonly fault: RecordFault;
}

export interface CheckedRecord extends VerifiedProof {
  readonly root: string;
  readonly hashes: number;
  /** The name of the key that signed. */
  readonly signer: string;
  readonly checkpoint: string;
}

/** Checks a record from its bytes alone: that the proof is of this record and of this thing, that the log has it, that a key
 *  which this browser knows signed the log, and that the log only grew since this browser saw it last. */
export function checkRecord(given: RecordBytes): Result<CheckedRecord, FailedRecord> {
  const policy = attempt(() => parsePolicy(utf8(given.kept?.policy ?? given.policy)));
  if (!policy.ok) return refused('checkpoint', 'other_key');
  const found = verifyProof(given.proof, policy.value);
  if (!found.ok) return err(failureOf(found.error));
  const proof = found.value;
  if (hex(proof.leaf.hash) !== given.txId || !isOf(proof, given.subjectId))
    return refused('fingerprint', 'other_record');
  const { proof: way } = readProofFile(given.proof);
  const head = parseCheckpoint(utf8(way.checkpoint));
  const fault =
    given.kept && growthFault(parseCheckpoint(utf8(given.kept.checkpoint)), head, given.consistency);
  if (fault !== undefined) return refused('checkpoint', fault);
  const signer = proof.signatures.find(({ state }) => state === 'valid');
  return ok({
    ...proof,
    root: hex(head.root),
    hashes: way.path.length,
    signer: signer?.state === 'valid' ? signer.key.name : proof.origin,
    checkpoint: way.checkpoint,
  });
}

/** The newest checkpoint of the log, and the way to it from the one that is kept; from the server, and not believed. */
export type CheckpointBytes = Pick<RecordBytes, 'policy' | 'kept' | 'consistency'> & {
  readonly checkpoint: string;
};

/** Checks a checkpoint from its bytes alone: that a key which this browser knows signed it, and that the log only grew since this
 *  browser saw it last. */
export function checkCheckpoint(given: CheckpointBytes): Result<TreeHead, RecordFault> {
  const policy = attempt(() => parsePolicy(utf8(given.kept?.policy ?? given.policy)));
  if (!policy.ok) return err('other_key');
  const found = attempt(() => verifyCheckpoint(utf8(given.checkpoint), policy.value));
  if (!found.ok) return err(checkpointFault(found.error));
  const fault =
    given.kept && growthFault(parseCheckpoint(utf8(given.kept.checkpoint)), found.value, given.consistency);
  return fault === undefined ? ok(found.value) : err(fault);
}

/** One of its fields names the thing, or its version as a document's file does. Where no field is left of a record, nothing
 *  says of what it was. */
const isOf = ({ fields }: VerifiedProof, id: string): boolean =>
  fields.length === 0 ||
  fields.some(({ value }) => typeof value === 'string' && (value === id || value.startsWith(`${id}.`)));

const refused = (step: RecordStep, fault: RecordFault): Result<never, FailedRecord> => err({ step, fault });

/** Undefined where the log that was kept is a beginning of this one. */
function growthFault(from: TreeHead, to: TreeHead, consistency: readonly string[]): RecordFault | undefined {
  if (from.origin !== to.origin) return 'other_key';
  if (to.size < from.size) return 'older';
  const path = from.size === to.size ? [] : consistency;
  const grown = attempt(() => verifyConsistency({ from, to, path: path.map((hash) => fromBase64(hash)) }));
  return grown.ok ? undefined : 'forked';
}

function failureOf({ step, fault }: FailedProof): FailedRecord {
  if (step === 'inclusion') return { step: 'path', fault: 'not_in_log' };
  if (step === 'leaf' || step === 'names' || step === 'fields')
    return { step: 'fingerprint', fault: 'field_altered' };
  if (step !== 'checkpoint') return { step: 'fingerprint', fault: 'malformed' };
  return { step: 'checkpoint', fault: checkpointFault(fault) };
}

const checkpointFault = ({ code }: Fault): RecordFault =>
  code === 'signature_missing' || code === 'origin_mismatch' ? 'other_key' : 'checkpoint_altered';

/** Size and origin of the checkpoint in a proof; undefined where the file is none. */
export function headOf(proof: Uint8Array): TreeHead | undefined {
  const read = attempt(() => parseCheckpoint(utf8(readProofFile(proof).proof.checkpoint)));
  return read.ok ? read.value : undefined;
}

/** The same proof with some of its fields alone; the others leave neither value nor salt behind. */
export function withFields(proof: Uint8Array, names: ReadonlySet<string>): Uint8Array {
  const file: { names: string[]; fields: { i: number }[] } = JSON.parse(textOf(proof));
  const fields = file.fields.filter(({ i }) => names.has(file.names[i] ?? ''));
  return utf8(`${canonicalJson({ ...file, fields })}\n`);
}
