import { PageProvider } from '@tabellion/ui/router/page.ts';
import { fill, press, text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readRegisterDays } from '../../../people/registerContract.ts';
import { listProposals } from '../../../registers/proposalContract.ts';
import { listShareClasses } from '../../../shares/contract.ts';
import {
  type ComparedLine,
  compareRegisterShareholders,
  type HoldingLine,
  listRegisterClasses,
  listRegisterShareholders,
} from '../../registerContract.ts';
import { ShareholdersRegister } from './ShareholdersRegister.tsx';

const common = '00000000-0000-7000-8000-00000000000c';
const today = { today: '2026-04-20', zone: 'America/Toronto', isFounded: true };
const amelie = {
  ...({ person_id: 'amelie', kind: 'individual', display_name: 'Amélie Tremblay' } as const),
  is_erased: false,
  address: null,
  class_id: common,
  class_name: 'Common',
};
const holding: HoldingLine = {
  ...amelie,
  sharesExact: '399000',
  percent: '100.00',
  percentVotes: '100.00',
  certificate_count: 1,
  is_vesting: false,
  held_since: '2026-04-20',
  is_on_or_before: false,
  held_until: null,
  certificates: [{ security_id: 'cs-1', label: 'CS-1', form: null }],
};
const joined: ComparedLine = {
  ...amelie,
  change: 'joined',
  beforeExact: '0',
  afterExact: '399000',
  differenceExact: '399000',
  percentBefore: null,
  percentAfter: '100.00',
  because: [
    { kind: 'transferred', on: '2026-04-20', security_id: 'cs-2', label: 'CS-2' },
    { kind: 'issued', on: '2026-04-20', security_id: 'cs-1', label: 'CS-1' },
  ],
};

/** The register of a corporation of which all happened today; for what its list was asked, the newest last. */
async function open(address: string, held = holding) {
  const lines = (asOf: string | undefined) => (asOf === undefined ? [held] : []);
  const requests = serve(
    [readRegisterDays, { ...today, days: [today.today] }],
    [listRegisterClasses, { classes: [{ class_id: common, name: 'Common' }] }],
    [listShareClasses, { shareclasses: [] }],
    [listProposals, { proposals: [] }],
    [
      listRegisterShareholders,
      ({ query: { asOf } }) => ({
        ...today,
        lines: lines(asOf),
        waiting: 0,
        subscriptions: [],
        next: null,
        total: { lines: 1, holders: lines(asOf).length, classes: 1, sharesExact: asOf ? '0' : '399000' },
      }),
    ],
    [
      compareRegisterShareholders,
      {
        ...today,
        lines: [joined],
        next: null,
        total: {
          lines: 1,
          joined: 1,
          left: 0,
          changed: 0,
          same: 0,
          holdersBefore: 0,
          holdersAfter: 1,
          beforeExact: '0',
          afterExact: '399000',
          differenceExact: '399000',
        },
      },
    ],
  );
  window.history.replaceState(null, '', address);
  await renderUi(
    <PageProvider value={{ params: { org_unique_id: 'maple' }, preload: () => undefined }}>
      <ShareholdersRegister />
    </PageProvider>,
  );
  const listed = [listRegisterShareholders, compareRegisterShareholders];
  return () => requests.findLast(({ endpoint }) => listed.some((one) => one === endpoint))?.query;
}

const menu = () => screen.queryByRole('button', { name: text('ui.actions', { name: 'Amélie Tremblay' }) });
const row = async (words: string) => (await screen.findByText(words)).closest('tr') ?? document.body;

test('is read on a typed day, on which nothing is recorded, and on today again', async () => {
  const query = await open('/');
  expect(within(await row('Amélie Tremblay')).getByText('399,000')).toBeTruthy();
  expect(menu()).toBeTruthy();
  fill(text('register.asOf'), '2026-04-19');
  expect(await screen.findByText(text('register.shareholders.none'))).toBeTruthy();
  expect(query()).toEqual({ asOf: '2026-04-19' });
  expect(window.location.search).toBe('?asOf=2026-04-19');
  expect(screen.queryByRole('button', { name: text('transaction.issue') })).toBeNull();
  press(text('register.today'));
  await row('Amélie Tremblay');
  expect(menu()).toBeTruthy();
});

test('of shares that were taken over it says that they may be held for longer', async () => {
  await open('/', { ...holding, is_on_or_before: true });
  expect(within(await row('Amélie Tremblay')).getByText(text('books.orBefore'))).toBeTruthy();
});

test('compared it says who joined, by how much, and because of which entry', async () => {
  const query = await open('/');
  await row('Amélie Tremblay');
  press(text('register.compare'));
  await waitFor(() => expect(query()).toEqual({ from: '2026-04-19' }));
  const difference = await screen.findByText('+399,000', { selector: 'tbody bdi' });
  expect(difference.closest('tr')?.textContent).toMatch(/Amélie Tremblay.*CS-2.*1/);
  expect(screen.getByText(text('register.holdersNow', { before: 0, after: 1 }))).toBeTruthy();
  expect(menu()).toBeNull();
  press(text('register.leaveComparison'));
  await waitFor(() => expect(menu()).toBeTruthy());
});

test('is filtered by class and by who held shares, in the address and in what is asked', async () => {
  const query = await open('/');
  await row('Amélie Tremblay');
  press(text('register.filter'));
  await screen.findByRole('option', { name: 'Common' });
  fill(text('register.class'), common);
  await waitFor(() => expect(query()).toEqual({ class: common }));
  fill(text('register.filter.who'), 'former');
  await waitFor(() => expect(query()).toEqual({ class: common, who: 'former' }));
  expect(window.location.search).toBe(`?class=${common}&who=former`);
});
