import type { AccessType, Section } from '@tabellion/kit/actor.ts';
import { describe, expect, test, vi } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { join, organizationOf, registered, verified } from '../../../../tests/support/people.ts';
import {
  amelie,
  edit,
  fresh,
  idOf,
  invite,
  list,
  log,
  mayEditAccount,
  member,
  openMembers,
  orgId,
  remove,
  said,
  server,
} from '../../../../tests/support/stages/members.ts';
import { addActivityLog } from '../../activity/contract.ts';
import { serialize } from '../../organizations/server/serialize.ts';
import * as contract from '../contract.ts';

openMembers();

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

  test('does not wait behind what he has sent: that is judged again when its turn comes', async () => {
    const bo = await member({ access_type: 'full' });
    const id = await idOf(bo.email);
    const isLetIn = async () =>
      (await server.database.asOwner('select from access_log where actor_id = $1', [bo.userId])).length > 0;
    const note = (n: number) =>
      bo.api(addActivityLog, { params: { orgId }, body: { activity: `Note ${n}`, date: '2025-03-12' } });
    // Whoever writes in the organization now does so until Bo is removed.
    let end = (): void => undefined;
    const until = new Promise<null>((resolve) => {
      end = () => resolve(null);
    });
    const writing = serialize([orgId, 'records'], () => until);
    const sent = Promise.all(Array.from({ length: 12 }, (_, before) => note(before + 1)));
    await vi.waitUntil(isLetIn, 60_000);
    given(await remove(amelie, id));
    end();
    await writing;
    expect(new Set((await sent).map(said))).toEqual(new Set(['404 GENERAL.NOT_FOUND']));
    expect((await log())[0]).toBe('member_removed');
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
