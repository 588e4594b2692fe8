import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Stepwise } from '@tabellion/book/stepwise.ts';

/** Long enough to cost little, short enough that a request beside it does not feel it. */
const SLICE_MS = 8;

/** Runs stepwise work to its end and lets everything else have its turn every few milliseconds, so that a fold of a
 *  hundred thousand acts never holds the event loop (design: the core, "Cost"). */
export async function inSlices<T>(work: Stepwise<T>): Promise<T> {
  let sliceEnd = performance.now() + SLICE_MS;
  let step = work.next();
  while (step.done !== true) {
    if (performance.now() > sliceEnd) {
      await nextTurn();
      sliceEnd = performance.now() + SLICE_MS;
    }
    step = work.next();
  }
  return step.value;
}
