/** The page of one holder or director, by a link and a code: what is his, nothing of anybody else, and only while the link lasts. */
import { addDays, instantOfMillis, millisOfInstant, plainDate } from '@tabellion/kernel/date.ts';
import { verifyProof } from '@tabellion/ledger/files/verifyProof.ts';
import { parsePolicy } from '@tabellion/ledger/note/policy.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featuresOf } from '../../../../apps/server/features.ts';
import { given } from '../../../../tests/support/founding.ts';
import { mailsTo, secretIn } from '../../../../tests/support/mails.ts';
import { join, registered, type SignedIn, signIn, verified } from '../../../../tests/support/people.ts';
import { relayAll } from '../../../../tests/support/relayAll.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { png, type Story, tellStory, todayAt } from '../../../../tests/support/story.ts';
import { createDocument } from '../../documents/draftContract.ts';
import { uploadDocument } from '../../documents/fileContract.ts';
import { MOST_WRONG_CODES } from '../../mailbox/rules/limits.ts';
import { underHead } from '../../organizations/server/public.ts';
import { endPosition, listDirectors, updatePerson } from '../../people/contract.ts';
import { eraseFacts } from '../../registers/server/public/people.ts';
import { transferShares } from '../../shares/transactionContract.ts';
import { sendEnvelope } from '../../signing/contract.ts';
import {
  decline,
  listWaitingEnvelopes,
  openWaitingEnvelope,
  readFileForSigning,
  readForSigning,
  sign,
} from '../../signing/signeeContract.ts';
import * as contract from '../contract.ts';

/** The director and the holder have one mailbox, as couples do. */
const email = 'home@holders.test';

let server: TestServer;
let owner: SignedIn;
let story: Story;
beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  story = await tellStory(server, owner, { until: 'incorporated' });
  await verified(server, owner);
  for (const person_id of [story.personId, story.holderId])
    given(await owner.api(updatePerson, { body: { person_id, email } }));
});
afterAll(() => server.close());

const addressIs = async (person_id: string, address: string) => {
  const corrected = { as: 'correction' as const, reason: 'It was misread.' };
  given(await owner.api(updatePerson, { body: { person_id, email: address, ...corrected } }));
};

const today = () => plainDate(todayAt(server));
const later = (minutes: number) =>
  server.clock.set(instantOfMillis(millisOfInstant(server.clock.read()) + minutes * 60_000));

const terms = () => ({
  by: 'copy' as const,
  language: 'en' as const,
  ends_on: addDays(today(), 30),
  with_percentages: false,
});

async function linkTo(personId: string, wanted: object = {}) {
  const params = { orgId: story.orgId, personId };
  const made = given(await owner.api(contract.makeHolderLink, { params, body: { ...terms(), ...wanted } }));
  return { id: made.link_id, token: made.path?.split('/').at(-1) ?? '' };
}

/** The newest code that was mailed. Five may be asked for in an hour, so time passes before each. */
async function codeFor(token: string, minutes = 13): Promise<string> {
  later(minutes);
  given(await server.api()(contract.mailHolderCode, { body: { token } }));
  return (await mailsTo(server, email)).flatMap(({ subject }) => /\b\d{6}\b/.exec(subject) ?? [])[0] ?? '';
}

async function opened(token: string) {
  const code = await codeFor(token);
  const body = { token, code };
  return server.api(given(await server.api()(contract.proveHolderAddress, { body })).holder_token);
}

const pageOf = async (personId: string, wanted: object = {}) =>
  given(await (await opened((await linkTo(personId, wanted)).token))(contract.readHolderPage, {}));

const codeOf = (answer: { readonly textCode: string }) => answer.textCode;

test('a mailed link and a code open the own page: shares, certificates and offices, and nobody else’s', async () => {
  const body = { ...terms(), by: 'mail' as const };
  const params = { orgId: story.orgId, personId: story.personId };
  expect(given(await owner.api(contract.makeHolderLink, { params, body })).path).toBeNull();
  const token = secretIn((await mailsTo(server, email))[0]);
  const look = given(await server.api()(contract.lookAtHolderLink, { body: { token } }));
  expect(look).toEqual({
    company: 'Maple Robotics Inc.',
    name: 'Amélie Tremblay',
    email_hint: 'h…e@holders.test',
    language: 'en',
  });
  const page = given(await (await opened(token))(contract.readHolderPage, {}));
  expect(page).toMatchObject({
    name: 'Amélie Tremblay',
    as_of: today(),
    ends_on: body.ends_on,
    sharesExact: '400000',
    percentage: null,
    classes: [{ sharesExact: '400000', percentage: null }],
    certificates: [{ security_id: story.securityId, sharesExact: '400000', ended_on: null, document: null }],
    appointments: [
      { position: 'directors', until: null },
      { position: 'presidents', until: null },
    ],
  });
  expect(JSON.stringify(page)).not.toMatch(/Ömer|Yılmaz|ليلى|300000|200000|900000|King Street|@/);
  const { links } = given(await owner.api(contract.listHolderLinks, { params }));
  expect(links[0]).toMatchObject({ is_mailed: true, state: 'open', opened_at: expect.any(String) });
});

