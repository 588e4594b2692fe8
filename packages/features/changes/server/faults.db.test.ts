/** A change that meets something in its way: another change, a sale, a registry that sends it back, a payment that comes late. */
import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { certifiedOn, changing } from '../../../../tests/support/changing.ts';
import { found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { given } from '../../../../tests/support/founding.ts';
import { mailsTo, secretIn } from '../../../../tests/support/mails.ts';
import { organizationOf, registered, type SignedIn, verified } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { signature, signingIn } from '../../../../tests/support/signing.ts';
import { readCorporation } from '../../corporation/contract.ts';
import { listDocuments } from '../../documents/contract.ts';
import { addToPosition } from '../../people/contract.ts';
import { applyProposal } from '../../registers/proposalContract.ts';
import { transferShares } from '../../shares/transactionContract.ts';
import { sendEnvelope } from '../../signing/contract.ts';
import { mailOwnLinks } from '../../signing/server/jobs.ts';
import {
  listWaitingEnvelopes,
  openWaitingEnvelope,
  readForSigning,
  sign,
} from '../../signing/signeeContract.ts';
import * as contract from '../contract.ts';

let server: TestServer;
let owner: SignedIn;
let orgId: string;
let ids: Readonly<Record<string, string>>;
let change: ReturnType<typeof changing>;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(instant('2026-05-04T14:00:00Z'));
  owner = await verified(server, await registered(server));
  orgId = await organizationOf(owner, { company_type: 'new' });
  const by = { orgId, userId: owner.userId, now: server.clock.read() };
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
  change = changing({ server, owner, orgId });
});
afterAll(() => server.close());

const named = (name: string): contract.PartInput[] => [
  { kind: 'name', form: { name, name_postfix: 'Inc.' } },
];
const withdraw = (id: string) => owner.api(contract.withdrawChange, { params: change.of(id), body: {} });
const paymentsOf = (id: string) =>
  server.database.asOwner<{ status: string }>('select status from payments where subject = $1', [id]);

test('the name was taken meanwhile: sent back, it is edited, signed again, and not paid again', async () => {
  const id = await change.drafted(named('Maple Autonomy'));
  await change.signedByAll(id);
  given(await change.pay(id));
  expect(await change.read(id)).toMatchObject({ state: 'registry', may_edit: false, may_withdraw: false });
  const refused = await withdraw(id);
  expect(refused.textCode).toBe('MATTERS.SENT_OUTSIDE');
  const words = 'The name is taken.';
  await change.answered(id, {
    state: 'rejected',
    reasons: [{ textCode: 'REGISTRAR.STATED', params: { words } }],
  });
  expect(await change.read(id)).toMatchObject({
    state: 'rejected',
    reason: expect.stringContaining(words),
    may_edit: true,
    may_withdraw: true,
  });
  const parts = named('Maple Robots');
  const edited = await owner.api(contract.editChange, { params: change.of(id), body: { parts } });
  expect(given(edited).change).toMatchObject({ state: 'draft', documents: [] });
  await change.signedByAll(id);
  expect(await change.read(id)).toMatchObject({ state: 'registry' });
  // The registry's certificate bears another day than that of its answer.
  await change.answered(id, certifiedOn(plainDate('2026-05-01')));
  expect(await change.read(id)).toMatchObject({ state: 'done', effective_on: '2026-05-01' });
  const { facts } = given(await owner.api(readCorporation, { params: { id: orgId }, query: {} }));
  expect(facts?.name).toBe('Maple Robots Inc.');
  expect(await paymentsOf(id)).toEqual([{ status: 'paid' }]);
  const { documents } = given(await owner.api(listDocuments, { params: change.params, query: {} }));
  const resolutions = documents.filter(({ template }) => template === 'shareholders_resolution');
  expect(resolutions.map(({ status }) => status).toSorted()).toEqual(['signed', 'void']);
});

