import { capTable } from '@tabellion/book/captable.ts';
import { instant, plainDate } from '@tabellion/kernel/date.ts';
import type { Sql } from '@tabellion/platform/database/sql.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import {
  type CorporationInput,
  directorDraft,
  found,
  incorporate,
  writing,
} from '../../../../tests/support/corporation.ts';
import { markReturn } from '../../../../tests/support/filing.ts';
import { given } from '../../../../tests/support/founding.ts';
import { join, organizationOf, registered, type SignedIn, signIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { png } from '../../../../tests/support/story.ts';
import { differingGrounds } from '../../deadlines/server/jobs.ts';
import { updateDocumentStatus } from '../../documents/contract.ts';
import { uploadDocument } from '../../documents/fileContract.ts';
import {
  readCorporateInfo,
  saveAccountInfo,
  saveCorporateInfo,
  updateFilingYear,
  updateTaxInfo,
} from '../../organizations/contract.ts';
import { readRegisters, recordActs } from '../../registers/server/public/acts.ts';
import { type Dashboard, readDashboard } from '../contract.ts';

let server: TestServer;
let amelie: SignedIn;
const today = plainDate('2026-04-20');

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(instant('2026-04-20T14:00:00Z'));
  amelie = await registered(server);
});
afterAll(() => server.close());

const corporation: CorporationInput = {
  classes: [
    { name: 'Common', prefix: 'CS' },
    { name: 'Class B', prefix: 'B', votesPerShare: '0.5' },
    { name: 'Preferred', prefix: 'P', votesPerShare: '0' },
  ],
  directors: [{ name: 'Amélie Tremblay' }, { name: 'Ömer Yılmaz', isResident: false }],
  subscriptions: [
    { name: 'Amélie Tremblay', of: 'Common', shares: 1000, price: '0.01' },
    { name: 'Ömer Yılmaz', of: 'Common', shares: 500, price: '0.01' },
    { name: 'Ömer Yılmaz', of: 'Class B', shares: 501, price: '1' },
    { name: 'Mei Chen', of: 'Common', shares: 7, price: '0.01' },
    { name: 'Yusuf Demir', of: 'Common', shares: 300, price: '0.25', isPaid: false },
  ],
};

async function dashboardOf(orgId: string, as: SignedIn = amelie, language?: 'ar'): Promise<Dashboard> {
  const answer = await as.api(readDashboard, { params: { id: orgId } }, language ? { language } : {});
  if (!answer.ok) throw new Error(`${answer.status} ${answer.textCode}`);
  return answer.data;
}

const write = <T>(orgId: string, work: Parameters<typeof writing<T>>[2]) =>
  writing(server.database.database, { orgId, userId: amelie.userId, now: server.clock.read() }, work);

async function incorporated(): Promise<{ orgId: string; ids: Readonly<Record<string, string>> }> {
  const orgId = await organizationOf(amelie, { company_type: 'new' });
  const ids = await write(orgId, async (head) => {
    const made = await found(head, corporation);
    await incorporate(head, today);
    return made;
  });
  return { orgId, ids };
}

