import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { featuresOf } from '../../../../apps/server/features.ts';
import { documentPortsOf } from '../../../../apps/server/ports.ts';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { formAddress, given } from '../../../../tests/support/founding.ts';
import { registered, type SignedIn } from '../../../../tests/support/people.ts';
import { relayAll } from '../../../../tests/support/relayAll.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { type Story, tellStory, todayAt } from '../../../../tests/support/story.ts';
import * as corporation from '../../corporation/contract.ts';
import * as instruments from '../../instruments/contract.ts';
import { listRegisterInstruments } from '../../instruments/registerContract.ts';
import * as people from '../../people/contract.ts';
import { applyProposal } from '../../registers/proposalContract.ts';
import { listShareClasses } from '../../shares/contract.ts';
import { listOpenSecurities } from '../../shares/openSecuritiesContract.ts';
import * as shares from '../../shares/transactionContract.ts';
import * as vesting from '../../shares/vestingContract.ts';
import * as contract from '../contract.ts';
import * as drafts from '../draftContract.ts';
import { draftEntryDocuments, previewDocuments } from '../entryContract.ts';
import * as linkContract from '../linkContract.ts';
import { makeProposalDocuments } from './public.ts';

let server: TestServer;
let owner: SignedIn;
let story: Story;
/** Set by `prepared`: a certificate of a class that converts and is redeemed, and an option. */
const ids = { preferred: '', option: '' };

beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  story = await tellStory(server, owner, { until: 'incorporated' });
  await prepared();
  await made();
});
afterAll(() => server.close());

async function made() {
  await announcementsArrive(server);
  const onFault = (error: unknown) => {
    throw error;
  };
  await relayAll(server.installation.db, featuresOf(server.installation).senders, { onFault });
}

const directors = () => ({ resolution: 'D-2026-07', resolution_on: todayAt(server) });
const shareholders = () => ({ resolution: 'S-2026-07', resolution_on: todayAt(server) });

async function prepared() {
  const params = { id: story.orgId };
  const { lines } = given(await owner.api(listRegisterInstruments, { params, query: {} }));
  ids.option = lines[0]?.security_id ?? '';
  const properties = {
    prefix: 'PR',
    voting: false,
    votes_per_share: '0',
    redeemable: true,
    retractable: true,
    redemption_price: '1',
    convertible: true,
    convertible_into: story.classId,
    dividend: 'discretionary' as const,
    liquidation: 'preference' as const,
    authorized: null,
    series_allowed: false,
    restrictions: 'Redeemed at $1.',
  } as const;
  const added = { name: 'Preferred', properties, price: '1', ...shareholders() } as const;
  given(await owner.api(shares.addClassByAmendment, { params, body: added }));
  const { shareclasses } = given(await owner.api(listShareClasses, { params }));
  const Shareclass = shareclasses.find(({ name }) => name === 'Preferred')?._id ?? '';
  const issuance = { ...issuing(), Shareclass, ...directors(), resolution: 'D-2026-05' };
  given(await owner.api(shares.issueShares, { params, body: { person_id: story.personId, issuance } }));
  const open = given(await owner.api(listOpenSecurities, { params, query: { holder: story.personId } }));
  ids.preferred = open.certificates.find(({ class_id }) => class_id === Shareclass)?._id ?? '';
}

interface Case {
  readonly endpoint: Endpoint;
  readonly params?: Record<string, string>;
  readonly body: () => object;
  readonly templates: readonly string[];
}

const issuing = () => ({
  Shareclass: story.classId,
  ownership: '10',
  price: '1',
  consideration: 'money' as const,
  paid_on: todayAt(server),
  exemption: 'employee' as const,
});

