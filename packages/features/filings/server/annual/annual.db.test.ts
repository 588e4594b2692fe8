/** The annual return from its first answer to the registry's. Maple Robotics Inc. was incorporated on March 12, 2025; its return of
 *  2026 is filed on May 2, 2026. */
import { instant, millisOfInstant, plainDate } from '@tabellion/kernel/date.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { billingPortsOf, documentPortsOf } from '../../../../../apps/server/ports.ts';
import { announcementsArrive } from '../../../../../tests/support/announcements.ts';
import {
  type CorporationInput,
  found,
  incorporate,
  writing,
} from '../../../../../tests/support/corporation.ts';
import { given } from '../../../../../tests/support/founding.ts';
import { mailsTo, secretIn } from '../../../../../tests/support/mails.ts';
import {
  join,
  organizationOf,
  registered,
  type SignedIn,
  signIn,
  verified,
} from '../../../../../tests/support/people.ts';
import { registryOf } from '../../../../../tests/support/registry.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { impatiently } from '../../../../../tests/support/stages/billing.ts';
import { purchasePlan, readPlans } from '../../../billing/contract.ts';
import { sealCard } from '../../../billing/sealCard.ts';
import { paymentsOutside } from '../../../billing/server/outside.ts';
import type { BillingPorts } from '../../../billing/server/ports.ts';
import { cancelSubscription } from '../../../billing/subscriptionContract.ts';
import { changeOffice, changeYearEnd } from '../../../corporation/contract.ts';
import { readDeadlines } from '../../../deadlines/contract.ts';
import { filingPath } from '../../../deadlines/rules/metByFiling.ts';
import { listDocuments } from '../../../documents/contract.ts';
import { updateProfile } from '../../../entry/profileContract.ts';
import { listMatters, withdrawMatter } from '../../../matters/contract.ts';
import { listNotices } from '../../../notifications/contract.ts';
import * as annualClientContract from '../../annualClientContract.ts';
import * as contract from '../../annualContract.ts';
import type * as annualView from '../../annualView.ts';
import { listFilings, updateFiling } from '../../contract.ts';
import { stateRegistryParticular } from '../../particularsContract.ts';
import { sentBackPath } from '../../rules/returnPaths.ts';
import { filingsOutside } from '../sending.ts';
import { annualRoutesOf } from './routes.ts';

let server: TestServer;
let billing: BillingPorts;
let amelie: SignedIn;
let orgId: string;
let filingId: string;
const maple: CorporationInput = {
  classes: [{ name: 'Common', prefix: 'CS' }],
  directors: [{ name: 'Amélie Tremblay' }],
  subscriptions: [{ name: 'Amélie Tremblay', of: 'Common', shares: 1000, price: '0.01' }],
};

beforeAll(async () => {
  server = await startTestServer({
    instead: (installation) => {
      billing = billingPortsOf(installation);
      const { texts } = installation;
      const [registry, documents] = [registryOf(installation), documentPortsOf(installation, [])];
      return annualRoutesOf({ texts, registry, billing, documents });
    },
  });
});
afterAll(() => server.close());

beforeEach(async () => {
  server.clock.set(instant('2026-05-02T14:00:00Z'));
  amelie = await verified(server, await registered(server));
  await begin('CA');
});

/** A corporation that the registry knows, and its oldest return that is open. */
async function begin(jurisdiction: 'CA' | 'ON'): Promise<void> {
  orgId = await organizationOf(amelie, { company_type: 'new' });
  await server.database.asOwner('update organization_details set jurisdiction = $2 where org_id = $1', [
    orgId,
    jurisdiction,
  ]);
  const by = { orgId, userId: amelie.userId, now: server.clock.read() };
  await writing(server.database.database, by, async (head) => {
    await found(head, maple);
    await incorporate(head, plainDate('2026-05-02'), { jurisdiction });
  });
  await numbered('9900001');
  if (jurisdiction === 'ON')
    given(await amelie.api(changeYearEnd, { params: { id: orgId }, body: { fiscal_year_end: '12-31' } }));
  const { filingList } = given(await amelie.api(listFilings, { params: { orgId } }));
  filingId =
    filingList.find(({ kind, waits_for }) => kind === 'annual_filing' && waits_for === null)?.filing_id ?? '';
}

