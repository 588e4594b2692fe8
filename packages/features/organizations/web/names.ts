import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import { corporationTypeFromWire, countryIn, provinceFromWire } from '@tabellion/law/wireNames.ts';
import { type Language, localeOf, type TextKey } from '@tabellion/texts/text.ts';
import type { Tone } from '@tabellion/ui/components/Data.tsx';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { OrganizationStatus } from '../rules/status.ts';

/** As it is called on a screen: one without a name waits for its number. */
export const shownName = (named: { name: string; name_postfix: string }, text: Text): string =>
  named.name === '' ? text('organization.numbered') : fullNameOf(named);

export const statusTones = {
  pending: 'neutral',
  payment_success: 'info',
  submitted: 'info',
  incorporated: 'ok',
  rejected: 'err',
  dissolved: 'neutral',
} as const satisfies Record<OrganizationStatus, Tone>;

export const statusKey = (status: OrganizationStatus): TextKey => `organization.status.${status}`;

/** A province of Canada in the reader's language; a region of another country stands as it was typed. */
export function regionLabel(region: string, text: Text): string {
  const code = provinceFromWire(region);
  return code === undefined ? region : text(`province.${code}`);
}

/** A country in the reader's language; a word that names none stands as it was typed. */
export const countryLabel = (country: string, language: Language): string =>
  countryIn(country, localeOf[language]);

/** The law's name in the reader's language; a word that names none stands as it is. */
export function lawLabel(corporationType: string, text: Text): string {
  const id = corporationTypeFromWire(corporationType);
  if (id === undefined) return corporationType;
  return id === 'CA' ? text('organization.federal') : text(`province.${id}`);
}