test('percentages are told where the sender chose so', async () => {
  const page = await pageOf(story.holderId, { with_percentages: true });
  expect(page).toMatchObject({ percentage: '22.22', classes: [{ percentage: '22.22' }] });
});

test('two people with one mailbox each see their own page, and what waits for themselves alone', async () => {
  const { orgId } = story;
  const params = { orgId };
  const upload = { category: 'agreements', name: 'Agreement of one holder' };
  const { document } = given(await owner.api(uploadDocument, { params, body: upload }, { file: png() }));
  const body = { document_ids: [document._id], signees: [{ person_id: story.holderId, email }] };
  const { envelope } = given(await owner.api(sendEnvelope, { params, body }));
  const hers = await opened((await linkTo(story.holderId)).token);
  const his = await opened((await linkTo(story.personId)).token);
  expect(given(await his(contract.readHolderPage, {})).to_sign).toEqual([]);
  const { _id: envelopeId } = envelope;
  const asking = { params: { envelopeId }, body: {} };
  expect(codeOf(await his(contract.openHolderEnvelope, asking))).toBe('SIGNING.NOT_YOURS');
  expect(given(await hers(contract.readHolderPage, {})).to_sign).toMatchObject([
    { envelope_id: envelopeId, title: upload.name, documents: 1 },
  ]);
  const docId = document._id;
  expect(await hers(contract.readHolderFile, { params: { docId } })).toMatchObject({ status: 404 });

  const signee = server.api(given(await hers(contract.openHolderEnvelope, asking)).signee_token);
  const { documents } = given(await signee(readForSigning, {}));
  const agreed = documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
  given(await signee(sign, { body: { agreed, signature: { kind: 'typed', text: 'Layla' } } }));
  const page = given(await hers(contract.readHolderPage, {}));
  expect(page).toMatchObject({ to_sign: [], signed: [{ _id: docId, title: upload.name, has_file: true }] });
  expect(given(await his(contract.readHolderPage, {})).signed).toEqual([]);
  expect(await his(contract.readHolderFile, { params: { docId } })).toMatchObject({ status: 404 });
});

test('a signed certificate is there with its address, and the holding with a proof that shows no name', async () => {
  const { orgId, securityId } = story;
  const body = { template: 'share_certificate', subject: securityId };
  const { document } = given(await owner.api(createDocument, { params: { orgId }, body }));
  const link = await linkTo(story.personId);
  const api = await opened(link.token);
  const readOne = async () => given(await api(contract.readHolderPage, {})).certificates[0];
  // A draft proves nothing to anybody.
  expect(await readOne()).toMatchObject({ document: null, verify_url: null });
  const copy = { name: document.title, document_id: document._id, is_signed: 'true' as const };
  given(await owner.api(uploadDocument, { params: { orgId }, body: copy }, { file: png() }));
  const features = featuresOf(server.installation);
  const onFault = (fault: unknown) => {
    throw fault;
  };
  await relayAll(server.database.database, features.senders, { onFault });
  const own = await readOne();
  expect(own).toMatchObject({
    document: { _id: document._id, has_file: true },
    verify_url: expect.stringMatching(/\/verify-document\/[A-Z2-7]{16}$/),
    has_proof: true,
  });
  const token = await sessionOf(link.token);
  expect((await fileAt(`/api/holder/file/${document._id}`, token)).status).toBe(200);
  const reply = await fileAt(`/api/holder/proof/${securityId}`, token);
  const proof = await reply.text();
  expect(proof).not.toMatch(/Amélie|Tremblay|holders\.test/);
  const policy = await fetch(`${server.origin}/api/v1/log/policy`);
  const known = parsePolicy(new Uint8Array(await policy.arrayBuffer()));
  const verdict = await verifyProof(new TextEncoder().encode(proof), known);
  expect(verdict).toMatchObject({ ok: true });
  expect(JSON.stringify(verdict)).toContain('400000');
});