test('paid before it is signed and withdrawn, the money comes back; after that nothing is taken', async () => {
  const id = await change.drafted(named('Maple Harvest'));
  const [first = ''] = await change.sent(id);
  given(await change.pay(id, false));
  expect(await paymentsOf(id)).toEqual([{ status: 'paid' }]);
  expect(given(await withdraw(id)).change.state).toBe('withdrawn');
  const refunds = await server.database.asOwner(
    `select from refunds join payments using (org_id, payment_id) where subject = $1`,
    [id],
  );
  expect(refunds).toHaveLength(1);
  expect((await change.pay(id, false)).textCode).toBe('PAYMENT.ALREADY_PAID');
  await expect(change.sign(first)).rejects.toThrow();
});

test('paid and then edited into what costs nothing, the money comes back, and the fee is awaited again when it costs something', async () => {
  const id = await change.drafted(named('Maple Orchard'));
  await change.sent(id);
  given(await change.pay(id, false));
  const edit = async (parts: contract.PartInput[]) =>
    given(await owner.api(contract.editChange, { params: change.of(id), body: { parts } }));
  await edit([{ kind: 'year_end', form: { fiscal_year_end: '03-31' } }]);
  await change.sent(id);
  const refunds = await server.database.asOwner(
    `select from refunds join payments using (org_id, payment_id) where subject = $1`,
    [id],
  );
  expect(refunds).toHaveLength(1);
  await edit(named('Maple Orchard'));
  await change.signedByAll(id);
  expect(await change.read(id)).toMatchObject({ state: 'paying' });
  given(await withdraw(id));
});

test('two members contradict each other: the second sees line by line what moved, and begins anew or withdraws', async () => {
  const noah = ids['Noah Martin'] ?? '';
  const appointed = { person_id: noah, appointed_on: '2026-04-01' };
  given(await owner.api(addToPosition, { params: { id: orgId, position: 'treasurers' }, body: appointed }));
  const form = { seat: `${noah} treasurers` };
  const first = await change.drafted([{ kind: 'officer_removed', form }]);
  const second = await change.drafted([{ kind: 'officer_removed', form }]);
  const emails = await change.sent(second);
  await change.signedByAll(first);
  for (const email of emails) await change.sign(email);
  await announcementsArrive(server);
  const stopped = await change.read(second);
  expect(stopped).toMatchObject({
    state: 'attention',
    moved: [{ fact: 'officer', before: 'Noah Martin', after: null }],
    may_edit: true,
    may_withdraw: true,
  });
  const body = { parts: stopped.parts.map(({ kind, form }) => ({ kind, form })) };
  const anew = await owner.api(contract.editChange, { params: change.of(second), body });
  expect(given(anew).change).toMatchObject({ state: 'draft', documents: [], moved: [] });
  const tried = await owner.api(contract.previewChange, { params: change.params, body });
  expect(tried.ok).toBe(false);
  expect(given(await withdraw(second)).change.state).toBe('withdrawn');
});

test('several parts are one set of resolutions and one signing, and take effect in the order of the law', async () => {
  const parts: contract.PartInput[] = [
    { kind: 'officer_appointed', form: { person_id: ids['Noah Martin'] ?? '', position: 'secretaries' } },
    { kind: 'board', form: { min_directors: '1', max_directors: '8' } },
  ];
  const id = await change.drafted(parts);
  await change.signedByAll(id);
  const waiting = await change.read(id);
  expect(waiting.state).toBe('registry');
  expect(waiting.documents.map(({ number }) => number).toSorted()).toEqual([
    expect.stringMatching(/^D-2026-/),
    expect.stringMatching(/^S-2026-/),
    null,
  ]);
  const byHand = { params: { id: orgId, proposal: id }, body: {} };
  expect((await owner.api(applyProposal, byHand)).textCode).toBe('REGISTERS.OF_CHANGE');
  const articles = await server.database.asOwner(
    `select dated_on, title from documents where proposal_id = $1 and template = 'articles_of_amendment'`,
    [id],
  );
  expect(articles).toEqual([{ dated_on: null, title: 'Articles of amendment' }]);
  await change.answered(id, certifiedOn(plainDate('2026-05-04')));
  expect(await change.read(id)).toMatchObject({ state: 'done', effective_on: '2026-05-04' });
  const acts = await server.database.asOwner<{ kind: string }>(
    'select kind from register_acts where org_id = $1 order by seq desc limit 2',
    [orgId],
  );
  expect(acts.map(({ kind }) => kind)).toEqual(['appointed', 'articles.amended']);
});

