/** Facts that the law of a corporation requires in its register of individuals with significant control, and
 *  who may see them. Sources: CBCA s. 21.1(1); OBCA s. 140.2; elsewhere `transparencyRegister` of the
 *  jurisdiction. */
import { type JurisdictionId, jurisdiction } from '@tabellion/law/jurisdictions.ts';

/** The facts that the register must have of everybody in it, besides the name. */
export const requiredFactKinds = [
  'birth_date',
  'residential_address',
  'citizenship',
  'tax_residence',
] as const;
export type RequiredFact = (typeof requiredFactKinds)[number];

/** `partly`: name, address for service or else home address, dates and description of control; nothing about minors.
 *  `none`: nobody but authorities. `confirm`: not verified. */
export const publicities = ['partly', 'none', 'confirm'] as const;
export type Publicity = (typeof publicities)[number];

export interface RequiredFacts {
  readonly facts: readonly RequiredFact[];
  readonly publicity: Publicity;
  /** False where nobody read what the law asks for: the federal facts are asked then, until they are confirmed. */
  readonly isVerified: boolean;
}

function publicityIn(id: JurisdictionId): Publicity {
  const opened = jurisdiction(id).transparencyRegister.public;
  if (opened === 'partly') return 'partly';
  return opened === 'no' ? 'none' : 'confirm';
}

export function requirementsIn(id: JurisdictionId): RequiredFacts {
  const publicity = publicityIn(id);
  switch (id) {
    case 'CA':
      return { facts: requiredFactKinds, publicity, isVerified: true };
    case 'ON':
      return {
        facts: requiredFactKinds.filter((fact) => fact !== 'citizenship'),
        publicity,
        isVerified: true,
      };
    default:
      return { facts: requiredFactKinds, publicity, isVerified: false };
  }
}
