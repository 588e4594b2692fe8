import { addDays } from '@tabellion/kernel/date.ts';
import { SlotsContext } from '@tabellion/ui/slots.ts';
import {
  choose,
  fieldOf,
  fill,
  findField,
  hasField,
  press,
  seesRefusal,
  text,
} from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { refused, serve } from '@tabellion/ui/testing/serve.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage, today } from '../../../organizations/web/testing.tsx';
import { findPeople } from '../../../people/contract.ts';
import { readRegisterDays } from '../../../people/registerContract.ts';
import { RecordingTextsProvider } from '../../../registers/web/public.ts';
import { listShareClasses } from '../../contract.ts';
import { listOpenSecurities } from '../../openSecuritiesContract.ts';
import { transferShares } from '../../transactionContract.ts';
import { TransactionDrawers } from './TransactionDrawers.tsx';
import { TransferDrawer } from './TransferDrawer.tsx';
import { opened, previewing, recorded, serveTransaction, transferRule, zoe } from './testing.ts';

const above = 'This certificate is for 400,000 shares.';
const sharesOf = (body: Readonly<Record<string, unknown>>) =>
  (body.to as readonly { sharesExact: string }[])[0]?.sharesExact;

async function open(rule: string | null = transferRule, props = opened) {
  const answer = (body: Readonly<Record<string, unknown>>) => {
    if (sharesOf(body) === '400001') return refused('GENERAL.FIELD_INVALID', { 'to.0.sharesExact': above });
    return body.preview ? previewing({ warnings: [{ textCode: 'x', message: 'Previewed' }] }) : recorded;
  };
  const sent = serveTransaction(transferShares, answer, rule);
  let closed = 0;
  await renderUi(
    <SlotsContext value={{ 'transaction.drawer': [() => <p>Its documents</p>] }}>
      <MaplePage>
        <RecordingTextsProvider>
          <TransferDrawer {...props} onClose={() => ++closed} />
        </RecordingTextsProvider>
      </MaplePage>
    </SlotsContext>,
  );
  await screen.findByRole('dialog');
  return { sent, isClosed: () => closed > 0 };
}

test('the rule of the articles on transfers stands above the form', async () => {
  await open();
  expect(await screen.findByText(transferRule)).toBeTruthy();
});

test('what the articles say of its class stands there too', async () => {
  const { options } = opened;
  const restrictions = 'Held by employees only.';
  const classes = options.classes.map((one) => ({
    ...one,
    properties: { ...one.properties, restrictions },
  }));
  await open(transferRule, { ...opened, options: { ...options, classes } });
  expect(await screen.findByText(restrictions)).toBeTruthy();
});

test('of several recipients each is removed by a button that says so', async () => {
  await open();
  await screen.findByText(transferRule);
  press(text('transaction.to.add'));
  const name = text('transaction.to.remove', { at: 2 });
  expect((await screen.findByRole('button', { name })).textContent).toBe(text('ui.remove'));
  press(name);
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
});

test('where nobody stated that rule, the form says so', async () => {
  await open(null);
  expect(await screen.findByText(text('transaction.transfer.rule.notStated'))).toBeTruthy();
});

const shares = () => fieldOf(text('wizard.shares.shares'));

test('more than the certificate has is refused before it is recorded, and at the field when it is', async () => {
  const { sent, isClosed } = await open();
  expect(screen.getByText(text('transaction.ofHeld', { shares: '400,000' }))).toBeTruthy();
  await choose(text('wizard.shares.holder'), 'zoe', "Zoé O'Neil");
  fill(text('wizard.shares.shares'), '400001');
  expect(await screen.findByText(above)).toBeTruthy();
  press(text('transaction.transfer'));
  await seesRefusal(shares(), above);
  expect(isClosed()).toBe(false);
  fill(text('wizard.shares.shares'), '1000');
  const previewed = await screen.findByText('Previewed');
  // The preview, which comes once typing rests, stands below the documents of the certificate and moves none of them.
  const below = screen.getByText('Its documents').compareDocumentPosition(previewed);
  expect(below).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await waitFor(() => expect(screen.queryByText(above)).toBeNull());
  press(text('transaction.transfer'));
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(sent().at(-1)).toMatchObject({
    security_id: opened.security,
    effective_on: today,
    balance: 'reissued',
    to: [{ person_id: zoe, sharesExact: '1000' }],
  });
});

test('a gift has no price, and a balance that is cancelled has a reason', async () => {
  const { sent } = await open();
  expect(hasField(text('transaction.reason'))).toBe(false);
  fill(text('wizard.shares.amount'), '30');
  fill(text('transaction.for'), 'gift');
  await waitFor(() => expect(hasField(text('wizard.shares.amount'))).toBe(false));
  fill(text('transaction.balance'), 'cancelled');
  await findField(text('transaction.reason'));
  fill(text('transaction.reason'), 'agreement');
  await choose(text('wizard.shares.holder'), 'zoe', "Zoé O'Neil");
  fill(text('wizard.shares.shares'), '1000');
  press(text('transaction.transfer'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ consideration: 'gift', balance_reason: 'agreement', returns: false });
  expect(sent()[0]).not.toHaveProperty('amountExact');
});

test('what lies ahead is proposed until its day', async () => {
  const { sent } = await open();
  await choose(text('wizard.shares.holder'), 'zoe', "Zoé O'Neil");
  fill(text('wizard.shares.shares'), '1000');
  fill(text('transaction.effectiveOn'), addDays(today, 1));
  await screen.findByRole('button', { name: text('transaction.propose') });
  press(text('transaction.propose'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ propose: { awaits: 'date' } });
});

test('opened at nobody it asks whose shares go, and offers the certificates of that holder', async () => {
  const { orgId, options } = opened;
  const [certificate] = options.certificates;
  const requests = serve(
    [readRegisterDays, { days: [], today, zone: 'America/Toronto', isFounded: true }],
    [listShareClasses, { asOf: today, shareclasses: options.classes }],
    [findPeople, { people: [{ person_id: zoe, display_name: "Zoé O'Neil", place: '' }], chosen: null }],
    [
      listOpenSecurities,
      ({ query }) => ({
        certificates: query.holder === zoe ? [certificate] : [],
        pools: [],
        transferRestriction: null,
      }),
    ],
  );
  await renderUi(
    <MaplePage>
      <TransactionDrawers orgId={orgId} transaction="transfer" onClose={() => undefined} />
    </MaplePage>,
  );
  await screen.findByRole('combobox', { name: text('transaction.fromHolder') });
  await waitFor(() =>
    expect(requests).toContainEqual(
      expect.objectContaining({ endpoint: findPeople, query: { kind: 'holder' } }),
    ),
  );
  await choose(text('transaction.fromHolder'), 'zoe', "Zoé O'Neil");
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: text('transaction.from') });
  await waitFor(() => expect(field.value).toContain('CS-1'));
});
