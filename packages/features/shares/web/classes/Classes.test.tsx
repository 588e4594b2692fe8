import { hasField, press, text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrganizationStatus } from '../../../organizations/rules/status.ts';
import { MaplePage } from '../../../organizations/web/testing.tsx';
import type { ShareClass } from '../../shapes.ts';
import { Classes } from './Classes.tsx';

const common: ShareClass = {
  _id: 'common',
  name: 'Common',
  creation_date: '2025-03-12',
  price: 0.01,
  priceExact: '0.01',
  issuedExact: '1000',
  properties: {
    voting: true,
    votes_per_share: '1',
    dividend: 'participating',
    liquidation: 'residual',
    redeemable: false,
    retractable: false,
    convertible: false,
    authorized: null,
    prefix: 'CS',
    series_allowed: false,
    restrictions: '',
  },
};

const show = (status: OrganizationStatus, may = true) =>
  renderUi(
    <MaplePage status={status}>
      <Classes
        view={{
          shareholders: [],
          shareclasses: [common],
          SharePie: [],
          asOf: '2026-04-20',
          sharesSimpleOrAdvanced: { advanced: true, price: 0.01, priceExact: '0.01' },
          totalExact: '0',
          considerationExact: '0',
        }}
        onSaved={() => Promise.resolve()}
      />
    </MaplePage>,
    { may: () => may },
  );

const buttons = () =>
  screen.queryAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);

test('a class is edited while the articles are drafted, by whoever may', async () => {
  await show('pending');
  expect(buttons()).toEqual([text('wizard.classes.add'), text('wizard.editOf', { name: 'Common' })]);
});

test.each([
  ['a class on record', 'incorporated', true],
  ['a class of a draft that somebody only reads', 'pending', false],
] as const)('%s is only shown', async (_, status, may) => {
  await show(status, may);
  expect(screen.getByText('Common')).toBeTruthy();
  expect(buttons()).toEqual([]);
});

test('the price of redemption, or its formula, is asked once shares may be redeemed', async () => {
  await show('pending');
  press(text('wizard.classes.add'));
  const retractable = await screen.findByLabelText(text('wizard.classes.retractable'));
  const asked = () =>
    [text('wizard.classes.redemptionPrice'), text('wizard.classes.redemptionFormula')].map(hasField);
  expect(asked()).toEqual([false, false]);
  fireEvent.click(retractable);
  expect(asked()).toEqual([true, true]);
});

test('the French name of a class stays blank until somebody takes the usual one, which is then offered no more', async () => {
  await show('pending');
  fireEvent.click(await screen.findByRole('button', { name: text('wizard.editOf', { name: 'Common' }) }));
  const field = await screen.findByLabelText<HTMLInputElement>(/Name in French/);
  expect(field.value).toBe('');
  const use = text('wizard.classes.nameFr.use', { name: 'actions ordinaires' });
  fireEvent.click(screen.getByRole('button', { name: use }));
  expect(field.value).toBe('actions ordinaires');
  expect(screen.queryByRole('button', { name: use })).toBeNull();
});
