import { setTimeout as pause } from 'node:timers/promises';

export interface RunningPart {
  close(): Promise<void>;
}

/** Closes all at once, and waits no longer than `ms`: what hangs then ends with the process. */
export async function closeWithin(ms: number, parts: readonly RunningPart[]): Promise<void> {
  const closed = Promise.all(
    parts.map((part) => part.close().catch((error: unknown) => console.error(error))),
  );
  const late = new AbortController();
  await Promise.race([
    closed,
    pause(ms, undefined, { signal: late.signal, ref: true }).catch(() => undefined),
  ]);
  late.abort();
}