const numbered = (number: string) =>
  server.database.asOwner('update organization_details set corporation_number = $2 where org_id = $1', [
    orgId,
    number,
  ]);
const params = () => ({ orgId, filingId });
const read = async (as = amelie) => given(await as.api(contract.readAnnual, { params: params() }));
type Body = Parameters<typeof save>[0];
const save = (body: object, as = amelie) => as.api(contract.saveAnnual, { params: params(), body });
const allRight = async (as = amelie) => {
  const { lines } = await read(as);
  const answers = lines.map(({ line, version }) => ({ line, version, answer: 'right' }));
  return given(await save({ answers } satisfies Body, as));
};
const states = ({ lines }: annualView.AnnualView) =>
  Object.fromEntries(lines.map(({ line, state }) => [line.split(':')[0], state]));
const ready = async () => {
  const { certifiers } = await allRight();
  return given(await save({ certified_by: certifiers[0]?.person_id }));
};

/** 12.00 for the registry, 348.00 for the plan, 13 % of the plan. */
const price = 405.24;

const sealedFor = (
  order: { organization: string; plan: string; price: number },
  number = '4242424242424242',
) =>
  sealCard(
    {
      key: billing.provider.sealingKey ?? fail(),
      nowMs: millisOfInstant(server.clock.read()),
    },
    { card: { number, expMonth: 4, expYear: 2031, cvc: '123', name: 'Amélie Tremblay' }, ...order },
  );

const pay = async (number = '4242424242424242', as = amelie, total = price, coupon?: string) => {
  const { provider } = billing;
  const card = await sealedFor({ organization: orgId, plan: filingId, price: total }, number);
  const body = { card, price: total, plan: 'founder', province: 'ON' as const, ...(coupon && { coupon }) };
  return as.api(contract.payFiling, { params: { provider: provider.name, ...params() }, body });
};
const fail = (): never => {
  throw new Error('the sandbox has a key for cards');
};

const askRegistry = async () => {
  const { askDue } = filingsOutside(registryOf(server.installation));
  const query = { db: server.database.database, signal: new AbortController().signal };
  await askDue({ ...query, now: server.clock.read() });
  server.clock.pass({ minutes: 1 });
  await askDue({ ...query, now: server.clock.read() });
};
const mark = (body: InputOf<typeof updateFiling>['body']) =>
  amelie.api(updateFiling, { params: { id: filingId }, body });
const withdraw = async () => {
  const { matters } = given(await amelie.api(listMatters, { params: { id: orgId } }));
  const matter = matters.find(({ kind }) => kind === 'annual_filing')?.matter_id ?? '';
  return amelie.api(withdrawMatter, { params: { id: orgId, matter } });
};

test('a return is confirmed, paid with a plan, sent, and accepted; both papers are in the minute book', async () => {
  const before = await read();
  expect(before).toMatchObject({
    filing_year: 2026,
    as_of: '2026-03-12',
    due_on: '2026-05-11',
    status: 'due',
  });
  expect(states(before)).toMatchObject({ name: 'open', office: 'open', director: 'open', control: 'open' });
  expect((await pay()).textCode).toBe('ANNUAL.NOT_ANSWERED');
  expect((await allRight()).status).toBe('in_progress');
  expect((await pay()).textCode).toBe('ANNUAL.NO_CERTIFIER');
  await ready();
  expect((await pay()).textCode).toBe('PAYMENT.SUCCESS');
  await announcementsArrive(server);
  expect(await read()).toMatchObject({ status: 'Complete', registry: { state: 'sent' } });
  await askRegistry();
  await announcementsArrive(server);
  await mailsTo(server, amelie.email);
  const filed = await read();
  expect(filed).toMatchObject({
    status: 'Complete',
    registry: { state: 'accepted', filed_on: '2026-05-02', is_specimen: true },
    next_due_on: '2027-05-11',
  });
  expect(filed.steps.map(({ is_done: isDone }) => isDone)).toEqual([true, true, true, true, true]);
  const { documents } = given(await amelie.api(listDocuments, { params: { orgId }, query: {} }));
  expect(
    documents.filter(({ section }) => section === 'filings').map(({ title, status }) => [title, status]),
  ).toEqual(expect.arrayContaining([['Annual return 2026', 'signed']]));
  const [invoice] = await server.database.asOwner(
    `select total_cents::integer as total, tax_cents::integer as tax, lines->0->>'kind' as first from invoices where org_id = $1`,
    [orgId],
  );
  expect(invoice).toEqual({ total: 40524, tax: 4524, first: 'government_fee' });
  const plans = await server.database.asOwner('select plan_id from subscriptions where org_id = $1', [orgId]);
  expect(plans).toEqual([{ plan_id: 'founder' }]);
  expect((await pay()).textCode).toBe('ANNUAL.CLOSED');
});

