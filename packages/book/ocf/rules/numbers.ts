import { type Finding, finding } from '../finding.ts';
import { MOST_DIGITS } from '../numeric.ts';
import type { PackageIndex } from '../packageIndex.ts';

/** Numbers are short enough to be read: what is longer is passed over by every other rule. Told once for an object. */
export function* judgeNumbers({ objects }: PackageIndex): Iterable<Finding> {
  for (const { object, where } of objects) {
    if (holdsLongNumber(object)) yield finding('number_too_long', where, { most: String(MOST_DIGITS) });
  }
}

/** Packages are not deep, so this may call itself. */
function holdsLongNumber(value: unknown): boolean {
  if (typeof value === 'string') return value.length > MOST_DIGITS && /^[+-]?\d[\d.]*$/.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsLongNumber);
}
