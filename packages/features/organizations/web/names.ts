import type { TextKey } from '@tabellion/texts/text.ts';
import type { Tone } from '@tabellion/ui/components/Badge.tsx';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import { fullNameOf } from '../rules/fullName.ts';
import type { OrganizationStatus } from '../rules/status.ts';
import { corporationTypeFromWire, provinceFromWire } from '../rules/wireNames.ts';

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

/** The law's name in the reader's language; a word that names none stands as it is. */
export function lawLabel(corporationType: string, text: Text): string {
  const id = corporationTypeFromWire(corporationType);
  if (id === undefined) return corporationType;
  return id === 'CA' ? text('organization.federal') : text(`province.${id}`);
}
