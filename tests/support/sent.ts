/** Requests through the network, as `fetch` makes them, but without its streams: those take four times as long as the request. */
import { Agent, type IncomingMessage, request as open } from 'node:http';
import type { Incoming } from '@tabellion/kit/client.ts';

const agent = new Agent({ keepAlive: true });

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer> | FormData | undefined;
}

export interface Received extends Incoming {
  readonly bytes: Uint8Array<ArrayBuffer>;
  text(): string;
}

/** A body of so many bytes is sent in one go. */
const mostAtOnce = 16 * 1024;

export async function sent(url: string, { method, headers, body }: Sent): Promise<Received> {
  // A file, or a body that the server refuses before it has all of it, is for `fetch`.
  if (body instanceof FormData || (body !== undefined && body.length > mostAtOnce)) {
    const response = await fetch(url, { method, headers, body });
    const bytes = Buffer.from(await response.arrayBuffer());
    return received(response.status, (name) => response.headers.get(name), bytes);
  }
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const asked = open(url, { method, agent, headers: { 'user-agent': 'node', ...headers, ...length } });
    asked.on('error', reject);
    asked.on('response', resolve);
    asked.end(body);
  });
  const chunks: Buffer[] = await reply.toArray();
  const { statusCode = 0, headers: own } = reply;
  return received(statusCode, (name) => own[name]?.toString() ?? null, Buffer.concat(chunks));
}

const received = (status: number, get: Received['headers']['get'], bytes: Buffer<ArrayBuffer>): Received => ({
  ok: status >= 200 && status < 300,
  status,
  headers: { get },
  bytes,
  text: () => bytes.toString('utf8'),
  json: () => JSON.parse(bytes.toString('utf8')),
});
