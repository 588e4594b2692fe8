import { createHash, timingSafeEqual } from 'node:crypto';
import type { MetricsReader } from '../config/config.ts';
import { type Caller, isFromThisMachine } from '../http/thisMachine.ts';

/** Whether the figures may be shown to whoever asks. */
export function mayReadMetrics(caller: Caller, reader: MetricsReader): boolean {
  if (reader.kind === 'token')
    return isSame(String(caller.headers.authorization ?? ''), `Bearer ${reader.token}`);
  return reader.kind === 'this_machine' && isFromThisMachine(caller);
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
