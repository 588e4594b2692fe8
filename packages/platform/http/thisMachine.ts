/** Whether a request comes from this machine and means it: for pages that are nobody else's business. */
import { isLoopbackHost } from '../config/config.ts';

export interface Caller {
  /** Of the connection itself, not what a header claims. */
  readonly remoteAddress: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** Headers that proxies add. */
const forwarders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** A request that a proxy passed on comes from loopback only in appearance. So does one that a page of another site
 *  makes: its name can be made to lead here (DNS rebinding), but the browser then sends that name as the host. */
export function isFromThisMachine({ remoteAddress, headers }: Caller): boolean {
  const isForwarded = forwarders.some((name) => headers[name] !== undefined);
  return (
    !isForwarded && /^(::ffff:)?127\.|^::1$/.test(remoteAddress ?? '') && isLoopbackHost(hostOf(headers.host))
  );
}

/** The host without its port; empty for what is no host. */
function hostOf(header: string | readonly string[] | undefined): string {
  const url = `http://${String(header ?? '')}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
}
