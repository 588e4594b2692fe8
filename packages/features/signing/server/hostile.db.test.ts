import { crc32, deflateSync } from 'node:zlib';
import { instantOfMillis } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { signingPortsOf } from '../../../../apps/server/ports.ts';
import { given } from '../../../../tests/support/founding.ts';
import { mailsTo } from '../../../../tests/support/mails.ts';
import {
  join,
  organizationOf,
  registered,
  type SignedIn,
  verified,
} from '../../../../tests/support/people.ts';
import { relayAll } from '../../../../tests/support/relayAll.ts';
import {
  codeOf,
  openSigning,
  owner,
  ownerSignsIn,
  server,
  signature,
  signing,
  signingIn,
  story,
} from '../../../../tests/support/signing.ts';
import { listDocuments, readDocument } from '../../documents/contract.ts';
import { transferShares } from '../../shares/transactionContract.ts';
import * as contract from '../contract.ts';
import * as signeeContract from '../signeeContract.ts';
import { lookAtDeadlines } from './jobs.ts';
import { sealSender } from './sealing.ts';
import { storeSignature } from './signature.ts';

openSigning();

const of = (envelopeId: string) => ({ params: { orgId: story.orgId, envelopeId } });
const send = (body: object) =>
  owner.api(contract.sendEnvelope, {
    params: { orgId: story.orgId },
    body: { document_ids: [], ...body },
  });
const eventsOf = async (envelopeId: string) =>
  (await signing.read(envelopeId)).events.map(({ kind }) => kind);
const sealedNow = async () => {
  const { installation, clock } = server;
  const onFault = (error: unknown) => {
    throw error;
  };
  await relayAll(installation.db, [sealSender(signingPortsOf(installation), clock.read)], { onFault });
};

test('what belongs to another organization is not there, whichever way it is named', async () => {
  const stranger = await registered(server);
  const other = await organizationOf(await verified(server, stranger));
  const { envelope, docId } = await signing.sent();
  const { orgId } = story;
  const body = { signees: [{ name: 'Eve', email: 'eve@signee.test' }] };
  const own = await signingIn({ server, owner: stranger, orgId: other }).document();
  const propose = { awaits: 'signatures' as const };
  const transfer = {
    security_id: story.holderSecurityId,
    to: [{ person_id: story.personId, sharesExact: '1' }],
  };
  const proposed = await owner.api(transferShares, { params: { id: orgId }, body: { ...transfer, propose } });
  const proposal_id = given(proposed).proposal_id ?? '';
  const answers = {
    'their organization': await stranger.api(contract.readEnvelope, of(envelope._id)),
    'an envelope within the own': await stranger.api(contract.readEnvelope, {
      params: { orgId: other, envelopeId: envelope._id },
    }),
    'to be voided': await stranger.api(contract.voidEnvelope, {
      params: { orgId: other, envelopeId: envelope._id },
      body: { reason: 'Mine' },
    }),
    evidence: await stranger.api(contract.readEvidence, {
      params: { orgId: other, envelopeId: envelope._id },
      query: {},
    }),
    'a document to be sent': await stranger.api(contract.sendEnvelope, {
      params: { orgId: other },
      body: { document_ids: [docId], ...body },
    }),
    'a person': await stranger.api(contract.sendEnvelope, {
      params: { orgId: other },
      body: { document_ids: [own], signees: [{ person_id: story.personId }] },
    }),
    'a proposal': await stranger.api(contract.sendEnvelope, {
      params: { orgId: other },
      body: { document_ids: [own], ...body, effects: [{ proposal_id }] },
    }),
    'an invitation': await stranger.api(contract.inviteSignees, {
      params: { orgId: other, docId },
      body: {},
    }),
    'an edit': await stranger.api(contract.editEnvelope, {
      params: { orgId: other, envelopeId: envelope._id },
      body: { title: 'Mine' },
    }),
    'their settings': await stranger.api(contract.saveSigningSettings, {
      params: { orgId },
      body: { signatures: 'each_signee' as const },
    }),
    room: await stranger.api(signeeContract.listOwnEnvelopes, { params: { orgId } }),
  };
  const found = Object.entries(answers).filter(
    ([, { textCode, ...one }]) =>
      textCode !== 'GENERAL.NOT_FOUND' &&
      !('fields' in one && one.fields.some((field) => field.textCode === 'GENERAL.NOT_FOUND')),
  );
  expect(found.map(([name, { textCode }]) => [name, textCode])).toEqual([]);
  const signatures = await stranger.api(contract.readSignatures, { params: { orgId: other, docId } });
  expect(given(signatures).envelope).toBeNull();
});

