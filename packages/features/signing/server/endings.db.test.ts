import { createMailSender } from '@tabellion/platform/mail/sender.ts';
import { relayOnce } from '@tabellion/platform/outbox/relay.ts';
import { failed } from '@tabellion/platform/outbox/sender.ts';
import { expect, test } from 'vitest';
import { featuresOf } from '../../../../apps/server/features.ts';
import { allTexts } from '../../../../apps/server/texts.ts';
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
import { png } from '../../../../tests/support/story.ts';
import { updateDocumentStatus } from '../../documents/contract.ts';
import { uploadDocument } from '../../documents/fileContract.ts';
import { readOrganization } from '../../organizations/contract.ts';
import { transferShares } from '../../shares/transactionContract.ts';
import * as contract from '../contract.ts';
import * as signeeContract from '../signeeContract.ts';
import { lookAtDeadlines } from './jobs.ts';

openSigning();

const night = () =>
  lookAtDeadlines(server.installation.db, server.clock.read(), new AbortController().signal);
const of = (envelopeId: string) => ({ params: { orgId: story.orgId, envelopeId } });
const subjectsTo = async (email: string) => (await mailsTo(server, email)).map(({ subject }) => subject);

test('a decline ends it with its reason: the sender and those who signed are mailed', async () => {
  const { emails, agreed, docId, envelope } = await signing.sent();
  const ann = await signing.proved(emails[0]);
  given(await ann(signeeContract.sign, { body: { agreed, signature } }));
  const bo = await signing.proved(emails[1]);
  expect(codeOf(await bo(signeeContract.decline, { body: { reason: '  ' } }))).toBe('GENERAL.FIELD_REQUIRED');
  given(await bo(signeeContract.decline, { body: { reason: 'The price is wrong' } }));
  expect(await signing.read(envelope._id)).toMatchObject({ state: 'declined', may_remind: false });
  expect(await signing.statusOf(docId)).toBe('declined');
  const [mail] = await mailsTo(server, emails[0]);
  expect(mail?.text).toMatch(/The price is wrong/);
  expect(mail?.text).toMatch(/signatures given so far have no effect/);
  expect((await subjectsTo(owner.email))[0]).toMatch(/declined to sign/);
  expect(codeOf(await bo(signeeContract.sign, { body: { agreed, signature } }))).toBe('SIGNING.DECLINED');
  const again = { document_ids: [docId], signees: [{ name: 'Ann', email: emails[0] }] };
  const params = { orgId: story.orgId };
  given(await owner.api(contract.sendEnvelope, { params, body: again }));
  expect(await signing.statusOf(docId)).toBe('pending');
});

test('after thirty days nobody signs, before the nightly look and after it', async () => {
  const { emails, agreed, docId, envelope } = await signing.sent();
  server.clock.pass({ days: 29, hours: 23 });
  const ann = await signing.proved(emails[0]);
  server.clock.pass({ hours: 1 });
  expect(codeOf(await ann(signeeContract.sign, { body: { agreed, signature } }))).toBe('SIGNING.EXPIRED');
  await ownerSignsIn();
  expect((await signing.read(envelope._id)).state).toBe('expired');
  expect(await signing.statusOf(docId)).toBe('pending');
  await night();
  await night();
  expect(await signing.statusOf(docId)).toBe('expired');
  expect((await subjectsTo(emails[1])).filter((one) => /انقضى/.test(one))).toHaveLength(1);
  const { events } = await signing.read(envelope._id);
  expect(events.filter(({ kind }) => kind === 'expired')).toHaveLength(1);
});

test('what was not signed in time is sent again at once, and its entry with it', async () => {
  const { orgId, personId: person_id, holderSecurityId: security_id } = story;
  const propose = { awaits: 'signatures' as const };
  const transfer = { security_id, to: [{ person_id, sharesExact: '1' }], propose };
  const proposed = await owner.api(transferShares, { params: { id: orgId }, body: transfer });
  const proposal_id = given(proposed).proposal_id ?? '';
  const { docId, envelope } = await signing.sent({ effects: [{ proposal_id }], expires_in_days: 1 });
  server.clock.pass({ days: 1 });
  await ownerSignsIn();
  const params = { orgId };
  given(await owner.api(contract.proposeSignees, { params, query: { ids: docId } }));
  const signees = [{ name: 'Ann', email: 'again@signee.test' }];
  const body = { document_ids: [docId], signees, effects: [{ proposal_id }] };
  const again = given(await owner.api(contract.sendEnvelope, { params, body })).envelope;
  const { state, events } = await signing.read(envelope._id);
  expect([state, events.filter(({ kind }) => kind === 'expired').length]).toEqual(['expired', 1]);
  expect(await signing.statusOf(docId)).toBe('pending');
  const agreed = again.documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
  const ann = await signing.proved('again@signee.test');
  expect(given(await ann(signeeContract.sign, { body: { agreed, signature } }))).toMatchObject({
    is_complete: true,
    effects: [{ outcome: 'recorded' }],
  });
});

