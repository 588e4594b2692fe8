import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { join, organizationOf, registered, type SignedIn, signIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { readOrganization, saveAccountInfo } from '../../organizations/contract.ts';
import { listAccess } from '../accessLogContract.ts';
import * as contract from '../contract.ts';
import { recordAccess } from './public.ts';

let server: TestServer;
/** The admin. */
let amelie: SignedIn;
let orgId: string;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  amelie = await registered(server);
  orgId = await organizationOf(amelie);
});
afterAll(() => server.close());

type Query = Parameters<typeof log>[0];

const log = async (
  query: { kind?: 'opened' | 'let_in' | 'removed' | 'exported'; user?: string; before?: string } = {},
) => given(await amelie.api(listAccess, { params: { orgId }, query }));
const lines = async (query: Query = {}) =>
  (await log(query)).entries.map(({ kind, actor, subject, detail }) => [
    kind,
    actor.id,
    subject?.id ?? null,
    detail,
  ]);
const open = (person: SignedIn) => person.api(readOrganization, { params: { id: orgId } });

describe('the access log', () => {
  test('has one entry for each session that came in, with the place as coarse as a session keeps it', async () => {
    const bo = await registered(server);
    await join(server, orgId, bo, 'view');
    const again = await signIn(server, bo.email);
    await Promise.all([open(bo), open(bo), open(again), open(again)]);
    await open(bo);
    const opened = (await log({ kind: 'opened', user: bo.userId })).entries;
    expect(opened).toHaveLength(2);
    expect(opened[0]).toMatchObject({
      actor: { name: 'Amélie Tremblay' },
      subject: null,
      network: '127.0.0.0/24',
    });
  });

  test('has none for who was refused: a stranger, and a member without the right', async () => {
    const [stranger, bo] = [await registered(server), await registered(server)];
    await join(server, orgId, bo, 'view');
    await open(stranger);
    await bo.api(saveAccountInfo, { params: { id: orgId }, body: {} });
    expect(await lines({ user: stranger.userId })).toEqual([]);
    expect(await lines({ user: bo.userId })).toEqual([]);
  });

  test('tells who changed and took away whose access', async () => {
    const bo = await registered(server);
    await join(server, orgId, bo, 'view');
    const list = given(await amelie.api(contract.listOrganizationUsers, { params: { orgId } })).users;
    const params = { id: list.find(({ email }) => email === bo.email)?._id ?? '' };
    given(await amelie.api(contract.editOrganizationUser, { params, body: { access_type: 'full' } }));
    given(await amelie.api(contract.deleteOrganizationUser, { params }));
    expect(await lines({ user: bo.userId })).toEqual([
      ['removed', amelie.userId, bo.userId, ''],
      ['access_changed', amelie.userId, bo.userId, 'full'],
    ]);
  });

  test('takes what a later feature tells of an export', async () => {
    const at = server.clock.read();
    const { userId } = amelie;
    await server.installation.db.asOrganization(orgId, (q) =>
      recordAccess({ q, orgId, userId, at }, { kind: 'exported', what: 'securities_register' }),
    );
    expect(await lines({ kind: 'exported' })).toEqual([['exported', userId, null, 'securities_register']]);
  });

  test('comes fifty at a time, the newest first', async () => {
    const at = server.clock.read();
    const { userId } = amelie;
    await server.installation.db.asOrganization(orgId, async (q) => {
      for (let count = 0; count < 60; count += 1)
        await recordAccess({ q, orgId, userId, at }, { kind: 'exported', what: 'cap_table' });
    });
    const first = await log({ kind: 'exported' });
    const second = await log({ kind: 'exported', before: first.next ?? '' });
    expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 10, null]);
    const ids = [...first.entries, ...second.entries].map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(60);
  });

  test('is read with full access only, and by nobody from outside', async () => {
    const [bo, stranger] = [await registered(server), await registered(server)];
    await join(server, orgId, bo, 'view');
    const read = (person: SignedIn, id = orgId) =>
      person.api(listAccess, { params: { orgId: id }, query: {} });
    expect(await read(bo)).toMatchObject({ status: 403, textCode: 'ACCESS.VIEW_ONLY' });
    expect(await read(stranger)).toMatchObject({ status: 404 });
    expect(await read(amelie, newId())).toMatchObject({ status: 404 });
  });
});
