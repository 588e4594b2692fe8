import { ONTARIO_NOTICE } from '../forms.ts';
import {
  controlRegisterSince,
  elementAnywhere,
  type Jurisdiction,
  yearEndAndMonths,
} from './jurisdiction.ts';

export const ontario = {
  id: 'ON',
  name: 'Ontario',
  statute:
    'Business Corporations Act, R.S.O. 1990, c. B.16 (OBCA); Corporations Information Act, R.S.O. 1990, c. C.39 (CIA) and O. Reg. 400/21',
  registry: 'Ontario Business Registry',
  annualFiling: {
    name: 'CIA annual return',
    rule: yearEndAndMonths(6),
    alternatives: [
      {
        ...yearEndAndMonths(6),
        monthArithmetic: 'end_of_month_sticky',
        source: 'as the CRA counts: month end to month end',
      },
    ],
    statuteRef: 'CIA s. 3.1; O. Reg. 400/21',
  },
  initialFiling: { name: 'CIA initial return', days: 60, statuteRef: 'CIA s. 2' },
  annualMeeting: { firstMonths: 18, thenMonths: 15, afterYearEndMonths: null, statuteRef: 'OBCA s. 94' },
  changeNotices: {
    directorsDays: 15,
    officeDays: 15,
    officersDays: 15,
    particularsDays: 15,
    iscRecordDays: 15,
    forms: { all: ONTARIO_NOTICE },
  },
  directorResidency: {
    required: false,
    repealedOn: '2021-07-05',
    note: 'resident-Canadian status is still asked on forms',
  },
  transparencyRegister: {
    ...controlRegisterSince('2023-01-01'),
    statuteRef: 'OBCA ss. 1.1, 140.2 and following',
  },
  names: {
    ...elementAnywhere,
    numberedName: '{number} Ontario {element}',
    report: { kind: 'nuans', validDays: 90 },
    search: 'Ontario-biased Nuans report <= 90 days old for a word name',
  },
  extraRegisters: [
    {
      name: 'Register of ownership interests in land in Ontario',
      since: '2016-12-10',
      statuteRef: 'OBCA s. 140.1',
    },
  ],
  writtenShareholderResolution: {
    ordinary:
      'majority of shares entitled to vote (non-offering corporations, since 2021-07-05), with notice to the others',
    special: 'all shareholders entitled to vote',
  },
  verification: {
    annualFiling: 'secondary',
    changeNotices: 'official',
    directorResidency: 'secondary',
    transparencyRegister: 'secondary',
    legalElements: 'secondary',
    annualMeeting: 'secondary',
    initialFiling: 'official',
    numberedName: 'secondary',
  },
  sources: [
    'ontario.ca O. Reg. 400/21',
    'CIA form 5284E instructions',
    'ontariobusinesscentral.ca',
    'oba.org Bill 213 note',
    'mcmillan.ca ISC note',
    'companyformations.ca OBCA s. 10',
  ],
} as const satisfies Jurisdiction;
