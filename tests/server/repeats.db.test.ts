import { markNotice } from '@tabellion/features/notifications/contract.ts';
import { openOwnEnvelope } from '@tabellion/features/signing/signeeContract.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productEndpoints } from '../../tools/access-matrix.ts';
import { isLongRun } from '../support/extent.ts';
import { registered, type SignedIn } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type Story, tellStory } from '../support/story.ts';
import { countsIn, digestsOf, writesIn } from '../support/tables.ts';
import { fieldName, fieldsOf, valueAt, withValue } from './fields.ts';
import type { Ingredients } from './recipe.ts';
import { nameOf, recipeOf, untouchedStories } from './recipes.ts';
import { type Plain, request } from './requests.ts';

// One act, one key: however often and however much at once it is sent, it is done once and answered alike.

/** Writes to an organization, and the one that makes one. Accounts have no keys: their acts repeat without harm, or are
 *  spent by the first. A session of an envelope is opened anew each time: its secret is kept nowhere. */
const endpoints = (await productEndpoints()).filter(
  ({ method, tenant, path }) =>
    method !== 'GET' &&
    (tenant.in !== 'none' || path === '/api/organization/create') &&
    path !== openOwnEnvelope.path,
);

let server: TestServer;
let owner: SignedIn;
let shared: Story;

beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  shared = await tellStory(server, owner);
});
afterAll(() => server.close());

const untouched = untouchedStories(() => tellStory(server, owner));

const send = (endpoint: Endpoint, ingredients: Ingredients, key: string): Promise<Plain> =>
  request(server, endpoint, ingredients, { token: owner.token, key });

/** An answer without the moment of the last write, which is that of the repetition. */
const alike = ({ status, text }: Plain): string => `${status} ${text.replace(/"saved_at":"[^"]*"/, '')}`;

/** The same act on other words; undefined where the contract leaves none. */
function otherwise(endpoint: Endpoint, ingredients: Ingredients): Ingredients | undefined {
  const words = fieldsOf(endpoint).find(
    (field) =>
      field.part === 'body' &&
      field.kind === 'words' &&
      !/email|plan_id|card/.test(fieldName(field)) &&
      typeof valueAt(ingredients, field) === 'string',
  );
  return words && withValue(ingredients, words, `${valueAt(ingredients, words)} too`);
}

const named = endpoints.map((endpoint, turn) => [nameOf(endpoint), endpoint, turn] as const);

describe.each(named)('%s', (_, endpoint, turn) => {
  test('is done once for one key, one after another and at once', async () => {
    const recipe = recipeOf(endpoint);
    const { spends } = recipe;
    const storyNow = async () => (spends === undefined ? shared : untouched(spends));
    const asker = { userId: owner.userId, sessionId: '' };
    const ingredients = await recipe.make(await storyNow(), asker);
    const key = newId();
    const before = countsIn(await writesIn(server.database));
    const first = await send(endpoint, ingredients, key);
    const after = await rowsIn(endpoint);
    const repeated = await send(endpoint, ingredients, key);
    if (first.status < 400) expect(alike(repeated)).toBe(alike(first));
    expect(unlessMoving(await rowsIn(endpoint))).toEqual(unlessMoving(after));

    const other = otherwise(endpoint, ingredients);
    if (other !== undefined && first.status < 400 && endpoint.upload === undefined && !confirms(endpoint))
      expect(await send(endpoint, other, key)).toMatchObject({
        status: 422,
        textCode: 'IDEMPOTENCY.MISMATCH',
      });

    // Where that needs another story, which takes a second to tell, the gate asks every second of them at once.
    if (spends !== undefined && turn % 2 === 1 && !isLongRun) return;
    const again = await recipe.make(await storyNow(), asker);
    const start = countsIn(await writesIn(server.database));
    const together = newId();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(endpoint, again, together)));
    // A user has two files of imports at work: a third is told to try again. All other repetitions are answered alike.
    const answered = answers.filter(({ status }) => status !== 429 || !endpoint.path.includes('/import'));
    expect(answered.length).toBeGreaterThan(0);
    if (answered.some(({ status }) => status < 400))
      expect(new Set(answered.map(({ status }) => status)).size).toBe(1);
    const grown = growth(start, countsIn(await writesIn(server.database)));
    const once = growth(before, countsIn(after));
    for (const [name, rows] of Object.entries(grown))
      expect([name, rows]).toEqual([name, Math.min(rows, once[name] ?? 0)]);
  });
});

/** Endpoints that only confirm what is on record, or preview, write nothing, and keep no key. */
const confirms = ({ path }: Endpoint): boolean =>
  path.startsWith('/api/subscription/') || path.startsWith('/api/document/preview/');

/** Nothing is written by a repetition, not even the same again; only a mark on a notice is set once more. */
const rowsIn = ({ path }: Endpoint) =>
  path === markNotice.path ? digestsOf(server.database) : writesIn(server.database);

/** The head's clock moves with every write that takes its lock, even one that then finds its key; what a user's imports have
 *  cost is counted before the key is looked for; a comparison with the ledger is made again and finds the same. */
const unlessMoving = ({
  register_heads,
  tries,
  ledger_findings,
  ...others
}: Readonly<Record<string, string>>) => others;

const growth = (before: Record<string, number>, after: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(after).map(([name, rows]) => [name, rows - (before[name] ?? 0)]));