test('a session of a signee opens nothing that members have, and no token but his opens his', async () => {
  const { emails, docId, envelope } = await signing.sent();
  const token = await signing.linkTo(emails[0]);
  const code = await signing.codeFor(token, emails[0]);
  const { signee_token } = given(await server.api()(signeeContract.proveAddress, { body: { token, code } }));
  const signee = server.api(signee_token);
  const { orgId } = story;
  const answers = [
    await signee(listDocuments, { params: { orgId }, query: {} }),
    await signee(readDocument, { params: { orgId, docId } }),
    await signee(contract.readEnvelope, of(envelope._id)),
    await signee(contract.voidEnvelope, { ...of(envelope._id), body: { reason: 'Mine' } }),
    await signee(signeeContract.signAsMember, {
      params: { orgId, docId },
      body: { agreed: [], signature },
    }),
  ];
  expect(answers.map((one) => one.ok || one.status)).toEqual([401, 401, 401, 401, 401]);
  for (const bearer of [token, owner.token, 'x'.repeat(43), signee_token.toLowerCase(), ''])
    expect(codeOf(await server.api(bearer)(signeeContract.readForSigning, {}))).not.toBe('GENERAL.SUCCESS');
  // The secret of a session is no link.
  expect(codeOf(await server.api()(signeeContract.lookAtLink, { body: { token: signee_token } }))).toBe(
    'SIGNING.LINK_INVALID',
  );
});

test('who has not proved his own address asks nobody to sign', async () => {
  const { docId, envelope } = await signing.sent();
  const member = await registered(server);
  await join(server, story.orgId, member, 'full');
  const params = { orgId: story.orgId };
  const signees = [{ name: 'Eve', email: 'eve@stranger.test' }];
  const edit = { ...params, envelopeId: envelope._id };
  const tries = async () => [
    codeOf(await member.api(contract.sendEnvelope, { params, body: { document_ids: [docId], signees } })),
    codeOf(
      await member.api(contract.sendSingle, {
        params,
        query: { files: docId, email: 'eve@stranger.test' },
        body: {},
      }),
    ),
    codeOf(await member.api(contract.editEnvelope, { params: edit, body: { signees } })),
  ];
  expect(await tries()).toEqual(Array(3).fill('SIGNING.VERIFY_FIRST'));
  await verified(server, member);
  expect(await tries()).not.toContain('SIGNING.VERIFY_FIRST');
});

test('a member who only looks sends, reminds, edits and voids nothing; a restricted one sees no envelope', async () => {
  const { envelope, docId } = await signing.sent();
  const [viewer, restricted] = [await registered(server), await registered(server)];
  await join(server, story.orgId, viewer, 'view');
  await join(server, story.orgId, restricted, 'restricted', ['dashboard']);
  const codes = async ({ api }: SignedIn) => [
    codeOf(await api(contract.voidEnvelope, { ...of(envelope._id), body: { reason: 'No' } })),
    codeOf(await api(contract.remindSignees, { ...of(envelope._id), body: {} })),
    codeOf(await api(contract.editEnvelope, { ...of(envelope._id), body: { title: 'Mine' } })),
    codeOf(
      await api(contract.sendEnvelope, { params: { orgId: story.orgId }, body: { document_ids: [docId] } }),
    ),
    codeOf(await api(contract.readEnvelope, of(envelope._id))),
  ];
  const refused = Array(4).fill('ACCESS.VIEW_ONLY');
  expect(await codes(viewer)).toEqual([...refused, 'GENERAL.SUCCESS']);
  expect(await codes(restricted)).not.toContain('GENERAL.SUCCESS');
});

