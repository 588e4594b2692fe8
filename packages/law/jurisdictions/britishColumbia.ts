import { anniversaryAndMonths, commonLegalElements, type Jurisdiction } from './jurisdiction.ts';

export const britishColumbia = {
  id: 'BC',
  name: 'British Columbia',
  statute: 'Business Corporations Act, S.B.C. 2002, c. 57 (BCBCA)',
  registry: 'BC Registries',
  annualFiling: {
    name: 'Annual report (Form 6)',
    rule: anniversaryAndMonths(2),
    alternatives: [
      { ...anniversaryAndMonths(2), feb29Anniversary: 'mar1', source: 'BC Registries source code' },
    ],
    statuteRef: 's. 51',
  },
  annualMeeting: {
    firstMonths: 18,
    thenMonths: 15,
    afterYearEndMonths: null,
    statuteRef: 's. 182',
    note: 'once each calendar year and within 15 months of the last annual reference date',
  },
  changeNotices: {
    directorsDays: 15,
    officeDays: null,
    note: 'an office change takes effect only by filing the notice, so there is no grace period (general knowledge)',
  },
  directorResidency: { required: false },
  transparencyRegister: {
    required: true,
    name: 'Transparency register of significant individuals',
    since: '2020-10-01',
    thresholdPercent: 25,
    filedWithRegistry: false,
    public: 'public register enacted 2023 (Bill 20), start date not verified',
    updateDays: 30,
    notifyIndividualDays: 10,
    statuteRef: 'Part 4.1, ss. 119.1-119.9',
  },
  names: {
    legalElements: commonLegalElements,
    elementPosition: 'last',
    positionNote: 'at the end of the name',
    numberedName: '{number} B.C. Ltd.',
    report: { kind: 'request' },
    search: 'no Nuans; BC name request, up to three choices',
  },
  verification: {
    annualFiling: 'secondary',
    changeNotices: 'official',
    directorResidency: 'secondary',
    transparencyRegister: 'secondary',
    legalElements: 'official',
    annualMeeting: 'secondary',
    numberedName: 'official',
  },
  sources: [
    'ttlaw.ca annual reports (30 June -> 30 August example)',
    'bcregistry.ca NOCDR help',
    'ltpm.ltsa.ca corporate name (s. 23)',
    'bcgov/lear source code',
  ],
} as const satisfies Jurisdiction;
