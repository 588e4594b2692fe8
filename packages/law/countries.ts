import countryWireNames from './countries.json' with { type: 'json' };

/** The wire word of each country: its English name as the Unicode CLDR 48 had it (Unicode License v3), kept here so
 *  that a newer runtime cannot change what is stored by others. Keys: ISO 3166-1 alpha-2, all 249. */
export { countryWireNames };

export type CountryCode = keyof typeof countryWireNames;

export const countryCodes = Object.keys(countryWireNames) as readonly CountryCode[];

export const isCountryCode = (word: string): word is CountryCode => Object.hasOwn(countryWireNames, word);

/** The country's name in a reader's language (a BCP 47 tag), or its wire word where the runtime has none. */
export function countryName(code: CountryCode, locale: string): string {
  return regionNames(locale).of(code) ?? countryWireNames[code];
}

const namesByLocale = new Map<string, Intl.DisplayNames>();

/** Made once for each language: making one takes far longer than a name. */
function regionNames(locale: string): Intl.DisplayNames {
  const names =
    namesByLocale.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  namesByLocale.set(locale, names);
  return names;
}
