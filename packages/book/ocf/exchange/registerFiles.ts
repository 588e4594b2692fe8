import type { Act } from '../../acts/kinds.ts';
import { foldInSteps } from '../../fold.ts';
import { effectiveActsInSteps } from '../../order.ts';
import { finish } from '../../stepwise.ts';
import { type PackageContent, writePackage } from '../writePackage.ts';
import type { Register } from './exportRegister.ts';

/** The manifest of a package that the product writes. */
export const MANIFEST = 'Manifest.ocf.json';

/** A history as it stands on a date, to be written as a package. */
export function registerOf(
  history: readonly Act[],
  { issuerId, asOf, persons, kept }: Pick<Register, 'issuerId' | 'asOf' | 'persons' | 'kept'>,
): Register {
  return {
    issuerId,
    asOf,
    acts: finish(effectiveActsInSteps(history)),
    book: finish(foldInSteps(history, { asOf })),
    persons,
    currency: 'CAD',
    kept,
  };
}

/** The files of a package by path: the same register, written at the same moment, makes the same files.
 *  @param generatedAt  as the manifest says it (RFC 3339) */
export const filesOf = (
  made: PackageContent,
  { generatedAt, md5 }: { readonly generatedAt: string; readonly md5: (content: Uint8Array) => string },
): ReadonlyMap<string, Uint8Array> =>
  writePackage(made, { generatedAt, md5, manifestPath: MANIFEST, taken: new Set() });
