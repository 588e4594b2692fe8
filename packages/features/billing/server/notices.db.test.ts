import { afterAll, beforeAll, expect, test } from 'vitest';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { given } from '../../../../tests/support/founding.ts';
import { join, organizationOf, registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { sealFor } from '../../../../tests/support/story.ts';
import { listNotices } from '../../notifications/contract.ts';
import { purchasePlan } from '../contract.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The published test number that pays, and the one that is declined. */
const [paid, declined] = ['4242424242424242', '4000000000000002'];
const price = 393.24;

test('a payment, received or refused, rings for who manages billing, and for nobody else', async () => {
  const amelie = await registered(server);
  const orgId = await organizationOf(amelie);
  const [full, viewer] = [await registered(server), await registered(server)];
  await join(server, orgId, full, 'full');
  await join(server, orgId, viewer, 'view');
  const buy = async (number: string) => {
    const params = { provider: 'sandbox', orgId, planId: 'founder' };
    return amelie.api(purchasePlan, {
      params,
      body: { card: await sealFor(server, orgId)(price, number), price },
    });
  };
  expect(await buy(declined)).toMatchObject({ status: 402 });
  // Both at once would ring in either order: each has a handler of its own.
  await announcementsArrive(server);
  given(await buy(paid));
  await announcementsArrive(server);
  const summaryOf = async (person: SignedIn) =>
    given(await person.api(listNotices, { params: { orgId }, query: {} })).notices.map(
      ({ message, path }) => `${message} ${path.replace(orgId, 'ORG')}`,
    );
  const expected = [
    'A payment of $393.24 was received. /app/org/ORG/dashboard',
    'A payment of $393.24 was declined. Nothing was charged. /app/org/ORG/dashboard/plans',
  ];
  expect(await summaryOf(amelie)).toEqual(expected);
  expect(await summaryOf(full)).toEqual(expected);
  expect(await summaryOf(viewer)).toEqual([]);
});
