import { addActivityLog } from '@tabellion/features/activity/contract.ts';
import { readPayment, readPlans, validateCoupon } from '@tabellion/features/billing/contract.ts';
import { readDashboard } from '@tabellion/features/dashboard/contract.ts';
import { listDocumentsOfActivity, listLinkedDocuments } from '@tabellion/features/documents/linkContract.ts';
import * as entry from '@tabellion/features/entry/contract.ts';
import * as profiles from '@tabellion/features/entry/profileContract.ts';
import { listRegisterTransfers } from '@tabellion/features/ledgers/transferRegisterContract.ts';
import * as members from '@tabellion/features/members/contract.ts';
import * as organizations from '@tabellion/features/organizations/contract.ts';
import * as people from '@tabellion/features/people/contract.ts';
import * as shares from '@tabellion/features/shares/contract.ts';
import { transferShares } from '@tabellion/features/shares/transactionContract.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productEndpoints } from '../../tools/access-matrix.ts';
import { given, street } from '../support/founding.ts';
import { incorporate } from '../support/incorporate.ts';
import { registered } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type Story, tellStory } from '../support/story.ts';
import { nameOf, recipeOf } from './recipes.ts';
import { request } from './requests.ts';

// The names that the specification gives each entity (section 3) stand in a reply, and a reply may be posted
// back.

type Data = Readonly<Record<string, unknown>>;

let server: TestServer;
let founding: Story;
let living: Story;

beforeAll(async () => {
  server = await startTestServer();
  [founding, living] = [await newStory(), await newStory()];
  await incorporate(server, living.orgId, living.owner.userId, {
    on: '2025-03-12',
    resolutionOn: '2025-03-14',
  });
  const to = [{ person_id: living.personId, sharesExact: '1' }];
  const body = { security_id: living.holderSecurityId, to };
  given(await living.owner.api(transferShares, { params: { id: living.orgId }, body }));
});
afterAll(() => server.close());

async function newStory(): Promise<Story> {
  const story = await tellStory(server, await registered(server));
  const params = { id: story.orgId };
  given(await story.owner.api(shares.chooseShareModel, { params, body: { advanced: true } }));
  const { province: region, ...place } = street;
  const body = { person_id: story.personId, address: { ...place, region } };
  given(await story.owner.api(people.updatePerson, { body }));
  return story;
}

const dataOf = async (endpoint: Endpoint, story: Story): Promise<Data> => {
  const asker = { userId: story.owner.userId, sessionId: '' };
  const ingredients = await recipeOf(endpoint).make(story, asker);
  return (await request(server, endpoint, ingredients, { token: story.owner.token })).data;
};

/** Reads what stands in a reply at these names; in a list, the one that has that id, or the first. */
const at =
  (endpoint: Endpoint, ...path: readonly string[]) =>
  async (story: Story): Promise<Data> => {
    let value: unknown = await dataOf(endpoint, story);
    for (const name of path)
      value = Array.isArray(value) ? foundIn(value, name, story) : (value as Data)[name];
    return value as Data;
  };

const foundIn = (list: readonly Data[], name: string, story: Story): unknown =>
  name === 'first' ? list[0] : list.find(({ _id }) => _id === story[name as 'holderId']);

const addressLines = 'address_line_1 address_line_2 city province country postal_code';
const person =
  'firstname lastname email phone_number company_name citizenship gender name_format person_id address';
const seat = `${person} _id elected_date appointment_dates removal_dates positions`;

interface Entity {
  readonly read: (story: Story) => Promise<Data>;
  readonly names: string;
  /** Endpoints to which it may be posted back, before incorporation and after it. */
  readonly posts?: readonly Endpoint[];
  /** The same, only before it. */
  readonly founds?: readonly Endpoint[];
  /** Nothing of the kind is there before incorporation. */
  readonly isLater?: true;
}

