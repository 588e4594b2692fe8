import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection of one's own, for what `fetch` would never send: half a request, or more than one. */
export interface Wire {
  write(text: string): void;
  /** Waits until what the server said holds `pattern`, and takes it away. Throws when the server ends the connection first. */
  hears(pattern: RegExp): Promise<string>;
  /** Writes until the server cuts the connection. @returns the bytes that were written until then */
  writesOn(chunk: string): Promise<number>;
  /** Waits until the server ends the connection. @returns what it said since it was last heard */
  ends(): Promise<string>;
  end(): void;
}

export async function openWire(origin: string): Promise<Wire> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  let heard = '';
  let isOver = false;
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.on('close', () => {
    isOver = true;
  });
  // A connection that is cut is what some tests wait for; what was heard before tells them apart.
  socket.on('error', () => undefined);
  return {
    write: (text) => {
      socket.write(text);
    },
    hears: async (pattern) => {
      while (!pattern.test(heard)) {
        if (isOver) throw new Error(`the connection ended after: ${heard}`);
        await somethingOf(socket);
      }
      const actual = heard;
      heard = '';
      return actual;
    },
    writesOn: async (chunk) => {
      let written = 0;
      while (!isOver) {
        written += chunk.length;
        if (!socket.write(chunk)) await somethingOf(socket, 'drain');
      }
      return written;
    },
    ends: async () => {
      while (!isOver) await somethingOf(socket);
      return heard;
    },
    end: () => socket.destroy(),
  };
}

/** Waits for the next thing that happens to a connection: words, room to write, or its end. */
const somethingOf = (socket: Socket, also = 'data') =>
  new Promise<void>((resolve) => {
    const names = ['data', 'close', also];
    const goOn = () => {
      for (const name of names) socket.off(name, goOn);
      resolve();
    };
    for (const name of names) socket.on(name, goOn);
  });
