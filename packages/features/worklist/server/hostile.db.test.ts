/** The worklist, as somebody calls it who means no good. */
import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { given } from '../../../../tests/support/founding.ts';
import { organizationOf, registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import * as contract from '../contract.ts';

let server: TestServer;
let amelie: SignedIn;
let orgId: string;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(instant('2026-04-20T14:00:00Z'));
  amelie = await registered(server);
  orgId = await organizationOf(amelie, { company_type: 'new' });
  const by = { orgId, userId: amelie.userId, now: server.clock.read() };
  await writing(server.database.database, by, async (head) => {
    await found(head, {
      classes: [{ name: 'Common', prefix: 'CS' }],
      directors: [{ name: 'Amélie Tremblay' }],
      subscriptions: [],
    });
    await incorporate(head, plainDate('2026-04-20'));
  });
  await announcementsArrive(server);
});
afterAll(() => server.close());

test('lines of no matter, and of no line at all, are passed over', async () => {
  const nobodys = 'matter 00000000-0000-0000-0000-000000000000';
  const lines = ['matter x', nobodys, "year_end'; --", '', '🍁\u202E\u0007'];
  const body = { lines, user_id: amelie.userId };
  expect(given(await amelie.api(contract.assignLines, { params: { id: orgId }, body }))).toEqual({
    assigned: 0,
  });
});

test('a page that no page named is an empty one, or refused', async () => {
  for (const after of [
    `0001-01-01|${orgId}|x`,
    `infinity|${orgId}|${'x'.repeat(1000)}`,
    `-infinity|${orgId}|x`,
    `9999-12-31|${orgId}||||`,
  ]) {
    const query = new URLSearchParams({ after });
    const headers = { authorization: `Bearer ${amelie.token}` };
    const { status } = await fetch(`${server.origin}/api/worklist?${query}`, { headers });
    expect(status, after).toBeLessThan(500);
  }
});

test('as many views at once stay within their bound', async () => {
  const names = Array.from({ length: contract.mostViews + 10 }, (_, at) => `View ${at}`);
  await Promise.all(
    names.map((name) => amelie.api(contract.saveView, { body: { name, filters: { state: 'soon' } } })),
  );
  const { views } = given(await amelie.api(contract.listViews, {}));
  expect(views.length).toBeLessThanOrEqual(contract.mostViews);
});
