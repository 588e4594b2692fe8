import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CorporationInput, found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { isLongRun } from '../../../../tests/support/extent.ts';
import { given } from '../../../../tests/support/founding.ts';
import { mailsTo } from '../../../../tests/support/mails.ts';
import { pointsOf, startMortal } from '../../../../tests/support/mortal.ts';
import { join, organizationOf, registered, type SignedIn, signIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { changeYearEnd } from '../../corporation/contract.ts';
import { updateProfile } from '../../entry/profileContract.ts';
import { listNotices } from '../../notifications/contract.ts';
import { readWorklist } from '../../worklist/contract.ts';
import { differingLines, keepAll } from '../../worklist/server/jobs.ts';
import { markDeadlines, readDeadlines } from '../contract.ts';
import { makeFeed } from '../feedContract.ts';
import { readReminders, setReminders } from '../remindersContract.ts';
import { filingPath } from '../rules/metByFiling.ts';
import type { ReminderStep } from '../rules/near.ts';
import { notifyDeadlines } from './jobs.ts';

// Maple Robotics Inc. and Birch Works Inc., incorporated on March 12, 2025: a return of each is due on May 11, 2026.

let server: TestServer;
let amelie: SignedIn;
let maple: string;
let birch: string;

const corporation: CorporationInput = {
  classes: [{ name: 'Common', prefix: 'CS' }],
  directors: [{ name: 'Amélie Tremblay' }],
  subscriptions: [{ name: 'Amélie Tremblay', of: 'Common', shares: 1000, price: '0.01' }],
};

async function corporationOf(owner: SignedIn, name: string): Promise<string> {
  const orgId = await organizationOf(owner, { company_type: 'new' });
  const of = { orgId, userId: owner.userId, now: server.clock.read() };
  await writing(server.database.database, of, async (head) => {
    await found(head, corporation);
    await incorporate(head, plainDate('2026-04-10'));
  });
  // The founding of these tests gives all corporations one name.
  await server.database.asOwner('update organizations set name = $2 where org_id = $1', [orgId, name]);
  return orgId;
}

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(instant('2026-04-10T14:00:00Z'));
  amelie = await registered(server);
  maple = await corporationOf(amelie, 'Maple Robotics');
  birch = await corporationOf(amelie, 'Birch Works');
});

/** The morning's job on that day. */
async function morning(day: string): Promise<void> {
  server.clock.set(instant(`${day}T11:00:00Z`));
  await notifyDeadlines(server.database.database, server.clock.read(), new AbortController().signal);
}

const digests = async (person = amelie) =>
  (await mailsTo(server, person.email)).filter(
    ({ text }) => text.includes('/landingPage') || text.includes('/deadlines'),
  );

const choose = async (person: SignedIn, orgId: string, reminders: ReminderStep[]) => {
  const again = await signIn(server, person.email);
  given(await again.api(setReminders, { params: { id: orgId }, body: { reminders } }));
};

test('the bell leads to the filing that a deadline asks for, and elsewhere for who may not see filings', async () => {
  const restricted = await registered(server);
  await join(server, maple, restricted, 'restricted', ['dashboard']);
  await morning('2026-04-11');
  const paths = async (person: SignedIn) => {
    const again = await signIn(server, person.email);
    const { notices } = given(await again.api(listNotices, { params: { orgId: maple }, query: {} }));
    return notices.filter(({ kind }) => kind === 'deadline_near').map(({ path }) => path);
  };
  expect(await paths(amelie)).toContain(
    filingPath(maple, { registration: 'CA', kind: 'annual_filing', occasion: '2026' }),
  );
  expect(new Set(await paths(restricted))).toEqual(new Set([`/app/org/${maple}/dashboard`]));
});

describe('the mail of a day', () => {
  test('is one over all organizations, on the days on which something rings', async () => {
    await morning('2026-04-10');
    await digests();
    await morning('2026-04-11');
    const [mail, ...others] = await digests();
    expect(mail?.text).toContain('Maple Robotics Inc.:');
    expect(mail?.text).toContain('Birch Works Inc.:');
    expect(mail?.text.match(/Annual return 2026: May 11, 2026 \(in 30 days\)/g)).toHaveLength(2);
    const before = others.length;
    await morning('2026-04-11');
    await morning('2026-04-12');
    expect((await digests()).length).toBe(1 + before);
    await morning('2026-04-27');
    expect((await digests())[0]?.text).toContain('in 14 days');
  });

  test('speaks the language of its reader', async () => {
    const names = { firstname: 'Amélie', lastname: 'Tremblay' };
    given(await amelie.api(updateProfile, { body: { ...names, language: 'fr' } }));
    await morning('2026-04-11');
    expect((await digests())[0]?.text).toContain('dans 30 jours');
  });

  test('leaves out an organization for which its reader wants none, and a step that he does not want', async () => {
    await choose(amelie, birch, []);
    await choose(amelie, maple, ['days_3']);
    await morning('2026-04-11');
    expect(await digests()).toEqual([]);
    await morning('2026-05-08');
    const [mail, ...others] = await digests();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Maple Robotics Inc.:');
    expect(mail?.text).not.toContain('Birch');
    const { reminders } = given(
      await (await signIn(server, amelie.email)).api(readReminders, { params: { id: maple } }),
    );
    expect(reminders).toEqual(['days_3']);
  });

  test('tells whoever was removed a moment ago nothing', async () => {
    const mei = await registered(server, { firstname: 'Mei', lastname: 'Chen' });
    await join(server, maple, mei, 'view');
    await join(server, birch, mei, 'view');
    await morning('2026-04-11');
    const leave = (orgId: string) =>
      server.database.asOwner('delete from memberships where org_id = $1 and user_id = $2', [
        orgId,
        mei.userId,
      ]);
    await leave(maple);
    const [mail] = await digests(mei);
    expect(mail?.text).toContain('Birch Works');
    expect(mail?.text).not.toContain('Maple');
    await morning('2026-04-27');
    await leave(birch);
    expect(await digests(mei)).toHaveLength(1);
  });
});

