import { instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { given } from '../../../../tests/support/founding.ts';
import { join, organizationOf, registered, type SignedIn, signIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { organizationStatusChanged } from '../../organizations/events.ts';
import { setStatus, underHead } from '../../organizations/server/public.ts';
import * as contract from '../contract.ts';
import { jobs } from './jobs.ts';
import { type Notice, notify } from './public.ts';

let server: TestServer;
/** The admin. */
let amelie: SignedIn;
let orgId: string;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  amelie = await registered(server);
  orgId = await organizationOf(amelie);
  await announcementsArrive(server);
});
afterAll(() => server.close());

const payment = (amountCents: string) =>
  ({ kind: 'payment_succeeded', params: { amountCents } }) satisfies Notice<'payment_succeeded'>;

const rings = (
  amountCents: string,
  { org = orgId, occasion = newId(), to = undefined as string[] | undefined } = {},
) =>
  server.database.database.transaction(org, (tx) =>
    notify(tx, {
      ...payment(amountCents),
      orgId: org,
      at: server.clock.read(),
      occasion,
      ...(to === undefined ? {} : { to }),
    }),
  );
const read = (
  person: SignedIn,
  { org = orgId, before }: { org?: string; before?: string | undefined } = {},
) =>
  person.api(contract.listNotices, { params: { orgId: org }, query: before === undefined ? {} : { before } });
const bell = async (person: SignedIn, org = orgId) => given(await read(person, { org }));
const messages = async (person: SignedIn, org = orgId): Promise<string[]> =>
  (await bell(person, org)).notices.map(({ message }) => message);
const firstId = async (person: SignedIn): Promise<string> => (await bell(person)).notices[0]?._id ?? '';
const mark = (person: SignedIn, id: string, org = orgId) =>
  person.api(contract.markNotice, { params: { orgId: org, id } });
const markAll = (person: SignedIn, newest: string, org = orgId) =>
  person.api(contract.markNotices, { params: { orgId: org }, body: { newest } });

describe('the bell', () => {
  test('has nothing at first', async () => {
    expect(await bell(amelie)).toEqual({ notices: [], unread: 0, work: 0, next: null });
  });

  test('says what happened in the reader’s language, and leads to its place', async () => {
    await rings('39324');
    expect((await bell(amelie)).notices).toMatchObject([
      {
        kind: 'payment_succeeded',
        title: 'Payment received',
        message: 'A payment of $393.24 was received.',
        path: `/app/org/${orgId}/dashboard`,
        is_read: false,
      },
    ]);
    const french = given(
      await amelie.api(contract.listNotices, { params: { orgId }, query: {} }, { language: 'fr' }),
    );
    expect(french.notices[0]?.message).toBe('Un paiement de 393,24\u00A0$ a été reçu.');
  });

  test('shows the newest first, twenty at a time', async () => {
    for (let cents = 100; cents <= 2_100; cents += 100) await rings(String(cents));
    const first = await bell(amelie);
    expect([first.notices.length, first.unread, first.notices[0]?.message]).toEqual([
      20,
      21,
      'A payment of $21.00 was received.',
    ]);
    const second = given(await read(amelie, { before: first.next ?? '' }));
    expect(second).toMatchObject({ notices: [{ message: 'A payment of $1.00 was received.' }], next: null });
  });

  test('rings once for one occasion, however often it comes', async () => {
    await Promise.all([rings('100', { occasion: 'a' }), rings('100', { occasion: 'a' })]);
    await rings('200', { occasion: 'a' });
    expect(await messages(amelie)).toEqual(['A payment of $1.00 was received.']);
  });

  test('forgets after half a year', async () => {
    await rings('100');
    const { database: db } = server.database;
    const signal = new AbortController().signal;
    const later = (days: number) => {
      const now = instantOfMillis(millisOfInstant(server.clock.read()) + days * 86_400_000);
      return jobs[0]?.run({ db, now, signal });
    };
    await later(179);
    expect(await messages(amelie)).toHaveLength(1);
    await later(181);
    expect(await messages(amelie)).toEqual([]);
  });
});

describe('read marks', () => {
  test('are each reader’s own, and hold in every tab', async () => {
    const bo = await registered(server);
    await join(server, orgId, bo, 'full');
    await rings('100');
    const otherTab = await signIn(server, amelie.email);
    const id = await firstId(amelie);
    expect(given(await mark(amelie, id))).toEqual({ unread: 0 });
    expect(given(await mark(otherTab, id)), 'once more').toEqual({ unread: 0 });
    expect(await bell(otherTab)).toMatchObject({ notices: [{ is_read: true }], unread: 0 });
    expect(await bell(bo)).toMatchObject({ notices: [{ is_read: false }], unread: 1 });
  });

  test('on all leave unread what came after the newest that was seen', async () => {
    await rings('100');
    await rings('200');
    const seen = await firstId(amelie);
    await rings('300');
    expect(given(await markAll(amelie, seen))).toEqual({ unread: 1 });
    expect((await bell(amelie)).notices.map(({ is_read }) => is_read)).toEqual([false, true, true]);
  });

  test('are not for somebody else’s notice, nor for one of another organization', async () => {
    const [bo, stranger] = [await registered(server), await registered(server)];
    await join(server, orgId, bo, 'full');
    await rings('100', { to: [amelie.userId] });
    const id = await firstId(amelie);
    const elsewhere = await organizationOf(bo);
    for (const [person, org] of [
      [bo, orgId],
      [bo, elsewhere],
      [stranger, orgId],
    ] as const) {
      expect([await mark(person, id, org), await markAll(person, id, org)]).toMatchObject([
        { status: 404, textCode: 'GENERAL.NOT_FOUND' },
        { status: 404, textCode: 'GENERAL.NOT_FOUND' },
      ]);
    }
    expect(await read(stranger)).toMatchObject({ status: 404 });
    expect(await bell(amelie)).toMatchObject({ unread: 1 });
  });

  test('do not reach into another organization of the same reader', async () => {
    const second = await organizationOf(amelie);
    await rings('100');
    await rings('200', { org: second });
    expect(await messages(amelie, second)).toEqual(['A payment of $2.00 was received.']);
    const id = await firstId(amelie);
    expect(await mark(amelie, id, second)).toMatchObject({ status: 404 });
    given(await markAll(amelie, id));
    expect(await bell(amelie, second)).toMatchObject({ unread: 1 });
  });
});

