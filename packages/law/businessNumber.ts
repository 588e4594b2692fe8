import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';

/** Accounts of a business number: corporate tax, GST/HST, payroll, import-export. */
export const businessNumberPrograms = ['RC', 'RT', 'RP', 'RM'] as const;
export type BusinessNumberProgram = (typeof businessNumberPrograms)[number];

/** Nine digits, and the account after them where one was given. `compact` is how it is stored. */
export interface BusinessNumber {
  readonly compact: string;
  readonly root: string;
  readonly account?: { readonly program: BusinessNumberProgram; readonly reference: string };
}

/** Reads `123026635` or `12302 6635 RC 0001`; blanks and hyphens do not count, and an empty field is null, since
 *  the number comes shortly after incorporation.
 *  Errors at `path`: BUSINESS_NUMBER.INVALID (form), BUSINESS_NUMBER.CHECK_DIGIT (Luhn), BUSINESS_NUMBER.PROGRAM
 *  (when `program` asks for another account). Source: Canada Revenue Agency, with the examples of
 *  python-stdnum. */
export function readBusinessNumber(
  text: string,
  { path = 'business_number', program }: { path?: string; program?: BusinessNumberProgram } = {},
): Result<BusinessNumber | null, FieldRefusal> {
  const compact = text.replace(/[\s-]/g, '').toUpperCase();
  if (compact === '') return ok(null);
  const refused = (textCode: FieldRefusal['textCode'], params?: FieldRefusal['params']) =>
    ({ ok: false, error: { path, textCode, ...(params && { params }) } }) as const;
  const [, root, letters, reference] = /^(\d{9})(?:([A-Z]{2})(\d{4}))?$/.exec(compact) ?? [];
  if (!root || (letters && !isProgram(letters))) return refused('BUSINESS_NUMBER.INVALID');
  if (!hasLuhnCheckDigit(root)) return refused('BUSINESS_NUMBER.CHECK_DIGIT');
  if (program && letters !== program) return refused('BUSINESS_NUMBER.PROGRAM', { program });
  if (!letters || !reference || !isProgram(letters)) return ok({ compact, root });
  return ok({ compact, root, account: { program: letters, reference } });
}

/** As the Canada Revenue Agency prints it: `12302 6635 RC 0001`. */
export function formatBusinessNumber({ root, account }: BusinessNumber): string {
  const spaced = `${root.slice(0, 5)} ${root.slice(5)}`;
  return account ? `${spaced} ${account.program} ${account.reference}` : spaced;
}

function isProgram(letters: string): letters is BusinessNumberProgram {
  return (businessNumberPrograms as readonly string[]).includes(letters);
}

/** Every second digit from the right is doubled, its own digits added; the sum ends in 0. */
function hasLuhnCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
