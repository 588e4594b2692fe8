import type { ProfileView } from '../../../entry/views.ts';
import type { AccountInfoView } from '../../../organizations/shapes.ts';
import type { PersonForm } from '../fields/personForm.ts';

export const ownPerson = (
  { firstname, lastname, email, phone_number, nationality }: ProfileView,
  blank: PersonForm,
): PersonForm => ({ ...blank, firstname, lastname, email, phone_number, citizenship: nationality });

/** The person who runs it alone is the one to reach: address and citizenship entered there are offered
 *  here, to be confirmed. */
export function withOwnFacts(person: PersonForm, account: AccountInfoView): PersonForm {
  const isSame = person.firstname === account.firstname && person.lastname === account.lastname;
  if (!isSame) return person;
  const citizenship = person.citizenship || account.citizenship;
  if (person.address.address_line_1 !== '' || account.address_line_1 === '')
    return { ...person, citizenship };
  const { address_line_1, address_line_2, city, province: region, country, postal_code } = account;
  const address = { address_line_1, address_line_2, city, region, country, postal_code };
  return { ...person, citizenship, address };
}
