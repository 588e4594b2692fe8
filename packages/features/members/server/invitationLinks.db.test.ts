import { describe, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { registered, verified } from '../../../../tests/support/people.ts';
import {
  again,
  amelie,
  fresh,
  idOf,
  invite,
  log,
  member,
  openMembers,
  orgId,
  remove,
  said,
  secretTo,
  server,
} from '../../../../tests/support/stages/members.ts';
import { listOrganizations } from '../../organizations/contract.ts';
import * as contract from '../contract.ts';

openMembers();

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
