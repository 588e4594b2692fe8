import { createHmac } from 'node:crypto';
import { access } from '@tabellion/features/access.ts';
import { listSessions, signOut } from '@tabellion/features/accounts/contract.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { parseParts } from '@tabellion/platform/http/parse.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { statusOf } from '@tabellion/texts/codes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productEndpoints } from '../../tools/access-matrix.ts';
import { isLongRun, shareOf, someOf } from '../support/extent.ts';
import { given } from '../support/founding.ts';
import { onStaff, registered, type SignedIn, signIn } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type Story, tellStory } from '../support/story.ts';
import { writesIn } from '../support/tables.ts';
import { fieldName, fieldsOf, valueAt, withValue } from './fields.ts';
import type { Asker, Ingredients } from './recipe.ts';
import { nameOf, recipeOf } from './recipes.ts';
import { request, type Sending, tokenFor } from './requests.ts';

// Decisions section 1: every failure has one shape, its status and its field, and leaves nothing behind. The shape is
// looked at by `request` itself.

const endpoints = await productEndpoints();
const posts = endpoints.filter(({ method }) => method === 'POST');
const named = (some: readonly Endpoint[]) =>
  some.map((endpoint, turn) => [nameOf(endpoint), endpoint, turn] as const);

let server: TestServer;
let story: Story;
let owner: SignedIn;
let clerk: SignedIn;
let asker: Asker;

beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  story = await tellStory(server, owner);
  clerk = await registered(server);
  await onStaff(server, clerk, 'admin');
  const sessions = given(await owner.api(listSessions, {}));
  asker = { userId: owner.userId, sessionId: sessions[0]?._id ?? '' };
});
afterAll(() => server.close());

/** The person with the right to ask: rights are judged before fields. */
const tokenOf = (endpoint: Endpoint): string => tokenFor(endpoint, story, clerk.token);

const send = (endpoint: Endpoint, ingredients: Ingredients, sending: Sending = {}) =>
  request(server, endpoint, ingredients, { token: tokenOf(endpoint), ...sending });
const make = (endpoint: Endpoint) => recipeOf(endpoint).make(story, asker);

/** Runs what must be refused, and holds every table against what it was. */
async function leavesNothing(work: () => Promise<void>): Promise<void> {
  const before = await writesIn(server.database);
  await work();
  expect(await writesIn(server.database)).toEqual(before);
}

const notAnObject = ['[]', '"text"', '7', '{"__proto__":{"a":1},"constructor":{"b":2}}'];
const otherTypes = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded'];

describe.each(named(posts))('%s', (_, endpoint, turn) => {
  test('refuses what is no JSON, no object, too large, or of another type', () =>
    leavesNothing(async () => {
      const { params, query } = await make(endpoint);
      const bare = { ...(params && { params }), ...(query && { query }) };
      const statusOf = async (rawBody: string, contentType?: string) =>
        (await send(endpoint, bare, { rawBody, ...(contentType && { contentType }) })).status;
      // Where the body names the organization, a body that names none is nobody's.
      const isNamedInside =
        endpoint.tenant.in === 'body' || ('from' in endpoint.tenant && endpoint.tenant.from === 'body');
      const noObject = async () => {
        for (const text of someOf(notAnObject, turn))
          expect([text, await statusOf(text)]).toEqual([text, isNamedInside ? 404 : 400]);
      };
      const tries = [
        async () => expect(await statusOf(JSON.stringify({ a: 'x'.repeat(300_000) }))).toBe(413),
        async () => {
          for (const type of someOf(otherTypes, turn))
            expect([type, await statusOf('a=1', type)]).toEqual([type, 415]);
        },
        ...(endpoint.upload === undefined ? [async () => expect(await statusOf('{"a":')).toBe(400)] : []),
        ...(endpoint.upload === undefined && endpoint.body !== undefined ? [noObject] : []),
      ];
      for (const tried of someOf(tries, turn)) await tried();
    }));
});

