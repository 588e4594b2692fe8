import { addDays } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { writing } from '../../../../tests/support/corporation.ts';
import { given } from '../../../../tests/support/founding.ts';
import { mailsTo } from '../../../../tests/support/mails.ts';
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
import { endPosition, listOfficers, updatePerson } from '../../people/contract.ts';
import { type Condition, listProposals } from '../../registers/proposalContract.ts';
import { issueShares, transferShares } from '../../shares/transactionContract.ts';
import * as contract from '../contract.ts';
import * as signeeContract from '../signeeContract.ts';
import { voidEnvelopesOf } from './ofProposal.ts';

openSigning();

/** Shares of the holder go to the director, once all have signed. */
async function proposed(sharesExact = '1', securityId = story.holderSecurityId): Promise<string> {
  const body = {
    security_id: securityId,
    to: [{ person_id: story.personId, sharesExact }],
    propose: { awaits: 'signatures' as const },
  };
  const answer = await owner.api(transferShares, { params: { id: story.orgId }, body });
  return given(answer).proposal_id ?? '';
}

const waiting = async (proposalId: string) =>
  given(await owner.api(listProposals, { params: { id: story.orgId } })).proposals.filter(
    ({ proposal_id }) => proposal_id === proposalId,
  );
const acts = async () =>
  (
    await server.database.asOwner<{ kind: string }>(
      `select kind from register_acts where org_id = $1 and kind = 'transferred'`,
      [story.orgId],
    )
  ).length;
const kindsOf = async (id: string) => (await signing.read(id)).events.map(({ kind }) => kind);

test('a decline takes the entry back', async () => {
  const proposal_id = await proposed();
  const sent = await signing.sent({ effects: [{ proposal_id }] });
  const again = { document_ids: [await signing.document()], signees: [], effects: [{ proposal_id }] };
  const params = { orgId: story.orgId };
  const signees = [{ name: 'Ann', email: 'ann@signee.test' }];
  expect(codeOf(await owner.api(contract.sendEnvelope, { params, body: { ...again, signees } }))).toBe(
    'SIGNING.NO_PROPOSAL',
  );
  const bo = await signing.proved(sent.emails[1]);
  given(await bo(signeeContract.decline, { body: { reason: 'No' } }));
  expect(await waiting(proposal_id)).toEqual([]);
  expect(await acts()).toBe(0);
});

test('a voided envelope takes it back, too, and after it nobody signs', async () => {
  const proposal_id = await proposed();
  const { envelope, emails, agreed } = await signing.sent({ effects: [{ proposal_id }] });
  const ann = await signing.proved(emails[0]);
  const params = { orgId: story.orgId, envelopeId: envelope._id };
  given(await owner.api(contract.voidEnvelope, { params, body: { reason: 'A wrong draft' } }));
  expect(codeOf(await ann(signeeContract.sign, { body: { agreed, signature } }))).toBe('SIGNING.VOIDED');
  expect(await waiting(proposal_id)).toEqual([]);
});

test('where it would now print something else it needs attention, and the signatures stand', async () => {
  const proposal_id = await proposed();
  const sent = await signing.sent({ effects: [{ proposal_id }] });
  const body = {
    person_id: story.holderId,
    firstname: 'Zoé',
    as: 'correction' as const,
    reason: 'misspelled',
  };
  given(await owner.api(updatePerson, { body }));
  const answers = await signing.signedByBoth(sent);
  expect(answers.flatMap(({ effects }) => effects)).toMatchObject([{ outcome: 'stopped' }]);
  expect(await acts()).toBe(0);
  expect(await waiting(proposal_id)).toMatchObject([
    { proposal_id, state: 'needs_attention', attention: { textCode: 'REGISTERS.PRINTED_DIFFERS' } },
  ]);
  expect(await signing.statusOf(sent.docId)).toBe('signed');
});

