import type { AccessType, Section } from '@tabellion/kit/actor.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { mailsTo, secretIn } from '../../../../tests/support/mails.ts';
import {
  join,
  organizationOf,
  registered,
  type SignedIn,
  signIn,
  verified,
} from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { listActivity } from '../../activity/contract.ts';
import { listOrganizations, readAccountInfo, saveAccountInfo } from '../../organizations/contract.ts';
import * as contract from '../contract.ts';
import { forgetInvitations } from './store/users.ts';

let server: TestServer;
/** Made the organization, is its admin. */
let amelie: SignedIn;
let orgId: string;
let people = 0;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  amelie = await verified(server, await registered(server));
  orgId = await organizationOf(amelie);
});
afterAll(() => server.close());

type Body = Parameters<typeof invite>[1];

/** Nobody has been invited at this address before. */
const fresh = (): string => {
  people += 1;
  return `invited${people}@maple.test`;
};

const invite = (by: SignedIn, body: { email: string } & Partial<Record<string, unknown>>, org = orgId) =>
  by.api(contract.createOrganizationUser, { params: { orgId: org }, body });
const secretTo = async (email: string): Promise<string> =>
  secretIn((await mailsTo(server, email)).find(({ text }) => text.includes('/invitation/')));
const list = async (by = amelie, org = orgId) =>
  given(await by.api(contract.listOrganizationUsers, { params: { orgId: org } })).users;
const idOf = async (email: string, by = amelie, org = orgId): Promise<string> =>
  (await list(by, org)).find((user) => user.email === email)?._id ?? '';
const edit = (by: SignedIn, id: string, body: object) =>
  by.api(contract.editOrganizationUser, { params: { id }, body });
const remove = (by: SignedIn, id: string) => by.api(contract.deleteOrganizationUser, { params: { id } });
const log = async (org = orgId, by = amelie) =>
  given(await by.api(listActivity, { params: { orgId: org }, query: {} })).activities.map(({ kind }) => kind);
/** `ok` and the code, or the status and the code of a refusal with its fields. */
const said = (answer: {
  ok: boolean;
  status?: number;
  textCode: string;
  fields?: readonly { path: string }[];
}) =>
  answer.ok
    ? `ok ${answer.textCode}`
    : [answer.status, answer.textCode, ...(answer.fields ?? []).map(({ path }) => path)].join(' ');

/** Somebody new who has accepted. */
async function member(body: Omit<Body, 'email'> = { access_type: 'view' }, org = orgId): Promise<SignedIn> {
  const person = await registered(server, { email: fresh(), firstname: 'Bo', lastname: 'Li' });
  given(await invite(amelie, { ...body, email: person.email }, org));
  given(await person.api(contract.acceptInvitation, { body: { token: await secretTo(person.email) } }));
  return person;
}

const mayEditAccount = async (person: SignedIn, org = orgId): Promise<string> =>
  said(await person.api(saveAccountInfo, { params: { id: org }, body: { firstname: 'Bo', lastname: 'Li' } }));

