import { listActivity } from '@tabellion/features/activity/contract.ts';
import { readDashboard } from '@tabellion/features/dashboard/contract.ts';
import { listDirectors, listOfficers } from '@tabellion/features/people/contract.ts';
import { rebuild } from '@tabellion/features/registers/server/public.ts';
import { listShareClasses, listShareholders } from '@tabellion/features/shares/contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type Maple, tellMaple } from './maple.ts';
import { type Hand, signedIn } from './stage.ts';

let server: TestServer;
let maple: Maple;
let hand: Hand;

/** The story bears other days; what the database records bears its own. */
const startedAtMs = Date.now() - 60_000;

beforeAll(async () => {
  server = await startTestServer();
  maple = await tellMaple(server);
  hand = await signedIn(server, maple.signIn);
});
afterAll(() => server.close());

const params = () => ({ id: maple.orgId });

test('Maple Robotics Inc. is a federal corporation of Toronto since March 12, 2025', async () => {
  expect(await hand(readDashboard, { params: params() })).toMatchObject({
    name: 'Maple Robotics Inc.',
    status: 'incorporated',
    corporation_type: 'Federal Canadian',
    incorporation_date: '2025-03-12',
    city: 'Toronto',
    province: 'Ontario',
    waiting: { subscriptions: 0 },
  });
});

test('900,000 shares stand for 9,000.00 dollars of stated capital', async () => {
  const { figures } = await hand(readDashboard, { params: params() });
  expect(figures).toEqual({
    issuedExact: '900000',
    classes: 1,
    holders: 3,
    maxHolders: 50,
    votesExact: '900000',
    significant: 2,
    statedCapitalExact: '9000.00',
  });
});

test('its founders hold 44.45, 33.33 and 22.22 per cent by certificates CS-1 to CS-3', async () => {
  const { shareholders, totalExact } = await hand(listShareholders, { params: params(), query: {} });
  const rows = shareholders.flatMap(({ display_name, issuances }) =>
    issuances.map(({ certificate, issuance_date, ownershipExact, ownershipPercentage, vesting }) => [
      certificate,
      display_name,
      ownershipExact,
      ownershipPercentage,
      issuance_date,
      vesting && `${vesting.period}/${vesting.cliff} ${vesting.frequency}`,
    ]),
  );
  expect(rows.sort()).toEqual([
    ['CS-1', 'Amélie Tremblay', '400000', '44.45', '2025-03-14', null],
    ['CS-2', 'Ömer Yılmaz', '300000', '33.33', '2025-03-14', '48/12 monthly'],
    ['CS-3', 'ليلى حداد', '200000', '22.22', '2025-03-14', '48/12 monthly'],
  ]);
  expect(totalExact).toBe('900000');
});

test('the articles have a voting and a non-voting class without limit', async () => {
  const { shareclasses } = await hand(listShareClasses, { params: params() });
  expect(
    shareclasses.map(({ name, priceExact, issuedExact, properties }) => [
      properties.prefix,
      name,
      properties.votes_per_share,
      properties.authorized,
      priceExact,
      issuedExact,
    ]),
  ).toEqual([
    ['CS', 'Common', '1', null, '0.01', '900000'],
    ['NV', 'Class B Common', '0', null, '0.01', '0'],
  ]);
});

test('two directors sit since the certificate, officers since the organizing resolution', async () => {
  const { directors } = await hand(listDirectors, { params: params(), query: {} });
  expect(directors.map(({ display_name, elected_date }) => [display_name, elected_date])).toEqual([
    ['Amélie Tremblay', '2025-03-12'],
    ['Ömer Yılmaz', '2025-03-12'],
  ]);
  const { officers } = await hand(listOfficers, { params: params(), query: {} });
  const rows = Object.entries(officers).flatMap(([position, holders]) =>
    holders.map(({ display_name, appointment_dates }) => [
      position,
      display_name,
      appointment_dates[position as keyof typeof appointment_dates],
    ]),
  );
  expect(rows.sort()).toEqual([
    ['presidents', 'Amélie Tremblay', '2025-03-14'],
    ['secretaries', 'Ömer Yılmaz', '2025-03-14'],
    ['treasurers', 'Amélie Tremblay', '2025-03-14'],
  ]);
});

test('its log tells each act on its day in the story, and when it was recorded', async () => {
  const { activities } = await hand(listActivity, {
    params: { orgId: maple.orgId },
    query: { superseded: 'true' },
  });
  const days = (kind: string) => activities.filter((one) => one.kind === kind).map(({ date }) => date);
  expect(days('organization_created')).toEqual(['2025-03-10']);
  expect(days('incorporated')).toEqual(['2025-03-12']);
  expect(days('shares_issued')).toEqual(['2025-03-14', '2025-03-14', '2025-03-14']);
  expect(new Set(days('member_added'))).toEqual(new Set(['2025-03-17']));
  expect(activities.every(({ createdAt }) => Date.parse(createdAt) > startedAtMs)).toBe(true);
});

test('the rows of its registers are what its acts say', async () => {
  const { db } = server.installation;
  const { differences, acts } = await db.asOrganization(maple.orgId, (q) => rebuild(q, maple.orgId));
  expect([differences, acts > 10]).toEqual([[], true]);
});