test('the next year, with the plan in force, the registry’s fee alone is paid', async () => {
  await ready();
  given(await pay());
  await announcementsArrive(server);
  await askRegistry();
  server.clock.set(instant('2027-03-20T14:00:00Z'));
  amelie = await signIn(server, amelie.email);
  const { filingList } = given(await amelie.api(listFilings, { params: { orgId } }));
  filingId = filingList.find(({ filing_year }) => filing_year === 2027)?.filing_id ?? '';
  await ready();
  expect((await pay(undefined, undefined, price)).textCode).toBe('PAYMENT.PRICE_CHANGED');
  expect((await pay(undefined, undefined, 12)).textCode).toBe('PAYMENT.SUCCESS');
});

test('a plan that is cancelled and paid to its end brings the return; withdrawing it ends no year that is paid', async () => {
  const { provider } = billing;
  const plan = { organization: orgId, plan: 'founder', price: 393.24 };
  const card = await sealedFor(plan);
  const bought = await amelie.api(purchasePlan, {
    params: { provider: provider.name, orgId, planId: 'founder' },
    body: { card, price: plan.price, province: 'ON' },
  });
  const { subscription_id: subscriptionId = '' } = given(bought).subscription ?? {};
  const cancelled = { provider: provider.name, orgId, subscriptionId };
  given(await amelie.api(cancelSubscription, { params: cancelled }));
  await ready();
  expect((await pay(undefined, undefined, 12)).textCode).toBe('PAYMENT.SUCCESS');
  expect((await withdraw()).textCode).toBe('MATTERS.WITHDRAWN');
  await announcementsArrive(server);
  expect(given(await amelie.api(readPlans, { params: { orgId } }))).toMatchObject({
    plan_runs: true,
    subscription: { subscription_id: subscriptionId, plan_last_date: '2027-05-01' },
  });
  const refunds = await server.database.asOwner(
    'select amount_cents::integer as cents from refunds where org_id = $1',
    [orgId],
  );
  expect(refunds).toEqual([{ cents: 1200 }]);
});

test('a provider that never answers is asked about the payment: the return is paid once, and sent', async () => {
  await ready();
  const silent = () => pay('4000000000000341');
  expect((await impatiently(silent, billing)).textCode).toBe('PAYMENT.PROCESSING');
  const payments = () =>
    server.database.asOwner<{ status: string }>('select status from payments where org_id = $1', [orgId]);
  const charges = () =>
    server.database.asOwner(
      'select id from sandbox_charges where id in (select payment_id::text from payments where org_id = $1)',
      [orgId],
    );
  await vi.waitFor(async () => expect(await charges()).toHaveLength(1), { timeout: 60_000 });
  expect(await read()).toMatchObject({ status: 'awaiting_payment', payment: { status: 'created' } });
  server.clock.pass({ minutes: 3 });
  const { askDue } = paymentsOutside(billing);
  const signal = new AbortController().signal;
  await askDue({ db: server.database.database, now: server.clock.read(), signal });
  await announcementsArrive(server);
  expect(await payments()).toEqual([{ status: 'paid' }]);
  expect(await read()).toMatchObject({ status: 'Complete', registry: { state: 'sent' } });
});

test('a coupon takes its part of the plan and none of the registry’s fee', async () => {
  await server.database.asOwner(
    `insert into coupons (id, part_off, valid_from, valid_until, max_uses)
       values ('HALF', 0.5, '2026-01-01', '2027-01-01', 1)`,
  );
  await ready();
  // 12.00, half of 348.00, and 13 % of that half.
  expect((await pay(undefined, undefined, 12 + 174 + 22.62, 'HALF')).textCode).toBe('PAYMENT.SUCCESS');
  const [invoice] = await server.database.asOwner<{ lines: unknown; total: number; tax: number }>(
    `select lines, total_cents::integer as total, tax_cents::integer as tax from invoices where org_id = $1`,
    [orgId],
  );
  expect(invoice).toMatchObject({ total: 20862, tax: 2262 });
  expect(invoice?.lines).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'government_fee', cents: '1200' })]),
  );
});

