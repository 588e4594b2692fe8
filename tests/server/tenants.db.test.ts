import type { Action } from '@tabellion/features/access.ts';
import { listSessions } from '@tabellion/features/accounts/contract.ts';
import { markDeadlines, reportEvent } from '@tabellion/features/deadlines/contract.ts';
import { makeFeed } from '@tabellion/features/deadlines/feedContract.ts';
import { setReminders } from '@tabellion/features/deadlines/remindersContract.ts';
import { reviewDocument } from '@tabellion/features/documents/contract.ts';
import { orderDocuments } from '@tabellion/features/documents/draftContract.ts';
import { linkDocumentToActivity } from '@tabellion/features/documents/linkContract.ts';
import { assignLines, saveView } from '@tabellion/features/worklist/contract.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { withClient } from '@tabellion/platform/database/server-address.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productEndpoints } from '../../tools/access-matrix.ts';
import { announcementsArrive } from '../support/announcements.ts';
import { someOf } from '../support/extent.ts';
import { given } from '../support/founding.ts';
import { registered } from '../support/people.ts';
import { foundOtherwise } from '../support/recordedLeaf.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type Story, type StoryIds, tellStory } from '../support/story.ts';
import { tablesOf, writesIn } from '../support/tables.ts';
import { type Field, fieldName, fieldsOf, valueAt, withValue } from './fields.ts';
import type { Asker, Ingredients } from './recipe.ts';
import { nameOf, recipeOf } from './recipes.ts';
import { type Plain, request, tokenFor } from './requests.ts';

// Two tenants with everything in them. Whatever id of the other one stands in a request of ours, the answer is the one
// for an id that nobody has, and nothing of theirs changes.

const endpoints = await productEndpoints();

let server: TestServer;
let ours: Story;
let theirs: Story;
let asker: Asker;

beforeAll(async () => {
  server = await startTestServer();
  ours = await tellStory(server, await registered(server));
  const founders = [
    { firstname: 'Quetzal', lastname: 'Ōtawa', resident: true, director: true, office: 'presidents' },
    { firstname: 'Quenby', lastname: 'Ōtawa', shares: 777_000n },
  ] as const;
  const them = await registered(server, { firstname: 'Quetzal', lastname: 'Ōtawa' });
  theirs = await tellStory(server, them, { name: 'Quillon Foundry', founders, until: 'incorporated' });
  for (const { owner, orgId } of [ours, theirs]) {
    await foundOtherwise(server, orgId);
    const params = { id: orgId };
    const deadlines = [{ registration: 'CA', kind: 'annual_filing', occasion: '2024' }] as const;
    const mark = 'not_applicable' as const;
    const excused = { deadlines: [...deadlines], mark, reason: 'Dormant then.' };
    given(await owner.api(markDeadlines, { params, body: excused }));
    const event = { kind: 'small_supplier_lost', happened_on: '2025-06-30' } as const;
    given(await owner.api(reportEvent, { params, body: event }));
    given(await owner.api(setReminders, { params, body: { reminders: ['overdue'] } }));
    const feed = new URL(given(await owner.api(makeFeed, { body: {} })).address);
    expect((await fetch(server.origin + feed.pathname)).status).toBe(200);
    // A title that the founding dropped.
    await server.database.asOwner('insert into dropped_names (org_id, id, name) values ($1, $2, $3)', [
      orgId,
      newId(),
      'Chief Maple Officer',
    ]);
    // Stripe's adapter writes it, where Stripe is chosen.
    await server.database.asOwner('insert into stripe_customers (org_id, customer) values ($1, $2)', [
      orgId,
      `cus_${orgId}`,
    ]);
  }
  const { orgId, documentId: docId, activityId: activity_id, owner } = theirs;
  const link = { org_unique_id: orgId, document_id: docId, activity_id };
  given(await owner.api(linkDocumentToActivity, { body: link }));
  given(await owner.api(reviewDocument, { params: { orgId, docId }, body: {} }));
  given(await owner.api(orderDocuments, { params: { orgId }, body: {} }));
  // Some tables are written after the requests: where deadlines run from, for one.
  await announcementsArrive(server);
  for (const { owner, orgId, envelopeId } of [ours, theirs]) {
    const body = { lines: [`signatures ${envelopeId}`], user_id: owner.userId };
    given(await owner.api(assignLines, { params: { id: orgId }, body }));
  }
  const sessions = given(await ours.owner.api(listSessions, {}));
  asker = { userId: ours.owner.userId, sessionId: sessions[0]?._id ?? '' };
});
afterAll(() => server.close());

