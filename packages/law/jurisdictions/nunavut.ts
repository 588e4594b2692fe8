import { commonLegalElements, endOfMonthAfterAnniversaryMonth, type Jurisdiction } from './jurisdiction.ts';

export const nunavut = {
  id: 'NU',
  name: 'Nunavut',
  statute: 'Business Corporations Act (Nunavut), S.N.W.T. 1996, c. 19',
  registry: 'Nunavut Legal Registries',
  annualFiling: {
    name: 'Annual return',
    rule: endOfMonthAfterAnniversaryMonth,
    alternatives: [],
  },
  changeNotices: { directorsDays: 15, officeDays: 15 },
  directorResidency: { required: false },
  transparencyRegister: { required: false, since: null, thresholdPercent: null, asOf: '2024-07-18' },
  names: {
    legalElements: commonLegalElements,
    elementPosition: 'anywhere',
    positionNote: 'part of the name',
    numberedName: '{number} Nunavut {element}',
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
  weakestVerification: 'general_knowledge',
  sources: [
    'lawyercorporation.ca residency list',
    'osler.com 2024-07-18',
    'public code (ids 59783658628, 71059800890)',
  ],
} as const satisfies Jurisdiction;
