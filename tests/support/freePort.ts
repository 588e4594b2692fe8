/** Ports for processes that tests start: they are told their own before they take it. */
import { createServer } from 'node:net';

/** Lower than what systems give to connections that go out (from 32768 on Linux, from 49152 on macOS): one of those would take
 *  the port while the process is still starting. */
const lowest = 20_000;
/** A hundred ports for each process, by its number, so that two that run beside each other do not choose the same. */
const perProcess = 100;

let given = 0;

/** @returns a port that nobody listens on now, another one each time */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < perProcess; tries += 1) {
    const port = lowest + (process.pid % perProcess) * perProcess + (given % perProcess);
    given += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`no port is free from ${lowest} on`);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