const entities: Readonly<Record<string, Entity>> = {
  'user data': {
    read: at(entry.verifySession),
    names:
      'role data organizations settings selected_organization user_sub_type access_type selectedSubRoleAccessType',
    posts: [entry.updateUser],
  },
  'data of a user': { read: at(entry.verifySession, 'data'), names: 'displayName photoURL email shortcuts' },
  profile: {
    read: at(profiles.readProfileOfUser),
    names: `userId firstname lastname phone_number ${addressLines} nationality`,
    posts: [profiles.updateProfile],
  },
  'account info': {
    read: at(organizations.readAccountInfo),
    names: `email firstname lastname ${addressLines} citizenship longitude latitude`,
    posts: [organizations.saveAccountInfo],
  },
  organization: {
    read: at(organizations.listOrganizations, 'organizations', 'first'),
    names: 'unique_id name name_postfix img_url incorporation_date status',
  },
  'corporate info': {
    read: at(organizations.readCorporateInfo),
    names: `org_unique_id name company_type name_postfix name_format corporation_type corporation_province ${addressLines} industry fiscal_year_end business_number corporation_number incorporation_date manages_company annualShareholder_date img_url`,
    posts: [
      organizations.saveCorporateInfo,
      organizations.addUpdateCorporateInfo,
      organizations.createOrganization,
    ],
  },
  company: {
    read: at(organizations.readOrganization),
    names:
      'name company_type corporation_type addresses fiscal_year_end business_number corporation_number incorporation_date createdAt billingAddress pendingSignatures',
  },
  'tax info': {
    read: at(organizations.readOrganization, 'taxInfo'),
    names: 'business_number',
    posts: [organizations.updateTaxInfo],
  },
  'billing address': {
    read: at(organizations.saveBillingAddress, 'billingAddress'),
    names: `type firstname lastname ${addressLines}`,
    posts: [organizations.saveBillingAddress],
  },
  'company info': {
    read: at(organizations.readCompanyInfo),
    names: 'status incorporationDate position isWhiteLabel',
    posts: [organizations.saveCompanyInfo],
  },
  'manages choice': {
    read: at(people.directorsAndOfficers),
    names: 'manages_company people_involved success',
    posts: [people.saveManages],
  },
  dashboard: {
    read: at(readDashboard),
    names:
      'status activity_logs notification minMaxDirectors step1 step2 step3 step4 userAddress address_line_1 directors shareholders sharesSimpleOrAdvanced toggle',
  },
  step: { read: at(readDashboard, 'step1'), names: 'isCompleted path subpath' },
  person: {
    read: at(people.readPerson, 'person'),
    names: person,
    posts: [people.updatePerson],
  },
  'address of a person': {
    read: at(people.readPerson, 'person', 'address'),
    names: 'address_line_1 city region country postal_code',
  },
  director: {
    read: at(people.listDirectors, 'directors', 'personId'),
    names: seat,
    posts: [people.updatePosition],
    founds: [people.addToPosition],
  },
  officer: { read: at(people.directorsAndOfficers, 'officers', 'personId'), names: seat },
  shareholder: {
    read: at(shares.listShareholders, 'shareholders', 'holderId'),
    names: `${person} issuances`,
    posts: [shares.updateShareholder],
    founds: [shares.addShareholder],
  },
  'share setup': {
    read: at(shares.listShareholders, 'sharesSimpleOrAdvanced'),
    names: 'price advanced',
    founds: [shares.chooseShareModel],
  },
  issuance: {
    read: at(shares.listShareholders, 'shareholders', 'holderId', 'issuances', 'first'),
    names:
      '_id id valid ownership ownershipPercentage ownership_type Shareclass issuance_date price className firstname lastname sources vesting',
    posts: [shares.updateIssuance],
  },
  'share class': {
    read: at(shares.listShareClasses, 'shareclasses', 'classId'),
    names: '_id name creation_date properties price',
    founds: [shares.updateShareClass, shares.updateIssuedShareClass, shares.addShareClass],
  },
  transfer: {
    read: at(listRegisterTransfers, 'lines', 'first'),
    names: 'className transferName firstname lastname companyName issuance_date ownership',
    isLater: true,
  },
  tip: { read: at(readDashboard, 'tips', 'first'), names: 'tip_id icon message' },
  coupon: { read: at(validateCoupon, 'coupon'), names: 'coupon discount_amount' },
  'linked documents': { read: at(listLinkedDocuments), names: 'linkedDocumentsByActivity' },
  'activity link': { read: at(listDocumentsOfActivity), names: 'linkedDocuments' },
  plan: { read: at(readPlans, 'plans', 'first'), names: 'plan_id plan_price' },
  checkout: { read: at(readPayment), names: 'status processing coupon card payment plan_price plan_id' },
  subscription: {
    read: at(readPayment, 'subscription'),
    names: 'plan_id plan_last_date status subscription_id subscription_end_date',
  },
  activity: {
    read: at(addActivityLog),
    names: 'activity_name activity dataOwner creator createdAt org_id owner_org id txid price',
    posts: [addActivityLog],
  },
  'organization user': {
    read: at(members.listOrganizationUsers, 'users', 'invitationId'),
    names: '_id access_type role user_sub_type user_company_name address',
    posts: [members.editOrganizationUser],
  },
};

