import { ok } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { faultCode } from '@tabellion/platform/log/fault.ts';
import { relayOnce } from '@tabellion/platform/outbox/relay.ts';
import { describe, expect, test } from 'vitest';
import {
  api,
  askAboutPayments,
  askAboutRefunds,
  bodyOf,
  buy,
  chargesOf,
  confirmed,
  count,
  db,
  declined,
  delayed,
  get,
  later,
  nextOrganization,
  nextSession,
  now,
  openPurchases,
  orgId,
  owner,
  ports,
  post,
  send,
  server,
  stripe,
  updateCard,
} from '../../../../../tests/support/stages/billing.ts';
import { type Mishap, signatureOf, stripeKeys } from '../../../../../tests/support/stripe/server.ts';
import { refundFails } from '../../../../../tests/support/stripe/testCards.ts';
import { underHead } from '../../../organizations/server/public.ts';
import { cardSender } from '../forgetOtherCards.ts';
import { announcedPaymentsOutside } from '../outside.ts';
import { failedRefunds, refund, refundAgain } from '../public.ts';
import { runRenewals } from '../renewals.ts';

openPurchases('stripe');

const checkout = async () => (await get(`/api/payment/getPaymentByOrg/${orgId}`)).data;
const states = async (): Promise<string[]> =>
  (
    await db.asOwner<{ state: string }>(
      `select state from webhook_events where subject in (select payment_id from payments where org_id = $1)
         order by received_at, id`,
      [orgId],
    )
  ).map(({ state }) => state);
/** The newest intent of the account. */
const newest = () => {
  const intent = stripe.account.intents().at(-1);
  if (intent === undefined) throw new Error('Stripe has no intent');
  return intent;
};

interface Post {
  readonly signature?: string;
  readonly provider?: string;
}

