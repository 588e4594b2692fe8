import { PageProvider } from '@tabellion/ui/router/page.ts';
import { text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findPeople } from '../../../people/contract.ts';
import { readRegisterDays } from '../../../people/registerContract.ts';
import { listProposals } from '../../../registers/proposalContract.ts';
import { listShareClasses } from '../../../shares/contract.ts';
import { listRegisterClasses } from '../../registerContract.ts';
import { ClassesRegister } from './ClassesRegister.tsx';

const special = '00000000-0000-7000-8000-00000000000c';
const properties = {
  kind: 'common',
  voting: false,
  votes_per_share: '0',
  dividend: 'none',
  liquidation: 'none',
  redeemable: true,
  retractable: false,
  redemption_price: '0.0125',
  redemption_formula: null,
  convertible: false,
  authorized: null,
  prefix: 'SP',
  series_allowed: false,
  restrictions: '',
};
const today = { today: '2026-04-20', zone: 'America/Toronto', isFounded: true };

async function open(search: string) {
  serve(
    [readRegisterDays, { ...today, days: [today.today] }],
    [
      listRegisterClasses,
      {
        ...today,
        next: null,
        classes: [
          {
            class_id: special,
            name: 'Special',
            created_on: '2026-04-20',
            properties,
            holders: 0,
            issuedExact: '0',
            stated_capital: '0',
            priceExact: '1',
          },
        ],
        total: { lines: 1, left: 0, issuedExact: '0', stated_capital: '0' },
      },
    ],
    [
      listShareClasses,
      {
        asOf: '2026-04-20',
        shareclasses: [
          {
            _id: special,
            name: 'Special',
            creation_date: '2026-04-20',
            properties,
            price: 1,
            priceExact: '1',
            issuedExact: '0',
          },
        ],
      },
    ],
    [listProposals, { proposals: [] }],
    [findPeople, { people: [] }],
  );
  window.history.replaceState(null, '', `/${search}`);
  await renderUi(
    <PageProvider value={{ params: { org_unique_id: 'maple' }, preload: () => undefined }}>
      <ClassesRegister />
    </PageProvider>,
  );
}

test('a redeemable class shows the price that its articles state, exactly', async () => {
  await open('');
  expect(await screen.findByText(/redeemable, redemption price \$0\.0125/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the minute-book check leads to the amendment of the class itself', async () => {
  await open(`?amend=${special}`);
  expect(await screen.findByRole('dialog', { name: text('transaction.amend') })).toBeTruthy();
});
