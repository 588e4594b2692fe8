import { fill, findField, hasField, press, text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage, today } from '../../../organizations/web/testing.tsx';
import { listShareholders, updateIssuance } from '../../contract.ts';
import type { Issuance, Shareholder } from '../../shapes.ts';
import { PaymentDrawer } from './PaymentDrawer.tsx';

const subscription: Issuance = {
  _id: 'cs-1',
  id: 'cs-1',
  valid: true,
  state: 'subscribed',
  waits_for: ['payment'],
  ownership: 1000,
  ownershipExact: '1000',
  ownershipPercentage: '100.00',
  ownership_type: 'common',
  Shareclass: 'common',
  className: 'Common',
  issuance_date: null,
  price: 0.01,
  priceExact: '0.01',
  firstname: 'Zoé',
  lastname: "O'Neil",
  sources: 'Treasury',
  vesting: null,
  certificate: null,
  consideration: null,
  consideration_text: null,
  paid_on: null,
  resolution: null,
  resolution_on: null,
  exemption: 'employee',
};
async function open(differs: Partial<Issuance> = {}, needsResolution = false) {
  const holder = { _id: 'zoe', display_name: "Zoé O'Neil", issuances: [{ ...subscription, ...differs }] };
  const requests = serve(
    [
      listShareholders,
      {
        shareholders: [holder as Shareholder],
        shareclasses: [],
        asOf: today,
        totalExact: '0',
        sharesSimpleOrAdvanced: { advanced: false, price: 0.01, priceExact: '0.01' },
      },
    ],
    [updateIssuance, {}],
  );
  let closed = 0;
  await renderUi(
    <MaplePage>
      <PaymentDrawer
        of={{ security_id: 'cs-1', person_id: 'zoe', display_name: "Zoé O'Neil" }}
        needsResolution={needsResolution}
        onClose={() => ++closed}
      />
    </MaplePage>,
  );
  const sent = () => requests.flatMap(({ endpoint, body }) => (endpoint === updateIssuance ? [body] : []));
  return { sent, isClosed: () => closed > 0 };
}

test('what was subscribed before the incorporation lacks its payment alone', async () => {
  const { sent, isClosed } = await open();
  const paidOn = await findField(text('wizard.paid.on'));
  expect(await screen.findByText('$10.00')).toBeTruthy();
  expect(hasField(text('transaction.resolution'))).toBe(false);
  fill(text('wizard.paid.in'), 'money');
  fill(text('wizard.paid.on'), today);
  press(text('wizard.save'));
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(paidOn).toBeTruthy();
  expect(sent()).toEqual([{ _id: 'cs-1', paid_on: today, consideration: 'money' }]);
});

test('what was subscribed afterwards lacks a resolution too, by number and date', async () => {
  const { sent } = await open({ waits_for: ['resolution', 'payment'], consideration: 'money' }, true);
  await findField(text('transaction.resolution'));
  expect(hasField(text('wizard.paid.in'))).toBe(false);
  fill(text('transaction.resolution'), 'D-1');
  fill(text('wizard.issue.resolutionOn'), today);
  press(text('wizard.save'));
  await waitFor(() =>
    expect(sent()).toEqual([
      { _id: 'cs-1', consideration: 'money', resolution: 'D-1', resolution_on: today },
    ]),
  );
});

test('what was issued or taken back meanwhile waits no longer', async () => {
  const { isClosed } = await open({ state: 'issued', waits_for: [] });
  expect(await screen.findByText(text('wizard.subscribed.gone'))).toBeTruthy();
  const [, close] = screen.getAllByRole('button', { name: text('ui.close') });
  close?.click();
  await waitFor(() => expect(isClosed()).toBe(true));
});