test('two last signatures in one moment make one completion, and record the entry that was announced', async () => {
  const proposal_id = await proposed();
  const sent = await signing.sent({ effects: [{ proposal_id }] });
  const ann = await signing.proved(sent.emails[0]);
  const view = given(await ann(signeeContract.readForSigning, {}));
  expect(view.effects[0]?.sentences.join()).toMatch(/^Transfer/);
  expect(await acts()).toBe(0);
  server.clock.pass({ minutes: 1 });
  const answers = await signing.signedByBoth(sent);
  expect(answers.filter(({ is_complete }) => is_complete)).toMatchObject([
    { effects: [{ outcome: 'recorded', sentences: view.effects[0]?.sentences }] },
  ]);
  expect(await acts()).toBe(1);
  expect(await waiting(proposal_id)).toEqual([]);
  const kinds = await kindsOf(sent.envelope._id);
  expect(kinds.filter((kind) => ['signed', 'completed', 'entry_recorded'].includes(kind))).toEqual([
    'signed',
    'signed',
    'completed',
    'entry_recorded',
  ]);
});

test('an envelope with several entries records each by itself, and says what became of which', async () => {
  // The certificate that the holder has now.
  const [held = { key: '', shares: '' }] = await server.database.asOwner<{ key: string; shares: string }>(
    `select key, quantity::text as shares from certificates
       where org_id = $1 and person_id = $2 and status = 'open' and known_to is null and eff_to is null`,
    [story.orgId, story.holderId],
  );
  const one = await proposed('1', held.key);
  // All of them cannot go once one is gone.
  const all = await proposed(held.shares, held.key);
  const sent = await signing.sent({ effects: [one, all].map((proposal_id) => ({ proposal_id })) });
  expect(sent.envelope.effects.map((effect) => [effect.proposal_id, effect.stopped_by])).toEqual([
    [one, null],
    [all, null],
  ]);
  const before = await acts();
  const answers = await signing.signedByBoth(sent);
  const settled = [
    { outcome: 'recorded', stopped_by: null },
    { outcome: 'stopped', stopped_by: { message: expect.any(String) } },
  ];
  expect(answers.find(({ is_complete }) => is_complete)?.effects).toMatchObject(settled);
  expect((await signing.read(sent.envelope._id)).effects).toMatchObject(settled);
  expect(await acts()).toBe(before + 1);
  expect(await waiting(one)).toEqual([]);
  expect(await waiting(all)).toMatchObject([{ state: 'needs_attention' }]);
  const [mail] = await mailsTo(server, sent.emails[0]);
  expect(mail?.text).toContain('Some entries were recorded');
  expect(mail?.text).toContain('Some entries were not recorded');
});

test('a resignation that is signed ends the seat on its day, once, though nobody named its entry', async () => {
  const { orgId } = story;
  const { officers } = given(await owner.api(listOfficers, { params: { id: orgId }, query: {} }));
  const [secretary] = officers.secretaries ?? [];
  const on = addDays(todayAt(server), 3);
  const body = { person_id: secretary?._id ?? '', date: on, reason: 'resigned' as const };
  const ending = { ...body, propose: { awaits: 'signatures' as const } };
  const position = 'secretaries' as const;
  const proposed = given(await owner.api(endPosition, { params: { id: orgId, position }, body: ending }));
  const proposal = { params: { orgId, proposalId: proposed.proposal_id ?? '' }, body: {} };
  const { document_ids } = given(await owner.api(contract.prepareProposal, proposal));
  const named = { params: { orgId }, query: { ids: document_ids.join(',') } };
  const { signees } = given(await owner.api(contract.proposeSignees, named));
  const asked = signees.map(({ person_id }) => ({ person_id, email: 'resigns@signee.test' }));
  const sent = { params: { orgId }, body: { document_ids, signees: asked } };
  const { envelope } = given(await owner.api(contract.sendEnvelope, sent));
  const agreed = envelope.documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
  const signer = await signing.proved('resigns@signee.test');
  const answer = given(await signer(signeeContract.sign, { body: { agreed, signature } }));
  expect(answer.effects).toMatchObject([{ outcome: 'recorded', stopped_by: null }]);
  const ends = await server.database.asOwner(
    `select effective_on::text as on from register_acts where org_id = $1 and kind = 'ceased'`,
    [orgId],
  );
  expect(ends).toEqual([{ on }]);
});

