/** Stories of changes: what is recorded, which documents are made, what is filed and by when. One story may tell several kinds, as the
 *  parts of one change. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Maple } from '../../../../tests/support/changes/maple.ts';
import { articleStories } from '../../../../tests/support/changes/ofArticles.ts';
import { corporationStories } from '../../../../tests/support/changes/ofCorporation.ts';
import { peopleStories } from '../../../../tests/support/changes/ofPeople.ts';
import { shareStories } from '../../../../tests/support/changes/ofShares.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { kindNames } from '../rules/kinds.ts';

const stories = [...corporationStories, ...articleStories, ...peopleStories, ...shareStories];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('every kind that is offered has a story', () => {
  const told = new Set(stories.flatMap(({ of }) => of));
  expect(kindNames.filter((kind) => !told.has(kind))).toEqual([]);
});

test.each(stories)('the story of $of records its acts and its documents', async (story) => {
  const maple = await Maple.begun(server, story);
  await story.tell(maple);
  await maple.expectTold(story);
});