test.each([
  [
    'en',
    'Maple Robotics Inc.: annual returns',
    'The next one is the annual return 2026 of Maple Robotics Inc.',
  ],
  ['fr', 'rapports annuels', 'Le prochain est le rapport annuel 2026 de Maple Robotics Inc.'],
  ['tr', 'yıllık bildirimler', 'Sıradaki, Maple Robotics Inc. şirketinin 2026 yıllık bildirimi.'],
  ['ar', 'البيانات السنوية', 'التالي هو البيان السنوي 2026 لشركة \u2068Maple Robotics Inc.\u2069'],
] as const)(
  'the mail of filings is written in its reader’s language: %s',
  async (language, subject, text) => {
    given(await amelie.api(updateProfile, { body: { firstname: 'Amélie', lastname: 'Tremblay', language } }));
    given(await amelie.api(contract.sendFilingMail, { body: { org_unique_id: orgId } }));
    const mail = (await mailsTo(server, amelie.email)).find((one) => one.subject.includes(subject));
    expect(mail?.text).toContain(text);
  },
);

describe('a line', () => {
  test('that changed is told by its entry, and what the return says stays that of its date', async () => {
    const first = { ...moved, address_line_1: '1 King Street West', effective_on: '2025-03-12' };
    given(await amelie.api(changeOffice, { params: { id: orgId }, body: first }));
    const { lines } = await read();
    const office = lines.find(({ line }) => line === 'office');
    const answers = [{ line: 'office', version: office?.version ?? '', answer: 'changed' }];
    expect(states(given(await save({ answers })))).toMatchObject({ office: 'told' });
    given(await amelie.api(changeOffice, { params: { id: orgId }, body: moved }));
    const line = (await read()).lines.find((one) => one.line === 'office');
    expect(line).toMatchObject({
      state: 'changed',
      value: office?.value,
      now: { text: expect.stringContaining('24 Danforth') },
      notice: { kind: 'office_notice', form: 'Form 3', due_on: '2026-04-16' },
    });
  });

  test('that another member changed meanwhile is not confirmed unseen, and is shown to him once', async () => {
    await ready();
    const omer = await registered(server);
    await join(server, orgId, omer, 'full');
    const his = await signIn(server, omer.email);
    const { lines } = await read(his);
    given(await save({ seen: true }, his));
    given(await amelie.api(changeOffice, { params: { id: orgId }, body: moved }));
    const answers = lines.map(({ line, version }) => ({ line, version, answer: 'right' }));
    expect((await save({ answers }, his)).textCode).toBe('ANNUAL.CHANGED_MEANWHILE');
    expect((await read(his)).since).toMatchObject([
      { line: 'office', after: { text: expect.stringContaining('24 Danforth') } },
    ]);
    given(await save({ seen: true }, his));
    expect((await read(his)).since).toEqual([]);
  });

  test('that was confirmed lapses where an entry changes what the return says', async () => {
    await allRight();
    given(
      await amelie.api(changeOffice, {
        params: { id: orgId },
        body: { ...moved, effective_on: '2026-03-01' },
      }),
    );
    expect(states(await read())).toMatchObject({ office: 'lapsed', name: 'right' });
  });
});

const moved = {
  place: 'registered' as const,
  address_line_1: '24 Danforth Avenue',
  city: 'Toronto',
  province: 'Ontario',
  country: 'Canada',
  postal_code: 'M4K 1M8',
  effective_on: '2026-04-01',
};

