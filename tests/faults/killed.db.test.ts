import { purchasePlan } from '@tabellion/features/billing/contract.ts';
import { listDocuments, updateDocumentStatus } from '@tabellion/features/documents/contract.ts';
import { orderDocuments } from '@tabellion/features/documents/draftContract.ts';
import { readOnboarding, submitIncorporation } from '@tabellion/features/onboarding/contract.ts';
import { addToPosition } from '@tabellion/features/people/contract.ts';
import { rebuild } from '@tabellion/features/registers/server/public/acts.ts';
import { instantOfMillis } from '@tabellion/kernel/date.ts';
import { call } from '@tabellion/kit/client.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isLongRun, repeated } from '../support/extent.ts';
import { completeWizard, given, pay } from '../support/founding.ts';
import { registered, type SignedIn } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { founderPrice, sealFor, tellStory, todayAt } from '../support/story.ts';
import { until } from '../support/until.ts';
import { holdAt, type Product, startProduct, whenItHasTime } from './product.ts';

// The whole product, killed with -9 while a request is at one step of its work: held there by a lock on the table that
// the step writes to. The next start and its jobs lose nothing and double nothing. Killed calls to the commands
// themselves, between any two lines, are tried in the features (killed.db.test.ts).

/** `npm run test:long` tries every step and many moments; `npm run test:faults` tries one of a payment and one of an act, where
 *  the most is at stake. What it sends to the registry is killed in chains.db.test.ts. */
const tried = <Case>(some: readonly Case[], further: readonly Case[]): readonly Case[] =>
  isLongRun ? [...some, ...further] : some;

let server: TestServer;
let owner: SignedIn;
let product: Product;

beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  product = await startProduct(server);
});
beforeEach(() => server.clock.set(instantOfMillis(Date.now())));
afterAll(async () => {
  await product.kill();
  await server.close();
});

type Ending = 'drop' | 'finish';
type Step = readonly [step: string, table: string, ending: Ending];

/** The registry takes no name twice, and none that is like another. */
const trees = [
  'Aspen',
  'Birch',
  'Cedar',
  'Damson',
  'Elm',
  'Fir',
  'Ginkgo',
  'Hazel',
  'Ironwood',
  'Juniper',
  'Larch',
];
const nextName = (): string => trees.shift() ?? newId().replaceAll(/\W|\d/g, '');

/** Sends the request to the product, kills it at the table, and starts it again. */
async function killedAt(table: string, ending: Ending, send: () => Promise<unknown>): Promise<void> {
  const hold = await holdAt(server, table);
  const sent = send();
  await hold.reached();
  await product.kill();
  await hold[ending]();
  await sent;
}

/** The next start, at which every job is due and what was open is older than a minute, so that the provider is asked. */
async function startAgain(): Promise<void> {
  await server.database.asOwner(
    `update payments set created_at = created_at - interval '2 minutes', ask_after = ask_after - interval '2 minutes'
       where status = 'created'`,
  );
  await server.database.asOwner(
    `update jobs set next_at = now() - interval '1 second', lease_until = null, lease_id = null`,
  );
  product = await startProduct(server);
}

const askProduct = () => ({ token: owner.token, language: 'en', origin: product.origin });

async function countOf(orgId: string, query: string): Promise<number> {
  const [row] = await server.database.asOwner<{ n: string }>(`select count(*) as n from ${query}`, [orgId]);
  return Number(row?.n);
}

