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
  declined,
  get,
  impatiently,
  later,
  nextSession,
  openPurchases,
  orgId,
  owner,
  send,
  server,
  throughEachProvider,
  unanswered,
} from '../../../../tests/support/stages/billing.ts';

openPurchases();

const upgrade = async (plan: string, price: number, more: { number?: string; coupon?: string } = {}) =>
  send(owner, 'POST', `${api()}/upgradePlan/${orgId}/${plan}`, {
    body: price === 0 ? { price } : await bodyOf({ plan, price, ...more }),
    key: newId(),
  });
const quote = (query: string) => get(`/api/organization/${orgId}/quote?${query}`);
const billing = async () => (await get(`/api/organization/${orgId}/billing`)).data;
const subscriptions = () =>
  db.asOwner<{ plan: string; lives: boolean }>(
    `select plan_id as plan, ended_at is null as lives from subscriptions where org_id = $1 order by created_at`,
    [orgId],
  );
const act = (what: string, id: unknown) =>
  send(owner, 'POST', `${api()}/${what}/${orgId}/${id}`, { body: {} });

/** Bought on April 20, 2026; the days after it are counted from there. */
async function onDay(days: number): Promise<void> {
  server.clock.pass({ days });
  await nextSession();
}

throughEachProvider('an upgrade', () => {
  test('is told line by line, paid for the days that are left, and leaves the last day as it is', async () => {
    const bought = (await buy()).data.subscription;
    await onDay(100);
    const told = await quote('type=upgrade&plan=growth');
    // (588 - 348) x 265 / 365 = 174.2466, and 13 per cent of it.
    expect(told.data).toMatchObject({
      lines: [
        {
          kind: 'upgrade',
          subject: 'growth',
          amount: 174.25,
          part: { from: 'founder', days: 265, of_days: 365 },
        },
        { kind: 'tax', subject: 'HST', rate: '0.13', amount: 22.65 },
      ],
      total: 196.9,
      until: '2027-04-19',
    });
    const paid = await upgrade('growth', 196.9);
    expect([paid.textCode, paid.data.subscription]).toEqual([
      'PAYMENT.SUCCESS',
      { ...Object(bought), plan_id: 'growth', subscription_id: expect.any(String) },
    ]);
    expect(await subscriptions()).toEqual([
      { plan: 'founder', lives: false },
      { plan: 'growth', lives: true },
    ]);
    // Once more on the same day, from the plan that was paid for now: (1188 - 588) x 265 / 365.
    expect((await quote('type=upgrade&plan=counsel')).data).toMatchObject({ subtotal: 435.62 });
  });

  test('takes a coupon off the difference, and refuses the price of yesterday', async () => {
    await buy();
    await onDay(100);
    const { total } = (await quote('type=upgrade&plan=growth&coupon=FOUNDER25')).data as { total: number };
    // 174.25 - 43.56 = 130.69, with 16.99 of tax.
    expect(total).toBe(147.68);
    await onDay(1);
    const stale = await upgrade('growth', total, { coupon: 'FOUNDER25' });
    expect([stale.textCode, await chargesOf()]).toEqual(['PAYMENT.PRICE_CHANGED', 1]);
    expect((await upgrade('growth', 147.11, { coupon: 'FOUNDER25' })).textCode).toBe('PAYMENT.SUCCESS');
    expect((await quote('type=upgrade&plan=counsel&coupon=FOUNDER25')).textCode).toBe('COUPON.ALREADY_USED');
  });

  test('that is refused by the bank changes nothing; the same plan, and one without a plan, are refused', async () => {
    expect((await upgrade('growth', 271.2)).textCode).toBe('SUBSCRIPTION.NONE');
    await buy();
    expect((await upgrade('founder', 0)).textCode).toBe('SUBSCRIPTION.SAME_PLAN');
    expect((await upgrade('growth', 271.2, { number: declined })).textCode).toBe('PAYMENT.REFUSED');
    expect(await subscriptions()).toEqual([{ plan: 'founder', lives: true }]);
  });

  test('is paid with the card on file, without another', async () => {
    await buy();
    const body = { price: 271.2, card_on_file: true };
    const url = `${api()}/upgradePlan/${orgId}/growth`;
    expect((await send(owner, 'POST', url, { body, key: newId() })).textCode).toBe('PAYMENT.SUCCESS');
    expect(await subscriptions()).toContainEqual({ plan: 'growth', lives: true });
  });

  test('in two windows is charged once', async () => {
    await buy();
    const both = await Promise.all([upgrade('growth', 271.2), upgrade('growth', 271.2)]);
    const codes = both.map(({ textCode }) => textCode).sort();
    expect(['PAYMENT.PROCESSING', 'PAYMENT.SUCCESS', 'SUBSCRIPTION.SAME_PLAN']).toContain(codes[0]);
    expect([codes[1], await chargesOf()]).toEqual(
      codes[1] === 'SUBSCRIPTION.SAME_PLAN' ? ['SUBSCRIPTION.SAME_PLAN', 2] : ['PAYMENT.SUCCESS', 2],
    );
  });
});

