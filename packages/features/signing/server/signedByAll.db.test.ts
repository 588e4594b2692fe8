/** Signed means signed by all whom the law asks (decision 077): each scene begins with an issue that is proposed, drafted, and sent
 *  for signature to the board. */
import { afterEach, expect, test } from 'vitest';
import { signingPortsOf } from '../../../../apps/server/ports.ts';
import { given } from '../../../../tests/support/founding.ts';
import { relayAll } from '../../../../tests/support/relayAll.ts';
import {
  codeOf,
  openSigning,
  owner,
  server,
  signature,
  signing,
  story,
} from '../../../../tests/support/signing.ts';
import { todayAt } from '../../../../tests/support/story.ts';
import { checkBook } from '../../check/contract.ts';
import { readDocument } from '../../documents/contract.ts';
import { createDocument, listTemplates } from '../../documents/draftContract.ts';
import { listRegisterShareholders } from '../../ledgers/registerContract.ts';
import { addToPosition, directorsAndOfficers, endPosition, updatePerson } from '../../people/contract.ts';
import { applyProposal, listProposals, withdrawProposal } from '../../registers/proposalContract.ts';
import { issueShares, splitShares, transferShares } from '../../shares/transactionContract.ts';
import * as contract from '../contract.ts';
import * as signeeContract from '../signeeContract.ts';
import { sealSender } from './sealing.ts';

openSigning();
const home = {
  address_line_1: '1 King St',
  city: 'Toronto',
  region: 'ON',
  country: 'CA',
  postal_code: 'M5H 1A1',
};

let resolutions = 50;
let people = 0;

const of = () => ({ id: story.orgId });
const today = () => todayAt(server);

/** Ten shares for the director who holds already, by a resolution of the board of today. */
async function proposed(): Promise<string> {
  resolutions += 1;
  const on = today();
  const issuance = {
    Shareclass: story.classId,
    ownership: '10',
    price: '1',
    consideration: 'money' as const,
    paid_on: on,
    exemption: 'employee' as const,
    resolution: `D-2026-${resolutions}`,
    resolution_on: on,
  };
  const body = { person_id: story.personId, issuance, propose: { awaits: 'signatures' as const } };
  return given(await owner.api(issueShares, { params: of(), body })).proposal_id ?? '';
}

const prepared = async (proposalId: string) =>
  given(await owner.api(contract.prepareProposal, { params: { orgId: story.orgId, proposalId }, body: {} }))
    .document_ids;

/** Those whom the documents name, each with an address of his own. */
async function named(ids: readonly string[]) {
  const query = { ids: ids.join(',') };
  const { signees } = given(
    await owner.api(contract.proposeSignees, { params: { orgId: story.orgId }, query }),
  );
  return signees.map(({ person_id, name }) => {
    people += 1;
    return { person_id, name, email: `board${people}@signee.test` };
  });
}

type Signee = Awaited<ReturnType<typeof named>>[number];

const sendTo = async (document_ids: string[], signees: readonly Signee[], proposal_id?: string) => {
  const asked = signees.map(({ person_id, email }) => ({ person_id, email }));
  const body = {
    document_ids,
    signees: asked,
    ...(proposal_id !== undefined && { effects: [{ proposal_id }] }),
  };
  return given(await owner.api(contract.sendEnvelope, { params: { orgId: story.orgId }, body })).envelope;
};

/** Proposed, drafted and sent to all whom it names but the one left out. */
async function sent(without?: string) {
  const proposalId = await proposed();
  const documentIds = await prepared(proposalId);
  const board = await named(documentIds);
  const asked = board.filter(({ person_id }) => person_id !== without);
  const envelope = await sendTo(documentIds, asked, proposalId);
  return { proposalId, documentIds, board, asked, envelope };
}

async function signedBy({ email }: Pick<Signee, 'email'>) {
  server.clock.pass({ minutes: 1 });
  const api = await signing.proved(email);
  const view = given(await api(signeeContract.readForSigning, {}));
  const agreed = view.documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
  return { view, ...given(await api(signeeContract.sign, { body: { agreed, signature } })) };
}

