/** How the fields of a person are read wherever a form asks for them: profile, account, wizard, registers. */
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { seenText } from '@tabellion/kernel/seenText.ts';
import { collect, readText } from './fields.ts';
import { countryFromWire } from './wireNames.ts';

/** Counted in code points, for each of first name, last name, full name, and the name of a body corporate that holds. */
const personNameMaxLength = 300;

/** Specification sections 5 and 9. */
const phoneMaxLength = 13;

/** Reads one name of a person, in any script, as written. A name is never split, recased or transliterated.
 *  Errors at `path`: PERSON_NAME.REQUIRED, GENERAL.TOO_LONG with `max`, TEXT.FORBIDDEN_CHARACTERS.
 *  Source: specification section 5 (Registration and profile). */
export function readPersonName(
  value: string,
  {
    path,
    required = true,
    missing = 'PERSON_NAME.REQUIRED',
  }: {
    readonly path: string;
    readonly required?: boolean;
    /** The refusal of a name that is required and blank. */
    readonly missing?: FieldRefusal['textCode'];
  },
): Result<string, FieldRefusal> {
  const read = readText(value, { path, maxLength: personNameMaxLength, required });
  if (read.ok || read.error.textCode !== 'GENERAL.FIELD_REQUIRED') return read;
  return err({ path, textCode: missing });
}

/** A last name alone is the only name of somebody; without one, both are asked for. */
export const needsFirstName = (lastname: string): boolean => seenText(lastname) === '';

export interface Names {
  readonly firstname: string;
  readonly lastname: string;
  readonly company_name: string;
}

/** Reads the names of a person: an individual has a first and a last name, or one name only, which is the last one, by which the
 *  register is sorted; anybody else has a name of its own (CBCA s. 50(1)(a)). Refused fields are `firstname`, `lastname` and
 *  `company_name` below `prefix`. */
export function readNames(
  input: { readonly [Name in keyof Names]?: string | undefined },
  {
    isIndividual,
    prefix = '',
    missingCompany,
  }: {
    readonly isIndividual: boolean;
    readonly prefix?: string;
    readonly missingCompany?: FieldRefusal['textCode'];
  },
): Result<Names, readonly FieldRefusal[]> {
  const { firstname = '', lastname = '' } = input;
  const needsFirst = isIndividual && needsFirstName(lastname);
  return collect<Names>({
    firstname: readPersonName(firstname, { path: `${prefix}firstname`, required: needsFirst }),
    lastname: readPersonName(lastname, { path: `${prefix}lastname`, required: isIndividual }),
    company_name: readPersonName(input.company_name ?? '', {
      path: `${prefix}company_name`,
      required: !isIndividual,
      ...(missingCompany && { missing: missingCompany }),
    }),
  });
}

/** A name in one piece as the two parts of an individual's that the register keeps: of `Roy, Zoé` the family name stands first,
 *  else the last word is the family name, by which it is sorted (CBCA s. 50(1)(a)); whoever is called otherwise is corrected by
 *  hand. A single word is the family name, and what follows a name as `Jr.` or `CPA` stays with it. */
export function splitName(name: string): { firstname: string; lastname: string } {
  const pieces = name
    .split(/[,،]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const at = pieces.findIndex((piece, place) => place > 0 && AFTER_NAMES.test(piece));
  const after = at < 0 ? [] : pieces.splice(at);
  const [family = '', given, ...more] = pieces;
  const { firstname, lastname } =
    given !== undefined && more.length === 0
      ? { firstname: given, lastname: family }
      : splitAtLastWord(pieces.join(', '));
  return { firstname, lastname: [lastname, ...after].join(', ') };
}

const AFTER_NAMES =
  /^(jr|sr|jnr|snr|i{2,3}|iv|esq|m\.?d|ph\.?d|cpa|fcpa|ca|cfa|mba|q\.?c|k\.?c|c\.?r|ll\.?[bm]|ing|p\.?eng)\.?$/i;

function splitAtLastWord(whole: string): { firstname: string; lastname: string } {
  const at = whole.lastIndexOf(' ');
  return at < 0
    ? { firstname: '', lastname: whole }
    : { firstname: whole.slice(0, at).trim(), lastname: whole.slice(at + 1) };
}

/**
 * Reads a phone number as people write it, and gives its digits, with the + before them where there is one. Blanks,
 * parentheses, dots and hyphens only group the digits: they do not count and are not stored. An empty one is allowed.
 * Source: specification sections 5 and 9.
 */
export function readPhone(
  text: string,
  path = 'phone_number',
): Result<string, FieldRefusal<'PHONE.TOO_LONG' | 'PHONE.INVALID'>> {
  const phone = text.replace(/[\s().-]/gu, '');
  if (phone.length > phoneMaxLength) return err({ path, textCode: 'PHONE.TOO_LONG' });
  const isPhone = text.trim() === '' || /^\+?\d+$/.test(phone);
  return isPhone ? ok(phone) : err({ path, textCode: 'PHONE.INVALID' });
}

/** Reads a country's English name or its code as its code; blank where none is given.
 *  Source: specification section 9 (Defaults). */
export function readCountry(
  word: string,
  path: string,
): Result<string, FieldRefusal<'ADDRESS.COUNTRY_UNKNOWN'>> {
  if (word.trim() === '') return ok('');
  const code = countryFromWire(word);
  return code === undefined ? err({ path, textCode: 'ADDRESS.COUNTRY_UNKNOWN' }) : ok(code);
}
