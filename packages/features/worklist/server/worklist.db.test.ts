import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { type CorporationInput, found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { markReturn } from '../../../../tests/support/filing.ts';
import { given } from '../../../../tests/support/founding.ts';
import { join, organizationOf, registered, type SignedIn, signIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { signingIn } from '../../../../tests/support/signing.ts';
import { checkBook } from '../../check/contract.ts';
import { checkBooks } from '../../check/server/jobs.ts';
import { markDeadlines } from '../../deadlines/contract.ts';
import { setOwnDeadline } from '../../deadlines/ownContract.ts';
import { deleteOrganizationUser } from '../../members/contract.ts';
import * as contract from '../contract.ts';
import { differingLines, keepAll } from './jobs.ts';

// Two corporations of 2025, seen in April 2026 by a firm that looks after both.

let server: TestServer;
let amelie: SignedIn;
let maple: string;
let cedar: string;

const corporation: CorporationInput = {
  classes: [{ name: 'Common', prefix: 'CS' }],
  directors: [{ name: 'Amélie Tremblay' }, { name: 'Ömer Yılmaz', consentOn: null }],
  subscriptions: [{ name: 'Amélie Tremblay', of: 'Common', shares: 1000, price: '0.01' }],
};

const never = () => new AbortController().signal;
const today = plainDate('2026-04-20');

async function incorporated(name: string): Promise<string> {
  const orgId = await organizationOf(amelie, { company_type: 'new', name });
  const by = { orgId, userId: amelie.userId, now: server.clock.read() };
  await writing(server.database.database, by, async (head) => {
    await found(head, corporation);
    await incorporate(head, today, { name: `${name} Inc.` });
  });
  return orgId;
}

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(instant('2026-04-20T14:00:00Z'));
  amelie = await registered(server);
  maple = await incorporated('Maple Robotics');
  cedar = await incorporated('Cedar Foods');
  await announcementsArrive(server);
});
afterAll(() => server.close());

type Query = NonNullable<Parameters<typeof list>[1]>;
async function list(as: SignedIn = amelie, query: Partial<Record<string, string>> = {}) {
  return given(await as.api(contract.readWorklist, { query }));
}
const told = async (as: SignedIn = amelie, query: Query = {}) =>
  (await list(as, query)).lines.map(({ organization, what, due_on }) => [organization, what, due_on]);
const atWork = async (as: SignedIn) => {
  const { organizations } = given(await as.api(contract.readOrganizationsAtWork, {}));
  return new Map(organizations.map((one) => [one.org_unique_id, one]));
};
const member = async (
  access: 'view' | 'restricted' | 'full',
  sections: ('dashboard' | 'minute_book')[] = [],
) => {
  const one = await registered(server);
  await join(server, cedar, one, access, sections);
  return one;
};
const kinds = async (as: SignedIn) => [...new Set((await list(as)).lines.map(({ kind }) => kind))].toSorted();

