import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';

/** Specification sections 5 and 9. */
const phoneMaxLength = 13;

/**
 * Reads a phone number as people write it, and gives its digits, with the + before them where there is one. Blanks,
 * parentheses, dots and hyphens only group the digits: they do not count and are not stored. An empty one is allowed.
 * Errors at `path`: PHONE.TOO_LONG, PHONE.INVALID.
 */
export function readPhone(text: string, path = 'phone_number'): Result<string, FieldRefusal> {
  const phone = text.replace(/[\s().-]/gu, '');
  if (phone.length > phoneMaxLength) return err({ path, textCode: 'PHONE.TOO_LONG' });
  const isPhone = text.trim() === '' || /^\+?\d+$/.test(phone);
  return isPhone ? ok(phone) : err({ path, textCode: 'PHONE.INVALID' });
}
