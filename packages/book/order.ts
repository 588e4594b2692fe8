import type { Act, ChangeAct, EffectiveAct } from './acts/kinds.ts';
import { STEP, type Stepwise, sortedInSteps } from './stepwise.ts';

/** Effective acts of a history after its corrections, as known at seq `knownAt` (inclusive), in the order of
 *  the fold: (effective date, rank). A voided root keeps the contents and place of its last version. The
 *  history may come in any order; its acts are those of one organization. */
export function* effectiveActsInSteps(
  history: readonly Act[],
  knownAt = Number.POSITIVE_INFINITY,
): Stepwise<readonly EffectiveAct[]> {
  const newest: EffectiveAct[] = [];
  const corrected = new Map<number, Correction>();
  let read = 0;
  for (const act of history) {
    if (read++ % STEP === 0) yield;
    if (act.seq > knownAt) continue;
    if (act.verb === 'record') newest.push(act);
    else corrected.set(act.rank, correctedBy(act, corrected.get(act.rank)));
  }
  if (corrected.size > 0) yield* correct(newest, corrected);
  return yield* sortedInSteps(newest, inOrder);
}

interface Correction {
  /** The newest version that says something, where it was said again. */
  readonly stored: ChangeAct | undefined;
  readonly last: Act;
}

function correctedBy(act: Act, before: Correction | undefined): Correction {
  const stored = before?.stored;
  return {
    stored: act.verb === 'void' || (stored !== undefined && stored.seq > act.seq) ? stored : act,
    last: before === undefined || before.last.seq < act.seq ? act : before.last,
  };
}

/** Found by their ranks, which are numbers and beside the act: ids of a million acts would be read from all over the memory. */
function* correct(acts: EffectiveAct[], corrected: ReadonlyMap<number, Correction>): Stepwise<void> {
  for (const [place, act] of acts.entries()) {
    if (place % STEP === 0) yield;
    const correction = corrected.get(act.rank);
    if (correction === undefined) continue;
    const { stored = act, last } = correction;
    acts[place] = last.verb === 'void' ? { ...stored, actId: last.actId, voided: true } : stored;
  }
}

/** The order of the fold: by effective date, and within a day by the root's place in the history. */
export function inOrder(a: InTime, b: InTime): number {
  if (a.effectiveOn === b.effectiveOn) return a.rank - b.rank;
  return a.effectiveOn < b.effectiveOn ? -1 : 1;
}

export function bySeq(a: Act, b: Act): number {
  return a.seq - b.seq;
}

type InTime = Pick<EffectiveAct, 'effectiveOn' | 'rank'>;
