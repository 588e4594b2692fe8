/** The annual return, as members and clients press it who mean no good. Maple Robotics Inc. was incorporated on March 12, 2025; its return of
 *  2026 is filed on May 2, 2026. */
import { instant, millisOfInstant, plainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { en } from '@tabellion/texts/en.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { billingPortsOf } from '../../../../../apps/server/ports.ts';
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
  organizationOf,
  registered,
  type SignedIn,
  signIn,
  verified,
} from '../../../../../tests/support/people.ts';
import { registryOf } from '../../../../../tests/support/registry.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { sealCard } from '../../../billing/sealCard.ts';
import { listMatters, withdrawMatter } from '../../../matters/contract.ts';
import { underHead } from '../../../organizations/server/public.ts';
import * as annualClientContract from '../../annualClientContract.ts';
import * as contract from '../../annualContract.ts';
import { listFilings, updateFiling } from '../../contract.ts';
import { deliver } from './delivering.ts';

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
  server = await startTestServer({ environment: { FILING_HIDDEN_HOST_MARKER: 'localhost' } });
});
afterAll(() => server.close());

beforeEach(async () => {
  server.clock.set(instant('2026-05-02T14:00:00Z'));
  amelie = await verified(server, await registered(server));
  orgId = await organizationOf(amelie, { company_type: 'new' });
  const by = { orgId, userId: amelie.userId, now: server.clock.read() };
  await writing(server.database.database, by, async (head) => {
    await found(head, maple);
    await incorporate(head, plainDate('2026-05-02'));
  });
  await numbered('9900001');
  const { filingList } = given(await amelie.api(listFilings, { params: { orgId } }));
  filingId =
    filingList.find(({ kind, filing_year }) => kind === 'annual_filing' && filing_year === 2026)?.filing_id ??
    '';
});

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
const ready = async () => {
  const { certifiers } = await allRight();
  return given(await save({ certified_by: certifiers[0]?.person_id }));
};

/** 12.00 for the registry, 348.00 for the plan, 13 % of the plan. */
const price = 405.24;

const pay = async (number = '4242424242424242', as = amelie, total = price) => {
  const { provider } = billingPortsOf(server.installation);
  const card = await sealCard(
    { key: provider.sealingKey ?? fail(), nowMs: millisOfInstant(server.clock.read()) },
    {
      card: { number, expMonth: 4, expYear: 2031, cvc: '123', name: 'Amélie Tremblay' },
      organization: orgId,
      plan: filingId,
      price: total,
    },
  );
  const body = { card, price: total, plan: 'founder', province: 'ON' as const };
  return as.api(contract.payFiling, { params: { provider: provider.name, ...params() }, body });
};
const fail = (): never => {
  throw new Error('the sandbox has a key for cards');
};

const nextYear = async () => {
  const { filingList } = given(await amelie.api(listFilings, { params: { orgId } }));
  return filingList.find(({ filing_year }) => filing_year === 2027)?.filing_id ?? '';
};
const mark = (body: InputOf<typeof updateFiling>['body']) =>
  amelie.api(updateFiling, { params: { id: filingId }, body });
const askedToken = async () => {
  const body = { email: 'client@maple.test', ends_on: '2026-05-10' };
  given(await amelie.api(annualClientContract.askClient, { params: params(), body }));
  return secretIn((await mailsTo(server, 'client@maple.test'))[0]);
};

test('where the host hides filings, their mail leads to the deadlines', async () => {
  given(await amelie.api(contract.sendFilingMail, { body: { org_unique_id: orgId } }));
  const mail = (await mailsTo(server, amelie.email)).find(({ subject }) =>
    subject.includes('annual returns'),
  );
  expect(mail?.text).toContain(`/app/org/${orgId}/dashboard/deadlines\n`);
});

test('a return that the registry does not take yet is neither begun nor paid', async () => {
  given(await mark({ mark: 'filed', number: 'X1' }));
  filingId = await nextYear();
  expect(await read()).toMatchObject({ status: 'upcoming' });
  expect((await save({ way: 'later' })).textCode).toBe('ANNUAL.NOT_OPEN');
  expect(await read()).toMatchObject({ status: 'upcoming' });
  const { lines } = await read();
  const answers = lines.map(({ line, version }) => ({ line, version, answer: 'right' }));
  expect((await save({ answers })).textCode).toBe('ANNUAL.NOT_OPEN');
});

