import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Stepwise } from '@tabellion/book/stepwise.ts';

/** Long enough to cost little, short enough that a request beside it does not feel it. */
const SLICE_MS = 8;

/** Runs stepwise work to its end and lets everything else have its turn every few milliseconds, so that a fold of a
 *  hundred thousand acts never holds the event loop (design: the core, "Cost").
 *  @param goOn  called before each further slice; it throws where nobody waits for the work any more */
export async function inSlices<T>(work: Stepwise<T>, goOn: () => void = () => undefined): Promise<T> {
  let sliceEnd = performance.now() + SLICE_MS;
  let step = work.next();
  while (step.done !== true) {
    if (performance.now() > sliceEnd) {
      await nextTurn();
      goOn();
      sliceEnd = performance.now() + SLICE_MS;
    }
    step = work.next();
  }
  return step.value;
}

/** Slices of work that waits now and then anyway: the answer is awaited between two steps, and lets
 *  everything else have its turn where the steps since the last turn took long.
 *  @param goOn  as of `inSlices` */
export function openSlices(goOn: () => void = () => undefined): () => Promise<void> {
  let sliceEnd = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() <= sliceEnd) return;
    await nextTurn();
    goOn();
    sliceEnd = performance.now() + SLICE_MS;
  };
}
