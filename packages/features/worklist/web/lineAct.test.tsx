import { type Page, PageProvider } from '@tabellion/ui/router/page.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { WorkLine } from '../contract.ts';
import { LineAct } from './lineAct.tsx';
import { loadWords } from './words.ts';

afterEach(cleanup);

const filing: WorkLine = {
  org_unique_id: 'maple',
  line: 'deadline CA annual_filing 2026',
  kind: 'deadline',
  what: 'Annual return',
  waiting_for: '',
  due_on: '2026-05-11',
  days: 10,
  state: 'soon',
  in_charge: null,
  is_yours: false,
  next_act: 'file',
  path: '/app/org/maple/organization/filing?filing=CA%20annual_filing%202026',
  subject: null,
  deadline: null,
  may_assign: false,
};

test.each([
  ['leads to its filing', true, 'File', filing.path],
  ['of a host that hides Filing leads to the deadlines', false, 'View', '/app/org/maple/dashboard/deadlines'],
])('a line that a filing meets %s', async (_, isShown, label, to) => {
  const page: Page = {
    params: {},
    preload: () => undefined,
    hasPage: (pathname) => isShown || pathname !== '/app/org/maple/organization/filing',
  };
  await renderUi(
    <PageProvider value={page}>
      <MoreTexts load={loadWords} waiting={null}>
        <LineAct of={filing} name="Maple" onDone={() => undefined} />
      </MoreTexts>
    </PageProvider>,
  );
  const link = await screen.findByRole('link');
  expect([link.textContent, link.getAttribute('href')]).toEqual([label, to]);
});
