import { commonLegalElements, endOfMonthAfterAnniversaryMonth, type Jurisdiction } from './jurisdiction.ts';

export const northwestTerritories = {
  id: 'NT',
  name: 'Northwest Territories',
  statute: 'Business Corporations Act, S.N.W.T. 1996, c. 19',
  registry: 'NWT Corporate Registries',
  annualFiling: {
    name: 'Annual return (Form 17)',
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
    numberedName: '{number} N.W.T. {element}',
    search: 'name reservation; not for numbered',
  },
  verification: {
    annualFiling: 'official',
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
    'NWT incorporation kit (annual return by end of the month following the anniversary)',
  ],
} as const satisfies Jurisdiction;
