/** The headers that tell a browser what our pages may do. They are the same for every answer, so they are made once. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

export type GuardHeaders = Readonly<Record<string, string>>;

/** @param connectSources origins, besides our own, that the browser may talk to
 *  @returns what helmet sets: the content policy (CSP level 3), HSTS (RFC 6797), nosniff and their kin */
export function guardHeaders(connectSources: readonly string[]): GuardHeaders {
  const headers: Record<string, string> = {};
  const collecting = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  helmet({ contentSecurityPolicy: { directives: policy(connectSources), useDefaults: false } })(
    {} as IncomingMessage,
    collecting as unknown as ServerResponse,
    (error?: unknown) => {
      if (error !== undefined) throw error;
    },
  );
  return headers;
}

const policy = (connectSources: readonly string[]) => ({
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  objectSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"],
  connectSrc: ["'self'", ...connectSources],
});
