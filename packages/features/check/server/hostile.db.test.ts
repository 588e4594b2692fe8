import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  join,
  organizationOf,
  registered,
  type SignedIn,
  verified,
} from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { type Story, tellStory } from '../../../../tests/support/story.ts';
import * as contract from '../contract.ts';

let server: TestServer;
let owner: SignedIn;
let story: Story;
beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  story = await tellStory(server, owner, { until: 'incorporated' });
});
afterAll(() => server.close());

test('what a book lacks is neither for strangers nor for members without the minute book', async () => {
  const params = { orgId: story.orgId };
  const [stranger, restricted, viewer] = [
    await registered(server),
    await registered(server),
    await registered(server),
  ];
  await organizationOf(await verified(server, stranger));
  await join(server, story.orgId, restricted, 'restricted', ['dashboard']);
  await join(server, story.orgId, viewer, 'view');
  const file = `${server.origin}/api/document/check/export/${story.orgId}?format=csv`;
  const codes = async ({ api, token }: Pick<SignedIn, 'api' | 'token'>) => [
    (await api(contract.checkBook, { params, query: {} })).ok,
    (await api(contract.readLastCheck, { params })).ok,
    (await fetch(file, { headers: { authorization: `Bearer ${token}` } })).ok,
  ];
  expect(await codes(stranger)).toEqual([false, false, false]);
  expect(await codes(restricted)).toEqual([false, false, false]);
  expect(await codes({ api: server.api(), token: '' })).toEqual([false, false, false]);
  expect(await codes(viewer)).toEqual([true, true, true]);
});
