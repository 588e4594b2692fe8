import { type Act, type ChangeAct, type KindName, kinds, type Payloads } from './acts/kinds.ts';
import type { DraftAct } from './draft.ts';
import { bySeq } from './order.ts';

interface TakingBack {
  readonly batchId: string;
  readonly basis: string;
  readonly newId: () => string;
}

/** The corrections that take a batch back as one: what it recorded is voided, and what it amended is said again as
 *  it stood before. A later correction of what the batch amended is in the way: the draft names the batch's version,
 *  so that recording it answers `stale`.
 *  @param versions every act of every root of which the batch holds a version */
export function takeBackBatch(
  versions: readonly Act[],
  { batchId, basis, newId }: TakingBack,
): readonly DraftAct[] {
  const byRoot = new Map<string, Act[]>();
  for (const act of [...versions].sort(bySeq)) byRoot.set(act.root, [...(byRoot.get(act.root) ?? []), act]);
  return [...byRoot.values()].flatMap((acts) => {
    const first = acts.findIndex((act) => act.batchId === batchId);
    const newest = acts.at(-1);
    if (first < 0 || newest === undefined) return [];
    const stored = acts[first - 1];
    if (stored === undefined) return newest.verb === 'void' ? [] : [voidingOf(newest, { basis, newId })];
    const amended = acts.findLast((act) => act.batchId === batchId) ?? newest;
    return [
      stored.verb === 'void'
        ? voidingOf(amended, { basis, newId })
        : restoring(stored, { newest: amended, later: acts.findLast(says) ?? stored }, { basis, newId }),
    ];
  });
}

type TakingBackOptions = Pick<TakingBack, 'basis' | 'newId'>;

function voidingOf(newest: Act, words: TakingBackOptions): DraftAct {
  return { ...headOf(newest, newest, words), kind: newest.kind, verb: 'void', payload: null };
}

const says = (act: Act): act is ChangeAct => act.verb !== 'void';

/** @param later  the last version that says something, which may have given more certificates */
function restoring(
  stored: ChangeAct,
  { newest, later }: { readonly newest: Act; readonly later: ChangeAct },
  words: TakingBackOptions,
): DraftAct {
  const { kind } = stored;
  const payload = over(stored, later);
  // Kind and payload come from one act, so they belong together; the compiler does not see it through the union.
  return { ...headOf(stored, newest, words), kind, verb: 'replace', payload } as DraftAct;
}

/** Two versions of one root are of one kind. */
function over<K extends KindName>(stored: ChangeAct<K>, later: ChangeAct): Payloads[K] {
  return kinds[stored.kind].over?.(stored.payload, later.payload as Payloads[K]) ?? stored.payload;
}

/** Dated as `said` was, over `newest`. */
function headOf(stored: Act, newest: Act, { basis, newId }: TakingBackOptions) {
  const { root, effectiveOn, documents } = stored;
  return { actId: newId(), root, supersedes: newest.actId, dating: { on: effectiveOn }, basis, documents };
}