describe('an invitation', () => {
  test('is answered with the list, mailed with a link, and told to the log', async () => {
    const email = fresh();
    const answer = await invite(amelie, {
      email: ` ${email.toUpperCase()}`,
      firstname: 'Grace',
      user_company_name: 'MacDonald LLP',
      address: { city: 'Halifax' },
      selectedSubRoleAccessType: ['minute_book'],
    });
    expect(answer).toMatchObject({ ok: true, message: 'New User created!' });
    expect((await list()).map(({ _id, since, expires_at, ...user }) => user)).toMatchObject([
      {
        email: amelie.email,
        access_type: 'admin',
        role: 'member',
        status: 'active',
        is_you: true,
        may_edit: false,
      },
      {
        email,
        firstname: 'Grace',
        access_type: 'restricted',
        selectedSubRoleAccessType: ['minute_book'],
        role: 'member',
        user_sub_type: 'org_user',
        user_company_name: 'MacDonald LLP',
        address: { city: 'Halifax', address_line_1: '' },
        status: 'invited',
        invited_by: 'Amélie Tremblay',
        may_edit: true,
        may_remove: true,
      },
    ]);
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toBe('Amélie Tremblay invites you');
    expect(mail?.text).toContain('Maple Robotics Inc.');
    expect(mail?.text).toMatch(/https:\/\/books\.test\/invitation\/[\w-]{43}/);
    expect(await log()).toContain('member_invited');
  });

  test('keeps only the digest of its secret', async () => {
    const email = fresh();
    await invite(amelie, { email });
    const secret = await secretTo(email);
    const [row] = await server.database.asOwner<{ row: string; bytes: number }>(
      `select i::text as row, octet_length(digest) as bytes from invitations i where email = $1`,
      [email],
    );
    expect(row?.bytes).toBe(32);
    expect(row?.row).not.toContain(secret);
    const outbox = await server.database.asOwner<{ row: string }>(
      `select o::text as row from outbox o where org_id = $1`,
      [orgId],
    );
    expect(outbox.filter(({ row }) => row.includes(email) || row.includes(secret))).toEqual([]);
  });

  test('in the language of whoever has an account, else of whoever invites', async () => {
    const known = await registered(server, { email: fresh() });
    await server.database.asOwner(`update users set language = 'tr' where id = $1`, [known.userId]);
    await invite(amelie, { email: known.email });
    expect((await mailsTo(server, known.email)).map(({ subject }) => subject)).toContain(
      'Amélie Tremblay sizi davet ediyor',
    );
    const unknown = fresh();
    await amelie.api(
      contract.createOrganizationUser,
      { params: { orgId }, body: { email: unknown } },
      { language: 'ar' },
    );
    expect((await mailsTo(server, unknown))[0]?.subject).toBe('دعوة من Amélie Tremblay');
  });

  test('needs a verified address of whoever invites', async () => {
    const bo = await registered(server);
    await join(server, orgId, bo, 'full');
    expect(said(await invite(bo, { email: fresh() }))).toBe('422 ORGANIZATION_USER.VERIFY_FIRST');
  });

  test('is refused twice, to a member, and above one’s own access', async () => {
    const email = fresh();
    await invite(amelie, { email });
    expect(said(await invite(amelie, { email }))).toBe('409 ORGANIZATION_USER.ALREADY_INVITED email');
    expect(said(await invite(amelie, { email: amelie.email }))).toBe(
      '409 ORGANIZATION_USER.ALREADY_MEMBER email',
    );
    const bo = await verified(server, await member({ access_type: 'full' }));
    expect(said(await invite(bo, { email: fresh(), access_type: 'admin' }))).toBe(
      '422 ORGANIZATION_USER.ABOVE_YOU access_type',
    );
  });

  test('reads names in any script, and refuses marks that turn them around', async () => {
    expect(said(await invite(amelie, { email: fresh(), firstname: 'ليلى', lastname: 'Ōtawa' }))).toMatch(
      /^ok/,
    );
    expect(said(await invite(amelie, { email: fresh(), firstname: '\u202Eevil' }))).toBe(
      '422 GENERAL.FIELD_INVALID firstname',
    );
    expect(said(await invite(amelie, { email: fresh(), address: { city: 'x'.repeat(301) } }))).toBe(
      '422 GENERAL.FIELD_INVALID address.city',
    );
  });

  test('is made once for one key, however often it is sent', async () => {
    const body = { email: fresh() };
    const input = { params: { orgId }, body };
    const idempotencyKey = newId();
    const send = () => amelie.api(contract.createOrganizationUser, input, { idempotencyKey });
    expect((await Promise.all([send(), send(), send()])).map(said)).toEqual(
      Array(3).fill('ok ORGANIZATION_USER.CREATE_ORGANIZATION_USER.SUCCESS'),
    );
    expect((await mailsTo(server, body.email)).length).toBe(1);
  });

  test('is sent again after two minutes, with a link in the place of the former one', async () => {
    const email = fresh();
    await invite(amelie, { email });
    const first = await secretTo(email);
    const id = await idOf(email);
    const resend = () => amelie.api(contract.resendInvitation, { params: { id } });
    expect(said(await resend())).toBe('429 LOGIN.INVITATION_SENT_RECENTLY');
    server.clock.pass({ days: 8 });
    amelie = await verified(server, await again(amelie));
    expect((await list()).at(-1)?.status).toBe('expired');
    expect(said(await amelie.api(contract.resendInvitation, { params: { id } }))).toBe(
      'ok ORGANIZATION_USER.INVITATION_SENT',
    );
    const second = await secretTo(email);
    expect((await list()).at(-1)?.status).toBe('invited');
    const look = (token: string) => server.api()(contract.lookAtInvitation, { body: { token } });
    expect([said(await look(first)), said(await look(second))]).toEqual([
      '422 INVITATION.INVALID',
      'ok GENERAL.SUCCESS',
    ]);
  });
});

