import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CorporationInput, found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { given } from '../../../../tests/support/founding.ts';
import { organizationOf, registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { listActivity } from '../../activity/contract.ts';
import { reportEvent } from '../../deadlines/contract.ts';
import { listAccess } from '../../members/accessLogContract.ts';
import { listFilings } from '../contract.ts';
import {
  keepRegistryKey,
  lookAtRegistryKey,
  readRegistryParticulars,
  stateRegistryParticular,
} from '../particularsContract.ts';

// Maple Robotics Inc., incorporated federally on March 12, 2025, and in business in Ontario since May 1, 2025.
let server: TestServer;
let amelie: SignedIn;
let orgId: string;
const maple: CorporationInput = {
  classes: [{ name: 'Common', prefix: 'CS' }],
  directors: [{ name: 'Amélie Tremblay' }],
  subscriptions: [{ name: 'Amélie Tremblay', of: 'Common', shares: 1000, price: '0.01' }],
};

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(instant('2026-05-02T14:00:00Z'));
  amelie = await registered(server);
  orgId = await organizationOf(amelie, { company_type: 'new' });
  const by = { orgId, userId: amelie.userId, now: server.clock.read() };
  await writing(server.database.database, by, async (head) => {
    await found(head, maple);
    await incorporate(head, plainDate('2026-05-02'));
  });
  await report('ontario_business', '2025-05-01');
});
afterAll(() => server.close());

const params = () => ({ params: { id: orgId } });
const report = async (kind: 'ontario_business' | 'ontario_ended', happened_on: string) =>
  given(await amelie.api(reportEvent, { ...params(), body: { kind, happened_on } }));
const state = (kind: 'email' | 'activity', value: string, effective_on: string) =>
  amelie.api(stateRegistryParticular, { ...params(), body: { kind, value, effective_on } });
const toOntario = async () =>
  given(await amelie.api(listFilings, { params: { orgId } }))
    .filingList.filter(({ registration }) => registration === 'ON')
    .map(
      ({ kind, occasion, confirmWithRegistry }) =>
        `${kind} ${occasion}${confirmWithRegistry ? ' confirm' : ''}`,
    );

test('a change of the official e-mail or the activity asks Ontario’s notice, the first statement none', async () => {
  given(await state('email', 'Office@Maple.test', '2025-05-01'));
  given(await state('activity', 'Robots', '2025-05-01'));
  expect(await toOntario()).toEqual(['ontario_initial_return 2025-05-01']);
  given(await state('email', 'hello@maple.test', '2026-04-20'));
  given(await state('activity', 'Robots', '2026-04-20'));
  expect(await toOntario()).toEqual(['ontario_initial_return 2025-05-01', 'email_notice 2026-04-20 confirm']);
  const { official_email, primary_activity, history } = given(
    await amelie.api(readRegistryParticulars, params()),
  );
  expect([official_email, primary_activity]).toEqual(['hello@maple.test', 'Robots']);
  expect(history).toHaveLength(4);
  expect(history.at(-1)).toMatchObject({ value: 'office@maple.test', recorded_by: 'Amélie Tremblay' });
  const { activities } = given(await amelie.api(listActivity, { params: { orgId }, query: {} }));
  expect(activities.map(({ activity }) => activity)).toContain(
    'Recorded for the registry: official email, April 20th 2026',
  );
});

test('what cannot be is refused at its field', async () => {
  expect(await state('email', 'nobody', '2026-04-20')).toMatchObject({
    fields: [{ path: 'value', textCode: 'GENERAL.NOT_AN_EMAIL' }],
  });
  expect(await state('activity', 'Robots', '2026-05-03')).toMatchObject({
    fields: [{ path: 'effective_on', textCode: 'PEOPLE.DATE_IN_FUTURE' }],
  });
});

test('a registration that has ended asks nothing of what changed after it', async () => {
  await report('ontario_ended', '2026-03-31');
  expect(await toOntario()).toEqual(['ontario_initial_return 2025-05-01']);
});

test('a key and its company number are kept sealed, shown on purpose, and each look stands in the access log', async () => {
  const key = '77-Ключ-O0O';
  const number = '1000-4471';
  given(await amelie.api(keepRegistryKey, { ...params(), body: { registration: 'ON', key, number } }));
  const stored = await server.database.asOwner<{ sealed: Buffer; sealed_number: Buffer }>(
    'select sealed, sealed_number from registry_keys where org_id = $1',
    [orgId],
  );
  expect(
    stored.map(({ sealed, sealed_number }) => [
      Buffer.from(sealed).includes(key),
      Buffer.from(sealed_number).includes(number),
    ]),
  ).toEqual([[false, false]]);
  const look = async (registration: string) =>
    given(await amelie.api(lookAtRegistryKey, { ...params(), body: { registration } }));
  expect(await look('ON')).toEqual({ key, number });
  expect(await look('CA')).toEqual({ key: null, number: null });
  const { activities } = given(await amelie.api(listActivity, { params: { orgId }, query: {} }));
  const [kept] = activities.map(({ activity }) => activity);
  expect(kept).toMatch(/^Registry key kept: Ontario, \w+ \d{1,2}\w\w \d{4}$/);
  expect(kept).not.toContain('77');
  const { entries } = given(await amelie.api(listAccess, { params: { orgId }, query: { kind: 'looked' } }));
  expect(entries).toMatchObject([{ detail: 'registry_key', actor: { id: amelie.userId } }]);
});
