import { listOrganizations } from '@tabellion/features/organizations/contract.ts';
import { describe, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { mailsTo, secretIn } from '../../../../tests/support/mails.ts';
import { registered, signIn, verified } from '../../../../tests/support/people.ts';
import {
  amelie,
  fresh,
  idOf,
  invite,
  list,
  log,
  openMembers,
  orgId,
  remove,
  said,
  secretTo,
  server,
} from '../../../../tests/support/stages/members.ts';
import * as contract from '../contract.ts';

openMembers();

/** As `signIn` signs in. */
const newPassword = 'Maple-2025!';

const setPassword = (newPasswordToken: string) =>
  server.api()(contract.setPassword, { body: { newPassword, newPasswordToken } });
/** The paths of all links with a secret that an address was mailed, without the secret. */
const linksTo = async (email: string): Promise<(string | undefined)[]> =>
  (await mailsTo(server, email)).map(({ text }) => /https:\/\/books\.test(\/\S*\/)[\w-]{43}/.exec(text)?.[1]);

describe('a person invited without an account', () => {
  test('is mailed a link to set a password; one with an account, the invitation; the inviter reads the same', async () => {
    const stranger = fresh();
    const known = await registered(server, { email: fresh() });
    const answers = [
      await invite(amelie, { email: stranger }),
      await invite(amelie, { email: known.email }),
    ].map(said);
    expect(new Set(answers).size).toBe(1);
    expect(await linksTo(stranger)).toEqual(['/app/set-password/']);
    expect((await linksTo(known.email)).toSorted()).toEqual(['/invitation/', '/verify/']);
  });

  test('sets a password by it, and has an account, a verified address and the access', async () => {
    const email = fresh();
    await invite(amelie, { email, firstname: 'Bo', lastname: 'Li', access_type: 'view' });
    const set = await setPassword(await secretTo(email));
    expect(set).toMatchObject({
      ok: true,
      textCode: 'LOGIN.PASSWORD_CHANGED',
      data: { email, firstname: 'Bo', lastname: 'Li', phone_number: '' },
    });
    const bo = await signIn(server, email);
    expect(given(await bo.api(listOrganizations, {})).organizations).toMatchObject([
      { unique_id: orgId, access_type: 'view', user_sub_type: 'org_user' },
    ]);
    expect((await list()).find((user) => user.email === email)?.status).toBe('active');
    expect(await log()).toContain('member_added');
    const kept =
      'select email_verified_at is not null as proven, terms_version::text from users where id = $1';
    expect(await server.database.asOwner(kept, [bo.userId])).toEqual([
      { proven: true, terms_version: '2026-11-23' },
    ]);
  });

  test('is called by the address where the invitation has no name', async () => {
    const email = fresh();
    await invite(amelie, { email });
    expect(await setPassword(await secretTo(email))).toMatchObject({ data: { firstname: email } });
  });

  test('becomes a sub-user of the account by it', async () => {
    const email = fresh();
    given(await invite(amelie, { email, user_sub_type: 'main_sub_user', access_type: 'full' }));
    given(await setPassword(await secretTo(email)));
    const bo = await signIn(server, email);
    expect(given(await bo.api(listOrganizations, {})).organizations).toMatchObject([
      { unique_id: orgId, user_sub_type: 'main_sub_user' },
    ]);
  });

  test('follows the newest link only, for seven days, once, and while it is not withdrawn', async () => {
    const email = fresh();
    await invite(amelie, { email });
    const older = await secretTo(email);
    server.clock.pass({ minutes: 3 });
    const again = await verified(server, await signIn(server, amelie.email));
    given(await again.api(contract.resendInvitation, { params: { id: await idOf(email, again) } }));
    const newer = secretIn((await mailsTo(server, email))[0]);
    expect(said(await setPassword(older))).toBe('422 INVITATION.INVALID');
    given(await setPassword(newer));
    expect(said(await setPassword(newer))).toBe('409 INVITATION.ALREADY_ACCEPTED');

    const late = fresh();
    await invite(again, { email: late });
    const secret = await secretTo(late);
    const withdrawn = fresh();
    await invite(again, { email: withdrawn });
    const taken = await secretTo(withdrawn);
    await remove(again, await idOf(withdrawn, again));
    expect(said(await setPassword(taken))).toBe('422 INVITATION.WITHDRAWN');
    server.clock.pass({ days: 7 });
    expect(said(await setPassword(secret))).toBe('422 INVITATION.EXPIRED');
  });

  test('signs in instead where an account was made meanwhile; the password of it stays', async () => {
    const email = fresh();
    await invite(amelie, { email });
    const secret = await secretTo(email);
    const bo = await registered(server, { email });
    expect(said(await setPassword(secret))).toBe('409 REGISTER.EMAIL_TAKEN');
    given(await bo.api(contract.acceptInvitation, { body: { token: secret } }));
  });
});

test('a link that nobody was sent sets no password', async () => {
  expect(said(await setPassword('x'.repeat(43)))).toBe('422 INVITATION.INVALID');
});
