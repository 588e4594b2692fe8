import { type Contributions, type Slots, SlotsContext } from '@tabellion/ui/slots.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { refused, serve } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createDocument } from '../../documents/draftContract.ts';
import { documentOf } from '../../documents/web/testing.ts';
import { MaplePage, orgId } from '../../organizations/web/testing.tsx';
import { checkBook, type FindingView, readLastCheck } from '../contract.ts';
import { rulesBroken } from '../rules/views.ts';
import { CheckPanel } from './CheckPanel.tsx';
import { CheckScreen } from './CheckScreen.tsx';

const consent: FindingView = {
  code: 'consent_missing',
  severity: 'error',
  subject: 'seat',
  about: 'ليلى حداد',
  due_on: '2026-04-23',
  params: { from: '2026-04-13', dueOn: '2026-04-23' },
  days: 3,
  citation: { act: 'cbca', number: '106(9)' },
  fix: { do: 'draft', template: 'director_consent', subject: 'seat' },
  act: null,
  security_id: null,
};
const certificate: FindingView = {
  code: 'certificate_missing',
  severity: 'warning',
  subject: 'cs-9',
  about: 'CS-9',
  due_on: null,
  params: { name: 'Yusuf Demir' },
  days: null,
  citation: null,
  fix: {
    do: 'enter',
    template: 'share_certificate',
    subject: 'cs-9',
    fact: 'person_name',
    person_id: 'yusuf',
  },
  act: null,
  security_id: null,
};
const review: FindingView = {
  code: 'control_review_due',
  severity: 'hint',
  subject: '2026',
  about: '2026',
  days: 252,
  params: { dueOn: '2026-12-31' },
  citation: null,
  due_on: '2026-12-31',
  fix: { do: 'open', page: 'control', id: null },
  act: null,
  security_id: null,
};
const checked = (findings: readonly FindingView[]) => ({
  checked_at: '2026-04-20T13:20:00.000Z',
  errors: 1,
  warnings: 1,
  hints: 1,
  rules: rulesBroken(findings),
  required: 24,
  in_place: 21,
  unsigned: 5,
  findings,
  next: null,
  readiness: [
    { purpose: 'bank', percent: 92, lines: [{ code: 'consent_missing', points: 8 }] },
    { purpose: 'audit', percent: 100, lines: [] },
    { purpose: 'sale', percent: 71, lines: [{ code: 'certificate_missing', points: 29 }] },
  ],
});

const open = (may: (action: string) => boolean = () => true, slots: Contributions = {}) =>
  renderUi(
    <SlotsContext value={slots}>
      <MaplePage>
        <CheckScreen />
      </MaplePage>
    </SlotsContext>,
    { may },
  );

test('findings stand by severity, each with its reason, its section and its days', async () => {
  serve([checkBook, checked([consent, certificate, review])]);
  await open();
  const [first] = await screen.findAllByRole('heading', { name: /Fix now/ });
  const section = first?.closest('section');
  if (!section) throw new Error('findings have no section');
  expect(within(section).getByText(/Director’s consent is missing.*ليلى حداد/)).toBeTruthy();
  expect(section.textContent).toContain(
    'has no effect unless the director consents in writing by Apr 23, 2026 (CBCA s. ',
  );
  expect(section.textContent).toMatch(/\(CBCA s\. .?106\(9\).?\)/);
  expect(within(section).getByText('3 days')).toBeTruthy();
  expect(
    screen.getByText(
      /^3 rules are broken, 3 places in all\. 21 of 24 documents the registers call for are in the book\./,
    ),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Ready for a bank' }).closest('section')?.textContent).toContain(
    'Director’s consent is missing−8',
  );
  const enter = screen.getByRole('link', { name: /Add details: Certificate is not in the book/ });
  expect(enter.getAttribute('href')).toBe(`/app/org/${orgId}/shares/shareholders/yusuf`);
  const control = screen.getByRole('link', { name: /Record steps/ });
  expect(control.getAttribute('href')).toBe(`/app/org/${orgId}/organization/significant-control`);
});

