/** The user who founds alone, as the first person of the registers (specification section 4, "by_myself"). */
import type { Person } from '@tabellion/book/entities.ts';
import { isPostBox } from '@tabellion/law/address.ts';
import type { Profile } from '../../accounts/rules/profile.ts';
import type { NewFact, PersonFacts } from '../../registers/facts.ts';
import type { Position } from '../positions.ts';

export interface Founder extends Profile {
  readonly email: string;
}

export const founderPositions = [
  'directors',
  'presidents',
  'secretaries',
] as const satisfies readonly Position[];

type ProfileName = Pick<Profile, 'firstname' | 'lastname'>;
type Place = Pick<
  Profile,
  'address_line_1' | 'address_line_2' | 'city' | 'province' | 'country' | 'postal_code'
>;

/** @param account  the person to reach for the account (step 1), where told: if he bears the user's name, he is the user,
 *  and lives where that step says rather than where the profile did */
export function withAccountAddress(profile: Profile, account: (ProfileName & Place) | undefined): Profile {
  const isSame = account?.firstname === profile.firstname && account.lastname === profile.lastname;
  if (account === undefined || !isSame || account.address_line_1 === '') return profile;
  const { address_line_1, address_line_2, city, province, country, postal_code } = account;
  return { ...profile, address_line_1, address_line_2, city, province, country, postal_code };
}

/** Facts that the user gave; nothing is guessed, and a half-filled address is left out. A street address is
 *  also that of Form 2, which names the directors: the user confirms it there with the attestations. */
export function founderFacts(founder: Founder): readonly NewFact[] {
  const { firstname, lastname, email, phone_number, citizenship } = founder;
  const { address_line_1, address_line_2, city, province: region, country, postal_code } = founder;
  const hasAddress = [address_line_1, city, country].every((line) => line !== '');
  const isStreet = !isPostBox(address_line_1) && !isPostBox(address_line_2);
  const address = { address_line_1, address_line_2, city, region, country, postal_code };
  return [
    { kind: 'name', body: { firstname, lastname, company_name: '', name_format: null } },
    { kind: 'contact', body: { email, phone_number: phone_number === '' ? null : phone_number } },
    ...(hasAddress ? [{ kind: 'address', body: address } as const] : []),
    ...(hasAddress && isStreet ? [{ kind: 'residential_address', body: address } as const] : []),
    ...(citizenship === '' ? [] : [{ kind: 'citizenship' as const, body: { countries: [citizenship] } }]),
  ];
}

/** The founder where he is in the registers already: by e-mail address, or by both names where there is none. */
export function existingFounder(
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
