import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { readText } from '@tabellion/law/fields.ts';

/** The number on the registry's certificate of amendment; null where none is told. Errors at `registry_certificate`:
 *  TEXT.FORBIDDEN_CHARACTERS, GENERAL.TOO_LONG. */
export function readRegistryNumber(typed = ''): Result<string | null, FieldRefusal> {
  const read = readText(typed, { path: 'registry_certificate', maxLength: 50, isNumber: true });
  return read.ok && read.value === '' ? ok(null) : read;
}