test('a holder sold between sending and signing: the new holder has not signed, so that nothing is recorded', async () => {
  const id = await change.drafted([{ kind: 'board', form: { min_directors: '1', max_directors: '9' } }]);
  const emails = await change.sent(id);
  const [security] = await server.database.asOwner<{ id: string }>(
    `select key as id from certificates where org_id = $1 and value ->> 'personId' = $2`,
    [orgId, ids['Noah Martin']],
  );
  const zoe = { kind: 'individual' as const, firstname: 'Zoé', lastname: 'Gagnon' };
  const to = [{ person: zoe, sharesExact: '400' }];
  const sold = { security_id: security?.id ?? '', to, effective_on: '2026-05-04' };
  given(await owner.api(transferShares, { params: { id: orgId }, body: sold }));
  for (const email of emails) await change.sign(email);
  await announcementsArrive(server);
  const stopped = await change.read(id);
  expect(stopped.state).toBe('attention');
  expect(stopped.moved).toContainEqual(expect.objectContaining({ fact: 'certificate', before: null }));
});

test('certified, but no longer fitting: what the registry certified comes true with its certificate, and nothing else', async () => {
  const noah = ids['Noah Martin'] ?? '';
  const appointed = { person_id: noah, appointed_on: '2026-05-04' };
  given(await owner.api(addToPosition, { params: { id: orgId, position: 'treasurers' }, body: appointed }));
  const board = (max_directors: string): contract.PartInput => ({
    kind: 'board',
    form: { min_directors: '1', max_directors },
  });
  const removed: contract.PartInput = { kind: 'officer_removed', form: { seat: `${noah} treasurers` } };
  const id = await change.drafted([board('6'), removed]);
  await change.signedByAll(id);
  await change.signedByAll(await change.drafted([removed]));
  await change.answered(id, certifiedOn(plainDate('2026-05-04')));
  expect(await change.read(id)).toMatchObject({ state: 'attention', may_edit: true });
  const edit = (parts: contract.PartInput[]) =>
    owner.api(contract.editChange, { params: change.of(id), body: { parts } });
  expect((await edit([board('5')])).textCode).toBe('CHANGES.AS_FILED');
  expect(given(await edit([board('6')])).change.state).toBe('draft');
  expect((await edit([board('5')])).textCode).toBe('CHANGES.AS_FILED');
  await change.signedByAll(id);
  expect(await change.read(id)).toMatchObject({ state: 'done', effective_on: '2026-05-04' });
});

/** Another corporation of the same directors, without a plan. */
async function corporation(name: string, number: string) {
  const other = await organizationOf(owner, { company_type: 'new' });
  const by = { orgId: other, userId: owner.userId, now: server.clock.read() };
  const people = await writing(server.database.database, by, async (head) => {
    const named = await found(head, {
      classes: [{ name: 'Common', prefix: 'CS' }],
      directors: [{ name: 'Amélie Tremblay' }, { name: 'Noah Martin' }],
      subscriptions: [{ name: 'Amélie Tremblay', of: 'Common', shares: 10, price: '0.01' }],
    });
    await incorporate(head, plainDate('2026-05-02'), { name }, number);
    return named;
  });
  return { orgId: other, people };
}

test('withdrawn, a change takes back the plan that was bought with it, for which the money comes back', async () => {
  const { orgId: cedar } = await corporation('Cedar Inc.', '9900003');
  const ofCedar = changing({ server, owner, orgId: cedar });
  const id = await ofCedar.drafted(named('Cedar Meadow'));
  await ofCedar.sent(id);
  given(await ofCedar.pay(id));
  const running = () =>
    server.database.asOwner('select from subscriptions where org_id = $1 and ended_at is null', [cedar]);
  expect(await running()).toHaveLength(1);
  given(await owner.api(contract.withdrawChange, { params: ofCedar.of(id), body: {} }));
  expect(await running()).toEqual([]);
});

let birch: string;
let birchIds: typeof ids;
let other: typeof change;

const names = ['Amélie Tremblay', 'Noah Martin'] as const;
const yearEnd = (day: string): contract.PartInput[] => [{ kind: 'year_end', form: { fiscal_year_end: day } }];

