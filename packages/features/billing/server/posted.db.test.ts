import { newId } from '@tabellion/platform/ids.ts';
import { expect, test } from 'vitest';
import {
  buy,
  confirmed,
  get,
  now,
  openPurchases,
  orgId,
  server,
} from '../../../../tests/support/stages/billing.ts';
import { openBilling, openSandbox } from './public.ts';
import { signNotice } from './sandbox/notice.ts';

const secret = new TextEncoder().encode('known to the sandbox and to this installation');

openPurchases(({ db, clock, secrets }) => ({
  ...openBilling(openSandbox({ db, clock, cardKey: secrets.cardKey, delayMs: 2_000, noticeSecret: secret })),
  chargeTimeoutMs: 60_000,
}));

const notice = (key: string) => JSON.stringify({ type: 'payment.changed', key });

async function posted(body: string, signature: string, provider = 'sandbox'): Promise<number> {
  const answer = await fetch(`${server.origin}/api/${provider}/notice`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'sandbox-signature': signature },
    body,
  });
  return answer.status;
}

test('what the provider posts with its signature settles the payment at once, by asking the provider', async () => {
  const reply = await buy({ number: confirmed });
  const { payment_id: id = '' } = (reply.data.payment ?? {}) as { payment_id?: string };
  const body = notice(id);
  // The word alone is not believed: the provider still waits for the payer.
  expect(await posted(body, signNotice(secret, body, now()))).toBe(200);
  const poll = async () => (await get(`/api/payment/getPaymentByOrg/${orgId}`)).data;
  expect(await poll()).toMatchObject({ processing: true });
  server.clock.pass({ seconds: 5 });
  expect(await posted(body, signNotice(secret, body, now()))).toBe(200);
  expect(await poll()).toMatchObject({ status: 'payment_success', payment: { status: 'paid' } });
});

test('bytes that bear no fresh signature, and other providers, are not there', async () => {
  const body = notice(newId());
  const good = signNotice(secret, body, now());
  const statuses = [
    await posted(body, ''),
    await posted(`${body} `, good),
    await posted(body, signNotice(new Uint8Array(32), body, now())),
    await posted(body, good, 'stripe'),
    await posted('x'.repeat(70_000), good),
    await posted(body, good),
  ];
  expect(statuses).toEqual([404, 404, 404, 404, 413, 200]);
  server.clock.pass({ seconds: 400 });
  expect(await posted(body, good)).toBe(404);
});