/** A session for the time that the clock shows now. */
const again = ({ email }: SignedIn): Promise<SignedIn> => signIn(server, email);

describe('the link of the mail', () => {
  test('shows what it offers to whoever holds it, signed out', async () => {
    const email = fresh();
    await invite(amelie, { email, access_type: 'view' });
    const token = await secretTo(email);
    expect(given(await server.api()(contract.lookAtInvitation, { body: { token } }))).toMatchObject({
      org_name: 'Maple Robotics',
      org_name_postfix: 'Inc.',
      invited_by: 'Amélie Tremblay',
      email,
      access_type: 'view',
      user_sub_type: 'org_user',
    });
  });

  test('makes a member of the address that it was sent to, and proves that address', async () => {
    const bo = await member({ access_type: 'restricted', selectedSubRoleAccessType: ['dashboard'] });
    const organizations = given(await bo.api(listOrganizations, {})).organizations;
    expect(organizations).toMatchObject([
      {
        unique_id: orgId,
        access_type: 'restricted',
        selectedSubRoleAccessType: ['dashboard'],
        user_sub_type: 'org_user',
      },
    ]);
    const [user] = await server.database.asOwner<{ proven: boolean }>(
      'select email_verified_at is not null as proven from users where id = $1',
      [bo.userId],
    );
    expect(user?.proven).toBe(true);
    expect(await log()).toContain('member_added');
  });

  test('works once', async () => {
    const bo = await registered(server, { email: fresh() });
    await invite(amelie, { email: bo.email });
    const token = await secretTo(bo.email);
    const accept = () => bo.api(contract.acceptInvitation, { body: { token } });
    const answers = (await Promise.all([accept(), accept(), accept()])).map(({ ok }) => ok);
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(said(await accept())).toBe('409 INVITATION.ALREADY_ACCEPTED');
    expect((await log()).filter((kind) => kind === 'member_added')).toHaveLength(1);
  });

  test('of another address says which one, and lets nobody in', async () => {
    const email = fresh();
    const other = await registered(server);
    await invite(amelie, { email });
    const token = await secretTo(email);
    const answer = await other.api(contract.acceptInvitation, { body: { token } });
    expect(answer).toMatchObject({ ok: false, textCode: 'INVITATION.OTHER_ADDRESS' });
    expect(answer.message).toContain(email);
    expect(said(await other.api(contract.declineInvitation, { body: { token } }))).toBe(
      '422 INVITATION.OTHER_ADDRESS',
    );
    expect(given(await other.api(listOrganizations, {})).organizations).toEqual([]);
  });

  test.each([
    ['expired', '422 INVITATION.EXPIRED'],
    ['withdrawn', '422 INVITATION.WITHDRAWN'],
    ['declined', '409 INVITATION.ALREADY_DECLINED'],
  ])('that is %s says so', async (how, expected) => {
    let bo = await registered(server, { email: fresh() });
    await invite(amelie, { email: bo.email });
    const token = await secretTo(bo.email);
    if (how === 'expired') {
      server.clock.pass({ days: 7 });
      bo = await again(bo);
    }
    if (how === 'withdrawn')
      expect(await remove(amelie, await idOf(bo.email))).toMatchObject({
        textCode: 'ORGANIZATION_USER.INVITATION_WITHDRAWN',
      });
    if (how === 'declined') given(await bo.api(contract.declineInvitation, { body: { token } }));
    expect(said(await bo.api(contract.acceptInvitation, { body: { token } }))).toBe(expected);
    expect(said(await server.api()(contract.lookAtInvitation, { body: { token } }))).toBe(expected);
  });

  test('that nobody was sent is unknown', async () => {
    expect(said(await amelie.api(contract.acceptInvitation, { body: { token: 'x'.repeat(43) } }))).toBe(
      '422 INVITATION.INVALID',
    );
  });
});

