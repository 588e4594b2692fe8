/** Whether acts fit the history before them, and which rows they would change. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { Anomaly } from '@tabellion/book/anomaly.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { type HistoryStore, proposeNarrowly } from '@tabellion/book/narrow.ts';
import type { Difference } from '@tabellion/book/rows.ts';
import type { ActsQuery } from '@tabellion/book/slice.ts';
import { appendAtTail, isTail, needsOf } from '@tabellion/book/tail.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { doesNotFit } from '../rules/conflicts.ts';
import { inSlices } from './slices.ts';
import { selectActs, selectLatestDate, selectPages, selectVersions } from './store/acts.ts';
import { selectClassWithSeries, selectIsBalanceCompared, selectRoots } from './store/subjects.ts';
import { loadNeeds } from './store/tail.ts';
import { inThread } from './thread/inThread.ts';
import type { JudgementAnswer, StructureCode } from './thread/messages.ts';
import { areLong, threadInputsOf } from './thread/parts.ts';

/** Acts that are folded between other work. More of them leave garbage whose collection would hold the event loop, so
 *  a thread folds the whole history. */
const MOST_TOUCHED = 5000;

export interface JudgedRows extends Difference {
  /** Of acts that list very much: the texts to store, spelled where they were judged. */
  readonly spelled?: Pick<JudgementAnswer, 'acts' | 'subjects'>;
}

/**
 * Most acts are dated after all others and need few rows. Any other folds the acts that it touches, and the whole amended
 * history, in a thread, where these are too many, or where the acts themselves list too much; then their payloads are
 * checked there too.
 */
export async function judgeStructure(
  tx: Transaction,
  orgId: string,
  acts: readonly Act[],
): Promise<Result<JudgedRows, Refusal<StructureCode>>> {
  if (areLong(acts)) return judgeWhole(tx, orgId, acts);
  if (isTail(acts, await selectLatestDate(tx, orgId))) {
    const { anomalies, difference } = appendAtTail(await loadNeeds(tx, orgId, needsOf(acts)), acts);
    return fits(anomalies, [], acts, difference);
  }
  const narrow = await proposeNarrowly(historyOf(tx, orgId), acts, inSlices);
  if (narrow !== null) return fits(narrow.newAnomalies, narrow.history, acts, narrow.difference);
  return judgeWhole(tx, orgId, acts);
}

/** The same by the definition, however long the history is. */
export async function judgeWhole(
  tx: Transaction,
  orgId: string,
  acts: readonly Act[],
): Promise<Result<JudgedRows, Refusal<StructureCode>>> {
  const isLong = areLong(acts);
  const { refusals, close, open, ...spelled } = await inThread('writes', async (tell) => {
    for await (const { text } of selectPages(tx, orgId)) await tell({ kind: 'page', acts: text });
    for (const act of acts) for (const part of threadInputsOf(act)) await tell(part);
    await tell({ kind: 'propose', isLong });
  });
  const [refusal] = refusals;
  if (refusal !== undefined) return err(refusal);
  return ok(isLong ? { close, open, spelled } : { close, open });
}

/** The history on record: first which roots are asked for, then, if they are not too many, their acts. */
function historyOf(q: Queries, orgId: string): HistoryStore {
  return {
    async load(ask, slice) {
      const roots = new Set(ask.roots);
      for (const part of partsOf(ask)) {
        const found = await selectRoots(q, orgId, part, MOST_TOUCHED + 1);
        for (const root of found) if (!slice.has(root)) roots.add(root);
        if (slice.size + roots.size > MOST_TOUCHED) return null;
      }
      return selectVersions(q, orgId, [...roots]);
    },
    classWithSeriesByDay: (classId) => selectClassWithSeries(q, orgId, classId),
    comparesAccount: (classId, since) => selectIsBalanceCompared(q, orgId, classId, since),
  };
}

/** How many subjects one statement names: spelling out its values is work without a pause. */
const PART = 1000;

function partsOf({ touching, writing, dated }: ActsQuery): Omit<ActsQuery, 'roots'>[] {
  const parts: Omit<ActsQuery, 'roots'>[] = [];
  const length = Math.max(touching.length, writing.length, dated.length);
  for (let i = 0; i < length; i += PART) {
    const part = <T>(all: readonly T[]) => all.slice(i, i + PART);
    parts.push({ touching: part(touching), writing: part(writing), dated: part(dated) });
  }
  return parts;
}

/** @param acts  what was to be added to the history */
const fits = (
  anomalies: readonly Anomaly[],
  history: readonly Act[],
  acts: readonly Act[],
  difference: Difference,
): Result<Difference, Refusal<StructureCode>> =>
  anomalies.length === 0
    ? ok(difference)
    : err(doesNotFit(anomalies, [...history, ...acts], (acts[0]?.seq ?? 1) - 1));

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
