import { newId } from '@tabellion/platform/ids.ts';
import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  buy,
  chargesOf,
  count,
  declined,
  delayed,
  later,
  openPurchases,
  post,
} from '../../../../tests/support/stages/billing.ts';

openPurchases();

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