describe('the lines of all organizations of a reader', () => {
  test('come by their days, the overdue ones first, as every entry leaves them', async () => {
    const lines = await told(amelie, { kind: 'deadline' });
    const names =
      maple < cedar
        ? ['Maple Robotics Inc.', 'Cedar Foods Inc.']
        : ['Cedar Foods Inc.', 'Maple Robotics Inc.'];
    expect(lines.slice(0, 4)).toEqual([
      ...names.map((name) => [name, 'Consent to act as director, ⁨Ömer Yılmaz⁩', '2025-03-22']),
      ...names.map((name) => [name, 'Annual return 2026', '2026-05-11']),
    ]);
  });

  test('are grouped by organization, filtered by client, kind and state', async () => {
    const grouped = (await list(amelie, { group: 'organization' })).lines.map(
      ({ organization }) => organization,
    );
    expect(grouped).toEqual(grouped.toSorted());
    expect(new Set((await told(amelie, { client: 'ceDar' })).map(([name]) => name))).toEqual(
      new Set(['Cedar Foods Inc.']),
    );
    expect((await told(amelie, { state: 'overdue', kind: 'deadline' })).map(([, , due]) => due)).toEqual([
      '2025-03-22',
      '2025-03-22',
    ]);
    const undated = await list(amelie, { state: 'undated' });
    expect(undated.lines.map(({ kind, days }) => [kind, days])).toEqual([
      ['year_end', null],
      ['year_end', null],
    ]);
  });

  test('are counted by kind, with those who may be put in charge', async () => {
    const { counts, colleagues } = given(await amelie.api(contract.countWorklist, {}));
    expect(counts.kinds.year_end).toBe(2);
    expect(counts.overdue).toBeGreaterThanOrEqual(2);
    expect(counts.all).toBe((await list()).lines.length);
    expect(colleagues).toEqual([{ user_id: amelie.userId, name: 'Amélie Tremblay' }]);
  });

  test('follow each other over pages, each once, in both orders', async () => {
    const names = Array.from({ length: 9 }, (_, at) => `Numbered ${at}`);
    const orgIds = await Promise.all(names.map(incorporated));
    await announcementsArrive(server);
    for (const group of [undefined, 'organization'] as const) {
      const seen: string[] = [];
      let after: string | null | undefined;
      do {
        const page = await list(amelie, { ...(group && { group }), ...(after && { after }) });
        seen.push(...page.lines.map(({ org_unique_id, line }) => `${org_unique_id} ${line}`));
        after = page.next;
      } while (after !== null);
      expect(seen.length).toBeGreaterThan(contract.pageSize);
      expect(new Set(seen).size).toBe(seen.length);
      expect(orgIds.filter((id) => !seen.some((one) => one.startsWith(id)))).toEqual([]);
    }
    expect(await amelie.api(contract.readWorklist, { query: { after: 'nowhere' } })).toMatchObject({
      textCode: 'GENERAL.FIELD_INVALID',
    });
  });

  test('that a filing meets lead to it, for who may see filings, and are not marked here', async () => {
    const annual = async (as: SignedIn) =>
      (await list(as, { client: 'Maple' })).lines.find(
        ({ line }) => line === 'deadline CA annual_filing 2026',
      );
    expect(await annual(amelie)).toMatchObject({
      next_act: 'file',
      path: `/app/org/${maple}/organization/filing?filing=CA%20annual_filing%202026`,
      deadline: null,
    });
    const dashboard = await registered(server);
    await join(server, maple, dashboard, 'restricted', ['dashboard']);
    expect(await annual(dashboard)).toMatchObject({ path: `/app/org/${maple}/dashboard/deadlines` });
  });

  test('name a deadline of the organization’s own by its title, with who looks after it', async () => {
    const body = { title: 'Renew the lease', due_on: '2026-04-25', repeats_months: null };
    const lease = { ...body, in_charge: amelie.userId };
    const { own_id } = given(await amelie.api(setOwnDeadline, { params: { id: cedar }, body: lease }));
    await announcementsArrive(server);
    const own = async () =>
      (await list(amelie, { client: 'Cedar' })).lines.filter(({ subject }) => subject === own_id);
    const [line] = await own();
    expect(line).toMatchObject({
      what: '⁨Renew the lease⁩',
      due_on: '2026-04-25',
      in_charge: { user_id: amelie.userId },
      next_act: 'settle',
      path: `/app/org/${cedar}/dashboard/deadlines`,
    });
    const { occasion = '' } = line?.deadline ?? {};
    const deadlines = [{ registration: 'CA', kind: 'own' as const, occasion }];
    given(await amelie.api(markDeadlines, { params: { id: cedar }, body: { deadlines, mark: 'done' } }));
    await announcementsArrive(server);
    expect(await own()).toEqual([]);
  });

  test('leave as a table, by the same filters', async () => {
    const path = '/api/worklist/export?format=csv&client=Cedar&kind=year_end';
    const reply = await fetch(server.origin + path, { headers: { authorization: `Bearer ${amelie.token}` } });
    expect((await reply.text()).split('\r\n')).toEqual([
      '"Due","What","Organization","Waiting for","In charge"',
      ',"Set the fiscal year end","Cedar Foods Inc.","",""',
      '',
    ]);
  });
});

