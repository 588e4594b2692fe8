import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { join, organizationOf, registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { underHead } from '../../organizations/server/public.ts';
import { addActivityLog, listActivity } from '../contract.ts';
import type { ActivityKind } from '../kinds.ts';
import { type NewActivity, recordActivity } from './public.ts';

let server: TestServer;
let amelie: SignedIn;
let orgId: string;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(instant('2026-04-20T14:00:00Z'));
});
beforeEach(async () => {
  amelie = await registered(server);
  orgId = await organizationOf(amelie);
});
afterAll(() => server.close());

type Query = Parameters<typeof amelie.api<typeof listActivity>>[1]['query'];

async function log(query: Query = {}, language: 'en' | 'fr' = 'en') {
  const answer = await amelie.api(listActivity, { params: { orgId }, query }, { language });
  if (!answer.ok) throw new Error(answer.textCode);
  return answer.data;
}
const sentences = async (query: Query = {}, language: 'en' | 'fr' = 'en') =>
  (await log(query, language)).activities.map(({ activity }) => activity);

const record = <K extends ActivityKind>(entry: NewActivity<K>) =>
  server.database.database.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: amelie.userId, now: server.clock.read() }, async (write) => ({
      ok: true as const,
      value: await recordActivity(write, entry),
    })),
  );

const add = (body: Parameters<typeof amelie.api<typeof addActivityLog>>[1]['body'], as = amelie) =>
  as.api(addActivityLog, { params: { orgId }, body });

describe('an entry', () => {
  test('carries the fields of the specification under its names', async () => {
    await record({
      kind: 'shares_issued',
      params: { person: newId(), shareClass: newId(), quantity: '12000', security: newId() },
      price: decimal('0.01'),
      effectiveOn: plainDate('2025-03-12'),
    });
    const [entry] = (await log()).activities;
    expect(entry).toMatchObject({
      id: expect.any(String),
      activity_name: 'Shares issued',
      activity:
        'New Shares Issued: 12,000 someone whose name was erased to someone whose name was erased on March 12th 2025',
      dataOwner: orgId,
      creator: amelie.userId,
      createdAt: expect.stringMatching(/Z$/),
      org_id: orgId,
      owner_org: 'Org1',
      txid: null,
      price: 0.01,
      priceExact: '0.01',
      status: 'pending',
      date: '2025-03-12',
    });
  });

  test("begins with 'New Shares Issued', 'Edited Share Class' or 'Share Class Deleted' where it tells of that", async () => {
    const shareClass = newId();
    await record({ kind: 'share_class_edited', params: { shareClass } });
    await record({ kind: 'share_class_deleted', params: { shareClass } });
    const [deleted, edited] = await sentences();
    expect(deleted).toMatch(/^Share Class Deleted/);
    expect(edited).toMatch(/^Edited Share Class/);
  });

  test("speaks the reader's language", async () => {
    await record({
      kind: 'incorporated',
      params: { number: '1584203' },
      effectiveOn: plainDate('2025-03-01'),
    });
    expect((await sentences({}, 'fr'))[0]).toBe(
      'Société constituée le 1er mars 2025, numéro de la société 1584203',
    );
  });
});

