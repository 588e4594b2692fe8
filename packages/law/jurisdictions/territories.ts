import {
  elementAnywhere,
  endOfMonthAfterAnniversaryMonth,
  type Jurisdiction,
  noControlRegister,
} from './jurisdiction.ts';

/** Rules that the laws of the three territories share. */
const territory = {
  annualFiling: { name: 'Annual return', rule: endOfMonthAfterAnniversaryMonth },
  changeNotices: { directorsDays: 15, officeDays: 15 },
  directorResidency: { required: false },
  transparencyRegister: noControlRegister,
  names: {
    ...elementAnywhere,
    report: { kind: 'reservation' },
    search: 'name reservation; not for numbered',
  },
  verification: {
    annualFiling: 'third_party_code',
    changeNotices: 'general_knowledge',
    directorResidency: 'secondary',
    transparencyRegister: 'secondary',
    legalElements: 'general_knowledge',
    numberedName: 'general_knowledge',
  },
} as const;

const sources = ['lawyercorporation.ca residency list', 'osler.com 2024-07-18'] as const;

export const yukon = {
  ...territory,
  id: 'YT',
  name: 'Yukon',
  statute: 'Business Corporations Act, R.S.Y. 2002, c. 20',
  registry: 'Yukon Corporate Affairs',
  names: { ...territory.names, numberedName: '{number} Yukon {element}' },
  verification: { ...territory.verification, legalElements: 'official' },
  sources: [...sources, 'public code (ids 59783658628, 71059800890)', 'yukon.ca naming page'],
} as const satisfies Jurisdiction;

export const northwestTerritories = {
  ...territory,
  id: 'NT',
  name: 'Northwest Territories',
  statute: 'Business Corporations Act, S.N.W.T. 1996, c. 19',
  registry: 'NWT Corporate Registries',
  annualFiling: { ...territory.annualFiling, name: 'Annual return (Form 17)' },
  names: { ...territory.names, numberedName: '{number} N.W.T. {element}' },
  verification: { ...territory.verification, annualFiling: 'official' },
  sources: [
    ...sources,
    'NWT incorporation kit (annual return by end of the month following the anniversary)',
  ],
} as const satisfies Jurisdiction;

export const nunavut = {
  ...territory,
  id: 'NU',
  name: 'Nunavut',
  statute: 'Business Corporations Act (Nunavut), S.N.W.T. 1996, c. 19',
  registry: 'Nunavut Legal Registries',
  names: { ...territory.names, numberedName: '{number} Nunavut {element}' },
  sources: [...sources, 'public code (ids 59783658628, 71059800890)'],
} as const satisfies Jurisdiction;
