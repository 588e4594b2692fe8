/** One story for each kind of change: what is recorded, which documents are made, what is filed and by when. Maple Robotics Inc. was
 *  incorporated on March 12, 2025; its stories are told from May 4, 2026 on. */
import { instant, millisOfInstant, plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { billingPortsOf, laws } from '../../../../apps/server/ports.ts';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { given } from '../../../../tests/support/founding.ts';
import {
  organizationOf,
  registered,
  type SignedIn,
  signIn,
  verified,
} from '../../../../tests/support/people.ts';
import { registryOf } from '../../../../tests/support/registry.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { signature, signingIn } from '../../../../tests/support/signing.ts';
import { sealCard } from '../../billing/sealCard.ts';
import { changeOffice, readCorporation } from '../../corporation/contract.ts';
import { listDocuments } from '../../documents/contract.ts';
import { filingsOutside } from '../../filings/server/sending.ts';
import { addToPosition, listDirectors, updatePerson } from '../../people/contract.ts';
import { applyDueProposals } from '../../registers/server/jobs.ts';
import * as signeeContract from '../../signing/signeeContract.ts';
import * as contract from '../contract.ts';
import { changeKinds, type KindOfChange, kindNames } from '../rules/kinds.ts';
import { changesOutside } from './articles.ts';

let server: TestServer;
let amelie: SignedIn;
let orgId: string;
let ids: Readonly<Record<string, string>>;
/** The last act of the founding. */
let founded = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  server.clock.set(instant('2026-05-04T14:00:00Z'));
  amelie = await verified(server, await registered(server));
  orgId = await organizationOf(amelie, { company_type: 'new' });
  const by = { orgId, userId: amelie.userId, now: server.clock.read() };
  await writing(server.database.database, by, async (head) => {
    ids = await found(head, {
      classes: [{ name: 'Common', prefix: 'CS' }],
      directors: [{ name: 'Amélie Tremblay' }, { name: 'Noah Martin' }],
      subscriptions: [
        { name: 'Amélie Tremblay', of: 'Common', shares: 600, price: '0.01' },
        { name: 'Noah Martin', of: 'Common', shares: 400, price: '0.01' },
      ],
    });
    await incorporate(head, plainDate('2026-05-02'), {}, '9900001');
  });
  const first = {
    address_line_1: '1 King Street West',
    city: 'Toronto',
    province: 'Ontario',
    postal_code: 'M5H 1A1',
    effective_on: '2025-03-13',
  };
  given(await amelie.api(changeOffice, { params: { id: orgId }, body: first }));
  // Form 6 asks the address and the residence of every director.
  for (const person_id of Object.values(ids).slice(0, 2)) {
    const body = {
      person_id,
      residential_address: home,
      residency,
      as: 'correction' as const,
      reason: 'left out',
    };
    given(await amelie.api(updatePerson, { body }));
  }
  await countFounded();
});

async function countFounded(): Promise<void> {
  const [head] = await server.database.asOwner<{ seq: number }>(
    'select max(seq)::integer as seq from register_acts where org_id = $1',
    [orgId],
  );
  founded = head?.seq ?? 0;
}

const params = () => ({ orgId });
const of = (changeId: string) => ({ orgId, changeId });
type Parts = contract.PartInput[];

const preview = async (parts: Parts) =>
  given(await amelie.api(contract.previewChange, { params: params(), body: { parts } }));
const drafted = async (parts: Parts) =>
  given(await amelie.api(contract.draftChange, { params: params(), body: { parts } })).change;
const read = async (changeId: string) =>
  given(await amelie.api(contract.readChange, { params: of(changeId) })).change;

