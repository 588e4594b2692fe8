import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { JurisdictionId } from './jurisdictions.ts';

interface Format {
  readonly pattern: RegExp;
  /** Shown in the refusal: digits stand for any digit. */
  readonly example: string;
  readonly store?: (compact: string) => string;
}

/** Only the federal form was read on a government page; the others are general knowledge, so they are kept wide. */
const formats: Partial<Record<JurisdictionId, Format>> = {
  CA: { pattern: /^\d{6,9}$/, example: '1234567', store: (compact) => compact.padStart(7, '0') },
  ON: { pattern: /^\d{7,10}$/, example: '1000123456' },
  BC: { pattern: /^(BC)?\d{7}$/, example: 'BC0123456', store: (compact) => `BC${compact.slice(-7)}` },
  AB: { pattern: /^\d{10}$/, example: '2012345678' },
  QC: { pattern: /^\d{10}$/, example: '1170000000' },
};
const anyNumber: Format = { pattern: /^[A-Z0-9]{1,20}$/, example: 'A123456' };

/** Reads the registry's number of a corporation: blanks and hyphens do not count, a federal number is filled with
 *  zeros to seven digits. Check digits are not verified, since the algorithm is not published.
 *  Source: Corporations Canada for the federal form. */
export function readCorporationNumber(
  text: string,
  jurisdiction: JurisdictionId,
  path = 'corporation_number',
): Result<string, FieldRefusal<'CORPORATION_NUMBER.INVALID'>> {
  const compact = text.replace(/[\s-]/g, '').toUpperCase();
  const { pattern, example, store } = formats[jurisdiction] ?? anyNumber;
  if (!pattern.test(compact)) {
    return {
      ok: false,
      error: { path, textCode: 'CORPORATION_NUMBER.INVALID', params: { format: example } },
    };
  }
  return ok(store ? store(compact) : compact);
}

/** The number as the registry prints it: a federal one has a hyphen before its check digit. Source: Corporations
 *  Canada. */
export const printedCorporationNumber = (number: string, jurisdiction: JurisdictionId): string =>
  jurisdiction === 'CA' ? number.replace(/^(\d{6,7})(\d)$/, '$1-$2') : number;