const statusesOf = async (ids: readonly string[]) =>
  [...new Set(await Promise.all(ids.map((docId) => signing.statusOf(docId))))].toSorted();
const waiting = async (proposalId: string) =>
  given(await owner.api(listProposals, { params: of() })).proposals.find(
    ({ proposal_id }) => proposal_id === proposalId,
  );
const issues = async () =>
  (
    await server.database.asOwner(`select from register_acts where org_id = $1 and kind = 'issued'`, [
      story.orgId,
    ])
  ).length;
const board = async () =>
  given(await owner.api(directorsAndOfficers, { params: of() })).directors.map(({ person_id }) => person_id);
const otherDirector = async () => (await board()).find((id) => id !== story.personId) ?? '';
const settle = async (proposalId: string) => {
  given(await owner.api(withdrawProposal, { params: { ...of(), proposal: proposalId } }));
};

async function appoint(lastname: string, more: object = {}) {
  const body = {
    person: { firstname: 'Zquella', lastname, residential_address: home, resident_canadian: true },
    // The shareholders elect: a board of two may add nobody itself (s. 106(8)).
    appointed_on: today(),
    resolution: 'S-2026-01',
    resolution_on: today(),
    ...more,
  };
  const params = { ...of(), position: 'directors' as const };
  return given(await owner.api(addToPosition, { params, body })).person_id;
}
const endSeat = async (person_id: string, reason: 'resigned' | 'removed' = 'resigned') => {
  const params = { ...of(), position: 'directors' as const };
  const body = { person_id, date: today(), reason };
  given(await owner.api(endPosition, { params, body }));
};

let added: string[] = [];
afterEach(async () => {
  for (const id of added) if ((await board()).includes(id)) await endSeat(id);
  added = [];
});

test('signed by all, it is recorded; while it is out it stands once, with its number, and nobody goes around it', async () => {
  const before = await issues();
  const { proposalId, documentIds, board: all, envelope } = await sent();
  expect(all.length).toBeGreaterThan(1);
  expect(envelope).toMatchObject({ left_out: [], effects: [{ stopped_by: null }] });
  expect(envelope.effects[0]?.sentences.join()).toMatch(/Issue.*Amélie Tremblay.*10 .*Common/);
  expect(await waiting(proposalId)).toMatchObject({ is_out: true });
  const { waiting: subscriptions } = given(
    await owner.api(listRegisterShareholders, { params: of(), query: {} }),
  );
  expect(subscriptions, 'it is no subscription besides').toBe(0);
  const at = { params: { ...of(), proposal: proposalId } };
  expect(codeOf(await owner.api(applyProposal, { ...at, body: {} }))).toBe('REGISTERS.OUT_FOR_SIGNATURE');
  expect(codeOf(await owner.api(withdrawProposal, at))).toBe('REGISTERS.OUT_FOR_SIGNATURE');
  const [last, ...first] = all.toReversed();
  for (const one of first) expect(await signedBy(one)).toMatchObject({ is_complete: false, effects: [] });
  expect(last && (await signedBy(last))).toMatchObject({
    is_complete: true,
    effects: [{ outcome: 'recorded' }],
    view: { is_last: true, effects: [{ stopped_by: null }] },
  });
  expect(await issues()).toBe(before + 1);
  expect(await statusesOf(documentIds)).toEqual(['signed']);
});