describe('before incorporation', () => {
  test('the steps stand open and the first is the next act', async () => {
    const orgId = await organizationOf(amelie, { company_type: 'new' });
    const dashboard = await dashboardOf(orgId);
    expect(dashboard).toMatchObject({
      status: 'pending',
      name: 'Maple Robotics Inc.',
      toggle: true,
      step1: { isCompleted: false, path: 'account-info', subpath: null },
      step4: { isCompleted: false, path: 'shares', subpath: 'share-classes' },
      nextAct: { act: 'account-info', path: 'account-info' },
      userAddress: '',
      address_line_1: '',
      directors: [],
      shareholders: [],
      minMaxDirectors: { min: 1, max: 10 },
      sharesSimpleOrAdvanced: { advanced: false },
      figures: null,
      notification: null,
      deadlines: [],
    });
    expect(dashboard.activity_logs).toMatchObject([
      { kind: 'organization_created', creator_name: 'Amélie Tremblay', status: 'pending' },
    ]);
    expect(dashboard.tips).toHaveLength(3);
    expect(dashboard.tips[0]?.message).toContain('“Maple Robotics Inc.”');
    expect(dashboard.tips.map(({ names }) => names)).toEqual([['Maple Robotics Inc.'], [], []]);
    expect(JSON.stringify(dashboard)).not.toMatch(/[\u2066-\u2069]/);
  });

  test('each step is complete when its data exists, and people come from the founding proposal', async () => {
    const orgId = await organizationOf(amelie, { company_type: 'new' });
    const place = { city: 'Toronto', province: 'Ontario', country: 'Canada', postal_code: 'M5V 1J2' };
    const account = {
      firstname: 'Amélie',
      lastname: 'Tremblay',
      email: 'amelie@maple.test',
      phone_number: '',
    };
    await amelie.api(saveAccountInfo, {
      params: { id: orgId },
      body: { ...account, address_line_1: '1 Elm Street', ...place },
    });
    const office = { ...place, address_line_1: '200 King Street West' };
    await amelie.api(saveCorporateInfo, { params: { id: orgId }, body: office });
    expect((await dashboardOf(orgId)).nextAct).toEqual({
      act: 'director-and-officers',
      path: 'director-and-officers',
    });
    await write(orgId, (head) => found(head, corporation));
    const dashboard = await dashboardOf(orgId);
    expect(
      [dashboard.step1, dashboard.step2, dashboard.step3, dashboard.step4].map((step) => step.isCompleted),
    ).toEqual([true, true, true, true]);
    expect(dashboard).toMatchObject({
      toggle: false,
      nextAct: { act: 'plans' },
      userAddress: '1 Elm Street',
    });
    expect(dashboard.directors.map((one) => [one.display_name, one.elected_date, one.consent_on])).toEqual([
      ['Amélie Tremblay', null, '2025-03-12'],
      ['Ömer Yılmaz', null, '2025-03-12'],
    ]);
    expect(dashboard.shareholders.map((one) => [one.lastname, one.sharesExact, one.percentage])).toEqual([
      ['Yılmaz', '1001', '43.37'],
      ['Tremblay', '1000', '43.33'],
      ['Demir', '300', '13.00'],
      ['Chen', '7', '0.30'],
    ]);
    expect(dashboard.sharesSimpleOrAdvanced.advanced).toBe(true);
  });
});

