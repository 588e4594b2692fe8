import { execFileSync } from 'node:child_process';
import { open, readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartRefusal } from '../errors.ts';

/** Makes a cluster free for a start, after its supervisor was killed. The caller holds the owner lock, so a server that
 *  still runs there is an orphan: it is asked to stop, and every acknowledged transaction is in its write-ahead log.
 *  A process id that by now belongs to somebody else would make PostgreSQL refuse; its file is not removed, because it
 *  also names the shared memory by which PostgreSQL notices survivors, but line 1 is given our own id, which a child
 *  of ours takes for stale. */
export async function recoverCluster(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return;
  const [firstLine = '', ...others] = text.split('\n');
  const pid = Number.parseInt(firstLine, 10);
  if (pid > 1 && (await isServerOf(pid, cluster))) await stopOrphan(pid, cluster);
  await stopSurvivors(cluster);
  await overwrite(pidFile, [process.pid, ...others].join('\n'));
}

/** Fast at first, then immediate; never killed outright, which would leave its own children behind. */
async function stopOrphan(pid: number, cluster: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    signalIfThere(pid, signal);
    if (await isGone(pid, cluster)) return;
  }
  throw new StartRefusal(
    `PostgreSQL (process ${pid}) was left running on ${cluster} and does not stop. Stop it by hand.`,
  );
}

/** After a server was killed its children end by themselves, but one in the middle of a statement only after that, and
 *  until then its shared memory bars the start. SIGTERM ends the statement too. Elsewhere than on Linux they are not
 *  looked for, and the start waits. */
async function stopSurvivors(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return;
  for (const name of await readdir('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid) || !(await isServerOf(pid, cluster))) continue;
    signalIfThere(pid, 'SIGTERM');
    await isGone(pid, cluster);
  }
}

async function isGone(pid: number, cluster: string): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < 15_000; waitedMs += 20) {
    if (!(await isServerOf(pid, cluster))) return true;
    await pause(20);
  }
  return false;
}

/** A process that was ended but not yet reaped has no working folder, and counts as gone. */
async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
    return name.trim() === 'postgres' && (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster;
  }
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(cluster);
  } catch {
    return false; // ps fails when there is no such process
  }
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Writes in place, so that the file keeps its owner, and cuts only after writing, so that it is never empty. The
 *  server may have removed it at the last moment, which is as good. */
async function overwrite(path: string, text: string): Promise<void> {
  const file = await open(path, 'r+').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (file === undefined) return;
  const { bytesWritten } = await file.write(text, 0);
  await file.truncate(bytesWritten);
  await file.close();
}
