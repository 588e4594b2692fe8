import { readFileSync } from 'node:fs';
import { type Action, access } from '@tabellion/features/access.ts';
import { listSessions } from '@tabellion/features/accounts/contract.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { statusOf } from '@tabellion/texts/codes.ts';
import { staffing } from '@tabellion/texts/staffing/en.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accessMatrix,
  actors,
  judgeActor,
  matrixFile,
  productEndpoints,
  productFeatures,
} from '../../tools/access-matrix.ts';
import { someOf } from '../support/extent.ts';
import { given } from '../support/founding.ts';
import { handOver } from '../support/handedOver.ts';
import { join, onStaff, registered, type SignedIn, signIn } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { rungForAll, type Story, tellStory } from '../support/story.ts';
import { writesIn } from '../support/tables.ts';
import type { Asker } from './recipe.ts';
import { nameOf, recipeOf, untouchedStories } from './recipes.ts';
import { type Plain, request, tokenByLink } from './requests.ts';

const endpoints = await productEndpoints();

test('the checked-in matrix is the one that the endpoints and the table of access make', () => {
  const written = readFileSync(matrixFile, 'utf8');
  expect(written, 'write it anew: npx tsx tools/access-matrix.ts').toBe(accessMatrix(endpoints));
});

test('every endpoint has its recipe, so that none is left out below', () => {
  for (const endpoint of endpoints) expect(() => recipeOf(endpoint)).not.toThrow();
});

/** An installation with all that it may have beside it. */
const everything = {
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  TSA_URL: 'https://stamps.example',
};

test('every job has words on the page of operations, and no other has', async () => {
  const { schedules } = await productFeatures(everything);
  const worded = Object.keys(staffing).filter((key) => key.startsWith('staffing.job.'));
  expect(worded.sort()).toEqual(schedules.map(({ name }) => `staffing.job.${name}`).sort());
});

/** Specification section 6, and section 8 for the session. */
const sentences: Readonly<Record<string, RegExp>> = {
  'SESSION.INVALID': /^Invalid access credentials\.$/,
  'ACCESS.VIEW_ONLY': /^You have view-only access to this organization\.$/,
  'ACCESS.RESTRICTED': /^Access is restricted as no permissions are assigned\.$/,
  'ACCESS.SECTION_VIEW_ONLY': /^You have view-only access to (Dashboard|Minute Book|Activity)\.$/,
  'ACCESS.STAFF_ONLY': /\S/,
  'SIGNING.PROVE_FIRST': /\S/,
  'GENERAL.NOT_FOUND': /\S/,
};

let server: TestServer;
/** Signed-in people by the actor's name; nobody for the guest. */
const people = new Map<string, SignedIn>();
/** Asked by every request that leaves it as it needs it. */
let shared: Story;

beforeAll(async () => {
  server = await startTestServer();
  for (const { name, role } of actors) {
    if (role === null) continue;
    const person = await registered(server);
    people.set(name, person);
    if (role !== 'user') await onStaff(server, person, role);
  }
  shared = await storyOfAll();
});
afterAll(() => server.close());

/** Staff sign in as before they had a second factor: the codes of one are the tests of accounts. */
async function signInAgain({ userId, email }: SignedIn): Promise<SignedIn> {
  const set = (confirmed: string) =>
    server.database.asOwner(`update second_factors set confirmed_at = ${confirmed} where user_id = $1`, [
      userId,
    ]);
  await set('null');
  const person = await signIn(server, email);
  await set('now()');
  return person;
}

const personOf = (name: string): SignedIn => {
  const person = people.get(name);
  if (person === undefined) throw new Error(`nobody plays ${name}`);
  return person;
};

/** An organization of the admin, in which every member of the table has the right of his column. */
async function storyOfAll(): Promise<Story> {
  const story = await tellStory(server, personOf('admin'));
  for (const { name, member } of actors) {
    if (member !== null && name !== 'admin')
      await join(server, story.orgId, personOf(name), member.access, member.sections);
  }
  await rungForAll(server, story.orgId);
  await handOver(story);
  return story;
}

const untouched = untouchedStories(storyOfAll);

/** The id of the session is asked for only where a request may name it. */
const askerOf = async (person: SignedIn, endpoint: Endpoint): Promise<Asker> => {
  if (!endpoint.path.includes('{sessionId}')) return { userId: person.userId, sessionId: '' };
  const sessions = given(await person.api(listSessions, {}));
  return { userId: person.userId, sessionId: sessions.find(({ is_current }) => is_current)?._id ?? '' };
};

/** A session for one request, where the request ends it. */
async function callerOf(name: string, endsSession: boolean): Promise<SignedIn | undefined> {
  if (name === 'guest' || name === 'signee' || name === 'holder') return undefined;
  const person = personOf(name);
  return endsSession ? signInAgain(person) : person;
}

async function ask(endpoint: Endpoint, story: Story, name: string): Promise<Plain> {
  const recipe = recipeOf(endpoint);
  const isOfAccount = endpoint.tenant.in === 'none';
  const caller = await callerOf(name, recipe.spends !== undefined && isOfAccount);
  const asker = await askerOf(caller ?? personOf('admin'), endpoint);
  const token = tokenByLink(story, name) ?? caller?.token;
  const answer = await request(server, endpoint, await recipe.make(story, asker), { token });
  // Where one session ended all, the next request of this person needs a new one.
  if (recipe.spends !== undefined && isOfAccount && caller !== undefined)
    people.set(name, await signInAgain(caller));
  return answer;
}

/** Those who may ask. The gate lets two of them ask, others for each endpoint, and one where a request uses up a story, which takes
 *  a second to tell. */
function allowed(endpoint: Endpoint<Action>, turn: number): readonly string[] {
  const names = actors.filter((actor) => judgeActor(actor, endpoint).may).map(({ name }) => name);
  return someOf(names, turn, tellsAnew(endpoint) ? 1 : 2);
}

const tellsAnew = (endpoint: Endpoint): boolean => {
  const { spends } = recipeOf(endpoint);
  return spends !== undefined && spends !== 'session';
};

describe('the running server answers as the matrix says', () => {
  const named = endpoints.map((endpoint, turn) => [nameOf(endpoint), endpoint, turn] as const);
  test.each(named)('%s', async (_, endpoint, turn) => {
    const { spends } = recipeOf(endpoint);
    const before = await writesIn(server.database);
    for (const actor of actors) {
      const judgement = judgeActor(actor, endpoint);
      if (judgement.may) continue;
      const answer = await ask(endpoint, shared, actor.name);
      const { status, textCode, message } = answer;
      expect([actor.name, status, textCode]).toEqual([
        actor.name,
        statusOf(judgement.textCode),
        judgement.textCode,
      ]);
      expect(message).toMatch(sentences[textCode] ?? /^never$/);
    }
    expect(await writesIn(server.database), 'a refused request left something behind').toEqual(before);
    for (const name of allowed(endpoint, turn)) {
      const story = spends === undefined || spends === 'session' ? shared : await untouched(spends);
      const answer = await ask(endpoint, story, name);
      expect([name, answer.textCode, [401, 403, 404].includes(answer.status)]).toEqual([
        name,
        answer.textCode,
        false,
      ]);
    }
  });
});

test('every action of the table guards an endpoint', () => {
  const used = new Set<string>(endpoints.map(({ action }) => action));
  const unused = Object.keys(access).filter((action) => !used.has(action));
  expect(unused).toEqual([]);
});