let mails = 0;
/** Sends it to everybody whom its documents name, who sign from their mails. */
async function signedByAll(changeId: string, others: Readonly<Record<string, string>> = {}) {
  mails += 1;
  const { change: before } = given(await amelie.api(contract.readChange, { params: of(changeId) }));
  const { documents } = await preview(before.parts.map(({ kind, form }) => ({ kind, form })));
  const named = new Map(
    documents.flatMap((one) => one.signees.map(({ person_id, name }) => [name, person_id] as const)),
  );
  const addressOf = (name: string) => others[name] ?? `who${name.length}.${mails}@maple.test`;
  const emails = [...named.keys()].map(addressOf);
  const signees = [...named].map(([name, person_id]) => ({ person_id, email: addressOf(name) }));
  const sent = await amelie.api(contract.sendChange, { params: of(changeId), body: { signees } });
  const { change } = given(sent);
  const signing = signingIn({ server, owner: amelie, orgId });
  for (const email of emails) {
    const api = await signing.proved(email);
    const { documents } = given(await api(signeeContract.readForSigning, {}));
    const agreed = documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
    given(await api(signeeContract.sign, { body: { agreed, signature } }));
  }
  await announcementsArrive(server);
  return change;
}

/** It is asked twice: the sandbox decides a moment after it was sent something. */
const askRegistry = async () => {
  const registry = registryOf(server.installation);
  const query = { db: server.database.database, signal: new AbortController().signal };
  for (const { askDue } of [changesOutside({ registry, laws }), filingsOutside(registry)])
    for (const minutes of [1, 1]) {
      await askDue({ ...query, now: server.clock.read() });
      server.clock.pass({ minutes });
    }
  await announcementsArrive(server);
};

/** The registry's fee, with the plan that brings the service. */
async function pay(changeId: string) {
  const { provider } = billingPortsOf(server.installation);
  if (provider.sealingKey === undefined) throw new Error('the sandbox has a key for cards');
  const price = 593.24;
  const card = await sealCard(
    { key: provider.sealingKey, nowMs: millisOfInstant(server.clock.read()) },
    {
      card: { number: '4242424242424242', expMonth: 4, expYear: 2031, cvc: '123', name: 'Amélie Tremblay' },
      organization: orgId,
      plan: changeId,
      price,
    },
  );
  const paying = { provider: provider.name, x: 'change', orgId, y: changeId };
  const body = { card, price, plan: 'founder', province: 'ON' as const };
  given(await amelie.api(contract.payChange, { params: paying, body }));
  await announcementsArrive(server);
}

/** The daily look at what waits for its day. */
const datesCome = async () => {
  const signal = new AbortController().signal;
  await applyDueProposals(server.database.database, server.clock.read(), { laws, signal });
  await announcementsArrive(server);
};

const acts = async () =>
  (
    await server.database.asOwner<{ kind: string; on: string }>(
      `select kind, to_char(effective_on, 'YYYY-MM-DD') as on from register_acts
         where org_id = $1 and seq > $2 order by seq`,
      [orgId, founded],
    )
  ).map(({ kind, on }) => `${kind} ${on}`);

const bay = {
  address_line_1: '200 Bay Street',
  address_line_2: '',
  city: 'Toronto',
  postal_code: 'M5J 2J2',
};

const home = {
  address_line_1: '5 Elm Street',
  city: 'Toronto',
  region: 'Ontario',
  country: 'Canada',
  postal_code: 'M5G 1H1',
};
const residency = {
  resident_canadian: true,
  ground: 'citizen_resident' as const,
  attested_on: '2025-03-12',
};
const zoe = {
  ...bay,
  by: 'shareholders',
  firstname: 'Zoé',
  lastname: 'Gagnon',
  email: 'zoe@gagnon.test',
  province: 'ON',
  ground: 'citizen_resident',
};

