/** A page is found by a short walk or by a search (migration 0332); nobody can tell which. */
import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { join, organizationOf, registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';

let server: TestServer;
let amelie: SignedIn;
let orgIds: readonly string[];

async function incorporated(name: string): Promise<string> {
  const orgId = await organizationOf(amelie, { company_type: 'new', name });
  const by = { orgId, userId: amelie.userId, now: server.clock.read() };
  await writing(server.database.database, by, async (head) => {
    await found(head, {
      classes: [{ name: 'Common', prefix: 'CS' }],
      directors: [{ name: 'Amélie Tremblay' }],
      subscriptions: [],
    });
    await incorporate(head, plainDate('2026-04-20'), { name: `${name} Inc.` });
  });
  return orgId;
}

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(instant('2026-04-20T14:00:00Z'));
  amelie = await registered(server);
  orgIds = await Promise.all(['Maple', 'Cedar', 'Birch', 'Alder', 'Aspen', 'Larch'].map(incorporated));
  await announcementsArrive(server);
});
afterAll(() => server.close());

const kindsByAccess = {
  admin: ['deadline', 'year_end'],
  view: ['deadline', 'control_deadline'],
  'restricted dashboard': ['deadline'],
};

const first = (reader: SignedIn, most: number) =>
  server.database.asOwner<{ org_id: string; kind: string }>(
    `select org_id, line, kind from worklist_page($1, $2, '{"CA": "2026-04-20"}', '{"kinds": []}', false, null, $3)`,
    [reader.userId, JSON.stringify(kindsByAccess), most],
  );

test('the first lines are the same ones however few are asked for, of every reader', async () => {
  const [viewer, dashboard] = [await registered(server), await registered(server)];
  const shared = orgIds.slice(3);
  for (const orgId of shared) {
    await join(server, orgId, viewer, 'view');
    await join(server, orgId, dashboard, 'restricted', ['dashboard']);
  }
  await announcementsArrive(server);
  for (const reader of [amelie, viewer, dashboard]) {
    const searched = await first(reader, 1000);
    expect(searched.length).toBeGreaterThan(5);
    for (const most of [1, 2, 5]) expect(await first(reader, most)).toEqual(searched.slice(0, most));
  }
  const seen = await first(dashboard, 5);
  expect(seen.filter(({ org_id, kind }) => !shared.includes(org_id) || kind !== 'deadline')).toEqual([]);
});
