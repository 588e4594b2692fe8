import {
  controlRegisterSince,
  elementAnywhere,
  endOfAnniversaryMonth,
  type Jurisdiction,
} from './jurisdiction.ts';

export const newfoundlandAndLabrador = {
  id: 'NL',
  name: 'Newfoundland and Labrador',
  statute: 'Corporations Act, R.S.N.L. 1990, c. C-36',
  registry: 'Registry of Companies (CADO)',
  annualFiling: { name: 'Annual return', rule: endOfAnniversaryMonth },
  changeNotices: { directorsDays: 15, officeDays: 15 },
  directorResidency: { required: false, repealedOn: '2022-04-01', note: 'one firm says 2021-11-16' },
  transparencyRegister: controlRegisterSince('2022-04-01'),
  names: {
    ...elementAnywhere,
    numberedName: '{number} Newfoundland and Labrador {element}',
    report: { kind: 'none' },
    search: 'no Nuans',
  },
  verification: {
    annualFiling: 'official',
    changeNotices: 'general_knowledge',
    directorResidency: 'secondary',
    transparencyRegister: 'secondary',
    legalElements: 'general_knowledge',
    numberedName: 'general_knowledge',
  },
  sources: ['gov.nl.ca annual returns', 'mcinnescooper.com NL', 'mondaq 1179558'],
} as const satisfies Jurisdiction;
