import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CorporationInput, found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { given } from '../../../../tests/support/founding.ts';
import { organizationOf, registered, type SignedIn } from '../../../../tests/support/people.ts';
import { registryOf } from '../../../../tests/support/registry.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { listActivity } from '../../activity/contract.ts';
import { listFilings, readFiling } from '../contract.ts';
import { answerFilingByHand, filingsWaitingByHand } from './public.ts';
import { filingOf, refuseBeforeOlder } from './read.ts';
import { filingsOutside, sendFiling, settleFiling } from './sending.ts';

// Maple Robotics Inc., incorporated on March 12, 2025; its return of 2026 is sent in May 2026.
let server: TestServer;
let amelie: SignedIn;
let orgId: string;
let filingId: string;
const maple: CorporationInput = {
  classes: [{ name: 'Common', prefix: 'CS' }],
  directors: [{ name: 'Amélie Tremblay' }],
  subscriptions: [{ name: 'Amélie Tremblay', of: 'Common', shares: 1000, price: '0.01' }],
};

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const by = () => ({ orgId, userId: amelie.userId, now: server.clock.read() });

beforeEach(async () => {
  server.clock.set(instant('2026-05-02T14:00:00Z'));
  amelie = await registered(server);
  orgId = await organizationOf(amelie, { company_type: 'new' });
  await writing(server.database.database, by(), async (head) => {
    await found(head, maple);
    await incorporate(head, plainDate('2026-05-02'));
  });
  const { filingList } = given(await amelie.api(listFilings, { params: { orgId } }));
  filingId =
    filingList.find(({ kind, filing_year }) => kind === 'annual_filing' && filing_year === 2026)?.filing_id ??
    '';
});

const send = (desk: 'sandbox' | 'manual' = 'sandbox') =>
  writing(server.database.database, by(), async (write) => {
    const filing = await filingOf(write.tx, orgId, { filingId, now: server.clock.read() });
    if (filing === undefined || !refuseBeforeOlder(filing).ok) throw new Error('it cannot be sent');
    await sendFiling(write, { registry: registryOf(server.installation, desk) }, filing, {
      kind: 'annual_return',
      sha256: 'a'.repeat(64),
    });
  });
const ask = () =>
  filingsOutside(registryOf(server.installation)).askDue({
    db: server.database.database,
    now: server.clock.read(),
    signal: new AbortController().signal,
  });
const registry = async () => {
  const { filing } = given(await amelie.api(readFiling, { params: { id: filingId } }));
  return { status: filing.status, waits_for: filing.waits_for, ...filing.registry };
};
const numbered = (number: string) =>
  server.database.asOwner('update organization_details set corporation_number = $2 where org_id = $1', [
    orgId,
    number,
  ]);
const told = async () =>
  given(await amelie.api(listActivity, { params: { orgId }, query: {} })).activities.flatMap(
    ({ kind, activity }) => (kind.startsWith('filing_') ? [activity] : []),
  );

test('what was sent waits for the registry, and is accepted once with its number and day', async () => {
  await numbered('9900001');
  await send();
  await send();
  expect(await registry()).toMatchObject({ state: 'sent', accepted_on: null });
  await ask();
  expect(await registry()).toMatchObject({ state: 'sent' });
  server.clock.pass({ seconds: 5 });
  await Promise.all([ask(), ask()]);
  await ask();
  expect(await registry()).toMatchObject({
    status: 'Complete',
    waits_for: null,
    state: 'accepted',
    number: expect.stringMatching(/^SPECIMEN-\d{6}$/),
    accepted_on: '2026-05-02',
    is_specimen: true,
  });
  expect(await told()).toEqual([
    expect.stringMatching(/^Accepted by the registry: Annual return 2026, no\. SPECIMEN-\d{6}$/),
    'Sent to the registry: Annual return 2026',
  ]);
});

test('what the registry sends back says why, waits for its correction, and is sent again', async () => {
  await numbered('1584203');
  await send();
  await ask();
  server.clock.pass({ seconds: 5 });
  await ask();
  expect(await registry()).toMatchObject({
    status: 'due',
    waits_for: 'correction',
    state: 'rejected',
    reasons: [expect.stringMatching(/\S/)],
  });
  await numbered('9900002');
  await send();
  await ask();
  server.clock.pass({ seconds: 5 });
  await ask();
  expect(await registry()).toMatchObject({ state: 'accepted', reasons: [] });
});

test('a registry that people file with is asked nothing, and its answer is recorded once', async () => {
  await send('manual');
  const { db } = server.installation;
  const [one] = (await filingsWaitingByHand(db)).slice(-1);
  const id = one?.id ?? '';
  const now = server.clock.read();
  expect(await answerFilingByHand(db, id, { reasons: [] }, now)).toMatchObject({ ok: false });
  expect(await answerFilingByHand(db, id, { number: '77', date: '2026-05-03' }, now)).toMatchObject({
    ok: false,
  });
  expect(await answerFilingByHand(db, id, { number: 'No. 77 / 2026', date: '2026-05-02' }, now)).toEqual({
    ok: true,
    value: null,
  });
  expect(await answerFilingByHand(db, id, { number: '78', date: '2026-05-02' }, now)).toMatchObject({
    error: { textCode: 'GENERAL.NOT_FOUND' },
  });
  await settleFiling(db, { orgId, attemptId: id, now }, { state: 'rejected', reasons: [] });
  expect(await registry()).toMatchObject({ state: 'accepted', number: 'No. 77 / 2026', is_specimen: false });
});
