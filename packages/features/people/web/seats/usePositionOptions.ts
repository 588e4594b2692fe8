import { localeOf } from '@tabellion/texts/text.ts';
import type { Option } from '@tabellion/ui/form/SelectField.tsx';
import { type Language, useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useMemo } from 'react';
import { officerPositions } from '../../positions.ts';

/** The 23 positions, sorted by their label. */
export function usePositionOptions(): readonly Option[] {
  const { language, text } = useLanguage();
  return useMemo(() => {
    const named = officerPositions.map((value) => ({ value, label: text(`position.${value}`) }));
    return named.sort(byLabel(language));
  }, [language, text]);
}

const byLabel =
  (language: Language) =>
  (a: { label: string }, b: { label: string }): number =>
    a.label.localeCompare(b.label, localeOf[language]);
