import { jurisdiction } from '@tabellion/law/jurisdictions.ts';
import { corporationTypeFromWire, defaultPlace } from '@tabellion/law/wireNames.ts';
import { isDraft } from '../../../organizations/rules/status.ts';
import type { CorporateView } from '../../../organizations/shapes.ts';
import type { Onboarding } from '../../contract.ts';

/** The name as it will stand in the articles; where the registry gives a number, a place is kept for it. */
export function shownName(
  { name }: Pick<Onboarding, 'name'>,
  { name_format, name_postfix, company_type, corporation_type, status }: CorporateView,
): string {
  const awaitsNumber = name_format === 'numbered' && company_type === 'new';
  if (!awaitsNumber || !(isDraft(status) || status === 'submitted')) return name;
  const id = corporationTypeFromWire(corporation_type) ?? defaultPlace.jurisdiction;
  return jurisdiction(id)
    .names.numberedName.replace('{number}', '…')
    .replace('{element}', name_postfix)
    .trim();
}
