import { provinceCodes } from '@tabellion/law/jurisdictions.ts';
import { provinceToWire } from '@tabellion/law/wireNames.ts';
import { localeOf } from '@tabellion/texts/text.ts';
import type { Option } from '@tabellion/ui/form/SelectField.tsx';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useMemo } from 'react';

/** The provinces and territories, named and sorted in the reader's language; a form holds the specification's words. */
export function useProvinces(): readonly Option[] {
  const { language, text } = useLanguage();
  return useMemo(
    () =>
      provinceCodes
        .map((code) => ({ value: provinceToWire(code), label: text(`province.${code}`) }))
        .sort((a, b) => a.label.localeCompare(b.label, localeOf[language])),
    [language, text],
  );
}
