/** Ends the connections of a host that is being closed: what is asked is answered, for so long; nobody is waited for. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { endAfterAnswers, isNewestWhole, underWay } from './underWay.ts';

/** Whoever asked has his answer by then, or is cut off and asks again. */
export const drainMs = 10_000;

/** Cuts, when the server closes, whoever is idle or has sent half a request at once, and all that is left after
 *  `ms`: without this a half-sent header holds the process for a minute, and a request that hangs for as long as
 *  it likes. */
export function drainOnClose(app: FastifyInstance, ms = drainMs): void {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', (done) => {
    for (const socket of sockets) {
      if (underWay(socket) > 0 && isNewestWhole(socket)) endAfterAnswers(socket);
      else socket.destroy();
    }
    setTimeout(() => app.server.closeAllConnections(), ms).unref();
    done();
  });
}
