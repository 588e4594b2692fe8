import type { PersonKind } from '../../terms/people.ts';
import { type JsonObject, jsonOf, type OcfObject, textOf } from '../object.ts';
import type { IdTable } from './ids.ts';
import type { KeptObject } from './overlay.ts';

/** A stakeholder, for the register. His name is a personal fact, which lies outside of acts: whoever records the person
 *  stores it first. */
export interface ImportedPerson {
  readonly personId: string;
  readonly kind: PersonKind;
  readonly name: string;
  /** Both names of an individual, where both are told: a register is sorted by the family name (CBCA s. 50(1)(a)). */
  readonly parts?: { readonly first: string; readonly last: string };
}

const KINDS: Readonly<Record<string, PersonKind>> = {
  INDIVIDUAL: 'individual',
  INSTITUTION: 'body_corporate',
};

/** Undefined without a name, or where the package does not say what the stakeholder is. */
export function readPerson(object: OcfObject, ids: IdTable): ImportedPerson | undefined {
  const kind = KINDS[textOf(object, 'stakeholder_type') ?? ''];
  const names = jsonOf(object, 'name') ?? {};
  const name = textOf(names, 'legal_name');
  if (kind === undefined || !name?.trim()) return undefined;
  const [first = '', last = ''] = [textOf(names, 'first_name'), textOf(names, 'last_name')];
  const isParted = kind === 'individual' && last.trim() !== '';
  return { personId: ids.idOf('person', object.id), kind, name, ...(isParted && { parts: { first, last } }) };
}

/** Whether it tells where he is reached, which the register takes from nobody but him. */
export const hasAddress = ({ addresses }: OcfObject): boolean =>
  Array.isArray(addresses) && addresses.length > 0;

/** The members of a STAKEHOLDER that the register holds. */
export function writePerson({ kind, name, parts }: ImportedPerson): KeptObject {
  const type = kind === 'individual' ? 'INDIVIDUAL' : 'INSTITUTION';
  const names: JsonObject = {
    legal_name: name,
    ...(parts?.first && { first_name: parts.first }),
    ...(parts?.last && { last_name: parts.last }),
  };
  return { name: names, stakeholder_type: type };
}
