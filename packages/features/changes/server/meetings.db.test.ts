/** A change by a meeting, to its filing: 300 people hold shares, and an absentee does not block it. */
import { instant, millisOfInstant, plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billingPortsOf, laws } from '../../../../apps/server/ports.ts';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { given } from '../../../../tests/support/founding.ts';
import { organizationOf, registered, type SignedIn, verified } from '../../../../tests/support/people.ts';
import { registryOf } from '../../../../tests/support/registry.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { signature, signingIn } from '../../../../tests/support/signing.ts';
import { sealCard } from '../../billing/sealCard.ts';
import { readCorporation } from '../../corporation/contract.ts';
import { listDocuments } from '../../documents/contract.ts';
import { updatePerson } from '../../people/contract.ts';
import * as signeeContract from '../../signing/signeeContract.ts';
import * as contract from '../contract.ts';
import { changesOutside } from './articles.ts';

let server: TestServer;
let amelie: SignedIn;
let orgId: string;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(instant('2026-05-04T14:00:00Z'));
  amelie = await verified(server, await registered(server));
  orgId = await organizationOf(amelie, { company_type: 'new' });
  const by = { orgId, userId: amelie.userId, now: server.clock.read() };
  const holders = Array.from({ length: 300 }, (_, at) => `Holder ${at + 1}`);
  await writing(server.database.database, by, async (head) => {
    ids = await found(head, {
      classes: [{ name: 'Common', prefix: 'CS' }],
      directors: [{ name: 'Amélie Tremblay' }, { name: 'Noah Martin' }],
      subscriptions: holders.map((name) => ({ name, of: 'Common', shares: 10, price: '0.01' })),
    });
    await incorporate(head, plainDate('2026-05-02'), {}, '9900001');
  });
});
afterAll(() => server.close());

const params = () => ({ orgId });
const of = (changeId: string) => ({ orgId, changeId });
const drafted = async (parts: contract.PartInput[]) =>
  given(await amelie.api(contract.draftChange, { params: params(), body: { parts } })).change.change_id;
const read = async (id: string) => given(await amelie.api(contract.readChange, { params: of(id) })).change;
const renamed: contract.PartInput[] = [
  { kind: 'name', form: { name: 'Maple Autonomy', name_postfix: 'Inc.' } },
];

const meeting = (over: Partial<contract.MeetingInput> = {}): contract.MeetingInput => ({
  body: 'shareholders',
  held_on: '2026-05-01',
  notice: 'given',
  notice_on: '2026-04-08',
  text_stated: true,
  record_on: '2026-04-07',
  place: 'Toronto, and by video',
  chair: ids['Amélie Tremblay'] ?? '',
  secretary: ids['Noah Martin'] ?? '',
  votes: [{ class_id: null, for: '1800', against: '900' }],
  ...over,
});
const hold = (id: string, over: Partial<contract.MeetingInput> = {}) =>
  amelie.api(contract.holdMeeting, { params: of(id), body: { meetings: [meeting(over)] } });

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