test('guesses in parallel are counted one by one', async () => {
  const { emails, envelope } = await signing.sent();
  const token = await signing.linkTo(emails[0]);
  const code = await signing.codeFor(token, emails[0]);
  const wrong = code === '111111' ? '222222' : '111111';
  const api = server.api();
  const guesses = Array.from({ length: 12 }, () =>
    api(signeeContract.proveAddress, { body: { token, code: wrong } }),
  );
  const codes = (await Promise.all(guesses)).map(codeOf);
  expect(codes.filter((one) => one === 'SIGNING.CODE_WRONG')).toHaveLength(4);
  expect(codes.filter((one) => one === 'SIGNING.CODE_OVER')).toHaveLength(8);
  expect((await eventsOf(envelope._id)).filter((kind) => kind === 'code_refused')).toHaveLength(5);
});

test('codes asked for in one moment are one code, and a right one opens one session', async () => {
  server.clock.pass({ minutes: 2 });
  const { emails, envelope } = await signing.sent();
  const token = await signing.linkTo(emails[0]);
  const api = server.api();
  const asked = await Promise.all(
    Array.from({ length: 6 }, () => api(signeeContract.mailCode, { body: { token } })),
  );
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await eventsOf(envelope._id)).filter((kind) => kind === 'code_sent')).toHaveLength(1);
  const code = /\b\d{6}\b/.exec((await mailsTo(server, emails[0]))[0]?.subject ?? '')?.[0] ?? '';
  const proofs = await Promise.all(
    Array.from({ length: 4 }, () => api(signeeContract.proveAddress, { body: { token, code } })),
  );
  expect(proofs.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a signature and a voiding, or a decline, in one moment: one of them counts', async () => {
  server.clock.pass({ minutes: 2 });
  const sent = await signing.sent();
  const { emails, agreed, envelope } = sent;
  const [ann, bo] = [await signing.proved(emails[0]), await signing.proved(emails[1])];
  given(await ann(signeeContract.sign, { body: { agreed, signature } }));
  const [signed, voided, declined] = await Promise.all([
    bo(signeeContract.sign, { body: { agreed, signature } }),
    owner.api(contract.voidEnvelope, { ...of(envelope._id), body: { reason: 'A wrong draft' } }),
    bo(signeeContract.decline, { body: { reason: 'No' } }),
  ]);
  expect([signed, voided, declined].filter(({ ok }) => ok)).toHaveLength(1);
  const ends = (await eventsOf(envelope._id)).filter((kind) =>
    ['completed', 'voided', 'declined', 'expired'].includes(kind),
  );
  expect(ends).toHaveLength(1);
});

const png = (chunks: readonly (readonly [string, Buffer])[]) =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...chunks.map(([name, data]) => {
      const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      sum.writeUInt32BE(crc32(body));
      return Buffer.concat([length, body, sum]);
    }),
  ]);
const head = ({ side = 1, colour = 6, depth = 8 } = {}): [string, Buffer] => {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, colour, 0, 0, 0]);
  data.writeUInt32BE(side, 0);
  data.writeUInt32BE(side, 4);
  return ['IHDR', data];
};
const pixels = (bytes: readonly number[] = [0, 0, 0, 0, 255]): [string, Buffer] => [
  'IDAT',
  deflateSync(Buffer.from(bytes)),
];
const end: [string, Buffer] = ['IEND', Buffer.alloc(0)];

