import { instant } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  buy,
  db,
  declined,
  nextOrganization,
  nextSession,
  openPurchases,
  orgId,
  owner,
  send,
  server,
} from '../../../../tests/support/stages/billing.ts';

openPurchases();

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
      [
        {
          path: 'coupon',
          textCode: 'COUPON.INVALID',
          message: 'This coupon is not valid. Check the code, or pay without it.',
        },
      ],
    ]);
    expect((await validate('FOUNDER25', '3.999')).status).toBe(422);
  });

  test('serves an organization once, and comes free when the payment is refused', async () => {
    await buy({ coupon: 'FOUNDER25', price: 294.93, number: declined });
    expect((await buy({ coupon: 'FOUNDER25', price: 294.93 })).status).toBe(200);
    server.clock.set(instant('2027-05-20T14:00:00Z'));
    await nextSession();
    expect((await buy({ coupon: 'FOUNDER25', price: 294.93 })).textCode).toBe('COUPON.ALREADY_USED');
  });

  test('is used as often as it may be, also by two at once who were both told that it holds', async () => {
    const code = `TWO-${orgId.slice(-12).toUpperCase()}`;
    await db.asOwner(
      `insert into coupons (id, cents_off, valid_from, max_uses) values ($1, 4800, '2026-01-01', 1)`,
      [code],
    );
    const first = await bodyOf({ coupon: code, price: 339 });
    const firstOrg = orgId;
    await nextOrganization();
    const second = await bodyOf({ coupon: code, price: 339 });
    for (const _ of [first, second]) expect((await validate(code, '348')).status).toBe(200);
    const replies = await Promise.all([
      send(owner, 'POST', `/api/sandbox/purchase/${firstOrg}/founder`, { body: first }),
      send(owner, 'POST', `/api/sandbox/purchase/${orgId}/founder`, { body: second }),
    ]);
    expect(replies.map(({ textCode }) => textCode).sort()).toEqual(['COUPON.USED_UP', 'PAYMENT.SUCCESS']);
  });
});
