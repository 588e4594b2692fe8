import { type Instant, instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../../../../tests/support/database.ts';
import { join, organizationOf, registered, type SignedIn, signIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { sealCard } from '../sealCard.ts';
import { settleOpenPayments } from './jobs.ts';
import type { BillingPorts } from './ports.ts';
import { openBilling, openSandbox } from './public.ts';
import { routesOf } from './routes.ts';

const paid = '4242424242424242';
const declined = '4000000000000002';
const delayed = '4000000000000077';
const unanswered = '4000000000000341';

const spring = instant('2026-04-20T14:00:00Z');

let server: TestServer;
let db: TestDatabase;
let ports: BillingPorts;
let owner: SignedIn;
let orgId: string;

const now = (): Instant => server.clock.read();
const later = (seconds: number): Instant => instantOfMillis(millisOfInstant(now()) + seconds * 1000);

beforeAll(async () => {
  server = await startTestServer({
    instead: ({ db, clock, secrets }) => {
      ports = {
        ...openBilling(secrets.cardKey, openSandbox({ db, clock, delayMs: 20 })),
        chargeTimeoutMs: 150,
      };
      return routesOf(ports);
    },
  });
  db = server.database;
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(spring);
  owner = await registered(server);
  orgId = await organizationOf(owner);
});

interface Purchase {
  number?: string;
  price?: number;
  plan?: string;
  /** What the sealed card says, where that differs from the request. */
  sealedFor?: { organization?: string; plan?: string; price?: number; at?: Instant };
  coupon?: string;
  province?: string;
}

async function bodyOf(purchase: Purchase): Promise<{ card: string; price: number }> {
  const { number = paid, price = 393.24, plan = 'founder', sealedFor = {}, coupon, province } = purchase;
  const card = await sealCard(
    { key: ports.cardKey.public, nowMs: millisOfInstant(sealedFor.at ?? now()) },
    {
      card: { number, expMonth: 4, expYear: 2027, cvc: '123', name: 'Amélie Tremblay' },
      organization: sealedFor.organization ?? orgId,
      plan: sealedFor.plan ?? plan,
      price: sealedFor.price ?? price,
    },
  );
  return { card, price, ...(coupon === undefined ? {} : { coupon }), ...(province ? { province } : {}) };
}

/** One call as the browser makes it. */
const send = (
  { token }: { token?: string },
  method: 'GET' | 'POST',
  url: string,
  { body, key }: { body?: object; key?: string } = {},
) =>
  server.raw(url, {
    method,
    token,
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

const post = (body: object, key = newId(), plan = 'founder', user = owner) =>
  send(user, 'POST', `/api/sandbox/purchase/${orgId}/${plan}`, { body, key });

const buy = async (purchase: Purchase = {}) => post(await bodyOf(purchase), newId(), purchase.plan);

const get = (url: string, user = owner) => send(user, 'GET', url);

const count = async (table: string): Promise<number> => {
  const [row] = await db.asOwner<{ n: string }>(
    `select count(*)::text as n from ${table} where org_id = $1`,
    [orgId],
  );
  return Number(row?.n);
};

const chargesOf = async (): Promise<number> => {
  const [row] = await db.asOwner<{ n: string }>(
    `select count(*)::text as n from sandbox_charges
       where outcome = 'paid' and id in (select payment_id::text from payments where org_id = $1)`,
    [orgId],
  );
  return Number(row?.n);
};

describe('a purchase', () => {
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
    const told = await db.asOwner<{ event: string }>(
      `select payload ->> 'event' as event from outbox
         where stream = $1 order by stream_seq`,
      [`events:${orgId}`],
    );
    expect(told.map(({ event }) => event)).toEqual([
      'organization.created',
      'organization.status_changed',
      'payment.succeeded',
    ]);
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

  test('answers a late card with its outcome', async () => {
    expect((await buy({ number: delayed })).textCode).toBe('PAYMENT.SUCCESS');
  });

  test('is processing while the provider is silent; the job asks and settles it', async () => {
    const reply = await buy({ number: unanswered });
    expect([reply.status, reply.textCode]).toEqual([202, 'PAYMENT.PROCESSING']);
    expect(reply.data).toMatchObject({ status: 'processing', processing: true, subscription: null });
    expect(reply.data).not.toHaveProperty('isPaymentResponseSucceed');
    const poll = () => get(`/api/payment/getPaymentByOrg/${orgId}`);
    await settleOpenPayments(db.database, ports, later(59), AbortSignal.timeout(5_000));
    expect((await poll()).data.status).toBe('processing');
    await settleOpenPayments(db.database, ports, later(61), AbortSignal.timeout(5_000));
    expect((await poll()).data).toMatchObject({ status: 'payment_success', isPaymentResponseSucceed: true });
    await settleOpenPayments(db.database, ports, later(120), AbortSignal.timeout(5_000));
    expect([await count('invoices'), await count('subscriptions'), await chargesOf()]).toEqual([1, 1, 1]);
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

describe('one charge', () => {
  test('for a double click', async () => {
    const body = await bodyOf({});
    const key = newId();
    const replies = await Promise.all([post(body, key), post(body, key), post(body, key)]);
    expect(replies.every(({ status }) => status === 200 || status === 202)).toBe(true);
    expect(await post(body, key)).toMatchObject({ status: 200, textCode: 'PAYMENT.SUCCESS' });
    expect([await chargesOf(), await count('payments'), await count('invoices')]).toEqual([1, 1, 1]);
  });

  test('for two tabs, each with a card of its own', async () => {
    const [one, two] = await Promise.all([bodyOf({ number: delayed }), bodyOf({ number: delayed })]);
    const replies = await Promise.all([post(one), post(two)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 202]);
    expect([await chargesOf(), await count('payments')]).toEqual([1, 1]);
  });

  test('for two tabs with different plans: the second waits for the first', async () => {
    const founder = await bodyOf({ number: delayed });
    const growth = await bodyOf({ number: delayed, plan: 'growth', price: 664.44 });
    const replies = await Promise.all([post(founder), post(growth, newId(), 'growth')]);
    expect(replies.map(({ textCode }) => textCode).sort()).toEqual(['PAYMENT.SUCCESS', 'PAYMENT.UNDER_WAY']);
    expect(await chargesOf()).toBe(1);
  });

  test('for a plan that is paid already', async () => {
    await buy();
    const again = await buy();
    expect([again.status, again.textCode]).toEqual([409, 'PAYMENT.ALREADY_PAID']);
  });

  test('a key that comes back with another request is refused', async () => {
    const key = newId();
    await post(await bodyOf({}), key);
    expect((await post(await bodyOf({}), key)).textCode).toBe('IDEMPOTENCY.MISMATCH');
  });
});

describe('a sealed card', () => {
  test('is good for one organization, one plan, one price and five minutes', async () => {
    const outcomes = [
      await buy({ sealedFor: { organization: newId() } }),
      await buy({ sealedFor: { plan: 'growth' } }),
      await buy({ sealedFor: { price: 1 } }),
      await buy({ sealedFor: { at: later(-6 * 60) } }),
      await buy({ sealedFor: { at: later(6 * 60) } }),
      await post({ card: 'not.a.jwe', price: 393.24 }),
      await post({ price: 393.24 }),
    ];
    expect(outcomes.map(({ status, textCode }) => [status, textCode])).toEqual([
      [422, 'CARD.UNREADABLE'],
      [422, 'CARD.UNREADABLE'],
      [422, 'CARD.UNREADABLE'],
      [422, 'CARD.STALE'],
      [422, 'CARD.UNREADABLE'],
      [422, 'CARD.UNREADABLE'],
      [422, 'CARD.REQUIRED'],
    ]);
    expect(await count('payments')).toBe(0);
  });

  test('is taken once', async () => {
    const body = await bodyOf({ number: declined });
    await post(body);
    expect((await post(body)).textCode).toBe('CARD.USED');
  });
});

describe('a coupon', () => {
  const validate = (coupon: string, amount = '348.00') =>
    send(owner, 'POST', `/api/coupon/validate?coupon=${coupon}&cart_amount=${amount}`);

  test('says what it takes off', async () => {
    const reply = await validate('founder25');
    expect([reply.textCode, reply.message, reply.data]).toEqual([
      'COUPON.APPLIED',
      'Coupon Applied',
      { coupon: { coupon: 'FOUNDER25', discount_amount: 87 } },
    ]);
  });

  test('that is unknown is refused at its field', async () => {
    const reply = await validate('NOPE');
    expect([reply.status, reply.data.fields]).toEqual([
      422,
      [{ path: 'coupon', textCode: 'COUPON.INVALID', message: 'This coupon is not valid.' }],
    ]);
    expect((await validate('FOUNDER25', '3.999')).status).toBe(422);
  });

  test('serves an organization once, and comes free when the payment is refused', async () => {
    await buy({ coupon: 'FOUNDER25', price: 294.93, number: declined });
    expect((await buy({ coupon: 'FOUNDER25', price: 294.93 })).status).toBe(200);
    server.clock.set(instant('2027-05-20T14:00:00Z'));
    owner = await signIn(server, owner.email);
    expect((await buy({ coupon: 'FOUNDER25', price: 294.93 })).textCode).toBe('COUPON.ALREADY_USED');
  });

  test('is used as often as it may be, also by two at once', async () => {
    const code = `TWO-${orgId.slice(-12).toUpperCase()}`;
    await db.asOwner(
      `insert into coupons (id, cents_off, valid_from, max_uses) values ($1, 4800, '2026-01-01', 1)`,
      [code],
    );
    const first = await bodyOf({ coupon: code, price: 339 });
    const firstOrg = orgId;
    orgId = await organizationOf(owner);
    const second = await bodyOf({ coupon: code, price: 339 });
    const replies = await Promise.all([
      send(owner, 'POST', `/api/sandbox/purchase/${firstOrg}/founder`, { body: first }),
      send(owner, 'POST', `/api/sandbox/purchase/${orgId}/founder`, { body: second }),
    ]);
    expect(replies.map(({ textCode }) => textCode).sort()).toEqual(['COUPON.USED_UP', 'PAYMENT.SUCCESS']);
  });
});

test('invoices are numbered in one sequence without gaps, also when many are issued at once', async () => {
  const orgs = await Promise.all(Array.from({ length: 4 }, () => organizationOf(owner)));
  await Promise.all(
    orgs.map(async (org) => {
      const body = await bodyOf({ sealedFor: { organization: org } });
      return send(owner, 'POST', `/api/sandbox/purchase/${org}/founder`, { body });
    }),
  );
  const numbers = await db.asOwner<{ number: string }>(
    'select number::text from invoices order by invoices.number',
  );
  expect(numbers.map(({ number }) => Number(number))).toEqual(numbers.map((_, at) => at + 1));
});

test('lists the invoices of one organization, or of all whose billing the caller may see', async () => {
  await buy();
  const viewer = await registered(server);
  await join(server, orgId, viewer, 'view');
  const stranger = await registered(server);
  const list = (user: SignedIn, query = '') => get(`/api/sandbox/invoice/list${query}`, user);
  expect((await list(owner)).data.invoices).toMatchObject([{ org_unique_id: orgId, total: 393.24 }]);
  expect((await list(owner, `?org_unique_id=${orgId}`)).data.invoices).toHaveLength(1);
  expect((await list(viewer)).data.invoices).toEqual([]);
  expect(await list(viewer, `?org_unique_id=${orgId}`)).toMatchObject({ status: 403 });
  expect(await list(stranger, `?org_unique_id=${orgId}`)).toMatchObject({ status: 404 });
});

test('lists fifty invoices at a time, the newest first, of one organization or across several', async () => {
  await buy();
  const first = orgId;
  orgId = await organizationOf(owner);
  await buy();
  const second = orgId;
  await billAgain(first, 60);
  await billAgain(second, 5);
  const pages = async (query: string): Promise<[number, number][]> => {
    const found: [number, number][] = [];
    for (let next: unknown = null; found.length === 0 || next !== null; ) {
      const before: string = next === null ? '' : `&before=${next}`;
      const { data } = await get(`/api/sandbox/invoice/list?${query}${before}`);
      found.push(...(data.invoices as { number: string }[]).map(numbered(found.length)));
      next = data.next;
    }
    return found;
  };
  const numbered =
    (at: number) =>
    ({ number }: { number: string }): [number, number] => [at, Number(number.slice('INV-'.length))];
  const ofFirst = await pages(`org_unique_id=${first}`);
  const ofBoth = await pages('');
  expect([ofFirst.length, ofBoth.length]).toEqual([61, 67]);
  for (const list of [ofFirst, ofBoth]) {
    const numbers = list.map(([, number]) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => b - a));
    expect(list.filter(([at]) => at === 0)).toHaveLength(50);
  }
  expect((await get('/api/sandbox/invoice/list?before=-1')).status).toBe(422);
});

/** As if the organization had paid so many years more. */
const billAgain = (org: string, times: number) =>
  db.asOwner(
    `with numbers as (update invoice_numbers set last = last + $2::int returning last - $2::int as before),
          paid as (insert into payments select copy.* from payments p, generate_series(1, $2::int) as at,
                     jsonb_populate_record(p, jsonb_build_object('payment_id', gen_random_uuid(), 'reference', at)) as copy
                     where p.org_id = $1 returning payment_id)
       insert into invoices select copy.* from invoices i, numbers,
         (select payment_id, row_number() over () as at from paid) as more,
         jsonb_populate_record(i, jsonb_build_object('invoice_id', gen_random_uuid(), 'payment_id', more.payment_id,
           'number', numbers.before + more.at)) as copy
         where i.org_id = $1`,
    [org, times],
  );

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
});

test('replaces the card of renewals, of which brand, last four and expiry are kept', async () => {
  const card = await sealCard(
    { key: ports.cardKey.public, nowMs: millisOfInstant(now()) },
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
