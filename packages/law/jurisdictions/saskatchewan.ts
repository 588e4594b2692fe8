import {
  commonLegalElements,
  controlRegisterSince,
  endOfMonthAfterAnniversaryMonth,
  type Jurisdiction,
} from './jurisdiction.ts';

export const saskatchewan = {
  id: 'SK',
  name: 'Saskatchewan',
  statute: 'The Business Corporations Act, 2021, S.S. 2021, c. 6 (in force 2023-03-12)',
  registry: 'ISC Corporate Registry',
  annualFiling: { name: 'Annual return', rule: endOfMonthAfterAnniversaryMonth },
  changeNotices: { directorsDays: 15, officeDays: 15 },
  directorResidency: {
    required: false,
    repealedOn: '2023-03-12',
    substitute: 'power of attorney when no director or officer resides in Saskatchewan',
  },
  transparencyRegister: controlRegisterSince('2023-03-12'),
  names: {
    legalElements: commonLegalElements,
    elementPosition: 'anywhere',
    positionNote: 'part of the name; Indigenous-language names allowed',
    numberedName: '{number} Saskatchewan {element}',
    report: { kind: 'reservation' },
    search: 'no Nuans; name availability search',
  },
  verification: {
    annualFiling: 'third_party_code',
    changeNotices: 'secondary',
    directorResidency: 'secondary',
    transparencyRegister: 'secondary',
    legalElements: 'general_knowledge',
    numberedName: 'general_knowledge',
  },
  sources: [
    'lakefieldlaw.ca 2023',
    'mondaq 1295660, 1295666',
    'isc.ca (15 days, stated for non-profits and co-operatives)',
    'public code (id 59783658628)',
  ],
} as const satisfies Jurisdiction;
