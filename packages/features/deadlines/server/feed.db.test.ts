import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CorporationInput, found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { markReturn } from '../../../../tests/support/filing.ts';
import { given } from '../../../../tests/support/founding.ts';
import { join, organizationOf, registered, type SignedIn, signIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { updateProfile } from '../../entry/profileContract.ts';
import { updateTaxInfo } from '../../organizations/contract.ts';
import { endFeed, makeFeed, readFeed } from '../feedContract.ts';

// Maple Robotics Inc. and Birch Works Inc., both of March 12, 2025, read on April 20, 2026.

let server: TestServer;
let amelie: SignedIn;
let maple: string;

const corporation: CorporationInput = {
  classes: [{ name: 'Common', prefix: 'CS' }],
  directors: [{ name: 'Amélie Tremblay' }, { name: 'Ömer Yılmaz', consentOn: null }],
  subscriptions: [{ name: 'Amélie Tremblay', of: 'Common', shares: 1000, price: '0.01' }],
};

async function corporationOf(owner: SignedIn, name: string): Promise<string> {
  const orgId = await organizationOf(owner, { company_type: 'new', name });
  const of = { orgId, userId: owner.userId, now: server.clock.read() };
  await writing(server.database.database, of, async (head) => {
    await found(head, corporation);
    await incorporate(head, plainDate('2026-04-20'));
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
  server.clock.set(instant('2026-04-20T14:00:00Z'));
  amelie = await registered(server);
  maple = await corporationOf(amelie, 'Maple Robotics');
  await corporationOf(amelie, 'Birch Works');
});

/** The path below the origin, for the product believes it is somewhere else. */
async function addressOf(person: SignedIn): Promise<string> {
  const { address } = given(await person.api(makeFeed, { body: {} }));
  return server.origin + new URL(address).pathname;
}

const fetched = async (address: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(address, { headers });
  return { status: reply.status, etag: reply.headers.get('etag') ?? '', text: unfolded(await reply.text()) };
};

const unfolded = (text: string) => text.replaceAll('\r\n ', '');

/** Each event in short: its day, sequence, state and summary. */
const events = (text: string): string[] =>
  text
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => {
      const of = (name: string) => new RegExp(`^${name}[^:\r\n]*:(.*)\r$`, 'm').exec(event)?.[1] ?? '';
      return `${of('DTSTART')} ${of('SEQUENCE')} ${of('STATUS')} ${of('SUMMARY').replaceAll('\\,', ',')}`;
    });

describe('the calendar of a member', () => {
  test('holds the deadlines of all organizations, in whole days', async () => {
    const { text, status } = await fetched(await addressOf(amelie));
    expect(status).toBe(200);
    for (const company of ['Maple Robotics Inc.', 'Birch Works Inc.'])
      expect(events(text)).toEqual(
        expect.arrayContaining([
          `20250322 0 CONFIRMED Consent to act as director, Ömer Yılmaz, ${company}`,
          `20260511 0 CONFIRMED Annual return 2026, ${company}`,
        ]),
      );
    expect(text).toContain('DTEND;VALUE=DATE:20260512');
    expect(text).toContain('DESCRIPTION:60 days after the anniversary on March 12\\, 2026');
  });

  test('is not sent again to whoever has it, and is once something has changed', async () => {
    const address = await addressOf(amelie);
    const first = await fetched(address);
    const again = await fetched(address, { 'if-none-match': first.etag });
    expect(again).toEqual({ status: 304, etag: first.etag, text: '' });
    await amelie.api(updateTaxInfo, { params: { id: maple }, body: { fiscal_year_end: '12-31' } });
    const changed = await fetched(address, { 'if-none-match': first.etag });
    expect(changed.status).toBe(200);
    expect(events(changed.text)).toContain(
      '20260630 0 CONFIRMED Income tax return 2025 (T2), Maple Robotics Inc.',
    );
  });

  test('tells what is done as cancelled for 90 days, and as open again under the same uid', async () => {
    const address = await addressOf(amelie);
    const annual = (text: string) => events(text).filter((line) => /Annual return 2026, Maple/.test(line));
    const uid = (text: string) =>
      /UID:(.*)\r\n(?:.*\r\n){6,8}?SUMMARY:Annual return 2026\\, Maple/.exec(text)?.[1];
    const before = (await fetched(address)).text;
    const mark = (as: 'filed' | 'open') => markReturn(amelie, { orgId: maple, occasion: '2026' }, as);
    await mark('filed');
    const over = (await fetched(address)).text;
    expect(annual(over)).toEqual(['20260511 1 CANCELLED Annual return 2026, Maple Robotics Inc.']);
    await mark('open');
    const reopened = (await fetched(address)).text;
    expect(annual(reopened)).toEqual(['20260511 2 CONFIRMED Annual return 2026, Maple Robotics Inc.']);
    expect([uid(over), uid(reopened)]).toEqual([uid(before), uid(before)]);
    await mark('filed');
    await fetched(address);
    server.clock.set(instant('2026-07-20T15:00:00Z'));
    expect(annual((await fetched(address)).text)).toEqual([]);
  });

  test('names nobody in what is over', async () => {
    const address = await addressOf(amelie);
    await fetched(address);
    await server.database.asOwner(
      `update appointments set value = value || '{"consentOn": "2025-03-13"}' where org_id = $1`,
      [maple],
    );
    await server.database.asOwner('delete from deadline_grounds where org_id = $1', [maple]);
    const lines = events((await fetched(address)).text).filter((line) =>
      line.endsWith('Maple Robotics Inc.'),
    );
    expect(lines).toContain('20250322 1 CANCELLED Consent to act as director, Maple Robotics Inc.');
  });

  test('shows an organization no more from the moment on in which access to it ends', async () => {
    const mei = await registered(server, { firstname: 'Mei', lastname: 'Chen' });
    await join(server, maple, mei, 'view');
    const address = await addressOf(mei);
    const before = await fetched(address);
    expect(before.text).toContain('Maple Robotics');
    await server.database.asOwner('delete from memberships where org_id = $1 and user_id = $2', [
      maple,
      mei.userId,
    ]);
    const after = await fetched(address, { 'if-none-match': before.etag });
    expect({ ...after, etag: '' }).toMatchObject({ status: 200, etag: '' });
    expect(events(after.text)).toEqual([]);
  });

  test('shows a restricted member no deadline of significant control, and nothing where he has no section', async () => {
    const address = await addressOf(amelie);
    await amelie.api(updateTaxInfo, { params: { id: maple }, body: { fiscal_year_end: '12-31' } });
    const control = (text: string) => events(text).filter((line) => line.includes('Significant control'));
    expect(control((await fetched(address)).text)).not.toEqual([]);
    const mei = await registered(server, { firstname: 'Mei', lastname: 'Chen' });
    await join(server, maple, mei, 'restricted', ['activity_logs']);
    const shown = (await fetched(await addressOf(mei))).text;
    expect(shown).toContain('Annual return 2026');
    expect(control(shown)).toEqual([]);
    await server.database.asOwner(`update memberships set sections = '{}' where user_id = $1`, [mei.userId]);
    expect(events((await fetched(await addressOf(mei))).text)).toEqual([]);
  });

  test('speaks the language of its reader', async () => {
    const names = { firstname: 'Amélie', lastname: 'Tremblay' };
    given(await amelie.api(updateProfile, { body: { ...names, language: 'ar' } }));
    const { text } = await fetched(await addressOf(amelie));
    expect(text).toMatch(/SUMMARY:\p{Script=Arabic}/u);
    expect(text).not.toMatch(/[\u2066-\u2069]/);
  });
});

test('an address ends when it is made anew or removed, and is kept as its digest alone', async () => {
  const first = await addressOf(amelie);
  const second = await addressOf(amelie);
  expect((await fetched(first)).status).toBe(404);
  expect((await fetched(second)).status).toBe(200);
  expect(given(await amelie.api(readFeed, {}))).toEqual({ made_at: '2026-04-20T14:00:00.000000Z' });
  const [row] = await server.database.asOwner<{ digest: Uint8Array }>(
    'select digest from calendar_feeds where user_id = $1',
    [amelie.userId],
  );
  expect(Buffer.from(row?.digest ?? []).toString('base64url')).not.toContain(second.split('/')[5]);
  given(await amelie.api(endFeed, {}));
  expect((await fetched(second)).status).toBe(404);
  expect(given(await (await signIn(server, amelie.email)).api(readFeed, {}))).toEqual({ made_at: null });
});