describe('after incorporation', () => {
  test('the figures are those of the book’s cap table, and the unpaid subscription waits', async () => {
    const { orgId } = await incorporated();
    const dashboard = await dashboardOf(orgId);
    const registers = await server.database.database.asOrganization(orgId, (q) =>
      readRegisters(q, orgId, { asOf: today }),
    );
    const table = capTable(registers);
    expect(dashboard.shareholders.map((one) => [one._id, one.sharesExact, one.percentage])).toEqual(
      table.holders.map((line) => [line.personId, line.total.toString(), line.percent]),
    );
    expect(dashboard.figures).toEqual({
      issuedExact: '2008',
      classes: 2,
      holders: 3,
      privateHolders: null,
      votesExact: '1757.5',
      significant: 2,
      statedCapital: '516.07',
    });
    expect(dashboard.waiting).toEqual({ subscriptions: 1, sharesExact: '300' });
    expect(dashboard).toMatchObject({
      status: 'incorporated',
      corporation_number: '1584203-7',
      incorporation_date: '2025-03-12',
      corporation_type: 'Federal Canadian',
      nextAct: null,
      minMaxDirectors: { min: 1, max: 7 },
      warnings: [],
    });
  });

  test('a director without consent has ten days, the registry fifteen, the annual return sixty', async () => {
    const { orgId, ids } = await incorporated();
    await write(orgId, async (head) => {
      const director = { name: 'Mei Chen', consentOn: null };
      const elected = await directorDraft(head, ids, director, { on: plainDate('2026-04-13') });
      const recorded = await recordActs(head, [elected], { today });
      expect(recorded).toMatchObject({ ok: true });
    });
    const { deadlines, directors } = await dashboardOf(orgId);
    expect(
      deadlines
        .filter(({ kind }) => !kind.startsWith('isc_'))
        .map(({ kind, due_on, days, person }) => [kind, due_on, days, person?.display_name]),
    ).toEqual([
      ['consent', '2026-04-23', 3, 'Mei Chen'],
      ['director_notice', '2026-04-28', 8, undefined],
      ['annual_filing', '2026-05-11', 21, undefined],
      ['first_annual_meeting', '2026-09-12', 145, undefined],
    ]);
    expect(directors.map(({ elected_date }) => elected_date)).toEqual([
      '2025-03-12',
      '2025-03-12',
      '2026-04-13',
    ]);
  });

  test('the first board came with the articles; whoever is elected on the same day by a later act did not', async () => {
    server.clock.set(instant('2025-03-20T14:00:00Z'));
    const on = plainDate('2025-03-20');
    const orgId = await organizationOf(amelie, { company_type: 'new' });
    const ids = await write(orgId, async (head) => {
      const made = await found(head, corporation);
      await incorporate(head, on);
      return made;
    });
    const notices = async () =>
      (await dashboardOf(orgId)).deadlines.flatMap(({ kind, due_on }) =>
        kind === 'director_notice' ? due_on : [],
      );
    expect(await notices()).toEqual([]);
    await write(orgId, async (head) => {
      const elected = await directorDraft(head, ids, { name: 'Mei Chen' }, { on: plainDate('2025-03-12') });
      expect(await recordActs(head, [elected], { today: on })).toMatchObject({ ok: true });
    });
    expect(await notices()).toEqual(['2025-03-27']);
    server.clock.set(instant('2026-04-20T14:00:00Z'));
  });

  test('a board short of resident Canadians is warned of', async () => {
    const orgId = await organizationOf(amelie, { company_type: 'new' });
    await write(orgId, async (head) => {
      await found(head, { ...corporation, directors: [{ name: 'Ömer Yılmaz', isResident: false }] });
      await incorporate(head, today);
    });
    const { warnings } = await dashboardOf(orgId);
    expect(warnings).toMatchObject([
      { textCode: 'DIRECTORS.TOO_FEW_RESIDENT', params: { needed: 1, present: 0 } },
    ]);
  });

  test('the prompt asks for the year after the incorporation until it is answered with yes', async () => {
    const { orgId } = await incorporated();
    const { notification } = await dashboardOf(orgId);
    expect(notification).toMatchObject({
      title: 'Set the filing year?',
      filing_year: 2026,
      due_date: '2026-05-11',
    });
    const set = await amelie.api(updateFilingYear, {
      params: { id: orgId },
      body: { filing_year: notification?.filing_year ?? 0 },
    });
    expect(set.ok).toBe(true);
    const after = await dashboardOf(orgId);
    expect(after.notification).toBeNull();
    expect(after.activity_logs[0]).toMatchObject({
      kind: 'filing_year_set',
      creator_name: 'Amélie Tremblay',
    });
  });

  test('an entry on a document names it', async () => {
    const { orgId } = await incorporated();
    const body = { category: 'agreements', name: 'Lease' };
    const uploaded = await amelie.api(uploadDocument, { params: { orgId }, body }, { file: png() });
    const document_id = given(uploaded).document._id;
    const changed = { org_unique_id: orgId, document_id, status: 'void' as const };
    given(await amelie.api(updateDocumentStatus, { body: changed }));
    const [entry] = (await dashboardOf(orgId)).activity_logs;
    expect(entry?.kind).toBe('document_status_changed');
    expect(JSON.stringify(entry)).toContain('Lease');
  });

  test('facts and filing year are saved as one, or not at all', async () => {
    const { orgId } = await incorporated();
    const tell = (filing_year: string) =>
      amelie.api(saveCorporateInfo, { params: { id: orgId }, body: { industry: 'Robots', filing_year } });
    const industry = async () =>
      given(await amelie.api(readCorporateInfo, { params: { id: orgId } })).industry;
    expect(await tell('2025')).toMatchObject({
      textCode: 'ORGANIZATION.FILING_YEAR_TOO_EARLY',
      fields: [{ path: 'filing_year' }],
    });
    expect(await industry()).toBe('');
    expect(await tell('2026')).toMatchObject({ ok: true });
    expect([await industry(), (await dashboardOf(orgId)).notification]).toEqual(['Robots', null]);
  });

  test('a meeting that was held moves the next one, and one that cannot have been is refused', async () => {
    const { orgId } = await incorporated();
    const tell = (on: string) =>
      amelie.api(saveCorporateInfo, { params: { id: orgId }, body: { annualShareholder_date: on } });
    const path = 'annualShareholder_date';
    expect(await tell('2026-04-21')).toMatchObject({
      fields: [{ path, textCode: 'ORGANIZATION.DATE_IN_FUTURE' }],
    });
    expect(await tell('2025-03-11')).toMatchObject({
      fields: [{ path, textCode: 'ORGANIZATION.MEETING_TOO_EARLY' }],
    });
    expect(await tell('2026-04-20')).toMatchObject({ ok: true });
    const { deadlines } = await dashboardOf(orgId);
    expect(
      deadlines.filter(({ kind }) => !kind.startsWith('isc_')).map(({ kind, due_on }) => [kind, due_on]),
    ).toEqual([
      ['annual_filing', '2026-05-11'],
      ['annual_meeting', '2027-07-20'],
    ]);
  });

  test('the day is the one at the registry', async () => {
    const { orgId } = await incorporated();
    const todayAt = async (moment: string) => {
      server.clock.set(instant(moment));
      return (await dashboardOf(orgId, await signIn(server, amelie.email))).today;
    };
    expect(await todayAt('2026-04-21T03:59:00Z')).toBe('2026-04-20');
    expect(await todayAt('2026-04-21T04:00:00Z')).toBe('2026-04-21');
    server.clock.set(instant('2026-04-20T14:00:00Z'));
  });

  test('speaks the reader’s language', async () => {
    const { orgId } = await incorporated();
    const dashboard = await dashboardOf(orgId, amelie, 'ar');
    expect(dashboard.notification?.message).toContain('12 مارس 2025');
    expect(dashboard.tips.map(({ title }) => title)).toContain('حساب مصرفي منفصل');
  });
});