test('who has not signed is reminded every seven days, who has signed is not', async () => {
  const { emails, agreed } = await signing.sent();
  given(await (await signing.proved(emails[0]))(signeeContract.sign, { body: { agreed, signature } }));
  const before = (await subjectsTo(emails[0])).length;
  await night();
  expect(await subjectsTo(emails[1])).toHaveLength(1);
  server.clock.pass({ days: 7 });
  await night();
  await night();
  expect(await subjectsTo(emails[1])).toHaveLength(2);
  expect(await subjectsTo(emails[0])).toHaveLength(before);
  await ownerSignsIn();
});

test('by hand at most once a minute', async () => {
  const { envelope } = await signing.sent();
  const input = { ...of(envelope._id), body: {} };
  expect(codeOf(await owner.api(contract.remindSignees, input))).toBe('SIGNING.SENT_RECENTLY');
  server.clock.pass({ minutes: 1 });
  expect(codeOf(await owner.api(contract.remindSignees, input))).toBe('SIGNING.REMINDED');
});

test('before the first signature another address replaces the first, whose link stops working', async () => {
  const { emails, envelope, agreed } = await signing.sent();
  const link = await signing.linkTo(emails[0]);
  const signees = [
    { name: 'Ann Aalto', email: `right.${emails[0]}` },
    { name: 'ليلى حداد', email: emails[1], language: 'ar' as const },
  ];
  given(await owner.api(contract.editEnvelope, { ...of(envelope._id), body: { signees } }));
  expect(codeOf(await server.api()(signeeContract.lookAtLink, { body: { token: link } }))).toBe(
    'SIGNING.LINK_INVALID',
  );
  expect((await mailsTo(server, emails[1])).length, 'who stays keeps his link').toBe(1);
  const ann = await signing.proved(`right.${emails[0]}`);
  given(await ann(signeeContract.sign, { body: { agreed, signature } }));
  expect(codeOf(await owner.api(contract.editEnvelope, { ...of(envelope._id), body: { signees } }))).toBe(
    'SIGNING.BEGUN',
  );
});

test('a mail that cannot be delivered shows beside its signee', async () => {
  const { emails, envelope } = await signing.sent();
  const { installation, database, clock } = server;
  const sender = createMailSender({
    db: database.database,
    now: clock.read,
    texts: allTexts,
    brand: installation.brand,
    templates: featuresOf(installation).mailTemplates,
    transport: {
      deliver: async (_, { to }) => (to.address === emails[1] ? failed('SMTP 550') : 'sent'),
      close: async () => undefined,
    },
    publicUrl: 'https://books.test',
  });
  const onFault = (error: unknown) => {
    throw error;
  };
  while ((await relayOnce(database.database, sender, { onFault })) > 0);
  const { signees } = await signing.read(envelope._id);
  expect(signees.map(({ is_mail_refused }) => is_mail_refused)).toEqual([false, true]);
});

test('what is out for signature is neither replaced nor moved by hand, and counts as pending', async () => {
  const params = { id: story.orgId };
  const pending = async () => given(await owner.api(readOrganization, { params })).pendingSignatures;
  const before = await pending();
  const { docId } = await signing.sent();
  expect(await pending()).toBe(before + 2);
  const body = { org_unique_id: story.orgId, document_id: docId, status: 'signed' as const };
  expect(codeOf(await owner.api(updateDocumentStatus, { body }))).toBe('SIGNING.OUT_FOR_SIGNATURE');
  const upload = { params: { orgId: story.orgId }, body: { document_id: docId } };
  expect(codeOf(await owner.api(uploadDocument, upload, { file: png() }))).toBe('SIGNING.OUT_FOR_SIGNATURE');
});

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
  [
    'a PNG that is cut off',
    Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ', 'base64').toString('base64'),
  ],
  ['what is no base64', '<png>'],
])('%s is no signature', async (_, picture) => {
  const { emails, agreed } = await signing.sent();
  const ann = await signing.proved(emails[0]);
  const drawn = { kind: 'drawn' as const, png: picture };
  expect(codeOf(await ann(signeeContract.sign, { body: { agreed, signature: drawn } }))).toBe(
    'SIGNING.BAD_PICTURE',
  );
});
