import {
  commonLegalElements,
  controlRegisterSince,
  endOfAnniversaryMonth,
  type Jurisdiction,
} from './jurisdiction.ts';

export const princeEdwardIsland = {
  id: 'PE',
  name: 'Prince Edward Island',
  statute: 'Business Corporations Act, R.S.P.E.I. 1988, c. B-6.01 (in force 2019-05-03)',
  registry: 'PEI Corporate Registry',
  annualFiling: {
    name: 'Annual return',
    rule: endOfAnniversaryMonth,
    note: 'conservative; anniversary + 30 days is also reported',
  },
  changeNotices: { directorsDays: 15, officeDays: 15 },
  directorResidency: { required: false },
  transparencyRegister: controlRegisterSince('2020-09-01'),
  names: {
    legalElements: commonLegalElements,
    elementPosition: 'last',
    positionNote: 'end of the name',
    numberedName: '{number} Prince Edward Island {element}',
    report: { kind: 'nuans' },
    search: 'Nuans',
  },
  verification: {
    annualFiling: 'third_party_code',
    changeNotices: 'general_knowledge',
    directorResidency: 'secondary',
    transparencyRegister: 'secondary',
    legalElements: 'secondary',
    numberedName: 'secondary',
  },
  sources: [
    'stewartmckelvey.com PEI',
    'mcinnescooper.com PEI BCA',
    'corpcentredev.com PEI',
    'public code (id 59783658628)',
  ],
} as const satisfies Jurisdiction;
