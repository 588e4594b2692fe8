/** Handling of the rest of a request that is answered before all of it has come. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** How long a sender may take to notice that it has its answer. */
const lingerMs = 5_000;

/** The last request of a connection that was answered before all of it had come. */
const answeredEarly = new WeakMap<Socket, IncomingMessage>();

/** Whether what comes now still belongs to a request that has its answer. */
export const isRestOfAnswered = (socket: Socket): boolean => answeredEarly.get(socket)?.complete === false;

/**
 * Lets the rest come and keeps none of it, so that an honest sender reads its answer and can use the connection again;
 * were the connection cut at once, the answer could be lost with it (RFC 9112, section 9.6). Whoever goes on beyond
 * `maxBytes`, or beyond five seconds, is cut off. To be called before the answer is sent: after it, Node reads the rest
 * itself and counts nothing.
 */
export function dropRest(request: IncomingMessage, maxBytes: number): void {
  // A request that was put in without a socket has no such flag, and nothing more to come.
  if (request.complete !== false) return;
  const { socket } = request;
  answeredEarly.set(socket, request);
  let left = maxBytes;
  const cutOff = setTimeout(() => socket.destroy(), lingerMs);
  request.once('end', () => clearTimeout(cutOff));
  request.once('close', () => clearTimeout(cutOff));
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) socket.destroy();
  });
  request.resume();
}
