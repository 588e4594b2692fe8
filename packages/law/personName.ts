import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import { readText } from './fields.ts';

/** In code points, for each of first name, last name, full name, and the name of a body corporate that holds. */
export const personNameMaxLength = 300;

/** Reads one name of a person, in any script, as written. A name is never split, recased or transliterated.
 *  Errors at `path`: PERSON_NAME.REQUIRED, GENERAL.TOO_LONG with `max`, TEXT.FORBIDDEN_CHARACTERS. */
export function readPersonName(
  value: string,
  { path, required = true }: { readonly path: string; readonly required?: boolean },
): Result<string, FieldRefusal> {
  const read = readText(value, { path, maxLength: personNameMaxLength, required });
  if (read.ok || read.error.textCode !== 'GENERAL.FIELD_REQUIRED') return read;
  return { ok: false, error: { path, textCode: 'PERSON_NAME.REQUIRED' } };
}
