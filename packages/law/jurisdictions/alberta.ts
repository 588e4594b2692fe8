import {
  commonLegalElements,
  endOfMonthAfterAnniversaryMonth,
  type Jurisdiction,
  noControlRegister,
} from './jurisdiction.ts';

export const alberta = {
  id: 'AB',
  name: 'Alberta',
  statute: 'Business Corporations Act, R.S.A. 2000, c. B-9 (ABCA)',
  registry: 'Alberta Corporate Registry (through registry agents)',
  annualFiling: { name: 'Annual return', rule: endOfMonthAfterAnniversaryMonth },
  changeNotices: { directorsDays: 15, officeDays: 15 },
  directorResidency: {
    required: false,
    repealedOn: '2021-03-29',
    substitute: 'agent for service who is an individual resident in Alberta (s. 20.1)',
  },
  transparencyRegister: noControlRegister,
  names: {
    legalElements: commonLegalElements,
    elementPosition: 'last',
    positionNote: 'last word of the name',
    numberedName: '{number} Alberta {element}',
    report: { kind: 'nuans' },
    search: 'Nuans for a word name',
  },
  verification: {
    annualFiling: 'secondary',
    changeNotices: 'secondary',
    directorResidency: 'secondary',
    transparencyRegister: 'secondary',
    legalElements: 'secondary',
    numberedName: 'secondary',
  },
  sources: [
    'wiseraccounting.com (May -> 30 June example)',
    'chaparralregistry.ca',
    'mcmillan.ca 2021-03-29',
    'osler.com 2024-07-18',
    'ecompaniescanada.com ABCA s. 10',
  ],
} as const satisfies Jurisdiction;
