/** The choices of fields, named in the reader's language; the form holds the specification's words. */

import { type JurisdictionId, jurisdictionIds } from '@tabellion/law/jurisdictions.ts';
import { corporationTypeToWire } from '@tabellion/law/wireNames.ts';
import { localeOf } from '@tabellion/texts/text.ts';
import type { Option } from '@tabellion/ui/form/SelectField.tsx';
import { type Language, type Text, useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useMemo } from 'react';
import { officerPositions } from '../../../people/positions.ts';

const byLabel =
  (language: Language) =>
  (a: { label: string }, b: { label: string }): number =>
    a.label.localeCompare(b.label, localeOf[language]);

/** The laws under which a corporation can be incorporated: the federal one first. */
export function lawOptions(text: Text): readonly Option[] {
  return jurisdictionIds.map((id) => ({ value: corporationTypeToWire(id), label: lawName(id, text) }));
}

export const lawName = (id: JurisdictionId, text: Text): string =>
  id === 'CA' ? text('wizard.law.federal') : text(`province.${id}`);

/** The 23 positions, sorted by their label; the free one last. */
export function usePositions(): readonly Option[] {
  const { language, text } = useLanguage();
  return useMemo(() => {
    const named = officerPositions.map((value) => ({ value, label: text(`position.${value}`) }));
    const other = named.filter(({ value }) => value === 'other');
    return [...named.filter(({ value }) => value !== 'other').sort(byLabel(language)), ...other];
  }, [language, text]);
}
