/** The log: one JSON line per happening, for machines. Nothing personal gets in, whoever forgets to think of it. */
import { type DestinationStream, type Logger, pino } from 'pino';
import { describeFault } from './fault.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface FailedRequest {
  readonly requestId: string;
  /** As the contract names it, `POST /api/person/update`: never the path as asked, which holds ids and secrets. */
  readonly endpoint: string;
  readonly status: number;
  readonly textCode: string;
  readonly ms: number;
  /** Pseudonyms of a refused sign-in, the same for the same one, by which operators see what belongs together. */
  readonly account?: string;
  readonly network?: string;
  /** The thrown error, where it was no refusal. */
  readonly error?: unknown;
}

export interface Log {
  info(message: string, facts?: Readonly<Record<string, unknown>>): void;
  warn(message: string, facts?: Readonly<Record<string, unknown>>): void;
  /** Something that must not happen did: the error's class, code and place, never its words. */
  fault(message: string, error: unknown, facts?: Readonly<Record<string, unknown>>): void;
  /** The one line of a request that did not succeed: an error from 500 on, else for information. */
  failedRequest(request: FailedRequest): void;
  /** Writes out what is still held. */
  close(): Promise<void>;
}

/** @param destination where lines go; standard output unless given */
export function openLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters };
  const logger: Logger = destination === undefined ? pino(options) : pino(options, destination);
  return {
    info: (message, facts = {}) => logger.info(facts, message),
    warn: (message, facts = {}) => logger.warn(facts, message),
    fault: (message, error, facts = {}) => logger.error({ ...facts, fault: describeFault(error) }, message),
    failedRequest: ({ error, ms, ...request }) => {
      const facts = {
        ...request,
        ms: Math.round(ms),
        ...(error === undefined ? {} : { fault: describeFault(error) }),
      };
      if (request.status >= 500) logger.error(facts, 'request failed');
      else logger.info(facts, 'request refused');
    },
    close: () => new Promise((resolve) => logger.flush(() => resolve())),
  };
}

const formatters = {
  level: (label: string) => ({ level: label }),
  log: (facts: Record<string, unknown>) => redacted(facts) as Record<string, unknown>,
};

/** Blanks out what must not be logged, by the name under which it stands, at any depth. */

const secret = /pass(word|phrase)?|secret|token|cookie|authorization|api_?key|card|jwe|cvc|pan$|session_?key/;
const personal =
  /e_?mail|phone|address|street|postal|zip|city|(first|last|full|family|given|display|user|company|legal|org)_?name|birth|citizen|gender|latitude|longitude|^(name|to|from|subject|text|html|ip)$/;

/** Counters and codes that only sound secret. */
const harmless = /^(text_?code|context|tokens?_?count)$/;

/** @returns a copy in which the values of such names are '[redacted]'; errors, and what is deeper than eight, too */
function redacted(value: unknown, depth = 0): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 8 || value instanceof Error || value instanceof Uint8Array) return blank;
  if (Array.isArray(value)) return value.map((item) => redacted(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      isSensitive(name) ? blank : redacted(member, depth + 1),
    ]),
  );
}

const blank = '[redacted]';

function isSensitive(name: string): boolean {
  const plain = name.replace(/-/g, '_').toLowerCase();
  return !harmless.test(plain) && (secret.test(plain) || personal.test(plain));
}
