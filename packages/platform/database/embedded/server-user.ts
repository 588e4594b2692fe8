import { chown } from 'node:fs/promises';

/** An unprivileged user. PostgreSQL refuses to run as root, so as root it runs as this one. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/** `nobody`: the one unprivileged user that exists, by number, on every machine. */
const nobody: ServerUser = { uid: 65534, gid: 65534 };

/** @returns undefined when PostgreSQL may run as ourselves */
export function serverUser(): ServerUser | undefined {
  return process.getuid?.() === 0 ? nobody : undefined;
}

/** Hands a file or folder of ours to PostgreSQL. */
export async function handOver(path: string, user: ServerUser | undefined): Promise<void> {
  if (user !== undefined) await chown(path, user.uid, user.gid);
}
