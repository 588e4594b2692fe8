import { anniversaryAndDays, commonLegalElements, type Jurisdiction } from './jurisdiction.ts';

export const canada = {
  id: 'CA',
  name: 'Canada (federal)',
  statute: 'Canada Business Corporations Act, R.S.C. 1985, c. C-44 (CBCA)',
  registry: 'Corporations Canada',
  annualFiling: {
    name: 'Annual return (Form 22) + ISC information filed at the same time',
    rule: anniversaryAndDays(60),
    statuteRef: 's. 263 (Director fixes form and period)',
  },
  initialFiling: {
    name: 'ISC information (with or right after incorporation)',
    days: 0,
    statuteRef: 's. 21.21(2)',
  },
  annualMeeting: { firstMonths: 18, thenMonths: 15, afterYearEndMonths: 6, statuteRef: 's. 133' },
  changeNotices: {
    directorsDays: 15,
    officeDays: 15,
    iscRecordDays: 15,
    iscFileDays: 15,
    forms: { directors: 'Form 6', office: 'Form 3' },
  },
  directorResidency: { required: true, statuteRef: 's. 105(3)' },
  transparencyRegister: {
    required: true,
    since: '2019-06-13',
    thresholdPercent: 25,
    filedWithRegistry: true,
    filedSince: '2024-01-22',
    public: 'partly',
    statuteRef: 'ss. 2.1, 21.1-21.4',
  },
  names: {
    legalElements: [...commonLegalElements, 'Société par actions de régime fédéral', 'S.A.R.F.'],
    elementPosition: 'anywhere',
    positionNote: 'anywhere in the name, but not only in a figurative or descriptive sense',
    numberedName: '{number} Canada {element}',
    report: { kind: 'included', validDays: 90 },
    search:
      'name search needed for a word name; online process includes it (third-party statement), report valid 90 days; not needed for numbered',
  },
  writtenShareholderResolution: {
    ordinary: 'all shareholders entitled to vote',
    special: 'all shareholders entitled to vote',
  },
  verification: {
    annualFiling: 'official',
    changeNotices: 'statute',
    directorResidency: 'statute',
    transparencyRegister: 'statute',
    legalElements: 'statute',
    annualMeeting: 'statute',
    numberedName: 'statute',
  },
  sources: [
    'justicecanada/laws-lois-xml eng/acts/C-44.xml (current to 2026-03-31)',
    'justicecanada/laws-lois-xml eng/regulations/SOR-2001-512.xml (current to 2025-07-24)',
    'ic.gc.ca cs02544 policy on annual filings',
    'corporationscanada cs09446',
  ],
} as const satisfies Jurisdiction;
