import { base64, decimalOf, fromBase64, HASH_BYTES } from '../bytes.ts';
import { refuse } from '../fault.ts';

/** Proofs of C2SP tlog-proof: an index, its inclusion path, and the checkpoint that they lead to. */

export interface TlogProof {
  readonly index: number;
  readonly path: readonly Uint8Array[];
  /** The checkpoint, as it was signed. */
  readonly checkpoint: string;
  /** There was an `extra` line. It is authenticated by nothing. */
  readonly hasExtra: boolean;
}

const FIRST_LINE = 'c2sp.org/tlog-proof@v1';

/** A tree of 2^53 leaves has paths of so many hashes. */
export const MOST_HASHES = 53;

/** Throws `proof_malformed`, `not_base64`, `too_large`. */
export function parseTlogProof(text: string): TlogProof {
  const split = text.indexOf('\n\n');
  if (split < 0) refuse('proof_malformed');
  const [first, ...lines] = text.slice(0, split).split('\n');
  if (first !== FIRST_LINE) refuse('proof_malformed', 'line 1');
  const hasExtra = lines[0]?.startsWith('extra ') ?? false;
  if (hasExtra) fromBase64((lines.shift() ?? '').slice('extra '.length));
  const [, spelled = ''] = /^index (\d+)$/.exec(lines.shift() ?? '') ?? [];
  const index = decimalOf(spelled);
  if (index === undefined) return refuse('proof_malformed', 'index');
  if (lines.length > MOST_HASHES) refuse('too_large');
  const path = lines.map((line) => fromBase64(line, HASH_BYTES));
  return { index, path, checkpoint: text.slice(split + 2), hasExtra };
}

export function spellTlogProof({ index, path, checkpoint }: Omit<TlogProof, 'hasExtra'>): string {
  const hashes = path.map((hash) => `${base64(hash)}\n`).join('');
  return `${FIRST_LINE}\nindex ${index}\n${hashes}\n${checkpoint}`;
}
