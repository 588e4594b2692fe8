import pg from 'pg';
import { FilesUnavailable } from '../files/filesUnavailable.ts';

/** The server may not or cannot serve as it stands: said to the operator in one line, without a stack. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

/** Every connection is lent and too many wait: the host answers 503, and the client comes again. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
  readonly statusCode = 503;
  constructor() {
    super('all connections to the database are in use');
  }
}

/** The server's classes of trouble that pass: connection exceptions, insufficient resources (a full disk is 53100),
 *  operator intervention (a statement that took too long is 57014), system errors, a server that only reads. */
const unavailableStates = /^(08|53|57|58)|^(25006|25P03)$/;

/** The system's, of a connection that could not be made or broke. */
const brokenConnections =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;

/** The words of `pg`, which gives no code for them. */
const brokenWords =
  /Connection terminated|connection error and is not queryable|timeout e(xceeded|xpired)|does not answer/;

/** The database or the store of files is away, hangs or is full: nothing is wrong with what was asked, which may succeed
 *  later. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof FilesUnavailable) return true;
  if (error instanceof DatabaseBusy || error instanceof DatabaseSilent) return true;
  if (error instanceof pg.DatabaseError) return unavailableStates.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const { code, syscall = '' } = error as NodeJS.ErrnoException;
  // Files have ENOENT too.
  return (
    (/^(connect|read|write|getaddrinfo)$/.test(syscall) && brokenConnections.test(code ?? '')) ||
    brokenWords.test(error.message)
  );
}

/** No room for what was to be written: a row (53100) or a file. */
export function isFull(error: unknown): boolean {
  if (error instanceof FilesUnavailable) return error.reason === 'full';
  return error instanceof pg.DatabaseError && error.code === '53100';
}

/** A connection on which statements wait, and nothing has come for longer than any may take. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent';
  constructor() {
    super('the database does not answer');
  }
}

/** A number that its column cannot hold (22003). */
export function isOutOfRange(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '22003';
}

/** A key is taken (23505): another transaction wrote it first. */
export function isTaken(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505';
}

/** Somebody else held a row for longer than is waited for (55P03): the same again may go through. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '55P03';
}