describe('the list', () => {
  test('leaves out what was taken back, unless asked for it', async () => {
    const person = newId();
    await record({ kind: 'director_added', params: { person } });
    await record({ kind: 'director_removed', params: { person } });
    const kinds = async (query: Query) => (await log(query)).activities.map(({ kind }) => kind);
    expect(await kinds({ person })).toEqual(['director_removed']);
    expect(await kinds({ person, superseded: 'true' })).toEqual(['director_removed', 'director_added']);
    expect(await kinds({ kind: 'director_added', superseded: 'true' })).toEqual(['director_added']);
  });

  test('is of what somebody did, as of what is about him', async () => {
    const person = newId();
    await record({ kind: 'director_added', params: { person } });
    expect((await log({ person: amelie.userId })).activities.map(({ kind }) => kind)).toContain(
      'director_added',
    );
    expect((await log({ person: newId() })).activities).toEqual([]);
  });

  test('is bounded by days of law, both inclusive', async () => {
    for (const day of ['2025-03-11', '2025-03-12', '2025-03-13']) {
      await record({ kind: 'dissolved', params: {}, effectiveOn: plainDate(day) });
    }
    const days = async (query: Query) =>
      (await log({ kind: 'dissolved', ...query })).activities.map(({ date }) => date);
    expect(await days({ from: '2025-03-12' })).toEqual(['2025-03-13', '2025-03-12']);
    expect(await days({ to: '2025-03-12' })).toEqual(['2025-03-12', '2025-03-11']);
    expect(
      await amelie.api(listActivity, { params: { orgId }, query: { from: '2025-02-30' } }),
    ).toMatchObject({
      status: 422,
      fields: [{ path: 'from', textCode: 'GENERAL.NOT_A_DATE' }],
    });
  });

  test('comes fifty at a time, the newest first', async () => {
    for (let count = 0; count < 51; count += 1) await record({ kind: 'tax_info_updated', params: {} });
    const first = await log({ kind: 'tax_info_updated' });
    expect(first.activities).toHaveLength(50);
    const second = await log({ kind: 'tax_info_updated', before: first.next ?? '' });
    expect(second.activities).toHaveLength(1);
    expect(second.next).toBeNull();
  });
});

describe('add_activity_log', () => {
  test('adds a note as typed', async () => {
    expect(await add({ activity: ' Called the registry. ', date: '2026-04-19' })).toMatchObject({
      ok: true,
      textCode: 'ACTIVITYLOG.ADD_ACTIVITY_LOG.SUCCESS',
      data: { activity: 'Called the registry.', kind: 'note', date: '2026-04-19', creator: amelie.userId },
    });
  });

  test('links a note to an earlier entry, which answers ORGANIZATION.UPDATE_ACTIVITY_LOG.SUCCESS', async () => {
    const [about] = (await log()).activities;
    expect(await add({ activity: 'By mail.', activity_id: about?.id })).toMatchObject({
      textCode: 'ORGANIZATION.UPDATE_ACTIVITY_LOG.SUCCESS',
      data: { about_id: about?.id },
    });
    expect(await add({ activity: 'By mail.', activity_id: newId() })).toMatchObject({ status: 404 });
  });

  test('writes no other kind, and nothing that is empty, too long or hidden', async () => {
    const other = { activity: 'Issued 5 shares', activity_name: 'shares_issued' };
    const reply = await server.raw(`/api/activitylog/${orgId}/add_activity_log`, {
      body: other,
      token: amelie.token,
    });
    expect(reply.status).toBe(422);
    const refused = async (activity: string, date?: string) => {
      const answer = await add({ activity, ...(date && { date }) });
      return answer.ok ? [] : answer.fields.map(({ path, textCode }) => `${path} ${textCode}`);
    };
    expect(await refused('  ')).toEqual(['activity GENERAL.FIELD_REQUIRED']);
    expect(await refused('é'.repeat(2001))).toEqual(['activity GENERAL.TOO_LONG']);
    expect(await refused('a\u202Eb')).toEqual(['activity TEXT.FORBIDDEN_CHARACTERS']);
    expect(await refused('a', '2026-04-21')).toEqual(['date ORGANIZATION.DATE_IN_FUTURE']);
  });

  test('needs the section activity_logs', async () => {
    const [clerk, viewer] = [await registered(server), await registered(server)];
    await join(server, orgId, clerk, 'restricted', ['activity_logs']);
    await join(server, orgId, viewer, 'restricted', ['minute_book']);
    expect((await add({ activity: 'x' }, clerk)).ok).toBe(true);
    expect(await add({ activity: 'x' }, viewer)).toMatchObject({
      status: 403,
      message: 'You have view-only access to Activity.',
    });
  });
});