describe('what was paid', () => {
  test('comes back where it is withdrawn before it is sent, and the plan with it; it can be begun and paid again', async () => {
    await ready();
    expect((await pay()).textCode).toBe('PAYMENT.SUCCESS');
    // The announcement has not arrived: nothing is with the registry.
    expect((await withdraw()).textCode).toBe('MATTERS.WITHDRAWN');
    await announcementsArrive(server);
    const refunds = await server.database.asOwner(
      `select r.reason, s.status from refunds r join subscriptions s on s.org_id = r.org_id where r.org_id = $1`,
      [orgId],
    );
    expect(refunds).toEqual([{ reason: 'withdrawn', status: 'Cancel' }]);
    expect(await read()).toMatchObject({ status: 'due', registry: { state: null } });
  });

  test('is not withdrawn once the registry has it', async () => {
    await ready();
    given(await pay());
    await announcementsArrive(server);
    expect((await withdraw()).textCode).toBe('MATTERS.SENT_OUTSIDE');
  });

  test('is paid once, however many pay at once', async () => {
    await ready();
    const answers = await Promise.all([pay(), pay(), pay()]);
    expect(answers.filter(({ textCode }) => textCode === 'PAYMENT.SUCCESS')).not.toEqual([]);
    const [paid] = await server.database.asOwner(
      `select count(*)::integer as n from payments where org_id = $1 and status = 'paid'`,
      [orgId],
    );
    expect(paid).toEqual({ n: 1 });
  });

  test('is refused with its reason, and nothing is sent', async () => {
    await ready();
    expect((await pay('4000000000000002')).textCode).toBe('PAYMENT.REFUSED');
    await announcementsArrive(server);
    expect(await read()).toMatchObject({
      status: 'awaiting_payment',
      payment: { status: 'refused' },
      registry: { state: null },
    });
  });
});

const waitsOfNext = async () =>
  given(await amelie.api(listFilings, { params: { orgId } })).filingList.find(
    ({ filing_year }) => filing_year === 2027,
  )?.waits_for;
const openDeadlines = async () =>
  given(await amelie.api(readDeadlines, { params: { id: orgId } }))
    .deadlines.filter(({ kind }) => kind === 'annual_filing')
    .map(({ occasion }) => occasion);
const sendAgain = async () => amelie.api(contract.sendReturnAgain, { params: params(), body: {} });

test('a paid return that the registry sends back is told, is open again, and is filed either way without another payment', async () => {
  await numbered('1234567');
  await ready();
  given(await pay());
  await announcementsArrive(server);
  await askRegistry();
  await announcementsArrive(server);
  const { registry } = await read();
  expect(registry).toMatchObject({ state: 'rejected', reasons: [expect.stringContaining('9900001')] });
  const step = sentBackPath(orgId, filingId);
  const told = (await mailsTo(server, amelie.email)).filter(({ text }) => text.includes(step));
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining(registry.reasons[0] ?? '-')]);
  const { notices } = given(await amelie.api(listNotices, { params: { orgId }, query: {} }));
  const key = { registration: 'CA', kind: 'annual_filing', occasion: '2026' } as const;
  expect(notices.filter(({ kind }) => kind === 'filing_sent_back')).toMatchObject([
    { path: filingPath(orgId, key), title: expect.stringContaining('Annual return 2026') },
  ]);
  expect((await pay()).textCode).toBe('PAYMENT.ALREADY_PAID');

  // The next year waits for it until she has filed it herself; then that was a slip.
  server.clock.set(instant('2027-03-20T14:00:00Z'));
  amelie = await signIn(server, amelie.email);
  expect([await waitsOfNext(), await openDeadlines()]).toEqual(['older_year', ['2026', '2027']]);
  given(await mark({ mark: 'filed', number: 'X1' }));
  expect([await waitsOfNext(), await openDeadlines()]).toEqual([null, ['2027']]);
  expect((await sendAgain()).textCode).toBe('ANNUAL.NOT_REJECTED');
  given(await mark({ mark: 'open', reason: 'A slip.' }));
  expect([(await read()).registry.state, await openDeadlines()]).toEqual(['rejected', ['2026', '2027']]);

  await numbered('9900001');
  given(await sendAgain());
  await askRegistry();
  await announcementsArrive(server);
  expect([(await read()).registry.state, await openDeadlines()]).toEqual(['accepted', ['2027']]);
  const refunds = await server.database.asOwner('select reason from refunds where org_id = $1', [orgId]);
  expect([refunds, (await sendAgain()).textCode]).toEqual([[], 'ANNUAL.NOT_REJECTED']);
});