const idNames = (): (keyof StoryIds)[] =>
  (Object.keys(ours) as (keyof Story)[]).filter((name): name is keyof StoryIds => /Id$/.test(name));
const theirIds = (): string[] => [...idNames().map((name) => theirs[name]), theirs.owner.userId];

/** Their id of the same kind as ours, and one of another kind; each of theirs in the long run. */
const foreignIds = (own: unknown, turn: number): string[] => {
  const same = idNames().filter((name) => ours[name] === own);
  return [...new Set([...same.map((name) => theirs[name]), ...someOf(theirIds(), turn)])];
};

/** Every field that takes an id, by its schema or because the recipe puts one of ours there. */
const idFields = (endpoint: Endpoint, ingredients: Ingredients): Field[] => {
  const own = new Set<unknown>(idNames().map((name) => ours[name]));
  return fieldsOf(endpoint).filter((field) => field.kind === 'uuid' || own.has(valueAt(ingredients, field)));
};

const send = (endpoint: Endpoint<Action>, ingredients: Ingredients): Promise<Plain> =>
  request(server, endpoint, ingredients, { token: tokenFor(endpoint, ours) });

/** The content of an answer, without the id that was sent and the request's own. */
const saying = ({ status, textCode, text, requestId }: Plain, sent: string): string =>
  `${status} ${textCode} ${status < 400 ? '' : text.replaceAll(sent, 'ID').replaceAll(requestId ?? 'no id', '')}`;

describe('an id of another tenant is an id that nobody has', () => {
  const cases = endpoints.map((endpoint, turn) => [nameOf(endpoint), endpoint, turn] as const);
  test.each(cases)('%s', async (_, endpoint, turn) => {
    const recipe = recipeOf(endpoint);
    const made = await recipe.make(ours, asker);
    const fields = idFields(endpoint, made);
    if (fields.length === 0) return;
    const before = await writesIn(server.database, theirs.orgId);
    for (const [at, field] of fields.entries()) {
      const nobodys = newId();
      const unknown = withValue(await recipe.make(ours, asker), field, nobodys);
      const expected = saying(await send(endpoint, unknown), nobodys);
      for (const theirId of foreignIds(valueAt(made, field), turn + at)) {
        // Made anew each time: an address or a card is used once.
        const foreign = withValue(await recipe.make(ours, asker), field, theirId);
        const answer = await send(endpoint, foreign);
        const place = `${fieldName(field)} answered ${answer.status} ${answer.textCode}`;
        expect(saying(answer, theirId), place).toBe(expected);
        // A registry's own words may name nobody of theirs, and none of their ids but the one that was sent.
        expect(answer.text, place).not.toMatch(/Quetzal|Quenby|Quillon|Ōtawa/);
        expect(
          theirIds().filter((id) => id !== theirId && answer.text.includes(id)),
          place,
        ).toEqual([]);
      }
    }
    // A view keeps whom its user typed, theirs too: saved again of our own, no answer below repeats that.
    if (endpoint === saveView) await send(endpoint, await recipe.make(ours, asker));
    expect(await writesIn(server.database, theirs.orgId)).toEqual(before);
  });
});

test('where the organization itself is another tenant’s, the answer is 404', async () => {
  for (const endpoint of endpoints) {
    const field = tenantField(endpoint);
    if (field === undefined) continue;
    const ingredients = await recipeOf(endpoint).make(ours, asker);
    const answer = await send(endpoint, withValue(ingredients, field, tenantId(endpoint)));
    expect([nameOf(endpoint), answer.status]).toEqual([nameOf(endpoint), 404]);
  }
});

