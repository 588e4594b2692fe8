import type { FastifyReply } from 'fastify';
import type { GuardHeaders } from './guardHeaders.ts';

/** @returns what sends one answer of data: straight to Node, for the headers are always the same. On Fastify's own way
 *  every one of them is lower-cased, copied and looked through again for each request, which took a twentieth of it. */
export function jsonSender(guards: GuardHeaders) {
  const guarded = Object.entries(guards).flat();
  const headersOf = (as: 'json' | 'text', cacheControl: string) =>
    guarded.concat(['content-type', mediaTypes[as], 'cache-control', cacheControl]);
  const ofData = headersOf('json', notKept);
  return (reply: FastifyReply, { status, body, headers, as, cacheControl }: JsonAnswer): FastifyReply => {
    const text = as === 'text' ? String(body) : JSON.stringify(body);
    const { id } = reply.request;
    const always =
      as === undefined && cacheControl === undefined
        ? ofData
        : headersOf(as ?? 'json', cacheControl ?? notKept);
    reply.hijack();
    reply.raw.writeHead(
      status,
      always.concat(headers, ['x-request-id', id, 'content-length', String(Buffer.byteLength(text))]),
    );
    reply.raw.end(text);
    return reply;
  };
}

/** A copy that the browser kept would be read by whoever sits down after a sign-out. */
export const notKept = 'no-store';

const mediaTypes = { json: 'application/json; charset=utf-8', text: 'text/plain; charset=utf-8' } as const;

export type JsonSender = ReturnType<typeof jsonSender>;

export interface JsonAnswer {
  status: number;
  body: unknown;
  /** Names and values in turn, of this answer alone. */
  headers: readonly string[];
  /** JSON unless told. */
  as?: 'json' | 'text' | undefined;
  /** Nobody keeps it unless told. */
  cacheControl?: string | undefined;
}
