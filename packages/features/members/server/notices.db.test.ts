import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { given } from '../../../../tests/support/founding.ts';
import {
  join,
  organizationOf,
  registered,
  type SignedIn,
  signIn,
  verified,
} from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { listNotices, markNotice } from '../../notifications/contract.ts';
import * as contract from '../contract.ts';

let server: TestServer;
/** The admin. */
let amelie: SignedIn;
let orgId: string;
/** Has an organization of his own. */
let bo: SignedIn;
let own: string;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  amelie = await verified(server, await registered(server));
  orgId = await organizationOf(amelie);
  bo = await verified(server, await registered(server, { firstname: 'Bo', lastname: 'Li' }));
  own = await organizationOf(bo, { name: 'Cedar Looms' });
});
afterAll(() => server.close());

const invite = (email: string, body: object = {}) =>
  amelie.api(contract.createOrganizationUser, {
    params: { orgId },
    body: { email, access_type: 'view', ...body },
  });

async function bell(person: SignedIn, org = orgId) {
  await announcementsArrive(server);
  return given(await person.api(listNotices, { params: { orgId: org }, query: {} }));
}
const summaryOf = async (person: SignedIn, org = orgId): Promise<string[]> =>
  (await bell(person, org)).notices.map(({ title, message }) =>
    `${title}: ${message}`.replaceAll(/[\u2068\u2069]/g, ''),
  );

const invitationTo = async (person: SignedIn): Promise<string> =>
  given(await person.api(contract.listMyInvitations, {}))[0]?._id ?? '';
async function comeIn(): Promise<void> {
  given(await invite(bo.email));
  const id = await invitationTo(bo);
  given(await bo.api(contract.acceptMyInvitation, { params: { id } }));
}

describe('an invitation', () => {
  test('rings in the other organizations of who was invited, and in none of the inviter', async () => {
    given(await invite(bo.email));
    const { notices } = await bell(bo, own);
    expect(notices).toMatchObject([{ kind: 'invitation_received', path: '/landingPage', is_read: false }]);
    expect(await summaryOf(bo, own)).toEqual([
      'New invitation: Amélie Tremblay invited you to Maple Robotics Inc.',
    ]);
    expect(await summaryOf(amelie)).toEqual([]);
    const id = notices[0]?._id ?? '';
    expect(given(await bo.api(markNotice, { params: { orgId: own, id } }))).toEqual({ unread: 0 });
  });

  test.each(['accepted', 'declined', 'withdrawn'] as const)('that is %s is taken back', async (end) => {
    given(await invite(bo.email));
    await announcementsArrive(server);
    const id = await invitationTo(bo);
    if (end === 'accepted') given(await bo.api(contract.acceptMyInvitation, { params: { id } }));
    else if (end === 'declined') given(await bo.api(contract.declineMyInvitation, { params: { id } }));
    else given(await amelie.api(contract.deleteOrganizationUser, { params: { id } }));
    expect(await bell(bo, own)).toMatchObject({ notices: [], unread: 0 });
  });

  test('that ran out names nobody any more', async () => {
    given(await invite(bo.email));
    await announcementsArrive(server);
    server.clock.pass({ days: 8 });
    const later = await signIn(server, bo.email);
    expect(await summaryOf(later, own)).toEqual([
      'New invitation: This invitation has been answered or has expired.',
    ]);
  });

  test('to an address that nobody has verified rings for nobody', async () => {
    const cy = await registered(server);
    const hers = await organizationOf(cy);
    given(await invite(cy.email));
    given(await invite(`${newId()}@maple.test`));
    expect(await summaryOf(cy, hers)).toEqual([]);
  });

  test('to the account is one notice, however many organizations it lends', async () => {
    await organizationOf(amelie, { name: 'Second' });
    given(await invite(bo.email, { user_sub_type: 'main_sub_user' }));
    expect(await summaryOf(bo, own)).toHaveLength(1);
  });
});

describe('members', () => {
  test('who come in are told to those who manage members, but not to themselves', async () => {
    const [full, viewer] = [await registered(server), await registered(server)];
    await join(server, orgId, full, 'full');
    await join(server, orgId, viewer, 'view');
    await comeIn();
    const line = 'Invitation accepted: Bo Li has joined the organization: view only.';
    expect([
      await summaryOf(amelie),
      await summaryOf(full),
      await summaryOf(viewer),
      await summaryOf(bo),
    ]).toEqual([[line], [line], [], []]);
  });

  test('whose access changes hear it alone', async () => {
    await comeIn();
    await announcementsArrive(server);
    const users = given(await amelie.api(contract.listOrganizationUsers, { params: { orgId } })).users;
    const id = users.find(({ email }) => email === bo.email)?._id ?? '';
    const body = { access_type: 'full' } as const;
    given(await amelie.api(contract.editOrganizationUser, { params: { id }, body }));
    expect((await summaryOf(bo))[0]).toBe('Your access changed: Your access is now: full access.');
    expect(await summaryOf(amelie)).toHaveLength(1);
  });

  test('who are removed are told to those who manage members, but not to who removed them', async () => {
    const full = await registered(server);
    await join(server, orgId, full, 'full');
    await comeIn();
    await announcementsArrive(server);
    const users = given(await amelie.api(contract.listOrganizationUsers, { params: { orgId } })).users;
    const id = users.find(({ email }) => email === bo.email)?._id ?? '';
    given(await amelie.api(contract.deleteOrganizationUser, { params: { id } }));
    expect((await summaryOf(full))[0]).toBe(
      'Member removed: Bo Li no longer has access to the organization.',
    );
    expect(await summaryOf(amelie)).toHaveLength(1);
    expect(await bo.api(listNotices, { params: { orgId }, query: {} })).toMatchObject({ status: 404 });
  });
});
