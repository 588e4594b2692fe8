import { countryCodes, countryName } from '@tabellion/law/countries.ts';
import { countryToWire } from '@tabellion/law/wireNames.ts';
import { localeOf } from '@tabellion/texts/text.ts';
import type { Option } from '@tabellion/ui/form/SelectField.tsx';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useMemo } from 'react';

/** The countries, named and sorted in the reader's language; a form holds the specification's words. */
export function useCountries(): readonly Option[] {
  const { language } = useLanguage();
  return useMemo(() => {
    const locale = localeOf[language];
    return countryCodes
      .map((code) => ({ value: countryToWire(code), label: countryName(code, locale) }))
      .sort((a, b) => a.label.localeCompare(b.label, locale));
  }, [language]);
}
