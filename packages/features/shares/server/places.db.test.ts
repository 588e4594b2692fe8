/** A plan is full: whoever is added waits for a place, which is paid for, comes free, or is left; the registers never wait. */
import { sealCard } from '@tabellion/features/billing/sealCard.ts';
import { instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { featuresOf } from '../../../../apps/server/features.ts';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { given } from '../../../../tests/support/founding.ts';
import { join, organizationOf, registered, type SignedIn, signIn } from '../../../../tests/support/people.ts';
import { relayAll } from '../../../../tests/support/relayAll.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { founderPrice, sealFor } from '../../../../tests/support/story.ts';
import { payCorporate, purchasePlan, readBilling, readCardKey, readQuote } from '../../billing/contract.ts';
import { cancelSubscription } from '../../billing/subscriptionContract.ts';
import { listProposals, withdrawUnpaidHolders } from '../../registers/proposalContract.ts';
import { addShareholder, listShareholders } from '../contract.ts';
import { issueShares, transferShares } from '../transactionContract.ts';

let server: TestServer;
let owner: SignedIn;
let orgId: string;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(instant('2026-04-20T14:00:00Z'));
  owner = await registered(server);
  orgId = await organizationOf(owner, { company_type: 'new' });
  const card = await sealFor(server, orgId)(founderPrice);
  const params = { provider: 'sandbox', orgId, planId: 'founder' };
  given(await owner.api(purchasePlan, { params, body: { card, price: founderPrice, province: 'ON' } }));
  const by = { orgId, userId: owner.userId, now: server.clock.read() };
  await writing(server.database.database, by, async (write) => {
    ids = await found(write, {
      classes: [{ name: 'Common', prefix: 'CS' }],
      directors: [{ name: 'Holder 0' }],
      // As many as the plan has places.
      subscriptions: Array.from({ length: 10 }, (_, at) => ({
        name: `Holder ${at}`,
        of: 'Common',
        shares: 100,
        price: '0.01',
        isPaid: true,
      })),
    });
    await incorporate(write, write.today);
  });
  await announcementsArrive(server);
});
afterAll(() => server.close());

const ofOrganization = () => ({ params: { id: orgId } });
const issuance = (ownership: number) => ({
  Shareclass: ids.Common ?? '',
  ownership,
  price: '0.01',
  paid_on: '2026-04-20',
  resolution: 'D-2026-09',
  resolution_on: '2026-04-20',
});
const add = (lastname: string) =>
  owner.api(addShareholder, {
    ...ofOrganization(),
    query: { isDashboard: 'true' },
    body: { person: { firstname: 'Eve', lastname }, issuances: [issuance(50)] },
  });
const waiting = async () => given(await owner.api(listProposals, ofOrganization())).proposals;
const holdersInBilling = async () => given(await owner.api(readBilling, { params: { orgId } })).holders;
const onRecord = async () =>
  (
    await server.database.asOwner<{ n: number }>(
      `select count(distinct person_id)::int as n from holdings where org_id = $1 and known_to is null and eff_to is null`,
      [orgId],
    )
  )[0]?.n;

async function payForPlaces(number = '4242424242424242') {
  const { key } = given(await owner.api(readCardKey, { params: { provider: 'sandbox' } }));
  const { subscription } = given(await owner.api(readBilling, { params: { orgId } }));
  const { total: price } = given(
    await owner.api(readQuote, { params: { orgId }, query: { type: 'Add Shareholders' } }),
  );
  const card = await sealCard(
    { key, nowMs: millisOfInstant(server.clock.read()) },
    {
      card: { number, expMonth: 4, expYear: 2099, cvc: '123', name: 'Amélie Tremblay' },
      organization: orgId,
      plan: subscription?.subscription_id ?? '',
      price,
    },
  );
  const params = { provider: 'sandbox', x: 'Add Shareholders', orgId };
  return owner.api(payCorporate, { params, body: { card, price } });
}

/** Leaves of a holder in the ledger: recorded, ended. */
async function inLedger(personId: string) {
  const sender = featuresOf(server.installation).senders.find(({ topic }) => topic === 'ledger');
  if (sender === undefined) throw new Error('nothing is sent to the ledger');
  const onFault = (fault: unknown) => {
    throw fault;
  };
  await relayAll(server.database.database, [sender], { onFault });
  const rows = await server.database.asOwner<{ op: string }>(
    `select op from ledger_receipts where org_id = $1 and record = 'shareholder' and record_id = $2 order by place`,
    [orgId, personId],
  );
  return rows.map(({ op }) => op);
}

test('a holder beyond the plan waits, is on no register, and is recorded once the place is paid for', async () => {
  const answer = await add('Eleventh');
  expect(answer.textCode).toBe('SHARES.WAITS_FOR_PLACE');
  const { person_id: personId } = given(answer);
  expect([await onRecord(), await holdersInBilling()]).toEqual([
    10,
    { recorded: 10, promised: 0, waiting: 1, included: 10, further: 0, missing: 1 },
  ]);
  expect(await waiting()).toMatchObject([{ kind: 'subscription', awaits: ['place'], met: [], isDue: false }]);
  expect(await inLedger(personId)).toEqual(['put']);
  expect(await payForPlaces()).toMatchObject({ textCode: 'PAYMENT.SUCCESS' });
  await announcementsArrive(server);
  expect([await waiting(), await onRecord(), await holdersInBilling()]).toEqual([
    [],
    11,
    { recorded: 11, promised: 0, waiting: 0, included: 10, further: 1, missing: 0 },
  ]);
  const { shareholders } = given(await owner.api(listShareholders, { ...ofOrganization(), query: {} }));
  expect(shareholders.find(({ _id }) => _id === personId)).toMatchObject({
    lastname: 'Eleventh',
    sharesExact: '50',
  });
  // Whoever holds shares already has his place.
  expect(
    (
      await owner.api(addShareholder, {
        ...ofOrganization(),
        query: {},
        body: { person_id: personId, issuances: [issuance(1)] },
      })
    ).textCode,
  ).toBe('SHARES.HOLDER_ADDED');
});

