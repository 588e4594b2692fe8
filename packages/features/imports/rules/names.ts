/** From a name in one piece to the parts that a register keeps. */
import type { PersonKind } from '@tabellion/book/acts/person-added.ts';
import { splitName } from '../../people/rules/splitName.ts';
import type { FactBodies } from '../../registers/facts.ts';

/** An individual's name is parted as `splitName` says; a body's stays to the letter. */
export function nameFactOf(kind: PersonKind, name: string): FactBodies['name'] {
  return kind === 'individual'
    ? { ...splitName(name), company_name: '', name_format: null }
    : { firstname: '', lastname: '', company_name: name.trim(), name_format: null };
}
