import { ok } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { describe, expect, test } from 'vitest';
import { memberContext } from '../../../../tests/support/memberContext.ts';
import {
  askAboutPayments,
  askAboutRefunds,
  bodyOf,
  buy,
  chargesOf,
  count,
  db,
  delayed,
  get,
  impatiently,
  later,
  now,
  openPurchases,
  orgId,
  owner,
  ports,
  refundsAtProvider,
  server,
  throughEachProvider,
  unanswered,
} from '../../../../tests/support/stages/billing.ts';
import { underHead } from '../../organizations/server/public.ts';
import { orderPlan } from './order.ts';
import { refundsOutside } from './outside.ts';
import { pay } from './pay.ts';
import { refund } from './public.ts';

openPurchases();

const checkout = async () => (await get(`/api/payment/getPaymentByOrg/${orgId}`)).data;
const paymentId = async (): Promise<string> => {
  const [row] = await db.asOwner<{ id: string }>(
    `select payment_id::text as id from payments where org_id = $1 order by created_at desc limit 1`,
    [orgId],
  );
  return row?.id ?? '';
};
const giveBack = (id: string) =>
  db.database.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: owner.userId, now: now() }, async (write) => ({
      ok: true as const,
      value: await refund(write, id, 'withdrawn'),
    })),
  );
const told = async () =>
  db.asOwner<{ kind: string; amount: string }>(
    `select kind, params ->> 'amountCents' as amount from activity
       where org_id = $1 and kind like 'payment%' order by entry_no`,
    [orgId],
  );
throughEachProvider('a paid payment', () => {
  test('that cannot be delivered is given back, with its line in the log and its announcement', async () => {
    await impatiently(() => buy({ number: unanswered }));
    await db.asOwner(`update organizations set status = 'dissolved' where org_id = $1`, [orgId]);
    await askAboutPayments(later(61));
    expect(await checkout()).toMatchObject({ payment: { status: 'paid' }, subscription: null });
    await askAboutRefunds(later(61));
    server.clock.pass({ seconds: 10 });
    await askAboutRefunds(later(71));
    expect(await checkout()).toMatchObject({
      status: 'refunded',
      isPaymentResponseSucceed: false,
      payment: { status: 'refunded', amount: 393.24, refunded: 393.24 },
    });
    expect(await told()).toEqual([
      { kind: 'payment_received', amount: '39324' },
      { kind: 'payment_refunded', amount: '39324' },
    ]);
    const events = await db.asOwner<{ event: string }>(
      `select payload ->> 'event' as event from outbox
         where stream = $1 and payload ->> 'event' like 'payment%' order by stream_seq`,
      [`events:${orgId}`],
    );
    expect(events.map(({ event }) => event)).toEqual(['payment.refunded']);
    expect(await refundsAtProvider()).toEqual({ n: 1, cents: 39324 });
  });

  test('that is withdrawn is given back once, however often that is asked, also of what came back, and its coupon may be used again', async () => {
    await buy({ coupon: 'FOUNDER25', price: 294.93 });
    const id = await paymentId();
    expect([await giveBack(id), await giveBack(id)]).toMatchObject([{ value: true }, { value: true }]);
    expect(await count('refunds')).toBe(1);
    await askAboutRefunds(now());
    server.clock.pass({ seconds: 10 });
    await askAboutRefunds(now());
    expect(await giveBack(id)).toMatchObject({ value: true });
    await askAboutRefunds(later(3600));
    expect((await checkout()).payment).toMatchObject({ status: 'refunded', refunded: 294.93 });
    expect(await count('refunds')).toBe(1);
    expect((await checkout()).invoice).toMatchObject({
      total: 294.93,
      credit_note: { number: expect.stringMatching(/^CN-\d{6}$/), issued_on: '2026-04-20' },
    });
    expect(await count('credit_notes')).toBe(1);
    expect(await refundsAtProvider()).toEqual({ n: 1, cents: 29493 });
    await db.asOwner(`update subscriptions set status = 'Cancel', cancelled_at = now() where org_id = $1`, [
      orgId,
    ]);
    const again = await buy({ coupon: 'FOUNDER25', price: 294.93 });
    expect(again.textCode).toBe('PAYMENT.SUCCESS');
  });

  test('comes back once though the answer to its refund is lost, and the provider is away after it', async () => {
    await buy();
    await giveBack(await paymentId());
    const { provider } = ports;
    const broken = (after: boolean) =>
      refundsOutside({
        ...ports,
        provider: {
          ...provider,
          refund: async (request, key, signal) => {
            if (after) await provider.refund(request, key, signal);
            throw new Error('away');
          },
        },
      }).askDue({ db: db.database, now: now(), signal: AbortSignal.timeout(60_000) });
    await expect(broken(false)).rejects.toThrow('billing.refund: 1 rows');
    server.clock.pass({ seconds: 60 });
    await expect(broken(true)).rejects.toThrow('billing.refund: 1 rows');
    server.clock.pass({ seconds: 60 });
    await askAboutRefunds(now());
    expect((await checkout()).payment).toMatchObject({ status: 'refunded' });
    expect(await refundsAtProvider()).toMatchObject({ n: 1 });
  });

  test('of an order of nothing, a refused one and an open one have nothing to give back', async () => {
    await impatiently(() => buy({ number: unanswered }));
    expect(await giveBack(await paymentId())).toMatchObject({ value: false });
    expect(await count('refunds')).toBe(0);
  });
});

describe('what may be paid side by side', () => {
  const payFiling = async (filing: string, number = delayed) => {
    const { card } = await bodyOf({ number, sealedFor: { plan: filing } });
    const key = newId();
    const context = await memberContext({
      db: server.installation.db,
      orgId,
      userId: owner.userId,
      now: now(),
      key,
      endpoint: 'POST /api/{provider}/filing-payment/{orgId}/{filingId}',
    });
    const request = { purpose: 'filing', subject: filing, method: card, priceCents: 39324n } as const;
    return pay(context, ports, request, async (write) => {
      const ordered = await orderPlan(write, {
        plan: { planId: 'founder', holders: 10 },
        coupon: undefined,
        province: 'ON',
        seller: ports.seller,
        now: now(),
      });
      // A plan that is bought with a filing would begin.
      const lines = [{ kind: 'government_fee', subject: 'CA', cents: 34800n } as const];
      return ordered.ok ? ok({ ...ordered.value, lines }) : ordered;
    });
  };

  test('two filings are charged at once, each of them once', async () => {
    const [one, two] = [newId(), newId()];
    const paid = await Promise.all([payFiling(one), payFiling(two)]);
    expect(paid.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await payFiling(one)).toMatchObject({ ok: false, error: { textCode: 'PAYMENT.ALREADY_PAID' } });
    expect([await count('payments'), await chargesOf()]).toEqual([2, 2]);
    const announced = await db.asOwner<{ subject: string; purpose: string }>(
      `select payload ->> 'subject' as subject, payload ->> 'purpose' as purpose from outbox
         where stream = $1 and payload ->> 'event' = 'payment.succeeded'`,
      [`events:${orgId}`],
    );
    expect(announced.map(({ subject }) => subject).sort()).toEqual([one, two].sort());
    expect(announced.every(({ purpose }) => purpose === 'filing')).toBe(true);
    // A filing brings no plan, and the checkout of the plan knows nothing of it.
    expect(await count('subscriptions')).toBe(0);
    expect(await checkout()).toMatchObject({ status: 'none', payment: null });
  });
});
