/** The store of files has no room, or does not answer: nothing is wrong with what was asked. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
  readonly statusCode = 503;
  readonly reason: 'full' | 'away';
  constructor(reason: 'full' | 'away', cause: unknown) {
    super(reason === 'full' ? 'no room for files' : 'the store of files does not answer', { cause });
    this.reason = reason;
  }
}

/** Passes on every other error as it is. */
export function orFull(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT' ? new FilesUnavailable('full', error) : error;
}
