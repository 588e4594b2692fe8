import { millisOfInstant } from '@tabellion/kernel/date.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { describe, expect, test } from 'vitest';
import { writing } from '../../../../tests/support/corporation.ts';
import { join, registered, type SignedIn } from '../../../../tests/support/people.ts';
import {
  bodyOf,
  buy,
  db,
  get,
  now,
  openPurchases,
  orgId,
  owner,
  ports,
  post,
  sealingKeyOf,
  send,
  server,
} from '../../../../tests/support/stages/billing.ts';
import { sealCard } from '../sealCard.ts';
import { takeBackPlan } from './public.ts';

openPurchases();

describe('a subscription', () => {
  const confirm = (body: object) =>
    send(owner, 'POST', `/api/subscription/${orgId}/add_subscription`, { body });
  const status = (body: object) => send(owner, 'POST', '/api/subscription/update_status', { body });
  const cancel = (id: unknown) =>
    send(owner, 'POST', `/api/sandbox/cancel-subscription/${orgId}/${id}`, { body: {} });

  test('is confirmed where a payment made it, and never made by saying so', async () => {
    expect((await confirm({ plan_id: 'founder', status: 'Active' })).textCode).toBe('SUBSCRIPTION.NOT_PAID');
    const { subscription } = (await buy()).data as { subscription: { subscription_id: string } };
    expect((await confirm({ ...subscription })).data.subscription).toEqual(subscription);
    expect((await confirm({ plan_id: 'counsel' })).textCode).toBe('SUBSCRIPTION.NOT_PAID');
    const { subscription_id } = subscription;
    expect((await status({ subscription_id, status: 'Active' })).textCode).toBe('SUBSCRIPTION.CONFIRMED');
    expect((await status({ subscription_id, status: 'Cancel' })).textCode).toBe('SUBSCRIPTION.NOT_PAID');
  });

  test('is cancelled at the end of its period, once', async () => {
    const { subscription } = (await buy()).data as { subscription: { subscription_id: string } };
    const first = await cancel(subscription.subscription_id);
    expect([first.message, first.data.subscription]).toEqual([
      'Subscription cancel successfully',
      { ...subscription, status: 'Cancel' },
    ]);
    expect((await cancel(subscription.subscription_id)).status).toBe(200);
    const [row] = await db.asOwner<{ n: string }>(
      `select count(*)::text as n from activity where org_id = $1 and kind = 'subscription_cancelled'`,
      [orgId],
    );
    expect(row?.n).toBe('1');
    expect((await cancel(newId())).status).toBe(404);
  });

  test('for the next year that is taken back leaves the year before it, which another payment paid', async () => {
    const { subscription: first } = (await buy()).data as { subscription: { subscription_id: string } };
    await cancel(first.subscription_id);
    const { payment } = (await buy()).data as { payment: { payment_id: string } };
    const plans = async () => (await get(`/api/organization/${orgId}/plans`)).data;
    expect(await plans()).toMatchObject({ subscription: { plan_last_date: '2028-04-19' } });
    const by = { orgId, userId: owner.userId, now: now() };
    await writing(db.database, by, (write) => takeBackPlan(write, payment.payment_id));
    expect(await plans()).toMatchObject({
      plan_runs: true,
      subscription: { ...first, status: 'Cancel', plan_last_date: '2027-04-19' },
    });
    // Repeated, it finds another payment's year.
    await writing(db.database, by, (write) => takeBackPlan(write, payment.payment_id));
    expect((await plans()).plan_runs).toBe(true);
  });
});

test('replaces the card of renewals, of which brand, last four and expiry are kept', async () => {
  const card = await sealCard(
    { key: sealingKeyOf(ports), nowMs: millisOfInstant(now()) },
    {
      card: { number: '5555555555554444', expMonth: 1, expYear: 2030, cvc: '123', name: 'Amélie Tremblay' },
      organization: orgId,
      plan: null,
      price: null,
    },
  );
  const reply = await send(owner, 'POST', `/api/sandbox/update_card/${orgId}/`, { body: { card } });
  expect([reply.message, reply.data.card]).toEqual([
    'Card Updated successfully',
    { brand: 'mastercard', last_four: '4444', exp_month: 1, exp_year: 2030 },
  ]);
});

test('is not there for strangers, and not to be managed by those who only view', async () => {
  await buy();
  const stranger = await registered(server);
  const viewer = await registered(server);
  await join(server, orgId, viewer, 'view');
  const asks = [`/api/organization/${orgId}/plans`, `/api/payment/getPaymentByOrg/${orgId}`];
  const statuses = async (user: SignedIn) => {
    const replies = await Promise.all(asks.map((url) => get(url, user)));
    return [...replies, await post(await bodyOf({}), newId(), 'founder', user)].map(({ status }) => status);
  };
  expect(await statuses(stranger)).toEqual([404, 404, 404]);
  expect(await statuses(viewer)).toEqual([200, 403, 403]);
});
