import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { expect, test } from 'vitest';
import type { Ingredients } from '../../../../tests/server/recipe.ts';
import { nameOf } from '../../../../tests/server/recipes.ts';
import { request } from '../../../../tests/server/requests.ts';
import { given } from '../../../../tests/support/founding.ts';
import { mailsTo } from '../../../../tests/support/mails.ts';
import {
  codeOf,
  openSigning,
  owner,
  ownerSignsIn,
  server,
  signature,
  signing,
  story,
} from '../../../../tests/support/signing.ts';
import { MOST_WRONG_CODES } from '../../mailbox/rules/limits.ts';
import * as contract from '../contract.ts';
import * as signeeContract from '../signeeContract.ts';

openSigning();

test('two people sign by their mails: the document is pending, partially signed, then signed', async () => {
  const { emails, docId, agreed, envelope } = await signing.sent({ message: 'By Friday' });
  expect(envelope.signees.map(({ state }) => state)).toEqual(['invited', 'invited']);
  expect(await signing.statusOf(docId)).toBe('pending');
  const [mail] = await mailsTo(server, emails[0]);
  expect(mail?.text).toMatch(/By Friday/);
  expect(mail?.text).toMatch(/Sign by .* E[DS]T \(America\/Toronto\)/);
  const [arabic] = await mailsTo(server, emails[1]);
  expect(arabic?.subject).toMatch(/يُرجى توقيع/);
  const ann = await signing.proved(emails[0]);
  const view = given(await ann(signeeContract.readForSigning, {}));
  expect(view).toMatchObject({ company: 'Maple Robotics Inc.', is_last: false, effects: [] });
  expect(JSON.stringify(view)).not.toContain(emails[1]);
  expect(given(await ann(signeeContract.sign, { body: { agreed, signature } }))).toEqual({
    is_complete: false,
    effects: [],
  });
  expect(await signing.statusOf(docId)).toBe('partially_signed');
  const bo = await signing.proved(emails[1]);
  expect(given(await bo(signeeContract.readForSigning, {})).is_last).toBe(true);
  expect(given(await bo(signeeContract.sign, { body: { agreed, signature } })).is_complete).toBe(true);
  expect(await signing.statusOf(docId)).toBe('signed');
  const params = { orgId: story.orgId, envelopeId: envelope._id };
  const after = given(await owner.api(contract.readEnvelope, { params })).envelope;
  expect(after).toMatchObject({ state: 'signed', may_edit: false, may_void: false });
  expect((await mailsTo(server, emails[0]))[0]?.subject).toMatch(/^.+: everyone has signed “Agreement”$/);
});

test('in order: the later one has neither a mail nor a way in before it is his turn', async () => {
  const { emails, agreed, envelope } = await signing.sent({ in_order: true });
  expect(envelope.signees.map(({ state }) => state)).toEqual(['invited', 'waiting']);
  expect(await mailsTo(server, emails[1])).toEqual([]);
  const ann = await signing.proved(emails[0]);
  given(await ann(signeeContract.sign, { body: { agreed, signature } }));
  const bo = await signing.proved(emails[1]);
  expect(given(await bo(signeeContract.readForSigning, {})).signees.map(({ state }) => state)).toEqual([
    'signed',
    'opened',
  ]);
});

test('nobody signs twice, with other bytes than were sent, or without a session of the envelope', async () => {
  const { emails, agreed } = await signing.sent();
  const ann = await signing.proved(emails[0]);
  const other = [{ document_id: agreed[0]?.document_id ?? '', sha256: '0'.repeat(64) }];
  expect(codeOf(await ann(signeeContract.sign, { body: { agreed: other, signature } }))).toBe(
    'SIGNING.OTHER_BYTES',
  );
  expect(codeOf(await ann(signeeContract.sign, { body: { agreed: [], signature } }))).toBe(
    'SIGNING.OTHER_BYTES',
  );
  const twoTabs = await Promise.all([
    ann(signeeContract.sign, { body: { agreed, signature } }),
    ann(signeeContract.sign, { body: { agreed, signature } }),
  ]);
  expect(twoTabs.map(codeOf).sort()).toEqual(['SIGNING.ALREADY_SIGNED', 'SIGNING.SIGNED']);
  expect(codeOf(await owner.api(signeeContract.sign, { body: { agreed, signature } }))).toBe(
    'SIGNING.PROVE_FIRST',
  );
});

test('the sender never sees the link, and cannot sign as the signee', async () => {
  const { emails, envelope } = await signing.sent();
  const token = await signing.linkTo(emails[0]);
  const params = { orgId: story.orgId, envelopeId: envelope._id };
  const seen = JSON.stringify(await owner.api(contract.readEnvelope, { params }));
  expect(token).toHaveLength(43);
  expect(seen).not.toContain(token);
  expect(given(await owner.api(signeeContract.lookAtLink, { body: { token } })).signee_token).toBeNull();
});

