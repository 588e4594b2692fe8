/** Addresses are compared as people mean them: without blanks around and whatever the capitals. */
import * as z from 'zod/mini';

/** As an address is stored and looked up: NFC, trimmed, lower case. Dots and tags of a provider are left alone. */
export const normalizeEmail = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/** An address in a contract: normalized, then checked. At most 254 characters (RFC 5321, 4.5.3.1.3).
 *  Errors: GENERAL.NOT_AN_EMAIL, 'This is not a valid email' (specification section 5). */
export const emailSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(254), z.overwrite(normalizeEmail), z.email('GENERAL.NOT_AN_EMAIL'));