const fileAt = (path: string, token: string) =>
  fetch(server.origin + path, { headers: { authorization: `Bearer ${token}` } });

async function sessionOf(token: string): Promise<string> {
  const body = { token, code: await codeFor(token) };
  return given(await server.api()(contract.proveHolderAddress, { body })).holder_token;
}

test('the page gives no file, proof or request of anybody else', async () => {
  const { orgId, holderSecurityId, documentId, sentDocumentId, envelopeId } = story;
  const body = { template: 'share_certificate', subject: holderSecurityId };
  const { document } = given(await owner.api(createDocument, { params: { orgId }, body }));
  const copy = { name: document.title, document_id: document._id, is_signed: 'true' as const };
  given(await owner.api(uploadDocument, { params: { orgId }, body: copy }, { file: png() }));
  const token = await sessionOf((await linkTo(story.personId)).token);
  for (const docId of [document._id, documentId, sentDocumentId])
    expect((await fileAt(`/api/holder/file/${docId}`, token)).status).toBe(404);
  expect((await fileAt(`/api/holder/proof/${holderSecurityId}`, token)).status).toBe(404);
  const asked = { params: { envelopeId }, body: {} };
  expect(codeOf(await server.api(token)(contract.openHolderEnvelope, asked))).toBe('SIGNING.NOT_YOURS');
  // It is no session of the product, nor one of a signee.
  expect((await fileAt(`/api/organization/${orgId}/shareholders/${story.personId}`, token)).status).toBe(401);
  expect((await fileAt('/api/signing/documents', token)).status).toBe(403);
});

const look = (token: string) => server.api()(contract.lookAtHolderLink, { body: { token } });

describe('a link', () => {
  test('ends with its last day, and with it whatever is open', async () => {
    const { token } = await linkTo(story.personId, { ends_on: today() });
    const api = await opened(token);
    expect((await api(contract.readHolderPage, {})).ok).toBe(true);
    // As the next day: the session ends after two hours.
    await server.database.asOwner(`update holder_links set ends_on = ends_on - 1 where ends_on = $1`, [
      today(),
    ]);
    expect(codeOf(await api(contract.readHolderPage, {}))).toBe('HOLDERS.LINK_OVER');
    expect(codeOf(await look(token))).toBe('HOLDERS.LINK_OVER');
  });

  test('is revoked, and what is open by it closes', async () => {
    const { id: linkId, token } = await linkTo(story.personId);
    const api = await opened(token);
    const params = { orgId: story.orgId, linkId };
    given(await owner.api(contract.revokeHolderLink, { params, body: {} }));
    expect(codeOf(await api(contract.readHolderPage, {}))).toBe('SIGNING.PROVE_FIRST');
    expect(codeOf(await look(token))).toBe('HOLDERS.LINK_OVER');
    const of = { params: { orgId: story.orgId, personId: story.personId } };
    const { links } = given(await owner.api(contract.listHolderLinks, of));
    expect(links.find(({ _id }) => _id === linkId)?.state).toBe('revoked');
  });

  test('is locked by the fiftieth wrong code', async () => {
    const { id, token } = await linkTo(story.personId);
    const right = await codeFor(token);
    const guess = (code: string) => server.api()(contract.proveHolderAddress, { body: { token, code } });
    await server.database.asOwner('update holder_links set wrong_codes = $2 where link_id = $1', [
      id,
      MOST_WRONG_CODES - 2,
    ]);
    const wrong = right === '111111' ? '222222' : '111111';
    expect([codeOf(await guess(wrong)), codeOf(await guess(wrong))]).toEqual([
      'SIGNING.CODE_WRONG',
      'HOLDERS.LINK_OVER',
    ]);
    expect(codeOf(await guess(right))).toBe('HOLDERS.LINK_OVER');
    expect(codeOf(await look(token))).toBe('HOLDERS.LINK_OVER');
  });

  test('shares the limit of codes with the other links of its person', async () => {
    const [one, other] = [(await linkTo(story.holderId)).token, (await linkTo(story.holderId)).token];
    await codeFor(one);
    const second = await server.api()(contract.mailHolderCode, { body: { token: other } });
    expect(codeOf(second)).toBe('SIGNING.SENT_RECENTLY');
  });

  test('lasts a year at most, and is made for nobody without an address', async () => {
    const { orgId } = story;
    const make = (body: object, personId = story.personId) =>
      owner.api(contract.makeHolderLink, { params: { orgId, personId }, body: { ...terms(), ...body } });
    for (const days of [-1, 367])
      expect(await make({ ends_on: addDays(today(), days) })).toMatchObject({
        fields: [{ path: 'ends_on', textCode: 'HOLDERS.LINK_DAYS' }],
      });
    const { directors } = given(await owner.api(listDirectors, { params: { id: orgId }, query: {} }));
    const other = directors.find(({ _id }) => _id !== story.personId);
    expect(codeOf(await make({}, other?._id))).toBe('HOLDERS.NO_ADDRESS');
    expect(codeOf(await make({}, newId()))).toBe('HOLDERS.NO_PAGE');
  });

  test('ends when the address in the register is another', async () => {
    const { token } = await linkTo(story.holderId);
    const api = await opened(token);
    await addressIs(story.holderId, 'new@holders.test');
    expect(codeOf(await api(contract.readHolderPage, {}))).toBe('HOLDERS.LINK_OVER');
    expect(codeOf(await look(token))).toBe('HOLDERS.LINK_OVER');
    await addressIs(story.holderId, email);
  });

  test('lasts where only the telephone number is another', async () => {
    const { token } = await linkTo(story.holderId);
    const api = await opened(token);
    const body = { person_id: story.holderId, phone_number: '416 555 0142' };
    given(await owner.api(updatePerson, { body: { ...body, as: 'change', changed_on: today() } }));
    expect((await api(contract.readHolderPage, {})).ok).toBe(true);
    expect((await look(token)).ok).toBe(true);
  });

  test('is listed while it may be open, however many were revoked after it', async () => {
    const { orgId, holderId: personId } = story;
    const { id } = await linkTo(personId);
    const revoked = Array.from({ length: 50 }, () => newId());
    await server.database.asOwner(
      `insert into holder_links (org_id, link_id, person_id, contact_fact, language, with_percentages, is_mailed, ends_on, made_at,
                                 made_by, revoked_at)
         select org_id, later, person_id, contact_fact, language, false, false, ends_on, made_at + interval '1 day', made_by, made_at
           from holder_links, unnest($2::uuid[]) later where link_id = $1`,
      [id, revoked],
    );
    const { links } = given(await owner.api(contract.listHolderLinks, { params: { orgId, personId } }));
    expect(links.find(({ _id }) => _id === id)).toMatchObject({ state: 'open' });
  });
});

