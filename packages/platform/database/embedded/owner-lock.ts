import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { StartRefusal } from '../errors.ts';

export interface OwnerLock {
  release(): Promise<void>;
}

/** Takes the lock, which is a listening socket that tells who holds it. On Linux its name is abstract: the kernel frees
 *  it with the process, however that ends. Elsewhere it is a file that a dead holder leaves behind, hence the removal.
 *  @param address an abstract name (starts with NUL) or a path
 *  Throws `StartRefusal` with the holder's process id.
 *  Does not see a holder in another network namespace: two containers must not share a data folder. */
export async function takeOwnerLock(address: string, dataFolder: string): Promise<OwnerLock> {
  const server = createServer((visitor) => visitor.on('error', () => undefined).end(String(process.pid)));
  server.unref();
  if (!(await listens(server, address))) {
    const holder = await askHolder(address);
    const isLeftBehind = holder === 'nobody' && !address.startsWith('\0');
    if (isLeftBehind) await rm(address, { force: true });
    if (!isLeftBehind || !(await listens(server, address))) {
      const who = /^\d+$/.test(holder) ? `process ${holder}` : 'another process';
      throw new StartRefusal(
        `The data folder ${dataFolder} is in use by ${who}. Stop that one first, or choose another folder with DATA_DIR.`,
      );
    }
  }
  return {
    release: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

function listens(server: ReturnType<typeof createServer>, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      server.removeAllListeners('listening');
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(address, () => {
      server.removeAllListeners('error');
      resolve(true);
    });
  });
}

/** @returns the process id as the holder says it; 'nobody' when nobody listens; '' when the holder is too busy to answer */
function askHolder(address: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const visitor = connect(address);
    visitor.setTimeout(1000, () => visitor.destroy());
    visitor.on('data', (chunk) => {
      answer += chunk;
    });
    visitor.on('error', () => resolve('nobody'));
    visitor.on('close', () => resolve(answer));
  });
}
