/** Names of Acts, provinces and territories as documents spell them. */
import type { DocumentLanguage, Statute } from './template.ts';

export const statuteName = (statute: Statute, language: DocumentLanguage, jurisdiction: string): string => {
  if (statute === 'cbca')
    return language === 'en'
      ? 'Canada Business Corporations Act'
      : 'Loi canadienne sur les sociétés par actions';
  if (statute === 'obca')
    return language === 'en'
      ? 'Business Corporations Act (Ontario)'
      : 'Loi sur les sociétés par actions (Ontario)';
  return language === 'en'
    ? `law of ${provinceName(jurisdiction, language).replace(/^(?=Northwest)/, 'the ')}`
    : `droit ${provincesOf[jurisdiction] ?? jurisdiction}`;
};

const provincesOf: Readonly<Record<string, string>> = {
  CA: 'du Canada',
  AB: 'de l’Alberta',
  BC: 'de la Colombie-Britannique',
  MB: 'du Manitoba',
  NB: 'du Nouveau-Brunswick',
  NL: 'de Terre-Neuve-et-Labrador',
  NS: 'de la Nouvelle-Écosse',
  NT: 'des Territoires du Nord-Ouest',
  NU: 'du Nunavut',
  ON: 'de l’Ontario',
  QC: 'du Québec',
  PE: 'de l’Île-du-Prince-Édouard',
  SK: 'de la Saskatchewan',
  YT: 'du Yukon',
};

/** A province by its code; the country for `CA`. */
export const provinceName = (code: string, language: DocumentLanguage): string =>
  provinces[code]?.[language] ?? code;

const provinces: Readonly<Record<string, Readonly<Record<DocumentLanguage, string>>>> = {
  CA: { en: 'Canada', fr: 'Canada' },
  AB: { en: 'Alberta', fr: 'Alberta' },
  BC: { en: 'British Columbia', fr: 'Colombie-Britannique' },
  MB: { en: 'Manitoba', fr: 'Manitoba' },
  NB: { en: 'New Brunswick', fr: 'Nouveau-Brunswick' },
  NL: { en: 'Newfoundland and Labrador', fr: 'Terre-Neuve-et-Labrador' },
  NS: { en: 'Nova Scotia', fr: 'Nouvelle-Écosse' },
  NT: { en: 'Northwest Territories', fr: 'Territoires du Nord-Ouest' },
  NU: { en: 'Nunavut', fr: 'Nunavut' },
  ON: { en: 'Ontario', fr: 'Ontario' },
  PE: { en: 'Prince Edward Island', fr: 'Île-du-Prince-Édouard' },
  QC: { en: 'Quebec', fr: 'Québec' },
  SK: { en: 'Saskatchewan', fr: 'Saskatchewan' },
  YT: { en: 'Yukon', fr: 'Yukon' },
};
