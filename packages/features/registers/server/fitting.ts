/** Whether acts fit the history before them, and which rows they would change. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { proposeInSteps } from '@tabellion/book/amend.ts';
import type { Anomaly } from '@tabellion/book/anomaly.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { type HistoryStore, proposeNarrowly } from '@tabellion/book/narrow.ts';
import type { Difference } from '@tabellion/book/rows.ts';
import { appendAtTail, isTail, needsOf } from '@tabellion/book/tail.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { doesNotFit } from '../rules/unfit.ts';
import { inSlices } from './slices.ts';
import { selectActs, selectHistory, selectLatestDate, selectVersions } from './store/acts.ts';
import { selectRootsAsked, selectSharesByDay } from './store/subjects.ts';
import { loadNeeds } from './store/tail.ts';

/** Up to here a fold is short work; above, what is touched is nearly the whole of a very long history. */
const MOST_TOUCHED = 20_000;

/**
 * Most acts are dated after all others and need few rows. Any other folds the acts that it touches, and the whole amended
 * history where these are too many.
 * Errors: REGISTERS.DOES_NOT_FIT with every act that no longer fits in `data.acts`; GENERAL.STALE.
 */
export async function judgeStructure(
  tx: Transaction,
  orgId: string,
  acts: readonly Act[],
): Promise<Result<Difference, Refusal>> {
  if (isTail(acts, await selectLatestDate(tx, orgId))) {
    const { anomalies, difference } = appendAtTail(await loadNeeds(tx, orgId, needsOf(acts)), acts);
    return fits(anomalies, acts, difference);
  }
  const narrow = await proposeNarrowly(historyOf(tx, orgId), acts, inSlices);
  if (narrow !== null) return fits(narrow.newAnomalies, [...narrow.history, ...acts], narrow.difference);
  const history = await selectHistory(tx, orgId);
  const { newAnomalies, difference } = await inSlices(proposeInSteps(history, acts));
  return fits(newAnomalies, [...history, ...acts], difference);
}

/** The history on record: first which roots are asked for, then, if they are not too many, their acts. */
function historyOf(q: Queries, orgId: string): HistoryStore {
  return {
    async load(ask, slice) {
      const found = await selectRootsAsked(q, orgId, ask, MOST_TOUCHED + 1);
      if (found.length > MOST_TOUCHED) return null;
      const roots = new Set([...ask.roots, ...found.filter((root) => !slice.has(root))]);
      return selectVersions(q, orgId, [...roots]);
    },
    sharesByDay: (classId) => selectSharesByDay(q, orgId, classId),
  };
}

const fits = (
  anomalies: readonly Anomaly[],
  acts: readonly Act[],
  difference: Difference,
): Result<Difference, Refusal> =>
  anomalies.length === 0 ? ok(difference) : err(doesNotFit(anomalies, acts));

/** The rank of each act on record that drafts correct, by its root. */
export async function ranksOf(
  tx: Transaction,
  orgId: string,
  drafts: readonly DraftAct[],
): Promise<ReadonlyMap<string, number>> {
  const corrected = drafts.filter(({ verb }) => verb !== 'record').map(({ root }) => root);
  if (corrected.length === 0) return new Map();
  const roots = await selectActs(tx, orgId, corrected);
  return new Map(roots.map((act) => [act.root, act.rank]));
}
