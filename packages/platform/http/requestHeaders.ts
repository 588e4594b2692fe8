/** Signs in the headers of a request that say how it is to be taken. */
import type { FastifyRequest } from 'fastify';

/** HTTP/1.1 requires a host in every request (RFC 9112, section 3.2). */
export const isHostless = ({ raw }: FastifyRequest): boolean =>
  (raw.httpVersion === '1.1' && raw.headers.host === undefined) || hosts(raw.rawHeaders) > 1;

/** Without the word in `connection` the header says nothing (RFC 9110, section 7.8): what follows is answered too. */
export const isUpgrade = ({ upgrade, connection = '' }: FastifyRequest['headers']): boolean =>
  upgrade !== undefined && /(^|,)\s*upgrade\s*(,|$)/i.test(connection);

/** Node keeps the first of several and says nothing. */
function hosts(rawHeaders: readonly string[]): number {
  let found = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') found += 1;
  return found;
}

/** Whether a page of another site makes a browser ask (Fetch Metadata, section 2): by a picture, a form or a link. Some
 *  addresses of the specification change something by GET, so to such pages no endpoint is there. */
export const isOfForeignPage = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
};
