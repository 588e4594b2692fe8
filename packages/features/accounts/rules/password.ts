/** Forms with a password (specification section 5; decisions section 2). */
import { maxPasswordLength, minPasswordLength, newPasswordSchema } from '@tabellion/kit/password.ts';
import * as z from 'zod/mini';

/** The present password in the change form: 8 to 20 characters. */
export const currentPasswordSchema = z
  .string()
  .check(
    z.minLength(1),
    z.minLength(minPasswordLength, 'PASSWORD.TOO_SHORT'),
    z.maxLength(maxPasswordLength, 'PASSWORD.TOO_LONG'),
  );

const again = z.string().check(z.minLength(1), z.maxLength(200));

/** 'Passwords do not match' at the second field. */
const sameAs = <Name extends string, Again extends string>(name: Name, confirmation: Again) =>
  z.check<Record<Name | Again, string>>(({ value, issues }) => {
    if (value[name] === value[confirmation]) return;
    issues.push({ code: 'custom', path: [confirmation], message: 'PASSWORD.MISMATCH', input: value });
  });

/** Specification section 5, Change Password form. */
export const changePasswordForm = z
  .strictObject({
    current_password: currentPasswordSchema,
    password: newPasswordSchema,
    confirmpassword: again,
  })
  .check(sameAs('password', 'confirmpassword'));

/** After a link was followed. */
export const choosePasswordForm = z
  .strictObject({ newPassword: newPasswordSchema, confirmation: again })
  .check(sameAs('newPassword', 'confirmation'));
