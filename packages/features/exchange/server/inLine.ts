import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import type { Result } from '@tabellion/kernel/result.ts';

/** How many files of each organization are read or judged, or wait for it: no more than these of one, and of all. */
const inLine = new Map<string, number>();
const mostOfOne = 4;
const mostInLine = 16;
const retrySeconds = 10;

/** Whoever waits holds no connection. Errors: GENERAL.TOO_MANY while the line is full; those of `work`. */
export async function takeTurn<R>(
  orgId: string,
  work: () => Promise<R>,
): Promise<R | Result<never, Refusal>> {
  const own = inLine.get(orgId) ?? 0;
  const all = [...inLine.values()].reduce((sum, count) => sum + count, 0);
  if (own >= mostOfOne || all >= mostInLine)
    return refuse('GENERAL.TOO_MANY', { params: { seconds: retrySeconds } });
  inLine.set(orgId, own + 1);
  try {
    return await work();
  } finally {
    const left = (inLine.get(orgId) ?? 1) - 1;
    if (left > 0) inLine.set(orgId, left);
    else inLine.delete(orgId);
  }
}
