import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CorporationInput, found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { markReturn } from '../../../../tests/support/filing.ts';
import { given } from '../../../../tests/support/founding.ts';
import { join, organizationOf, registered, type SignedIn, signIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { readDashboard } from '../../dashboard/contract.ts';
import { updateTaxInfo } from '../../organizations/contract.ts';
import { markDeadlines, type OpenDeadline, readDeadlines, reportEvent } from '../contract.ts';

// Maple Robotics Inc., incorporated on March 12, 2025, and seen three years later. Amélie holds everything.

let server: TestServer;
let amelie: SignedIn;
let orgId: string;

const maple: CorporationInput = {
  classes: [{ name: 'Common', prefix: 'CS' }],
  directors: [{ name: 'Amélie Tremblay' }, { name: 'Ömer Yılmaz', consentOn: null }],
  subscriptions: [{ name: 'Amélie Tremblay', of: 'Common', shares: 1000, price: '0.01' }],
};

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  server.clock.set(instant('2028-03-01T14:00:00Z'));
  amelie = await registered(server);
  orgId = await organizationOf(amelie, { company_type: 'new' });
  const of = { orgId, userId: amelie.userId, now: server.clock.read() };
  await writing(server.database.database, of, async (head) => {
    await found(head, maple);
    await incorporate(head, plainDate('2028-03-01'));
  });
});

const params = () => ({ params: { id: orgId } });
const list = async (as = amelie) => given(await as.api(readDeadlines, params()));
const spelled = ({ kind, due_on }: OpenDeadline) => `${kind} ${due_on}`;
const overdue = async (as = amelie) => (await list(as)).deadlines.filter(({ days }) => days < 0).map(spelled);

describe('a deadline that has passed', () => {
  test('stays, of whatever year, until it is marked; the year end is asked for', async () => {
    expect(await list()).toMatchObject({ today: '2028-03-01', settled: [], asksYearEnd: true });
    expect((await overdue()).filter((line) => !line.startsWith('isc_'))).toEqual([
      'consent 2025-03-22',
      'annual_filing 2026-05-11',
      'first_annual_meeting 2026-09-12',
      'annual_filing 2027-05-11',
    ]);
    await amelie.api(updateTaxInfo, { ...params(), body: { fiscal_year_end: '12-31' } });
    const { deadlines, asksYearEnd } = await list();
    expect(asksYearEnd).toBe(false);
    for (const kind of ['tax_return', 'tax_balance', 'auditor_waiver', 'financial_statements', 'isc_review'])
      expect(deadlines.filter((one) => one.kind === kind).map(({ occasion }) => occasion)).toEqual(
        expect.arrayContaining(['2025', '2026']),
      );
  });

  test('is marked as done with who and when, in the list and in the activity, and opened again', async () => {
    await amelie.api(updateTaxInfo, { ...params(), body: { fiscal_year_end: '12-31' } });
    const returns = ['2025', '2026'].map((occasion) => ({
      registration: 'CA',
      kind: 'tax_return' as const,
      occasion,
    }));
    const marked = await amelie.api(markDeadlines, {
      ...params(),
      body: { deadlines: returns, mark: 'done', done_on: '2027-04-30' },
    });
    expect(given(marked)).toEqual({ marked: 2 });
    expect((await overdue()).filter((line) => line.startsWith('tax_return'))).toEqual([]);
    const done = { mark: 'done', done_on: '2027-04-30', marked_by: 'Amélie Tremblay', reason: null };
    expect((await list()).settled).toMatchObject([
      { ...returns[1], ...done },
      { ...returns[0], ...done },
    ]);
    const [entry] = given(await amelie.api(readDashboard, params())).activity_logs;
    expect(entry).toMatchObject({
      kind: 'deadline_done',
      activity: 'Marked as done: Income tax return 2026 (T2) and 1 earlier one',
      creator_name: 'Amélie Tremblay',
    });
    await amelie.api(markDeadlines, { ...params(), body: { deadlines: returns.slice(0, 1), mark: 'open' } });
    expect(await overdue()).toContain('tax_return 2026-06-30');
  });

  test('and that a filing meets is done by that filing alone, or does not apply', async () => {
    const deadlines = [{ registration: 'CA', kind: 'annual_filing' as const, occasion: '2026' }];
    const mark = (body: { mark: 'done' | 'not_applicable'; reason?: string }) =>
      amelie.api(markDeadlines, { ...params(), body: { deadlines, ...body } });
    expect(await mark({ mark: 'done' })).toMatchObject({
      status: 422,
      textCode: 'DEADLINES.DONE_IN_FILINGS',
      message: expect.stringContaining('Open it in the list of filings'),
    });
    expect(await overdue()).toContain('annual_filing 2026-05-11');
    given(await mark({ mark: 'not_applicable', reason: 'Filed before the registers came here.' }));
    expect(await overdue()).not.toContain('annual_filing 2026-05-11');
    await markReturn(amelie, { orgId, occasion: '2027' });
    expect(await overdue()).not.toContain('annual_filing 2027-05-11');
  });

  test('does not apply for a reason that is kept', async () => {
    const [consent] = (await list()).deadlines.filter(({ kind }) => kind === 'consent');
    const deadlines = [
      { registration: 'CA', kind: 'consent' as const, occasion: `2025-03-12:${consent?.person?._id}` },
    ];
    const mark = (body: { mark: 'done' | 'not_applicable'; reason?: string }) =>
      amelie.api(markDeadlines, { ...params(), body: { deadlines, ...body } });
    expect(await mark({ mark: 'done' })).toMatchObject({ textCode: 'DEADLINES.DONE_IN_REGISTERS' });
    expect(await mark({ mark: 'not_applicable' })).toMatchObject({
      fields: [{ path: 'reason', textCode: 'GENERAL.FIELD_REQUIRED' }],
    });
    const reason = 'He was present at the election.';
    given(await mark({ mark: 'not_applicable', reason }));
    expect(await overdue()).not.toContain('consent 2025-03-22');
    expect((await list()).settled).toMatchObject([
      { reason, done_on: null, person: { display_name: 'Ömer Yılmaz' } },
    ]);
  });

  test('of significant control is among them for who may read its register, and alone for them', async () => {
    const records = (lines: string[]) => lines.filter((line) => line.startsWith('isc_record'));
    expect(records(await overdue())).toEqual(['isc_record 2025-03-27']);
    const member = await registered(server);
    await join(server, orgId, member, 'restricted', ['activity_logs']);
    expect(records(await overdue(await signIn(server, member.email)))).toEqual([]);
    const { deadlines, deadlineCounts } = given(await amelie.api(readDashboard, params()));
    const all = (await list()).deadlines;
    expect(deadlines).toHaveLength(5);
    expect(deadlineCounts).toEqual({
      all: all.length,
      overdue: all.filter(({ days }) => days < 0).length,
    });
  });
});

