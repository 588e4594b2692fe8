import { createHash } from 'node:crypto';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { testPdf } from '@tabellion/paper/uploads/testing-files.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { changing } from '../../../../tests/support/changing.ts';
import { type CorporationInput, found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { completeWizard, given, pay } from '../../../../tests/support/founding.ts';
import { onStaff, organizationOf, registered, type SignedIn } from '../../../../tests/support/people.ts';
import { registryOf } from '../../../../tests/support/registry.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { approveChange } from '../../changes/contract.ts';
import { listDocuments } from '../../documents/contract.ts';
import { listFilings, readFiling } from '../../filings/contract.ts';
import { filingOf } from '../../filings/server/read.ts';
import { sendFiling } from '../../filings/server/sending.ts';
import { listAccess } from '../../members/accessLogContract.ts';
import { listNotices } from '../../notifications/contract.ts';
import { readOnboarding, submitIncorporation } from '../../onboarding/contract.ts';
import { readOrganization } from '../../organizations/contract.ts';
import { answerQuestion, listQuestions } from '../../registry/contract.ts';
import * as contract from '../contract.ts';

// An installation whose registries are people: what Amélie submits waits for Jo and Kit of the staff.

let server: TestServer;
let amelie: SignedIn;
let jo: SignedIn;
let kit: SignedIn;

beforeAll(async () => {
  server = await startTestServer({ environment: { REGISTRAR: 'manual', FILING: 'manual' } });
});
beforeEach(async () => {
  // A Thursday.
  server.clock.set(instant('2026-04-23T14:00:00Z'));
  amelie = await registered(server);
  jo = await onStaff(server, await registered(server, { firstname: 'Jo', lastname: 'Park' }));
  kit = await onStaff(server, await registered(server, { firstname: 'Kit', lastname: 'Roy' }));
});
afterAll(() => server.close());

const queue = async (view: contract.QueueView = 'waiting', by = jo) =>
  given(await by.api(contract.listQueue, { query: { view } }));

async function submitted(name: string): Promise<{ orgId: string; of: contract.ItemParams }> {
  const orgId = await completeWizard(server, amelie, { name });
  await pay(server, orgId);
  given(await amelie.api(submitIncorporation, { params: { id: orgId }, body: { declared: true } }));
  const item = (await queue()).items.find((one) => one.name === `${name} Inc.`);
  return { orgId, of: { kind: 'incorporation', itemId: item?.item_id ?? '' } };
}

const read = async (params: contract.ItemParams, by = jo) =>
  given(await by.api(contract.readQueueItem, { params }));
const claim = (params: contract.ItemParams, by = jo) => by.api(contract.claimItem, { params, body: {} });
const certificate = () =>
  new Blob([testPdf({ pages: ['Certificate 1612345'] })], { type: 'application/pdf' });
const accept = (params: contract.ItemParams, number: string, file = certificate(), by = jo) =>
  by.api(contract.acceptItem, { params, body: { number, date: '2026-04-23' } }, { file });
const standing = async (orgId: string) => given(await amelie.api(readOnboarding, { params: { id: orgId } }));
const titles = async (orgId: string) =>
  given(await amelie.api(listDocuments, { params: { orgId }, query: {} })).documents.map(
    ({ title }) => title,
  );

describe('an incorporation', () => {
  test('is claimed by one of two, looked at, asked about, answered by the customer, and recorded with its certificate', async () => {
    const { orgId, of } = await submitted('Hemlock');
    expect((await queue()).items.find(({ item_id: id }) => id === of.itemId)).toMatchObject({
      what: 'Incorporation, Corporations Canada',
      is_late: false,
      state: 'waiting',
      has: null,
    });

    const both = await Promise.all([claim(of, jo), claim(of, kit)]);
    expect(both.map(({ textCode }) => textCode).sort()).toEqual(['QUEUE.CLAIMED', 'QUEUE.TAKEN']);
    const [holder, other] = both[0]?.ok ? [jo, kit] : [kit, jo];
    expect(await accept(of, '1612345', undefined, other)).toMatchObject({ textCode: 'QUEUE.NOT_YOURS' });

    const seen = await read(of, holder);
    expect(seen.facts).toContainEqual({ group: 'articles', key: 'name', value: 'Hemlock', is_code: false });
    expect(seen.facts.some(({ key }) => key === 'director')).toBe(true);
    const log = await amelie.api(listAccess, { params: { orgId }, query: { kind: 'looked' } });
    expect(given(log).entries).toMatchObject([{ actor: { id: holder.userId }, detail: 'submission' }]);

    const ask = (question: string) => holder.api(contract.askAboutItem, { params: of, body: { question } });
    expect(given(await ask('Which street is it?')).item.state).toBe('with_customer');
    expect(await ask('And the city?')).toMatchObject({ textCode: 'QUEUE.QUESTION_OPEN' });
    expect((await standing(orgId)).status).toBe('submitted');
    expect((await queue('with_customer')).items.map(({ item_id: id }) => id)).toContain(of.itemId);
    const rung = async () =>
      given(await amelie.api(listNotices, { params: { orgId }, query: {} })).notices.filter(
        ({ kind }) => kind === 'registry_question',
      );
    expect(await rung()).toHaveLength(1);

    const { questions } = given(await amelie.api(listQuestions, { params: { orgId } }));
    expect(questions).toMatchObject([
      { question: 'Which street is it?', answer: null, about: 'incorporation' },
    ]);
    const answer = (id: string) =>
      amelie.api(answerQuestion, {
        params: { orgId },
        body: { question_id: id, answer: 'King Street West\nSuite 2' },
      });
    const id = questions[0]?.question_id ?? '';
    expect(given(await answer(id)).questions).toMatchObject([{ answer: 'King Street West\nSuite 2' }]);
    expect(await answer(id)).toMatchObject({ textCode: 'REGISTRY.NO_OPEN_QUESTION' });
    expect(await rung()).toHaveLength(0);
    expect(await read(of, holder)).toMatchObject({
      item: { state: 'replied' },
      questions: [{ answer: 'King Street West\nSuite 2' }],
    });

    const wrong = new Blob(['<html>not a certificate</html>'], { type: 'application/pdf' });
    expect(await accept(of, '1612345', wrong, holder)).toMatchObject({
      status: 422,
      fields: [{ path: 'file', textCode: 'QUEUE.NOT_A_CERTIFICATE' }],
    });
    expect(await accept(of, 'one', certificate(), holder)).toMatchObject({
      fields: [{ path: 'number', textCode: 'CORPORATION_NUMBER.INVALID' }],
    });
    given(await ask('One more thing?'));
    expect(given(await accept(of, '1612345', certificate(), holder)).item.state).toBe('accepted');
    expect(await standing(orgId)).toMatchObject({
      status: 'incorporated',
      submission: { state: 'accepted', corporation_number: '1612345', is_specimen: false },
    });
    expect(given(await amelie.api(listDocuments, { params: { orgId }, query: {} })).documents).toContainEqual(
      expect.objectContaining({
        title: 'Certificate of incorporation',
        section: 'articles',
        status: 'signed',
      }),
    );
    // The open question needs no answer any more.
    expect(given(await amelie.api(listQuestions, { params: { orgId } })).questions).toHaveLength(1);
    expect(await rung()).toHaveLength(0);
    expect(await accept(of, '1612345', undefined, holder)).toMatchObject({ textCode: 'QUEUE.ANSWERED' });
    expect((await read(of, holder)).history.map(({ event }) => event)).toEqual([
      'looked',
      'accepted',
      'asked',
      'looked',
      'asked',
      'looked',
      'claimed',
    ]);
  });

  test('is sent back with reasons, part by part', async () => {
    const { orgId, of } = await submitted('Tamarack');
    given(await claim(of));
    const reject = (reasons: { about?: 'name' | 'office'; words: string }[]) =>
      jo.api(contract.rejectItem, { params: of, body: { reasons } });
    expect(await reject([])).toMatchObject({ textCode: 'GENERAL.FIELD_REQUIRED' });
    expect(
      await reject([{ about: 'office', words: 'No such street.' }, { words: 'Zo\u0007' }]),
    ).toMatchObject({
      fields: [{ path: 'reasons.1.words', textCode: 'TEXT.FORBIDDEN_CHARACTERS' }],
    });
    given(await reject([{ about: 'name', words: 'Too near to\nTamaracks Ltd.' }]));
    const back = await standing(orgId);
    expect([back.status, back.submission?.reasons[0]?.message]).toEqual([
      'rejected',
      'The registry says: Too near to\nTamaracks Ltd. Correct it, then submit again.',
    ]);
    expect((await queue('done')).items[0]).toMatchObject({ item_id: of.itemId, state: 'rejected' });
  });

  test('shows staff the package as it was submitted, whatever changed since, and nothing once it is answered', async () => {
    const { orgId, of } = await submitted('Sorbier');
    const seen = await read(of);
    const [row] = await server.database.asOwner<{ package: unknown }>(
      'select package from submissions where submission_id = $1',
      [of.itemId],
    );
    expect(seen.package_sha256).toBe(createHash('sha256').update(canonicalJson(row?.package)).digest('hex'));
    await server.database.asOwner(`update organizations set name = 'Another' where org_id = $1`, [orgId]);
    const again = await read(of);
    expect([again.facts, again.item.name]).toEqual([seen.facts, 'Sorbier Inc.']);
    given(await claim(of));
    given(await accept(of, '1612346'));
    expect(await read(of)).toMatchObject({ facts: [], package_sha256: seen.package_sha256 });
  });

  test('is shown by the database to no session but those of staff, and by no look that is not noted', async () => {
    const { orgId, of } = await submitted('Alisier');
    const [session] = await server.database.asOwner<{ id: string }>(
      'select id from sessions where user_id = $1 limit 1',
      [amelie.userId],
    );
    const asked = [session?.id, of.itemId, server.clock.read()];
    const shown = [
      await server.database.asOwner('select from look_at_submission($1, $2, $3, $4)', [newId(), ...asked]),
      await server.database.asOwner('select from queued_submissions($1, $2)', [asked[0], asked[2]]),
      await server.database.asOwner('select from queued_questions($1, $2, null)', [asked[0], asked[2]]),
    ];
    expect(shown).toEqual([[], [], []]);
    expect(await amelie.api(contract.readQueueItem, { params: of })).toMatchObject({
      textCode: 'ACCESS.STAFF_ONLY',
    });
    expect(
      await jo.api(contract.readQueueItem, { params: { kind: 'incorporation', itemId: newId() } }),
    ).toMatchObject({ textCode: 'GENERAL.NOT_FOUND' });
    const log = await amelie.api(listAccess, { params: { orgId }, query: { kind: 'looked' } });
    expect(given(log).entries).toEqual([]);
  });
});

const maple: CorporationInput = {
  classes: [{ name: 'Common', prefix: 'CS' }],
  directors: [{ name: 'Amélie Tremblay' }],
  subscriptions: [{ name: 'Amélie Tremblay', of: 'Common', shares: 1000, price: '0.01' }],
};

test('a return waits for staff with its file, and is accepted with the confirmation in the minute book', async () => {
  const orgId = await organizationOf(amelie, { company_type: 'new' });
  const by = { orgId, userId: amelie.userId, now: server.clock.read() };
  await writing(server.database.database, by, async (head) => {
    await found(head, maple);
    await incorporate(head, plainDate('2026-04-23'));
  });
  const { filingList } = given(await amelie.api(listFilings, { params: { orgId } }));
  const filingId = filingList.find(({ kind }) => kind === 'annual_filing')?.filing_id ?? '';
  const { sha256 } = await server.installation.files.put(testPdf({ pages: ['Annual return'] }));
  await writing(server.database.database, by, async (write) => {
    const filing = await filingOf(write.tx, orgId, { filingId, now: by.now });
    if (filing === undefined) throw new Error('no return');
    await sendFiling(write, { registry: registryOf(server.installation, 'manual') }, filing, {
      kind: 'annual_return',
      sha256,
    });
  });
  const item = (await queue()).items.find(({ kind }) => kind === 'filing');
  expect(item?.what).toMatch(/^Annual return \d{4}, Corporations Canada$/);
  const of = { kind: 'filing', itemId: item?.item_id ?? '' } as const;
  expect(await read(of)).toMatchObject({ files: [{ sha256 }] });
  const file = await fetch(`${server.origin}/api/staff/queue/filing/${of.itemId}/file`, {
    headers: { authorization: `Bearer ${jo.token}` },
  });
  expect(
    createHash('sha256')
      .update(Buffer.from(await file.arrayBuffer()))
      .digest('hex'),
  ).toBe(sha256);
  given(await claim(of));
  given(await accept(of, 'AR-77', certificate()));
  const { filing } = given(await amelie.api(readFiling, { params: { id: filingId } }));
  expect(filing.registry).toMatchObject({ state: 'accepted', number: 'AR-77' });
  expect(await titles(orgId)).toContain('Confirmation of filing AR-77');
  const log = await amelie.api(listAccess, { params: { orgId }, query: { kind: 'looked' } });
  expect(given(log).entries.map(({ detail }) => detail)).toEqual(['filing_package', 'filing_package']);
});

test('articles of amendment wait for staff and come true with their certificate', async () => {
  const orgId = await organizationOf(amelie, { company_type: 'new' });
  const by = { orgId, userId: amelie.userId, now: server.clock.read() };
  await writing(server.database.database, by, async (head) => {
    await found(head, maple);
    await incorporate(head, plainDate('2026-04-23'), {}, '9900002');
  });
  const { drafted, pay: payFee, of: ofChange, read: readChange } = changing({ server, owner: amelie, orgId });
  const changeId = await drafted([{ kind: 'name', form: { name: 'Maple Autonomy', name_postfix: 'Inc.' } }]);
  const signed = { signed_on: '2026-04-23', attested_by: 'Amélie Tremblay' };
  given(await amelie.api(approveChange, { params: ofChange(changeId), body: signed }));
  given(await payFee(changeId));
  await announcementsArrive(server);
  const waiting = async () => (await queue()).items.find(({ kind }) => kind === 'change');
  const item = await waiting();
  expect(item).toMatchObject({ what: 'Articles of amendment, Corporations Canada', state: 'waiting' });
  const of = { kind: 'change', itemId: item?.item_id ?? '' } as const;
  const seen = await read(of);
  expect(seen.facts).toContainEqual({ group: 'filing', key: 'document', value: 'amendment', is_code: true });
  expect(seen.package_sha256).toMatch(/^[0-9a-f]{64}$/);
  given(await claim(of));
  expect(await accept(of, 'A-77', new Blob(['no certificate']))).toMatchObject({
    fields: [{ path: 'file', textCode: 'QUEUE.NOT_A_CERTIFICATE' }],
  });
  expect(await accept(of, 'A-77', certificate(), kit)).toMatchObject({ textCode: 'QUEUE.NOT_YOURS' });
  given(await accept(of, 'A-77'));
  expect((await readChange(changeId)).state).not.toBe('registry');
  const { name } = given(await amelie.api(readOrganization, { params: { id: orgId } }));
  expect([name, await titles(orgId)]).toEqual([
    'Maple Autonomy',
    expect.arrayContaining(['Certificate of amendment A-77']),
  ]);
  expect(await waiting()).toBe(undefined);
});

test('articles of dissolution are called so, and their certificate in the language of the book', async () => {
  const orgId = await organizationOf(amelie, { company_type: 'new' });
  const by = { orgId, userId: amelie.userId, now: server.clock.read() };
  const ids = await writing(server.database.database, by, async (head) => {
    const people = await found(head, maple);
    await incorporate(head, plainDate('2026-04-23'), { language: 'fr' }, '9900003');
    return people;
  });
  const { drafted, of: ofChange } = changing({ server, owner: amelie, orgId });
  const form = { ground: 'no_property', keeper: ids['Amélie Tremblay'] ?? '' };
  const changeId = await drafted([{ kind: 'dissolution', form }]);
  const signed = { signed_on: '2026-04-23', attested_by: 'Amélie Tremblay' };
  given(await amelie.api(approveChange, { params: ofChange(changeId), body: signed }));
  await announcementsArrive(server);
  const item = (await queue()).items.find(({ kind }) => kind === 'change');
  expect(item).toMatchObject({ what: 'Articles of dissolution, Corporations Canada' });
  const of = { kind: 'change', itemId: item?.item_id ?? '' } as const;
  given(await claim(of));
  given(await accept(of, 'D-7'));
  expect(await titles(orgId)).toContain('Certificat de dissolution D-7');
});

describe('staff', () => {
  test('need their second factor', async () => {
    await server.database.asOwner('delete from second_factors where user_id = $1', [jo.userId]);
    expect(await jo.api(contract.listQueue, { query: {} })).toMatchObject({
      status: 403,
      textCode: 'ACCESS.SECOND_FACTOR_REQUIRED',
    });
  });

  test('who lose their role in mid-work are refused at once, also while an answer is being recorded', async () => {
    const { orgId, of } = await submitted('Epinette');
    given(await claim(of));
    const owner = server.installation.owner();
    let answered: Promise<{ textCode: string }> | undefined;
    await owner.transaction(null, async (tx) => {
      await tx.run(sql`update users set role = 'user' where id = ${jo.userId}`);
      // Judged by the role of before, it is on its way: it waits for this row.
      answered = accept(of, '1612347');
      await new Promise((done) => setTimeout(done, 500));
    });
    await owner.close();
    expect((await answered)?.textCode).toBe('ACCESS.STAFF_ONLY');
    expect((await standing(orgId)).status).toBe('submitted');
    expect(await claim(of)).toMatchObject({ textCode: 'ACCESS.STAFF_ONLY' });
    // An administrator gives back what he had.
    const admin = await onStaff(server, await registered(server), 'admin');
    const release = (by: SignedIn) => by.api(contract.releaseItem, { params: of, body: {} });
    expect(await release(kit)).toMatchObject({ textCode: 'QUEUE.NOT_YOURS' });
    expect(given(await release(admin)).item.has).toBe(null);
    given(await claim(of, kit));
    expect((await queue('mine', kit)).counts.mine).toBe(1);
  });

  test('find an item by its name and by who has it', async () => {
    const { of } = await submitted('Bouleau Jaune');
    given(await claim(of, kit));
    const found = async (search: string) =>
      given(await jo.api(contract.listQueue, { query: { search } })).items.map(({ item_id: id }) => id);
    expect(await found('bouleau jaune')).toEqual([of.itemId]);
    expect(await found('kit roy')).toContain(of.itemId);
    expect(await found('nobody at all')).toEqual([]);
  });
});