describe('the own list of invitations', () => {
  test('shows nothing before the address is verified, so that nobody takes another’s by registering it', async () => {
    const bo = await registered(server, { email: fresh() });
    await invite(amelie, { email: bo.email });
    const mine = async () => given(await bo.api(contract.listMyInvitations, {}));
    expect(await mine()).toEqual([]);
    await verified(server, bo);
    expect(await mine()).toMatchObject([{ org_name: 'Maple Robotics', invited_by: 'Amélie Tremblay' }]);
  });

  test('accepts and declines by id; another’s is not there', async () => {
    const bo = await verified(server, await registered(server, { email: fresh() }));
    const cy = await verified(server, await registered(server, { email: fresh() }));
    await invite(amelie, { email: bo.email });
    const [mine] = given(await bo.api(contract.listMyInvitations, {}));
    const params = { id: mine?._id ?? '' };
    expect(said(await cy.api(contract.acceptMyInvitation, { params }))).toBe('422 INVITATION.INVALID');
    expect(given(await bo.api(contract.acceptMyInvitation, { params }))).toMatchObject({
      org_unique_id: orgId,
    });
    await invite(amelie, { email: cy.email });
    const [his] = given(await cy.api(contract.listMyInvitations, {}));
    expect(given(await cy.api(contract.declineMyInvitation, { params: { id: his?._id ?? '' } }))).toEqual([]);
    expect(await log()).toContain('invitation_declined');
  });
});