test('a missing document is drafted by its button, and the book is checked again', async () => {
  let isDrafted = false;
  const requests = serve(
    [checkBook, () => checked(isDrafted ? [] : [consent])],
    [
      createDocument,
      () => {
        isDrafted = true;
        return { document: documentOf('Consent') };
      },
    ],
  );
  await open();
  fireEvent.click(await screen.findByRole('button', { name: /Draft document: Director’s consent/ }));
  expect(await screen.findByText('Nothing is missing')).toBeTruthy();
  expect(requests.find(({ endpoint }) => endpoint === createDocument)?.body).toEqual({
    template: 'director_consent',
    subject: 'seat',
  });
  const before = requests.length;
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(requests.length).toBe(before + 1));
});

test('a rule that is broken in many places is one row, which sends or prints all that are chosen', async () => {
  const at = (code: 'document_unsigned' | 'certificate_unsigned', act: 'send' | 'print') => (id: string) => ({
    ...certificate,
    code,
    act,
    subject: id,
    about: id,
    params: { names: 'Ann' },
    fix: { do: 'open', page: 'document', id } as const,
  });
  const unsigned = Array.from({ length: 9 }, (_, place) => `Lease ${place}`);
  const findings = [
    ...unsigned.map(at('document_unsigned', 'send')),
    ...['CS-1', 'CS-2'].map(at('certificate_unsigned', 'print')),
  ];
  serve([checkBook, checked(findings)]);
  const sends = vi.fn();
  const Send = ({ documentIds, words, isPrimary }: Slots['documents.send']['gives']) => {
    sends(documentIds, isPrimary);
    return <button type="button">{words}</button>;
  };
  await open(() => true, { 'documents.send': [Send] });
  const first = await screen.findByRole('button', { name: /^9 documents are not signed/ });
  expect(first.getAttribute('aria-expanded')).toBe('true');
  expect(screen.queryByText(/Lease 8/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 more' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Include .?Lease 8.?$/ }));
  expect(screen.getByRole('button', { name: 'Send 8 for signature' })).toBeTruthy();
  expect(sends).toHaveBeenLastCalledWith(unsigned.slice(0, 8), true);
  expect(screen.getByRole('button', { name: 'Print 2' })).toBeTruthy();
  expect(screen.queryByText(/CS-1/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^2 certificates are not signed/ }));
  expect(screen.getByText(/CS-1/)).toBeTruthy();
});

test('who may only read drafts nothing', async () => {
  serve([checkBook, checked([consent])]);
  await open((action) => action.endsWith('.read'));
  expect(await screen.findByText(/Director’s consent is missing.*ليلى/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Draft document/ })).toBeNull();
});

test('a check that failed says so, and can be tried again', async () => {
  serve([checkBook, refused('REGISTERS.NOT_INCORPORATED')]);
  await open();
  expect(await screen.findByText('REGISTERS.NOT_INCORPORATED')).toBeTruthy();
});

test('the dashboard has the three gravest rules that were found broken last, each with its way to them', async () => {
  const rules = [
    { code: 'issue_resolution_unsigned', severity: 'error', places: 6 },
    { code: 'year_end_missing', severity: 'warning', places: 1 },
    { code: 'document_unsigned', severity: 'warning', places: 22 },
    { code: 'certificate_unsigned', severity: 'hint', places: 15 },
  ] as const;
  const counts = { errors: 6, warnings: 23, hints: 15 };
  serve([readLastCheck, { checked_at: '2026-04-20T13:20:00.000Z', ...counts, rules: [...rules] }]);
  await renderUi(
    <MaplePage>
      <CheckPanel orgId={orgId} />
    </MaplePage>,
  );
  await screen.findByText('6 resolutions issuing shares are not signed');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '6 resolutions issuing shares are not signed',
    'Fiscal year end is missing',
    '22 documents are not signed',
  ]);
  expect(screen.getByRole('link', { name: '22 documents are not signed' }).getAttribute('href')).toBe(
    `/app/org/${orgId}/document/check?rule=document_unsigned`,
  );
  expect(screen.getByRole('link', { name: 'Check minute book' }).getAttribute('href')).toBe(
    `/app/org/${orgId}/document/check`,
  );
});
