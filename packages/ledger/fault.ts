import { err, ok, type Result } from '@tabellion/kernel/result.ts';

/** Why something was refused. Every reader of this package names one of these, whatever it was given. */
export type FaultCode =
  // Bytes and JSON
  | 'too_large'
  | 'not_utf8'
  | 'not_base64'
  | 'control_character'
  | 'not_json'
  | 'too_deep'
  | 'duplicate_key'
  | 'lone_surrogate'
  | 'number_refused'
  | 'not_canonical'
  | 'members'
  // Merkle trees
  | 'index_outside'
  | 'path_length'
  | 'root_mismatch'
  | 'consistency_mismatch'
  | 'tile_malformed'
  | 'tile_missing'
  | 'bundle_malformed'
  | 'bundle_mismatch'
  // Notes, checkpoints, policies
  | 'key_malformed'
  | 'key_weak'
  | 'note_malformed'
  | 'signature_wrong'
  | 'signature_missing'
  | 'checkpoint_malformed'
  | 'origin_mismatch'
  | 'policy_malformed'
  | 'quorum_missing'
  // Records
  | 'version_unknown'
  | 'leaf_malformed'
  | 'names_malformed'
  | 'names_mismatch'
  | 'field_malformed'
  | 'field_mismatch'
  | 'at_mismatch'
  | 'stream_mismatch'
  | 'seq_mismatch'
  | 'prev_mismatch'
  | 'rev_mismatch'
  | 'op_mismatch'
  | 'sealed_malformed'
  // Files that leave
  | 'proof_malformed'
  | 'heads_malformed'
  | 'heads_mismatch'
  | 'zip_malformed'
  | 'entry_missing'
  | 'entry_unknown'
  | 'digest_mismatch'
  | 'export_malformed'
  | 'body_mismatch'
  | 'fact_mismatch'
  // The sequencer and who reads its log
  | 'queue_refused'
  | 'state_mismatch';

/** A refusal on its way to whoever called the reader. Formats nest deeply, so inside this package it is thrown;
 *  the readers that others call return a `Result` (`attempt`). */
export class Fault extends Error {
  readonly code: FaultCode;
  /** Which part: a line, a member, a path. It may repeat words of a stranger, so print it on one line. */
  readonly at: string | undefined;

  constructor(code: FaultCode, at?: string) {
    super(at === undefined ? code : `${code}: ${at}`);
    this.code = code;
    this.at = at;
  }
}

export function refuse(code: FaultCode, at?: string): never {
  throw new Fault(code, at);
}

/** The outcome of `read`: its value, or the fault that it met. Anything else that is thrown is a defect and passes on. */
export function attempt<T>(read: () => T): Result<T, Fault> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof Fault) return err(error);
    throw error;
  }
}

export async function attemptAsync<T>(read: () => Promise<T>): Promise<Result<T, Fault>> {
  try {
    return ok(await read());
  } catch (error) {
    if (error instanceof Fault) return err(error);
    throw error;
  }
}
