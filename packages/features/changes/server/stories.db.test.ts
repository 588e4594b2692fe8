/** One story for each kind of change: what is recorded, which documents are made, what is filed and by when. Maple Robotics Inc. was
 *  incorporated on March 12, 2025; its stories are told from May 4, 2026 on. */
import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { laws } from '../../../../apps/server/ports.ts';
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
import { changeOffice, readCorporation } from '../../corporation/contract.ts';
import { listDocuments } from '../../documents/contract.ts';
import { filingsOutside } from '../../filings/server/sending.ts';
import { applyDueProposals } from '../../registers/server/jobs.ts';
import * as signeeContract from '../../signing/signeeContract.ts';
import * as contract from '../contract.ts';
import { changeKinds, type KindOfChange, kindNames } from '../rules/kinds.ts';

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
  const [head] = await server.database.asOwner<{ seq: number }>(
    'select max(seq)::integer as seq from register_acts where org_id = $1',
    [orgId],
  );
  founded = head?.seq ?? 0;
});

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
/** Sends it to both, who sign from their mails. */
async function signedByAll(changeId: string) {
  mails += 1;
  const emails = ['amelie', 'noah'].map((who) => `${who}${mails}@maple.test`);
  const signees = ['Amélie Tremblay', 'Noah Martin'].map((name, at) => ({
    person_id: ids[name] ?? '',
    email: emails[at] ?? '',
  }));
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

const askRegistry = async () => {
  const { askDue } = filingsOutside(registryOf(server.installation));
  const query = { db: server.database.database, signal: new AbortController().signal };
  await askDue({ ...query, now: server.clock.read() });
  server.clock.pass({ minutes: 1 });
  await askDue({ ...query, now: server.clock.read() });
  await announcementsArrive(server);
};

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
  async year_end() {
    const parts: Parts = [{ kind: 'year_end', form: { fiscal_year_end: '06-30' } }];
    expect((await preview(parts)).deadlines.length).toBeGreaterThan(0);
    const { change_id: id } = await drafted(parts);
    await signedByAll(id);
    const { facts } = given(await amelie.api(readCorporation, { params: { id: orgId }, query: {} }));
    expect(facts?.fiscal_year_end).toBe('06-30');
    expect(await read(id)).toMatchObject({ state: 'done' });
  },
};

const recorded: Readonly<Record<KindOfChange, readonly string[]>> = {
  office: ['address.changed 2026-05-04'],
  records_place: ['address.changed 2026-05-10'],
  year_end: ['yearend.changed 2026-05-04'],
};

test.each(kindNames)('the story of %s records its acts and its documents', async (kind) => {
  await stories[kind]();
  expect(await acts()).toEqual(recorded[kind]);
  const { documents } = given(await amelie.api(listDocuments, { params: params(), query: {} }));
  const signed = documents.filter(({ status }) => status === 'signed').map(({ template }) => template);
  expect(signed.toSorted()).toEqual([...changeKinds[kind].templates].toSorted());
});
