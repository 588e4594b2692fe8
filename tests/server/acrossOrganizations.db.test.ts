import { type Action, access } from '@tabellion/features/access.ts';
import { makeFeed } from '@tabellion/features/deadlines/feedContract.ts';
import { notifyDeadlines } from '@tabellion/features/deadlines/server/jobs.ts';
import { deleteOrganizationUser } from '@tabellion/features/members/contract.ts';
import { updateTaxInfo } from '@tabellion/features/organizations/contract.ts';
import { readWorklist } from '@tabellion/features/worklist/contract.ts';
import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { judge } from '@tabellion/kit/may.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actors } from '../../tools/access-matrix.ts';
import { announcementsArrive } from '../support/announcements.ts';
import { found, incorporate, writing } from '../support/corporation.ts';
import { given } from '../support/founding.ts';
import { mailsTo } from '../support/mails.ts';
import { join, organizationOf, registered, type SignedIn, signIn } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

// Three readings go over organizations: the worklist, the mail of a day, and the calendar. Each member of the access
// matrix has the access of his column in Maple and that of the next one in Birch. A reading shows of each organization
// what the table of access gives there, whatever the other one would.

type Column = (typeof actors)[number];
type Company = 'Maple' | 'Birch';
type Access = NonNullable<Column['member']>;

interface Reader {
  readonly email: string;
  readonly lent: Readonly<Record<Company, Access | null>>;
  readonly calendar: string;
  as: SignedIn;
}

const columns = actors.filter(({ role }) => role === 'user');

let server: TestServer;
let owner: SignedIn;
let orgIds: Readonly<Record<Company, string>>;
const readers: Reader[] = [];

async function incorporated(name: Company): Promise<string> {
  const orgId = await organizationOf(owner, { company_type: 'new' });
  const by = { orgId, userId: owner.userId, now: server.clock.read() };
  await writing(server.database.database, by, async (head) => {
    await found(head, {
      classes: [{ name: 'Common', prefix: 'CS' }],
      directors: [{ name: 'Amélie Tremblay' }],
      subscriptions: [{ name: 'Amélie Tremblay', of: 'Common', shares: 1000, price: '0.01' }],
    });
    await incorporate(head, plainDate('2026-04-11'), { name: `${name} Inc.` });
  });
  given(await owner.api(updateTaxInfo, { params: { id: orgId }, body: { fiscal_year_end: '12-31' } }));
  return orgId;
}

async function readerOf(columnAt: number): Promise<Reader> {
  const lent = {
    Maple: columns[columnAt]?.member ?? null,
    Birch: columns[(columnAt + 1) % columns.length]?.member ?? null,
  };
  const as = await registered(server);
  for (const company of ['Maple', 'Birch'] as const) {
    const own = lent[company];
    if (own !== null) await join(server, orgIds[company], as, own.access, own.sections);
  }
  const { address } = given(await as.api(makeFeed, { body: {} }));
  return { as, email: as.email, lent, calendar: server.origin + new URL(address).pathname };
}

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(instant('2026-04-11T11:00:00Z'));
  owner = await registered(server);
  orgIds = { Maple: await incorporated('Maple'), Birch: await incorporated('Birch') };
  for (const at of columns.keys()) readers.push(await readerOf(at));
  await announcementsArrive(server);
});
afterAll(() => server.close());

/** The annual return, which the dashboard shows, and the register of significant control, which not everybody may know of. */
const subjects: readonly { readonly name: string; readonly title: RegExp; readonly needs: Action }[] = [
  { name: 'return', title: /Annual return 2026/, needs: 'dashboard.read' },
  { name: 'control', title: /[Ss]ignificant control/, needs: 'control.read' },
];

const shownIn = (company: Company, titles: string): string[] =>
  subjects.filter(({ title }) => title.test(titles)).map(({ name }) => `${company} ${name}`);

function allowed(lent: Reader['lent']): string[] {
  return (['Maple', 'Birch'] as const).flatMap((company) => {
    const own = lent[company];
    if (own === null) return [];
    const user = { userId: '', sessionId: '', role: 'user', emailVerified: true } as const;
    const membership = { orgId: '', subType: 'org_user', ...own } as const;
    return subjects
      .filter(({ needs }) => judge({ user, membership }, access[needs]).may)
      .map(({ name }) => `${company} ${name}`);
  });
}

const companies = ['Maple', 'Birch'] as const;

async function inWorklist({ as }: Reader): Promise<string[]> {
  const { lines } = given(await as.api(readWorklist, { query: {} }));
  const titlesOf = (company: Company) =>
    lines.flatMap(({ organization, what }) => (organization === `${company} Inc.` ? [what] : []));
  return companies.flatMap((company) => shownIn(company, titlesOf(company).join('\n')));
}

async function inCalendar({ calendar }: Reader): Promise<string[]> {
  const reply = await fetch(calendar);
  const lines = (await reply.text()).replaceAll('\r\n ', '').split('\r\n');
  const titlesOf = (company: Company) =>
    lines.filter((line) => line.startsWith('SUMMARY:') && line.endsWith(`${company} Inc.`));
  return companies.flatMap((company) => shownIn(company, titlesOf(company).join('\n')));
}

/** The newest mail of a day; nothing where there was none since the last reading. */
async function inMail({ email }: Reader, read: Map<string, number>): Promise<string[]> {
  const mails = (await mailsTo(server, email)).filter(({ text }) => /\/deadlines|\/landingPage/.test(text));
  const isNew = mails.length > (read.get(email) ?? 0);
  read.set(email, mails.length);
  // Its lines follow the name of each organization; before the first name there are none.
  const parts = (isNew ? (mails[0]?.text ?? '') : '').split(/^(Maple|Birch) Inc\.:$/m);
  return companies.flatMap((company) => shownIn(company, parts[parts.indexOf(company) + 1] ?? ''));
}

const mailsRead = new Map<string, number>();

async function morning(day: string): Promise<void> {
  server.clock.set(instant(`${day}T11:00:00Z`));
  await notifyDeadlines(server.database.database, server.clock.read(), new AbortController().signal);
}

const readingsOf = async (reader: Reader) => ({
  worklist: await inWorklist(reader),
  calendar: await inCalendar(reader),
  mail: await inMail(reader, mailsRead),
});

test('worklist, mail and calendar show of each organization what the access there gives', async () => {
  await morning('2026-04-11');
  for (const [at, reader] of readers.entries()) {
    const expected = allowed(reader.lent);
    const { name } = columns[at] ?? {};
    expect({ name, ...(await readingsOf(reader)) }).toEqual({
      name,
      worklist: expected,
      calendar: expected,
      mail: expected,
    });
  }
});

test('whoever was removed a second ago reads none of it, in a mail that was ordered before, too', async () => {
  await morning('2026-04-27');
  const admin = await signIn(server, owner.email);
  const members = await server.database.asOwner<{ id: string }>(
    'select id from memberships where org_id = $1 and user_id <> $2',
    [orgIds.Maple, owner.userId],
  );
  for (const { id } of members) given(await admin.api(deleteOrganizationUser, { params: { id } }));
  for (const reader of readers) {
    reader.as = await signIn(server, reader.email);
    const expected = allowed({ ...reader.lent, Maple: null });
    const readings = await readingsOf(reader);
    expect(readings).toEqual({ worklist: expected, calendar: expected, mail: expected });
  }
});
