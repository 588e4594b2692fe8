import { type Finding, finding } from '../finding.ts';
import { MOST_DIGITS } from '../numeric.ts';
import type { PackageIndex } from '../packageIndex.ts';

/** Numbers are short enough to be read: what is longer is passed over by every other rule; and texts have only characters
 *  that can be stored: no U+0000, no half of a pair of surrogates. Each is told once for an object. */
export function* judgeNumbers({ objects }: PackageIndex): Iterable<Finding> {
  for (const { object, where } of objects) {
    if (holdsUnstorable(object)) yield finding('text_unstorable', where);
    if (holdsLongNumber(object)) yield finding('number_too_long', where, { most: String(MOST_DIGITS) });
  }
}

/** Packages are not deep, so this may call itself. */
function holdsLongNumber(value: unknown): boolean {
  if (typeof value === 'string') return value.length > MOST_DIGITS && /^[+-]?\d[\d.]*$/.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsLongNumber);
}

/** Names of members count, too. */
function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || LONE_SURROGATE.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([member, inner]) => holdsUnstorable(member) || holdsUnstorable(inner));
}

const LONE_SURROGATE = /\p{Surrogate}/u;