describe('a change', () => {
  test('of what was filed takes its line away', async () => {
    await markReturn(amelie, { orgId: maple, occasion: '2026' });
    await announcementsArrive(server);
    const lines = (await list(amelie, { client: 'Maple' })).lines.map(({ line }) => line);
    expect(lines).not.toContain('deadline CA annual_filing 2026');
    expect(lines).toContain('deadline CA annual_filing 2027');
  });

  test('of who has signed is told by those who are waited for', async () => {
    const signing = signingIn({ server, owner: amelie, orgId: maple });
    await server.database.asOwner('update users set email_verified_at = now()', []);
    const sent = await signing.sent({ in_order: false });
    await announcementsArrive(server);
    const line = async () => (await list(amelie, { kind: 'signatures' })).lines;
    expect(await line()).toMatchObject([
      {
        what: 'Signatures: ⁨Agreement⁩',
        waiting_for: '⁨Ann Aalto⁩, ⁨ليلى حداد⁩',
        due_on: '2026-05-20',
        days: 30,
        state: 'soon',
        in_charge: { user_id: amelie.userId },
        next_act: 'remind',
        is_yours: false,
        subject: sent.envelope._id,
      },
    ]);
    await signing.signedByBoth(sent);
    await announcementsArrive(server);
    expect(await line()).toEqual([]);
  });

  test('that rings no bell is found by the minute, and so is the next day', async () => {
    const { database } = server.database;
    await keepAll(database, server.clock.read(), never());
    await server.database.asOwner('delete from worklist_lines where org_id = $1', [cedar]);
    await keepAll(database, server.clock.read(), never());
    expect(await told(amelie, { client: 'Cedar' })).toEqual([]);
    // Both bear the number of the story; the registry's file knows it as Cedar's.
    await server.database.asOwner(
      `insert into registry_names (number, name, status, name_keys) values ('1584203-7', 'CEDAR FOODS INC', 'Active', '{}')`,
    );
    server.clock.set(instant('2026-04-21T14:00:00Z'));
    amelie = await signIn(server, amelie.email);
    await keepAll(database, server.clock.read(), never());
    expect(await told(amelie, { client: 'Cedar', kind: 'year_end' })).toHaveLength(1);
    expect(await told(amelie, { client: 'Maple', kind: 'registry' })).toHaveLength(1);
    expect(await differingLines(database, server.clock.read(), never())).toEqual([]);
    await server.database.asOwner(
      `update worklist_lines set due_on = '2030-01-01' where org_id = $1 and kind = 'year_end'`,
      [cedar],
    );
    expect(await differingLines(database, server.clock.read(), never())).toEqual([cedar]);
    await server.database.asOwner('delete from kept_worklists where org_id = $1', [cedar]);
    await keepAll(database, server.clock.read(), never());
    expect(await differingLines(database, server.clock.read(), never())).toEqual([]);
  });
});

describe('who sees a line', () => {
  test('is judged by its kind and the access that the reader has to its organization', async () => {
    const [viewer, none, dashboard, book, stranger] = [
      await member('view'),
      await member('restricted'),
      await member('restricted', ['dashboard']),
      await member('restricted', ['minute_book']),
      await registered(server),
    ];
    expect(await kinds(viewer)).toEqual(['control_deadline', 'deadline', 'year_end']);
    expect(await kinds(dashboard)).toEqual(['deadline', 'year_end']);
    expect(await kinds(book)).toEqual(['control_deadline', 'deadline', 'year_end']);
    expect([await kinds(none), await kinds(stranger)]).toEqual([[], []]);
    const nothing = { due_on: null, unsigned: 0, ready_for_sale: null };
    expect([...(await atWork(none)).values()]).toMatchObject([{ org_unique_id: cedar, ...nothing }]);
    expect((await atWork(stranger)).size).toBe(0);
    const { counts } = given(await none.api(contract.countWorklist, {}));
    expect(counts).toMatchObject({ all: 0, overdue: 0 });
    const acts = (await list(viewer)).lines.map(({ next_act, deadline, may_assign }) => [
      next_act,
      deadline,
      may_assign,
    ]);
    expect(acts).toEqual(acts.map(() => [null, null, false]));
    expect(given(await viewer.api(contract.countWorklist, {})).colleagues).toEqual([]);
  });

  test('ends with his access, at once', async () => {
    const one = await member('full');
    expect((await list(one)).lines.length).toBeGreaterThan(0);
    const [membership] = await server.database.asOwner<{ id: string }>(
      'select id from memberships where org_id = $1 and user_id = $2',
      [cedar, one.userId],
    );
    given(await amelie.api(deleteOrganizationUser, { params: { id: membership?.id ?? '' } }));
    expect((await list(one)).lines).toEqual([]);
    expect((await atWork(one)).size).toBe(0);
    expect(given(await one.api(contract.countWorklist, {})).counts.all).toBe(0);
  });
});

