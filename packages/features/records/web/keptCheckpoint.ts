import type { KeptCheckpoint } from './checkRecord.ts';

/** One for this browser, whoever signs in: it is public, and only what outlives a session can show that something was taken
 *  back. */
const KEY = 'tabellion.log';

export function readKept(): KeptCheckpoint | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** A browser that keeps nothing sees the log for the first time each time, and says so. */
export function keep(kept: KeptCheckpoint): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Full, or forbidden.
  }
}

const isKept = (value: unknown): value is KeptCheckpoint =>
  typeof value === 'object' &&
  value !== null &&
  ['policy', 'checkpoint', 'at'].every((name) => typeof Reflect.get(value, name) === 'string');