test('three hundred holders change the name by two thirds of the votes cast; chair and secretary sign', async () => {
  const id = await drafted(renamed);
  expect(await read(id)).toMatchObject({ state: 'draft', may_meet: true });
  const refused = await hold(id, {
    notice_on: '2026-04-20',
    text_stated: false,
    votes: [{ class_id: null, for: '3000', against: '1', represented: '3000' }],
  });
  expect(refused).toMatchObject({
    textCode: 'GENERAL.FIELD_INVALID',
    fields: [
      { path: 'meetings.0.notice_on', message: expect.stringContaining('21 to 60 days') },
      { path: 'meetings.0.record_notice', textCode: 'GENERAL.FIELD_REQUIRED' },
      { path: 'meetings.0.text_stated', textCode: 'CHANGES.TEXT_NOT_STATED' },
      { path: 'meetings.0.votes.0.for', message: expect.stringContaining('Only 3000') },
      { path: 'meetings.0.votes.0.represented', textCode: 'CHANGES.VOTES_REPRESENTED' },
    ],
  });
  const { change: passed } = given(
    await hold(id, { votes: [{ class_id: null, for: '1800', against: '900', represented: '2800' }] }),
  );
  expect(passed).toMatchObject({ state: 'draft', may_meet: false });
  expect(passed.meetings[0]?.votes).toMatchObject([{ for: '1800', needed: '1800', entitled: '3000' }]);

  const { documents, approvals } = given(
    await amelie.api(contract.previewChange, { params: params(), body: { parts: renamed, change_id: id } }),
  );
  expect(approvals).toEqual([]);
  const minutes = documents.find(({ template }) => template === 'shareholders_resolution');
  expect(minutes).toMatchObject({ dated_on: '2026-05-01', blanks: [] });
  expect(minutes?.signees.map(({ capacity }) => capacity)).toEqual(['chair', 'secretary']);
  expect(minutes?.text?.title).toBe('Minutes of a special meeting of the shareholders');
  expect(JSON.stringify(minutes?.text?.blocks)).toContain('23 days before it');
  expect(JSON.stringify(minutes?.text?.blocks)).toContain('"value":"2,800"');

  const emails = ['amelie@maple.test', 'noah@maple.test'];
  const signees = ['Amélie Tremblay', 'Noah Martin'].map((name, at) => ({
    person_id: ids[name] ?? '',
    email: emails[at],
  }));
  given(await amelie.api(contract.sendChange, { params: of(id), body: { signees } }));
  const signing = signingIn({ server, owner: amelie, orgId });
  for (const email of emails) {
    const api = await signing.proved(email);
    const waiting = given(await api(signeeContract.readForSigning, {}));
    const agreed = waiting.documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
    given(await api(signeeContract.sign, { body: { agreed, signature } }));
  }
  await announcementsArrive(server);
  expect(await read(id)).toMatchObject({ state: 'paying' });
  await pay(id);
  const query = { db: server.database.database, signal: new AbortController().signal };
  for (const minutesLater of [1, 1]) {
    const asked = changesOutside({ registry: registryOf(server.installation), laws });
    await asked.askDue({ ...query, now: server.clock.read() });
    server.clock.pass({ minutes: minutesLater });
  }
  await announcementsArrive(server);
  const done = await read(id);
  expect(done).toMatchObject({ state: 'done', effective_on: '2026-05-04' });
  expect(done.steps.map(({ step, is_done }) => [step, is_done])).toContainEqual(['met', true]);
  const { facts } = given(await amelie.api(readCorporation, { params: { id: orgId }, query: {} }));
  expect(facts?.name).toBe('Maple Autonomy Inc.');
});

test('less than two thirds ends the change with the votes as its reason, and nothing of it is left', async () => {
  const id = await drafted([{ kind: 'board', form: { min_directors: '1', max_directors: '9' } }]);
  const answer = await hold(id, { votes: [{ class_id: null, for: '1799', against: '901' }] });
  expect(answer.textCode).toBe('CHANGES.VOTED_DOWN');
  expect(given(answer).change).toMatchObject({
    state: 'refused',
    reason: '1799 votes for and 901 against: 1800 were needed.',
    may_edit: false,
    may_withdraw: false,
    may_meet: false,
    meetings: [{ votes: [{ is_carried: false, needed: '1800' }] }],
  });
  expect((await hold(id)).textCode).toBe('CHANGES.NOT_OPEN');
  const { documents } = given(await amelie.api(listDocuments, { params: params(), query: {} }));
  expect(documents.filter(({ status }) => status !== 'signed' && status !== 'draft')).toEqual([]);
});

test('a meeting decides nothing for a body that has nothing to decide', async () => {
  // The name that it got above is no change any more.
  const form = { name: 'Maple Robots', name_postfix: 'Inc.' };
  const id = await drafted([{ kind: 'name', form }]);
  const answer = await hold(id, { body: 'directors' });
  expect(answer.textCode).toBe('CHANGES.NOT_AT_MEETING');
});

