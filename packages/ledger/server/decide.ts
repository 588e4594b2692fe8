/** Decides which leaves a change of a record becomes, from those that are there: pure. */
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { ReadLeaf } from '../record/leaf.ts';
import type { RecordKind } from '../record/schemas.ts';

/** A body that was prepared for the case that it is recorded. */
export interface PreparedPart {
  /** A shareholder's security; empty for any other record. */
  readonly part: string;
  /** As leaves bear them. */
  readonly body: string;
  readonly names: string;
  readonly spelledNames: string;
  readonly secret: Uint8Array;
  readonly sealed: Uint8Array;
}

export interface Change {
  readonly accountId: string;
  readonly orgId: string;
  readonly kind: RecordKind;
  readonly recordId: string;
  /** `set` records the first or the next revision of its parts, and leaves the others as they are. */
  readonly act: 'create' | 'update' | 'set' | 'delete' | 'erase';
  readonly parts: readonly PreparedPart[];
  /** The only part to be ended; every part where it is left out. */
  readonly onlyPart?: string | undefined;
  /** The newest txId that the caller knew. */
  readonly ifMatch: string | undefined;
  readonly repetition: { readonly key: string; readonly hash: string } | undefined;
}

/** A part of the record as the log has it. */
export interface KnownPart {
  readonly part: string;
  readonly key: string;
  readonly index: number;
  readonly txId: string;
  readonly leaf: ReadLeaf;
}

export type Step =
  | {
      readonly op: 'put';
      readonly part: string;
      readonly key: string | undefined;
      readonly body: PreparedPart;
    }
  | { readonly op: 'del' | 'erase'; readonly part: string; readonly key: string };

export type ChangeCode = 'LEDGER.EXISTS' | 'LEDGER.STALE' | 'GENERAL.NOT_FOUND';

/** The leaves of a change, in order; the last is the one that it is known by. `repeats` where nothing is to be done, with
 *  the leaf that did it. Errors: LEDGER.EXISTS for a record that is live already, GENERAL.NOT_FOUND for one that never was or,
 *  to be updated, is deleted; LEDGER.STALE where the caller knew another revision than the newest. */
export function decide(
  change: Change,
  all: readonly KnownPart[],
): Result<{ readonly steps: readonly Step[]; readonly repeats?: KnownPart }, Refusal<ChangeCode>> {
  if (change.act === 'set') return ok({ steps: puts(change, all) });
  const { onlyPart } = change;
  const known = onlyPart === undefined ? all : all.filter(({ part }) => part === onlyPart);
  const live = known.filter(({ leaf }) => leaf.op === 'put');
  const newest = known.toSorted((a, b) => b.index - a.index)[0];
  if (change.act === 'create') {
    if (live.length > 0) return refuse('LEDGER.EXISTS');
    return ok({ steps: puts(change, known) });
  }
  if (newest === undefined) return refuse('GENERAL.NOT_FOUND');
  if (change.act === 'delete' && live.length === 0) return ok({ steps: [], repeats: newest });
  if (change.ifMatch !== undefined && change.ifMatch !== newest.txId) return refuse('LEDGER.STALE');
  if (change.act === 'erase') return ok({ steps: known.map((one) => ({ op: 'erase', ...placeOf(one) })) });
  if (change.act === 'delete') return ok({ steps: live.map((one) => ({ op: 'del', ...placeOf(one) })) });
  if (live.length === 0) return refuse('GENERAL.NOT_FOUND');
  const gone = live.filter(({ part }) => !change.parts.some((kept) => kept.part === part));
  const dels = gone.map((one): Step => ({ op: 'del', ...placeOf(one) }));
  return ok({ steps: [...dels, ...puts(change, known)] });
}

const placeOf = ({ part, key }: KnownPart) => ({ part, key });

const puts = ({ parts }: Change, known: readonly KnownPart[]): Step[] =>
  parts.map((body) => ({
    op: 'put',
    part: body.part,
    key: known.find(({ part }) => part === body.part)?.key,
    body,
  }));