test('an envelope for fewer says so before, carries nothing, and the rest may sign with another', async () => {
  const before = await issues();
  const left = await otherDirector();
  const { proposalId, documentIds, board: all, asked, envelope } = await sent(left);
  const name = all.find(({ person_id }) => person_id === left)?.name ?? '';
  expect(envelope.left_out).toContainEqual({
    document_id: envelope.documents.find(({ is_resolution }) => is_resolution)?._id,
    person_id: left,
    name,
  });
  expect(envelope.effects[0]?.stopped_by?.textCode).toBe('SIGNING.LEFT_OUT');
  const answers = [];
  for (const one of asked) answers.push(await signedBy(one));
  expect(answers.at(-1)).toMatchObject({ is_complete: true, effects: [{ outcome: 'waiting' }] });
  expect(answers.at(-1)?.view.effects[0]?.stopped_by?.textCode).toBe('SIGNING.LEFT_OUT');
  expect(await statusesOf(documentIds)).toContain('partially_signed');
  expect(await issues()).toBe(before);
  expect(await waiting(proposalId)).toMatchObject({ state: 'open', is_out: false });
  const byHand = await owner.api(applyProposal, { params: { ...of(), proposal: proposalId }, body: {} });
  expect(byHand).toMatchObject({ ok: false, textCode: 'REGISTERS.PARTLY_SIGNED' });
  expect(await issues()).toBe(before);
  expect((await signing.read(envelope._id)).events.map(({ reason }) => reason).filter(Boolean)).toEqual([
    expect.stringContaining('Send the documents to them too'),
  ]);

  const open = documentIds.filter((id) => envelope.left_out.some((one) => one.document_id === id));
  const rest = await named(open);
  expect(rest.map(({ person_id }) => person_id)).toEqual([left]);
  const second = await sendTo(open, rest, proposalId);
  expect(second).toMatchObject({ left_out: [], effects: [{ stopped_by: null }] });
  expect(await signing.statusOf(open[0] ?? '')).toBe('partially_signed');
  expect(rest[0] && (await signedBy(rest[0]))).toMatchObject({ effects: [{ outcome: 'recorded' }] });
  expect(await issues()).toBe(before + 1);
  expect(await statusesOf(documentIds)).toEqual(['signed']);

  const { installation, clock } = server;
  const sender = sealSender(signingPortsOf(installation), clock.read);
  await relayAll(installation.db, [sender], {
    onFault: (error) => {
      throw error;
    },
  });
  const [{ signatures } = { signatures: 0 }] = await server.database.asOwner<{ signatures: number }>(
    `select jsonb_array_length(content -> 'signatures') as signatures from document_versions
       where org_id = $1 and document_id = $2 order by version desc limit 1`,
    [story.orgId, open[0] ?? ''],
  );
  expect(signatures, 'the sealed copy bears both').toBe(2);
});

test('somebody new who subscribes is asked by the name and address that the entry brings', async () => {
  resolutions += 1;
  const on = today();
  const issuance = {
    Shareclass: story.classId,
    ownership: '10',
    price: '1',
    consideration: 'money' as const,
    paid_on: on,
    exemption: 'employee' as const,
    resolution: `D-2026-${resolutions}`,
    resolution_on: on,
  };
  const person = { firstname: 'Priya', lastname: 'Raman', email: 'priya@signee.test', address: home };
  const body = { person, issuance, propose: { awaits: 'signatures' as const } };
  const proposalId = given(await owner.api(issueShares, { params: of(), body })).proposal_id ?? '';
  const documentIds = await prepared(proposalId);
  const query = { ids: documentIds.join(',') };
  const { signees } = given(
    await owner.api(contract.proposeSignees, { params: { orgId: story.orgId }, query }),
  );
  expect(signees).toContainEqual(
    expect.objectContaining({ name: 'Priya Raman', email: 'priya@signee.test' }),
  );
  const asked = (await named(documentIds)).map((one) =>
    one.name === 'Priya Raman' ? { ...one, email: 'priya@signee.test' } : one,
  );
  const before = await issues();
  expect((await sendTo(documentIds, asked, proposalId)).left_out).toEqual([]);
  const answers = [];
  for (const one of asked) answers.push(await signedBy(one));
  expect(answers.at(-1)).toMatchObject({ effects: [{ outcome: 'recorded' }] });
  expect(await issues()).toBe(before + 1);
});

