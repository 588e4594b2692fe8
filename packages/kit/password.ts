/** Rules of a password (specification section 5, Login and Change Password form; decisions section 2). */
import type { TextCode } from '@tabellion/texts/codes.ts';
import * as z from 'zod/mini';

export const minPasswordLength = 8;
/** The current password may have no more, so a new one must not either: its owner would be locked out. */
export const maxPasswordLength = 20;

/** Far above what can be chosen, and short enough that hashing it costs nothing extra. */
const maxTypedLength = 200;

/**
 * Judges a password that somebody wants to have. Characters are counted as people see code points.
 * @returns PASSWORD.TOO_LONG above 20 characters; PASSWORD.WEAK below 8, or without an upper-case, a lower-case or a
 * special character (neither letter, digit nor blank); undefined when it will do.
 */
export function judgeNewPassword(password: string): TextCode | undefined {
  const length = [...password.normalize('NFC')].length;
  if (length > maxPasswordLength) return 'PASSWORD.TOO_LONG';
  const isStrong = length >= minPasswordLength && needed.every((kind) => kind.test(password));
  return isStrong ? undefined : 'PASSWORD.WEAK';
}

const needed = [/\p{Lu}/u, /\p{Ll}/u, /[^\p{L}\p{M}\p{N}\s]/u];

/** A password to be chosen, wherever that happens. */
export const newPasswordSchema = z.string().check(
  z.minLength(1),
  z.maxLength(maxTypedLength, 'PASSWORD.TOO_LONG'),
  z.check((typed) => {
    const textCode = judgeNewPassword(typed.value);
    if (textCode === undefined) return;
    // `continue` lets the fields beside it be judged as well.
    typed.issues.push({ code: 'custom', message: textCode, input: typed.value, continue: true });
  }),
);

/** A password at sign-in: older ones may be longer than a new one could be. */
export const typedPasswordSchema = z
  .string()
  .check(
    z.minLength(1),
    z.minLength(minPasswordLength, 'PASSWORD.TOO_SHORT'),
    z.maxLength(maxTypedLength, 'GENERAL.TOO_LONG'),
  );