test('what people sign of a proposed issue is drafted before it is recorded, once, and goes out with it', async () => {
  const { orgId, personId, classId } = story;
  const on = todayAt(server);
  const issuance = {
    Shareclass: classId,
    ownership: '10',
    price: '1',
    consideration: 'money' as const,
    paid_on: on,
    exemption: 'employee' as const,
    resolution: 'D-2026-09',
    resolution_on: on,
  };
  const body = { person_id: personId, issuance, propose: { awaits: 'signatures' as const } };
  const { proposal_id } = given(await owner.api(issueShares, { params: { id: orgId }, body }));
  const proposal = { params: { orgId, proposalId: proposal_id ?? '' }, body: {} };
  const { document_ids } = given(await owner.api(contract.prepareProposal, proposal));
  expect(document_ids.length).toBeGreaterThan(0);
  expect(given(await owner.api(contract.prepareProposal, proposal)).document_ids.toSorted()).toEqual(
    document_ids.toSorted(),
  );
  const signees = [{ name: 'Ann Aalto', email: 'prepared@signee.test' }];
  const sent = { document_ids, signees };
  const { envelope } = given(await owner.api(contract.sendEnvelope, { params: { orgId }, body: sent }));
  expect(envelope.effects[0]?.sentences.join()).toContain('Amélie Tremblay');
});

/** The director subscribes for a few shares more. */
async function issueProposed(number: string, awaits: Exclude<Condition, 'place'>[]): Promise<string> {
  const { orgId, personId, classId } = story;
  const issuance = {
    Shareclass: classId,
    ownership: '5',
    price: '1',
    consideration: 'money' as const,
    paid_on: todayAt(server),
    exemption: 'employee' as const,
    resolution: number,
    resolution_on: todayAt(server),
  };
  const body = { person_id: personId, issuance, propose: { awaits } };
  return given(await owner.api(issueShares, { params: { id: orgId }, body })).proposal_id ?? '';
}

test('an entry that was signed by all and awaits its payment outlives another request with its papers', async () => {
  const { orgId } = story;
  const proposal_id = await issueProposed('D-2026-10', ['signatures', 'payment']);
  const proposal = { params: { orgId, proposalId: proposal_id }, body: {} };
  const { document_ids } = given(await owner.api(contract.prepareProposal, proposal));
  const query = { ids: document_ids.join() };
  const named = given(await owner.api(contract.proposeSignees, { params: { orgId }, query }));
  const send = async (isResolution: boolean) => {
    const papers = named.documents.flatMap(({ _id, is_resolution }) =>
      is_resolution === isResolution ? _id : [],
    );
    const signees = named.signees
      .filter(({ signs }) => signs.some(({ document_id }) => papers.includes(document_id)))
      .map(({ person_id }, at) => ({ person_id, place: 1, email: `${at}.${isResolution}@signee.test` }));
    const sent = { document_ids: papers, signees };
    return given(await owner.api(contract.sendEnvelope, { params: { orgId }, body: sent })).envelope;
  };
  const resolution = await send(true);
  const agreement = await send(false);
  const agreed = resolution.documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
  for (const { email } of resolution.signees) {
    const signee = await signing.proved(email);
    given(await signee(signeeContract.sign, { body: { agreed, signature } }));
  }
  expect(await waiting(proposal_id)).toMatchObject([{ met: [{ condition: 'signatures' }] }]);
  const params = { orgId, envelopeId: agreement._id };
  given(await owner.api(contract.voidEnvelope, { params, body: { reason: 'Another address' } }));
  expect(await waiting(proposal_id)).toMatchObject([{ state: 'open', is_out: false }]);
});

test('an entry whose papers were void with the request of another is drafted and sent again', async () => {
  const { orgId } = story;
  const one = await issueProposed('D-2026-11', ['signatures']);
  const other = await issueProposed('D-2026-12', ['signatures']);
  const prepare = async (proposalId: string) =>
    given(await owner.api(contract.prepareProposal, { params: { orgId, proposalId }, body: {} }))
      .document_ids;
  const send = async (document_ids: string[], email: string) =>
    owner.api(contract.sendEnvelope, {
      params: { orgId },
      body: { document_ids, signees: [{ name: 'Ann Aalto', email }] },
    });
  const papers = (await Promise.all([one, other].map(prepare))).flat();
  given(await send(papers, 'first@signee.test'));
  await writing(server.installation.db, { orgId, userId: owner.userId, now: server.clock.read() }, (write) =>
    voidEnvelopesOf(write, one),
  );
  expect(await waiting(other)).toMatchObject([{ is_out: false }]);
  given(await send(await prepare(other), 'second@signee.test'));
  expect(await waiting(other)).toMatchObject([{ is_out: true }]);
});