test('a document that an envelope holds and asks nobody to sign is not signed with it', async () => {
  const ids = [await signing.document(), await signing.document()];
  const signees = [{ name: 'Ann Aalto', email: 'one-of-two@signee.test', document_ids: ids.slice(0, 1) }];
  const params = { orgId: story.orgId };
  given(await owner.api(contract.sendEnvelope, { params, body: { document_ids: ids, signees } }));
  expect(await signedBy({ email: 'one-of-two@signee.test' })).toMatchObject({ is_complete: true });
  expect(await Promise.all(ids.map((id) => signing.statusOf(id)))).toEqual(['signed', 'draft']);
});

test('where a director left while it was out, the last to sign is warned, and it is stopped with the reason', async () => {
  const zquella = await appoint('Leaves');
  added = [zquella];
  const before = await issues();
  const { proposalId, asked } = await sent();
  const last = asked.find(({ person_id }) => person_id === zquella);
  for (const one of asked) if (one !== last) await signedBy(one);
  await endSeat(zquella);
  const answer = last && (await signedBy(last));
  expect(answer?.view).toMatchObject({
    is_last: true,
    effects: [{ stopped_by: { textCode: 'REGISTERS.BOARD_CHANGED' } }],
  });
  expect(answer).toMatchObject({ is_complete: true, effects: [{ outcome: 'stopped' }] });
  expect(await issues()).toBe(before);
  expect(await waiting(proposalId)).toMatchObject({
    state: 'needs_attention',
    is_out: false,
    attention: { textCode: 'REGISTERS.BOARD_CHANGED', message: expect.stringContaining('s. 117(1)') },
  });
  await settle(proposalId);
});

test('where a director was appointed while it was out, it is stopped: he was not asked', async () => {
  const before = await issues();
  const { proposalId, asked } = await sent();
  const [first, ...rest] = asked;
  if (first !== undefined) await signedBy(first);
  added = [await appoint('Joins')];
  const answers = [];
  for (const one of rest) answers.push(await signedBy(one));
  expect(answers.at(-1)).toMatchObject({ is_complete: true, effects: [{ outcome: 'stopped' }] });
  expect(await issues()).toBe(before);
  expect(await waiting(proposalId)).toMatchObject({ attention: { textCode: 'REGISTERS.BOARD_CHANGED' } });
  await settle(proposalId);
});

test('where a director is called otherwise since, it is stopped: the paper names him as before', async () => {
  const zquella = await appoint('Misspelt');
  added = [zquella];
  const { proposalId, asked } = await sent();
  const reason = 'misspelled';
  const body = { person_id: zquella, lastname: 'Misspelled', as: 'correction' as const, reason };
  given(await owner.api(updatePerson, { body }));
  const answers = [];
  for (const one of asked) answers.push(await signedBy(one));
  expect(answers.at(-1)).toMatchObject({ effects: [{ outcome: 'stopped' }] });
  expect(await waiting(proposalId)).toMatchObject({ attention: { textCode: 'REGISTERS.PRINTED_DIFFERS' } });
  await settle(proposalId);
});

test('where the shares were split while it was out, it is stopped: its number and price were those of before', async () => {
  const before = await issues();
  const { proposalId, asked } = await sent();
  const [first, ...rest] = asked;
  if (first !== undefined) await signedBy(first);
  const resolution = { resolution: 'S-2026-01', resolution_on: today() };
  const split = {
    class_id: story.classId,
    newExact: '2',
    oldExact: '1',
    effective_on: today(),
    ...resolution,
  };
  given(await owner.api(splitShares, { params: of(), body: split }));
  const answers = [];
  for (const one of rest) answers.push(await signedBy(one));
  expect(answers.at(-1)).toMatchObject({ is_complete: true, effects: [{ outcome: 'stopped' }] });
  expect(answers.at(-1)?.view.effects[0]?.stopped_by?.textCode).toBe('REGISTERS.TERMS_CHANGED');
  expect(await issues()).toBe(before);
  expect(await waiting(proposalId)).toMatchObject({ attention: { textCode: 'REGISTERS.TERMS_CHANGED' } });
  await settle(proposalId);
});

