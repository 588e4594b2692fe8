/** Which requests of a connection wait for their answers. Node takes the next ones of a connection before it has answered
 *  the first (RFC 9112, section 9.3.2), and takes as many as there are. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** No browser and no sensible program sends more at once on one connection. */
export const mostUnderWay = 16;

const counts = new WeakMap<Socket, number>();
const newest = new WeakMap<Socket, IncomingMessage>();
const ending = new WeakSet<Socket>();

/** Counts a request until its answer is out. @returns how many are under way now, this one included */
export function begin(request: IncomingMessage, response: ServerResponse): number {
  const { socket } = request;
  const count = underWay(socket) + 1;
  counts.set(socket, count);
  newest.set(socket, request);
  response.once('close', () => {
    const left = underWay(socket) - 1;
    counts.set(socket, left);
    if (left === 0 && ending.has(socket)) socket.end(() => socket.destroy());
  });
  return count;
}

export const underWay = (socket: Socket): number => counts.get(socket) ?? 0;

/** Whether the newest request has come whole, so that what cannot be read came after it. */
export const isNewestWhole = (socket: Socket): boolean => newest.get(socket)?.complete !== false;

/** Ends a connection of which nothing more can be read, once what was asked before is answered. */
export const endAfterAnswers = (socket: Socket): void => void ending.add(socket);