test('a payment that ends after the return was marked as filed and opened again comes back', async () => {
  await ready();
  expect((await pay()).textCode).toBe('PAYMENT.SUCCESS');
  // The announcement has not arrived.
  expect((await mark({ mark: 'filed', number: 'X1' })).textCode).toBe('FILINGS.UPDATED');
  expect((await mark({ mark: 'open', reason: 'A slip.' })).textCode).toBe('FILINGS.UPDATED');
  await announcementsArrive(server);
  const refunds = await server.database.asOwner('select reason from refunds where org_id = $1', [orgId]);
  expect([refunds, (await read()).registry.state]).toEqual([[{ reason: 'withdrawn' }], null]);
});

test('a return with a payment under way is neither withdrawn nor opened again', async () => {
  await ready();
  expect((await pay('4000002760003184')).textCode).toBe('PAYMENT.PROCESSING');
  expect(await withdraw()).toMatchObject({
    textCode: 'MATTERS.NOT_WITHDRAWN',
    message: expect.stringContaining(en['PAYMENT.UNDER_WAY']),
  });
  expect(await read()).toMatchObject({ status: 'awaiting_payment' });
  expect((await mark({ mark: 'filed', number: 'X1' })).textCode).toBe('FILINGS.UPDATED');
  expect((await mark({ mark: 'open', reason: 'A slip.' })).textCode).toBe('PAYMENT.UNDER_WAY');
});

const withdraw = async () => {
  const { matters } = given(await amelie.api(listMatters, { params: { id: orgId } }));
  const matter = matters.find(({ kind }) => kind === 'annual_filing')?.matter_id ?? '';
  return amelie.api(withdrawMatter, { params: { id: orgId, matter } });
};

test('what is withdrawn is asked of no client any more', async () => {
  await ready();
  const token = await askedToken();
  expect((await server.api()(annualClientContract.readAsked, { body: { token } })).ok).toBe(true);
  expect((await withdraw()).textCode).toBe('MATTERS.WITHDRAWN');
  expect(await server.api()(annualClientContract.readAsked, { body: { token } })).toMatchObject({
    textCode: 'ANNUAL.LINK_OVER',
  });
});

test('what is given back a second time leaves the plan alone that was bought since', async () => {
  await ready();
  expect((await pay()).textCode).toBe('PAYMENT.SUCCESS');
  given(await mark({ mark: 'filed', number: 'X1' }));
  // The money is on its way back, and the plan has ended.
  await announcementsArrive(server);
  const first = filingId;
  server.clock.set(instant('2027-03-20T14:00:00Z'));
  amelie = await signIn(server, amelie.email);
  filingId = await nextYear();
  await ready();
  expect((await pay()).textCode).toBe('PAYMENT.SUCCESS');
  const by = { orgId, userId: amelie.userId, now: server.clock.read() };
  await writing(server.database.database, by, (write) =>
    deliver(write, { registry: registryOf(server.installation) }, first),
  );
  expect(await plans()).toEqual(['Cancel', 'Active']);
});

const plans = async () => {
  const rows = await server.database.asOwner<{ status: string }>(
    'select status from subscriptions where org_id = $1 order by created_at',
    [orgId],
  );
  return rows.map(({ status }) => status);
};

test('a client whose link ends while he answers leaves no answer', async () => {
  const token = await askedToken();
  const client = server.api();
  const { lines } = given(await client(annualClientContract.readAsked, { body: { token } }));
  const answers = lines.map(({ line, version }) => ({ line, version, answer: 'right' as const }));
  let answering: Promise<{ textCode?: string }> | undefined;
  await server.database.database.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: amelie.userId, now: server.clock.read() }, async () => {
      answering = client(annualClientContract.answerAsked, { body: { token, answers } });
      await new Promise((resolve) => setTimeout(resolve, 500));
      await tx.run(sql`update annual_links set revoked_at = ${server.clock.read()} where org_id = ${orgId}`);
      return ok({});
    }),
  );
  expect((await answering)?.textCode).toBe('ANNUAL.LINK_OVER');
  expect((await read()).lines.filter(({ answer }) => answer !== null)).toEqual([]);
});
