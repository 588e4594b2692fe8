import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { type JurisdictionId, jurisdiction } from '../jurisdictions.ts';
import { foldText } from './foldName.ts';

/** Reads a legal element however it is capitalized, accented or dotted, and spells it as the law does (CBCA s. 10(1);
 *  elsewhere `names` of the jurisdiction).
 *  Errors at `path`: NAME.LEGAL_ELEMENT_REQUIRED; NAME.LEGAL_ELEMENT_NOT_ALLOWED with `element`, `allowed`. */
export function readLegalElement(
  text: string,
  id: JurisdictionId,
  path = 'name_postfix',
): Result<string, FieldRefusal> {
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
