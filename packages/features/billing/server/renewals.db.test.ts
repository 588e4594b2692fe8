import { newId } from '@tabellion/platform/ids.ts';
import { expect, test } from 'vitest';
import {
  api,
  askAboutPayments,
  askAboutRefunds,
  bodyOf,
  buy,
  chargesOf,
  db,
  get,
  nextSession,
  now,
  openPurchases,
  orgId,
  owner,
  ports,
  updateCard as replaceCard,
  send,
  server,
  throughEachProvider,
} from '../../../../tests/support/stages/billing.ts';
import { priceVersions } from '../rules/prices.data.ts';
import { runRenewals } from './renewals.ts';

openPurchases();

const notRenewed = '4000000000009987';
const year = 365;

/** The jobs of one morning. */
async function morning(): Promise<void> {
  await runRenewals(ports, { db: db.database, now: now(), signal: AbortSignal.timeout(60_000) });
  await askAboutPayments(now());
}

async function onDay(days: number): Promise<void> {
  server.clock.pass({ days });
  await morning();
}

const billing = async () => {
  await nextSession();
  return (await get(`/api/organization/${orgId}/billing`)).data;
};
const mails = async () =>
  (
    await db.asOwner<{ template: string }>(
      `select payload ->> 'template' as template from outbox where topic = 'mail' and org_id = $1
         and payload ->> 'template' like 'billing.%' order by id`,
      [orgId],
    )
  ).map(({ template }) => template.slice('billing.'.length));
const payments = () =>
  db.asOwner<{ purpose: string; status: string; reason: string | null }>(
    `select purpose, status, reason from payments where org_id = $1 order by created_at, payment_id`,
    [orgId],
  );

async function updateCard(number: string, expYear = 2030) {
  await nextSession();
  return replaceCard(number, expYear);
}

const payByHand = async () => {
  await nextSession();
  const body = await bodyOf({ expYear: 2030 });
  return send(owner, 'POST', `${api()}/purchase/${orgId}/founder`, { body, key: newId() });
};