/** Statements that a reading of the page sends, each with how many answers there were before. */
async function sentBy(read: () => Promise<unknown>): Promise<{ statement: string; afterAnswers: number }[]> {
  const sent: { statement: string; afterAnswers: number }[] = [];
  let answers = 0;
  const { database } = server.database;
  const connect = database.connect.bind(database);
  const connecting = vi.spyOn(database, 'connect').mockImplementation(async () => {
    const connection = await connect();
    const counted =
      <T>(send: (query: Sql) => Promise<T>) =>
      async (query: Sql) => {
        sent.push({ statement: query.text, afterAnswers: answers });
        const answer = await send(query);
        answers += 1;
        return answer;
      };
    const { session, all, first, one } = connection;
    return Object.assign(connection, {
      session: counted(session),
      all: counted(all),
      first: counted(first),
      one: counted(one),
    });
  });
  await read();
  connecting.mockRestore();
  return sent;
}

const roundTripsIn = (sent: Awaited<ReturnType<typeof sentBy>>): number =>
  new Set(sent.map(({ afterAnswers }) => afterAnswers)).size;

const keptGrounds = (orgId: string) =>
  server.database.asOwner<{ seq: bigint; holds_until: string | null }>(
    'select seq, holds_until::text from deadline_grounds where org_id = $1',
    [orgId],
  );

