/** The user who founds alone, as the first person of the registers (specification section 4, "by_myself"). */
import type { Person } from '@tabellion/book/entities.ts';
import type { Profile } from '../../accounts/rules/profile.ts';
import type { NewFact, PersonFacts } from '../../registers/facts.ts';
import type { Position } from '../positions.ts';

export interface Founder extends Profile {
  readonly email: string;
}

/** The positions of somebody who manages alone. */
export const founderPositions = [
  'directors',
  'presidents',
  'secretaries',
] as const satisfies readonly Position[];

/** What the profile tells; nothing is guessed, and a half-filled address is left out. */
export function founderFacts(founder: Founder): readonly NewFact[] {
  const { firstname, lastname, email, phone_number, citizenship } = founder;
  const { address_line_1, address_line_2, city, province: region, country, postal_code } = founder;
  const hasAddress = [address_line_1, city, country].every((line) => line !== '');
  return [
    { kind: 'name', body: { firstname, lastname, company_name: '', name_format: null } },
    { kind: 'contact', body: { email, phone_number: phone_number === '' ? null : phone_number } },
    ...(hasAddress
      ? [
          {
            kind: 'address',
            body: { address_line_1, address_line_2, city, region, country, postal_code },
          } as const,
        ]
      : []),
    ...(citizenship === '' ? [] : [{ kind: 'citizenship', body: { country: citizenship } } as const]),
  ];
}

/** The founder where he is in the registers already: by e-mail address, or by both names where there is none. */
export function knownFounder(
  founder: Founder,
  persons: readonly Person[],
  facts: ReadonlyMap<string, PersonFacts>,
): Person | undefined {
  return persons.find(({ personId, kind }) => {
    const { name, contact } = facts.get(personId) ?? {};
    if (kind !== 'individual') return false;
    if (contact?.email) return contact.email === founder.email;
    return name?.firstname === founder.firstname && name.lastname === founder.lastname;
  });
}
