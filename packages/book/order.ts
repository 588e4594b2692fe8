import type { Act, EffectiveAct } from './acts/kinds.ts';

/** What a history says once its corrections are taken in, as known at seq `knownAt` (inclusive), in the order of
 *  the fold: (effective date, rank). A voided root keeps the contents and place of its last version.
 *  The history may come in any order; its acts are those of one organization. */
export function effectiveActs(
  history: readonly Act[],
  knownAt = Number.POSITIVE_INFINITY,
): readonly EffectiveAct[] {
  const newest = new Map<string, EffectiveAct>();
  for (const act of inSeq(history)) {
    if (act.seq > knownAt) break;
    if (act.verb !== 'void') {
      newest.set(act.root, act);
      continue;
    }
    const last = newest.get(act.root);
    if (last) newest.set(act.root, { ...last, actId: act.actId, voided: true });
  }
  return [...newest.values()].sort(inOrder);
}

/** The order of the fold: by effective date, and within a day by the root's place in the history. */
export function inOrder(a: InTime, b: InTime): number {
  return a.effectiveOn < b.effectiveOn ? -1 : a.effectiveOn > b.effectiveOn ? 1 : a.rank - b.rank;
}

export function bySeq(a: Act, b: Act): number {
  return a.seq - b.seq;
}

/** Histories come in order from the store; then this costs one walk and no copy. */
function inSeq(history: readonly Act[]): readonly Act[] {
  const ordered = history.every((act, i) => i === 0 || (history[i - 1]?.seq ?? 0) < act.seq);
  return ordered ? history : [...history].sort(bySeq);
}

type InTime = Pick<EffectiveAct, 'effectiveOn' | 'rank'>;
