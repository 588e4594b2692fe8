import { newId } from '@tabellion/platform/ids.ts';
import { describe, expect, test } from 'vitest';
import { mailsTo } from '../../../../tests/support/mails.ts';
import { join, organizationOf, registered, verified } from '../../../../tests/support/people.ts';
import {
  amelie,
  ameliesNextSession,
  fresh,
  idOf,
  invite,
  list,
  log,
  member,
  openMembers,
  orgId,
  said,
  secretTo,
  server,
} from '../../../../tests/support/stages/members.ts';
import * as contract from '../contract.ts';
import { forgetInvitations } from './store/users.ts';

openMembers();

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
    expect(mail?.subject).toBe('Amélie Tremblay invited you to Maple Robotics Inc.');
    expect(mail?.text).toContain(`Amélie Tremblay (${amelie.email})`);
    expect(mail?.text).toContain('Maple Robotics Inc.');
    expect(mail?.text).toMatch(/https:\/\/books\.test\/app\/set-password\/[\w-]{43}/);
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
    const existing = await registered(server, { email: fresh() });
    await server.database.asOwner(`update users set language = 'tr' where id = $1`, [existing.userId]);
    await invite(amelie, { email: existing.email });
    expect((await mailsTo(server, existing.email)).map(({ subject }) => subject)).toContain(
      'Maple Robotics Inc.: Amélie Tremblay sizi davet ediyor',
    );
    const unknown = fresh();
    await amelie.api(
      contract.createOrganizationUser,
      { params: { orgId }, body: { email: unknown } },
      { language: 'ar' },
    );
    expect((await mailsTo(server, unknown))[0]?.subject).toBe('Maple Robotics Inc.: دعوة من Amélie Tremblay');
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

  test('mails no link that somebody wrote as a name, but the address that he verified', async () => {
    const names = { firstname: 'Refund at evil.test', lastname: 'Now' };
    const bo = await verified(server, await registered(server, { email: fresh(), ...names }));
    const evil = await organizationOf(bo, { name: 'Visit www.evil.test' });
    const email = fresh();
    await invite(bo, { email, firstname: 'evil.test' }, evil);
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toBe(`${bo.email} invited you`);
    expect(mail?.text).toContain(`${bo.email} invited you to the minute book of a corporation.`);
    expect(mail?.text).not.toContain('evil');
    expect((await mailsTo(server, bo.email)).map(({ text }) => text).join()).not.toContain('evil');
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

  test('is mailed sixty times an hour by one user, in whichever organizations', async () => {
    const other = await organizationOf(amelie, { name: 'Cedar Looms' });
    const email = fresh();
    await invite(amelie, { email }, other);
    await server.database.asOwner('update invitations set mails = 60 where email = $1', [email]);
    expect(said(await invite(amelie, { email: fresh() }))).toBe('429 GENERAL.TOO_MANY');
    const id = await idOf(email, amelie, other);
    server.clock.pass({ minutes: 3 });
    expect(said(await amelie.api(contract.resendInvitation, { params: { id } }))).toBe(
      '429 GENERAL.TOO_MANY',
    );
    for (let used = 0; used < 3; used += 1) {
      server.clock.pass({ minutes: 20 });
      await idOf(email, amelie, other);
    }
    expect(said(await amelie.api(contract.resendInvitation, { params: { id } }))).toBe(
      'ok ORGANIZATION_USER.INVITATION_SENT',
    );
    const [row] = await server.database.asOwner<{ mails: number }>(
      'select mails from invitations where email = $1',
      [email],
    );
    expect(row?.mails).toBe(61);
  });

  test('is sent again after two minutes, with a link in the place of the former one', async () => {
    const email = fresh();
    await invite(amelie, { email });
    const first = await secretTo(email);
    const id = await idOf(email);
    const resend = () => amelie.api(contract.resendInvitation, { params: { id } });
    expect(said(await resend())).toBe('429 LOGIN.INVITATION_SENT_RECENTLY');
    server.clock.pass({ days: 8 });
    await ameliesNextSession();
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
