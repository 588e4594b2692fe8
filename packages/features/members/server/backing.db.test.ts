import { describe, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { organizationOf, registered, type SignedIn, verified } from '../../../../tests/support/people.ts';
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
import * as contract from '../contract.ts';

// Bo is let in, invites a second address of his own, and then loses his right: what he offered must go with it.

openMembers();

const inviter = async (access_type: string): Promise<SignedIn> =>
  verified(server, await member({ access_type }));
/** Somebody new who holds the link of an invitation, and has not answered. */
async function invited(by: SignedIn, access_type: string, org = orgId) {
  const person = await registered(server, { email: fresh() });
  given(await invite(by, { email: person.email, access_type }, org));
  const token = await secretTo(person.email);
  return {
    ...person,
    accept: async () => said(await person.api(contract.acceptInvitation, { body: { token } })),
  };
}

describe('an open invitation', () => {
  test('ends with the access of whoever made it, and is told as withdrawn', async () => {
    const bo = await inviter('admin');
    const second = await invited(bo, 'admin');
    given(await remove(amelie, await idOf(bo.email)));
    expect((await list()).map(({ email }) => email)).toEqual([amelie.email]);
    expect(await log()).toContain('invitation_withdrawn');
    expect(await second.accept()).toBe('422 INVITATION.WITHDRAWN');
    expect(await mayEditAccount(second)).toBe('404 GENERAL.NOT_FOUND');
  });

  test('ends when he is lowered beneath what it offers, and stays where he may still give as much', async () => {
    const bo = await inviter('admin');
    const [high, low] = [await invited(bo, 'admin'), await invited(bo, 'full')];
    given(await edit(amelie, await idOf(bo.email), { access_type: 'full' }));
    expect(await high.accept()).toBe('422 INVITATION.WITHDRAWN');
    expect(await low.accept()).toBe('ok INVITATION.ACCEPT.SUCCESS');
  });

  test('of a sub-user of the account ends in each of its organizations', async () => {
    const second = await organizationOf(amelie, { name: 'Cedar Looms' });
    const dee = await verified(server, await member({ access_type: 'full', user_sub_type: 'main_sub_user' }));
    const [here, there] = [await invited(dee, 'full'), await invited(dee, 'full', second)];
    given(await edit(amelie, await idOf(dee.email), { access_type: 'view' }));
    expect([await here.accept(), await there.accept()]).toEqual(Array(2).fill('422 INVITATION.WITHDRAWN'));
  });

  test('stays when somebody else has changed what it offers since', async () => {
    const bo = await inviter('full');
    const second = await invited(bo, 'view');
    given(await edit(amelie, await idOf(second.email), { access_type: 'admin' }));
    given(await remove(amelie, await idOf(bo.email)));
    expect(await second.accept()).toBe('ok INVITATION.ACCEPT.SUCCESS');
  });

  test('is judged again when it is accepted', async () => {
    const bo = await inviter('admin');
    const second = await invited(bo, 'full');
    await server.database.asOwner('delete from memberships where org_id = $1 and user_id = $2', [
      orgId,
      bo.userId,
    ]);
    expect(await second.accept()).toBe('422 INVITATION.INVALID');
    expect(await mayEditAccount(second)).toBe('404 GENERAL.NOT_FOUND');
  });
});
