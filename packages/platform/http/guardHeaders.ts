/** The headers that tell a browser what it may do with our answers. They are always the same, so they are made once. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

export type GuardHeaders = Readonly<Record<string, string>>;

/** Origins, besides our own, that pages may use: whose scripts run, which stand in frames, and which are talked to. */
export interface OtherOrigins {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
}

/** @param others  undefined where pages use none but ours
 *  @returns for pages what helmet sets: the content policy (CSP level 3), HSTS (RFC 6797), nosniff and their kin */
export function pageHeaders(others?: OtherOrigins): GuardHeaders {
  return made({ contentSecurityPolicy: { directives: policy(others), useDefaults: false } });
}

/** Headers of data, which is no page and opens nothing: as the REST security sheet of OWASP has it. */
export function dataHeaders(): GuardHeaders {
  return made({
    contentSecurityPolicy: {
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      useDefaults: false,
    },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

function made(options: HelmetOptions): GuardHeaders {
  const headers: Record<string, string> = {};
  const collecting = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, collecting as unknown as ServerResponse, (error?: unknown) => {
    if (error !== undefined) throw error;
  });
  return headers;
}

const policy = (others: OtherOrigins = { script: [], frame: [], connect: [] }) => ({
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  objectSrc: ["'none'"],
  scriptSrc: ["'self'", ...others.script],
  frameSrc: ["'self'", ...others.frame],
  styleSrc: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"],
  connectSrc: ["'self'", ...others.connect],
});
