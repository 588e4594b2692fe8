import {
  anniversaryAndDays,
  controlRegisterSince,
  elementAnywhere,
  endOfMonthAfterAnniversaryMonth,
  type Jurisdiction,
} from './jurisdiction.ts';

export const newBrunswick = {
  id: 'NB',
  name: 'New Brunswick',
  statute: 'Business Corporations Act, S.N.B. 1981, c. B-9.1',
  registry: 'Service New Brunswick Corporate Registry',
  annualFiling: {
    name: 'Annual return (Form 24.3 / 33 / 35.1)',
    rule: endOfMonthAfterAnniversaryMonth,
    alternatives: [{ ...anniversaryAndDays(30), source: 'snb.ca: 30 days after the anniversary' }],
    statuteRef: 's. 187',
    note: "the registry's web page says 30 days after the anniversary date; show the earlier date",
  },
  changeNotices: { directorsDays: 15, officeDays: 15 },
  directorResidency: { required: false },
  transparencyRegister: { ...controlRegisterSince('2022-06-10'), statuteRef: 's. 99.3' },
  names: {
    ...elementAnywhere,
    numberedName: '{number} N.B. {element}',
    report: { kind: 'nuans' },
    search: 'Atlantic Nuans (general knowledge)',
  },
  verification: {
    annualFiling: 'secondary',
    changeNotices: 'general_knowledge',
    directorResidency: 'secondary',
    transparencyRegister: 'official',
    legalElements: 'general_knowledge',
    numberedName: 'general_knowledge',
  },
  sources: [
    'purvisculbertlaw.ca quoting s. 187',
    'snb.ca annual return page',
    'snb.ca beneficial ownership register',
    'laws.gnb.ca B-9.1 s. 99.3',
  ],
} as const satisfies Jurisdiction;
