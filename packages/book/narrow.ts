import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Act } from './acts/kinds.ts';
import { type Proposed, proposeInSteps } from './amend.ts';
import type { Anomaly, AnomalyCode } from './anomaly.ts';
import type { Difference } from './rows.ts';
import { type Ask, Slice } from './slice.ts';
import type { Stepwise } from './stepwise.ts';
import { daysInDoubt, elsewhereOf, isAsked, type SharesByDay } from './totals.ts';

/** Where a history lies. */
export interface HistoryStore {
  /** Every version of every root that an ask names, those left out that `slice` has; null when they would be too many
   *  to fold beside other work. */
  load(ask: Ask, slice: Slice): Promise<readonly Act[] | null>;
  /** Of the whole history as it stands in the rows. */
  sharesByDay(classId: string): Promise<SharesByDay>;
}

export interface Narrow {
  readonly newAnomalies: readonly Anomaly[];
  readonly difference: Difference;
  /** The acts on record that were folded: among them all that the anomalies name. */
  readonly history: readonly Act[];
}

type Run = <T>(work: Stepwise<T>) => Promise<T>;

/** What `propose` says of the whole history, from the acts that the new ones touch. Promised: the same anomalies in the
 *  same order and the same difference (a property test compares them), as long as every kind of act declares what it
 *  touches. Null when too many are touched: then the whole must be folded. */
export async function proposeNarrowly(
  store: HistoryStore,
  additions: readonly Act[],
  run: Run,
): Promise<Narrow | null> {
  const slice = new Slice(additions);
  if (!(await close(slice, store, run))) return null;
  const first = await run(proposeInSteps(slice.history, additions));
  const whole = await boundedClasses(store, slice, first);
  const doubted = doubtsOf(slice, first, whole);
  if (doubted.size === 0) return narrowOf(first, slice, additions, doubted);
  for (const [classId, days] of doubted) slice.widen(classId, days);
  if (!(await close(slice, store, run))) return null;
  const wider = await run(proposeInSteps(slice.history, additions));
  const elsewhere = elsewhereOf(wider.before, whole, doubted);
  const second = await run(proposeInSteps(slice.history, additions, elsewhere));
  return narrowOf(second, slice, additions, doubted);
}

async function close(slice: Slice, store: HistoryStore, run: Run): Promise<boolean> {
  for (let ask = slice.asks(); ask !== null; ask = slice.asks()) {
    const acts = await store.load(ask, slice);
    if (acts === null) return false;
    await run(slice.take(acts, ask));
  }
  return true;
}

type Books = Pick<Proposed, 'before' | 'after'>;
type Days = ReadonlyMap<string, ReadonlySet<PlainDate>>;

/** Where the articles authorize any number and no act takes every share, nothing asks how many there are. */
async function boundedClasses(store: HistoryStore, slice: Slice, books: Books) {
  const whole = new Map<string, SharesByDay>();
  for (const classId of slice.counted().keys()) {
    if (isAsked({ ...books, classId })) whole.set(classId, await store.sharesByDay(classId));
  }
  return whole;
}

function doubtsOf(slice: Slice, books: Books, bounded: ReadonlyMap<string, SharesByDay>): Days {
  const counted = slice.counted();
  const doubted = new Map<string, ReadonlySet<PlainDate>>();
  for (const [classId, whole] of bounded) {
    const days = daysInDoubt({ ...books, classId, whole, touched: counted.get(classId) ?? new Set() });
    if (days.size > 0) doubted.set(classId, days);
  }
  return doubted;
}

/** What totals decide. */
const BOUNDS: ReadonlySet<AnomalyCode> = new Set(['above_authorized', 'below_issued', 'not_all_shares']);

/** Totals are known on the days in doubt; on others nothing is above the authorized number that was not. */
function narrowOf(proposed: Proposed, slice: Slice, additions: readonly Act[], doubted: Days): Narrow {
  const { history } = slice;
  const dates = new Map([...history, ...additions].map(({ actId, effectiveOn }) => [actId, effectiveOn]));
  const isKnown = ({ actId, code, params }: Anomaly) => {
    const on = dates.get(actId);
    if (!BOUNDS.has(code) || on === undefined) return true;
    return doubted.get(params.classId ?? '')?.has(on) === true;
  };
  const { newAnomalies, difference } = proposed;
  return { newAnomalies: newAnomalies.filter(isKnown), difference, history };
}