const stories: Readonly<Record<KindOfChange, () => Promise<void>>> = {
  async office() {
    const parts: Parts = [{ kind: 'office', form: bay }];
    const seen = await preview(parts);
    expect(seen).toMatchObject({
      effective_on: '2026-05-04',
      differences: [{ fact: 'registered_office', after: '200 Bay Street, Toronto ON M5J 2J2' }],
      approvals: [{ rule: 'directors', signees: 2, votes: null }],
      filings: [
        { kind: 'office_notice', registration: 'CA', form: 'Form 3', due_on: '2026-05-19', fee_cents: 0 },
      ],
      price: { total_cents: 0 },
    });
    expect(seen.documents.map(({ template, blanks }) => [template, blanks])).toEqual([
      ['issue_resolution', []],
      ['notice_of_office', []],
    ]);
    const { change_id: id, state } = await drafted(parts);
    expect(state).toBe('draft');
    await signedByAll(id);
    const held = await read(id);
    expect(held).toMatchObject({
      state: 'effective',
      effective_on: '2026-05-04',
      filings: [{ kind: 'office_notice', due_on: '2026-05-19', filed_on: null }],
    });
    await askRegistry();
    expect(await read(id)).toMatchObject({ state: 'done', filings: [{ filed_on: '2026-05-04' }] });
  },
  async office_province() {
    const form = { ...bay, province: 'QC', city: 'Montréal', postal_code: 'H2Y 1C6' };
    const parts: Parts = [{ kind: 'office_province', form }];
    expect(await preview(parts)).toMatchObject({ effective_on: null, price: { total_cents: 0 } });
    const { change_id: id } = await drafted(parts);
    await signedByAll(id);
    expect(await read(id)).toMatchObject({ state: 'registry' });
    expect(await acts()).toEqual([]);
    await askRegistry();
    expect(await read(id)).toMatchObject({ state: 'effective', filings: [{ kind: 'office_notice' }] });
  },
  async name() {
    const parts: Parts = [{ kind: 'name', form: { name: 'Maple Autonomy', name_postfix: 'Inc.' } }];
    expect(await preview(parts)).toMatchObject({
      effective_on: null,
      differences: [{ fact: 'name', after: 'Maple Autonomy Inc.' }],
      approvals: [{ rule: 'special', signees: 2, votes: '1000', needed: '667', may_dissent: true }],
      filings: [{ kind: 'amendment', form: 'Form 4', fee_cents: 20_000 }],
      price: { government_cents: 20_000 },
    });
    const { change_id: id } = await drafted(parts);
    await signedByAll(id);
    expect(await read(id)).toMatchObject({ state: 'paying', effective_on: null });
    await pay(id);
    expect(await read(id)).toMatchObject({ state: 'registry', may_withdraw: false });
    expect(await acts()).toEqual([]);
    // The registry decides days later.
    server.clock.set(instant('2026-05-07T14:00:00Z'));
    await askRegistry();
    amelie = await signIn(server, amelie.email);
    expect(await read(id)).toMatchObject({ state: 'done', effective_on: '2026-05-07' });
    const { facts, history } = given(await amelie.api(readCorporation, { params: { id: orgId }, query: {} }));
    expect(facts?.name).toBe('Maple Autonomy Inc.');
    expect(history.at(-1)?.registry_certificate).toMatch(/^SPECIMEN-/);
    const { documents } = given(await amelie.api(listDocuments, { params: params(), query: {} }));
    expect(documents.find(({ template }) => template === 'articles_of_amendment')).toMatchObject({
      dated_on: '2026-05-07',
      status: 'signed',
    });
  },
  async board() {
    const parts: Parts = [{ kind: 'board', form: { min_directors: '1', max_directors: '9' } }];
    const { change_id: id } = await drafted(parts);
    await signedByAll(id);
    await askRegistry();
    expect(await read(id)).toMatchObject({ state: 'done', effective_on: '2026-05-04' });
  },
  async restrictions() {
    const form = {
      transfer_restriction: 'No transfer without the consent of the directors.',
      business_restriction: '',
    };
    const { change_id: id } = await drafted([{ kind: 'restrictions', form }]);
    await signedByAll(id);
    await pay(id);
    await askRegistry();
    expect(await read(id)).toMatchObject({ state: 'done' });
  },
  async records_place() {
    const parts: Parts = [
      { kind: 'records_place', form: { ...bay, province: 'ON', effective_on: '2026-05-10' } },
    ];
    const { change_id: id } = await drafted(parts);
    await signedByAll(id);
    expect(await read(id)).toMatchObject({ state: 'scheduled', effective_on: null });
    expect(await acts()).toEqual([]);
    server.clock.set(instant('2026-05-10T14:00:00Z'));
    amelie = await signIn(server, amelie.email);
    await datesCome();
    expect(await read(id)).toMatchObject({ state: 'done', effective_on: '2026-05-10', filings: [] });
  },
  async director_elected() {
    const parts: Parts = [{ kind: 'director_elected', form: zoe }];
    expect(await preview(parts)).toMatchObject({
      differences: [{ fact: 'director', before: null, after: 'Zoé Gagnon' }],
      approvals: [{ rule: 'ordinary', signees: 2, votes: '1000', needed: '501' }],
      filings: [{ kind: 'director_notice', form: 'Form 6', due_on: '2026-05-19' }],
    });
    const { change_id: id } = await drafted(parts);
    await signedByAll(id, { 'Zoé Gagnon': zoe.email });
    expect(await read(id)).toMatchObject({ state: 'effective', filings: [{ due_on: '2026-05-19' }] });
    const { directors } = given(await amelie.api(listDirectors, { params: { id: orgId }, query: {} }));
    expect(directors.find(({ lastname }) => lastname === 'Gagnon')?.consent_on).toBe('2026-05-04');
  },
  async director_resigned() {
    const parts: Parts = [{ kind: 'director_resigned', form: { person_id: ids['Noah Martin'] ?? '' } }];
    expect(await preview(parts)).toMatchObject({
      differences: [{ fact: 'director', before: 'Noah Martin', after: null }],
      approvals: [],
    });
    const { change_id: id } = await drafted(parts);
    await signedByAll(id);
    await askRegistry();
    expect(await read(id)).toMatchObject({ state: 'done', filings: [{ kind: 'director_notice' }] });
  },
  async director_removed() {
    const parts: Parts = [{ kind: 'director_removed', form: { person_id: ids['Noah Martin'] ?? '' } }];
    const { change_id: id } = await drafted(parts);
    await signedByAll(id);
    expect(await read(id)).toMatchObject({ state: 'effective' });
  },
  async officer_appointed() {
    const form = { person_id: ids['Noah Martin'] ?? '', position: 'treasurers' };
    const { change_id: id } = await drafted([{ kind: 'officer_appointed', form }]);
    await signedByAll(id);
    expect(await read(id)).toMatchObject({ state: 'done', filings: [] });
  },
  async officer_removed() {
    const appointed = { person_id: ids['Noah Martin'] ?? '', appointed_on: '2026-04-01' };
    const params = { id: orgId, position: 'treasurers' as const };
    given(await amelie.api(addToPosition, { params, body: appointed }));
    await announcementsArrive(server);
    await countFounded();
    const form = { seat: `${ids['Noah Martin']} treasurers` };
    const { change_id: id } = await drafted([{ kind: 'officer_removed', form }]);
    await signedByAll(id);
    expect(await read(id)).toMatchObject({ state: 'done' });
  },
  async year_end() {
    const parts: Parts = [{ kind: 'year_end', form: { fiscal_year_end: '06-30' } }];
    expect((await preview(parts)).deadlines.length).toBeGreaterThan(0);
    const { change_id: id } = await drafted(parts);
    const body = { signed_on: '2026-05-03', attested_by: 'Amélie Tremblay' };
    given(await amelie.api(contract.approveChange, { params: of(id), body }));
    await announcementsArrive(server);
    const { facts } = given(await amelie.api(readCorporation, { params: { id: orgId }, query: {} }));
    expect(facts?.fiscal_year_end).toBe('06-30');
    expect(await read(id)).toMatchObject({ state: 'done' });
  },
};

const recorded: Readonly<Record<KindOfChange, readonly string[]>> = {
  office: ['address.changed 2026-05-04'],
  office_province: ['articles.amended 2026-05-04', 'address.changed 2026-05-04'],
  name: ['name.changed 2026-05-07'],
  board: ['articles.amended 2026-05-04'],
  restrictions: ['articles.amended 2026-05-04'],
  records_place: ['address.changed 2026-05-10'],
  year_end: ['yearend.changed 2026-05-03'],
  director_elected: ['person.added 2026-05-04', 'appointed 2026-05-04', 'consent.given 2026-05-04'],
  director_resigned: ['ceased 2026-05-04'],
  director_removed: ['ceased 2026-05-04'],
  officer_appointed: ['appointed 2026-05-04'],
  officer_removed: ['ceased 2026-05-04'],
};

test.each(kindNames)('the story of %s records its acts and its documents', async (kind) => {
  await stories[kind]();
  expect(await acts()).toEqual(recorded[kind]);
  const { documents } = given(await amelie.api(listDocuments, { params: params(), query: {} }));
  const signed = documents.filter(({ status }) => status === 'signed').map(({ template }) => template);
  expect(signed.toSorted()).toEqual([...changeKinds[kind].templates].toSorted());
});