describe('a line', () => {
  test('is given to a member of its organization, and to nobody else', async () => {
    const jo = await registered(server, { firstname: 'Jo', lastname: 'Firth' });
    const stranger = await registered(server);
    await join(server, cedar, jo, 'full');
    const assign = (user_id: string | null) =>
      amelie.api(contract.assignLines, {
        params: { id: cedar },
        body: { lines: ['year_end', 'no such line'], user_id },
      });
    expect(given(await assign(jo.userId))).toEqual({ assigned: 1 });
    expect((await list(amelie, { member: jo.userId })).lines).toMatchObject([
      {
        organization: 'Cedar Foods Inc.',
        kind: 'year_end',
        in_charge: { user_id: jo.userId, name: 'Jo Firth' },
      },
    ]);
    expect(await assign(stranger.userId)).toMatchObject({ textCode: 'MATTERS.NO_MEMBER' });
    expect(given(await assign(null))).toEqual({ assigned: 1 });
    expect((await list(amelie, { member: jo.userId })).lines).toEqual([]);
  });

  test('is found by filters that their reader saved, whom alone they are shown to', async () => {
    const save = (name: string, state: 'soon' | 'overdue') =>
      amelie.api(contract.saveView, { body: { name, filters: { state } } });
    given(await save(' Friday round ', 'soon'));
    const { views } = given(await save('Friday round', 'overdue'));
    expect(views).toMatchObject([{ name: 'Friday round', filters: { state: 'overdue' } }]);
    expect(await save(' ', 'soon')).toMatchObject({ textCode: 'GENERAL.FIELD_REQUIRED' });
    const other = await registered(server);
    expect(given(await other.api(contract.listViews, {}))).toEqual({ views: [] });
    const params = { view: views[0]?.view_id ?? '' };
    given(await other.api(contract.removeView, { params }));
    expect(given(await amelie.api(contract.listViews, {})).views).toHaveLength(1);
    expect(given(await amelie.api(contract.removeView, { params }))).toEqual({ views: [] });
  });
});

// Last: the check of the minute books makes lines of its own.
test('the list of organizations says of each what is due next, unsigned, and ready for a sale', async () => {
  const of = async (orgId: string) => (await atWork(amelie)).get(orgId);
  expect(await of(cedar)).toMatchObject({ due_on: '2025-03-22', state: 'overdue', ready_for_sale: null });
  const { db, files, texts, typesetter } = server.installation;
  const beside = { actName: () => '', isWhiteLabel: false, differingRecords: async () => [] };
  await checkBooks({ files, texts, typesetter, ...beside }, db, server.clock.read(), never());
  const params = { orgId: cedar };
  const { readiness } = given(await amelie.api(checkBook, { params, query: {} }));
  const percent = readiness.find(({ purpose }) => purpose === 'sale')?.percent;
  expect(percent).toBeLessThan(100);
  expect(await of(cedar)).toMatchObject({ ready_for_sale: percent });
  const own = await member('restricted', ['dashboard']);
  // The minute book is not for him; what is due is.
  expect((await atWork(own)).get(cedar)).toMatchObject({ due_on: '2025-03-22', ready_for_sale: null });
});