describe('access', () => {
  test('decides who hears: a restricted member hears nothing of payments', async () => {
    const viewer = await registered(server);
    const clerk = await registered(server);
    const nobody = await registered(server);
    await join(server, orgId, viewer, 'view');
    await join(server, orgId, clerk, 'restricted', ['minute_book']);
    await join(server, orgId, nobody, 'restricted');
    await rings('100');
    expect([await messages(viewer), await messages(clerk)]).toEqual([[], []]);
    expect(await read(nobody)).toMatchObject({ status: 403, textCode: 'ACCESS.RESTRICTED' });
    const rows = await server.database.asOwner<{ user_id: string }>(
      'select user_id from notices where org_id = $1',
      [orgId],
    );
    expect(rows).toEqual([{ user_id: amelie.userId }]);
  });

  test('that is lowered hides what was rung before, and its count and marks with it', async () => {
    const bo = await registered(server);
    await join(server, orgId, bo, 'full');
    await rings('100');
    const id = await firstId(bo);
    const setAccess = (access: string) =>
      server.database.asOwner('update memberships set access = $3 where org_id = $1 and user_id = $2', [
        orgId,
        bo.userId,
        access,
      ]);
    await setAccess('view');
    expect(await bell(bo)).toEqual({ notices: [], unread: 0, work: 0, next: null });
    expect(await mark(bo, id)).toMatchObject({ status: 404 });
    expect(await markAll(bo, id)).toMatchObject({ status: 404 });
    await setAccess('full');
    expect(await bell(bo)).toMatchObject({ unread: 1 });
  });
});

describe('the registry’s answer', () => {
  /** Past the commands that bring it there, which are other features'. */
  async function moved(
    from: string,
    to: 'rejected' | 'incorporated',
    type = 'new',
    arrive = () => announcementsArrive(server),
  ): Promise<void> {
    const { database: db, asOwner } = server.database;
    await asOwner('update organizations set status = $2 where org_id = $1', [orgId, from]);
    await asOwner('update organization_details set company_type = $2 where org_id = $1', [orgId, type]);
    const outcome = await db.transaction(orgId, (tx) =>
      underHead(tx, orgId, { userId: null, now: server.clock.read() }, (write) => setStatus(write, to)),
    );
    if (!outcome.ok) throw new Error(outcome.error.textCode);
    await arrive();
  }

  test.each([
    ['submitted', 'incorporated', 'new', 'submission_accepted', 'Incorporated'],
    ['submitted', 'rejected', 'new', 'submission_rejected', 'Articles sent back'],
    ['payment_success', 'incorporated', 'old', 'incorporated', 'Your registers are open'],
  ] as const)('from %s to %s of a %s company rings for all members', async (from, to, type, kind, title) => {
    const viewer = await registered(server);
    await join(server, orgId, viewer, 'view');
    await moved(from, to, type);
    for (const person of [amelie, viewer])
      expect((await bell(person)).notices).toMatchObject([{ kind, title }]);
  });

  test('rings in its order while another handler of the same events throws', async () => {
    const faults: unknown[] = [];
    const arrive = () =>
      announcementsArrive(server, {
        more: [
          {
            name: 'test.throws',
            on: organizationStatusChanged.name,
            handle: () => Promise.reject(new Error('not yet')),
          },
        ],
        onFault: (error) => faults.push(error),
      });
    await moved('submitted', 'rejected', 'new', arrive);
    await moved('submitted', 'incorporated', 'new', arrive);
    expect((await bell(amelie)).notices.map(({ kind }) => kind)).toEqual([
      'submission_accepted',
      'submission_rejected',
    ]);
    expect(faults).toHaveLength(1);
    const waiting = await server.database.asOwner(
      `select stream, state, reason from outbox where org_id = $1 and topic = 'handler' and state <> 'sent'
         order by stream_seq`,
      [orgId],
    );
    const stream = `handler:${orgId}:test.throws`;
    expect(waiting).toEqual([
      { stream, state: 'waiting', reason: 'test.throws: Error' },
      { stream, state: 'waiting', reason: null },
    ]);
  });

  test('that is delivered twice is one notice', async () => {
    await moved('submitted', 'rejected');
    await server.database.asOwner(`delete from handled`);
    await server.database.asOwner(
      `update outbox set state = 'waiting', sent_at = null where topic = 'handler'`,
    );
    await announcementsArrive(server);
    expect((await bell(amelie)).notices).toHaveLength(1);
  });
});