const cases: Record<string, Case> = {
  issue: {
    endpoint: shares.issueShares,
    body: () => ({ person_id: story.personId, issuance: { ...issuing(), ...directors() } }),
    templates: ['issue_resolution', 'subscription', 'share_certificate'],
  },
  'issue without a resolution': {
    endpoint: shares.issueShares,
    body: () => ({ person_id: story.personId, issuance: issuing() }),
    templates: [],
  },
  reserve: {
    endpoint: instruments.reservePool,
    body: () => ({ class_ids: [story.classId], name: 'Plan B', sharesExact: '1000', ...directors() }),
    templates: ['issue_resolution'],
  },
  grant: {
    endpoint: instruments.grantOption,
    body: () => ({
      class_id: story.classId,
      person_id: story.personId,
      compensation: 'option',
      sharesExact: '10',
      priceExact: '1',
      ...directors(),
    }),
    templates: ['issue_resolution', 'option_agreement'],
  },
  exercise: {
    endpoint: instruments.exerciseOption,
    body: () => ({ security_id: ids.option, sharesExact: '1', paid_on: todayAt(server), ...directors() }),
    templates: ['issue_resolution', 'share_certificate'],
  },
  convert: {
    endpoint: shares.convertShares,
    body: () => ({ security_id: ids.preferred, sharesExact: '1', ...directors() }),
    templates: ['issue_resolution', 'share_certificate'],
  },
  transfer: {
    endpoint: shares.transferShares,
    body: () => ({
      security_id: story.holderSecurityId,
      to: [{ person_id: story.personId, sharesExact: '1' }],
      ...directors(),
    }),
    templates: ['issue_resolution', 'share_transfer', 'share_certificate', 'share_certificate'],
  },
  repurchase: {
    endpoint: shares.repurchaseShares,
    body: () => ({
      security_id: story.holderSecurityId,
      sharesExact: '1',
      ground: 'purchase',
      priceExact: '1',
      paid_in: 'money',
      solvency_on: todayAt(server),
      ...directors(),
    }),
    templates: ['issue_resolution', 'share_certificate'],
  },
  redeem: {
    endpoint: shares.redeemShares,
    body: () => ({ security_id: ids.preferred, sharesExact: '1', demanded_by: 'holder', ...directors() }),
    templates: ['issue_resolution', 'share_certificate'],
  },
  surrender: {
    endpoint: shares.surrenderShares,
    body: () => ({ security_id: story.holderSecurityId, sharesExact: '1', ...directors() }),
    templates: ['issue_resolution', 'share_certificate'],
  },
  split: {
    endpoint: shares.splitShares,
    body: () => ({ class_id: story.classId, newExact: '2', oldExact: '1', ...shareholders() }),
    templates: ['shareholders_resolution', 'class_resolution', 'share_certificate'],
  },
  consolidate: {
    endpoint: shares.consolidateShares,
    body: () => ({ class_id: story.classId, newExact: '1', oldExact: '2', ...shareholders() }),
    templates: ['shareholders_resolution', 'class_resolution', 'share_certificate'],
  },
  'amend articles': {
    endpoint: corporation.amendArticles,
    body: () => ({ max_directors: 12, ...shareholders() }),
    templates: ['shareholders_resolution'],
  },
  'replace a certificate': {
    endpoint: shares.reissueCertificates,
    body: () => ({ security_ids: [story.holderSecurityId], reason: 'lost', ...directors() }),
    templates: ['issue_resolution', 'share_certificate'],
  },
  appoint: {
    endpoint: people.addToPosition,
    params: { position: 'directors' },
    body: () => ({ person_id: story.holderId, appointed_on: todayAt(server) }),
    templates: ['director_consent'],
  },
  'end a directorship': {
    endpoint: people.endPosition,
    params: { position: 'directors' },
    body: () => ({ person_id: story.personId, date: todayAt(server), reason: 'resigned' }),
    templates: [],
  },
  office: {
    endpoint: corporation.changeOffice,
    body: () => ({
      address_line_1: '200 Bay Street',
      city: 'Toronto',
      province: 'Ontario',
      country: 'Canada',
      postal_code: 'M5J 2J2',
      ...directors(),
    }),
    templates: ['issue_resolution'],
  },
  'year end': {
    endpoint: corporation.changeYearEnd,
    body: () => ({ fiscal_year_end: '03-31', ...directors() }),
    templates: ['issue_resolution'],
  },
  vesting: {
    endpoint: vesting.setVesting,
    body: () => ({
      security_id: story.holderSecurityId,
      vesting: { period: 48, cliff: 12 },
      ...directors(),
    }),
    templates: ['issue_resolution', 'vesting_agreement'],
  },
};

