import type { PersonKind } from '../../acts/person-added.ts';
import { type Json, jsonOf, type OcfObject, textOf } from '../object.ts';
import type { IdTable } from './ids.ts';
import type { Held } from './overlay.ts';

/** A stakeholder, for the register. His name is a personal fact, which lies outside of acts: whoever records the person
 *  stores it first. */
export interface ImportedPerson {
  readonly personId: string;
  readonly kind: PersonKind;
  readonly name: string;
}

const KINDS: Readonly<Record<string, PersonKind>> = {
  INDIVIDUAL: 'individual',
  INSTITUTION: 'body_corporate',
};

/** Undefined without a name, or where the package does not say what the stakeholder is. */
export function readPerson(object: OcfObject, ids: IdTable): ImportedPerson | undefined {
  const kind = KINDS[textOf(object, 'stakeholder_type') ?? ''];
  const name = textOf(jsonOf(object, 'name') ?? {}, 'legal_name');
  return kind && name?.trim() ? { personId: ids.idOf('person', object.id), kind, name } : undefined;
}

/** The members of a STAKEHOLDER that the register holds. */
export function writePerson({ kind, name }: ImportedPerson): Held {
  const type = kind === 'individual' ? 'INDIVIDUAL' : 'INSTITUTION';
  return { name: { legal_name: name } satisfies Json, stakeholder_type: type };
}