describe('a change of access', () => {
  test('is felt at the next request of an open session, up and down', async () => {
    const bo = await member({ access_type: 'view' });
    const id = await idOf(bo.email);
    expect(await mayEditAccount(bo)).toBe('403 ACCESS.VIEW_ONLY');
    expect(await edit(amelie, id, { access_type: 'full' })).toMatchObject({
      message: 'Access Type changed!',
    });
    expect(await mayEditAccount(bo)).toMatch(/^422 GENERAL/);
    await edit(amelie, id, { access_type: 'restricted', selectedSubRoleAccessType: ['minute_book'] });
    expect(await mayEditAccount(bo)).toBe('403 ACCESS.SECTION_VIEW_ONLY');
    await edit(amelie, id, { selectedSubRoleAccessType: [] });
    expect(await mayEditAccount(bo)).toBe('403 ACCESS.RESTRICTED');
    given(await remove(amelie, id));
    expect(await mayEditAccount(bo)).toBe('404 GENERAL.NOT_FOUND');
    expect((await log()).slice(0, 2)).toEqual(['member_removed', 'member_access_changed']);
  });

  test('with the company is User data; the address is dropped', async () => {
    const bo = await member();
    const answer = await edit(amelie, await idOf(bo.email), {
      access_type: 'view',
      user_company_name: 'Li Accounting',
      address: { city: 'Elsewhere' },
    });
    expect(answer).toMatchObject({ ok: true, message: 'User data updated!' });
    expect((await list()).find(({ email }) => email === bo.email)).toMatchObject({
      user_company_name: 'Li Accounting',
      address: null,
    });
  });

  test('of oneself, of somebody above, and of the last admin is refused', async () => {
    const bo = await member({ access_type: 'full' });
    const admin = await idOf(amelie.email);
    expect(said(await edit(amelie, admin, { access_type: 'view' }))).toBe('422 ORGANIZATION_USER.OWN_ACCESS');
    expect(said(await remove(amelie, admin))).toBe('422 ORGANIZATION_USER.OWN_ACCESS');
    expect(said(await edit(bo, admin, { access_type: 'view' }))).toBe('422 ORGANIZATION_USER.ABOVE_YOU');
    expect(said(await remove(bo, admin))).toBe('422 ORGANIZATION_USER.ABOVE_YOU');
  });

  test('by two admins of each other at once leaves one', async () => {
    const bo = await member({ access_type: 'admin' });
    const [mine, his] = [await idOf(amelie.email), await idOf(bo.email)];
    const answers = await Promise.all([remove(amelie, his), remove(bo, mine)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const rows = await server.database.asOwner(
      `select 1 from memberships where org_id = $1 and access = 'admin'`,
      [orgId],
    );
    expect(rows).toHaveLength(1);
  });

  test.each<[AccessType, Section[], string]>([
    ['view', [], '403 ACCESS.VIEW_ONLY'],
    ['restricted', ['dashboard', 'minute_book', 'activity_logs'], '403 ACCESS.VIEW_ONLY'],
    ['restricted', [], '403 ACCESS.RESTRICTED'],
  ])('is not for %s with %j, who do not see the list either', async (access, sections, expected) => {
    const bo = await registered(server);
    await join(server, orgId, bo, access, sections);
    expect(said(await bo.api(contract.listOrganizationUsers, { params: { orgId } }))).toBe(expected);
    expect(said(await edit(bo, await idOf(amelie.email), { access_type: 'view' }))).toBe(expected);
  });
});

describe('members and sub-users', () => {
  test('are told apart: the list of members has no sub-users and nobody who was only invited', async () => {
    const bo = await member();
    const cy = await member({ access_type: 'view', user_sub_type: 'org_sub_user' });
    await invite(amelie, { email: fresh() });
    const members = given(await amelie.api(contract.listOrganizationMembers, { params: { orgId } }));
    expect(members.map(({ email, role }) => [email, role])).toEqual([
      [amelie.email, 'member'],
      [bo.email, 'member'],
    ]);
    expect((await list()).find(({ email }) => email === cy.email)).toMatchObject({ role: 'sub-user' });
    given(await edit(amelie, await idOf(cy.email), { user_sub_type: 'org_user' }));
    expect((await list()).find(({ email }) => email === cy.email)).toMatchObject({ role: 'member' });
  });
});

describe('a sub-user of the account', () => {
  const lend = { access_type: 'full', user_sub_type: 'main_sub_user' } as const;

  test('has one row, which holds in all organizations that the owner created, later ones too', async () => {
    const second = await organizationOf(amelie, { name: 'Cedar Looms' });
    const dee = await member(lend);
    const third = await organizationOf(amelie, { name: 'Birch Looms' });
    const seen = given(await dee.api(listOrganizations, {})).organizations;
    expect(seen.map(({ unique_id, user_sub_type }) => [unique_id, user_sub_type]).sort()).toEqual(
      [orgId, second, third].map((id) => [id, 'main_sub_user']).sort(),
    );
    expect(await idOf(dee.email, amelie, third)).toBe(await idOf(dee.email));
    expect([await log(), await log(second)].every((kinds) => kinds.includes('member_added'))).toBe(true);
  });

  test('is the owner’s: nobody else adds, edits or removes one', async () => {
    const bo = await verified(server, await member({ access_type: 'admin' }));
    const dee = await member(lend);
    const id = await idOf(dee.email);
    expect(said(await invite(bo, { ...lend, email: fresh() }))).toBe(
      '422 ORGANIZATION_USER.ONLY_OWNER user_sub_type',
    );
    expect(said(await edit(bo, id, { access_type: 'view' }))).toBe('422 ORGANIZATION_USER.ONLY_OWNER');
    expect(said(await remove(bo, id))).toBe('422 ORGANIZATION_USER.ONLY_OWNER');
    expect((await list(bo)).find((user) => user._id === id)).toMatchObject({ role: 'user', may_edit: false });
  });

  test('is changed and removed in all organizations at once', async () => {
    const second = await organizationOf(amelie, { name: 'Cedar Looms' });
    const dee = await member(lend);
    const id = await idOf(dee.email, amelie, second);
    given(await edit(amelie, id, { access_type: 'view' }));
    expect([await mayEditAccount(dee), await mayEditAccount(dee, second)]).toEqual(
      Array(2).fill('403 ACCESS.VIEW_ONLY'),
    );
    given(await remove(amelie, id));
    expect([await mayEditAccount(dee), await mayEditAccount(dee, second)]).toEqual(
      Array(2).fill('404 GENERAL.NOT_FOUND'),
    );
    expect([(await log())[0], (await log(second))[0]]).toEqual(Array(2).fill('member_removed'));
  });

  test('loses what the owner has lost himself, and nothing else', async () => {
    const second = await organizationOf(amelie, { name: 'Cedar Looms' });
    const dee = await member(lend);
    const bo = await member({ access_type: 'admin' });
    given(await remove(bo, await idOf(amelie.email, bo)));
    expect(said(await dee.api(readAccountInfo, { params: { id: orgId } }))).toBe('404 GENERAL.NOT_FOUND');
    expect(said(await dee.api(readAccountInfo, { params: { id: second } }))).toBe('ok GENERAL.SUCCESS');
    // Found in the organization that is left, though it was made in the other.
    given(await remove(amelie, await idOf(dee.email, amelie, second)));
  });

  test('may be given a membership of an organization beside it, which goes before it', async () => {
    const dee = await member(lend);
    given(await invite(amelie, { email: dee.email, access_type: 'view' }));
    const token = await secretTo(dee.email);
    given(await dee.api(contract.acceptInvitation, { body: { token } }));
    expect(await mayEditAccount(dee)).toBe('403 ACCESS.VIEW_ONLY');
    expect((await list()).filter(({ email }) => email === dee.email)).toMatchObject([
      { access_type: 'view' },
    ]);
  });
});

describe('another tenant', () => {
  test('has no member, sub-user or invitation of ours, by list, edit, removal or resending', async () => {
    const stranger = await verified(server, await registered(server));
    const theirs = await organizationOf(stranger);
    const dee = await member({ access_type: 'view', user_sub_type: 'main_sub_user' });
    const email = fresh();
    await invite(amelie, { email });
    expect((await list(stranger, theirs)).map((user) => user.email)).toEqual([stranger.email]);
    for (const id of [await idOf(amelie.email), await idOf(dee.email), await idOf(email)]) {
      expect(said(await edit(stranger, id, { access_type: 'view' }))).toBe('404 GENERAL.NOT_FOUND');
      expect(said(await remove(stranger, id))).toBe('404 GENERAL.NOT_FOUND');
      expect(said(await stranger.api(contract.resendInvitation, { params: { id } }))).toBe(
        '404 GENERAL.NOT_FOUND',
      );
    }
  });
});

test('whoever did not come is forgotten after thirty days; whoever did stays', async () => {
  const email = fresh();
  await invite(amelie, { email });
  const bo = await member();
  const forget = () => server.installation.db.asNobody((q) => forgetInvitations(q, server.clock.read()));
  await forget();
  const kept = async () =>
    (
      await server.database.asOwner<{ email: string }>('select email from invitations where org_id = $1', [
        orgId,
      ])
    )
      .map((row) => row.email)
      .sort();
  expect(await kept()).toEqual([bo.email, email].sort());
  server.clock.pass({ days: 8 });
  await forget();
  expect(await kept()).toEqual([bo.email]);
});
