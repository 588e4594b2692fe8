import type { AccessType, Section } from '@tabellion/kit/actor.ts';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import { displayName } from '../../accounts/rules/profile.ts';
import type { OrganizationUserView } from '../contract.ts';

type NamedMember = Pick<OrganizationUserView, 'firstname' | 'lastname' | 'email'>;

/** The name where one is known, else the address. */
export const nameOf = (user: NamedMember): string => displayName(user) || user.email;

/** The sections that somebody may edit, in the reader's language. */
const sectionNames = (sections: readonly Section[], text: Text): string =>
  sections.map((section) => text(`section.${section}`)).join(text('members.listComma'));

/** 'View only'; 'Restricted: Dashboard, Minute Book'. */
export function accessInWords(access: AccessType, sections: readonly Section[], text: Text): string {
  const name = text(`members.access.${access}`);
  if (access !== 'restricted') return name;
  const parts = sections.length === 0 ? text('members.noSections') : sectionNames(sections, text);
  return text('members.accessWith', { access: name, sections: parts });
}
