import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { isJurisdictionId, type JurisdictionId, jurisdiction } from '../jurisdictions.ts';
import { foldText } from './foldName.ts';

/** Reads a legal element however it is capitalized, accented or dotted, and spells it as the law does (CBCA s. 10(1);
 *  elsewhere `names` of the jurisdiction). */
export function readLegalElement(
  text: string,
  id: JurisdictionId,
  path = 'name_postfix',
): Result<string, FieldRefusal<'NAME.LEGAL_ELEMENT_REQUIRED' | 'NAME.LEGAL_ELEMENT_NOT_ALLOWED'>> {
  const { legalElements } = jurisdiction(id).names;
  if (foldText(text) === '') return { ok: false, error: { path, textCode: 'NAME.LEGAL_ELEMENT_REQUIRED' } };
  const element = legalElements.find((one) => foldText(one) === foldText(text));
  if (element !== undefined) return ok(element);
  const params = { element: text.trim(), allowed: legalElements.join(', ') };
  return { ok: false, error: { path, textCode: 'NAME.LEGAL_ELEMENT_NOT_ALLOWED', params } };
}

/** A legal element found in a name, as the law spells it. */
export interface FoundElement {
  readonly element: string;
  readonly isLast: boolean;
}

/** The legal element of a whole name: the last words if they are one, else the longest found anywhere. */
export function findLegalElement(name: string, id: JurisdictionId): FoundElement | undefined {
  const words = ` ${foldText(name)} `;
  const elements = [...jurisdiction(id).names.legalElements].sort((a, b) => b.length - a.length);
  const last = elements.find((element) => words.endsWith(` ${foldText(element)} `));
  if (last !== undefined) return { element: last, isLast: true };
  const within = elements.find((element) => words.includes(` ${foldText(element)} `));
  return within === undefined ? undefined : { element: within, isLast: false };
}

/** Whether the element must be the last words of a name in this jurisdiction. */
export function mustBeLast(element: string, id: JurisdictionId): boolean {
  const { elementPosition } = jurisdiction(id).names;
  if (elementPosition === 'abbreviation_last') return !['société par actions', 'compagnie'].includes(element);
  return elementPosition === 'last';
}

/** A whole name in two: what comes before its legal element, and the element as it is printed; empty where it does not end
 *  with one of its law. */
export function splitName(
  fullName: string,
  law: string,
): { readonly name: string; readonly name_postfix: string } {
  const found = isJurisdictionId(law) ? findLegalElement(fullName, law) : undefined;
  if (!found?.isLast) return { name: fullName, name_postfix: '' };
  const words = fullName.split(' ');
  const count = foldText(found.element).split(' ').length;
  return { name: words.slice(0, -count).join(' '), name_postfix: words.slice(-count).join(' ') };
}
