import { markDeadlines } from '@tabellion/features/deadlines/contract.ts';
import { listDocuments } from '@tabellion/features/documents/contract.ts';
import { listRegisterShareholders } from '@tabellion/features/ledgers/registerContract.ts';
import { exportRegister } from '@tabellion/features/ledgers/registerFileContract.ts';
import { findPeople, listDirectors, readPerson, updatePerson } from '@tabellion/features/people/contract.ts';
import { listRegisterDirectors } from '@tabellion/features/people/registerContract.ts';
import { listShareholders } from '@tabellion/features/shares/contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given, street } from '../support/founding.ts';
import { join, registered, type SignedIn } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type Story, tellStory } from '../support/story.ts';

let server: TestServer;
let story: Story;

beforeAll(async () => {
  server = await startTestServer();
  const owner = await registered(server);
  story = await tellStory(server, owner, { until: 'incorporated' });
  const { province: region, ...place } = street;
  const body = { as: 'correction', reason: 'typed wrongly', address: { ...place, region } } as const;
  for (const person_id of [story.personId, story.holderId])
    given(await owner.api(updatePerson, { body: { ...body, person_id } }));
});
afterAll(() => server.close());

/** All that is read of people and registers, as text, and what is answered when a register is taken out. */
async function readBy(reader: SignedIn) {
  const params = { id: story.orgId };
  const read = [
    given(await reader.api(listRegisterShareholders, { params, query: {} })),
    given(await reader.api(listRegisterDirectors, { params, query: {} })),
    given(await reader.api(listShareholders, { params, query: {} })),
    given(await reader.api(listDirectors, { params, query: {} })),
    given(await reader.api(findPeople, { params, query: {} })),
    given(await reader.api(readPerson, { params: { id: story.personId }, query: {} })),
  ];
  const file = await fetch(
    `${server.origin}/api/organization/${story.orgId}/register/export/shareholders?format=csv`,
    { headers: { authorization: `Bearer ${reader.token}` } },
  );
  return {
    hasAddress: read.map((one) => JSON.stringify(one).includes(street.address_line_1)),
    export: file.status,
  };
}

test('a restricted member without the minute book reads registers without addresses and exports nothing', async () => {
  expect(exportRegister.action).toBe('registers.whole');
  const [owner, clerk, keeper] = [story.owner, await registered(server), await registered(server)];
  await join(server, story.orgId, clerk, 'restricted', ['dashboard']);
  await join(server, story.orgId, keeper, 'restricted', ['minute_book']);
  const all = { hasAddress: Array(6).fill(true), export: 200 };
  expect(await readBy(owner)).toEqual(all);
  expect(await readBy(keeper)).toEqual(all);
  expect(await readBy(clerk)).toEqual({ hasAddress: Array(6).fill(false), export: 403 });
});

test('what a restricted member lacks is named by its section, and a deadline is marked by full access alone', async () => {
  const [clerk, keeper] = [await registered(server), await registered(server)];
  await join(server, story.orgId, clerk, 'restricted', ['dashboard']);
  await join(server, story.orgId, keeper, 'restricted', ['minute_book']);
  const params = { orgId: story.orgId };
  expect(await clerk.api(listDocuments, { params, query: {} })).toMatchObject({
    textCode: 'ACCESS.SECTION_VIEW_ONLY',
    message: 'You have view-only access to Minute Book.',
  });
  expect(await keeper.api(listDocuments, { params, query: {} })).toMatchObject({ ok: true });
  const deadlines = [{ registration: 'CA', kind: 'annual_filing', occasion: '2024' }] as const;
  const excused = { deadlines: [...deadlines], mark: 'not_applicable' as const, reason: 'Dormant then.' };
  const mark = { params: { id: story.orgId }, body: excused };
  expect(await keeper.api(markDeadlines, mark)).toMatchObject({ ok: false, textCode: 'ACCESS.VIEW_ONLY' });
  given(await story.owner.api(markDeadlines, mark));
});
