import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { codeOf, type Signing, signature, signingIn } from '../../../../tests/support/signing.ts';
import { type Story, tellStory } from '../../../../tests/support/story.ts';
import * as contract from '../contract.ts';
import * as signeeContract from '../signeeContract.ts';

let server: TestServer;
let owner: SignedIn;
let story: Story;
let signing: Signing;
beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  story = await tellStory(server, owner);
  signing = signingIn(story);
});
afterAll(() => server.close());

/** Sends to the owner, who has an account, and to an address without one. */
async function sentToOwner() {
  const docId = await signing.document();
  const signees = [
    { name: 'Amélie Tremblay', email: owner.email },
    { name: 'Bo Li', email: 'bo@signee.test' },
  ];
  const body = { document_ids: [docId], signees };
  const params = { orgId: story.orgId };
  const { envelope } = given(await owner.api(contract.sendEnvelope, { params, body }));
  const agreed = envelope.documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
  return { docId, agreed, envelope };
}

test('who is signed in with the verified address needs no code; a stranger with the link does', async () => {
  await sentToOwner();
  const token = await signing.linkTo(owner.email);
  const look = async (api: SignedIn['api']) =>
    given(await api(signeeContract.lookAtLink, { body: { token } })).signee_token;
  expect(await look(server.api())).toBeNull();
  expect(await look((await registered(server)).api)).toBeNull();
  const signer = server.api((await look(owner.api)) ?? '');
  expect(given(await signer(signeeContract.readForSigning, {})).name).toBe('Amélie Tremblay');
});

test('a member signs in the room what was sent to him, and nothing else', async () => {
  const { docId, agreed, envelope } = await sentToOwner();
  const other = await signing.sent();
  const params = { orgId: story.orgId };
  const room = given(await owner.api(signeeContract.listOwnEnvelopes, { params })).envelopes;
  expect(room.find(({ _id }) => _id === envelope._id)).toMatchObject({ signed: 0, signees: 2 });
  expect(room.map(({ _id }) => _id)).not.toContain(other.envelope._id);
  const body = { agreed, signature };
  const own = await owner.api(signeeContract.signAsMember, { params: { ...params, docId }, body });
  expect(codeOf(own)).toBe('SIGNING.SIGNED');
  const foreign = { params: { ...params, docId: other.docId }, body };
  expect(codeOf(await owner.api(signeeContract.signAsMember, foreign))).toBe('SIGNING.NOT_YOURS');
});

/** Signees are asked in the order of the addresses. */
async function sentTo(emails: readonly string[], terms = {}, by: Story = { ...story, owner }) {
  const docId = await signingIn(by).document();
  const body = {
    document_ids: [docId],
    signees: emails.map((email) => ({ name: 'Cy Ode', email })),
    ...terms,
  };
  const sent = await by.owner.api(contract.sendEnvelope, { params: { orgId: by.orgId }, body });
  const { envelope } = given(sent);
  const agreed = envelope.documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
  return { docId, agreed, id: envelope._id };
}

test('a signee without an account goes on to what else waits for his address, each in a session of its own', async () => {
  const cy = 'cy@signee.test';
  const first = await sentTo([cy]);
  const inFirst = await signing.proved(cy);
  const second = await sentTo([cy]);
  const later = await sentTo(['dee@signee.test', cy], { in_order: true });
  const foreign = await sentTo(['dee@signee.test']);
  const voided = await sentTo([cy]);
  const ofVoided = { params: { orgId: story.orgId, envelopeId: voided.id } };
  given(await owner.api(contract.voidEnvelope, { ...ofVoided, body: { reason: 'A wrong draft' } }));
  const elsewhere = await sentTo([cy], {}, await tellStory(server, await registered(server)));

  const following = async (api: SignedIn['api']) =>
    given(await api(signeeContract.listWaitingEnvelopes, {})).envelopes.map(({ _id }) => _id);
  const opening = (envelopeId: string) =>
    inFirst(signeeContract.openWaitingEnvelope, { params: { envelopeId }, body: {} });
  expect(await following(inFirst)).toEqual([second.id]);
  given(await inFirst(signeeContract.sign, { body: { agreed: first.agreed, signature } }));
  for (const { id } of [first, later, foreign, voided, elsewhere])
    expect(codeOf(await opening(id))).toBe('SIGNING.NOT_YOURS');

  const inSecond = server.api(given(await opening(second.id)).signee_token);
  const shown = given(await inSecond(signeeContract.readForSigning, {})).documents;
  expect(shown.map(({ _id }) => _id)).toEqual([second.docId]);
  const ofFirst = { params: { docId: first.docId } };
  expect(codeOf(await inSecond(signeeContract.readFileForSigning, ofFirst))).toBe('GENERAL.NOT_FOUND');
  expect(codeOf(await inSecond(signeeContract.sign, { body: { agreed: second.agreed, signature } }))).toBe(
    'SIGNING.SIGNED',
  );
  expect(await following(inSecond)).toEqual([]);
  const proofs = (await signing.read(second.id)).events.map(({ kind }) => kind);
  expect(proofs).toEqual(expect.arrayContaining(['proved', 'opened', 'signed']));
});
