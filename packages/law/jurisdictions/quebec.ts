import { type Jurisdiction, yearEndAndMonths } from './jurisdiction.ts';

export const quebec = {
  id: 'QC',
  name: 'Quebec',
  statute:
    'Business Corporations Act, CQLR c. S-31.1 (QBCA); Act respecting the legal publicity of enterprises, CQLR c. P-44.1 (LPLE)',
  registry: 'Registraire des entreprises (REQ)',
  annualFiling: {
    name: 'Annual updating declaration (déclaration de mise à jour annuelle)',
    rule: yearEndAndMonths(6),
    statuteRef: 'P-44.1, r. 1, s. 3(1)',
    note: 'opens the day after the taxation year end',
  },
  annualMeeting: { firstMonths: 18, thenMonths: 15, afterYearEndMonths: null, statuteRef: 'QBCA s. 163' },
  changeNotices: {
    directorsDays: 30,
    officeDays: 30,
    forms: { all: 'current updating declaration' },
    statuteRef: 'LPLE s. 41 (not read)',
  },
  directorResidency: { required: false },
  transparencyRegister: {
    required: true,
    name: 'Ultimate beneficiaries, declared to the REQ',
    since: '2023-03-31',
    thresholdPercent: 25,
    filedWithRegistry: true,
    public: "yes (searchable by individual's name since 2024-03-31)",
    appliesToExtraProvincial: true,
  },
  names: {
    legalElements: ['société par actions', 'compagnie', 's.a.', 'ltée', 'inc.'],
    elementPosition: 'abbreviation_last',
    positionNote:
      'abbreviation at the end when the full words are not in the name; French form of the name required',
    numberedName: '{number} Québec inc.',
    report: { kind: 'none' },
    search: 'no Nuans; declaration of reasonable means',
  },
  verification: {
    annualFiling: 'statute',
    changeNotices: 'general_knowledge',
    directorResidency: 'secondary',
    transparencyRegister: 'secondary',
    legalElements: 'secondary',
    annualMeeting: 'statute',
    numberedName: 'secondary',
  },
  sources: [
    'legisquebec P-44.1 r. 1 s. 3',
    'legisquebec S-31.1 ss. 5, 8, 163',
    'registreentreprises.gouv.qc.ca annual fee page',
    'mccarthy.ca 2023',
    'gooffshorenow.com names',
  ],
} as const satisfies Jurisdiction;
