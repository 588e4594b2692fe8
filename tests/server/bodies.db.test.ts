import { addActivityLog } from '@tabellion/features/activity/contract.ts';
import { sendNewOrganizationMail } from '@tabellion/features/documents/contract.ts';
import * as entry from '@tabellion/features/entry/contract.ts';
import * as profiles from '@tabellion/features/entry/profileContract.ts';
import * as members from '@tabellion/features/members/contract.ts';
import * as organizations from '@tabellion/features/organizations/contract.ts';
import * as people from '@tabellion/features/people/contract.ts';
import * as shares from '@tabellion/features/shares/contract.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from '../support/founding.ts';
import { organizationOf, registered } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type Story, tellStory } from '../support/story.ts';
import { nameOf } from './recipes.ts';
import { request } from './requests.ts';

// Section 3 of the specification names the fields of each entity: a body with exactly these is taken, also with the empty
// texts with which its forms begin.

let server: TestServer;
let story: Story;
/** The organization that has nobody on its board. */
let emptyId: string;

beforeAll(async () => {
  server = await startTestServer();
  story = await tellStory(server, await registered(server));
  emptyId = await organizationOf(story.owner, { company_type: 'new' });
  given(
    await story.owner.api(shares.chooseShareModel, { params: { id: story.orgId }, body: { advanced: true } }),
  );
});
afterAll(() => server.close());

const place = {
  address_line_1: '100 King Street West',
  address_line_2: '',
  city: 'Toronto',
  province: 'Ontario',
  country: 'Canada',
  postal_code: 'M5X 1A9',
};
const { province: region, ...town } = place;
const names = { firstname: 'Zoé', lastname: 'Roy' };
const person = (name: string) => ({
  firstname: name,
  lastname: 'Roy',
  email: `${name}@maple.test`,
  phone_number: '',
  company_name: '',
  citizenship: 'Canada',
  gender: '',
  name_format: '',
  person_id: '',
  address: { ...town, region },
});
const issuance = {
  _id: '',
  id: '',
  valid: true,
  ownership: 1,
  ownershipPercentage: '',
  ownership_type: '',
  Shareclass: '',
  issuance_date: '',
  price: 0.01,
  className: '',
  firstname: '',
  lastname: '',
  sources: 'Treasury',
  vesting: { period: 48, cliff: 12, frequency: 'monthly' },
};
const company = {
  org_unique_id: '',
  name: 'Northern Looms',
  company_type: 'new',
  name_postfix: 'Inc.',
  name_format: 'named',
  corporation_type: 'Federal Canadian',
  corporation_province: 'Ontario',
  ...place,
  industry: '',
  fiscal_year_end: '',
  business_number: '',
  corporation_number: '',
  incorporation_date: '',
  manages_company: 'by_myself',
  annualShareholder_date: '',
  img_url: '',
};
const entryOfLog = {
  activity_name: 'Note',
  activity: 'Called the registry.',
  dataOwner: '',
  creator: '',
  createdAt: '',
  org_id: '',
  owner_org: 'Org1',
  id: '',
  txid: '',
  price: '',
};

type Body = Readonly<Record<string, unknown>>;
type Params = Readonly<Record<string, string>>;