describe('a payment', () => {
  test.each(
    tried<Step>(
      [['after the charge, before its answer', 'sandbox_charges', 'finish']],
      [
        ['before its row is committed', 'payments', 'drop'],
        ['before the provider is asked', 'sandbox_charges', 'drop'],
        ['before the outcome is committed', 'invoices', 'drop'],
      ],
    ),
  )('killed %s is neither lost nor doubled', async (_, table, ending) => {
    const orgId = await completeWizard(server, owner);
    const params = { provider: 'sandbox', orgId, planId: 'founder' };
    const purchase = async () => ({
      params,
      body: { card: await sealFor(server, orgId)(founderPrice), price: founderPrice },
    });
    const order = await purchase();
    await killedAt(table, ending, () =>
      call(purchasePlan, order, { ...askProduct(), idempotencyKey: newId() }),
    );
    await startAgain();
    const open = `payments where org_id = $1 and status = 'created'`;
    await until(async () => (await countOf(orgId, open)) === 0);

    // The buyer, who saw no answer, pays again.
    server.clock.set(instantOfMillis(Date.now()));
    const againRequest = await purchase();
    const again = await whenItHasTime(() => call(purchasePlan, againRequest, askProduct()));
    expect(['PAYMENT.SUCCESS', 'PAYMENT.ALREADY_PAID']).toContain(again.textCode);
    const counts = {
      charges: await countOf(
        orgId,
        `sandbox_charges c join payments p on c.id = p.payment_id::text where p.org_id = $1 and c.outcome = 'paid'`,
      ),
      paid: await countOf(orgId, `payments where org_id = $1 and status = 'paid'`),
      invoices: await countOf(orgId, 'invoices where org_id = $1'),
      subscriptions: await countOf(orgId, `subscriptions where org_id = $1 and status = 'Active'`),
      entries: await countOf(orgId, `activity where org_id = $1 and kind = 'payment_received'`),
    };
    expect(counts).toEqual({ charges: 1, paid: 1, invoices: 1, subscriptions: 1, entries: 1 });
  });
});

test.each(
  tried<Step>(
    [],
    [
      ['after the registry received it, before its answer', 'sandbox_registrations', 'finish'],
      ['before its row is committed', 'submissions', 'drop'],
      ['before the registry is asked', 'sandbox_registrations', 'drop'],
      ['before the registry’s answer is committed', 'register_acts', 'drop'],
    ],
  ),
)('a submission killed %s is neither lost nor doubled', async (_, table, ending) => {
  const orgId = await completeWizard(server, owner, { name: nextName() });
  await pay(server, orgId);
  const params = { id: orgId };
  await killedAt(table, ending, () =>
    call(submitIncorporation, { params, body: { declared: true } }, askProduct()),
  );
  await startAgain();
  if ((await countOf(orgId, 'submissions where org_id = $1')) === 0)
    given(
      await whenItHasTime(() =>
        call(submitIncorporation, { params, body: { declared: true } }, askProduct()),
      ),
    );
  await until(async () => given(await owner.api(readOnboarding, { params })).status === 'incorporated');
  expect(await countOf(orgId, 'submissions where org_id = $1')).toBe(1);
  expect(await countOf(orgId, `register_acts where org_id = $1 and kind = 'incorporated'`)).toBe(1);
  expect(await countOf(orgId, `activity where org_id = $1 and kind = 'incorporated'`)).toBe(1);
  const proof = await server.installation.db.asOrganization(orgId, (q) => rebuild(q, orgId));
  expect(proof.differences).toEqual([]);
});

describe('an act', () => {
  test.each(tried(['register_acts'], ['person_facts', 'appointments', 'activity', 'outbox', 'idempotency']))(
    'killed at %s is neither lost nor doubled',
    async (table) => {
      const { orgId } = await tellStory(server, owner, {
        name: nextName(),
        until: 'incorporated',
      });
      const day = todayAt(server);
      const person = { kind: 'individual' as const, firstname: 'Zoë', lastname: 'Şahin' };
      const appointment = {
        params: { id: orgId, position: 'treasurers' as const },
        body: { person, appointed_on: day },
      };
      const before = await standing(orgId);
      const idempotencyKey = newId();
      const send = () => call(addToPosition, appointment, { ...askProduct(), idempotencyKey });
      await killedAt(table, 'drop', send);
      expect(await standing(orgId)).toEqual(before);

      await startAgain();
      given(await whenItHasTime(send));
      const { acts, persons, appointments, entries, gaps } = await standing(orgId);
      expect([acts, persons, appointments]).toEqual([
        before.acts + 2,
        before.persons + 1,
        before.appointments + 1,
      ]);
      expect([entries > before.entries, gaps]).toEqual([true, 0]);
      given(await whenItHasTime(send));
      expect(await standing(orgId)).toMatchObject({ acts, persons, appointments, entries });
      const proof = await server.installation.db.asOrganization(orgId, (q) => rebuild(q, orgId));
      expect(proof.differences).toEqual([]);
    },
  );
});

