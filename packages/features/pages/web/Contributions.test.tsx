import { PageProvider } from '@tabellion/ui/router/page.ts';
import { press, text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readPersonControlStatus } from '../../control/registerContract.ts';
import { readHolder } from '../../ledgers/holderContract.ts';
import { HolderScreen } from '../../ledgers/web/holder/HolderScreen.tsx';
import { readOnboarding } from '../../onboarding/contract.ts';
import { readCorporateInfo } from '../../organizations/contract.ts';
import { MaplePage, mapleOf, orgId } from '../../organizations/web/testing.tsx';
import { directorsAndOfficers } from '../../people/contract.ts';
import {
  listRegisterDirectors,
  listRegisterOfficers,
  readRegisterDays,
} from '../../people/registerContract.ts';
import { listShareClasses } from '../../shares/contract.ts';
import { Contributions } from './Contributions.tsx';
import { DirectorsScreen, OfficersScreen } from './PeopleScreens.tsx';

const day = '2025-03-12';
const zoe = {
  person_id: 'zoe',
  kind: 'individual',
  display_name: "Zoé O'Neil",
  is_erased: false,
  address: null,
  title: null,
  since: day,
  until: null,
  reason: null,
  consent_on: null,
  resident_canadian: true,
  change: 'same',
  before: null,
};
const view = {
  _id: 'zoe',
  ...zoe,
  elected_date: day,
  masked: [],
  removal_dates: {},
  appointment_dates: { directors: day, presidents: day },
  positions: { directors: 'Director', presidents: 'President' },
};
const listOf = (position: string) => ({
  seats: [{ ...zoe, position, appointment_id: position }],
  total: { lines: 1, joined: 0, left: 0, changed: 0, same: 1 },
  next: null,
  asOf: day,
  knownAt: null,
});

/** A page of a corporation that exists, of whose organizing resolution the day is unknown. */
async function open(
  page: typeof DirectorsScreen,
  {
    address = '/',
    may = true,
    companyType = 'old',
  }: { address?: string; may?: boolean; companyType?: 'old' | 'new' } = {},
) {
  const Page = page;
  serve(
    [readCorporateInfo, mapleOf('incorporated').corporate],
    [
      readOnboarding,
      {
        articles: mapleOf('incorporated').articles,
        company_type: companyType,
        organizing_resolution_on: null,
      },
    ],
    [directorsAndOfficers, { directors: [view], officers: [view], minMaxDirectors: { min: 1, max: 5 } }],
    [readRegisterDays, { days: [day], today: day, zone: 'America/Toronto', isFounded: true }],
    [listRegisterDirectors, listOf('directors')],
    [listRegisterOfficers, listOf('presidents')],
  );
  window.history.replaceState(null, '', address);
  await renderUi(
    <Contributions>
      <MaplePage>
        <Page />
      </MaplePage>
    </Contributions>,
    { may: (action) => may || action.endsWith('.read') },
  );
  return within((await screen.findByText("Zoé O'Neil")).closest('tr') ?? document.body);
}

const buttons = (line: Awaited<ReturnType<typeof open>>) =>
  line.getAllByRole('button').flatMap((button) => button.getAttribute('aria-label') ?? []);

test('shares and ledgers add correction and export to the register of directors', async () => {
  const line = await open(DirectorsScreen);
  const name = "Zoé O'Neil";
  expect(buttons(line)).toEqual([
    name,
    text('wizard.fieldOf', { what: text('wizard.consent.enter'), name }),
    text('ui.actions', { name }),
  ]);
  expect(screen.queryByText(text('wizard.resolution.title'))).toBeNull();
  press(text('ui.actions', { name }));
  const offered = await screen.findAllByRole('menuitem');
  expect(offered.map((one) => one.textContent)).toEqual([
    text('wizard.end'),
    text('transaction.correct'),
    text('document.menu'),
  ]);
  press(text('register.export'));
  expect(await screen.findByRole('menuitem', { name: text('register.print') })).toBeTruthy();
});

test('the missing organizing resolution is asked for above the officers, of whoever may edit', async () => {
  await open(OfficersScreen);
  expect(await screen.findByRole('form', { name: text('wizard.resolution.title') })).toBeTruthy();
});

test('that of a new corporation is signed, and no day is asked for', async () => {
  await open(OfficersScreen, { companyType: 'new' });
  expect(screen.queryByRole('form', { name: text('wizard.resolution.title') })).toBeNull();
});

test('a reader opens the recorded facts of an officer, and changes nothing', async () => {
  const line = await open(OfficersScreen, { may: false });
  const name = `${text('position.presidents')}${text('wizard.comma')}Zoé O'Neil`;
  expect(buttons(line)).toEqual([name]);
  expect(screen.queryByRole('form')).toBeNull();
  press(name);
  expect(within(await screen.findByRole('dialog')).getByText(text('wizard.person.since'))).toBeTruthy();
});

test('the menu of the dashboard leads to the form of a new director, whom only editors may add', async () => {
  await open(DirectorsScreen, { address: `/?new=1#${orgId}` });
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('whoever only reads is not led to it', async () => {
  await open(DirectorsScreen, { address: '/?new=1', may: false });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('control says on the page of a holder who has it, to whoever may know', async () => {
  const show = async (may: boolean) => {
    const requests = serve(
      [
        readHolder,
        {
          today: day,
          zone: 'America/Toronto',
          days: [],
          display_name: "Zoé O'Neil",
          certificatesMore: 0,
          classes: [],
          certificates: [],
          instruments: [],
          vesting: [],
          ledger: [],
          broughtForward: [],
          holder: { kind: 'individual', address: null },
          total: { sharesExact: '0', owns: '0.00', votes: '0.00', diluted: '0.00' },
        },
      ],
      [
        readPersonControlStatus,
        { standing: 'current', became_on: '2024-12-31', is_on_or_before: true, ceased_on: null },
      ],
      [listShareClasses, { shareclasses: [] }],
    );
    await renderUi(
      <Contributions>
        <MaplePage>
          <PageProvider
            value={{ params: { org_unique_id: orgId, personId: 'zoe' }, preload: () => undefined }}
          >
            <HolderScreen />
          </PageProvider>
        </MaplePage>
      </Contributions>,
      { may: (action) => may || action !== 'control.read' },
    );
    await screen.findByRole('heading', { name: "Zoé O'Neil" });
    return () => requests.some(({ endpoint }) => endpoint === readPersonControlStatus);
  };
  const isAsked = await show(true);
  const standing = await screen.findByText(/An individual with significant control since/);
  expect(standing.textContent).toContain('Dec 31, 2024 or before');
  expect(isAsked()).toBe(true);
  cleanup();
  expect((await show(false))()).toBe(false);
  expect(screen.queryByText(new RegExp(text('control.holder.none')))).toBeNull();
});
