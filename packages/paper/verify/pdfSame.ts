import type { PdfFile } from './pdfFile.ts';
import {
  isArray,
  isDictionary,
  isReference,
  isStream,
  isString,
  nameOf,
  type PdfValue,
} from './pdfSyntax.ts';

/** Whether two values say the same; references are compared by their numbers. */
export function isSame(
  before: PdfFile,
  one: PdfValue | undefined,
  after: PdfFile,
  other: PdfValue | undefined,
): boolean {
  if (isArray(one) && isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(before, item, after, other[at]));
  if (isDictionary(one) && isDictionary(other))
    return (
      one.size === other.size &&
      [...one].every(([key, value]) => isSame(before, value, after, other.get(key)))
    );
  if (isStream(one) && isStream(other))
    return (
      isSame(before, one.dictionary, after, other.dictionary) &&
      isSameBytes(before.stored(one), after.stored(other))
    );
  if (isString(one) && isString(other)) return isSameBytes(one.bytes, other.bytes);
  if (isReference(one) && isReference(other))
    return one.number === other.number && one.generation === other.generation;
  return one === other || (nameOf(one) !== undefined && nameOf(one) === nameOf(other));
}

const isSameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