test('a whole request of theirs is answered to no stranger, signee or guest, and leaves their tables as they are', async () => {
  for (const endpoint of endpoints) {
    const field = tenantField(endpoint);
    if (field === undefined) continue;
    // The body is one that they could send themselves; some may name their organization, and do.
    const ingredients = withValue(await recipeOf(endpoint).make(theirs, asker), field, tenantId(endpoint));
    const before = await writesIn(server.database, theirs.orgId);
    const statuses = [];
    for (const token of [ours.owner.token, ours.signeeToken, ours.holderToken, undefined])
      statuses.push((await request(server, endpoint, ingredients, { token })).status);
    expect([nameOf(endpoint), statuses]).toEqual([nameOf(endpoint), [404, 401, 401, 401]]);
    expect(await writesIn(server.database, theirs.orgId), nameOf(endpoint)).toEqual(before);
  }
});

/** Where a request names its organization, itself or by an object of it. */
function tenantField({ tenant }: Endpoint): Field | undefined {
  if (tenant.in === 'none') return undefined;
  return { part: tenant.in === 'object' ? tenant.from : tenant.in, path: [tenant.name], kind: 'uuid' };
}

const tenantId = ({ tenant }: Endpoint): string =>
  tenant.in === 'object' ? objectOf(tenant.kind) : theirs.orgId;

function objectOf(kind: string): string {
  const found: Readonly<Record<string, string>> = {
    person: theirs.personId,
    shareclass: theirs.classId,
    security: theirs.securityId,
    proposal: theirs.proposalId,
    purchase: theirs.paymentId,
    subscription: theirs.subscriptionId,
    invoice: theirs.invoiceId,
    activity: theirs.activityId,
    membership: theirs.membershipId,
    filing: theirs.filingId,
  };
  const id = found[kind];
  if (id === undefined) throw new Error(`the stories have no ${kind}`);
  return id;
}

describe('with the store’s filters turned off', () => {
  const asOurs = <Row>(query: string): Promise<Row[]> =>
    withClient(server.database.as('tabellion_app'), async (client) => {
      await client.query(`select set_config('app.org', $1, false)`, [ours.orgId]);
      return (await client.query(query)).rows as Row[];
    });

  const readable = async (): Promise<string[]> => {
    const tables = (await tablesOf(server.database)).filter(({ has_org }) => has_org);
    const rows = await server.database.asOwner<{ name: string }>(
      `select name from unnest($1::text[]) as name where has_table_privilege('tabellion_app', name, 'select')`,
      [tables.map(({ name }) => name)],
    );
    return rows.map(({ name }) => name);
  };

  test('every table shows our rows only, and both of us have rows in most', async () => {
    const names = await readable();
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      const rows = await asOurs<{ org_id: string }>(`select distinct org_id from ${name}`);
      expect([name, rows.filter(({ org_id }) => org_id !== ours.orgId)]).toEqual([name, []]);
    }
    const filled = await writesIn(server.database, theirs.orgId);
    const empty = Object.keys(filled).filter((name) => filled[name]?.startsWith('0 '));
    // Tables that the story leaves empty: the nightly check, registrations elsewhere, money that goes back, the choice between
    // simple and advanced.
    const withoutRows = [
      'book_checks',
      'credit_notes',
      'organization_registrations',
      'refunds',
      'share_setups',
    ];
    expect(empty.sort()).toEqual(withoutRows);
  });

  test('no row of theirs is changed or deleted by a statement that names no organization', async () => {
    const before = await writesIn(server.database, theirs.orgId);
    for (const name of await readable()) {
      for (const [may, statement] of [
        ['delete', `delete from ${name}`],
        ['update', `update ${name} set org_id = org_id`],
      ] as const) {
        const [granted] = await server.database.asOwner<{ may: boolean }>(
          `select has_table_privilege('tabellion_app', $1, $2) as may`,
          [name, may],
        );
        if (granted?.may !== true) continue;
        // A transaction that is given up leaves ours as it is; a foreign key of ours may refuse before.
        await asOurs(`begin; ${statement} where org_id = '${theirs.orgId}'; rollback`);
      }
    }
    expect(await writesIn(server.database, theirs.orgId)).toEqual(before);
  });

  test('without an organization nothing is shown at all', async () => {
    const asNobody = (query: string): Promise<unknown[]> =>
      withClient(server.database.as('tabellion_app'), async (client) => (await client.query(query)).rows);
    for (const name of await readable())
      expect([name, await asNobody(`select from ${name} limit 1`)]).toEqual([name, []]);
  });
});