describe('a request that was opened from the page', () => {
  let request: { readonly id: string; readonly docId: string };
  beforeAll(async () => {
    const params = { orgId: story.orgId };
    const upload = { category: 'agreements', name: 'Agreement from the page' };
    const { document } = given(await owner.api(uploadDocument, { params, body: upload }, { file: png() }));
    const body = { document_ids: [document._id], signees: [{ person_id: story.holderId, email }] };
    const { envelope } = given(await owner.api(sendEnvelope, { params, body }));
    request = { id: envelope._id, docId: document._id };
  });
  // Time passes for each code, longer than a session lasts.
  afterAll(async () => {
    owner = await signIn(server, owner.email);
  });

  const openedFrom = async (page: SignedIn['api']) => {
    const asking = { params: { envelopeId: request.id }, body: {} };
    return server.api(given(await page(contract.openHolderEnvelope, asking)).signee_token);
  };

  /** The text codes of all that a signee may ask. */
  const answersTo = async (signee: SignedIn['api']) => {
    const body = { agreed: [], signature: { kind: 'typed' as const, text: 'Layla' } };
    const answers = [
      await signee(readForSigning, {}),
      await signee(readFileForSigning, { params: { docId: request.docId } }),
      await signee(listWaitingEnvelopes, {}),
      await signee(openWaitingEnvelope, { params: { envelopeId: request.id }, body: {} }),
      await signee(sign, { body }),
      await signee(decline, { body: { reason: 'No' } }),
    ];
    return answers.map((one) => ('textCode' in one ? one.textCode : one));
  };

  const sql = (statement: string, id: string) => server.database.asOwner(statement, [id]);

  test.each<[string, (linkId: string) => Promise<unknown>, () => Promise<unknown>]>([
    [
      'is revoked',
      async (linkId) =>
        owner.api(contract.revokeHolderLink, { params: { orgId: story.orgId, linkId }, body: {} }),
      async () => undefined,
    ],
    [
      'is locked',
      (id) => sql(`update holder_links set wrong_codes = ${MOST_WRONG_CODES} where link_id = $1`, id),
      async () => undefined,
    ],
    [
      'has had its last day',
      (id) => sql(`update holder_links set ends_on = '2026-01-01' where link_id = $1`, id),
      async () => undefined,
    ],
    [
      'was made for another address of the register',
      () => addressIs(story.holderId, 'other@holders.test'),
      () => addressIs(story.holderId, email),
    ],
  ])('ends once the link of the page %s', async (_, ends, back) => {
    const { id, token } = await linkTo(story.holderId);
    const signee = await openedFrom(await opened(token));
    expect(codeOf(await signee(readForSigning, {}))).toBe('GENERAL.SUCCESS');
    await ends(id);
    expect(await answersTo(signee)).toEqual(Array(6).fill('SIGNING.PROVE_FIRST'));
    await back();
  });

  test('leads to no other request of the mailbox', async () => {
    const params = { orgId: story.orgId };
    const upload = { category: 'agreements', name: 'For the other one of the mailbox' };
    const { document } = given(await owner.api(uploadDocument, { params, body: upload }, { file: png() }));
    const body = { document_ids: [document._id], signees: [{ person_id: story.personId, email }] };
    const { _id: envelopeId } = given(await owner.api(sendEnvelope, { params, body })).envelope;
    const signee = await openedFrom(await opened((await linkTo(story.holderId)).token));
    expect(given(await signee(listWaitingEnvelopes, {})).envelopes).toEqual([]);
    const other = await signee(openWaitingEnvelope, { params: { envelopeId }, body: {} });
    expect(codeOf(other)).toBe('SIGNING.NOT_YOURS');
  });

  test('stays open when the member who made the link is let out: the link is the corporation’s', async () => {
    const member = await verified(server, await registered(server));
    await join(server, story.orgId, member, 'full');
    const params = { orgId: story.orgId, personId: story.holderId };
    const { path } = given(await member.api(contract.makeHolderLink, { params, body: terms() }));
    const token = path?.split('/').at(-1) ?? '';
    const signee = await openedFrom(await opened(token));
    await sql('delete from memberships where user_id = $1', member.userId);
    expect(codeOf(await member.api(contract.listHolderLinks, { params }))).toBe('GENERAL.NOT_FOUND');
    expect(codeOf(await signee(readForSigning, {}))).toBe('GENERAL.SUCCESS');
    expect((await look(token)).ok).toBe(true);
  });
});