test.each([
  ['of more pixels than fit', png([head({ side: 1_999 }), pixels(), end])],
  ['whose pixels unpack to more than it says', png([head(), ['IDAT', deflateSync(Buffer.alloc(9e6))], end])],
  ['whose colours have no palette', png([head({ colour: 3 }), pixels([0, 0]), end])],
  ['whose rows are filtered in no known way', png([head(), pixels([9, 0, 0, 0, 255]), end])],
  ['without an end', png([head(), pixels()])],
  ['of 16 bits', png([head({ depth: 16 }), pixels([0, 0, 0, 0, 0, 0, 0, 0, 255]), end])],
])('a picture %s is no signature', async (_, picture) => {
  const { emails, agreed } = await signing.sent();
  const ann = await signing.proved(emails[0]);
  const drawn = { kind: 'drawn', png: picture.toString('base64') } as const;
  expect(codeOf(await ann(signeeContract.sign, { body: { agreed, signature: drawn } }))).toBe(
    'SIGNING.BAD_PICTURE',
  );
});

test('a drawn signature is kept as its pixels alone', async () => {
  const place = Buffer.from('Comment\u0000drawn at home');
  const given = png([head(), ['tEXt', place], ['acTL', Buffer.alloc(8)], pixels(), end]);
  given.writeUInt32BE(0, 29);
  const { files } = server.installation;
  const stored = await storeSignature(files, { kind: 'drawn', png: given.toString('base64') });
  const sha256 = stored.ok && stored.value.kind === 'drawn' ? stored.value.sha256 : '';
  expect(Buffer.from((await files.get(sha256)) ?? [])).toEqual(png([head(), pixels(), end]));
});

test.each([
  ['turns the text around', 'Ann \u202eotlaA'],
  ['breaks the line', 'Ann\nAalto'],
  ['is not seen', '\u200b\u2060'],
])('a typed signature that %s is none', async (_, text) => {
  const stored = await storeSignature(server.installation.files, { kind: 'typed', text });
  expect(stored).toMatchObject({ ok: false, error: { textCode: 'SIGNING.NO_SIGNATURE' } });
});