test('every route of signees asks whether they may act: none of them opens what was voided', async () => {
  const { emails, envelope, docId, agreed } = await signing.sent();
  const token = await signing.linkTo(emails[0]);
  const code = await signing.codeFor(token, emails[0]);
  const { signee_token } = given(await server.api()(signeeContract.proveAddress, { body: { token, code } }));
  const params = { orgId: story.orgId, envelopeId: envelope._id };
  given(await owner.api(contract.voidEnvelope, { params, body: { reason: 'A wrong draft' } }));
  expect(await signing.statusOf(docId)).toBe('void');
  const inputs = new Map<Endpoint, Ingredients>([
    [signeeContract.lookAtLink, { body: { token } }],
    [signeeContract.mailCode, { body: { token } }],
    [signeeContract.proveAddress, { body: { token, code } }],
    [signeeContract.readForSigning, {}],
    [signeeContract.readFileForSigning, { params: { docId } }],
    [signeeContract.sign, { body: { agreed, signature } }],
    [signeeContract.decline, { body: { reason: 'No' } }],
    [signeeContract.listWaitingEnvelopes, {}],
    [signeeContract.openWaitingEnvelope, { params: { envelopeId: envelope._id }, body: {} }],
  ]);
  const ofSignees = Object.values({ ...contract, ...signeeContract }).filter(
    (one) => 'action' in one && ['signing.open', 'signing.sign'].includes(one.action),
  ) as Endpoint[];
  expect(ofSignees).toHaveLength(inputs.size);
  for (const endpoint of ofSignees) {
    const input = inputs.get(endpoint);
    if (input === undefined) throw new Error(`${nameOf(endpoint)} has no input here`);
    const answer = await request(server, endpoint, input, { token: signee_token });
    expect([nameOf(endpoint), answer.textCode]).toEqual([nameOf(endpoint), 'SIGNING.VOIDED']);
  }
});

test('who has signed reads the documents again by the link of his mail', async () => {
  const { emails, docId, agreed } = await signing.sent();
  const ann = await signing.proved(emails[0]);
  given(await ann(signeeContract.sign, { body: { agreed, signature } }));
  server.clock.pass({ minutes: 2 });
  const again = await signing.proved(emails[0]);
  const view = given(await again(signeeContract.readForSigning, {}));
  expect(view.signees[0]).toEqual({ name: 'Ann Aalto', state: 'signed', is_you: true });
  expect(view.documents.map(({ _id }) => _id)).toEqual([docId]);
  for (const act of [
    again(signeeContract.sign, { body: { agreed, signature } }),
    again(signeeContract.decline, { body: { reason: 'No' } }),
  ])
    expect(codeOf(await act)).toBe('SIGNING.ALREADY_SIGNED');
  const bo = await signing.proved(emails[1]);
  given(await bo(signeeContract.sign, { body: { agreed, signature } }));
  const [done] = await mailsTo(server, emails[0]);
  expect(done?.subject).toMatch(/^.+: everyone has signed “Agreement”$/);
  server.clock.pass({ minutes: 2 });
  const last = await signing.proved(emails[0]);
  expect(given(await last(signeeContract.readForSigning, {})).documents).toHaveLength(1);
  server.clock.pass({ days: 30 });
  const token = await signing.linkTo(emails[0]);
  const over = await server.api()(signeeContract.lookAtLink, { body: { token } });
  expect(codeOf(over)).toBe('SIGNING.ALREADY_SIGNED');
  await ownerSignsIn();
});

test('fifty wrong codes in all lock the link: its sender is mailed, and only a new link works', async () => {
  const { emails, envelope } = await signing.sent();
  const token = await signing.linkTo(emails[0]);
  const api = server.api();
  const answers: string[] = [];
  while (answers.length < MOST_WRONG_CODES) {
    const code = await signing.codeFor(token, emails[0]);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let guess = 0; guess < 5; guess++)
      answers.push(codeOf(await api(signeeContract.proveAddress, { body: { token, code: wrong } })));
    server.clock.pass({ minutes: 13 });
  }
  expect(answers.slice(-2)).toEqual(['SIGNING.CODE_WRONG', 'SIGNING.LINK_LOCKED']);
  expect(codeOf(await api(signeeContract.lookAtLink, { body: { token } }))).toBe('SIGNING.LINK_LOCKED');
  expect(codeOf(await api(signeeContract.mailCode, { body: { token } }))).toBe('SIGNING.LINK_LOCKED');
  await ownerSignsIn();
  const locks = async () => (await signing.read(envelope._id)).signees.map((one) => one.is_link_locked);
  expect(await locks()).toEqual([true, false]);
  const [mail] = await mailsTo(server, owner.email);
  expect(mail?.subject).toBe('Maple Robotics Inc.: the link of Ann Aalto to “Agreement” was locked');
  expect(mail?.text).toMatch(/50 wrong codes/);
  const params = { orgId: story.orgId, envelopeId: envelope._id };
  given(await owner.api(contract.remindSignees, { params, body: {} }));
  expect(await locks()).toEqual([false, false]);
  expect(codeOf(await api(signeeContract.lookAtLink, { body: { token } }))).toBe('SIGNING.LINK_LOCKED');
  const ann = await signing.proved(emails[0]);
  expect(codeOf(await ann(signeeContract.readForSigning, {}))).toBe('GENERAL.SUCCESS');
});
