import { ONTARIO_NOTICE } from '@tabellion/law/forms.ts';
import { filing as words } from '@tabellion/texts/filing/en.ts';
import type { May } from '@tabellion/ui/access/MayProvider.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { refused, serve } from '@tabellion/ui/testing/serve.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MaplePage } from '../../organizations/web/testing.tsx';
import { type FilingList, type FilingView, listFilings, readFiling, updateFiling } from '../contract.ts';
import { readRegistryParticulars } from '../particularsContract.ts';
import { FilingsScreen } from './FilingsScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nothing = {
  state: null,
  number: null,
  accepted_on: null,
  is_specimen: false,
  reasons: [],
  document_id: null,
  return_id: null,
};

const annualReturn = (year: number, more: Partial<FilingView> = {}): FilingView => ({
  filing_id: `return-${year}`,
  registration: 'CA',
  kind: 'annual_filing',
  occasion: String(year),
  filing_year: year,
  person: null,
  status: 'overdue',
  open_from: `${year}-03-12`,
  due_date: `${year}-05-11`,
  days: -10,
  at_risk_from: `${year}-06-10`,
  rule: 'days_after_anniversary',
  count: 60,
  counted_from: `${year}-03-12`,
  section: 'CBCA s. 263',
  form: null,
  fee: { cents: 1200, as_of: '2025-07-24', source: 'SOR/2001-512, Schedule 5' },
  confirmWithRegistry: false,
  progress: null,
  waits_for: null,
  older_year: null,
  registry: nothing,
  corrects: null,
  ...more,
});

const list: FilingList = {
  today: '2027-05-21',
  since: '2024-03-12',
  filingList: [
    annualReturn(2025, {
      status: 'Complete',
      registry: { ...nothing, state: 'accepted', number: '1584203', accepted_on: '2025-04-30' },
    }),
    annualReturn(2026, { days: -375 }),
    annualReturn(2027, { waits_for: 'older_year', older_year: 2026 }),
    annualReturn(2028, { status: 'upcoming', days: 356, waits_for: 'older_year', older_year: 2026 }),
  ],
  hidden_without_year_end: [],
};
const particulars = { official_email: null, primary_activity: null, history: [], keys: [] };

async function show(of: FilingList, may?: May) {
  const sent = serve(
    [listFilings, of],
    [readRegistryParticulars, particulars],
    [readFiling, { filing: of.filingList[1], history: [] }],
    [updateFiling, { filing: of.filingList[1], history: [] }],
  );
  await renderUi(
    <MaplePage>
      <FilingsScreen />
    </MaplePage>,
    { ...(may && { may }) },
  );
  await screen.findByRole('heading', { name: words['filings.title'] });
  return sent;
}

const lines = () =>
  within(screen.getByRole('table', { name: words['filings.title'] }))
    .getAllByRole('row')
    .flatMap((row) => row.querySelector('.rowlink, th[scope=colgroup]')?.textContent ?? []);

test('missing years stand first, the oldest of them on top, then the years, the newest first', async () => {
  await show(list);
  expect(lines()).toEqual([
    `${words['filings.missing']}${words['filings.missing.why']}`,
    'Annual return 2026',
    'Annual return 2027',
    '2028',
    'Annual return 2028',
    '2025',
    'Annual return 2025',
  ]);
  screen.getByText('2 due, 1 filed since March 12, 2024');
});

test('a notice to Ontario is named in the reader’s words', async () => {
  const notice = { kind: 'director_notice', filing_year: null, form: ONTARIO_NOTICE } as const;
  await show({ ...list, filingList: [annualReturn(2026, notice)] });
  expect(lines()).toContain('Notice of change of directors, Ontario notice of change');
});