throughEachProvider('a renewal', () => {
  test('is told 14 days before, and charged once to the card on file on the day', async () => {
    await buy();
    await onDay(year - 15);
    expect(await mails()).toEqual(['receipt']);
    await onDay(1);
    await morning();
    expect([await mails(), await chargesOf()]).toEqual([['receipt', 'renewalNotice'], 1]);
    await onDay(13);
    expect(await chargesOf()).toBe(1);
    await onDay(1);
    await morning();
    expect([await mails(), await chargesOf()]).toEqual([['receipt', 'renewalNotice', 'receipt'], 2]);
    expect(await billing()).toMatchObject({
      state: 'active',
      subscription: { plan_id: 'founder', plan_last_date: '2028-04-19', subscription_end_date: '2028-04-20' },
    });
  });

  test('that is declined is tried three times over 14 days with a mail each, then the plan has ended for good', async () => {
    await buy({ number: notRenewed, expYear: 2030 });
    await onDay(year - 14);
    await onDay(14);
    expect(await billing()).toMatchObject({ state: 'failing', renewal: { on: '2027-04-27', tries: 1 } });
    for (let day = 0; day < 13; day += 1) await onDay(1);
    expect(await billing()).toMatchObject({ state: 'failing', renewal: { on: '2027-05-04', tries: 2 } });
    await onDay(1);
    expect(await billing()).toMatchObject({ state: 'ended', renewal: null });
    await onDay(200);
    expect(await mails()).toEqual([
      'receipt',
      'renewalNotice',
      'renewalFailed',
      'renewalFailed',
      'planEnded',
    ]);
    expect(await payments()).toEqual([
      { purpose: 'incorporation', status: 'paid', reason: null },
      ...Array.from({ length: 3 }, () => ({ purpose: 'renewal', status: 'refused', reason: 'declined' })),
    ]);
    // Renewed when its owner likes: a year from that day.
    expect((await payByHand()).data.subscription).toMatchObject({ plan_last_date: '2028-11-19' });
  });

  test('paid by hand after a try ends the tries, and its year goes on from the last one', async () => {
    await buy({ number: notRenewed, expYear: 2030 });
    await onDay(year - 14);
    await onDay(14);
    await onDay(3);
    expect((await payByHand()).data.subscription).toMatchObject({ plan_last_date: '2028-04-19' });
    for (const days of [4, 7, 30]) await onDay(days);
    expect((await payments()).map(({ purpose }) => purpose)).toEqual([
      'incorporation',
      'renewal',
      'incorporation',
    ]);
    expect(await billing()).toMatchObject({ state: 'active' });
  });

  test('by a card that expires before it is refused, and by its successor it is paid', async () => {
    await buy();
    expect((await updateCard('4242424242424242', 2027)).textCode).toBe('CARD.UPDATED');
    await onDay(year - 14);
    await onDay(14);
    expect((await payments()).at(-1)).toEqual({
      purpose: 'renewal',
      status: 'refused',
      reason: 'expired_card',
    });
    await updateCard('5555555555554444');
    await onDay(7);
    expect(await billing()).toMatchObject({
      state: 'active',
      subscription: { plan_last_date: '2028-04-19' },
      card: { last_four: '4444' },
    });
  });

  test('waits out a provider that is away for an hour, and is charged once', async () => {
    await buy();
    await onDay(year - 14);
    server.clock.pass({ days: 14 });
    const { provider } = ports;
    ports.provider = {
      ...provider,
      find: () => Promise.reject(new Error('away')),
    };
    await expect(morning()).rejects.toThrow('got no answer');
    server.clock.pass({ minutes: 60 });
    ports.provider = provider;
    await morning();
    await morning();
    expect([await chargesOf(), (await billing()).state]).toEqual([2, 'active']);
  });

  test.each(['cancel', 'dissolve'])('is not charged where the plan is over before: %s', async (how) => {
    const { subscription_id: id } = (await buy()).data.subscription as { subscription_id: string };
    await onDay(year - 14);
    await nextSession();
    if (how === 'cancel')
      await send(owner, 'POST', `${api()}/cancel-subscription/${orgId}/${id}`, {
        body: {},
        key: newId(),
      });
    else await db.asOwner(`update organizations set status = 'dissolved' where org_id = $1`, [orgId]);
    for (const days of [14, 7, 7]) await onDay(days);
    expect([await chargesOf(), (await billing()).state]).toEqual([1, 'ended']);
  });

  test('charged while its plan was cancelled goes back', async () => {
    const { subscription_id: id } = (await buy()).data.subscription as { subscription_id: string };
    await onDay(year - 14);
    server.clock.pass({ days: 14 });
    await runRenewals(ports, { db: db.database, now: now(), signal: AbortSignal.timeout(60_000) });
    await nextSession();
    await send(owner, 'POST', `${api()}/cancel-subscription/${orgId}/${id}`, { body: {}, key: newId() });
    await askAboutPayments(now());
    await askAboutRefunds(now());
    server.clock.pass({ seconds: 60 });
    await askAboutRefunds(now());
    expect((await payments()).at(-1)).toMatchObject({ purpose: 'renewal', status: 'refunded' });
  });

  test('brings the smaller plan that was chosen for it', async () => {
    await buy({ plan: 'growth', price: 664.44 });
    await send(owner, 'POST', `${api()}/upgradePlan/${orgId}/founder`, {
      body: { price: 0 },
      key: newId(),
    });
    await onDay(year - 14);
    await onDay(14);
    expect(await billing()).toMatchObject({
      subscription: { plan_id: 'founder' },
      renewal: { amount: 393.24 },
    });
  });
});

test('a renewal costs what the payer was told, though a price changes before its day; the next one costs the new price', async () => {
  await buy({ expYear: 2030 });
  await onDay(year - 14);
  const [now] = priceVersions;
  const from = (as_of: string) => ({ ...now, as_of, plans: { ...now.plans, founder: 360_00 } });
  ports.prices = [now, from('2027-04-10')];
  expect((await billing()).renewal).toMatchObject({ on: '2027-04-20', amount: 393.24 });
  await onDay(14);
  expect((await billing()).renewal).toMatchObject({ on: '2028-04-20', amount: 406.8 });
  // Between page and payment: the new price is said, and nothing is charged before it is sent again.
  expect((await get(`/api/organization/${orgId}/quote?type=upgrade&plan=growth`)).data).toMatchObject({
    total: 257.64,
  });
  const upgrade = async (price: number) =>
    send(owner, 'POST', `/api/sandbox/upgradePlan/${orgId}/growth`, {
      body: await bodyOf({ plan: 'growth', price }),
      key: newId(),
    });
  const stale = await upgrade(271.2);
  expect([stale.textCode, stale.data.price, await chargesOf()]).toEqual(['PAYMENT.PRICE_CHANGED', 257.64, 2]);
  expect((await upgrade(257.64)).textCode).toBe('PAYMENT.SUCCESS');
  const totals = await db.asOwner<{ total: string }>(
    'select total_cents::text as total from invoices where org_id = $1 order by number',
    [orgId],
  );
  expect(totals.map(({ total }) => total)).toEqual(['39324', '39324', '25764']);
  ports.prices = undefined;
});
