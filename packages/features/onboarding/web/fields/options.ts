/** The choices of fields, named in the reader's language; the form holds the specification's words. */
import { type JurisdictionId, jurisdictionIds } from '@tabellion/law/jurisdictions.ts';
import { corporationTypeToWire } from '@tabellion/law/wireNames.ts';
import type { Option } from '@tabellion/ui/form/SelectField.tsx';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';

/** The laws under which a corporation can be incorporated: the federal one first. */
export function lawOptions(text: Text): readonly Option[] {
  return jurisdictionIds.map((id) => ({ value: corporationTypeToWire(id), label: lawName(id, text) }));
}

export const lawName = (id: JurisdictionId, text: Text): string =>
  id === 'CA' ? text('wizard.law.federal') : text(`province.${id}`);