test('where shares changed hands while a resolution of the shareholders was out, it is stopped', async () => {
  const resolution = { resolution: 'S-2026-02', resolution_on: today() };
  const split = {
    class_id: story.classId,
    newExact: '2',
    oldExact: '1',
    effective_on: today(),
    ...resolution,
  };
  const body = { ...split, propose: { awaits: 'signatures' as const } };
  const { proposal_id } = given(await owner.api(splitShares, { params: of(), body }));
  const proposalId = proposal_id ?? '';
  const documentIds = await prepared(proposalId);
  const holders = await named(documentIds);
  expect(holders).toHaveLength(4);
  await sendTo(documentIds, holders, proposalId);
  const [{ security_id } = { security_id: '' }] = await server.database.asOwner<{ security_id: string }>(
    `select key as security_id from certificates
       where org_id = $1 and known_to is null and eff_to is null and status = 'open' and value ->> 'personId' = $2`,
    [story.orgId, story.holderId],
  );
  const to = [{ person: { firstname: 'Noor', lastname: 'Bakker', address: home }, sharesExact: '5' }];
  given(await owner.api(transferShares, { params: of(), body: { security_id, to } }));
  const answers = [];
  for (const one of holders) answers.push(await signedBy(one));
  expect(answers.at(-1)).toMatchObject({ effects: [{ outcome: 'stopped' }] });
  expect(await waiting(proposalId)).toMatchObject({ attention: { textCode: 'REGISTERS.VOTERS_CHANGED' } });
  await settle(proposalId);
});

test('a consent that a director signed is on the register, with the day, and nothing is missing or changed by it', async () => {
  const zquella = await appoint('Consents');
  added = [zquella];
  const params = { orgId: story.orgId };
  const seatOf = async () =>
    given(await owner.api(directorsAndOfficers, { params: of() })).directors.find(
      ({ person_id }) => person_id === zquella,
    );
  const found = async () =>
    given(await owner.api(checkBook, { params, query: {} }))
      .findings.filter(({ about }) => about.includes('Consents'))
      .map(({ code }) => code)
      .filter((code) => /consent|facts_changed|document_unsigned/.test(code));
  expect((await seatOf())?.consent_on ?? null).toBe(null);
  expect(await found()).toEqual(['consent_missing']);
  const { templates } = given(await owner.api(listTemplates, { params }));
  const subjects = templates.find(({ template }) => template === 'director_consent')?.subjects ?? [];
  const subject = subjects.find(({ title }) => title.includes('Consents'))?.subject ?? '';
  const made = { template: 'director_consent', subject };
  const { document } = given(await owner.api(createDocument, { params, body: made }));
  await sendTo([document._id], await named([document._id]));
  await signedBy({ email: `board${people}@signee.test` });
  expect((await seatOf())?.consent_on).toBe(today());
  const read = given(await owner.api(readDocument, { params: { ...params, docId: document._id } }));
  expect(read).toMatchObject({ status: 'signed', dated_on: today() });
  expect(await found()).toEqual([]);
});

test('who signs twice hears that he has signed, and not that it is not his', async () => {
  const docId = await signing.document();
  const params = { orgId: story.orgId };
  const signees = [{ name: 'Amélie', email: owner.email }];
  const body = { document_ids: [docId], signees };
  const { envelope } = given(await owner.api(contract.sendEnvelope, { params, body }));
  const agreed = envelope.documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
  const at = { params: { ...params, docId }, body: { agreed, signature } };
  given(await owner.api(signeeContract.signAsMember, at));
  expect(codeOf(await owner.api(signeeContract.signAsMember, at))).toBe('SIGNING.ALREADY_SIGNED');
  const again = await owner.api(signeeContract.readOwnSignature, { params: at.params });
  expect(codeOf(again)).toBe('SIGNING.ALREADY_SIGNED');
});
