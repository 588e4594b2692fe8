import { instant, plainDate } from '@tabellion/kernel/date.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { handOf } from '../../../../tests/stories/stage.ts';
import { tellTakenOver } from '../../../../tests/stories/takenOver.ts';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { type CorporationInput, found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { given } from '../../../../tests/support/founding.ts';
import {
  join,
  organizationOf,
  registered,
  type SignedIn,
  signIn,
  verified,
} from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { changeYearEnd } from '../../corporation/contract.ts';
import { readDeadlines } from '../../deadlines/contract.ts';
import { saveCorporateInfo } from '../../organizations/contract.ts';
import { readWorklist } from '../../worklist/contract.ts';
import { readAnnual } from '../annualContract.ts';
import { type FilingView, listFilings, readFiling, updateFiling } from '../contract.ts';
import { makeAllFilings } from './jobs.ts';

// Maple Robotics Inc., incorporated on March 12, 2025, and seen three years later.
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

const list = async (as = amelie) => given(await as.api(listFilings, { params: { orgId } }));
const annual = async () =>
  (await list()).filingList.filter(({ kind }) => kind === 'annual_filing').map(spelled);
const spelled = ({ filing_year, due_date, status }: FilingView) => `${filing_year} ${due_date} ${status}`;
const returnOf = async (year: number): Promise<FilingView> => {
  const found = (await list()).filingList.find(
    ({ kind, filing_year, corrects }) =>
      kind === 'annual_filing' && filing_year === year && corrects === null,
  );
  if (found === undefined) throw new Error(`no return of ${year}`);
  return found;
};
const mark = (filingId: string, body: Parameters<typeof api>[1]) => api(filingId, body);
const api = (
  filingId: string,
  body: { mark: 'filed' | 'open' | 'correct'; number?: string; filed_on?: string; reason?: string },
) => amelie.api(updateFiling, { params: { id: filingId }, body });
const rows = async () =>
  Number(
    (
      await server.database.asOwner<{ n: string }>('select count(*) as n from filings where org_id = $1', [
        orgId,
      ])
    )[0]?.n,
  );

describe('the returns of a corporation', () => {
  test('are one row for each year, with its days, its fee and its section; a missing year stays', async () => {
    expect(await annual()).toEqual([
      '2026 2026-05-11 overdue',
      '2027 2027-05-11 overdue',
      '2028 2028-05-11 upcoming',
    ]);
    expect(await returnOf(2027)).toMatchObject({
      open_from: '2027-03-12',
      at_risk_from: '2027-06-10',
      section: 'CBCA s. 263',
      fee: { cents: 1200, as_of: '2025-07-24' },
      waits_for: 'older_year',
      older_year: 2026,
      registry: { state: null, accepted_on: null },
    });
    expect((await returnOf(2026)).waits_for).toBeNull();
    expect((await returnOf(2028)).waits_for).toBe('older_year');
  });

  test('are caught up after any time off, and nothing is there twice', async () => {
    await list();
    const before = await rows();
    server.clock.set(instant('2031-06-01T14:00:00Z'));
    const now = server.clock.read();
    amelie = await signIn(server, amelie.email);
    const run = () => makeAllFilings(server.installation.db, now, new AbortController().signal);
    await Promise.all([run(), run(), list()]);
    await announcementsArrive(server);
    await run();
    expect((await annual()).map((line) => line.slice(0, 4))).toEqual([
      '2026',
      '2027',
      '2028',
      '2029',
      '2030',
      '2031',
      '2032',
    ]);
    expect(await rows()).toBeGreaterThan(before);
    const [twice] = await server.database.asOwner<{ n: string }>(
      `select count(*) as n from (select from filings where org_id = $1 group by registration, kind, occasion having count(*) > 1) t`,
      [orgId],
    );
    expect(Number(twice?.n)).toBe(0);
  });
});

describe('a filing that is marked as filed', () => {
  test('is complete with number and day, settles its deadline, and is taken back with a reason', async () => {
    const { filing_id } = await returnOf(2026);
    const detail = given(await mark(filing_id, { mark: 'filed', number: '1584203', filed_on: '2026-04-30' }));
    expect(detail.filing).toMatchObject({
      status: 'Complete',
      waits_for: null,
      registry: { state: 'accepted', number: '1584203', accepted_on: '2026-04-30' },
    });
    expect(detail.history).toMatchObject([
      { event: 'marked_filed', by: 'Amélie Tremblay', filed_on: '2026-04-30', number: '1584203' },
    ]);
    expect((await returnOf(2027)).waits_for).toBeNull();
    const open = async () =>
      given(await amelie.api(readDeadlines, { params: { id: orgId } }))
        .deadlines.filter(({ kind }) => kind === 'annual_filing')
        .map(({ occasion }) => occasion);
    expect(await open()).toEqual(['2027', '2028']);
    expect(await mark(filing_id, { mark: 'filed', number: '2' })).toMatchObject({
      textCode: 'FILINGS.ALREADY_FILED',
    });
    expect(await mark(filing_id, { mark: 'open' })).toMatchObject({
      fields: [{ path: 'reason', textCode: 'GENERAL.FIELD_REQUIRED' }],
    });
    given(await mark(filing_id, { mark: 'open', reason: 'That was the number of 2025.' }));
    expect(await open()).toEqual(['2026', '2027', '2028']);
    expect((await returnOf(2026)).status).toBe('overdue');
  });

  test('needs the number or the confirmation, and a day on which the registry took it', async () => {
    const { filing_id } = await returnOf(2026);
    const refused = async (body: { number?: string; filed_on?: string }) => {
      const answer = await mark(filing_id, { mark: 'filed', ...body });
      return answer.ok ? [] : answer.fields?.map(({ path, textCode }) => `${path} ${textCode}`);
    };
    expect(await refused({ filed_on: '2026-04-30' })).toEqual(['number FILINGS.NUMBER_OR_CONFIRMATION']);
    expect(await refused({ number: '1', filed_on: '2026-03-11' })).toEqual([
      'filed_on FILINGS.NOT_OPEN_THEN',
    ]);
    expect(await refused({ number: '1', filed_on: '2028-03-02' })).toEqual([
      'filed_on PEOPLE.DATE_IN_FUTURE',
    ]);
    expect(await refused({ number: '1', filed_on: '2026-03-12' })).toEqual([]);
  });

  test('is corrected by a row that names it, moves no deadline, and is filed itself', async () => {
    const { filing_id } = await returnOf(2026);
    expect(await mark(filing_id, { mark: 'correct' })).toMatchObject({ textCode: 'FILINGS.NOT_FILED' });
    given(await mark(filing_id, { mark: 'filed', number: '1584203', filed_on: '2026-04-30' }));
    const { filing } = given(await mark(filing_id, { mark: 'correct' }));
    expect(filing).toMatchObject({ corrects: filing_id, filing_year: 2026, older_year: null });
    // Asked again, the one that is open is shown.
    expect(given(await mark(filing_id, { mark: 'correct' })).filing.filing_id).toBe(filing.filing_id);
    expect((await returnOf(2027)).waits_for).toBeNull();
    expect(given(await amelie.api(readFiling, { params: { id: filing_id } })).filing.status).toBe('Complete');
    const taken = { number: '1584203-1', filed_on: '2026-05-05' };
    expect(given(await mark(filing.filing_id, { mark: 'filed', ...taken })).filing).toMatchObject({
      corrects: filing_id,
      status: 'Complete',
      registry: { state: 'accepted', number: '1584203-1', accepted_on: '2026-05-05' },
    });
    // The return that it corrects keeps its own number, and another mistake has another row.
    expect(given(await amelie.api(readFiling, { params: { id: filing_id } })).filing.registry.number).toBe(
      '1584203',
    );
    const { filing: next } = given(await mark(filing_id, { mark: 'correct' }));
    expect(next.filing_id).not.toBe(filing.filing_id);
  });
});

test('a year end that is corrected moves days and no return, and one that is changed brings a short year of its own', async () => {
  orgId = await organizationOf(amelie, { company_type: 'new' });
  await server.database.asOwner(`update organization_details set jurisdiction = 'ON' where org_id = $1`, [
    orgId,
  ]);
  const of = { orgId, userId: amelie.userId, now: server.clock.read() };
  await writing(server.database.database, of, async (head) => {
    await found(head, maple);
    await incorporate(head, plainDate('2028-03-01'), { jurisdiction: 'ON' });
  });
  const ends = async (fiscal_year_end: string, effective_on: string) =>
    given(
      await amelie.api(changeYearEnd, { params: { id: orgId }, body: { fiscal_year_end, effective_on } }),
    );
  await ends('12-31', '2025-03-12');
  expect(await annual()).toEqual([
    '2025 2026-06-30 overdue',
    '2026 2027-06-30 overdue',
    '2027 2028-06-30 due',
  ]);
  const filed = { mark: 'filed', number: '77', filed_on: '2026-05-01' } as const;
  given(await mark((await returnOf(2025)).filing_id, filed));
  // It never ended with December: the entry of the same day says so.
  await ends('06-30', '2025-03-12');
  expect(await annual()).toEqual([
    '2025 2025-12-30 Complete',
    '2026 2026-12-30 overdue',
    '2027 2027-12-30 overdue',
    '2028 2028-12-30 upcoming',
  ]);
  await ends('12-31', '2027-09-01');
  expect(await annual()).toEqual([
    '2025 2025-12-30 Complete',
    '2026 2026-12-30 overdue',
    '2027 2027-12-30 overdue',
    '2027 2028-06-30 due',
  ]);
  const { filingList } = await list();
  expect(filingList.filter(({ filing_year }) => filing_year === 2027)).toMatchObject([
    { occasion: '2027', counted_from: '2027-06-30' },
    { occasion: '2027-12-31', counted_from: '2027-12-31', waits_for: 'older_year', older_year: 2026 },
  ]);
});

test('a change of significant control is noted as filed in its own register, and not here', async () => {
  const control = (await list()).filingList.find(({ kind }) => kind === 'isc_file');
  expect(control).toMatchObject({ section: 'CBCA s. 21.21', status: 'overdue' });
  expect(await mark(control?.filing_id ?? '', { mark: 'filed', number: '1' })).toMatchObject({
    textCode: 'FILINGS.FILED_IN_REGISTER',
  });
});

test('filings are read for view, and not by restricted members', async () => {
  const viewer = await registered(server);
  await join(server, orgId, viewer, 'view', []);
  const seen = await signIn(server, viewer.email);
  expect((await list(seen)).filingList.length).toBeGreaterThan(0);
  const { filing_id } = await returnOf(2026);
  expect(
    await seen.api(updateFiling, { params: { id: filing_id }, body: { mark: 'filed', number: '1' } }),
  ).toMatchObject({ textCode: 'ACCESS.VIEW_ONLY' });
  const clerk = await registered(server);
  await join(server, orgId, clerk, 'restricted', ['minute_book', 'dashboard']);
  const restricted = await signIn(server, clerk.email);
  expect(await restricted.api(listFilings, { params: { orgId } })).toMatchObject({
    textCode: 'ACCESS.RESTRICTED',
  });
});

test('a number and a reason are kept as they were typed, or refused with the field named', async () => {
  const { filing_id: filingId } = await returnOf(2026);
  const kept = ['Şişli 12', 'ليلى 12', '👩🏽‍🌾🍁 12', `O'Neil "n" \\ --`, '{{7*7}}<b>&amp;</b>%s'];
  for (const number of kept) {
    given(await mark(filingId, { mark: 'filed', number }));
    given(await mark(filingId, { mark: 'open', reason: number }));
    const { history } = given(await amelie.api(readFiling, { params: { id: filingId } }));
    expect(history.filter((line) => [line.number, line.reason].includes(number)).length).toBe(2);
  }
  for (const number of ['Zo\u0007ë', 'Zo\u0000ë', 'Zo\u202Eë', 'Zo\uD800ë', 'x'.repeat(3_000)]) {
    const asFiled = await mark(filingId, { mark: 'filed', number });
    expect(asFiled).toMatchObject({ ok: false });
    expect(JSON.stringify(asFiled)).toContain('number');
  }
});

test('returns of a corporation that is taken over are counted from its continuance, which organization/info corrects', async () => {
  server.clock.set(instant('2026-05-02T14:00:00Z'));
  const owner = await verified(server, await registered(server));
  orgId = await tellTakenOver(handOf(server, owner.token), server, {
    name: 'Old Pines',
    incorporation_date: '2011-07-04',
    anchored_by: 'continuance',
    anchor_date: '2024-02-29',
  });
  amelie = owner;
  await announcementsArrive(server);
  // A February 29 has its anniversary on February 28, and nothing is due of the years before the continuance.
  expect(await annual()).toEqual([
    '2025 2025-04-29 overdue',
    '2026 2026-04-29 overdue',
    '2027 2027-04-29 upcoming',
  ]);
  const work = given(await owner.api(readWorklist, { query: { kind: 'deadline' } }));
  expect(work.lines.flatMap(({ what, due_on }) => (what.includes('Annual return') ? [due_on] : []))).toEqual([
    '2025-04-29',
    '2026-04-29',
    '2027-04-29',
  ]);
  const anniversary = async () => {
    const { filing_id: filingId } = await returnOf(2025);
    const { text } = given(await owner.api(readAnnual, { params: { orgId, filingId } }));
    return text.blocks.flatMap((block) =>
      block.kind === 'fields' ? block.fields.filter(({ label }) => label === 'Anniversary date') : [],
    );
  };
  expect(await anniversary()).toEqual([
    { label: 'Anniversary date', value: 'February 28, 2025, of the continuance' },
  ]);
  const correct = (body: InputOf<typeof saveCorporateInfo>['body']) =>
    owner.api(saveCorporateInfo, { params: { id: orgId }, body });
  expect(await correct({ anchored_by: 'amalgamation', anchor_date: '' })).toMatchObject({
    fields: [{ path: 'anchor_date', textCode: 'GENERAL.FIELD_REQUIRED' }],
  });
  given(await correct({ anchored_by: 'amalgamation', anchor_date: '2023-07-04' }));
  await announcementsArrive(server);
  expect(await annual()).toEqual([
    '2024 2024-09-02 overdue',
    '2025 2025-09-02 overdue',
    '2026 2026-09-02 upcoming',
  ]);
  expect(await anniversary()).toEqual([
    { label: 'Anniversary date', value: 'July 4, 2025, of the amalgamation' },
  ]);
  given(await correct({ anchored_by: 'incorporation' }));
  await announcementsArrive(server);
  expect((await annual())[0]).toBe('2012 2012-09-02 overdue');
  expect(await annual()).toHaveLength(15);
});