test('a reported event starts its deadline, once however often it is reported', async () => {
  const report = (happened_on: string) =>
    amelie.api(reportEvent, { ...params(), body: { kind: 'small_supplier_lost', happened_on } });
  expect(await report('2028-03-02')).toMatchObject({
    fields: [{ path: 'happened_on', textCode: 'PEOPLE.DATE_IN_FUTURE' }],
  });
  for (const _ of [1, 2]) given(await report('2028-02-20'));
  const registrations = (await list()).deadlines.filter(({ kind }) => kind === 'gst_registration');
  expect(registrations.map(spelled)).toEqual(['gst_registration 2028-03-20']);
  const { activity_logs } = given(await amelie.api(readDashboard, params()));
  expect(
    activity_logs.filter(({ kind }) => kind === 'event_reported').map(({ activity }) => activity),
  ).toEqual([expect.stringContaining('Taxable sales passed $30,000')]);
});

test('what settles a deadline refers to the row of its key, which is written once however often it is marked', async () => {
  const deadlines = [{ registration: 'CA', kind: 'annual_filing' as const, occasion: '2026' }];
  for (const mark of ['not_applicable', 'open'] as const)
    given(await amelie.api(markDeadlines, { ...params(), body: { deadlines, mark, reason: 'Dormant.' } }));
  expect(
    await server.database.asOwner('select registration, kind, occasion from deadlines where org_id = $1', [
      orgId,
    ]),
  ).toEqual(deadlines);
  const elsewhere = [{ registration: 'XX', kind: 'annual_filing' as const, occasion: '2026' }];
  expect(
    await amelie.api(markDeadlines, { ...params(), body: { deadlines: elsewhere, mark: 'done' } }),
  ).toMatchObject({ fields: [{ path: 'deadlines.0.registration' }] });
});

test('whoever may not edit the minute book marks nothing', async () => {
  const viewer = await registered(server);
  await join(server, orgId, viewer, 'view');
  const as = await signIn(server, viewer.email);
  const deadlines = [{ registration: 'CA', kind: 'annual_filing' as const, occasion: '2026' }];
  expect(await as.api(markDeadlines, { ...params(), body: { deadlines, mark: 'done' } })).toMatchObject({
    status: 403,
    textCode: 'ACCESS.VIEW_ONLY',
  });
});
