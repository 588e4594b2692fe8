/** A change on its way: it is edited before the first signature, withdrawn, duplicated. */
import { instant } from '@tabellion/kernel/date.ts';
import { testPdf } from '@tabellion/paper/uploads/testing-files.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { given } from '../../../../tests/support/founding.ts';
import { mailsTo } from '../../../../tests/support/mails.ts';
import { registered, type SignedIn, verified } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { signature, signingIn } from '../../../../tests/support/signing.ts';
import { type Story, tellStory } from '../../../../tests/support/story.ts';
import { readCorporation } from '../../corporation/contract.ts';
import { listDocuments } from '../../documents/contract.ts';
import { listMatters } from '../../matters/contract.ts';
import { readProfileFile } from '../../onboarding/contract.ts';
import * as signeeContract from '../../signing/signeeContract.ts';
import * as contract from '../contract.ts';
import { compareWithRegistry } from '../registryContract.ts';

let server: TestServer;
let owner: SignedIn;
let story: Story;
let params: { orgId: string };

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(instant('2026-05-04T14:00:00Z'));
  owner = await verified(server, await registered(server));
  story = await tellStory(server, owner, { until: 'incorporated' });
  params = { orgId: story.orgId };
});
afterAll(() => server.close());

const yearEnd = (fiscal_year_end: string): contract.PartInput[] => [
  { kind: 'year_end', form: { fiscal_year_end } },
];
const drafted = async (parts: contract.PartInput[]) =>
  given(await owner.api(contract.draftChange, { params, body: { parts } })).change.change_id;
const of = (changeId: string) => ({ ...params, changeId });
const read = async (id: string) => given(await owner.api(contract.readChange, { params: of(id) })).change;
let mails = 0;

/** Every director at an address of its own. */
async function sent(id: string) {
  mails += 1;
  const { change: before } = given(await owner.api(contract.readChange, { params: of(id) }));
  const parts = before.parts.map(({ kind, form }) => ({ kind, form }));
  const { documents } = given(await owner.api(contract.previewChange, { params, body: { parts } }));
  const people = [...new Set(documents.flatMap(({ signees }) => signees.map(({ person_id }) => person_id)))];
  const signees = people.map((person_id, at) => ({ person_id, email: `d${at}.${mails}@maple.test` }));
  const { change } = given(await owner.api(contract.sendChange, { params: of(id), body: { signees } }));
  return { change, emails: signees.map(({ email }) => email) };
}

const sign = async (email: string) => {
  const api = await signingIn({ server, owner, orgId: story.orgId }).proved(email);
  const { documents } = given(await api(signeeContract.readForSigning, {}));
  const agreed = documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
  return api(signeeContract.sign, { body: { agreed, signature } });
};

test('edited before the first signature, its documents are made again with another number, and only they record it', async () => {
  const id = await drafted(yearEnd('03-31'));
  const first = await sent(id);
  const [number] = first.change.documents.map((one) => one.number);
  expect(first.change).toMatchObject({ state: 'signing', may_edit: true });
  const edited = await owner.api(contract.editChange, { params: of(id), body: { parts: yearEnd('04-30') } });
  expect(given(edited).change).toMatchObject({ state: 'draft', documents: [] });
  const again = await sent(id);
  expect(again.change.documents[0]?.number).not.toBe(number);
  for (const email of again.emails) given(await sign(email));
  await announcementsArrive(server);
  expect(await read(id)).toMatchObject({ state: 'done', may_withdraw: false });
  const corporation = await owner.api(readCorporation, { params: { id: story.orgId }, query: {} });
  expect(given(corporation).facts?.fiscal_year_end).toBe('04-30');
  const refused = await owner.api(contract.editChange, { params: of(id), body: { parts: yearEnd('05-31') } });
  expect(refused.textCode).toBe('CHANGES.NOT_OPEN');
});

test('withdrawn while it is out, signees are told, nothing is recorded, and a late signature is refused', async () => {
  const id = await drafted(yearEnd('09-30'));
  const { emails } = await sent(id);
  const [email = ''] = emails;
  const api = await signingIn({ server, owner, orgId: story.orgId }).proved(email);
  const { change } = given(await owner.api(contract.withdrawChange, { params: of(id), body: {} }));
  expect(change).toMatchObject({ state: 'withdrawn', may_edit: false, may_withdraw: false });
  const told = await mailsTo(server, email);
  expect(told[0]?.subject).toContain('no longer needs your signature');
  const late = await api(signeeContract.sign, { body: { agreed: [], signature } });
  expect(late.ok).toBe(false);
  const { matters } = given(await owner.api(listMatters, { params: { id: story.orgId } }));
  expect(matters.filter(({ subject }) => subject === id)).toEqual([]);
  const copied = given(await owner.api(contract.duplicateChange, { params: of(id), body: {} })).change;
  expect(copied).toMatchObject({ state: 'draft', parts: [{ form: { fiscal_year_end: '09-30' } }] });
});

