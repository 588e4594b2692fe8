/** An incorporation as a matter: how far it is, and what becomes of it when it is withdrawn. */
import { expect, test } from 'vitest';
import { matterPortsOf } from '../../../../apps/server/ports.ts';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { writing } from '../../../../tests/support/corporation.ts';
import { completeWizard, given } from '../../../../tests/support/founding.ts';
import {
  amelie,
  openSubmissions,
  registryAnswers,
  server,
  submit,
} from '../../../../tests/support/stages/submissions.ts';
import { founderPrice, sealFor } from '../../../../tests/support/story.ts';
import { purchasePlan } from '../../billing/contract.ts';
import { listMatters, withdrawMatter } from '../../matters/contract.ts';
import { ring } from '../../matters/server/ring.ts';
import { readOnboarding } from '../contract.ts';

openSubmissions();

async function paid(name: string): Promise<string> {
  const orgId = await completeWizard(server, amelie, { name });
  await pay(orgId);
  return orgId;
}

async function pay(orgId: string): Promise<void> {
  await charge(orgId);
  await announcementsArrive(server);
}

async function charge(orgId: string): Promise<void> {
  const params = { provider: 'sandbox', orgId, planId: 'founder' };
  const card = await sealFor(server, orgId)(founderPrice);
  given(await amelie.api(purchasePlan, { params, body: { card, price: founderPrice } }));
}

const matterOf = async (orgId: string) => {
  const { matters } = given(await amelie.api(listMatters, { params: { id: orgId } }));
  return matters.find(({ kind }) => kind === 'incorporation');
};

test('it is paid, sent, certified and on record, in this order', async () => {
  const orgId = await paid('Aspen');
  const doneIn = async () => (await matterOf(orgId))?.steps.map(({ is_done }) => is_done);
  expect(await doneIn()).toEqual([true, false, false, false]);
  given(await submit(orgId));
  expect(await doneIn()).toEqual([true, true, false, false]);
  const sent = await matterOf(orgId);
  expect(sent?.may_withdraw).toBe(false);
  const params = { id: orgId, matter: sent?.matter_id ?? '' };
  expect(await amelie.api(withdrawMatter, { params })).toMatchObject({ textCode: 'MATTERS.SENT_OUTSIDE' });
  await registryAnswers();
  expect(await matterOf(orgId)).toMatchObject({ state: 'completed' });
});

test('withdrawn before it is sent, what was paid is refunded and the draft stays', async () => {
  const orgId = await paid('Birch');
  const params = { id: orgId, matter: (await matterOf(orgId))?.matter_id ?? '' };
  given(await amelie.api(withdrawMatter, { params }));
  expect(given(await amelie.api(readOnboarding, { params: { id: orgId } })).status).toBe('pending');
  const refunds = await server.database.asOwner(
    `select r.reason, s.status from refunds r join subscriptions s on s.org_id = r.org_id where r.org_id = $1`,
    [orgId],
  );
  expect(refunds).toEqual([{ reason: 'withdrawn', status: 'Cancel' }]);
  // Paid again, it goes on, also where a bell rings for something else before the payment is heard of.
  await charge(orgId);
  const by = { orgId, userId: null, now: server.clock.read() };
  await writing(server.installation.db, by, (write) => ring(write, matterPortsOf(server.installation)));
  await announcementsArrive(server);
  expect(
    await server.database.asOwner(`select count(*)::integer as refunds from refunds where org_id = $1`, [
      orgId,
    ]),
  ).toEqual([{ refunds: 1 }]);
  expect(await matterOf(orgId)).toMatchObject({ state: 'under_way' });
  const sent = await submit(orgId);
  expect(sent.ok ? [] : sent.data).toEqual([]);
});
