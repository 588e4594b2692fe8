import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { refused, serve } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDocument } from '../../documents/draftContract.ts';
import { documentOf } from '../../documents/web/testing.ts';
import { MaplePage, orgId } from '../../organizations/web/testing.tsx';
import { checkBook, type FindingView, readLastCheck } from '../contract.ts';
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
};
const checked = (findings: readonly FindingView[]) => ({
  checked_at: '2026-04-20T13:20:00.000Z',
  errors: 1,
  warnings: 1,
  hints: 1,
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

const open = (may: (action: string) => boolean = () => true) =>
  renderUi(
    <MaplePage>
      <CheckScreen />
    </MaplePage>,
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
    'has no effect unless the director consents in writing by Apr 23, 2026.',
  );
  expect(section.textContent).toMatch(/\(CBCA s\. .?106\(9\).?\)/);
  expect(within(section).getByText('3 days')).toBeTruthy();
  expect(
    screen.getByText(/21 of 24 required documents are in the book\. 5 of them are not signed yet\./),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Ready for a bank' }).closest('section')?.textContent).toContain(
    'Director’s consent is missing−8',
  );
  const enter = screen.getByRole('link', { name: /Add details: Certificate is not in the book/ });
  expect(enter.getAttribute('href')).toBe(`/app/org/${orgId}/shares/shareholders/yusuf`);
  const control = screen.getByRole('link', { name: /Record review/ });
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

test('a long list shows more when it is asked for, and keeps the rest in view meanwhile', async () => {
  const all = Array.from({ length: 70 }, (_, at) => ({
    ...certificate,
    subject: `cs-${at}`,
    about: `CS-${at}`,
  }));
  const requests = serve([
    checkBook,
    ({ query }) => {
      const shown = all.slice(0, Number(query.limit));
      return {
        ...checked(shown),
        warnings: all.length,
        next: shown.length < all.length ? `50 certificate_missing cs-49` : null,
      };
    },
  ]);
  await open();
  expect(await screen.findAllByRole('listitem', { name: '' })).toBeTruthy();
  expect(screen.queryByText(/CS-69/)).toBeNull();
  const [heading] = screen.getAllByRole('heading', { name: /70/ });
  expect(heading).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText(/CS-49/)).toBeTruthy();
  expect(await screen.findByText(/CS-69/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(requests.map(({ query }) => query.limit)).toEqual(['50', '100']);
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

test('the dashboard has a line of what was found last', async () => {
  serve([readLastCheck, { checked_at: '2026-04-20T13:20:00.000Z', errors: 1, warnings: 2, hints: 0 }]);
  await renderUi(
    <MaplePage>
      <CheckPanel orgId={orgId} />
    </MaplePage>,
  );
  expect(await screen.findByText('1 thing to fix now, 2 before you share the book')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Check minute book' }).getAttribute('href')).toBe(
    `/app/org/${orgId}/document/check`,
  );
});
