import { PageProvider } from '@tabellion/ui/router/page.ts';
import { text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readRegisterDays } from '../../../people/registerContract.ts';
import { type CapTableView, readCapTable, readOwnership } from '../../capTableContract.ts';
import { CapTableScreen } from './CapTableScreen.tsx';
import { colourOf, PROMISED_COLOUR } from './shown.ts';

const stands = { asOf: '2026-04-20', today: '2026-04-20', zone: 'America/Toronto' };
const line = (shares: string, owns: string, diluted: string) => ({
  sharesExact: shares,
  owns,
  votesExact: shares,
  votes: owns,
  dilutedExact: shares,
  diluted,
});
const holder = (id: string, name: string, of: ReturnType<typeof line>) => ({
  person_id: id,
  display_name: name,
  byClass: { common: of.sharesExact },
  ...of,
});
const view: CapTableView = {
  ...stands,
  classes: [
    {
      class_id: 'common',
      name: 'Common',
      authorizedExact: null,
      votesPerShareExact: '1',
      statedCapital: '10.00',
      statedCapitalExact: '10/1',
      ...line('1000', '100.00', '80.00'),
    },
  ],
  holders: [
    holder('amelie', 'Amélie Tremblay', line('600', '60.00', '48.00')),
    holder('omer', 'Ömer Yılmaz', line('400', '40.00', '32.00')),
  ],
  privateHolders: { counted: 2, employees: 0 },
  before: null,
  rest: null,
  promised: [
    {
      kind: 'options',
      id: 'common',
      class_id: 'common',
      className: 'Common',
      name: null,
      sharesExact: '250',
      dilutedExact: '250',
      diluted: '20.00',
      dilutedByClass: '20.00',
    },
  ],
  total: {
    holders: 2,
    sharesExact: '1000',
    votesExact: '1000',
    dilutedExact: '1250',
    statedCapital: '10.00',
    statedCapitalExact: '10/1',
  },
};
/** Ömer had not bought of Cy yet. */
const before = {
  classes: view.classes,
  promised: [],
  rest: null,
  total: { ...view.total, dilutedExact: '1000' },
  holders: [
    holder('amelie', 'Amélie Tremblay', line('600', '60.00', '60.00')),
    holder('cy', 'Cy Young', line('400', '40.00', '40.00')),
  ],
};
const step = (on: string, kinds: ('issued' | 'transferred')[], firstOf: string[] = []) => ({
  on,
  kinds,
  firstOf,
  totalExact: '1250',
  sharesExact: ['600', '400', '0', '250'],
  percents: ['48.00', '32.00', '0.00', '20.00'],
});

/** The page at an address; for what each of its readings was asked, the newest last. */
async function open(address: string, startsTakenOver = false) {
  const requests = serve(
    [readRegisterDays, { ...stands, isFounded: true, days: ['2025-03-14', '2026-04-20'] }],
    [readCapTable, ({ query: { from } }) => (from ? { ...view, before: { ...before, on: from } } : view)],
    [
      readOwnership,
      ({ query: { by } }) => ({
        asOf: stands.asOf,
        parts: by === 'class' ? [{ _id: 'common', name: 'Common' }] : [],
        steps: [
          step('2025-03-14', ['issued'], ['Common']),
          step('2025-08-01', ['transferred']),
          step('2025-12-01', ['issued'], ['Seed']),
        ].map((one) =>
          by === 'class'
            ? { ...one, sharesExact: ['1000', '0', '250'], percents: ['80.00', '0.00', '20.00'] }
            : one,
        ),
        startsTakenOver,
        thinned: 'none',
      }),
    ],
  );
  window.history.replaceState(null, '', address);
  await renderUi(
    <PageProvider value={{ params: { org_unique_id: 'maple' }, preload: () => undefined }}>
      <CapTableScreen />
    </PageProvider>,
  );
  await screen.findAllByRole('table');
  await screen.findByText(text('capTable.asTable'));
  return (of: { path: string }) => requests.filter(({ endpoint }) => endpoint === of).at(-1)?.query;
}

const coloursIn = (list: Element | null) =>
  [...(list?.querySelectorAll<HTMLElement>('.swatch') ?? [])].map(({ style }) => style.background);

test('ring, steps and rows count the same shares of the same parts, each in one colour', async () => {
  const query = await open('/');
  expect(query(readOwnership)).toEqual({});
  fireEvent.click(screen.getByLabelText(text('capTable.by.class')));
  fireEvent.click(screen.getByLabelText(text('capTable.of.diluted')));
  await waitFor(() => expect(query(readOwnership)).toEqual({ by: 'class', of: 'diluted' }));
  const both = [colourOf('class', 0, 1), PROMISED_COLOUR];
  await waitFor(() => expect(coloursIn(document.querySelector('.steps-chart__legend'))).toEqual(both));
  expect(coloursIn(document.querySelector('.donut__parts'))).toEqual(both);
  expect(coloursIn(screen.getByRole('table', { name: text('shell.nav.capTable') }))).toEqual(both);
});

test('events bear their names, and the table follows the charts at once', async () => {
  await open('/');
  const ticks = document.querySelector('.steps-chart__ticks')?.textContent ?? '';
  for (const name of [
    text('capTable.founders'),
    text('ledger.kind.transferred'),
    'Seed',
    text('register.today'),
  ])
    expect(ticks).toContain(name);
  const table = screen.getByRole('table', { name: text('shell.nav.capTable') });
  within(table).getByText('Amélie Tremblay');
  expect(table.parentElement?.previousElementSibling?.className).toBe('captable__charts');
});

test('a position that was taken over is no founding', async () => {
  await open('/', true);
  const ticks = document.querySelector('.steps-chart__ticks')?.textContent ?? '';
  expect(ticks).not.toContain(text('capTable.founders'));
  expect(ticks).toContain('Common');
});

test('two dates are a redline, by holder and by class: who was added, who removed, whose part changed', async () => {
  const query = await open('/?from=2025-09-30&of=diluted');
  expect(query(readCapTable)).toEqual({ from: '2025-09-30' });
  const rows = () =>
    screen
      .getAllByRole('row')
      .filter((row) => row.closest('table')?.caption?.textContent === text('register.comparing'))
      .map((row) => [...row.children].map((cell) => cell.textContent?.trim()));
  expect(rows().slice(1, -1)).toEqual([
    ['±changed', 'Amélie Tremblay', '600', '60.00%', '60.00%', '60.00% 48.00%'],
    ['+added', 'Ömer Yılmaz', '400', '40.00%', '40.00%', '32.00%'],
    ['+added', '250 options outstanding, Common', '–', '–', '–', '20.00%'],
    ['−removed', 'Cy Young', '400', '40.00%', '40.00%', '40.00%'],
  ]);
  fireEvent.click(screen.getByLabelText(text('capTable.by.class')));
  await waitFor(() => expect(rows()[1]?.slice(0, 3)).toEqual(['unchanged', 'Common', '1,000']));
  fireEvent.click(screen.getByLabelText(text('register.change.only')));
  await waitFor(() => expect(rows().map(([sign]) => sign)).not.toContain('unchanged'));
});
