import { describe, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { organizationOf, verified } from '../../../../tests/support/people.ts';
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
  secretTo,
  server,
} from '../../../../tests/support/stages/members.ts';
import { listOrganizations, readAccountInfo } from '../../organizations/contract.ts';
import * as contract from '../contract.ts';

openMembers();

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

  test('invites not himself, to keep what the owner lowers', async () => {
    const dee = await verified(server, await member(lend));
    expect(said(await invite(dee, { email: dee.email, access_type: 'full' }))).toBe(
      '422 ORGANIZATION_USER.OWN_ACCESS email',
    );
  });

  test('is found by the owner wherever no membership of an organization hides him', async () => {
    const second = await organizationOf(amelie, { name: 'Cedar Looms' });
    const dee = await member(lend);
    const id = await idOf(dee.email);
    // The one that is looked at first shows only the membership of its own.
    const [first = orgId, other = second] = [orgId, second].sort();
    given(await invite(amelie, { email: dee.email, access_type: 'view' }, first));
    given(await dee.api(contract.acceptInvitation, { body: { token: await secretTo(dee.email) } }));
    expect(await idOf(dee.email, amelie, other)).toBe(id);
    given(await edit(amelie, id, { access_type: 'view' }));
    expect(await mayEditAccount(dee, other)).toBe('403 ACCESS.VIEW_ONLY');
    given(await remove(amelie, id));
    expect(await mayEditAccount(dee, other)).toBe('404 GENERAL.NOT_FOUND');
  });

  test('is uninvited by the owner who has lost the organization in which he was invited', async () => {
    const second = await organizationOf(amelie, { name: 'Cedar Looms' });
    const email = fresh();
    given(await invite(amelie, { ...lend, email }));
    const bo = await member({ access_type: 'admin' });
    expect(await idOf(email, bo)).not.toBe('');
    given(await remove(bo, await idOf(amelie.email, bo)));
    // A member who stays in the organization that she left learns no more of her people.
    expect((await list(bo)).map((user) => user.email)).toEqual([bo.email]);
    expect(said(await remove(amelie, await idOf(email, amelie, second)))).toBe(
      'ok ORGANIZATION_USER.INVITATION_WITHDRAWN',
    );
  });
});
