/** The part of an error that may be logged without repeating what a person entered. Messages and details of
 *  PostgreSQL quote values ("Key (email)=(…) already exists"), and a peer's answers quote addresses; codes
 *  and places quote nothing. */

export interface Fault {
  /** The class of the error. */
  readonly kind: string;
  /** An error code of PostgreSQL, Node or a library. */
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  /** Only of errors that carry no code: those are ours, and say nothing personal. */
  readonly message?: string;
  /** Where it was thrown, without the message. */
  readonly stack?: string;
  readonly cause?: Fault;
}

export function describeFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code, constraint, table } = error as Error & Record<'code' | 'constraint' | 'table', unknown>;
  const frames = framesOf(error);
  return {
    kind: error.name,
    ...(isCode(code) ? { code } : {}),
    ...(isCode(constraint) ? { constraint } : {}),
    ...(isCode(table) ? { table } : {}),
    ...(error.name === 'Error' && code === undefined ? { message: error.message } : {}),
    ...(frames.length > 0 ? { stack: frames.join('\n') } : {}),
    ...(error.cause === undefined ? {} : { cause: describeFault(error.cause) }),
  };
}

/** One word or two for a row that failed: `error 23505 outbox_pkey`, `Error ECONNREFUSED`. */
export function faultCode(error: unknown): string {
  const { kind, code, constraint } = describeFault(error);
  return [kind, code, constraint].filter((part) => part !== undefined).join(' ');
}

/** The message stands in the stack too, and may itself look like a frame. */
function framesOf({ message, stack = '' }: Error): string[] {
  const lines = stack.replace(message, () => '').split('\n');
  return lines.filter((line) => /^\s+at (.+ \()?\S+:\d+:\d+\)?$/.test(line)).map((line) => line.trim());
}

const isCode = (value: unknown): value is string => typeof value === 'string' && /^[\w.-]{1,80}$/.test(value);