/** Deadlines that were overdue before are excused: a mail shows the first of many. */
async function withoutOlderOnes(): Promise<void> {
  const { deadlines } = given(await amelie.api(readDeadlines, { params: { id: maple } }));
  const older = deadlines.filter(({ days }) => days < 0);
  const body = {
    deadlines: older.map(({ registration, kind, occasion }) => ({ registration, kind, occasion })),
    mark: 'not_applicable' as const,
    reason: 'Before our time.',
  };
  given(await amelie.api(markDeadlines, { params: { id: maple }, body }));
}

test('a server that was down over New Year tells everything when it is back, and nothing twice', async () => {
  const ended = { fiscal_year_end: '06-30', effective_on: '2025-03-12' };
  given(await amelie.api(changeYearEnd, { params: { id: maple }, body: ended }));
  server.clock.set(instant('2026-12-28T10:00:00Z'));
  amelie = await signIn(server, amelie.email);
  await withoutOlderOnes();
  await morning('2026-12-28');
  const told = (await digests()).length;
  amelie = await signIn(server, amelie.email);
  const { address } = given(await amelie.api(makeFeed, { body: {} }));
  const uids = async () => {
    const reply = await fetch(server.origin + new URL(address).pathname);
    return (await reply.text()).match(/^UID:.*$/gm) ?? [];
  };
  const before = await uids();

  // The return of taxes was due on December 31, while nobody was there.
  await Promise.all([morning('2027-01-04'), morning('2027-01-04')]);
  await morning('2027-01-04');
  const mails = await digests();
  expect(mails).toHaveLength(told + 1);
  expect(mails[0]?.text).toMatch(/Income tax return 2026 \(T2\): December 31, 2026 \(4 days/);
  const rung = await server.database.asOwner<{ count: string }>(
    `select count(*) from notices where user_id = $1 group by kind, occasion having count(*) > 1`,
    [amelie.userId],
  );
  expect(rung).toEqual([]);

  const { db } = server.installation;
  const signal = new AbortController().signal;
  await Promise.all([keepAll(db, server.clock.read(), signal), keepAll(db, server.clock.read(), signal)]);
  expect(await differingLines(db, server.clock.read(), signal)).toEqual([]);
  amelie = await signIn(server, amelie.email);
  const { lines } = given(await amelie.api(readWorklist, { query: { state: 'overdue' } }));
  expect(lines.filter(({ what }) => what.includes('Income tax return 2026'))).toMatchObject([
    { due_on: '2026-12-31', days: -4 },
  ]);
  const after = await uids();
  expect(new Set(after).size).toBe(after.length);
  expect(after).toEqual(expect.arrayContaining(before));
});

const points = pointsOf([
  'deadlines.notify: commit',
  'deadlines.notify: commit (2)',
  'deadlines.digest: transport.deliver',
]);

const betweenTheRings = 'after deadlines.notify: commit';
const afterTheMail = 'after deadlines.digest: transport.deliver';

/** The gate dies where a second ring or a second mail could follow, the long run at every point. */
test.each(isLongRun ? points : [betweenTheRings, afterTheMail])(
  'killed %s, the morning ends with one mail and nothing rung twice',
  async (point) => {
    server.clock.set(instant('2026-04-11T11:00:00Z'));
    for (const killedAt of [point, null]) {
      const mortal = await startMortal(server, killedAt);
      await mortal.runJob('deadlines.notify').catch(() => undefined);
      await mortal.relay().catch(() => undefined);
      expect(mortal.isDead()).toBe(killedAt !== null);
      await mortal.close();
      await server.database.asOwner(
        `update outbox set lease_until = null, lease_id = null, not_before = now() where state = 'waiting'`,
      );
    }
    expect(await digests()).toHaveLength(1);
    const rung = await server.database.asOwner<{ count: string }>(
      `select count(*) from notices where user_id = $1 and kind = 'deadline_near' and params ->> 'deadline' = 'annual_filing'`,
      [amelie.userId],
    );
    expect(Number(rung[0]?.count)).toBe(2);
  },
);