/** Each name of an entity, the call that takes it, and its body; where a path names what it edits, its id. */
const bodies: readonly (readonly [string, Endpoint, () => Body, (() => Params)?])[] = [
  [
    'user data',
    entry.updateUser,
    () => ({
      role: ['user'],
      data: { displayName: 'Zoé Roy', photoURL: '', email: story.owner.email, shortcuts: [] },
      user_sub_type: '',
      access_type: '',
      selectedSubRoleAccessType: [],
    }),
  ],
  [
    'profile',
    profiles.updateProfile,
    () => ({ userId: '', ...names, phone_number: '', ...place, nationality: 'Canada' }),
  ],
  [
    'onboarding user',
    organizations.saveAccountInfo,
    () => ({
      email: 'zoe@maple.test',
      password: 'Kept-Apart1',
      ...names,
      ...place,
      citizenship: 'Canada',
      longitude: -79.38,
      latitude: 43.65,
    }),
  ],
  [
    'account',
    organizations.saveAccountInfo,
    () => ({
      userId: newId(),
      email: 'zoe@maple.test',
      ...names,
      phone_number: '',
      ...place,
      nationality: 'Canada',
    }),
  ],
  ['new company', organizations.createOrganization, () => company],
  ['onboarding company', organizations.saveCorporateInfo, () => ({ ...company, name: 'Maple Looms' })],
  [
    'onboarding company by its id',
    organizations.addUpdateCorporateInfo,
    () => ({ ...company, name: 'Maple Looms', unique_id: story.orgId }),
  ],
  [
    'company info',
    organizations.saveCompanyInfo,
    () => ({ status: '', incorporationDate: '', position: '', isWhiteLabel: false }),
  ],
  [
    'billing address',
    organizations.saveBillingAddress,
    () => ({ type: 'corporate', names: 'Zoé Roy', ...place }),
  ],
  [
    'billing address with its place apart',
    organizations.saveBillingAddress,
    () => ({ type: 'corporate', names: 'Zoé Roy', address: place }),
  ],
  [
    'manages choice',
    people.saveManages,
    () => ({ manages_company: 'other', people_involved: 'both', success: false }),
  ],
  [
    'manages choice of who does it alone',
    people.saveManages,
    () => ({ manages_company: 'by_myself', people_involved: '', success: false }),
    () => ({ id: emptyId }),
  ],
  ['person', people.updatePerson, () => ({ ...person('Zoe'), person_id: story.holderId })],
  [
    'director',
    people.addToPosition,
    () => ({ person: person('Dora'), person_id: '' }),
    () => ({ position: 'directors' }),
  ],
  [
    'officer',
    people.addToPosition,
    () => ({ person: person('Omar'), person_id: '' }),
    () => ({ position: 'treasurers' }),
  ],
  [
    'share class',
    shares.addShareClass,
    () => ({ _id: '', name: 'Class V', creation_date: '', properties: { voting: true }, price: 0.01 }),
  ],
  [
    'share class without votes',
    shares.addShareClass,
    () => ({ _id: '', name: 'Class N', creation_date: '', properties: { voting: false }, price: '0.01' }),
  ],
  [
    'shareholder',
    shares.addShareholder,
    () => ({ person: person('Sam'), person_id: '', issuances: [issuance] }),
  ],
  [
    'shareholder beside the issuances',
    shares.addShareholder,
    () => ({ ...person('Sue'), issuances: [issuance] }),
  ],
  ['issuance', shares.updateIssuance, () => issuance, () => ({ id: story.holderId })],
  ['share setup', shares.chooseShareModel, () => ({ advanced: true, price: 0.01 })],
  ['activity log entry', addActivityLog, () => entryOfLog],
  [
    'organization user',
    members.createOrganizationUser,
    () => ({
      email: `${newId()}@maple.test`,
      access_type: 'view',
      role: '',
      user_sub_type: 'org_user',
      user_company_name: '',
      address: place,
    }),
  ],
  [
    'organization user, edited',
    members.editOrganizationUser,
    () => ({
      _id: story.invitationId,
      access_type: 'view',
      role: 'member',
      user_sub_type: 'org_user',
      user_company_name: '',
      address: place,
    }),
    () => ({ id: story.invitationId }),
  ],
  [
    'new-organization mail',
    sendNewOrganizationMail,
    () => ({ org_unique_id: story.orgId, ...names, org_name: 'Maple Looms', org_created_date: '2026-04-20' }),
  ],
];

for (const [name, endpoint, body, more] of bodies) {
  test(`${name}: the body of the specification is taken`, async () => {
    const { owner, orgId } = story;
    const params = { id: orgId, orgId, ...more?.() };
    const answer = await request(server, endpoint, { params, body: body() }, { token: owner.token });
    expect([nameOf(endpoint), answer.textCode, answer.fields, answer.status < 300]).toEqual([
      nameOf(endpoint),
      answer.textCode,
      [],
      true,
    ]);
  });
}

test('a class of which nothing but its vote is told has the usual rights and the prefix of its name', async () => {
  const { shareclasses } = given(
    await story.owner.api(shares.listShareClasses, { params: { id: story.orgId } }),
  );
  const told = shareclasses.map(
    ({ name, properties: { prefix, voting, votes_per_share: votes, liquidation } }) =>
      [name, prefix, voting, votes, liquidation].join(' '),
  );
  expect(told.slice(-2)).toEqual(['Class V CV true 1 residual', 'Class N CN false 0 residual']);
});

test('both names of a billing address are told apart, and its name is told whole', async () => {
  const { owner, orgId } = story;
  const { billingAddress } = given(
    await owner.api(organizations.readOrganization, { params: { id: orgId } }),
  );
  expect(billingAddress).toMatchObject({ ...names, names: 'Zoé Roy', city: 'Toronto' });
});

test('an entry of another kind is refused by its name', async () => {
  const { owner, orgId } = story;
  const body = { ...entryOfLog, activity_name: 'Shares issued' };
  const answer = await request(server, addActivityLog, { params: { orgId }, body }, { token: owner.token });
  expect([answer.status, answer.fields]).toEqual([
    422,
    [
      {
        path: 'activity_name',
        textCode: 'ACTIVITYLOG.ONLY_NOTES',
        message:
          'Only notes can be added to the log, not “Shares issued”. Leave activity_name out, or set it to “note”.',
      },
    ],
  ]);
});