/** Sends a change of one of both to these addresses, as the firm's one mail. */
async function sendToBoth(params: ReturnType<typeof change.of>, emails: readonly string[]) {
  const of = params.orgId === birch ? birchIds : ids;
  const signees = names.map((name, at) => ({ person_id: of[name] ?? '', email: emails[at] ?? '' }));
  const body = { signees, one_mail: true };
  return given(await owner.api(contract.sendChange, { params, body })).change;
}

test('the same change of two corporations is one mail to each person, which leads through both signings', async () => {
  ({ orgId: birch, people: birchIds } = await corporation('Birch Inc.', '9900002'));
  other = changing({ server, owner, orgId: birch });
  const emails = ['firm0@firm.test', 'firm1@firm.test'];
  const [here, there] = [await change.drafted(yearEnd('09-30')), await other.drafted(yearEnd('09-30'))];
  for (const params of [change.of(here), other.of(there)]) await sendToBoth(params, emails);
  for (const email of emails) {
    expect(await mailsTo(server, email)).toHaveLength(1);
    const api = await signingIn({ server, owner, orgId }).proved(email);
    await signAll(api);
    const { envelopes } = given(await api(listWaitingEnvelopes, {}));
    expect(envelopes.map(({ company }) => company)).toEqual(['Birch Inc.']);
    const params = { envelopeId: envelopes[0]?._id ?? '' };
    const { signee_token } = given(await api(openWaitingEnvelope, { params, body: {} }));
    await signAll(server.api(signee_token));
  }
  await announcementsArrive(server);
  expect([(await change.read(here)).state, (await other.read(there)).state]).toEqual(['done', 'done']);
});

test('whoever signed the first already, or can no longer open it, gets a mail of his own', async () => {
  const emails = ['again0@firm.test', 'again1@firm.test'] as const;
  const linksTo = async (email: string) =>
    (await mailsTo(server, email)).filter((mail) => secretIn(mail) !== '').length;
  const links = async () => [await linksTo(emails[0]), await linksTo(emails[1])];
  const [here, there] = [await change.drafted(yearEnd('06-30')), await other.drafted(yearEnd('06-30'))];
  await sendToBoth(change.of(here), emails);
  given(await change.sign(emails[0]));
  const { envelope_id } = await sendToBoth(other.of(there), emails);
  expect(await links()).toEqual([2, 1]);
  const birchs = signingIn({ server, owner, orgId: birch });
  // Signees of one place are asked in no order.
  const asked = async () => (await birchs.read(envelope_id ?? '')).events.map(({ kind }) => kind).toSorted();
  expect(await asked()).toEqual(['created', 'invited', 'link_shared']);

  const mailAnew = () =>
    mailOwnLinks(server.installation.db, server.clock.read(), new AbortController().signal);
  await mailAnew();
  expect(await links()).toEqual([2, 1]);
  given(await withdraw(here));
  await mailAnew();
  await mailAnew();
  expect(await links()).toEqual([2, 2]);
  expect(await asked()).toEqual(['created', 'invited', 'invited', 'link_shared']);
  for (const email of emails) await signAll(await birchs.proved(email));
  await announcementsArrive(server);
  expect((await other.read(there)).state).toBe('done');
});

test('whose turn has not come elsewhere was sent no link there', async () => {
  const email = 'turn@firm.test';
  const { document } = signingIn({ server, owner, orgId });
  const first = { name: 'Ann Aalto', email: 'ann@firm.test', place: 1 };
  const signees = [first, { name: 'Noah Martin', email, place: 2 }];
  const body = { document_ids: [await document()], signees, in_order: true };
  given(await owner.api(sendEnvelope, { params: { orgId }, body }));
  const there = await other.drafted(yearEnd('03-31'));
  await sendToBoth(other.of(there), ['firm0@firm.test', email]);
  expect(await mailsTo(server, email)).toHaveLength(1);
});

async function signAll(api: SignedIn['api']) {
  const { documents } = given(await api(readForSigning, {}));
  const agreed = documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
  given(await api(sign, { body: { agreed, signature } }));
}
