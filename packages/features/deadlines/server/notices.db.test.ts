import { instant, type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import {
  type CorporationInput,
  directorDraft,
  found,
  incorporate,
  writing,
} from '../../../../tests/support/corporation.ts';
import { given } from '../../../../tests/support/founding.ts';
import { join, organizationOf, registered, type SignedIn, signIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { listNotices } from '../../notifications/contract.ts';
import { applyProposal } from '../../registers/server/apply.ts';
import { createProposal, printProposal } from '../../registers/server/public/proposals.ts';
import { notifyDeadlines } from './jobs.ts';

// Maple Robotics Inc., incorporated on March 12, 2025. Its first annual return is due on May 11, 2026.

let server: TestServer;
let amelie: SignedIn;
let orgId: string;
let ids: Readonly<Record<string, string>>;

const corporation: CorporationInput = {
  classes: [{ name: 'Common', prefix: 'CS' }],
  directors: [{ name: 'Amélie Tremblay' }, { name: 'Ömer Yılmaz', consentOn: null }],
  subscriptions: [
    { name: 'Amélie Tremblay', of: 'Common', shares: 1000, price: '0.01' },
    { name: 'Mei Chen', of: 'Common', shares: 7, price: '0.01' },
  ],
};

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.set(instant('2025-03-12T14:00:00Z'));
  amelie = await registered(server);
  orgId = await organizationOf(amelie, { company_type: 'new' });
  ids = await write(async (head) => {
    const made = await found(head, corporation);
    await incorporate(head, plainDate('2025-03-12'));
    return made;
  });
});
afterAll(() => server.close());

const write = <T>(work: Parameters<typeof writing<T>>[2]) =>
  writing(server.database.database, { orgId, userId: amelie.userId, now: server.clock.read() }, work);

/** The morning's job on that day, and what the bell then has; without names' isolates. */
async function on(day: PlainDate, person = amelie): Promise<string[]> {
  server.clock.set(instant(`${day}T11:00:00Z`));
  await notifyDeadlines(server.database.database, server.clock.read(), new AbortController().signal);
  const again = await signIn(server, person.email);
  const { notices } = given(await again.api(listNotices, { params: { orgId }, query: {} }));
  return notices.map(({ title, message }) => `${title}: ${message}`.replaceAll(/[\u2068\u2069]/g, ''));
}

describe('a deadline', () => {
  const consent = 'Director’s consent missing: The written consent of Ömer Yılmaz is due on March 22, 2025.';

  test('that is a consent rings when it begins to run, and three days before its end; then it is overdue', async () => {
    expect(await on(plainDate('2025-03-12'))).toEqual([consent]);
    expect(await on(plainDate('2025-03-18'))).toEqual([consent]);
    expect(await on(plainDate('2025-03-19'))).toEqual([consent, consent]);
    const overdue = 'Overdue deadlines: 1 deadline is overdue.';
    expect(await on(plainDate('2025-03-23'))).toEqual([overdue, consent, consent]);
  });

  test('that is overdue rings with all others on the first day and each week after it', async () => {
    const rung = async (day: string) =>
      (await on(plainDate(day))).filter((line) => line.startsWith('Overdue')).length;
    expect(await rung('2025-03-23')).toBe(1);
    expect(await rung('2025-03-29')).toBe(1);
    expect(await rung('2025-03-30')).toBe(2);
    expect(await rung('2025-04-05')).toBe(2);
    // Weeks in which nothing ran are not made up for.
    expect(await rung('2025-05-04')).toBe(3);
  });

  test('that is a consent is taken back when the consent is given', async () => {
    expect(await on(plainDate('2025-03-12'))).toEqual([consent]);
    await server.database.asOwner(
      `update appointments set value = value || '{"consentOn": "2025-03-13"}' where org_id = $1`,
      [orgId],
    );
    expect(await on(plainDate('2025-03-13'))).toEqual([]);
  });

  test('that comes near rings 30, 14 and 3 days before, once each', async () => {
    const annual = 'Annual return 2026: Due on May 11, 2026.';
    const annualIn = async (day: string) =>
      (await on(plainDate(day))).filter((line) => line === annual).length;
    expect(await annualIn('2026-04-10')).toBe(0);
    expect(await annualIn('2026-04-11')).toBe(1);
    expect(await annualIn('2026-04-26')).toBe(1);
    expect(await annualIn('2026-04-27')).toBe(2);
    expect(await annualIn('2026-05-08')).toBe(3);
    expect(await annualIn('2026-05-08')).toBe(3);
  });

  test('names nobody whose name was erased, and the row never did', async () => {
    await on(plainDate('2025-03-12'));
    const rows = await server.database.asOwner<{ params: object }>(
      'select params from notices where org_id = $1',
      [orgId],
    );
    expect(rows).toEqual([{ params: { person: ids['Ömer Yılmaz'], dueOn: '2025-03-22' } }]);
    await server.database.asOwner(
      `update person_facts set body = null, salt = null, erased_on = '2025-03-13', basis = 'asked'
         where org_id = $1 and person_id = $2 and kind = 'name'`,
      [orgId, ids['Ömer Yılmaz']],
    );
    expect(await on(plainDate('2025-03-13'))).toEqual([
      'Director’s consent missing: The written consent of someone whose name was erased is due on March 22, 2025.',
    ]);
  });

  test('rings for everybody who may read, and for no restricted member without a section', async () => {
    const [viewer, nobody] = [await registered(server), await registered(server)];
    await join(server, orgId, viewer, 'view');
    await join(server, orgId, nobody, 'restricted');
    expect(await on(plainDate('2025-03-12'), viewer)).toEqual([consent]);
    const rows = await server.database.asOwner('select 1 from notices where user_id = $1', [nobody.userId]);
    expect(rows).toEqual([]);
  });
});

test('a proposal that needs attention rings for who edits the minute book', async () => {
  const viewer = await registered(server);
  await join(server, orgId, viewer, 'view');
  const [signed, other] = ['a'.repeat(64), 'b'.repeat(64)];
  await write(async (head) => {
    const draft = await directorDraft(head, ids, { name: 'Mei Chen' }, { on: plainDate('2025-03-12') });
    const opened = await createProposal(head, 'appointment', [draft]);
    if (!opened.ok) throw new Error(opened.error.textCode);
    await printProposal(head, opened.value.id, signed);
    await applyProposal(head, opened.value.id, { today: plainDate('2025-03-12'), printedDigest: other });
  });
  await announcementsArrive(server);
  const kinds = async (person: SignedIn) =>
    given(await person.api(listNotices, { params: { orgId }, query: {} })).notices.map(({ kind }) => kind);
  expect(await kinds(amelie)).toContain('proposal_needs_attention');
  expect(await kinds(viewer)).not.toContain('proposal_needs_attention');
});
