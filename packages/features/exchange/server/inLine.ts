import { type Refused, refuse } from '@tabellion/kernel/refusal.ts';

/** How many files of each organization are read or judged, or wait for it: no more than these of one, and of all. */
const inLine = new Map<string, number>();
const mostOfOne = 4;
const mostInLine = 16;
const retrySeconds = 10;

/** Whoever waits holds no connection. Refused while the line is full. */
export async function takeTurn<R>(
  orgId: string,
  work: () => Promise<R>,
): Promise<R | Refused<'GENERAL.TOO_MANY'>> {
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
