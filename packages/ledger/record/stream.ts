import { isSpelled } from '../bytes.ts';
import { refuse } from '../fault.ts';
import type { Leaf, ReadLeaf } from './leaf.ts';

/** Where a stream stands: what its next leaf must follow. */
export interface StreamEnd {
  readonly seq: number;
  readonly leaf: Uint8Array;
}

/** Checks that a leaf follows the end of its stream (undefined: there is none). Throws `seq_mismatch` for a gap, a repetition
 *  or a fork, and `prev_mismatch` where it names another leaf before it. */
export function checkFollows(leaf: Pick<Leaf, 'seq' | 'prev'>, end: StreamEnd | undefined): void {
  if (leaf.seq !== (end === undefined ? 0 : end.seq + 1)) refuse('seq_mismatch', `seq ${leaf.seq}`);
  const isAfter = end === undefined ? leaf.prev === null : isSpelled(leaf.prev ?? '', end.leaf);
  if (!isAfter) refuse('prev_mismatch', `seq ${leaf.seq}`);
}

/** Checks that a leaf is not from before another that the log has before it: its clock never falls. Throws `at_mismatch`.
 *  @param before  moment of the other leaf; undefined where there is none */
export function checkMoment({ at, seq }: Pick<Leaf, 'at' | 'seq'>, before: string | undefined): void {
  if (before !== undefined && at < before) refuse('at_mismatch', `seq ${seq}`);
}

/** Checks the revisions of one key: they count from 1, begin with a `put`, keep their kind, and end with an `erase`; what
 *  deletes or erases commits to the last revision's fields. Throws `rev_mismatch`, `op_mismatch`. */
export function checkRevision(leaf: ReadLeaf, last: ReadLeaf | undefined): void {
  const where = `seq ${leaf.seq}`;
  if (leaf.rev !== (last?.rev ?? 0) + 1) refuse('rev_mismatch', where);
  if (last?.op === 'erase' || (last !== undefined && last.kind !== leaf.kind)) refuse('op_mismatch', where);
  if (leaf.op === 'put') return;
  const repeats = leaf.body === last?.body && leaf.names === last.names && leaf.schema === last.schema;
  if (!repeats || (leaf.op === 'del' && last.op === 'del')) refuse('op_mismatch', where);
}
