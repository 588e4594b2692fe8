/** Long work in short steps: a generator that yields now and then and returns the result at its end. Whoever runs it
 *  decides whether anything else may happen between two steps; the work itself stays pure. */
export type Stepwise<T> = Generator<void, T>;

/** How many acts or rows are handled between two yields: below a millisecond, a fold of acts included. */
export const STEP = 256;

/** All steps at once. */
export function finish<T>(steps: Stepwise<T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** A sorted copy; equal items keep their order. What is in order already stays together, so that a history whose
 *  dates mostly rise costs little more than one walk. */
export function* sortedInSteps<T>(items: readonly T[], compare: (a: T, b: T) => number): Stepwise<T[]> {
  let runs: T[][] = [];
  for (let from = 0; from < items.length; ) {
    const to = yield* endOfRun(items, from, compare);
    const short = to - from < STEP;
    const run = items.slice(from, short ? from + STEP : to);
    runs.push(short ? run.sort(compare) : run);
    from += run.length;
    yield;
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let i = 0; i < runs.length; i += 2) {
      const [left, right] = [runs[i] ?? [], runs[i + 1]];
      merged.push(right === undefined ? left : yield* merge(left, right, compare));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

/** Where the items that rise from `from` on end. */
function* endOfRun<T>(items: readonly T[], from: number, compare: (a: T, b: T) => number): Stepwise<number> {
  let to = from + 1;
  for (; to < items.length && compare(items[to - 1] as T, items[to] as T) <= 0; to++) {
    if (to % STEP === 0) yield;
  }
  return to;
}

function* merge<T>(left: readonly T[], right: readonly T[], compare: (a: T, b: T) => number): Stepwise<T[]> {
  const merged: T[] = [];
  let [l, r] = [0, 0];
  while (l < left.length || r < right.length) {
    if ((l + r) % STEP === 0) yield;
    const takesLeft = r >= right.length || (l < left.length && compare(left[l] as T, right[r] as T) <= 0);
    merged.push((takesLeft ? left[l++] : right[r++]) as T);
  }
  return merged;
}
