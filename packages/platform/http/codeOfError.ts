/** The answer to an error that no handler answered. */
import type { TextCode } from '@tabellion/texts/codes.ts';
import { isLockTimeout, isUnavailable } from '../database/errors.ts';

/** Follows the status that the error bears; 500 without one, which tells nobody what went wrong inside. */
export function codeOfError(error: Error & { statusCode?: number | undefined }): TextCode {
  if (isLockTimeout(error)) return 'REGISTERS.HELD_UP';
  return isUnavailable(error) ? 'GENERAL.NOT_READY' : codeOfStatus(error.statusCode ?? 500);
}

function codeOfStatus(status: number): TextCode {
  if (status === 413) return 'GENERAL.TOO_LARGE';
  if (status === 415) return 'GENERAL.WRONG_TYPE';
  if (status === 429) return 'GENERAL.TOO_MANY';
  if (status === 503) return 'GENERAL.NOT_READY';
  // 403 is the file server's word for what lies outside of its folder.
  if (status === 404 || status === 403) return 'GENERAL.NOT_FOUND';
  return status >= 400 && status < 500 ? 'GENERAL.MALFORMED' : 'GENERAL.UNEXPECTED';
}
