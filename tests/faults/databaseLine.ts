/** The line between the product and its database, which a test cuts or lets go silent. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { ServerAddress } from '@tabellion/platform/database/server-address.ts';
import { urlOf } from '../support/database.ts';

export interface DatabaseLine {
  /** The value of DATABASE_URL. */
  readonly url: string;
  /** Ends every connection and takes no more. */
  cut(): Promise<void>;
  /** Takes everything and answers nothing, as a machine that stands still. */
  silence(): void;
  /** As it was. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function openDatabaseLine({
  host = '',
  port = 5432,
  ...rest
}: ServerAddress): Promise<DatabaseLine> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const target = () => (host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host));
  const server = createServer((near) => {
    const far = target();
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(one);
      one.on('data', (bytes) => void (isSilent || other.write(bytes)));
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.on('error', () => undefined);
    }
  });
  const own = await listening(server, 0);
  const end = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: urlOf({ ...rest, host: '127.0.0.1', port: own }),
    cut: end,
    silence: () => {
      isSilent = true;
    },
    mend: async () => {
      if (isSilent) for (const socket of sockets) socket.destroy();
      isSilent = false;
      if (!server.listening) await listening(server, own);
    },
    close: end,
  };
}

const listening = (server: Server, port: number): Promise<number> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
