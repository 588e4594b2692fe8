import { refuse } from '../fault.ts';
import { verifyConsistency } from '../merkle/verify.ts';

/** A signer checks this before it signs. Its own file, outside of the database, holds the head that it signed last. */

export interface SignedHead {
  readonly size: number;
  readonly root: Uint8Array;
}

/** Whether a committed head is to be signed now: false where it is the one that was signed last. Throws `state_mismatch`
 *  where the log is shorter than what was signed (a restored backup), and `consistency_mismatch` or `path_length` where it is
 *  not a continuation of it: both are two histories.
 *  @param path  the proof of consistency from the size signed last; empty at the first checkpoint */
export function isToBeSigned(
  last: SignedHead | undefined,
  committed: SignedHead,
  path: readonly Uint8Array[],
): boolean {
  if (last === undefined || last.size === 0) return true;
  if (committed.size < last.size) refuse('state_mismatch', `${committed.size} of ${last.size} leaves`);
  verifyConsistency({ from: last, to: committed, path });
  return committed.size > last.size;
}