test('a set killed between its files and their record is made whole, and nothing twice', async () => {
  const { orgId } = await tellStory(server, owner, { name: nextName(), until: 'incorporated' });
  const params = { orgId };
  const list = async (query = {}) => given(await owner.api(listDocuments, { params, query }));
  // The story itself files two, and the registry its certificate.
  await until(async () => (await list()).total > 3 && !(await list()).is_preparing);
  // One order, or two where the resolution came after the first was taken up.
  const orders = new Set((await list()).documents.flatMap(({ order_id }) => order_id ?? []));
  let voided = 0;
  for (const order_id of orders) {
    const body = { org_unique_id: orgId, order_id, status: 'void' as const };
    voided += given(await owner.api(updateDocumentStatus, { body })).documents.length;
  }
  const order = () => call(orderDocuments, { params, body: {} }, askProduct());
  await killedAt('document_versions', 'drop', order);
  const made = async () =>
    (await list({ status: 'draft' })).documents.filter(({ template }) => template !== null);
  expect(await made()).toEqual([]);

  await server.database.asOwner(
    `update outbox set lease_until = null, lease_id = null, not_before = now() where topic = 'document'`,
  );
  await startAgain();
  await until(async () => !(await list()).is_preparing);
  const documents = await made();
  expect(documents.map(({ version }) => version)).toEqual(Array.from({ length: voided }, () => 1));
  expect((await standing(orgId)).gaps).toBe(0);
});

test.each(Array.from({ length: repeated({ gate: 0, long: 40 }) }, (_, round) => round + 1))(
  'killed at any moment while acts are sent at once: round %i',
  async () => {
    const { orgId } = await tellStory(server, owner, { name: nextName(), until: 'incorporated' });
    const before = await standing(orgId);
    const appointed_on = todayAt(server);
    const positions = ['chair', 'comptroller', 'treasurers', 'vice_chair', 'chief_manager'] as const;
    const requests = positions.map((position) => ({ position, idempotencyKey: newId() }));
    const sends = requests.map(({ position, idempotencyKey }) => {
      const person = { kind: 'individual' as const, firstname: position, lastname: 'Şahin' };
      const request = { params: { id: orgId, position }, body: { person, appointed_on } };
      return () => call(addToPosition, request, { ...askProduct(), idempotencyKey });
    });
    const moment = Math.floor(Math.random() * 120);
    const sent = Promise.all(sends.map((send) => send()));
    await new Promise((resolve) => setTimeout(resolve, moment));
    await product.kill();
    await sent;
    await startAgain();
    for (const answer of await Promise.all(sends.map(whenItHasTime))) given(answer);
    const after = await standing(orgId);
    const text = `killed after ${moment} ms`;
    expect([after.persons, after.acts, after.gaps], text).toEqual([before.persons + 5, before.acts + 10, 0]);
    const proof = await server.installation.db.asOrganization(orgId, (q) => rebuild(q, orgId));
    expect(proof.differences, text).toEqual([]);
  },
);

/** Counts of rows that an act leaves, and of gaps in the register or the organization's two streams. */
async function standing(orgId: string) {
  const [row] = await server.database.asOwner<Record<string, string>>(
    `select (select count(*) from register_acts where org_id = $1) as acts,
            (select count(*) from persons where org_id = $1) as persons,
            (select count(*) from appointments where org_id = $1) as appointments,
            (select count(*) from activity where org_id = $1) as entries,
            (select seq from register_heads where org_id = $1)
              - (select count(*) from register_acts where org_id = $1)
              + (select events_seq + ledger_seq from register_heads where org_id = $1)
              - (select count(*) from outbox where org_id = $1 and topic in ('event', 'ledger')) as gaps`,
    [orgId],
  );
  const number = (name: string): number => Number(row?.[name]);
  return {
    acts: number('acts'),
    persons: number('persons'),
    appointments: number('appointments'),
    entries: number('entries'),
    gaps: number('gaps'),
  };
}