test('a smaller plan costs nothing and waits for the end of the year; it and a cancellation are taken back', async () => {
  const { subscription_id: id } = (await buy({ plan: 'growth', price: 664.44 })).data.subscription as {
    subscription_id: string;
  };
  expect((await act('keep-subscription', id)).textCode).toBe('SUBSCRIPTION.NOT_TO_KEEP');
  expect((await upgrade('founder', 0)).textCode).toBe('SUBSCRIPTION.DOWNGRADED');
  expect(await billing()).toMatchObject({
    state: 'active',
    subscription: { plan_id: 'growth' },
    renewal: { on: '2027-04-20', plan_id: 'founder', amount: 393.24 },
  });
  expect((await act('keep-subscription', id)).textCode).toBe('SUBSCRIPTION.KEPT');
  expect((await billing()).renewal).toMatchObject({ plan_id: 'growth', amount: 664.44 });

  expect((await act('cancel-subscription', id)).message).toBe('Subscription cancel successfully');
  expect(await billing()).toMatchObject({ state: 'cancelled', renewal: null });
  expect((await upgrade('counsel', 678)).textCode).toBe('SUBSCRIPTION.NONE');
  expect((await act('keep-subscription', id)).data.subscription).toMatchObject({ status: 'Active' });
  await onDay(365);
  await act('cancel-subscription', id);
  expect((await act('keep-subscription', id)).textCode).toBe('SUBSCRIPTION.NOT_TO_KEEP');
});

test('one subscription of an organization lives, whoever writes another', async () => {
  await buy();
  await expect(
    db.asOwner(
      `insert into subscriptions (org_id, subscription_id, plan_id, starts_on, plan_last_date, subscription_end_date,
         payment_id, created_at)
       select org_id, gen_random_uuid(), 'growth', starts_on, plan_last_date, subscription_end_date, gen_random_uuid(),
         created_at from subscriptions where org_id = $1`,
      [orgId],
    ),
  ).rejects.toThrow('subscriptions_live');
});

test('an upgrade that another plan overtook goes back', async () => {
  await buy();
  await impatiently(() => upgrade('growth', 271.2, { number: unanswered }));
  await db.asOwner(
    `update subscriptions set status = 'Cancel', cancelled_at = now(), ended_at = now() where org_id = $1`,
    [orgId],
  );
  await askAboutPayments(later(61));
  server.clock.pass({ seconds: 70 });
  await askAboutRefunds(later(70));
  server.clock.pass({ seconds: 70 });
  await askAboutRefunds(later(140));
  const [row] = await db.asOwner<{ status: string }>(
    `select status from payments where org_id = $1 and purpose = 'upgrade'`,
    [orgId],
  );
  expect(row).toEqual({ status: 'refunded' });
});