const elsewhere = {
  address_line_1: '200 Bay Street',
  address_line_2: '',
  city: 'Toronto',
  province: 'ON',
  postal_code: 'M5J 2J2',
};
/** A meeting of directors is judged by its residents. */
async function attested() {
  const residency = {
    resident_canadian: true,
    ground: 'citizen_resident' as const,
    attested_on: '2025-03-12',
  };
  for (const name of ['Amélie Tremblay', 'Noah Martin']) {
    const person_id = ids[name] ?? '';
    const body = { person_id, residency, as: 'correction' as const, reason: 'left out' };
    given(await amelie.api(updatePerson, { body }));
  }
}

/** A meeting of both directors. */
const board = (held_on: string): contract.MeetingInput => {
  const [chair = '', secretary = ''] = [ids['Amélie Tremblay'], ids['Noah Martin']];
  return {
    body: 'directors',
    held_on,
    notice: 'waived',
    place: 'Toronto',
    chair,
    secretary,
    present: [chair, secretary],
    votes: [{ class_id: null, for: '2', against: '0' }],
  };
};
const previewed = async (parts: contract.PartInput[], change_id: string) =>
  given(await amelie.api(contract.previewChange, { params: params(), body: { parts, change_id } }));
const held = (id: string, meetings: contract.MeetingInput[]) =>
  amelie.api(contract.holdMeeting, { params: of(id), body: { meetings } });
const sent = (id: string) => {
  const signees = ['Amélie Tremblay', 'Noah Martin'].map((name) => ({
    person_id: ids[name] ?? '',
    email: `${name.endsWith('Martin') ? 'noah' : 'amelie'}@maple.test`,
  }));
  return amelie.api(contract.sendChange, { params: of(id), body: { signees } });
};
const refusedAt = (answer: Awaited<ReturnType<typeof sent>>) =>
  answer.ok ? [] : answer.fields.map(({ path, textCode }) => `${path} ${textCode}`);

test('a past meeting is recorded whose resolution takes effect after it and before today', async () => {
  await attested();
  const parts: contract.PartInput[] = [
    { kind: 'records_place', form: { ...elsewhere, effective_on: '2026-04-25' } },
  ];
  const id = await drafted(parts);
  const before = await previewed(parts, id);
  expect(before).toMatchObject({
    effective_on: '2026-04-25',
    approvals: [{ rule: 'directors' }],
    warnings: [expect.stringContaining('takes effect on April 25, 2026, before today')],
  });
  const early = ['parts.0.form.effective_on CHANGES.BEFORE_ITS_PAPER'];
  expect(refusedAt(await sent(id))).toEqual(early);
  expect(refusedAt(await held(id, [board('2026-04-26')]))).toEqual(early);
  given(await held(id, [board('2026-04-20')]));
  const after = await previewed(parts, id);
  expect(after).toMatchObject({ effective_on: '2026-04-25', approvals: [], warnings: [] });
  expect(after.documents[0]).toMatchObject({ template: 'issue_resolution', dated_on: '2026-04-20' });
  given(await sent(id));
  expect(await read(id)).toMatchObject({ state: 'signing' });
});

test('each part is judged by the meeting of its own body, before any is noted', async () => {
  const partsFrom = (effective_on: string): contract.PartInput[] => [
    { kind: 'records_place', form: { ...elsewhere, address_line_1: '9 King Street West' } },
    { kind: 'auditor_appointed', form: { auditor: 'Oak & Birch LLP', effective_on } },
  ];
  const { record_on: _, ...atShareholders } = meeting({ held_on: '2026-04-28', notice: 'waived' });
  const meetings = [board('2026-04-22'), atShareholders];
  const early = await drafted(partsFrom('2026-04-25'));
  expect(refusedAt(await held(early, meetings))).toEqual([
    'parts.1.form.effective_on CHANGES.BEFORE_ITS_PAPER',
  ]);
  expect(await read(early)).toMatchObject({ may_meet: true, meetings: [] });
  const id = await drafted(partsFrom('2026-04-28'));
  given(await held(id, meetings));
  const { documents } = await previewed(partsFrom('2026-04-28'), id);
  expect(documents.map(({ template, dated_on }) => [template, dated_on])).toEqual([
    ['issue_resolution', '2026-04-22'],
    ['shareholders_resolution', '2026-04-28'],
  ]);
  given(await sent(id));
});
