import {
  commonLegalElements,
  controlRegisterSince,
  endOfAnniversaryMonth,
  type Jurisdiction,
} from './jurisdiction.ts';

export const novaScotia = {
  id: 'NS',
  name: 'Nova Scotia',
  statute: 'Companies Act, R.S.N.S. 1989, c. 81; Corporations Registration Act, c. 101',
  registry: 'Registry of Joint Stock Companies',
  annualFiling: {
    name: 'Annual renewal of registration and annual statement',
    rule: endOfAnniversaryMonth,
    note: 'conservative; one public program uses anniversary + 60 days',
  },
  changeNotices: { directorsDays: null, officeDays: null, note: 'period not verified' },
  directorResidency: { required: false, substitute: 'recognized agent resident in Nova Scotia' },
  transparencyRegister: controlRegisterSince('2023-04-01'),
  names: {
    legalElements: commonLegalElements,
    elementPosition: 'last',
    positionNote: 'end of the name',
    numberedName: '{number} Nova Scotia Limited',
    report: { kind: 'reservation' },
    search: 'name reservation (Nuans used)',
  },
  constatingDocuments: 'memorandum and articles of association, not articles of incorporation',
  verification: {
    annualFiling: 'general_knowledge',
    changeNotices: 'general_knowledge',
    directorResidency: 'official',
    transparencyRegister: 'secondary',
    legalElements: 'general_knowledge',
    numberedName: 'general_knowledge',
  },
  sources: ['beta.novascotia.ca company requirements', 'stewartmckelvey.com Bill 226'],
} as const satisfies Jurisdiction;
