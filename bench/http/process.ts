/** Processes of the run: started, waited for, looked at, ended; each by its own id. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

export interface Running {
  readonly pid: number;
  /** The first capture group of `ready`; empty without one. */
  readonly said: string;
  stop(): Promise<void>;
}

interface Start {
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** The line after which it serves. */
  readonly ready: RegExp;
}

const startWithinMs = 60_000;

/** Starts a process in a group of its own, so that what it started ends with it, as Ctrl-C does. */
export function start({ command, args, environment = {}, ready }: Start): Promise<Running> {
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => {
      void end(child);
      reject(new Error(`${args.join(' ')} did not start within a minute`));
    }, startWithinMs);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
    child.stdout.on('data', (bytes: Buffer) => {
      const match = ready.exec(bytes.toString());
      if (match === null) return;
      clearTimeout(tooLate);
      resolve({ pid: child.pid ?? 0, said: match[1] ?? '', stop: () => end(child) });
    });
  });
}

function end(child: ChildProcess): Promise<void> {
  const isOver = child.exitCode !== null || child.signalCode !== null;
  if (isOver || child.pid === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    process.kill(-(child.pid ?? 0), 'SIGINT');
  });
}

export const startNode = (
  args: readonly string[],
  ready: RegExp,
  environment: Readonly<Record<string, string>> = {},
): Promise<Running> => start({ command: process.execPath, args, ready, environment });

/** Processor time used so far, in seconds; undefined where there is no /proc. Fields 14 and 15 of proc(5), in ticks
 *  of 10 ms. */
export function processorSeconds(pid: number): number | undefined {
  const fields = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /, '')
    .split(' ');
  return fields === undefined ? undefined : (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Memory in use, in megabytes; undefined where there is no /proc. */
export function residentMegabytes(pid: number): number | undefined {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`) ?? '')?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
