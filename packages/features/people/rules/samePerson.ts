import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { foldText } from '@tabellion/law/names/foldName.ts';
import type { PersonFacts } from '../../registers/facts.ts';

/** Whether two entries are one person: the same name, with the same e-mail, address or birth date. */
export function isSamePerson(one: PersonFacts, other: PersonFacts): boolean {
  if (!one.name || !other.name || nameOf(one.name) !== nameOf(other.name)) return false;
  const { contact, address, birth_date } = one;
  return (
    (contact?.email != null && contact.email === other.contact?.email) ||
    (address != null && other.address != null && canonicalJson(address) === canonicalJson(other.address)) ||
    (birth_date != null && birth_date.date === other.birth_date?.date)
  );
}

const nameOf = ({ firstname, lastname, company_name }: NonNullable<PersonFacts['name']>): string =>
  foldText([firstname, lastname, company_name].join(' '));
