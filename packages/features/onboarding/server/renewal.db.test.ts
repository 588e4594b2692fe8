import { expect, test } from 'vitest';
import { completeWizard, given } from '../../../../tests/support/founding.ts';
import { signIn } from '../../../../tests/support/people.ts';
import {
  amelie,
  openSubmissions,
  registryAnswers,
  server,
  state,
  submit,
} from '../../../../tests/support/stages/submissions.ts';
import { founderPrice, sealFor } from '../../../../tests/support/story.ts';
import { purchasePlan, readPlans } from '../../billing/contract.ts';
import { listInvoices } from '../../billing/invoiceContract.ts';

openSubmissions();

test('a corporation whose plan has ended pays for the next year at the checkout, and stays what it is', async () => {
  const orgId = await completeWizard(server, amelie);
  const pay = async (by = amelie) =>
    by.api(purchasePlan, {
      params: { provider: 'sandbox', orgId, planId: 'founder' },
      body: { card: await sealFor(server, orgId)(founderPrice), price: founderPrice },
    });
  given(await pay());
  given(await submit(orgId));
  await registryAnswers();
  expect((await state(orgId)).status).toBe('incorporated');

  server.clock.pass({ days: 364 });
  const onLastDay = await signIn(server, amelie.email);
  expect(await pay(onLastDay)).toMatchObject({ status: 409, textCode: 'PAYMENT.ALREADY_PAID' });

  server.clock.pass({ days: 1 });
  const dayAfter = await signIn(server, amelie.email);
  const plans = async () => given(await dayAfter.api(readPlans, { params: { orgId } })).subscription;
  expect(await plans()).toMatchObject({ status: 'Active', plan_last_date: '2027-04-19' });
  expect(await pay(dayAfter)).toMatchObject({
    textCode: 'PAYMENT.SUCCESS',
    data: {
      status: 'incorporated',
      subscription: { plan_last_date: '2028-04-19' },
      invoice: { total: founderPrice },
    },
  });
  expect(await plans()).toMatchObject({ status: 'Active', plan_last_date: '2028-04-19' });
  expect((await state(orgId, dayAfter)).status).toBe('incorporated');
  const { invoices } = given(
    await dayAfter.api(listInvoices, { params: { provider: 'sandbox' }, query: { org_unique_id: orgId } }),
  );
  expect(invoices).toHaveLength(2);
});
