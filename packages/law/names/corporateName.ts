import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { readText } from '../fields.ts';
import { type JurisdictionId, jurisdiction } from '../jurisdictions.ts';
import { distinctnessWarnings, type PersonNamed, unusualCharactersWarning } from './distinctness.ts';
import { normalizeName } from './foldName.ts';
import { findLegalElement, mustBeLast, readLegalElement } from './legalElement.ts';
import { findReservedWords } from './reservedWords.ts';

/** Counted in code points, legal element included. A limit of ours: the sources read name none. */
export const corporateNameMaxLength = 150;

export interface NameInput {
  readonly jurisdiction: JurisdictionId;
  /** The words of the name, distinctive and descriptive, without or with its legal element. */
  readonly name: string;
  /** The legal element; blank where `name` contains it. */
  readonly name_postfix: string;
  /** One name in English and French together, such as `Érable Maple Inc.` (federal, Regs s. 32). */
  readonly isCombinedForm?: boolean;
  /** Whose family names the name might contain. */
  readonly people?: readonly PersonNamed[];
}

export interface CorporateName {
  readonly fullName: string;
  readonly legalElement: string;
  /** The spelling for comparisons, see `normalizeName`. */
  readonly normalized: string;
  readonly warnings: readonly FieldRefusal[];
}

/** Judges a word name by its form and its words; whether it is taken is `findConfusingNames`' question.
 *  Errors at `name` or `name_postfix` below `prefix`: GENERAL.FIELD_REQUIRED, NAME.TOO_LONG, TEXT.FORBIDDEN_CHARACTERS,
 *  NAME.LEGAL_ELEMENT_REQUIRED, NAME.LEGAL_ELEMENT_NOT_ALLOWED, NAME.LEGAL_ELEMENT_TWICE,
 *  NAME.LEGAL_ELEMENT_NOT_LAST, NAME.COMBINED_NEEDS_INC, NAME.WORD_PROHIBITED.
 *  Source: CBCA ss. 10, 12; CBC Regulations ss. 25-32; jurisdictions' own notes. */
export function readCorporateName(
  input: NameInput,
  prefix = '',
): Result<CorporateName, readonly FieldRefusal[]> {
  const path = `${prefix}name`;
  const text = readText(input.name, { path, maxLength: corporateNameMaxLength, required: true });
  if (!text.ok) return err([text.error.textCode === 'GENERAL.TOO_LONG' ? tooLong(path) : text.error]);
  const whole = joinElement(text.value, input, prefix);
  if (!whole.ok) return err([whole.error]);
  const { fullName, legalElement, stem } = whole.value;
  const reserved = findReservedWords(stem, input.jurisdiction, path);
  if (reserved.refusals.length > 0) return err(reserved.refusals);
  const warnings = [
    ...reserved.warnings,
    ...distinctnessWarnings(stem, input.people ?? [], path),
    ...unusualCharactersWarning(fullName, path),
  ];
  return ok({ fullName, legalElement, normalized: normalizeName(fullName), warnings });
}

/** The name that a registry gives with a number: `1234567 Canada Inc.` (CBCA s. 11(2)). Where the law fixes the element
 *  (`0123456 B.C. Ltd.`), `legalElement` is not used. */
export function numberName(
  id: JurisdictionId,
  { number, legalElement }: { readonly number: string; readonly legalElement: string },
) {
  const { numberedName } = jurisdiction(id).names;
  const form = id === 'QC' ? /^\d{4}-\d{4}$/ : /^\d{4,10}$/;
  if (!form.test(number)) return err({ path: 'name', textCode: 'NAME.NUMBER_INVALID' } as const);
  const withNumber = numberedName.replace('{number}', number);
  if (!withNumber.includes('{element}')) return ok(withNumber);
  const element = readLegalElement(legalElement, id);
  return element.ok ? ok(withNumber.replace('{element}', element.value)) : element;
}

/** Whether a registry gave the name with a number. */
export function isNumberName(id: JurisdictionId, fullName: string): boolean {
  const [before = '', after = ''] = jurisdiction(id).names.numberedName.split('{number}');
  const rest = after.replace('{element}', '');
  const number = fullName.slice(before.length).split(rest)[0] ?? '';
  return fullName.startsWith(`${before}${number}${rest}`) && /^[\d-]{4,10}$/.test(number);
}

interface WholeName {
  readonly fullName: string;
  readonly stem: string;
  readonly legalElement: string;
}

function joinElement(name: string, input: NameInput, prefix: string): Result<WholeName, FieldRefusal> {
  const whole = input.name_postfix.trim()
    ? appendElement(name, input, prefix)
    : takeElement(name, input, prefix);
  if (!whole.ok) return whole;
  const { fullName, legalElement } = whole.value;
  if ([...fullName].length > corporateNameMaxLength) return err(tooLong(`${prefix}name`));
  const endsWithElement = findLegalElement(fullName, input.jurisdiction)?.isLast;
  if (input.isCombinedForm && !(legalElement === 'Inc.' && endsWithElement)) {
    return err({ path: `${prefix}name_postfix`, textCode: 'NAME.COMBINED_NEEDS_INC' });
  }
  return whole;
}

function appendElement(name: string, input: NameInput, prefix: string): Result<WholeName, FieldRefusal> {
  const element = readLegalElement(input.name_postfix, input.jurisdiction, `${prefix}name_postfix`);
  if (!element.ok) return element;
  const own = findLegalElement(name, input.jurisdiction);
  if (own?.isLast) {
    return err({
      path: `${prefix}name`,
      textCode: 'NAME.LEGAL_ELEMENT_TWICE',
      params: { element: own.element },
    });
  }
  return ok({ fullName: `${name} ${element.value}`, stem: name, legalElement: element.value });
}

function takeElement(name: string, input: NameInput, prefix: string): Result<WholeName, FieldRefusal> {
  const own = findLegalElement(name, input.jurisdiction);
  if (!own) return err({ path: `${prefix}name_postfix`, textCode: 'NAME.LEGAL_ELEMENT_REQUIRED' });
  if (!own.isLast && mustBeLast(own.element, input.jurisdiction)) {
    return err({ path: `${prefix}name`, textCode: 'NAME.LEGAL_ELEMENT_NOT_LAST' });
  }
  return ok({ fullName: name, stem: name, legalElement: own.element });
}

function tooLong(path: string): FieldRefusal {
  return { path, textCode: 'NAME.TOO_LONG', params: { max: corporateNameMaxLength } };
}
