import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 60_000;

/** Looks again and again; a test that never sees it fails with its own words. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const last = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > last) throw new Error('what was waited for did not happen');
    await pause(50);
  }
}