test('what a director signs for the corporation is a paper of the other person alone', async () => {
  const { orgId, personId, holderId } = story;
  const upload = { category: 'agreements', name: 'Subscription of another' };
  const params = { orgId };
  const { document } = given(await owner.api(uploadDocument, { params, body: upload }, { file: png() }));
  const signees = [
    { personId, capacity: 'director' },
    { personId: holderId, capacity: 'subscriber' },
  ];
  await server.database.asOwner(
    `update documents set status = 'signed', person_id = $2, signees = $3 where document_id = $1`,
    [document._id, holderId, JSON.stringify(signees)],
  );
  const titles = async (whose: string) => (await pageOf(whose)).signed.map(({ title }) => title);
  expect(await titles(holderId)).toContain(upload.name);
  expect(await titles(personId)).not.toContain(upload.name);
});

test('who has sold everything and left every office sees that, and what he had', async () => {
  const { orgId, personId, holderId, securityId } = story;
  const to = [{ person_id: holderId, sharesExact: '400000' }];
  const params = { id: orgId };
  given(await owner.api(transferShares, { params, body: { security_id: securityId, to } }));
  const body = { person_id: personId, date: today(), reason: 'resigned' as const };
  given(await owner.api(endPosition, { params: { ...params, position: 'presidents' }, body }));
  const page = await pageOf(personId);
  expect(page).toMatchObject({ sharesExact: '0', percentage: null, classes: [] });
  expect(page.certificates).toMatchObject([{ security_id: securityId, ended_on: today(), has_proof: false }]);
  expect(page.appointments.find(({ position }) => position === 'presidents')).toMatchObject({
    until: today(),
    reason: 'resigned',
  });
  expect(JSON.stringify(page)).not.toMatch(/ليلى|حداد/);
});

test('whose address was erased has no page any more, and nothing of the link tells the address', async () => {
  const { orgId, personId } = story;
  const { token } = await linkTo(personId);
  const api = await opened(token);
  await server.installation.db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: owner.userId, now: server.clock.read() }, (write) =>
      eraseFacts(write, personId, { kinds: ['contact'], basis: 'asked', zone: 'America/Toronto' }),
    ),
  );
  expect(codeOf(await api(contract.readHolderPage, {}))).toBe('HOLDERS.LINK_OVER');
  const rows = await server.database.asOwner<{ row: string }>('select l::text as row from holder_links l');
  expect(rows.map(({ row }) => row).join()).not.toContain('holders.test');
});
