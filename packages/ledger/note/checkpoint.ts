import { base64, decimalOf, fromBase64, HASH_BYTES, sameBytes } from '../bytes.ts';
import { refuse } from '../fault.ts';
import { EMPTY_ROOT } from '../merkle/tree.ts';
import { type Note, parseNote, type SignatureFinding, verifySignatures } from './note.ts';
import { isQuorumMet, type Policy } from './policy.ts';
import { SIGNATURE_TYPES, type VerifierKey } from './verifierKey.ts';

/** Checkpoints (C2SP tlog-checkpoint): the signed size and root of a log. */

export interface TreeHead {
  readonly origin: string;
  readonly size: number;
  readonly root: Uint8Array;
}

export interface Checkpoint extends TreeHead {
  /** Further lines of the text; what they say is ignored. */
  readonly extensions: readonly string[];
  readonly note: Note;
}

/** Throws what `parseNote` throws, and `checkpoint_malformed`: for leading zeros, for a root of another length, for an
 *  empty line, and for an empty tree with another root than that of nothing. */
export function parseCheckpoint(bytes: Uint8Array): Checkpoint {
  const note = parseNote(bytes);
  const [origin = '', count = '', encoded = '', ...extensions] = note.text.slice(0, -1).split('\n');
  const size = decimalOf(count);
  if (origin === '' || size === undefined || extensions.includes('')) return refuse('checkpoint_malformed');
  const root = fromBase64(encoded);
  if (root.length !== HASH_BYTES) refuse('checkpoint_malformed');
  if (size === 0 && !sameBytes(root, EMPTY_ROOT)) refuse('checkpoint_malformed');
  return { origin, size, root, extensions, note };
}

/** The text that is signed. */
export const checkpointText = ({ origin, size, root }: TreeHead): string =>
  `${origin}\n${size}\n${base64(root)}\n`;

export interface VerifiedCheckpoint extends Checkpoint {
  /** The keys of the log by which it is signed, one at least. */
  readonly signedBy: readonly VerifierKey[];
  readonly findings: readonly SignatureFinding[];
}

/** Checks a checkpoint by a policy. Throws `signature_wrong` where a known key's signature does not verify,
 *  `signature_missing` where no key of a log of the policy has signed, `origin_mismatch` where the key that signed bears
 *  another name than the log, and `quorum_missing`. */
export function verifyCheckpoint(bytes: Uint8Array, policy: Policy): VerifiedCheckpoint {
  const checkpoint = parseCheckpoint(bytes);
  const witnesses = policy.witnesses.map(({ key }) => key);
  const findings = verifySignatures(checkpoint.note, [...policy.logs, ...witnesses]);
  const valid = findings.flatMap((finding) => (finding.state === 'valid' ? [finding.key] : []));
  const signers = valid.filter(({ type }) => type === SIGNATURE_TYPES.ed25519);
  if (signers.length === 0) refuse('signature_missing');
  const signedBy = signers.filter(({ name }) => name === checkpoint.origin);
  if (signedBy.length === 0) refuse('origin_mismatch', checkpoint.origin);
  if (!isQuorumMet(policy, new Set(valid))) refuse('quorum_missing');
  return { ...checkpoint, signedBy, findings };
}