test('a return for which nothing is paid is ordered anew after it was opened again', async () => {
  // Ontario asks no fee, and the coupon brings the plan.
  await begin('ON');
  await server.database.asOwner(
    `insert into coupons (id, part_off, valid_from, valid_until, max_uses)
       values ('NOTHING', 1, '2026-01-01', '2027-01-01', 1)`,
  );
  const body = { price: 0, plan: 'founder', coupon: 'NOTHING', province: 'ON' as const };
  const order = () => amelie.api(contract.payFiling, { params: { provider: 'sandbox', ...params() }, body });
  const plans = async () =>
    (
      await server.database.asOwner<{ status: string }>(
        'select status from subscriptions where org_id = $1 order by created_at',
        [orgId],
      )
    ).map(({ status }) => status);
  await ready();
  expect((await order()).textCode).toBe('PAYMENT.SUCCESS');
  expect((await order()).textCode).toBe('PAYMENT.ALREADY_PAID');
  given(await mark({ mark: 'filed', number: 'X1' }));
  given(await mark({ mark: 'open', reason: 'A slip.' }));
  await announcementsArrive(server);
  expect([(await read()).registry.state, await plans()]).toEqual([null, ['Cancel']]);
  await ready();
  expect((await order()).textCode).toBe('PAYMENT.SUCCESS');
  await announcementsArrive(server);
  expect([(await read()).registry.state, await plans()]).toEqual(['sent', ['Cancel', 'Active']]);
});

test('Ontario’s return confirms official e-mail and activity, and another one since is confirmed anew', async () => {
  await begin('ON');
  const state = async (value: string, effective_on: string) =>
    given(
      await amelie.api(stateRegistryParticular, {
        params: { id: orgId },
        body: { kind: 'email', value, effective_on },
      }),
    );
  const email = async () => (await read()).lines.find(({ line }) => line === 'email');
  await state('office@maple.test', '2025-03-12');
  const { version = '' } = (await email()) ?? {};
  given(await save({ answers: [{ line: 'email', version, answer: 'right' }] }));
  expect(await email()).toMatchObject({ value: { text: 'office@maple.test' }, state: 'right' });
  await state('hello@maple.test', '2025-03-12');
  expect(await email()).toMatchObject({ value: { text: 'hello@maple.test' }, state: 'lapsed' });
});

test('a client answers by his link alone, in the same lines, until it ends', async () => {
  const mailed = await amelie.api(annualClientContract.askClient, {
    params: params(),
    body: { email: 'client@maple.test', ends_on: '2026-05-10' },
  });
  expect(given(mailed).client_links).toMatchObject([{ email: 'client@maple.test', is_open: true }]);
  const token = secretIn((await mailsTo(server, 'client@maple.test'))[0]);
  const client = server.api();
  const { lines } = given(await client(annualClientContract.readAsked, { body: { token } }));
  expect(lines.map(({ line }) => line.split(':')[0])).toEqual([
    'name',
    'number',
    'office',
    'distributing',
    'contact',
    'director',
    'control',
  ]);
  const answers = lines.map(({ line, version }) => ({
    line,
    version,
    answer: line === 'office' ? ('changed' as const) : ('right' as const),
    ...(line === 'office' && { note: 'We moved to Danforth Avenue.' }),
  }));
  given(await client(annualClientContract.answerAsked, { body: { token, answers } }));
  const office = (await read()).lines.find(({ line }) => line === 'office');
  expect(office).toMatchObject({
    state: 'told',
    answer: { by: 'client@maple.test', note: 'We moved to Danforth Avenue.' },
  });
  const { link_id: linkId = '' } = (await read()).client_links[0] ?? {};
  given(await amelie.api(annualClientContract.revokeAsk, { params: { ...params(), linkId }, body: {} }));
  expect((await client(annualClientContract.readAsked, { body: { token } })).textCode).toBe(
    'ANNUAL.LINK_OVER',
  );
  expect((await client(annualClientContract.answerAsked, { body: { token, answers } })).textCode).toBe(
    'ANNUAL.LINK_OVER',
  );
});

test('whoever may only view reads the return and changes nothing of it', async () => {
  const viewer = await registered(server);
  await join(server, orgId, viewer, 'view');
  const their = await signIn(server, viewer.email);
  expect((await read(their)).filing_year).toBe(2026);
  expect((await save({ seen: true }, their)).textCode).toBe('ACCESS.VIEW_ONLY');
  expect((await pay(undefined, their)).textCode).toBe('ACCESS.VIEW_ONLY');
});
