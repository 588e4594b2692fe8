import { createHash, timingSafeEqual } from 'node:crypto';
import { type Caller, isFromThisMachine } from '../http/thisMachine.ts';

/** Whether the figures may be shown: with METRICS_TOKEN as a bearer token, or, while none is set, to this machine itself. */
export function mayReadMetrics(reader: Caller, token: string | undefined): boolean {
  return token === undefined
    ? isFromThisMachine(reader)
    : isSame(String(reader.headers.authorization ?? ''), `Bearer ${token}`);
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
