import { fieldOf, fill, hasField, press, text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage, today } from '../../../organizations/web/testing.tsx';
import { RecordingTextsProvider } from '../../../registers/web/public.ts';
import { redeemShares, repurchaseShares } from '../../transactionContract.ts';
import { RedeemDrawer, RepurchaseDrawer } from './ReturnDrawer.tsx';
import { opened, previewing, recorded, serveTransaction } from './testing.ts';

const solvency = 'No solvency review is recorded.';

async function open() {
  const sent = serveTransaction(repurchaseShares, (body) => {
    if (!body.preview) return recorded;
    return previewing({
      warnings: body.solvency_on ? [] : [{ textCode: 'SHARES.SOLVENCY_MISSING', message: solvency }],
    });
  });
  await renderUi(
    <MaplePage>
      <RecordingTextsProvider>
        <RepurchaseDrawer {...opened} onClose={() => undefined} />
      </RecordingTextsProvider>
    </MaplePage>,
  );
  await screen.findByRole('dialog');
  fill(text('wizard.shares.shares'), '400');
  fill(text('transaction.ground'), 'purchase');
  fill(text('transaction.price'), '0.02');
  fill(text('transaction.for'), 'money');
  return sent;
}

test('a repurchase without a solvency review is warned of before it is recorded', async () => {
  const sent = await open();
  expect(await screen.findByText(solvency)).toBeTruthy();
  fill(text('transaction.solvencyOn'), today);
  await waitFor(() => expect(screen.queryByText(solvency)).toBeNull());
  press(text('transaction.repurchase'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    sharesExact: '400',
    ground: 'purchase',
    priceExact: '0.02',
    paid_in: 'money',
    solvency_on: today,
    effective_on: today,
    security_id: opened.security,
  });
});

test('of what is owed no day of payment is asked, and one that was typed is not sent', async () => {
  const sent = await open();
  fill(text('transaction.paidOn'), today);
  fill(text('transaction.for'), 'debt');
  await waitFor(() => expect(hasField(text('transaction.paidOn'))).toBe(false));
  press(text('transaction.repurchase'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).not.toHaveProperty('paid_on');
});

async function openRedemption(more: { redemption_price?: string; redemption_formula?: string } = {}) {
  serveTransaction(redeemShares, () => recorded);
  const { options } = opened;
  const classes = options.classes.map((one) => ({
    ...one,
    properties: { ...one.properties, retractable: true, ...more },
  }));
  await renderUi(
    <MaplePage>
      <RedeemDrawer {...opened} options={{ ...options, classes }} onClose={() => undefined} />
    </MaplePage>,
  );
}

test.each([
  ['price', { redemption_price: '0.0125' }, 'At most $0.0125 a share, as the articles state'],
  ['formula', { redemption_formula: 'The amount paid.' }, 'Formula of the articles: The amount paid.'],
])('beside the price of a redemption stands the %s of the articles', async (_, more, words) => {
  await openRedemption(more);
  expect(document.body.textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toContain(words);
});

test('a redemption is demanded by whom the articles of the class name alone', async () => {
  await openRedemption();
  const field = fieldOf(text('transaction.demandedBy'));
  const words = within(field)
    .getAllByRole('option')
    .map((one) => one.textContent);
  expect(words).toContain(text('transaction.demandedBy.holder'));
  expect(words).not.toContain(text('transaction.demandedBy.corporation'));
});