test('names, titles and reasons turn no text around, and are no markup or link in mails', async () => {
  const document_ids = [await signing.document()];
  const ann = { name: 'Ann', email: 'markup@signee.test' };
  const turned = 'Ann \u202eotlaA';
  const refused = [
    await send({ document_ids, signees: [{ ...ann, name: turned }] }),
    await send({ document_ids, signees: [ann], title: turned }),
    await send({ document_ids, signees: [ann], title: 'A\r\nBcc: eve@signee.test' }),
    await send({ document_ids, signees: [ann], message: turned }),
  ];
  expect(refused.map(codeOf)).toEqual(Array(4).fill('TEXT.FORBIDDEN_CHARACTERS'));
  const markup = '<a href="//evil.test">Pay</a>';
  const signees = [{ ...ann, name: '<img src=x>' }];
  const sent = given(await send({ document_ids, signees, title: '<b>Tea</b>', message: markup })).envelope;
  const [mail] = await mailsTo(server, ann.email);
  expect(mail?.html).not.toMatch(/<img|<b>|<a href="\/\//);
  expect(mail?.html).toContain('&lt;b&gt;Tea');
  const voided = await owner.api(contract.voidEnvelope, { ...of(sent._id), body: { reason: turned } });
  expect(codeOf(voided)).toBe('TEXT.FORBIDDEN_CHARACTERS');
});

test('a link shows neither the address nor who has an account', async () => {
  const [stranger, member] = [await registered(server), await registered(server)];
  await join(server, story.orgId, member, 'view');
  await server.database.asOwner(`update users set language = 'fr' where id = any($1)`, [
    [stranger.userId, member.userId],
  ]);
  const emails = ['abc@signee.test', 'abcd@signee.test', 'x@signee.test', stranger.email, member.email];
  const signees = emails.map((email) => ({ name: 'Ann', email }));
  const sent = given(await send({ document_ids: [await signing.document()], signees })).envelope;
  expect(sent.signees.map(({ language }) => language)).toEqual(['en', 'en', 'en', 'en', 'fr']);
  const hints = [];
  for (const email of emails.slice(0, 3)) {
    const body = { token: await signing.linkTo(email) };
    hints.push(given(await server.api()(signeeContract.lookAtLink, { body })).email_hint);
  }
  expect(hints).toEqual(['a…@signee.test', 'a…d@signee.test', 'x…@signee.test']);
});

test('a name that paper cannot show holds back no evidence', async () => {
  server.clock.pass({ minutes: 2 });
  const email = 'emoji@signee.test';
  const document_ids = [await signing.document('Lunch 🍜')];
  const sent = given(await send({ document_ids, signees: [{ name: 'Ann 😀', email }] })).envelope;
  const agreed = sent.documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
  const ann = await signing.proved(email);
  given(await ann(signeeContract.sign, { body: { agreed, signature } }));
  await sealedNow();
  expect(await signing.read(sent._id)).toMatchObject({ has_evidence: true, sealing_fault: 'SEAL_NO_PDF' });
});

test('what is no id is the id of nothing', async () => {
  const params = { orgId: story.orgId };
  for (const ids of ['x', '', ',', '-'.repeat(36), `${'0'.repeat(36)}`, `%00${'a'.repeat(33)}`]) {
    const proposed = await owner.api(contract.proposeSignees, { params, query: { ids } });
    expect([ids, codeOf(proposed)]).toEqual([ids, 'SIGNING.NO_DOCUMENTS']);
    const single = { params, query: { files: ids, email: 'ann@signee.test' }, body: {} };
    expect([ids, codeOf(await owner.api(contract.sendSingle, single))]).toEqual([
      ids,
      'SIGNING.NO_DOCUMENTS',
    ]);
  }
});

test('a last signature in the moment of the deadline completes the envelope, or finds it expired', async () => {
  server.clock.pass({ minutes: 2 });
  const email = 'late@signee.test';
  const sent = given(
    await send({ document_ids: [await signing.document()], signees: [{ name: 'Ann', email }] }),
  ).envelope;
  const agreed = sent.documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
  server.clock.pass({ days: 29, hours: 23 });
  const ann = await signing.proved(email);
  const deadline = instantOfMillis(Date.parse(sent.expires_at));
  const [signed] = await Promise.all([
    ann(signeeContract.sign, { body: { agreed, signature } }),
    lookAtDeadlines(server.installation.db, deadline, new AbortController().signal),
  ]);
  const ends = await server.database.asOwner<{ kind: string }>(
    `select kind from signature_events where envelope_id = $1 and kind in ('completed', 'expired')`,
    [sent._id],
  );
  expect(ends).toEqual([{ kind: signed.ok ? 'completed' : 'expired' }]);
  expect(['SIGNING.SIGNED', 'SIGNING.EXPIRED']).toContain(codeOf(signed));
});

const edit = (envelopeId: string, body: object) =>
  owner.api(contract.editEnvelope, { ...of(envelopeId), body });

test('another address ends the session, the link and the code of the old one', async () => {
  await ownerSignsIn();
  server.clock.pass({ minutes: 2 });
  const { emails, docId, envelope, agreed } = await signing.sent();
  const [old, other] = emails;
  const inside = await signing.proved(old);
  server.clock.pass({ minutes: 2 });
  const token = await signing.linkTo(old);
  const code = await signing.codeFor(token, old);
  const signees = [
    { name: 'Ann Aalto', email: `new.${old}` },
    { name: 'ليلى حداد', email: other, language: 'ar' as const },
  ];
  given(await edit(envelope._id, { signees }));
  const late = [
    await inside(signeeContract.readForSigning, {}),
    await inside(signeeContract.readFileForSigning, { params: { docId } }),
    await inside(signeeContract.listWaitingEnvelopes, {}),
    await inside(signeeContract.sign, { body: { agreed, signature } }),
    await inside(signeeContract.decline, { body: { reason: 'No' } }),
    await server.api()(signeeContract.proveAddress, { body: { token, code } }),
    await server.api()(signeeContract.lookAtLink, { body: { token } }),
  ].map((answer) => 'textCode' in answer && answer.textCode);
  expect(late).toEqual(Array(7).fill('SIGNING.LINK_INVALID'));
  expect((await mailsTo(server, old)).length).toBe(3);
  expect(await signing.linkTo(`new.${old}`)).not.toBe('');
});

test('an edit and the first signature in one moment: who was taken out has not signed', async () => {
  server.clock.pass({ minutes: 2 });
  const { emails, agreed, envelope } = await signing.sent();
  const ann = await signing.proved(emails[0]);
  const signees = [{ name: 'ليلى حداد', email: emails[1], language: 'ar' as const }];
  const [signed, edited] = await Promise.all([
    ann(signeeContract.sign, { body: { agreed, signature } }),
    edit(envelope._id, { signees }),
  ]);
  expect([signed.ok, edited.ok].filter(Boolean)).toHaveLength(1);
  expect(codeOf(signed.ok ? edited : signed)).toBe(signed.ok ? 'SIGNING.BEGUN' : 'SIGNING.LINK_INVALID');
  const kinds = await eventsOf(envelope._id);
  expect(kinds.includes('signed')).toBe(!kinds.includes('edited'));
  if (signed.ok) expect(codeOf(await edit(envelope._id, { title: 'Later' }))).toBe('SIGNING.BEGUN');
});

test('somebody without a membership is asked in the language of the last time', async () => {
  const languageOf = async (language?: 'ar') => {
    const signees = [{ name: 'ليلى حداد', email: 'again@signee.test', ...(language && { language }) }];
    const body = { document_ids: [await signing.document()], signees };
    return given(await send(body)).envelope.signees[0]?.language;
  };
  expect([await languageOf(), await languageOf('ar'), await languageOf()]).toEqual(['en', 'ar', 'ar']);
});

test('sessions that are opened one out of the other end with the first', async () => {
  server.clock.pass({ minutes: 2 });
  const email = 'chain@signee.test';
  const ids: string[] = [];
  for (const _ of [1, 2]) {
    const body = { document_ids: [await signing.document()], signees: [{ name: 'Ann', email }] };
    ids.push(given(await send(body)).envelope._id);
    // The mail of the first goes before that of the second, whose session is opened.
    await mailsTo(server, email);
  }
  let { signee_token } = await signing.session(email);
  const next = (envelopeId: string) =>
    server.api(signee_token)(signeeContract.openWaitingEnvelope, { params: { envelopeId }, body: {} });
  const [first = '', second = ''] = ids;
  server.clock.pass({ minutes: 90 });
  ({ signee_token } = given(await next(first)));
  server.clock.pass({ minutes: 20 });
  ({ signee_token } = given(await next(second)));
  server.clock.pass({ minutes: 20 });
  expect(codeOf(await next(first))).toBe('SIGNING.PROVE_FIRST');
});

test('who was asked before an edit put him behind others is mailed when it is his turn', async () => {
  await ownerSignsIn();
  server.clock.pass({ minutes: 2 });
  const { emails, agreed, envelope } = await signing.sent();
  const bo = await signing.proved(emails[1]);
  given(await bo(signeeContract.readForSigning, {}));
  given(await edit(envelope._id, { in_order: true }));
  expect(codeOf(await bo(signeeContract.sign, { body: { agreed, signature } }))).toBe(
    'SIGNING.NOT_YOUR_TURN',
  );
  const before = (await mailsTo(server, emails[1])).length;
  const ann = await signing.proved(emails[0]);
  given(await ann(signeeContract.sign, { body: { agreed, signature } }));
  expect(await mailsTo(server, emails[1])).toHaveLength(before + 1);
});
