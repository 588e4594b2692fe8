import {
  controlRegisterSince,
  elementAnywhere,
  endOfMonthAfterAnniversaryMonth,
  type Jurisdiction,
} from './jurisdiction.ts';

export const manitoba = {
  id: 'MB',
  name: 'Manitoba',
  statute: 'The Corporations Act, C.C.S.M. c. C225',
  registry: 'Companies Office',
  annualFiling: { name: 'Annual return of information', rule: endOfMonthAfterAnniversaryMonth },
  changeNotices: { directorsDays: 15, officeDays: 15 },
  directorResidency: { required: true, note: 'sources are old; current status not verified' },
  transparencyRegister: controlRegisterSince('2020-04-08'),
  names: {
    ...elementAnywhere,
    numberedName: '{number} Manitoba {element}',
    report: { kind: 'reservation' },
    search: 'no Nuans; name reservation',
  },
  verification: {
    annualFiling: 'third_party_code',
    changeNotices: 'general_knowledge',
    directorResidency: 'secondary',
    transparencyRegister: 'secondary',
    legalElements: 'general_knowledge',
    numberedName: 'general_knowledge',
  },
  sources: ['mondaq 958208', 'mondaq 980118', 'public code with the same rule (id 59783658628)'],
} as const satisfies Jurisdiction;
