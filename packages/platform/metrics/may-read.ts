import { createHash, timingSafeEqual } from 'node:crypto';

export interface MetricsReader {
  /** Of the connection itself, not what a header claims. */
  readonly remoteAddress: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** Whether the figures may be shown: with METRICS_TOKEN as a bearer token, or, while none is set, to this machine itself.
 *  A request that a proxy passed on comes from loopback only in appearance. */
export function mayReadMetrics(reader: MetricsReader, token: string | undefined): boolean {
  if (token !== undefined) return isSame(String(reader.headers.authorization ?? ''), `Bearer ${token}`);
  const isForwarded = ['forwarded', 'x-forwarded-for', 'via'].some(
    (name) => reader.headers[name] !== undefined,
  );
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(reader.remoteAddress ?? '');
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
