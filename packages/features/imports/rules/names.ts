/** From a name in one piece to the parts that a register keeps. */
import type { PersonKind } from '@tabellion/book/acts/person-added.ts';
import type { FactBodies } from '../../registers/facts.ts';

/** The last word of an individual's name is the family name, by which the register is sorted (CBCA s. 50(1)(a)); whoever
 *  is called otherwise is corrected by hand. A body's name stays to the letter. */
export function nameFactOf(kind: PersonKind, name: string): FactBodies['name'] {
  const whole = name.trim();
  if (kind !== 'individual') return { firstname: '', lastname: '', company_name: whole, name_format: null };
  const at = whole.lastIndexOf(' ');
  return {
    firstname: at < 0 ? '' : whole.slice(0, at).trim(),
    lastname: at < 0 ? whole : whole.slice(at + 1),
    company_name: '',
    name_format: null,
  };
}