describe('what entries leave behind for the page', () => {
  test('makes it four statements in two round trips, of a private issuer for which something waits too', async () => {
    const orgId = await organizationOf(amelie, { company_type: 'new' });
    await write(orgId, async (head) => {
      await found(head, corporation);
      await incorporate(head, today, { transferRestrictions: 'The directors consent to every transfer.' });
    });
    await announcementsArrive(server);
    const dashboard = await dashboardOf(orgId);
    expect(dashboard.figures?.privateHolders).toEqual({ counted: 3, employees: 0, most: 50 });
    expect(dashboard.waiting.subscriptions).toBe(1);
    expect(dashboard.deadlines.length).toBeGreaterThan(0);
    const sent = await sentBy(() => dashboardOf(orgId));
    expect(sent.length).toBeLessThanOrEqual(4);
    expect(roundTripsIn(sent)).toBe(2);
  });

  test('says what the registers say, after every entry and before it is there', async () => {
    const { orgId, ids } = await incorporated();
    const withoutIt = async () => {
      await server.database.asOwner('delete from deadline_grounds where org_id = $1', [orgId]);
      return dashboardOf(orgId);
    };
    await announcementsArrive(server);
    expect(await keptGrounds(orgId)).toHaveLength(1);
    expect(await dashboardOf(orgId)).toEqual(await withoutIt());
    await announcementsArrive(server);
    await write(orgId, async (head) => {
      const director = { name: 'Mei Chen', consentOn: null };
      const elected = await directorDraft(head, ids, director, { on: plainDate('2026-04-13') });
      return recordActs(head, [elected], { today });
    });
    const before = await dashboardOf(orgId);
    expect(before.deadlines.map(({ kind }) => kind)).toContain('consent');
    await announcementsArrive(server);
    // The lines of work follow the entry a moment later.
    const { needsYou } = await dashboardOf(orgId);
    expect(needsYou.lines.map(({ line }) => line)).toContain('deadline CA director_notice 2026-04-13');
    expect(await dashboardOf(orgId)).toEqual({ ...before, needsYou });
    expect(await withoutIt()).toEqual({ ...before, needsYou });
  });

  test('holds nothing of what is told elsewhere: a filing and the end of the financial year count at once', async () => {
    const { orgId } = await incorporated();
    await announcementsArrive(server);
    const filing = (await dashboardOf(orgId)).deadlines.find(({ kind }) => kind === 'annual_filing');
    if (filing === undefined) throw new Error('no annual return is due');
    const { kind, occasion } = filing;
    await markReturn(amelie, { orgId, occasion });
    given(await amelie.api(updateTaxInfo, { params: { id: orgId }, body: { fiscal_year_end: '12-31' } }));
    const after = await dashboardOf(orgId);
    const names = after.deadlines.map((one) => `${one.kind} ${one.occasion}`);
    expect([after.asksYearEnd, names.includes(`${kind} ${occasion}`)]).toEqual([false, false]);
  });

  test('is not read on a day on which something on record begins or ends', async () => {
    const { orgId, ids } = await incorporated();
    const day = plainDate('2026-04-27');
    await write(orgId, async (head) => {
      const elected = await directorDraft(head, ids, { name: 'Mei Chen', consentOn: null }, { on: day });
      return recordActs(head, [elected], { today });
    });
    await announcementsArrive(server);
    expect(await keptGrounds(orgId)).toMatchObject([{ holds_until: day }]);
    const consents = async () =>
      (await dashboardOf(orgId, await signIn(server, amelie.email))).deadlines.filter(
        ({ kind }) => kind === 'consent',
      ).length;
    expect(await consents()).toBe(0);
    server.clock.set(instant('2026-04-27T14:00:00Z'));
    expect(await consents()).toBe(1);
    server.clock.set(instant('2026-04-20T14:00:00Z'));
  });

  test('is compared with the registers every night, which name what differs and keep what is missing', async () => {
    const { orgId } = await incorporated();
    const { database } = server.database;
    const differing = () => differingGrounds(database, server.clock.read(), new AbortController().signal);
    expect(await differing()).toEqual([]);
    expect(await keptGrounds(orgId)).toHaveLength(1);
    await server.database.asOwner(
      `update deadline_grounds set grounds = jsonb_set(grounds, '{terms,directors}', '[]') where org_id = $1`,
      [orgId],
    );
    expect(await differing()).toEqual([orgId]);
    await server.database.asOwner('delete from deadline_grounds where org_id = $1', [orgId]);
  });
});

describe('who may read it', () => {
  test('every member with a right, and nobody else', async () => {
    const { orgId } = await incorporated();
    const [viewer, restricted, sectioned, stranger] = await Promise.all([
      registered(server),
      registered(server),
      registered(server),
      registered(server),
    ]);
    await join(server, orgId, viewer, 'view');
    await join(server, orgId, restricted, 'restricted');
    await join(server, orgId, sectioned, 'restricted', ['activity_logs']);
    const ask = async ({ api }: Pick<SignedIn, 'api'>, id = orgId) => {
      const answer = await api(readDashboard, { params: { id } });
      return answer.ok ? 200 : `${answer.status} ${answer.textCode}`;
    };
    expect(await Promise.all([viewer, sectioned, restricted, stranger].map((who) => ask(who)))).toEqual([
      200,
      200,
      '403 ACCESS.RESTRICTED',
      '404 GENERAL.NOT_FOUND',
    ]);
    expect(await ask(amelie, newId())).toBe('404 GENERAL.NOT_FOUND');
    expect(await ask({ api: server.api() })).toBe('401 SESSION.INVALID');
  });
});
