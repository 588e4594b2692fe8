/** Addresses are compared as people mean them: without blanks around and whatever the capitals. */
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import * as z from 'zod/mini';

/** As an address is stored and looked up: NFC, trimmed, lower case. Dots and tags of a provider are left alone. */
export const normalizeEmail = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/** An address in a contract: normalized, then checked. At most 254 characters (RFC 5321, 4.5.3.1.3). */
export const emailSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(254), z.overwrite(normalizeEmail), z.email('GENERAL.NOT_AN_EMAIL'));

/** Reads an address of a form, which may be blank where it is not required.
 *  Source: specification section 5. */
export function readEmail(
  text: string,
  { path = 'email', required = false }: { readonly path?: string; readonly required?: boolean } = {},
): Result<string, FieldRefusal<'GENERAL.FIELD_REQUIRED' | 'GENERAL.NOT_AN_EMAIL'>> {
  if (text.trim() === '') return required ? err({ path, textCode: 'GENERAL.FIELD_REQUIRED' }) : ok('');
  const email = z.safeParse(emailSchema, text);
  return email.success ? ok(email.data) : err({ path, textCode: 'GENERAL.NOT_AN_EMAIL' });
}
