import { existsSync, readFileSync } from 'node:fs';

/** The longest time for which nothing else had a turn. */
export interface LoopHeld {
  readonly heldMs: number;
  /** How long the thread itself computed between two turns, at most: what it waited for a core, while neighbours on the
   *  machine had it, is left out. Not a number elsewhere than on Linux. */
  readonly computedMs: number;
}

const TICK_MS = 1;

/** @returns what ends the watch and says what it saw */
export function watchLoop(): () => LoopHeld {
  let [last, computed] = [performance.now(), computedMs()];
  let [heldMs, longestMs] = [0, 0];
  const look = () => {
    const [now, computedBy] = [performance.now(), computedMs()];
    heldMs = Math.max(heldMs, now - last - TICK_MS);
    longestMs = Math.max(longestMs, computedBy - computed);
    [last, computed] = [now, computedBy];
  };
  const timer = setInterval(look, TICK_MS);
  return () => {
    clearInterval(timer);
    look();
    return { heldMs, computedMs: longestMs };
  };
}

/** The main thread's figures, in nanoseconds: the first of `schedstat` (Linux,
 *  Documentation/scheduler/sched-stats). */
const schedstat = `/proc/self/task/${process.pid}/schedstat`;
const isTold = existsSync(schedstat);
const computedMs = (): number =>
  isTold ? Number(readFileSync(schedstat, 'utf8').split(' ')[0]) / 1e6 : Number.NaN;
