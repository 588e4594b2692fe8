import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { given } from '../../../../tests/support/founding.ts';
import { join, organizationOf, registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { listNotices } from '../../notifications/contract.ts';
import { markDeadlines, readDeadlines } from '../contract.ts';
import { makeFeed } from '../feedContract.ts';
import { removeOwnDeadline, setOwnDeadline } from '../ownContract.ts';
import { mostOwn } from '../rules/ownDeadlines.ts';
import { notifyDeadlines } from './jobs.ts';

let server: TestServer;
let amelie: SignedIn;
let mei: SignedIn;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(instant('2026-04-20T14:00:00Z'));
  [amelie, mei] = [
    await registered(server),
    await registered(server, { firstname: 'Mei', lastname: 'Chen' }),
  ];
  id = await organizationOf(amelie, { company_type: 'new' });
  const of = { orgId: id, userId: amelie.userId, now: server.clock.read() };
  await writing(server.database.database, of, async (head) => {
    await found(head, {
      classes: [{ name: 'Common', prefix: 'CS' }],
      directors: [{ name: 'Amélie Tremblay' }],
      subscriptions: [],
    });
    await incorporate(head, plainDate('2026-04-20'));
  });
  await join(server, id, mei, 'full');
});
afterAll(() => server.close());

const params = () => ({ params: { id } });
const list = async () => given(await amelie.api(readDeadlines, params()));
const own = async () => (await list()).deadlines.filter((one) => one.kind === 'own');

test('an own deadline is added, repeated, done, changed and removed, and stands in calendar and bell like all others', async () => {
  const lease = {
    title: 'Pay the rent',
    due_on: '2026-03-31',
    repeats_months: 1,
    in_charge: mei.userId,
  } as const;
  const { own_id } = given(await amelie.api(setOwnDeadline, { ...params(), body: lease }));
  expect(await own()).toMatchObject([
    {
      due_on: '2026-03-31',
      days: -20,
      own: { own_id, title: 'Pay the rent', in_charge: { name: 'Mei Chen' } },
    },
    { due_on: '2026-04-30', days: 10 },
  ]);
  const [first] = await own();
  if (first === undefined) throw new Error('no own deadline');
  const { registration, kind, occasion } = first;
  given(
    await amelie.api(markDeadlines, {
      ...params(),
      body: { deadlines: [{ registration, kind, occasion }], mark: 'done' },
    }),
  );
  expect((await own()).map(({ due_on }) => due_on)).toEqual(['2026-04-30']);
  expect((await list()).settled).toMatchObject([
    { kind: 'own', title: 'Pay the rent', marked_by: 'Amélie Tremblay' },
  ]);

  const { address } = given(await mei.api(makeFeed, { body: {} }));
  const calendar = async () => (await fetch(server.origin + new URL(address).pathname)).text();
  expect(await calendar()).toContain('SUMMARY:Pay the rent\\, ');

  await notifyDeadlines(server.database.database, server.clock.read(), new AbortController().signal);
  const rung = async (person: SignedIn) =>
    given(await person.api(listNotices, { params: { orgId: id }, query: {} })).notices.filter(({ title }) =>
      title.includes('Pay the rent'),
    ).length;
  expect([await rung(mei), await rung(amelie)]).toEqual([1, 0]);

  given(
    await amelie.api(setOwnDeadline, { ...params(), body: { ...lease, own_id, title: 'Pay the lease' } }),
  );
  expect((await own()).map((one) => one.own?.title)).toEqual(['Pay the lease']);
  given(await amelie.api(removeOwnDeadline, { ...params(), body: { own_id } }));
  expect(await own()).toEqual([]);
  expect(await calendar()).toMatch(/STATUS:CANCELLED\r\n(?:.*\r\n){1,4}SUMMARY:Own deadline/);
  expect(await amelie.api(removeOwnDeadline, { ...params(), body: { own_id } })).toMatchObject({
    textCode: 'GENERAL.NOT_FOUND',
  });
});

test('no more of them are kept than anybody looks at', async () => {
  const body = { title: 'Audit', due_on: '2026-06-30', repeats_months: null, in_charge: null };
  const set = () => amelie.api(setOwnDeadline, { ...params(), body });
  const { own_id } = given(await set());
  await server.database.asOwner(
    `insert into own_deadlines (org_id, own_id, title, due_on, made_at, made_by)
       select org_id, gen_random_uuid(), title, due_on, made_at, made_by from own_deadlines, generate_series(2, $2)
         where own_id = $1`,
    [own_id, mostOwn],
  );
  expect(await set()).toMatchObject({ textCode: 'DEADLINES.OWN_TOO_MANY' });
  given(await amelie.api(removeOwnDeadline, { ...params(), body: { own_id } }));
  given(await set());
  await server.database.asOwner('update own_deadlines set removed_at = now() where org_id = $1', [id]);
});

test('nobody but a member looks after one', async () => {
  const stranger = await registered(server);
  const body = { title: 'Audit', due_on: '2026-06-30', repeats_months: null, in_charge: stranger.userId };
  expect(await amelie.api(setOwnDeadline, { ...params(), body })).toMatchObject({
    fields: [{ path: 'in_charge', textCode: 'MATTERS.NO_MEMBER' }],
  });
});
