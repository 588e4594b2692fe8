import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Act } from './acts/kinds.ts';
import { type AmendedHistory, proposeInSteps } from './amend.ts';
import type { Anomaly, AnomalyCode } from './anomaly.ts';
import type { Difference } from './rows.ts';
import { type ActsQuery, HistorySlice } from './slice.ts';
import type { Stepwise } from './stepwise.ts';
import {
  type ClassWithSeries,
  classWithSeries,
  daysOfPossibleConflict,
  hasTotalsToCompare,
  totalsOfOtherActs,
} from './totals.ts';

/** Where a history lies. */
export interface HistoryStore {
  /** Every version of every root that an ask names, those left out that `slice` has; null when they would be too many
   *  to fold beside other work. */
  load(ask: ActsQuery, slice: HistorySlice): Promise<readonly Act[] | null>;
  /** A class and its series by day, of the whole history as it stands in the rows. */
  classWithSeriesByDay(classId: string): Promise<ClassWithSeries>;
  /** Whether an act may compare the account of the class on a day or later: whether the rows of such a day ask (`asks`). */
  comparesAccount(classId: string, since: PlainDate): Promise<boolean>;
}

export interface NarrowFold {
  readonly newAnomalies: readonly Anomaly[];
  readonly difference: Difference;
  /** The acts on record that were folded: among them all that the anomalies name. */
  readonly history: readonly Act[];
}

type Run = <T>(work: Stepwise<T>) => Promise<T>;

/** The result of `propose` for the whole history, from the acts that the new ones touch. Promised: the same
 *  anomalies in the same order and the same difference (a property test compares them), as long as every kind
 *  of act declares what it touches. Null when too many are touched: then the whole must be folded. */
export async function proposeNarrowly(
  store: HistoryStore,
  additions: readonly Act[],
  run: Run,
): Promise<NarrowFold | null> {
  const slice = new HistorySlice(additions);
  if (!(await close(slice, store, run))) return null;
  const first = await run(proposeInSteps(slice.history, additions));
  const whole = await comparedClasses(store, slice, first);
  const doubted = doubtsOf(slice, first, whole);
  if (doubted.size === 0) return narrowOf(first, slice, additions, doubted);
  if (!(await widen({ slice, store, run, whole }, first, doubted))) return null;
  const wider = await run(proposeInSteps(slice.history, additions));
  const elsewhere = totalsOfOtherActs(wider.before, whole, doubted);
  const second = await run(proposeInSteps(slice.history, additions, elsewhere));
  return narrowOf(second, slice, additions, doubted);
}

interface Widening {
  readonly slice: HistorySlice;
  readonly store: HistoryStore;
  readonly run: Run;
  readonly whole: Map<string, ClassWithSeries>;
}

/** Loads the acts of the days in doubt. Acts among them that compare the accounts of two classes together bring the other
 *  class into doubt on their day. */
async function widen(
  { slice, store, run, whole }: Widening,
  books: Books,
  doubted: Doubts,
): Promise<boolean> {
  for (let added: Days = doubted; added.size > 0; ) {
    for (const [classId, days] of added) {
      const family = whole.get(classId) ?? (await store.classWithSeriesByDay(classId));
      whole.set(classId, family);
      const series = [books.before, books.after].flatMap((book) => [
        ...classWithSeries(book, classId).keys(),
      ]);
      for (const member of new Set([...family.keys(), ...series])) slice.widen(member, days);
    }
    if (!(await close(slice, store, run))) return false;
    added = slice.comparedBeside(doubted);
    for (const [classId, days] of added)
      doubted.set(classId, new Set([...(doubted.get(classId) ?? []), ...days]));
  }
  return true;
}

async function close(slice: HistorySlice, store: HistoryStore, run: Run): Promise<boolean> {
  for (let ask = slice.asks(); ask !== null; ask = slice.asks()) {
    const acts = await store.load(ask, slice);
    if (acts === null) return false;
    await run(slice.take(acts, ask));
  }
  return true;
}

type Books = Pick<AmendedHistory, 'before' | 'after'>;
type Days = ReadonlyMap<string, ReadonlySet<PlainDate>>;
type Doubts = Map<string, ReadonlySet<PlainDate>>;

/** Where the articles authorize any number, no act takes every share and nothing leaves the account, nothing asks for
 *  totals. */
async function comparedClasses(store: HistoryStore, slice: HistorySlice, books: Books) {
  const whole = new Map<string, ClassWithSeries>();
  for (const [classId, days] of countedIn(slice, books)) {
    const [since] = [...days].sort();
    const isCompared =
      hasTotalsToCompare({ ...books, classId }) ||
      (since !== undefined && (await store.comparesAccount(classId, since)));
    if (isCompared) whole.set(classId, await store.classWithSeriesByDay(classId));
  }
  return whole;
}

/** Classes with the days on which acts count them otherwise than before; what counts a series counts its class. */
function countedIn(slice: HistorySlice, { before, after }: Books): Days {
  const counted = new Map<string, Set<PlainDate>>();
  const add = (classId: string, days: Iterable<PlainDate>) =>
    counted.set(classId, new Set([...(counted.get(classId) ?? []), ...days]));
  for (const [classId, days] of slice.counted()) {
    add(classId, days);
    for (const { tables } of [before, after]) {
      const seriesOf = tables.classTerms.get(classId)?.seriesOf ?? null;
      if (seriesOf !== null) add(seriesOf, days);
    }
  }
  return counted;
}

function doubtsOf(slice: HistorySlice, books: Books, compared: ReadonlyMap<string, ClassWithSeries>): Doubts {
  const counted = countedIn(slice, books);
  const doubted: Doubts = new Map();
  for (const [classId, whole] of compared) {
    const days = daysOfPossibleConflict({
      ...books,
      classId,
      whole,
      touched: counted.get(classId) ?? new Set(),
    });
    if (days.size > 0) doubted.set(classId, days);
  }
  return doubted;
}

/** Anomalies that are decided by totals. */
const BOUNDS: ReadonlySet<AnomalyCode> = new Set([
  'above_authorized',
  'above_class',
  'below_issued',
  'not_all_shares',
  'account_differs',
  'account_below_zero',
]);

/** Totals are known on the days in doubt; on others nothing is above the authorized number that was not. */
function narrowOf(
  proposed: AmendedHistory,
  slice: HistorySlice,
  additions: readonly Act[],
  doubted: Days,
): NarrowFold {
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