test('what is left is withdrawn by whoever left it, with a tombstone, and not while it is being paid', async () => {
  const answer = await add('Twelfth');
  expect(answer.textCode).toBe('SHARES.WAITS_FOR_PLACE');
  const [draft] = await server.database.asOwner<{ person: string }>(
    `select acts #>> '{0,payload,personId}' as person from proposals where org_id = $1 and state = 'open'`,
    [orgId],
  );
  const personId = draft?.person ?? '';
  expect(await inLedger(personId)).toEqual(['put']);
  const other = await registered(server);
  await join(server, orgId, other, 'full');
  const theirs = await signIn(server, other.email);
  expect(given(await theirs.api(withdrawUnpaidHolders, ofOrganization()))).toEqual({ withdrawn: 0 });

  const delayed = '4000002760003184';
  expect((await payForPlaces(delayed)).textCode).toBe('PAYMENT.PROCESSING');
  expect(given(await owner.api(withdrawUnpaidHolders, ofOrganization()))).toEqual({ withdrawn: 0 });
  await server.database.asOwner(
    `update payments set status = 'refused', reason = 'not_confirmed', settled_at = now()
       where org_id = $1 and status = 'requires_action'`,
    [orgId],
  );
  expect(given(await owner.api(withdrawUnpaidHolders, ofOrganization()))).toEqual({ withdrawn: 1 });
  expect([await waiting(), await onRecord(), await inLedger(personId)]).toEqual([[], 11, ['put', 'del']]);
  const [fact] = await server.database.asOwner<{ n: number }>(
    `select count(*)::int as n from person_facts where org_id = $1 and person_id = $2 and body is not null`,
    [orgId, personId],
  );
  expect(fact?.n).toBe(0);
});

test('shares that are transferred or issued to somebody new are recorded at once, and the place asked for afterwards', async () => {
  const [row] = await server.database.asOwner<{ key: string }>(
    `select key from certificates where org_id = $1 and person_id = $2 and known_to is null and eff_to is null`,
    [orgId, ids['Holder 1'] ?? ''],
  );
  const body = {
    security_id: row?.key ?? '',
    to: [{ person: { firstname: 'Tom', lastname: 'Thirteenth' }, sharesExact: '40' }],
  };
  expect((await owner.api(transferShares, { ...ofOrganization(), body })).textCode).toBe(
    'SHARES.TRANSACTION_RECORDED',
  );
  expect([await onRecord(), await holdersInBilling()]).toMatchObject([
    12,
    { recorded: 12, further: 1, missing: 1 },
  ]);
  const issued = await owner.api(issueShares, {
    ...ofOrganization(),
    body: { person: { firstname: 'Ida', lastname: 'Issued' }, issuance: issuance(5) },
  });
  expect(issued.textCode).toBe('SHARES.TRANSACTION_RECORDED');
  expect([await onRecord(), await holdersInBilling()]).toMatchObject([13, { recorded: 13, missing: 2 }]);
  // A place that comes free is given to whoever waits, and after a week nobody waits any more.
  expect((await add('Fourteenth')).textCode).toBe('SHARES.WAITS_FOR_PLACE');
  await server.database.asOwner(
    `update proposals set created_at = created_at - interval '8 days' where org_id = $1`,
    [orgId],
  );
  const job = featuresOf(server.installation).schedules.find(({ name }) => name === 'registers.keepPlaces');
  const now = server.clock.read();
  const context = { db: server.database.database, now, signal: AbortSignal.timeout(60_000) };
  await server.database.asOwner(`update subscriptions set further_holders = 4 where org_id = $1`, [orgId]);
  await job?.run(context);
  expect(await onRecord()).toBe(14);
  owner = await signIn(server, owner.email);
  expect((await add('Fifteenth')).textCode).toBe('SHARES.WAITS_FOR_PLACE');
  await server.database.asOwner(
    `update proposals set created_at = created_at - interval '8 days' where org_id = $1`,
    [orgId],
  );
  await job?.run(context);
  expect([await waiting(), await onRecord()]).toEqual([[], 14]);
});

test('a plan that has ended keeps nothing back: registers are read, and exported whole', async () => {
  const { subscription, provider } = given(await owner.api(readBilling, { params: { orgId } }));
  const params = { provider, orgId, subscriptionId: subscription?.subscription_id ?? '' };
  given(await owner.api(cancelSubscription, { params }));
  server.clock.pass({ days: 365 });
  owner = await signIn(server, owner.email);
  expect(given(await owner.api(readBilling, { params: { orgId } })).state).toBe('ended');
  const { shareholders } = given(await owner.api(listShareholders, { ...ofOrganization(), query: {} }));
  expect(shareholders).toHaveLength(14);
  const headers = { authorization: `Bearer ${owner.token}` };
  const exported = async (path: string) => {
    const file = await fetch(`${server.origin}/api/organization/${orgId}/${path}`, { headers });
    return [file.status, await file.text()] as const;
  };
  const [status, register] = await exported('register/export/shareholders?format=csv');
  expect([status, register]).toEqual([200, expect.stringContaining('Thirteenth')]);
  expect((await exported('export/ocf'))[0]).toBe(200);
});