test('an upload above its bound is too large, one of another type is refused, one without a file is named', () =>
  leavesNothing(async () => {
    for (const endpoint of posts.filter(({ upload }) => upload !== undefined)) {
      const { params = {} } = await make(endpoint);
      const statusOf = async (file: Blob) => (await send(endpoint, { params, body: {}, file })).status;
      const { maxBytes, types } = endpoint.upload ?? { maxBytes: 0, types: [] };
      expect(await statusOf(new Blob([new Uint8Array(maxBytes + 1)], { type: types[0] ?? '' }))).toBe(413);
      expect(await statusOf(new Blob(['<svg/>'], { type: 'image/svg+xml' }))).toBe(415);
      if (types[0]?.startsWith('image/'))
        expect(await statusOf(new Blob(['no image at all'], { type: types[0] }))).toBe(415);
      const empty = new FormData();
      for (const [name, value] of Object.entries((await make(endpoint)).body ?? {}))
        empty.set(name, String(value));
      expect((await send(endpoint, { params }, { rawBody: empty })).status).toBe(422);
    }
  }));

describe('a field that is not in the contract', () => {
  test.each(named(endpoints.filter(({ body, upload }) => body !== undefined && upload === undefined)))(
    'is named in the query and the body of %s',
    async (_, endpoint) => {
      await leavesNothing(async () => {
        const ingredients = await make(endpoint);
        const answer = await send(endpoint, {
          ...ingredients,
          query: { ...ingredients.query, further: '1' },
          body: { ...ingredients.body, surplus: 1 },
        });
        expect([answer.status, answer.fields]).toMatchObject([
          400,
          [
            { path: 'further', textCode: 'GENERAL.FIELD_UNKNOWN' },
            { path: 'surplus', textCode: 'GENERAL.FIELD_UNKNOWN' },
          ],
        ]);
      });
    },
  );

  test.each(named(endpoints.filter(({ body, upload }) => body === undefined || upload !== undefined)))(
    'is named in the query of %s',
    async (_, endpoint) => {
      const ingredients = await make(endpoint);
      const answer = await send(endpoint, { ...ingredients, query: { ...ingredients.query, surplus: '1' } });
      expect(answer).toMatchObject({
        status: 400,
        fields: [{ path: 'surplus', textCode: 'GENERAL.FIELD_UNKNOWN' }],
      });
    },
  );
});

const isFieldFault = (textCode: string): boolean =>
  textCode === 'GENERAL.MALFORMED' || textCode === 'GENERAL.FIELD_INVALID';

/** Values that JSON can hold and a browser would never send there. */
const wrongTypes: readonly unknown[] = [{ a: [1] }, 1e308, null, '\u0000'];

/** No wrong type, but a number longer than any share, price or product of both. */
const overlong = '9'.repeat(28);

const wrongs = [...wrongTypes, overlong];

describe('a value of a wrong type', () => {
  const withBody = endpoints.filter(({ body, upload }) => body !== undefined && upload === undefined);
  /** One endpoint of each feature, with one value in each field. Elsewhere the parser is asked alone, and the server where
   *  that lets a value pass. */
  const featureOf = ({ action }: Endpoint) => action.split('.')[0];
  const isServed = (endpoint: Endpoint): boolean =>
    endpoint === withBody.find((other) => featureOf(other) === featureOf(endpoint));

  test.each(named(withBody))(
    'anywhere in %s is refused at its field, or is none',
    async (_, endpoint, turn) => {
      const refused: Ingredients[] = [];
      const base = await make(endpoint);
      const fields = fieldsOf(endpoint).filter(({ part }) => part === 'body');
      for (const [at, field] of fields.entries()) {
        const tried = someOf(wrongs, turn + at, 2);
        const served = isServed(endpoint) ? tried.slice(0, 1) : [];
        const sent = isLongRun ? tried : served;
        for (const wrong of tried) {
          const spoilt = withValue(base, field, wrong);
          const parsed = sent.includes(wrong) ? undefined : refusalOf(endpoint, spoilt);
          const answer = parsed ?? (await send(endpoint, spoilt));
          if (answer.status < 400) continue;
          if (parsed === undefined) refused.push(spoilt);
          const place = `${fieldName(field)} ${JSON.stringify(wrong)} ${answer.text}`;
          expect([400, 402, 404, 409, 410, 422, ...ownForbidden(endpoint)], place).toContain(answer.status);
          // A field that has its type wrong is named: whole, or as the list or object that it stands in.
          if (wrong !== overlong && isFieldFault(answer.textCode))
            expect(
              answer.fields.some(({ path }) => isAt(path, field.path)),
              place,
            ).toBe(true);
        }
      }
      if (refused.length === 0) return;
      await leavesNothing(async () => {
        for (const spoilt of refused)
          expect((await send(endpoint, spoilt)).status).toBeGreaterThanOrEqual(400);
      });
    },
  );
});

