import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { StartRefusal } from '../errors.ts';
import type { ServerUser } from './server-user.ts';

export interface ClusterPlace {
  readonly binaries: string;
  /** The folder of the cluster, absolute and without symbolic links. */
  readonly cluster: string;
  readonly sockets: string;
  readonly user: ServerUser | undefined;
}

export interface ServerProcess {
  /** Resolves with a sentence for the operator when the server ends without having been asked to. */
  readonly died: Promise<string>;
  stop(): Promise<void>;
}

/** Starts the server and waits until it takes connections, however long a recovery lasts.
 *  @param log takes the server's own lines; they name no row and no value (see `settings`)
 *  Throws `StartRefusal`, with its last words, when it ends before. */
export async function startServer(place: ClusterPlace, log: (line: string) => void): Promise<ServerProcess> {
  for (let attempt = 1; ; attempt += 1) {
    const started = await tryStart(place, log);
    if ('stop' in started) return started;
    // A child of a killed server lets go of its shared memory at the end of its statement, which has 30 s at most.
    const isStillHeld = started.lastWords.some((line) => line.includes('shared memory block'));
    if (!isStillHeld || attempt === 200) {
      throw new StartRefusal(`PostgreSQL did not start on ${place.cluster}: ${started.lastWords.join(' ')}`);
    }
    await pause(200);
  }
}

/** Runs a program of PostgreSQL in the cluster's folder, as its user. As root on Linux the folder is named through the
 *  working folder, which is entered before the rights are given up: so a parent that only root can enter is no bar.
 *  In a session of its own, so that Ctrl-C reaches only us, and we drain before the database goes. */
export function spawnInCluster(
  place: ClusterPlace,
  program: string,
  options: readonly string[],
): ChildProcess {
  const { binaries, cluster, user } = place;
  const named = user !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : cluster;
  return spawn(`${binaries}/${program}`, ['-D', named, ...options], {
    ...user,
    cwd: cluster,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
}

/** No port is opened. The log takes the server's own state only: messages of statements can hold personal data. */
function settings(sockets: string): string[] {
  return [
    'listen_addresses=',
    'port=5432',
    `unix_socket_directories=${sockets}`,
    'unix_socket_permissions=0700',
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'log_checkpoints=off',
    'log_destination=stderr',
    'logging_collector=off',
  ].flatMap((setting) => ['-c', setting]);
}

type Failed = { readonly lastWords: readonly string[] };

async function tryStart(place: ClusterPlace, log: (line: string) => void): Promise<ServerProcess | Failed> {
  const child = spawnInCluster(place, 'postgres', settings(place.sockets));
  const lastWords: string[] = [];
  const ready = new Promise<'ready'>((resolve) => {
    if (child.stderr === null) return;
    createInterface({ input: child.stderr }).on('line', (line) => {
      log(line);
      lastWords.push(line);
      if (lastWords.length > 10) lastWords.shift();
      if (line.includes('ready to accept connections')) resolve('ready');
    });
  });
  // `close` comes after the last line, `exit` before; a program that cannot be run at all has only `error`.
  const exited = once(child, 'exit').catch((error: Error) => [error.message, null]);
  const closed = once(child, 'close').catch((error: Error) => lastWords.push(error.message));
  if ((await Promise.race([ready, closed])) !== 'ready') return { lastWords };
  return supervise(child, exited);
}

function supervise(child: ChildProcess, exited: Promise<readonly unknown[]>): ServerProcess {
  let isStopping = false;
  // If this process ends without stopping the server, it at least asks.
  const askAtExit = () => child.kill('SIGINT');
  process.once('exit', askAtExit);
  const died = new Promise<string>((resolve) => {
    exited.then(([code, signal]) => {
      process.off('exit', askAtExit);
      if (!isStopping) resolve(`PostgreSQL ended unexpectedly (${signal ?? `code ${code}`}).`);
    });
  });
  return {
    died,
    stop: async () => {
      isStopping = true;
      child.kill('SIGINT');
      const hurry = setTimeout(() => child.kill('SIGQUIT'), 20_000);
      await exited;
      clearTimeout(hurry);
    },
  };
}