const previewed = async ({ endpoint, params, body }: Omit<Case, 'templates'>) =>
  given(
    await owner.api(previewDocuments, {
      params: { orgId: story.orgId },
      body: { entry: endpoint.path, ...(params && { params }), body: body() as Record<string, unknown> },
    }),
  );

test('an office that moves on the day of the incorporation changes no document of the founding', async () => {
  const params = { orgId: story.orgId };
  const changed = async () => {
    await made();
    const { documents } = given(await owner.api(contract.listDocuments, { params, query: {} }));
    const ids = given(await owner.api(drafts.listChanged, { params })).documents;
    return documents.filter(({ _id }) => ids.includes(_id)).map(({ title }) => title);
  };
  expect(await changed()).toEqual([]);
  const { region: province, ...address } = formAddress;
  const office = { ...address, address_line_1: '99 Elm Street', province, effective_on: todayAt(server) };
  const body = { ...office, resolution: 'D-2026-70', resolution_on: todayAt(server) };
  given(await owner.api(corporation.changeOffice, { params: { id: story.orgId }, body }));
  expect(await changed()).toEqual([]);
});

test.each(Object.entries(cases))(
  'shows the documents of an entry before it is recorded: %s',
  async (_, { templates, ...of }) => {
    const { documents, statute } = await previewed(of);
    const names = documents.map(({ template }) => template);
    expect(names).toEqual(expect.arrayContaining([...templates]));
    for (const name of new Set(templates)) {
      const wanted = templates.filter((one) => one === name).length;
      expect(names.filter((one) => one === name).length, name).toBeGreaterThanOrEqual(wanted);
    }
    for (const { template, blanks, text } of documents) {
      expect([template, blanks.length > 0]).toEqual([template, text === null]);
      if (text !== null) expect(JSON.stringify(text.blocks)).not.toMatch(/undefined|NaN|\[object/);
    }
    if (documents.length > 0) expect(statute).toBe('cbca');
    const again = given(
      await owner.api(contract.listDocuments, { params: { orgId: story.orgId }, query: {} }),
    );
    expect(again.documents.filter(({ number }) => number === directors().resolution)).toEqual([]);
  },
);

const issue = () => cases.issue as Case;

test('says who signs a resolution, and fills it in', async () => {
  const { documents } = await previewed(issue());
  const resolution = documents.find(({ template }) => template === 'issue_resolution');
  expect(resolution).toMatchObject({ number: 'D-2026-07', passing: 'directors', blanks: [] });
  expect(resolution?.signees.map(({ name, capacity, votes }) => [name, capacity, votes])).toEqual([
    ['Amélie Tremblay', 'director', null],
    ['Ömer Yılmaz', 'director', null],
  ]);
  const text = JSON.stringify(resolution?.text);
  expect(text).toContain('10 Common shares to Amélie Tremblay, at $1.00 per share');
});

test('shows nothing to whoever may not record the entry, and nothing of what is refused', async () => {
  const refused = { ...issue(), body: () => ({ person_id: story.personId, issuance: {} }) };
  expect((await previewed(refused)).documents).toEqual([]);
  const unknown = { ...issue(), endpoint: drafts.orderDocuments };
  expect((await previewed(unknown)).documents).toEqual([]);
});

test('an entry has its documents drafted and linked after it is recorded', async () => {
  const params = { id: story.orgId };
  const { after } = await previewed(issue());
  const { act_id: entryId } = given(
    await owner.api(shares.issueShares, { params, body: issue().body() as never }),
  );
  await made();
  const of = { params: { orgId: story.orgId, entryId: entryId ?? '' } };
  const { documents } = given(await owner.api(linkContract.listDocumentsOfEntry, of));
  expect(documents.map(({ template }) => template).toSorted()).toEqual([
    'issue_resolution',
    'share_certificate',
    'subscription',
  ]);
  const { orgId } = story;
  const drafted = given(
    await owner.api(draftEntryDocuments, { params: { orgId }, body: { after } }),
  ).documents;
  expect(drafted.map(({ _id, version }) => [_id, version]).toSorted()).toEqual(
    documents.map(({ _id, version }) => [_id, version]).toSorted(),
  );
});

test('a draft whose facts have changed since is named until it is drafted anew', async () => {
  const params = { orgId: story.orgId };
  await made();
  const changed = async () => given(await owner.api(drafts.listChanged, { params })).documents;
  const drawn = given(
    await owner.api(drafts.createDocument, {
      params,
      body: { template: 'securities_register', subject: '' },
    }),
  ).document;
  expect(await changed()).not.toContain(drawn._id);
  const person = {
    person_id: story.holderId,
    firstname: 'Zoé',
    as: 'correction',
    reason: 'misspelled',
  } as const;
  given(await owner.api(people.updatePerson, { body: person }));
  expect(await changed()).toContain(drawn._id);
  const body = { template: 'securities_register', subject: '' };
  given(await owner.api(drafts.createDocument, { params, body }));
  expect(await changed()).not.toContain(drawn._id);
});

test('a proposal that waits for signatures has its resolution, which carries the act once it is applied', async () => {
  const params = { id: story.orgId };
  const resolved = { resolution: 'D-2026-08', resolution_on: todayAt(server) };
  const body = {
    person_id: story.personId,
    propose: { awaits: 'signatures' as const },
    issuance: { ...issuing(), ...resolved },
  } as const;
  const { proposal_id } = given(await owner.api(shares.issueShares, { params, body }));
  const query = {
    orgId: story.orgId,
    proposalId: proposal_id ?? '',
    userId: owner.userId,
    now: server.clock.read(),
  };
  const ports = documentPortsOf(server.installation, []);
  const ready = await makeProposalDocuments(ports, query);
  if (!ready.ok) throw new Error(ready.error.textCode);
  const numbered = async () => {
    const all = { params: { orgId: story.orgId }, query: { section: 'directors_resolutions' } } as const;
    const { documents } = given(await owner.api(contract.listDocuments, all));
    return documents.filter(({ number }) => number === 'D-2026-08');
  };
  const [resolution] = await numbered();
  expect(resolution).toMatchObject({ template: 'issue_resolution', status: 'draft', version: 1 });
  expect(ready.value).toMatchObject({ unmade: [] });
  expect(ready.value.documentIds).toContain(resolution?._id);
  expect(await makeProposalDocuments(ports, query)).toMatchObject({ value: { made: 0 } });
  const applied = { id: story.orgId, proposal: proposal_id ?? '' };
  const { act_id: entryId } = given(await owner.api(applyProposal, { params: applied, body: {} }));
  await made();
  const of = { params: { orgId: story.orgId, entryId: entryId ?? '' } };
  const carried = given(await owner.api(linkContract.listDocumentsOfEntry, of)).documents;
  expect(carried.map(({ template }) => template).toSorted()).toEqual([
    'issue_resolution',
    'share_certificate',
    'subscription',
  ]);
  expect(await numbered()).toMatchObject([{ _id: resolution?._id, version: 1 }]);
});

test('shows the consent of a director who was elected without it', async () => {
  const params = { id: story.orgId, position: 'directors' } as const;
  const body = { person_id: story.holderId, appointed_on: todayAt(server) };
  given(await owner.api(people.addToPosition, { params, body }));
  const { documents } = await previewed({
    endpoint: people.giveConsent,
    body: () => ({ person_id: story.holderId, consent_on: todayAt(server) }),
  });
  expect(documents.map(({ template, dated_on, blanks }) => [template, dated_on, blanks])).toEqual([
    ['director_consent', todayAt(server), []],
  ]);
});
