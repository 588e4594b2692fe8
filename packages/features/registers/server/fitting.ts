/** Whether acts fit the history before them, and which rows they would change. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { Difference } from '@tabellion/book/rows.ts';
import { appendAtTail, isTail, needsOf } from '@tabellion/book/tail.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { doesNotFit } from '../rules/conflicts.ts';
import { selectActs, selectLatestDate, selectPages } from './store/acts.ts';
import { loadNeeds } from './store/tail.ts';
import { byLength, inThread } from './thread/inThread.ts';
import type { JudgementAnswer, StructureCode, Task } from './thread/messages.ts';
import { areLong, threadInputsOf } from './thread/parts.ts';

export interface JudgedRows extends Difference {
  /** Texts to store, for acts that list very much: spelled where they were judged. */
  readonly spelled?: Pick<JudgementAnswer, 'acts' | 'subjects'>;
}

/**
 * Most acts are dated after all others and need few rows. Any other folds the whole amended history. The payloads of acts
 * that list very much are checked there too.
 */
export async function judgeStructure(
  tx: Transaction,
  orgId: string,
  acts: readonly Act[],
): Promise<Result<JudgedRows, Refusal<StructureCode>>> {
  if (areLong(acts) || !isTail(acts, await selectLatestDate(tx, orgId))) return judgeWhole(tx, orgId, acts);
  const { anomalies, difference } = appendAtTail(await loadNeeds(tx, orgId, needsOf(acts)), acts);
  return anomalies.length === 0 ? ok(difference) : err(doesNotFit(anomalies, acts, lastSeqBefore(acts)));
}

/** The same by the definition, however long the history is. */
async function judgeWhole(
  tx: Transaction,
  orgId: string,
  acts: readonly Act[],
): Promise<Result<JudgedRows, Refusal<StructureCode>>> {
  const isLong = areLong(acts);
  const judging: Task = async (tell) => {
    for await (const { text } of selectPages(tx, orgId)) await tell({ kind: 'page', acts: text });
    for (const act of acts) for (const part of threadInputsOf(act)) await tell(part);
    await tell({ kind: 'propose', isLong });
  };
  const { refusals, close, open, ...spelled } = await (isLong
    ? inThread('writes', judging)
    : byLength('writes', lastSeqBefore(acts), judging));
  const [refusal] = refusals;
  if (refusal !== undefined) return err(refusal);
  return ok(isLong ? { close, open, spelled } : { close, open });
}

/** The last act on record, after which these are numbered. */
const lastSeqBefore = (acts: readonly Act[]): number => (acts[0]?.seq ?? 1) - 1;

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
