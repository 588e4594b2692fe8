/** Whether acts fit the history before them, and which rows they would change. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { proposeInSteps } from '@tabellion/book/amend.ts';
import type { Anomaly } from '@tabellion/book/anomaly.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { Difference } from '@tabellion/book/rows.ts';
import { appendAtTail, isTail, needsOf } from '@tabellion/book/tail.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { doesNotFit } from '../rules/unfit.ts';
import { inSlices } from './slices.ts';
import { selectActs, selectHistory, selectLatestDate } from './store/acts.ts';
import { loadNeeds } from './store/tail.ts';

/**
 * Most acts are dated after all others and need few rows; any other folds the whole amended history, in slices.
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
  const history = await selectHistory(tx, orgId);
  const { newAnomalies, difference } = await inSlices(proposeInSteps(history, acts));
  return fits(newAnomalies, [...history, ...acts], difference);
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
