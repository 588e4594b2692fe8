import { instant } from '@tabellion/kernel/date.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { expect, test } from 'vitest';
import {
  askAboutPayments,
  bodyOf,
  buy,
  chargesOf,
  confirmed,
  count,
  db,
  declined,
  delayed,
  get,
  impatiently,
  later,
  nextSession,
  notConfirmed,
  now,
  openPurchases,
  orgId,
  owner,
  post,
  send,
  server,
  throughEachProvider,
  unanswered,
} from '../../../../tests/support/stages/billing.ts';

openPurchases();

throughEachProvider('a purchase', (provider) => {
  test('pays a plan for a year: subscription, invoice, status, activity and announcement', async () => {
    const reply = await buy();
    expect([reply.status, reply.textCode, reply.message]).toEqual([
      200,
      'PAYMENT.SUCCESS',
      'Payment Success',
    ]);
    expect(reply.data).toMatchObject({
      status: 'payment_success',
      processing: false,
      isPaymentResponseSucceed: true,
      plan_id: 'founder',
      plan_price: 348,
      coupon: null,
      card: { brand: 'visa', last_four: '4242', exp_month: 4, exp_year: 2027 },
      payment: { purpose: 'incorporation', status: 'paid', amount: 393.24 },
      subscription: {
        plan_id: 'founder',
        status: 'Active',
        plan_last_date: '2027-04-19',
        subscription_end_date: '2027-04-20',
      },
      invoice: { number: expect.stringMatching(/^INV-\d{6}$/), subtotal: 348, tax: 45.24, total: 393.24 },
    });
    const activity = await db.asOwner(
      `select kind, params from activity where org_id = $1 and kind like 'pay%'`,
      [orgId],
    );
    expect(activity).toEqual([{ kind: 'payment_received', params: { amountCents: '39324' } }]);
    const announced = await db.asOwner<{ payload: { event: string } }>(
      `select payload from outbox where stream = $1 order by stream_seq`,
      [`events:${orgId}`],
    );
    expect(announced.map(({ payload }) => payload.event)).toEqual([
      'organization.created',
      'organization.status_changed',
      'payment.succeeded',
    ]);
    expect(announced[2]?.payload).toMatchObject({
      purpose: 'incorporation',
      subject: 'founder',
      paidOn: '2026-04-20',
      amountCents: '39324',
    });
  });

  test('takes the coupon off before the tax of the billing province', async () => {
    const reply = await buy({ coupon: ' founder25 ', province: 'QC', price: 300.08 });
    expect(reply.data).toMatchObject({
      coupon: { coupon: 'FOUNDER25', discount_amount: 87 },
      invoice: {
        lines: [
          { kind: 'plan', subject: 'founder', rate: null, amount: 348 },
          { kind: 'coupon', subject: 'FOUNDER25', rate: null, amount: -87 },
          { kind: 'tax', subject: 'GST', rate: '0.05', amount: 13.05 },
          { kind: 'tax', subject: 'QST', rate: '0.09975', amount: 26.03 },
        ],
        total: 300.08,
      },
    });
  });

  test('refuses a price that is not the server’s, and says which it is', async () => {
    const reply = await buy({ price: 348 });
    expect([reply.status, reply.textCode, reply.data.price]).toEqual([409, 'PAYMENT.PRICE_CHANGED', 393.24]);
    expect(await count('payments')).toBe(0);
  });

  test('sells nothing where no rate of its province is on record for the day', async () => {
    server.clock.set(instant('2016-06-01T14:00:00Z'));
    await nextSession();
    const reply = await buy({ province: 'NL', price: 348 });
    expect([reply.textCode, await count('payments')]).toEqual(['PAYMENT.NO_TAX_RATE', 0]);
  });

  test('refuses a declined card with its reason, and lets another one pay', async () => {
    const refused = await buy({ number: declined });
    expect([refused.status, refused.textCode, refused.data.reason]).toEqual([
      402,
      'PAYMENT.REFUSED',
      'declined',
    ]);
    expect(refused.data.fields).toBeUndefined();
    expect(await count('invoices')).toBe(0);
    expect((await buy()).status).toBe(200);
  });

  test('answers a late card with its outcome', async () => {
    expect((await buy({ number: delayed })).textCode).toBe('PAYMENT.SUCCESS');
  });

  test('is processing while the provider is silent; the job asks and settles it', async () => {
    const reply = await impatiently(() => buy({ number: unanswered }));
    expect([reply.status, reply.textCode]).toEqual([202, 'PAYMENT.PROCESSING']);
    expect(reply.data).toMatchObject({ status: 'processing', processing: true, subscription: null });
    expect(reply.data).not.toHaveProperty('isPaymentResponseSucceed');
    const poll = () => get(`/api/payment/getPaymentByOrg/${orgId}`);
    await askAboutPayments(later(59));
    expect((await poll()).data.status).toBe('processing');
    await askAboutPayments(later(61));
    expect((await poll()).data).toMatchObject({ status: 'payment_success', isPaymentResponseSucceed: true });
    await askAboutPayments(later(120));
    expect([await count('invoices'), await count('subscriptions'), await chargesOf()]).toEqual([1, 1, 1]);
  });

  test('waits for who has to confirm at his bank, and is paid once he has', async () => {
    const reply = await buy({ number: confirmed });
    expect([reply.status, reply.textCode]).toEqual([202, 'PAYMENT.PROCESSING']);
    expect(reply.data).toMatchObject({
      status: 'processing',
      processing: true,
      action: { url: provider === 'stripe' ? expect.stringContaining('/bank/pi_') : null },
      payment: { status: 'requires_action' },
    });
    // A second window joins the payment, and another plan waits for it.
    expect((await buy()).data).toMatchObject({ payment: { status: 'requires_action' } });
    const growth = await bodyOf({ plan: 'growth', price: 664.44 });
    expect((await post(growth, newId(), 'growth')).textCode).toBe('PAYMENT.UNDER_WAY');
    await askAboutPayments(now());
    expect((await get(`/api/payment/getPaymentByOrg/${orgId}`)).data).toMatchObject({ processing: true });
    server.clock.pass({ seconds: 10 });
    await askAboutPayments(now());
    expect((await get(`/api/payment/getPaymentByOrg/${orgId}`)).data).toMatchObject({
      status: 'payment_success',
      action: null,
      payment: { status: 'paid' },
    });
    expect([await count('payments'), await chargesOf()]).toEqual([1, 1]);
  });

  test('is refused where he does not confirm, and nothing was charged', async () => {
    await buy({ number: notConfirmed });
    server.clock.pass({ seconds: 10 });
    await askAboutPayments(now());
    expect((await get(`/api/payment/getPaymentByOrg/${orgId}`)).data).toMatchObject({
      status: 'refused',
      payment: { status: 'refused', reason: 'not_confirmed' },
    });
    expect(await chargesOf()).toBe(0);
    expect((await buy()).textCode).toBe('PAYMENT.SUCCESS');
  });

  test('costs nothing with a coupon for all of it, and asks for no card', async () => {
    await db.asOwner(`insert into coupons (id, part_off, valid_from) values ($1, 1, '2026-01-01')`, [
      `ALL-${orgId.slice(-12).toUpperCase()}`,
    ]);
    const reply = await post({ price: 0, coupon: `ALL-${orgId.slice(-12)}` });
    expect(reply.data).toMatchObject({ status: 'payment_success', card: null, invoice: { total: 0 } });
    expect(await chargesOf()).toBe(0);
  });
});