test('the next one is the oldest that waits for nothing, with one button', async () => {
  await show(list);
  const next = screen.getByRole('heading', { name: words['filings.next'] }).closest('section');
  if (next === null) throw new Error('no next filing');
  within(next).getByText('Annual return 2026');
  within(next).getByText(/60 days after the anniversary on March 12, 2026 \(CBCA s\. 263\)/);
  const start = within(next).getByRole('link', { name: words['filings.start'] });
  expect(start.getAttribute('href')).toMatch(/\/app\/annualFiling\/ConfirmCorporate\/.*\/return-2026$/);
  expect(within(next).queryAllByRole('button')).toEqual([]);
});

test('a drawer says what the law asks, since when standing is at risk, the fee with its day, and what it waits for', async () => {
  await show(list);
  fireEvent.click(screen.getByRole('button', { name: 'Annual return 2027' }));
  const drawer = await screen.findByRole('dialog');
  await within(drawer).findByText(words['filings.risk']);
  within(drawer).getByText('Jun 10, 2027');
  within(drawer).getByText(/, as of July 24, 2025/);
  within(drawer).getByText('2026 is filed first');
  within(drawer).getByText(words['filings.history.none']);
});

test('a number and a day mark it as filed; who may only read has no button', async () => {
  const sent = await show(list);
  const [button] = screen.getAllByRole('button', { name: words['filings.markFiled'] });
  if (button === undefined) throw new Error('no button');
  fireEvent.click(button);
  const drawer = await screen.findByRole('dialog');
  fireEvent.change(within(drawer).getByLabelText(words['filings.number']), { target: { value: '77' } });
  fireEvent.click(within(drawer).getByRole('button', { name: words['filings.markFiled'] }));
  await vi.waitFor(() => expect(JSON.stringify(sent)).toContain('"number":"77"'));
  cleanup();
  await show(list, (action) => action !== 'filings.edit');
  expect(screen.queryByRole('button', { name: words['filings.markFiled'] })).toBeNull();
});

test('a paid return that was sent back is missing still: its row, its drawer and the next one lead to where it is sent again', async () => {
  const rejected = annualReturn(2026, {
    status: 'Complete',
    waits_for: 'correction',
    registry: { ...nothing, state: 'rejected', reasons: ['The office is not in this province.'] },
  });
  const correction = annualReturn(2025, { filing_id: 'correction', corrects: 'return-2025', days: -200 });
  await show({
    ...list,
    filingList: [rejected, correction, annualReturn(2027, { waits_for: 'older_year' })],
  });
  expect(lines().slice(1, 3)).toEqual(['Annual return 2026', 'Annual return 2027']);
  const again = () => screen.getAllByRole('link', { name: words['filings.sendAgain'] });
  expect(again().map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/\/app\/annualFiling\/checkout\/.*\/return-2026$/),
  ]);
  // A correction bears the day of what it corrects, and is not late by it.
  screen.getByText(words['filings.state.open'], { selector: '.badge' });
  fireEvent.click(screen.getByRole('button', { name: 'Annual return 2026' }));
  const drawer = await screen.findByRole('dialog');
  await within(drawer).findByText('The office is not in this province.');
  within(drawer).getByRole('link', { name: words['filings.sendAgain'] });
  fireEvent.click(within(drawer).getByRole('button', { name: words['filings.markFiled'] }));
  await screen.findByText(new RegExp(words['filings.markFiled.paid']));
});

test('what is hidden without a year end is named, and an empty list says why', async () => {
  await show({
    ...list,
    filingList: [],
    hidden_without_year_end: [{ registration: 'ON', kind: 'annual_filing' }],
  });
  screen.getByText(words['filings.noYearEnd']);
  screen.getByText(words['filings.none']);
});

test('where the list is refused, the page says so and why', async () => {
  serve([listFilings, refused('ACCESS.RESTRICTED')]);
  await renderUi(
    <MaplePage>
      <FilingsScreen />
    </MaplePage>,
  );
  const alert = await screen.findByRole('alert');
  within(alert).getByText('ACCESS.RESTRICTED');
});