test('signed on paper, it waits for its payment and is no longer edited, but may be withdrawn', async () => {
  const named = (name: string): contract.PartInput[] => [
    { kind: 'name', form: { name, name_postfix: 'Inc.' } },
  ];
  const id = await drafted(named('Maple Autonomy'));
  const body = { signed_on: '2026-05-04', attested_by: 'Amélie Tremblay' };
  const { change } = given(await owner.api(contract.approveChange, { params: of(id), body }));
  expect(change).toMatchObject({ state: 'paying', may_edit: false, may_withdraw: true });
  // Its signatures were seen by nobody here, until a signed copy is uploaded.
  const { documents } = given(await owner.api(listDocuments, { params, query: {} }));
  const own = documents.filter(({ _id }) => change.documents.some((one) => one.document_id === _id));
  expect(own.length).toBeGreaterThan(0);
  expect(own.map(({ status, lacks_copy }) => [status, lacks_copy])).toEqual(own.map(() => ['signed', true]));
  const edited = await owner.api(contract.editChange, {
    params: of(id),
    body: { parts: named('Maple Robots') },
  });
  expect(edited.textCode).toBe('CHANGES.NOT_OPEN');
  expect(await read(id)).toMatchObject({ state: 'paying', parts: [{ form: { name: 'Maple Autonomy' } }] });
  const withdrawn = await owner.api(contract.withdrawChange, { params: of(id), body: {} });
  expect(given(withdrawn).change.state).toBe('withdrawn');
});

test('the profile of the registry is compared as of its day, and lines that nobody can read are listed', async () => {
  const { facts } = given(await owner.api(readCorporation, { params: { id: story.orgId }, query: {} }));
  const profile = `Hello\nCorporate Name\n${facts?.name.toUpperCase()}\nRegistered Office Address\n9 Queen Street\nToronto ON M5H 1A1`;
  const body = { profile, as_of: '2026-05-04' };
  const compared = given(await owner.api(compareWithRegistry, { params, body }));
  expect(compared.unread).toEqual(['Hello']);
  expect(compared.differences).toMatchObject([
    {
      fact: 'registered_office',
      registry: '9 Queen Street Toronto ON M5H 1A1',
      mend: 'change',
      kind: 'office',
    },
  ]);
  const fileOf = (...pages: string[]) => new Blob([testPdf({ pages })], { type: 'application/pdf' });
  const call = { params: { id: story.orgId }, body: {} };
  const printed = fileOf('Corporate Name', 'Maple Robotics Inc.');
  const words = given(await owner.api(readProfileFile, call, { file: printed }));
  expect(words.profile).toContain('Corporate Name\nMaple Robotics Inc.');
  const other = await owner.api(readProfileFile, call, { file: fileOf('Minutes') });
  expect(other).toMatchObject({ fields: [{ path: 'file', textCode: 'CHANGES.NO_PROFILE' }] });
  const nothing = { profile: 'Hello', as_of: '2026-05-04' };
  const refused = await owner.api(compareWithRegistry, { params, body: nothing });
  expect(refused).toMatchObject({ fields: [{ path: 'profile', textCode: 'CHANGES.NO_PROFILE' }] });
});

test('a field that nobody asks is refused by its name, in a preview, a draft and an edit', async () => {
  const id = await drafted(yearEnd('03-31'));
  const body = { parts: [{ kind: 'year_end' as const, form: { fiscal_year_end: '06-30', note: 'soon' } }] };
  const answers = [
    await owner.api(contract.previewChange, { params, body }),
    await owner.api(contract.draftChange, { params, body }),
    await owner.api(contract.editChange, { params: of(id), body }),
  ];
  const fields = [expect.objectContaining({ path: 'parts.0.form.note', textCode: 'GENERAL.FIELD_UNKNOWN' })];
  for (const answer of answers) expect(answer).toMatchObject({ textCode: 'GENERAL.FIELD_INVALID', fields });
});

test('what all directors have to resolve is for no meeting', async () => {
  const { people } = await read(await drafted(yearEnd('03-31')));
  const [chair = ''] = people.map(({ person_id }) => person_id);
  const id = await drafted([{ kind: 'dissolution', form: { ground: 'no_shares', keeper: chair } }]);
  expect(await read(id)).toMatchObject({ state: 'draft', may_meet: false });
  const body = {
    meetings: [
      {
        body: 'directors' as const,
        held_on: '2026-05-04',
        notice: 'waived' as const,
        place: 'Toronto',
        chair,
        secretary: chair,
        present: people.map(({ person_id }) => person_id),
        votes: [{ class_id: null, for: '1', against: '0' }],
      },
    ],
  };
  const held = await owner.api(contract.holdMeeting, { params: of(id), body });
  expect(held.textCode).toBe('CHANGES.NOT_AT_MEETING');
});
