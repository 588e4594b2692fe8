import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killSteps, type PaymentChild } from '../../../../tests/support/payment-child.ts';
import { organizationOf, registered } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { sealingKeyOf } from '../../../../tests/support/stages/billing.ts';
import { sealCard } from '../sealCard.ts';
import { paymentsOutside } from './outside.ts';
import type { BillingPorts } from './ports.ts';
import { openBilling, openSandbox } from './public.ts';
import { routesOf } from './routes.ts';

const began = instant('2026-04-20T14:00:00Z');
const price = 294.93;
let server: TestServer;
let ports: BillingPorts;

beforeAll(async () => {
  server = await startTestServer({
    instead: ({ db, clock, secrets }) => {
      ports = openBilling(openSandbox({ db, clock, cardKey: secrets.cardKey, delayMs: 0 }));
      return routesOf(ports);
    },
  });
});
afterAll(() => server.close());

const sealedFor = (organization: string) =>
  sealCard(
    { key: sealingKeyOf(ports), nowMs: millisOfInstant(server.clock.read()) },
    {
      card: { number: '4242424242424242', expMonth: 4, expYear: 2027, cvc: '123', name: 'Amélie Tremblay' },
      organization,
      plan: 'founder',
      price,
    },
  );

/** @returns the signal that ended it */
async function runChild(given: PaymentChild): Promise<string | null> {
  const file = fileURLToPath(new URL('../../../../tests/support/payment-child.ts', import.meta.url));
  const child = spawn(process.execPath, [file, JSON.stringify(given)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [, signal] = await once(child, 'exit');
  return signal;
}

/** Where an organization's money stands: charges on the provider's side, and what they brought on ours. */
async function standing(orgId: string): Promise<Record<string, unknown>> {
  const [row] = await server.database.asOwner<Record<string, unknown>>(
    `select
       (select count(*)::int from sandbox_charges c join payments p on c.id = p.payment_id::text
          where p.org_id = $1 and c.outcome = 'paid') as charges,
       (select count(*)::int from payments where org_id = $1 and status = 'paid') as paid,
       (select count(*)::int from payments where org_id = $1 and status = 'created') as open,
       (select count(*)::int from invoices where org_id = $1) as invoices,
       (select count(*)::int from subscriptions where org_id = $1 and status = 'Active') as subscriptions,
       (select count(*)::int from activity where org_id = $1 and kind = 'payment_received') as entries,
       (select count(*)::int from outbox
          where org_id = $1 and payload ->> 'event' = 'payment.succeeded') as announced,
       (select status from organizations where org_id = $1) as status`,
    [orgId],
  );
  return row ?? {};
}

test.each(killSteps)('killed %s, a payment is neither lost nor doubled', async (step) => {
  server.clock.set(began);
  const owner = await registered(server);
  const orgId = await organizationOf(owner);
  const signal = await runChild({
    step,
    address: server.database.as('tabellion_app'),
    secretsFolder: server.installation.config.dataDir,
    orgId,
    userId: owner.userId,
    now: began,
    key: newId(),
    card: await sealedFor(orgId),
    price,
    coupon: 'FOUNDER25',
  });
  expect(signal).toBe('SIGKILL');

  // The database lets go of what the dead process held: until then its job passes the row over.
  await server.database.asOwner('select from payments where org_id = $1 for update', [orgId]);
  // The next process starts, and its job asks the provider about what is open.
  server.clock.pass({ seconds: 61 });
  await paymentsOutside(ports).askDue({
    db: server.database.database,
    now: server.clock.read(),
    signal: AbortSignal.timeout(60_000),
  });
  const settled = await standing(orgId);
  expect([settled.open, settled.paid]).toEqual([0, settled.charges]);

  // The buyer, who saw no answer, pays again: where money moved there is nothing left to pay.
  const body = { card: await sealedFor(orgId), price, coupon: 'FOUNDER25' };
  const again = await server.raw(`/api/sandbox/purchase/${orgId}/founder`, { body, token: owner.token });
  expect(again.textCode).toBe(settled.paid === 1 ? 'PAYMENT.ALREADY_PAID' : 'PAYMENT.SUCCESS');
  expect(await standing(orgId)).toEqual({
    charges: 1,
    paid: 1,
    open: 0,
    invoices: 1,
    subscriptions: 1,
    entries: 1,
    announced: 1,
    status: 'payment_success',
  });
});

test('after all of them the invoices have no gap, and the coupon counts the payments that used it', async () => {
  const [row] = await server.database.asOwner<{ last: string; invoices: string; uses: number; used: string }>(
    `select (select last::text from invoice_numbers) as last, (select count(*)::text from invoices) as invoices,
       (select uses from coupons where id = 'FOUNDER25') as uses,
       (select count(*)::text from payments where coupon_code = 'FOUNDER25' and status <> 'refused') as used`,
  );
  expect([row?.last, String(row?.uses)]).toEqual([row?.invoices, row?.used]);
  expect(row?.invoices).toBe(String(killSteps.length));
});
