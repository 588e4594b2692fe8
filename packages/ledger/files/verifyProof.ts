import type { Result } from '@tabellion/kernel/result.ts';
import { err } from '@tabellion/kernel/result.ts';
import { fromBase64url, HASH_BYTES, utf8 } from '../bytes.ts';
import { attempt, type Fault, refuse } from '../fault.ts';
import { verifyInclusion } from '../merkle/verify.ts';
import { type Checkpoint, parseCheckpoint, verifyCheckpoint } from '../note/checkpoint.ts';
import type { SignatureFinding } from '../note/note.ts';
import type { Policy } from '../note/policy.ts';
import { checkNames, fieldHash, namesHash } from '../record/fields.ts';
import { verifyHeads, verifyNewest } from '../record/heads.ts';
import { type ReadLeaf, readLeaf } from '../record/leaf.ts';
import type { Json } from '../strictJson.ts';
import { type ProofFile, readProofFile } from './proofFile.ts';

/** The steps of a proof, in the order in which they are taken. */
export type ProofStep = 'format' | 'checkpoint' | 'leaf' | 'inclusion' | 'names' | 'fields' | 'current';

/** Whose word it is: that of a log which the reader's policy knows, or of whoever made the file. */
export type Trust = 'policy' | 'first_use';

/** Lines that mean nothing to a verifier, and are there. */
export type Ignored = 'extra' | 'extension' | 'signature';

export interface VerifiedProof {
  readonly trust: Trust;
  readonly leaf: ReadLeaf;
  readonly index: number;
  readonly origin: string;
  readonly size: number;
  readonly names: readonly string[];
  readonly fields: readonly { readonly name: string; readonly value: Json }[];
  /** The moment of the heads that show it to be the newest of its record; undefined where nothing shows that. */
  readonly heldAt: string | undefined;
  /** Empty where there is no policy: then no signature is looked at. */
  readonly signatures: readonly SignatureFinding[];
  readonly ignored: readonly Ignored[];
}

export interface FailedProof {
  readonly step: ProofStep;
  readonly fault: Fault;
}

/** Checks a proof file step by step, and stops at the first that fails.
 *  @param policy  the reader's own; without one no signature is checked, and the proof is consistent at best */
export function verifyProof(
  bytes: Uint8Array,
  policy: Policy | undefined,
): Result<VerifiedProof, FailedProof> {
  let step: ProofStep = 'format';
  const outcome = attempt(() => {
    const file = readProofFile(bytes);
    step = 'checkpoint';
    const checkpoint = readCheckpoint(utf8(file.proof.checkpoint), policy);
    step = 'leaf';
    const leaf = readLeaf(file.leaf);
    step = 'inclusion';
    const { index, path } = file.proof;
    verifyInclusion({ index, path, leaf: leaf.hash, size: checkpoint.size, root: checkpoint.root });
    step = 'names';
    checkNames(file.names);
    if (namesHash(file.names) !== leaf.names) refuse('names_mismatch');
    step = 'fields';
    checkFields(file, leaf);
    step = 'current';
    if (file.current !== undefined) {
      verifyHeads(file.current.heads, checkpoint);
      verifyNewest({ index, leaf }, file.current.heads, file.current.key);
    }
    return found(file, leaf, checkpoint, policy);
  });
  return outcome.ok ? outcome : err({ step, fault: outcome.error });
}

export interface CheckedCheckpoint extends Checkpoint {
  readonly findings: readonly SignatureFinding[];
}

/** A checkpoint by the reader's policy; without one only its form. */
export const readCheckpoint = (bytes: Uint8Array, policy: Policy | undefined): CheckedCheckpoint =>
  policy === undefined ? { ...parseCheckpoint(bytes), findings: [] } : verifyCheckpoint(bytes, policy);

/** Throws `field_malformed` where the places do not rise or lie outside, and what `verifyInclusion` throws. */
function checkFields({ names, fields }: ProofFile, leaf: ReadLeaf): void {
  const root = fromBase64url(leaf.body, HASH_BYTES);
  let last = -1;
  for (const { place, value, salt, path } of fields) {
    if (place <= last) refuse('field_malformed', `i ${place}`);
    last = place;
    const name = names[place] ?? refuse('field_malformed', `i ${place}`);
    verifyInclusion({ index: place, size: names.length, leaf: fieldHash(name, value, salt), path, root });
  }
}

function found(
  { names, fields, proof, current }: ProofFile,
  leaf: ReadLeaf,
  checkpoint: CheckedCheckpoint,
  policy: Policy | undefined,
): VerifiedProof {
  return {
    trust: policy === undefined ? 'first_use' : 'policy',
    leaf,
    index: proof.index,
    origin: checkpoint.origin,
    size: checkpoint.size,
    names,
    fields: fields.map(({ place, value }) => ({ name: names[place] ?? '', value })),
    heldAt: current?.heads.leaf.at,
    signatures: checkpoint.findings,
    ignored: [...(proof.hasExtra ? (['extra'] as const) : []), ...ignoredOf(checkpoint)],
  };
}

export function ignoredOf({ extensions, findings }: CheckedCheckpoint): readonly Ignored[] {
  const ignored: Ignored[] = [];
  if (extensions.length > 0) ignored.push('extension');
  if (findings.some(({ state }) => state === 'unknown')) ignored.push('signature');
  return ignored;
}
