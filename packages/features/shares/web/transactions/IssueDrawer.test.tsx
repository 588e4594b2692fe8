import { choose, fieldOf, fill, press, seesRefusal, text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { refused } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage } from '../../../organizations/web/testing.tsx';
import { RecordingTextsProvider } from '../../../registers/web/public.ts';
import { issueShares } from '../../transactionContract.ts';
import { IssueDrawer } from './IssueDrawer.tsx';
import { common, opened, previewing, recorded, serveTransaction, zoe } from './testing.ts';

const none = 'Enter a whole number of shares, 1 or more.';

async function open() {
  const sent = serveTransaction(issueShares, (body) => {
    const { ownership } = body.issuance as { ownership: string };
    if (ownership === '0') return refused('GENERAL.FIELD_INVALID', { 'issuance.ownership': none });
    if (!body.preview) return recorded;
    return previewing({ outcome: 'subscribed', waits_for: ['resolution', 'payment'] });
  });
  await renderUi(
    <MaplePage>
      <RecordingTextsProvider>
        <IssueDrawer {...opened} onClose={() => undefined} />
      </RecordingTextsProvider>
    </MaplePage>,
  );
  await screen.findByRole('dialog');
  await choose(text('wizard.shares.holder'), 'zoe', "Zoé O'Neil");
  fireEvent.click(fieldOf(text('wizard.paid.in.money')));
  return sent;
}

test('a new issuance starts with one share', async () => {
  await open();
  expect(fieldOf(text('wizard.shares.shares'))).toHaveProperty('value', '1');
});

test('a price has its cents', async () => {
  await open();
  const price = fill(text('transaction.price'), '0.1');
  fireEvent.blur(price);
  expect(price.value).toBe('0.10');
});

test('no shares are refused at their field', async () => {
  await open();
  const shares = fill(text('wizard.shares.shares'), '0');
  press(text('transaction.issue'));
  await seesRefusal(shares, none);
});

test('what the preview refuses is said once, at its field, and named below', async () => {
  await open();
  await seesRefusal(fill(text('wizard.shares.shares'), '0'), none);
  const named = (await screen.findByText(text('transaction.cannot'))).closest('[role=status]');
  await waitFor(() => expect(named?.textContent).toContain(text('wizard.shares.shares')));
  expect(screen.getAllByText(none)).toHaveLength(1);
});

test('what waits for resolution and payment is recorded as a subscription, and says for what it waits', async () => {
  const sent = await open();
  fill(text('wizard.shares.shares'), '1000');
  expect(screen.getByText(/^\$10\.00$/)).toBeTruthy();
  fill(text('wizard.exemption'), 'existing_holder');
  expect(await screen.findByText(text('transaction.waits.both'))).toBeTruthy();
  press(text('transaction.recordSubscription'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    person_id: zoe,
    issuance: {
      Shareclass: common._id,
      ownership: '1000',
      price: '0.01',
      consideration: 'money',
      resolution: '',
      exemption: 'existing_holder',
    },
  });
});

test('what is not money is named or left for the resolution, and the field says that its words stay', async () => {
  const sent = await open();
  fill(text('wizard.shares.shares'), '1000');
  expect(screen.queryByText(text('wizard.paid.what'))).toBeNull();
  fireEvent.click(fieldOf(text('wizard.paid.in.property')));
  const field = fieldOf(text('wizard.paid.what'));
  expect(field.getAttribute('aria-required')).toBeNull();
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe(text('wizard.paid.what.help'));
  fill(text('wizard.paid.what'), 'A lathe, serial number 7');
  expect(await screen.findByText(text('transaction.waits.both'))).toBeTruthy();
  press(text('transaction.recordSubscription'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.issuance).toMatchObject({
    consideration: 'property',
    consideration_text: 'A lathe, serial number 7',
  });
});
