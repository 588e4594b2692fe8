import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';

/** Specification sections 5 and 9. */
const phoneMaxLength = 13;

/** Reads a phone number as typed, without outer blanks; an empty one is allowed.
 *  Errors at `path`: PHONE.TOO_LONG, PHONE.INVALID. */
export function readPhone(text: string, path = 'phone_number'): Result<string, FieldRefusal> {
  const phone = text.trim();
  if ([...phone].length > phoneMaxLength) return { ok: false, error: { path, textCode: 'PHONE.TOO_LONG' } };
  const isPhone = phone === '' || (/^\+?[\d ().-]+$/.test(phone) && /\d/.test(phone));
  return isPhone ? ok(phone) : { ok: false, error: { path, textCode: 'PHONE.INVALID' } };
}