test.each(Object.entries(entities))(
  '%s has the names of the specification',
  async (_, { read, names, isLater }) => {
    const entity = await read(isLater ? living : founding);
    expect(names.split(' ').filter((name) => !(name in entity))).toEqual([]);
  },
);

type Posting = readonly [name: string, endpoint: Endpoint, read: Entity['read']];

const postingsOf = (kind: 'posts' | 'founds'): Posting[] =>
  Object.values(entities).flatMap(({ read, [kind]: endpoints = [] }) =>
    endpoints.map((endpoint): Posting => [nameOf(endpoint), endpoint, read]),
  );

test('every endpoint that takes an entity is tried', async () => {
  const taking = (await productEndpoints()).filter(({ entity }) => entity !== undefined);
  const tried = [...postingsOf('posts'), ...postingsOf('founds')].map(([name]) => name);
  expect(tried.sort()).toEqual(taking.map(nameOf).sort());
});

/** The values that a new one needs besides: names of its own, and the organization of a body. */
const beside = ({ orgId }: Story, { properties }: Data): ReadonlyMap<Endpoint, Data> =>
  new Map<Endpoint, Data>([
    [organizations.addUpdateCorporateInfo, { unique_id: orgId }],
    [organizations.createOrganization, { name: 'Another Loom' }],
    [
      shares.addShareClass,
      {
        name: 'Class P',
        properties: { ...(properties as Data), prefix: 'PB', authorized: 1000 },
        price: 0.5,
      },
    ],
  ]);

const isNew = (endpoint: Endpoint): boolean =>
  endpoint === people.addToPosition || endpoint === shares.addShareholder || endpoint === addActivityLog;

/** The token of the ledger is another one each time. */
const lasting = ({ blockchain_token: _, ...entity }: Data): Data => entity;

async function postBack([, endpoint, read]: Posting, story: Story): Promise<void> {
  const { owner } = story;
  const entity = await read(story);
  const ingredients = await recipeOf(endpoint).make(story, { userId: owner.userId, sessionId: '' });
  const body = { ...entity, ...beside(story, entity).get(endpoint) };
  const answer = await request(server, endpoint, { ...ingredients, body }, { token: owner.token });
  expect([answer.textCode, answer.fields, answer.status < 300]).toEqual([answer.textCode, [], true]);
  if (!isNew(endpoint)) expect(lasting(await read(story))).toEqual(lasting(entity));
  const unknown = await request(
    server,
    endpoint,
    { ...ingredients, body: { ...body, wages: 1 } },
    { token: owner.token },
  );
  expect([unknown.status, unknown.fields.map(({ path }) => path)]).toEqual([400, ['wages']]);
}

describe('what a reply gave is taken, and changes nothing', () => {
  test.each([...postingsOf('posts'), ...postingsOf('founds')])('before incorporation by %s', (...posting) =>
    postBack(posting, founding),
  );
  test.each(postingsOf('posts'))('after it by %s', (...posting) => postBack(posting, living));
});
