import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { ProvinceCode } from './jurisdictions.ts';

/** Not D F I O Q U anywhere, and neither W nor Z first. */
const FORM = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/;

/** Reads a Canadian postal code and spells it `K1A 0B1`. Errors: POSTAL_CODE.INVALID at `path`.
 *  Source: canada.md section 7. */
export function readPostalCode(text: string, path = 'postal_code'): Result<string, FieldRefusal> {
  const code = text.trim().toUpperCase();
  if (!FORM.test(code)) return { ok: false, error: { path, textCode: 'POSTAL_CODE.INVALID' } };
  return ok(`${code.slice(0, 3)} ${code.slice(-3)}`);
}

/** A code whose first letter belongs to another province. A warning only: some places near a border have their
 *  neighbour's codes. `code` must have been read by `readPostalCode`. */
export function postalCodeWarning(
  code: string,
  province: ProvinceCode,
  path = 'postal_code',
): FieldRefusal | undefined {
  return provincesOfCode(code).includes(province)
    ? undefined
    : { path, textCode: 'POSTAL_CODE.PROVINCE_MISMATCH' };
}

/** Where the first letter belongs: one province, or the Northwest Territories and Nunavut, which share X. `code` must
 *  have been read by `readPostalCode`. Source: canada.md section 7. */
export const provincesOfCode = (code: string): readonly ProvinceCode[] =>
  provincesOfLetter[code[0] ?? ''] ?? [];

const provincesOfLetter: Readonly<Record<string, readonly ProvinceCode[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
};
