import { PageProvider } from '@tabellion/ui/router/page.ts';
import { SlotsContext } from '@tabellion/ui/slots.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { type Dashboard, readDashboard } from '../../dashboard/contract.ts';
import { DashboardScreen } from '../../dashboard/web/DashboardScreen.tsx';
import { listDocuments } from '../../documents/contract.ts';
import { listMissing } from '../../documents/draftContract.ts';
import { listDocumentsOfEntry } from '../../documents/linkContract.ts';
import { documentOf } from '../../documents/web/testing.ts';
import { readHolder } from '../../ledgers/holderContract.ts';
import { HolderScreen } from '../../ledgers/web/holder/HolderScreen.tsx';
import { MaplePage, orgId, today } from '../../organizations/web/testing.tsx';
import { findPeople } from '../../people/contract.ts';
import { readRegisterDays } from '../../people/registerContract.ts';
import { listShareClasses } from '../../shares/contract.ts';
import { listOpenSecurities } from '../../shares/openSecuritiesContract.ts';
import { RepurchaseDrawer } from '../../shares/web/transactions/ReturnDrawer.tsx';
import { opened } from '../../shares/web/transactions/testing.ts';
import { contributions } from './Contributions.tsx';
import { frameContributions } from './frameContributions.ts';

const certificate = documentOf('Certificate CS-1', { _id: 'cs-1' });
const list = {
  documents: [certificate],
  total: 1,
  next: null,
  sections: [],
  categories: [],
  is_preparing: false,
  may_generate: true,
};

/** @param may  read documents; everything else is allowed */
const show = (page: ReactNode, may = true) =>
  renderUi(
    <SlotsContext value={{ ...contributions, ...frameContributions }}>
      <MaplePage>
        <PageProvider value={{ params: { org_unique_id: orgId, personId: 'zoe' }, preload: () => undefined }}>
          {page}
        </PageProvider>
      </MaplePage>
    </SlotsContext>,
    { may: (action) => (may || action !== 'documents.read') && action !== 'control.read' },
  );
const isLed = async () =>
  expect((await screen.findByRole('link', { name: 'Certificate CS-1' })).getAttribute('href')).toBe(
    `/app/org/${orgId}/document/list/cs-1`,
  );

const repurchase = <RepurchaseDrawer {...opened} onClose={() => undefined} />;
const serveDrawer = () =>
  serve(
    [readRegisterDays, { days: [], today, zone: 'America/Toronto', isFounded: true }],
    [findPeople, { people: [], chosen: null }],
    [listOpenSecurities, { certificates: [], pools: [], transferRestriction: null }],
    [listDocumentsOfEntry, { documents: [certificate] }],
  );

test('the drawer of a transaction names the documents of the certificate that it changes, and opens them', async () => {
  serveDrawer();
  await show(repurchase);
  await isLed();
});

test('the drawer of a transaction names none to readers without the minute book', async () => {
  const requests = serveDrawer();
  await show(repurchase, false);
  await screen.findByRole('dialog');
  expect(requests.some(({ endpoint }) => endpoint === listDocumentsOfEntry)).toBe(false);
});

test('the page of a holder ends with the documents of that person', async () => {
  const requests = serve(
    [
      readHolder,
      {
        today,
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
    [listShareClasses, { shareclasses: [] }],
    [listDocuments, list],
  );
  await show(<HolderScreen />);
  await isLed();
  expect(requests.find(({ endpoint }) => endpoint === listDocuments)?.query).toEqual({ person_id: 'zoe' });
});

const step = { isCompleted: true, path: 'account-info', subpath: null } as const;
const dashboard: Dashboard = {
  org_unique_id: orgId,
  name: 'Maple Robotics Inc.',
  status: 'incorporated',
  company_type: 'new',
  corporation_type: 'Ontario',
  corporation_number: '1',
  incorporation_date: today,
  needsYou: { lines: [], all: 0 },
  city: 'Toronto',
  province: 'Ontario',
  userAddress: '',
  address_line_1: '',
  today,
  toggle: false,
  nextAct: null,
  step1: step,
  step2: step,
  step3: step,
  step4: step,
  directors: [],
  shareholders: [],
  minMaxDirectors: { min: 1, max: 5 },
  sharesSimpleOrAdvanced: { advanced: false },
  figures: {
    issuedExact: '10',
    classes: 1,
    holders: 1,
    privateHolders: null,
    votesExact: '10',
    significant: 1,
    statedCapital: '1.00',
  },
  waiting: { subscriptions: 0, sharesExact: '0' },
  notification: null,
  deadlines: [],
  deadlineCounts: { all: 0, overdue: 0 },
  asksYearEnd: false,
  warnings: [],
  activity_logs: [],
  tips: [],
};

test('the dashboard says how many documents the minute book has and lacks, and leads to it', async () => {
  serve([readDashboard, dashboard], [listDocuments, list], [listMissing, { missing: [{}, {}] }]);
  await show(<DashboardScreen />);
  expect((await screen.findByRole('link', { name: 'Open minute book' })).getAttribute('href')).toBe(
    `/app/org/${orgId}/document/list`,
  );
  expect(screen.getByText('1 document')).toBeTruthy();
  expect(await screen.findByText('2 documents are missing')).toBeTruthy();
});
