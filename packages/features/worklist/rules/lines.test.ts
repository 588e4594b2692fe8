import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { linesOf, type WorkFacts } from './lines.ts';
import { pageOf } from './pages.ts';

const nothing: WorkFacts = {
  deadlines: [],
  own: [],
  asksYearEnd: false,
  requests: [],
  unpaid: [],
  needingAttention: [],
  stopped: [],
  unsignedDocuments: 0,
  bookErrors: 0,
  isSentBack: false,
  differsFromRegistry: false,
};
const may11 = plainDate('2026-05-11');
const annual = {
  registration: 'CA',
  kind: 'annual_filing' as const,
  occasion: '2026',
  dueOn: may11,
  year: 2026,
  personId: null,
  isOfControl: false,
  filing: null,
  filingId: 'f',
};

test.each<[string, Partial<WorkFacts>, string]>([
  ['a deadline that is filed', { deadlines: [annual] }, 'deadline CA annual_filing 2026, deadline: file'],
  [
    'one that the registry sent back',
    { deadlines: [{ ...annual, filing: 'rejected' }] },
    'filing_rejection CA annual_filing 2026, filing_rejection: file',
  ],
  [
    'one of significant control',
    { deadlines: [{ ...annual, kind: 'isc_review', isOfControl: true }] },
    'control_deadline CA isc_review 2026, control_deadline: settle',
  ],
  [
    'one of the organization’s own',
    {
      own: [{ registration: 'CA', occasion: '2026-05-11:1', dueOn: may11, ownId: '1', inCharge: 'ann' }],
    },
    'deadline CA own 2026-05-11:1, deadline: settle',
  ],
  ['no fiscal year end', { asksYearEnd: true }, 'year_end, year_end: set_year_end'],
  [
    'documents out for signature',
    { requests: [{ envelopeId: 'e', expiresOn: may11, sentBy: 'ann', signeeIds: ['bo'] }] },
    'signatures e, signatures: remind',
  ],
  ['an unpaid entry', { unpaid: [{ proposalId: 'p', proposedBy: 'ann' }] }, 'payment p, payment: pay'],
  [
    'an entry that no longer fits',
    { needingAttention: [{ proposalId: 'p', proposedBy: null }] },
    'attention p, attention: look',
  ],
  ['unsigned documents', { unsignedDocuments: 2 }, 'unsigned, unsigned: print'],
  ['errors of the book', { bookErrors: 1 }, 'incomplete, incomplete: check'],
  ['articles that came back', { isSentBack: true }, 'rejection, rejection: look'],
  ['another name at the registry', { differsFromRegistry: true }, 'registry, registry: compare'],
])('%s', (_, facts, line) => {
  const lines = linesOf({ ...nothing, ...facts }).map((one) => `${one.line}, ${one.kind}: ${one.nextAct}`);
  expect(lines).toEqual([line]);
});

test('a return that the registry sent back is done where it is sent again; others are opened in the list of filings', () => {
  const deadlines = [annual, { ...annual, filing: 'rejected' } as const];
  expect(linesOf({ ...nothing, deadlines }).map((line) => pageOf('o', line, true))).toEqual([
    '/app/org/o/organization/filing?filing=CA%20annual_filing%202026',
    '/app/annualFiling/checkout/o/founder/f',
  ]);
});

test('an organization for which nothing is to be done has no line', () => {
  expect(linesOf(nothing)).toEqual([]);
});
