import pg from 'pg';

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

/** Something of this key is there already (23505). @param constraint only this constraint or unique index */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return violates(error, '23505', constraint);
}

/** A row that is cited is not there, or one that is removed is still cited (23503). */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return violates(error, '23503', constraint);
}

/** A value outside a `check` (23514). */
export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return violates(error, '23514', constraint);
}

/** A number that its column cannot hold (22003). */
export function isOutOfRange(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '22003';
}

/** The role has no right to this table, or row security refused the row that was to be written (42501). */
export function isForbidden(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '42501';
}

/** Somebody else held a row for longer than is waited for (55P03): the same again may go through. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '55P03';
}

function violates(error: unknown, code: string, constraint: string | undefined): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code !== code) return false;
  return constraint === undefined || error.constraint === constraint;
}