async function posted(event: unknown, { signature, provider = 'stripe' }: Post = {}): Promise<number> {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const answer = await fetch(`${server.origin}/api/${provider}/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature ?? signatureOf(body, now()),
    },
    body,
  });
  return answer.status;
}

/** A message that says so of an intent, whatever became of it. */
const saying = (type: string, object: string, id = `evt_${newId().replaceAll('-', '')}`) => ({
  id,
  type,
  object: 'event',
  data: { object: { id: object } },
});
/** The messages that Stripe has for us about an intent, the oldest first. */
const toldOf = (id: string) =>
  stripe.account.events.filter(({ data }) => JSON.stringify(data).includes(`"${id}"`));

describe('a message of Stripe', () => {
  test('is a hint: the payment is settled by asking, at once, however often it comes', async () => {
    await buy({ number: confirmed });
    const { id } = newest();
    expect(await posted(saying('payment_intent.succeeded', id))).toBe(200);
    expect([await checkout(), await states()]).toMatchObject([{ processing: true }, ['waiting']]);
    server.clock.pass({ seconds: 5 });
    newest();
    const event = toldOf(id).at(-1);
    expect(event).toMatchObject({ type: 'payment_intent.succeeded' });
    expect(await posted(event)).toBe(200);
    expect(await checkout()).toMatchObject({ status: 'payment_success', payment: { status: 'paid' } });
    expect(await states()).toEqual(['done', 'done']);
    const asked = stripe.heard.length;
    await Promise.all([posted(event), posted(event)]);
    expect([stripe.heard.length - asked, await count('invoices'), await chargesOf()]).toEqual([0, 1, 1]);
  });

  test('late, out of order, or about the payment of an older subscription changes nothing', async () => {
    await buy({ number: declined });
    const refused = newest().id;
    await buy();
    const first = newest().id;
    const body = await bodyOf({ plan: 'growth', price: 271.2 });
    await send(owner, 'POST', `${api()}/upgradePlan/${orgId}/growth`, { body, key: newId() });
    const before = await checkout();
    for (const event of [...toldOf(first).reverse(), ...toldOf(refused).reverse()]) await posted(event);
    await posted(saying('payment_intent.payment_failed', first));
    await posted(saying('payment_intent.canceled', newest().id));
    await posted(saying('customer.subscription.deleted', 'sub_of_somebody'));
    await posted(saying('payment_intent.succeeded', 'pi_of_somebody'));
    expect(await checkout()).toEqual(before);
    expect([await chargesOf(), await count('invoices'), await count('refunds')]).toEqual([2, 2, 0]);
    expect(new Set(await states())).toEqual(new Set(['done']));
  });

  test('without a fresh signature of Stripe, or for another provider, is not there', async () => {
    const body = JSON.stringify(saying('payment_intent.succeeded', 'pi_1'));
    const signature = signatureOf(body, now());
    const statuses = [
      await posted(body, { signature: '' }),
      await posted(`${body} `, { signature }),
      await posted(body, { signature: signatureOf(body, now(), 'whsec_of_somebody') }),
      await posted(body, { signature: signatureOf(body, later(-400)) }),
      await posted(body, { provider: 'sandbox' }),
      await posted('x'.repeat(70_000)),
      await posted(body),
    ];
    expect(statuses).toEqual([404, 404, 404, 404, 404, 413, 200]);
  });

  test('that comes while Stripe is away for an hour waits, and is followed up once', async () => {
    await buy({ number: confirmed });
    const { id } = newest();
    stripe.mishap = () => 'unheard';
    server.clock.pass({ seconds: 5 });
    expect(await posted(saying('payment_intent.succeeded', id))).toBe(200);
    const again = () =>
      announcedPaymentsOutside(ports).askDue({
        db: db.database,
        now: now(),
        signal: AbortSignal.timeout(60_000),
      });
    await expect(again()).rejects.toThrow('1 rows got no answer');
    server.clock.pass({ minutes: 60 });
    await expect(again()).rejects.toThrow('1 rows got no answer');
    expect(await states()).toEqual(['waiting']);
    stripe.mishap = () => undefined;
    server.clock.pass({ minutes: 20 });
    expect([await again(), await again()]).toEqual([1, 0]);
    await nextSession();
    expect([(await checkout()).status, await states(), await chargesOf()]).toEqual([
      'payment_success',
      ['done'],
      1,
    ]);
  });
});

const requests = ['/v1/customers', '/v1/payment_intents', '/confirm'];
const mishaps: readonly Mishap[] = ['unheard', 'unanswered', 400, 429, 500];

describe('of a purchase one request goes wrong', () => {
  test.each(requests.flatMap((request) => mishaps.map((mishap) => [request, mishap] as const)))(
    '%s: %s. What Stripe charged is delivered, the rest is refused and may be paid again',
    async (request, mishap) => {
      stripe.mishap = (name) => (name.endsWith(request) ? mishap : undefined);
      expect((await buy()).textCode).toBe('PAYMENT.PROCESSING');
      stripe.mishap = () => undefined;
      server.clock.pass({ seconds: 61 });
      await askAboutPayments(now());
      const paid = mishap === 'unanswered' && request === '/confirm';
      expect([(await checkout()).status, await chargesOf()]).toEqual(
        paid ? ['payment_success', 1] : ['refused', 0],
      );
      const again = await buy();
      // Stripe repeats a fault to the same key of a customer for a day.
      if (request === '/v1/customers' && mishap === 500) server.clock.pass({ hours: 25 });
      else expect(again.textCode).toBe(paid ? 'PAYMENT.ALREADY_PAID' : 'PAYMENT.SUCCESS');
      expect(await count('subscriptions')).toBe(await chargesOf());
    },
  );

  test('and a payment that was told to be refused cannot be paid any more', async () => {
    await buy({ number: declined });
    const { id } = newest();
    const answer = await fetch(`${stripe.origin}/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stripeKeys.secretKey}` },
    });
    expect([answer.status, newest().status]).toEqual([400, 'canceled']);
  });
});

test('two requests under one key make one charge', async () => {
  const request = {
    organization: orgId,
    amountCents: 100n,
    method: (await bodyOf({ number: delayed })).card,
    notAfter: later(45),
    returnPath: '/',
  };
  const key = newId();
  const signal = AbortSignal.timeout(60_000);
  const both = await Promise.all([1, 2].map(() => ports.provider.begin(request, key, signal)));
  expect(both.map(({ state }) => state)).toEqual(['paid', 'paid']);
  expect(stripe.account.charges().filter(({ metadata }) => metadata.payment === key)).toHaveLength(1);
});

test('a refund whose answer was lost is found again after its key is forgotten; one made by hand counts', async () => {
  const giveBack = async (payment: string, key: string) => {
    const signal = AbortSignal.timeout(60_000);
    return ports.provider.refund({ payment, amountCents: 39_324n }, key, signal);
  };
  await buy();
  const { id } = newest();
  const key = newId();
  stripe.mishap = (name) => (name === 'POST /v1/refunds' ? 'unanswered' : undefined);
  await expect(giveBack(id, key)).rejects.toThrow();
  stripe.mishap = () => undefined;
  server.clock.pass({ hours: 25 });
  expect(await giveBack(id, key)).toMatchObject({ state: 'refunded' });
  const ofIt = () => stripe.account.refunds().filter(({ intent }) => intent === id);
  expect(ofIt()).toHaveLength(1);
  expect(await giveBack(id, newId())).toEqual({ state: 'refunded', reference: ofIt()[0]?.id });
});

test('a refund that fails after it was through is told to operators, and made again when they ask for it', async () => {
  await buy({ number: refundFails });
  // The organization has recorded more than the clock of the database knows of.
  await db.asOwner(
    `update register_heads set recorded_at = clock_timestamp() + interval '1 hour' where org_id = $1`,
    [orgId],
  );
  const { id, metadata } = newest();
  await db.database.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: owner.userId, now: now() }, async (write) =>
      ok(await refund(write, metadata.payment ?? '', 'withdrawn')),
    ),
  );
  await askAboutRefunds(now());
  const returned = async () => [await checkout(), await count('credit_notes')];
  expect(await returned()).toMatchObject([{ payment: { status: 'refunded' } }, 1]);
  server.clock.pass({ seconds: 5 });
  const [first] = stripe.account.refunds().filter(({ intent }) => intent === id);
  const event = toldOf(first?.id ?? '').at(-1);
  expect(event).toMatchObject({ type: 'refund.failed' });
  expect([await posted(event), await posted(event)]).toEqual([200, 200]);
  const [failed] = (await db.database.asNobody((q) => failedRefunds(q, 10))).filter(
    ({ reference }) => reference === first?.id,
  );
  expect(failed?.amountCents).toBe(39_324n);
  expect(await askAboutRefunds(later(3600))).toBe(0);

  stripe.account.giveNewAccount(newest().method.id);
  const again = () => db.database.transaction(null, (tx) => refundAgain(tx, failed?.refundId ?? ''));
  expect([await again(), await again()]).toEqual([true, false]);
  expect(await db.database.asNobody((q) => failedRefunds(q, 10))).toEqual([]);
  await askAboutRefunds(now());
  server.clock.pass({ seconds: 60 });
  await askAboutRefunds(now());
  const made = stripe.account.refunds().filter(({ intent }) => intent === id);
  expect(made.map(({ status, amount }) => [status, amount])).toEqual([
    ['failed', 39_324],
    ['succeeded', 39_324],
  ]);
  expect(await returned()).toMatchObject([{ payment: { status: 'refunded' } }, 1]);
  const rows = await db.asOwner<{ state: string }>(
    'select state from refunds where org_id = $1 order by requested_at',
    [orgId],
  );
  expect(rows.map(({ state }) => state)).toEqual(['failed', 'refunded']);
});

test('who never confirms at his bank is refused after an hour, and then cannot', async () => {
  await buy({ number: confirmed });
  const intent = newest();
  intent.decidedAt = null;
  server.clock.pass({ minutes: 50 });
  await askAboutPayments(now());
  expect(intent.status).toBe('requires_action');
  server.clock.pass({ minutes: 20 });
  await askAboutPayments(now());
  await nextSession();
  expect((await checkout()).payment).toMatchObject({ status: 'refused', reason: 'not_confirmed' });
  stripe.account.confirmAtBank(intent.id, true);
  expect(await chargesOf()).toBe(0);
});

test('a renewal that would need its payer is refused, and his confirmed card is charged where he is', async () => {
  await buy({ number: confirmed, expYear: 2030 });
  server.clock.pass({ seconds: 5 });
  await askAboutPayments(now());
  for (const days of [351, 14]) {
    server.clock.pass({ days });
    await runRenewals(ports, { db: db.database, now: now(), signal: AbortSignal.timeout(60_000) });
  }
  await askAboutPayments(now());
  const [renewal] = await db.asOwner<{ reason: string }>(
    `select reason from payments where org_id = $1 and purpose = 'renewal'`,
    [orgId],
  );
  expect(renewal).toEqual({ reason: 'not_confirmed' });
});

test.each([
  ['is detached', () => void stripe.account.detach(newest().method.id)],
  ['is taken from the intent', () => void Object.assign(newest(), { status: 'requires_payment_method' })],
])(
  'a renewal whose card %s before it is confirmed is refused, and cannot be paid any more',
  async (_, lose) => {
    await buy({ expYear: 2030 });
    for (const days of [351, 14]) {
      server.clock.pass({ days });
      await runRenewals(ports, { db: db.database, now: now(), signal: AbortSignal.timeout(60_000) });
    }
    stripe.mishap = (name) => {
      if (name.endsWith('/confirm')) lose();
      return undefined;
    };
    await askAboutPayments(now());
    stripe.mishap = () => undefined;
    const [renewal] = await db.asOwner<{ status: string; reason: string }>(
      `select status, reason from payments where org_id = $1 and purpose = 'renewal'`,
      [orgId],
    );
    expect([renewal, newest().status]).toEqual([{ status: 'refused', reason: 'declined' }, 'canceled']);
  },
);

/** The worker's next turn. @returns how many cards' turns went wrong */
async function forgotten(): Promise<number> {
  const faults: unknown[] = [];
  const options = { againInMs: () => 0, onFault: (fault: unknown) => faults.push(fault) };
  const sender = cardSender(ports, db.database);
  while (faults.length === 0 && (await relayOnce(db.database, sender, options)) > 0);
  return faults.length;
}

describe('a card on file', () => {
  const keep = (card: string) =>
    send(owner, 'POST', `${api()}/update_card/${orgId}/`, { body: { card }, key: newId() });

  test('takes the place of the one before, which Stripe forgets afterwards, however often it is away', async () => {
    await buy();
    const { customer } = newest();
    const kept = () => stripe.account.cardsOf(customer).map(({ card }) => card.last4);
    stripe.mishap = (name) => (name.endsWith('/detach') ? 500 : undefined);
    expect((await updateCard('5555555555554444')).data).toMatchObject({ card: { last_four: '4444' } });
    expect((await updateCard(declined)).textCode).toBe('PAYMENT.REFUSED');
    expect(await forgotten()).toBeGreaterThan(0);
    expect(kept()).toEqual(['4242', '4444']);
    stripe.mishap = () => undefined;
    expect([await forgotten(), kept()]).toEqual([0, ['4444']]);
  });

  test('is not forgotten where it came after the one on file: it is about to take its place', async () => {
    await buy();
    const { customer } = newest();
    server.clock.pass({ seconds: 1 });
    const before = now();
    server.clock.pass({ seconds: 1 });
    await updateCard('5555555555554444');
    const reference = `${customer}/${stripe.account.cardsOf(customer)[0]?.id}`;
    await ports.provider.forgetOtherCards(orgId, { reference, before }, AbortSignal.timeout(60_000));
    expect(stripe.account.cardsOf(customer).map(({ card }) => card.last4)).toEqual(['4242', '4444']);
  });

  test('is not called declined where Stripe did not understand us, and that is noted', async () => {
    await buy();
    const faults: unknown[] = [];
    const { onFault } = ports;
    ports.onFault = (fault) => faults.push(fault);
    stripe.mishap = (name) => (name === 'POST /v1/setup_intents' ? 400 : undefined);
    expect((await updateCard('5555555555554444')).textCode).toBe('GENERAL.NOT_READY');
    stripe.mishap = () => undefined;
    ports.onFault = onFault;
    expect(faults.map(faultCode)).toEqual(['Error parameter_unknown']);
    expect((await keep('seti_of_nobody')).textCode).toBe('PAYMENT.REFUSED');
  });

  test('stays when a payment is settled that was begun before it was given', async () => {
    stripe.mishap = (name) => (name.endsWith('/confirm') ? 'unanswered' : undefined);
    expect((await buy()).textCode).toBe('PAYMENT.PROCESSING');
    stripe.mishap = () => undefined;
    const { customer } = newest();
    server.clock.pass({ seconds: 5 });
    expect((await updateCard('5555555555554444')).data).toMatchObject({ card: { last_four: '4444' } });
    expect(await forgotten()).toBe(0);
    server.clock.pass({ seconds: 61 });
    await askAboutPayments(now());
    expect(await forgotten()).toBe(0);
    expect((await checkout()).status).toBe('payment_success');
    expect(stripe.account.cardsOf(customer).map(({ card }) => card.last4)).toEqual(['4444']);
    const [onFile] = await db.asOwner('select last_four from payment_cards where org_id = $1', [orgId]);
    expect(onFile).toEqual({ last_four: '4444' });
  });

  test('stays when an older payment is told of again', async () => {
    await buy();
    const { id, customer } = newest();
    await updateCard('5555555555554444');
    await forgotten();
    expect(await posted(saying('payment_intent.succeeded', id))).toBe(200);
    expect(await states()).toEqual(['done']);
    expect(stripe.account.cardsOf(customer).map(({ card }) => card.last4)).toEqual(['4444']);
  });

  test('whose holder confirms at his bank is kept when he comes back, for his organization alone', async () => {
    await buy();
    const asked = await updateCard(confirmed);
    const { id } = newest();
    expect([asked.status, asked.textCode, asked.data]).toEqual([
      202,
      'CARD.TO_CONFIRM',
      { card: null, action: { url: `${stripe.origin}/bank/${id}` } },
    ]);
    stripe.account.confirmAtBank(id, true);
    const first = orgId;
    await nextOrganization();
    expect((await keep(id)).textCode).toBe('PAYMENT.REFUSED');
    const kept = await send(owner, 'POST', `${api()}/update_card/${first}/`, {
      body: { card: id },
      key: newId(),
    });
    expect(kept.data).toMatchObject({ card: { last_four: '3184' }, action: null });
    // A setup is no card that pays.
    expect((await post({ card: id, price: 393.24 })).textCode).toBe('CARD.UNREADABLE');
  });
});
