import type { Act, EffectiveAct } from './acts/kinds.ts';
import { STEP, type Stepwise, sortedInSteps } from './stepwise.ts';

/** What a history says once its corrections are taken in, as known at seq `knownAt` (inclusive), in the order of
 *  the fold: (effective date, rank). A voided root keeps the contents and place of its last version.
 *  The history may come in any order; its acts are those of one organization. */
export function* effectiveActsInSteps(
  history: readonly Act[],
  knownAt = Number.POSITIVE_INFINITY,
): Stepwise<readonly EffectiveAct[]> {
  const newest = new Map<string, EffectiveAct>();
  const ordered = isInSeq(history) ? history : yield* sortedInSteps(history, bySeq);
  let read = 0;
  for (const act of ordered) {
    if (read++ % STEP === 0) yield;
    if (act.seq > knownAt) break;
    if (act.verb !== 'void') {
      newest.set(act.root, act);
      continue;
    }
    const last = newest.get(act.root);
    if (last) newest.set(act.root, { ...last, actId: act.actId, voided: true });
  }
  return yield* sortedInSteps([...newest.values()], inOrder);
}

/** The order of the fold: by effective date, and within a day by the root's place in the history. */
export function inOrder(a: InTime, b: InTime): number {
  return a.effectiveOn < b.effectiveOn ? -1 : a.effectiveOn > b.effectiveOn ? 1 : a.rank - b.rank;
}

export function bySeq(a: Act, b: Act): number {
  return a.seq - b.seq;
}

/** Histories come in order from the store; then they cost one walk and no copy. */
function isInSeq(history: readonly Act[]): boolean {
  let last = Number.NEGATIVE_INFINITY;
  for (const { seq } of history) {
    if (seq <= last) return false;
    last = seq;
  }
  return true;
}

type InTime = Pick<EffectiveAct, 'effectiveOn' | 'rank'>;