test('takes only test numbers in the sandbox, and keeps nothing of any other', async () => {
  const other = '4111111111111111';
  const refused = await buy({ number: other });
  expect([refused.status, refused.data.reason]).toEqual([402, 'test_cards_only']);
  const kept = await db.asOwner<{ row: string }>(
    `select to_jsonb(p)::text as row from payments p where org_id = $1
     union all select to_jsonb(c)::text from sandbox_charges c
     union all select to_jsonb(o)::text from outbox o where org_id = $1`,
    [orgId],
  );
  expect(kept.filter(({ row }) => row.includes(other) || row.includes('"1111"'))).toEqual([]);
});

test('a further director costs nothing, since no plan counts directors', async () => {
  expect((await send({}, 'GET', '/api/product/director_product')).data).toEqual({
    product_id: 'director',
    price: 0,
    currency: 'CAD',
    as_of: '2026-01-01',
  });
});

test('offers plans, their taxes and the key to its provider’s name only', async () => {
  const { data } = await get(`/api/organization/${orgId}/plans`);
  expect(data).toMatchObject({
    plans: [{ plan_id: 'founder', plan_price: 348 }, { plan_id: 'growth' }, { plan_id: 'counsel' }],
    plan_id: null,
    provider: 'sandbox',
    province: 'ON',
  });
  expect((await send({}, 'GET', '/api/sandbox/key')).data).toMatchObject({ enc: 'A256GCM' });
  expect((await send({}, 'GET', '/api/stripe/key')).status).toBe(404);
  expect((await get(`/api/stripe/invoice/list`)).status).toBe(404);
  const body = await bodyOf({});
  expect((await send(owner, 'POST', `/api/stripe/purchase/${orgId}/founder`, { body })).status).toBe(404);
  expect((await send(owner, 'POST', `/api/sandbox/purchase/${orgId}/none`, { body })).status).toBe(404);
});
