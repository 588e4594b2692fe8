import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { onStaff, organizationOf, registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { type Operations, readOperations, retryOperation } from '../operationsContract.ts';
import { listStaff, setRole } from '../rolesContract.ts';

// An administrator gives roles and looks after what failed; each act of hers is kept.

let server: TestServer;
let ada: SignedIn;
let jo: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  ada = await onStaff(server, await registered(server, { firstname: 'Ada', lastname: 'King' }), 'admin');
  jo = await registered(server, { firstname: 'Jo', lastname: 'Park' });
});
afterAll(() => server.close());

const set = (email: string, role: 'user' | 'staff' | 'admin', by = ada) =>
  by.api(setRole, { body: { email, role } });

test('an administrator gives and takes roles, of which each change is kept, and the last one stays', async () => {
  const { people } = given(await set(jo.email.toUpperCase(), 'staff'));
  expect(people.map(({ name, role, given_by: by }) => [name, role, by])).toEqual([
    ['Ada King', 'admin', null],
    ['Jo Park', 'staff', 'Ada King'],
  ]);
  await onStaff(server, jo);
  expect(await set('eve@maple.test', 'admin', jo)).toMatchObject({ textCode: 'ACCESS.STAFF_ONLY' });
  expect(await jo.api(listStaff, {})).toMatchObject({ textCode: 'ACCESS.STAFF_ONLY' });
  expect(await set('nobody@maple.test', 'staff')).toMatchObject({
    fields: [{ path: 'email', textCode: 'STAFF.UNKNOWN_ADDRESS' }],
  });
  expect(await set(ada.email, 'user')).toMatchObject({ textCode: 'STAFF.LAST_ADMIN' });
  given(await set(jo.email, 'admin'));
  // Two who take each other's role at once: one of them stays.
  const both = await Promise.all([set(jo.email, 'user', ada), set(ada.email, 'user', jo)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  await server.database.asOwner(`update users set role = 'admin' where id = $1`, [ada.userId]);
  const changes = await server.database.asOwner('select was, role from role_changes order by changed_at, id');
  expect(changes.slice(0, 2)).toEqual([
    { was: 'user', role: 'staff' },
    { was: 'staff', role: 'admin' },
  ]);
});

/** A refund of 393.24 that the provider could not make. @returns its id */
async function failedRefund(): Promise<string> {
  const orgId = await organizationOf(ada);
  const [payment, refund] = [newId(), newId()];
  await server.database.asOwner(
    `insert into payments (org_id, payment_id, purpose, subject, provider, status, lines, list_cents, discount_cents, tax_cents, total_cents, province, created_by, created_at, settled_at, ask_after)
       values ($1, $2, 'incorporation', 'founder', 'stripe', 'paid', '[]', 34800, 0, 4524, 39324, 'ON', $3, now(), now(), now())`,
    [orgId, payment, ada.userId],
  );
  await server.database.asOwner(
    `insert into refunds (org_id, refund_id, payment_id, amount_cents, reason, state, reference, requested_at, settled_at)
       values ($1, $2, $3, 39324, 'withdrawn', 'failed', 're_1', '2026-04-20Z', '2026-04-21Z')`,
    [orgId, refund, payment],
  );
  return refund;
}

test('what failed is tried again with a reason, which is kept', async () => {
  const id = newId();
  await server.database.asOwner(
    `insert into outbox (id, topic, payload, state, reason, attempts) values ($1, 'mail', '{}', 'failed', 'REFUSED', 9)`,
    [id],
  );
  await server.database.asOwner(
    `insert into jobs (name, next_at, failures, reason) values ('test.fails', now() + interval '1 day', 3, 'BROKEN')`,
  );
  await server.database.asOwner(
    `insert into webhook_events (id, provider, type, kind, subject, state, received_at, asks, ask_after)
       values ('evt_1', 'stripe', 'refund.updated', 'refund', $1, 'waiting', now(), 9, now() + interval '1 day')`,
    [newId()],
  );
  const refund = await failedRefund();
  const seen = given(await ada.api(readOperations, {}));
  expect(seen.refunds).toMatchObject([{ id: refund, reference: 're_1', amount: 393.24 }]);
  expect(seen.webhooks).toMatchObject([{ id: 'evt_1', type: 'refund.updated', asks: 9 }]);
  expect(seen.rows).toMatchObject([{ id, topic: 'mail', is_failed: true, reason: 'REFUSED', attempts: 9 }]);
  expect(seen.depth.find(({ topic }) => topic === 'mail')?.failed).toBe(1);
  expect(seen.jobs[0]).toMatchObject({ name: 'test.fails', failures: 3, reason: 'BROKEN' });
  const retry = (what: Operations['acts'][number]['what'], subject: string, reason: string) =>
    ada.api(retryOperation, { body: { what, subject, reason } });
  expect(await retry('row', id, ' ')).toMatchObject({
    fields: [{ path: 'reason', textCode: 'GENERAL.FIELD_REQUIRED' }],
  });
  expect(
    given(await retry('row', id, 'The mail server is back.')).depth.find(({ topic }) => topic === 'mail'),
  ).toMatchObject({ failed: 0 });
  given(await retry('job', 'test.fails', 'The disk was full.'));
  const [job] = await server.database.asOwner<{ due: boolean }>(
    `select next_at < now() + interval '1 hour' as due from jobs where name = 'test.fails'`,
  );
  expect(job?.due).toBe(true);
  expect(given(await retry('webhook', 'evt_1', 'Stripe is back.')).webhooks).toMatchObject([{ asks: 0 }]);
  expect(given(await retry('refund', refund, 'The customer has a new card.')).refunds).toEqual([]);
  for (const gone of [newId(), 'no id at all', refund])
    for (const what of ['inquiry', 'webhook', 'refund'] as const)
      expect(await retry(what, gone, 'Again.')).toMatchObject({ textCode: 'OPERATIONS.GONE' });
  expect(
    given(await ada.api(readOperations, {})).acts.map(({ by, what, reason }) => [by, what, reason]),
  ).toEqual([
    ['Ada King', 'refund', 'The customer has a new card.'],
    ['Ada King', 'webhook', 'Stripe is back.'],
    ['Ada King', 'job', 'The disk was full.'],
    ['Ada King', 'row', 'The mail server is back.'],
  ]);
});