/** 403 where the endpoint itself judges who may ask, after the fields: a token of the ledger is made for relays alone. */
const ownForbidden = ({ refusals = [] }: Endpoint): number[] =>
  refusals.some((code) => statusOf(code) === 403) ? [403] : [];

/** The parser's refusal of a request, after which nothing is done. */
function refusalOf(endpoint: Endpoint, { params, query, body }: Ingredients) {
  const sent = body && (JSON.parse(JSON.stringify(body)) as unknown);
  const parsed = parseParts(endpoint, { params, query, body: sent });
  if (parsed.ok) return undefined;
  const { textCode, fields = [] } = parsed.error;
  return { status: statusOf(textCode), textCode, fields, text: JSON.stringify(parsed.error) };
}

/** Whether a refusal names the field, what it stands in, or a part of that: a value may be wrong by what is beside it. */
const isAt = (path: string, field: readonly string[]): boolean => {
  const names = path.split('.');
  return names[0] === field[0] || names.at(-1) === field.at(-1);
};

describe('a token', () => {
  const guarded = endpoints.filter(({ action }) => access[action].who !== 'anyone');

  /** One of the tokens by each endpoint; all by all in the long run. In the gate each of the three tests asks a third of the
   *  endpoints. */
  async function refusedEverywhere(part: number, tokens: readonly string[], textCode: string): Promise<void> {
    await leavesNothing(async () => {
      for (const [turn, endpoint] of shareOf(guarded, { part, of: 3 }).entries()) {
        for (const token of someOf(tokens, turn)) {
          const answer = await send(endpoint, await make(endpoint), { token });
          const { who } = access[endpoint.action];
          // The ledger cannot read a session of the product, so it does not know that one is over.
          const refused = [401, who === 'bearer' ? 'SESSION.INVALID' : textCode];
          expect([nameOf(endpoint), answer.status, answer.textCode]).toEqual([
            nameOf(endpoint),
            ...(who === 'signee' || who === 'holder' ? [403, 'SIGNING.PROVE_FIRST'] : refused),
          ]);
        }
      }
    });
  }

  test('that is garbage, unsigned or signed by somebody else opens nothing', async () => {
    const [head = '', claims = ''] = owner.token.split('.');
    const forged = createHmac('sha256', 'another installation')
      .update(`${head}.${claims}`)
      .digest('base64url');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const tokens = ['garbage', `${head}.${claims}.${forged}`, `${none}.${claims}.`, newId()];
    await refusedEverywhere(0, tokens, 'SESSION.INVALID');
  });

  test('of a session that was ended opens nothing', async () => {
    const { token, api } = await signIn(server, owner.email);
    given(await api(signOut, {}));
    await refusedEverywhere(1, [token], 'SESSION.INVALID');
  });

  test('that has expired says so', async () => {
    const before = server.clock.read();
    const { token } = await signIn(server, owner.email);
    server.clock.pass({ hours: 12, seconds: 1 });
    await refusedEverywhere(2, [token], 'SESSION.EXPIRED');
    server.clock.set(before);
  });
});

test('what is nowhere is 404 in the same shape', async () => {
  for (const path of ['/api/nothing', '/api/organization', '/api/organization/x/y/z', '/api/..%2f..']) {
    const answer = await server.raw(path, { token: owner.token });
    expect([path, answer.status, answer.textCode]).toEqual([path, 404, 'GENERAL.NOT_FOUND']);
  }
});

test('ids in a path that are no ids are refused like unknown ones or as malformed', () =>
  leavesNothing(async () => {
    const notIds = ["'; drop table users; --", '%00', 'null', '😀', 'x'.repeat(250)];
    for (const [turn, endpoint] of endpoints.entries()) {
      const ingredients = await make(endpoint);
      for (const field of fieldsOf(endpoint).filter((each) => each.part === 'params')) {
        if (valueAt(ingredients, field) === undefined) continue;
        for (const bad of someOf(notIds, turn)) {
          const answer = await send(endpoint, withValue(ingredients, field, bad));
          expect([400, 404, 409, 422], `${nameOf(endpoint)} ${fieldName(field)} ${bad}`).toContain(
            answer.status,
          );
        }
      }
    }
  }));
