import { createHash } from 'node:crypto';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server.ts';
import { utf8 } from '../bytes.ts';
import { verifyProof } from '../files/verifyProof.ts';
import { parseCheckpoint } from '../note/checkpoint.ts';
import { parsePolicy } from '../note/policy.ts';
import { rebuild } from './rebuild.ts';
import { asking, expectProved, password, position, signUp, textOf } from './testing-user.ts';

let server: TestServer;
let token: string;
let ask: ReturnType<typeof asking>;

beforeAll(async () => {
  server = await startTestServer();
  token = await signUp(server);
  ask = asking(server, token);
});
afterAll(() => server.close());

test('signing up says what is not stored, and tokens are short-lived and end with the password', async () => {
  const email = `${newId()}@ledger.test`;
  const body = {
    email,
    password,
    confirmPassword: password,
    phone_number: '416',
    address_line_1: '1 King Street',
  };
  const opened = await server.raw('/api/v1/auth/signup', { body });
  expect([opened.textCode, opened.data.notStored]).toEqual([
    'REGISTER.SUCCESS',
    ['address_line_1', 'phone_number'],
  ]);
  expect((await server.raw('/api/v1/auth/signup', { body })).status).toBe(409);
  // The defaults of the specification, section 7.
  const columns = 'type, orgname, language, referral, firstname, lastname';
  const [user] = await server.database.asOwner(`select ${columns} from ledger.users where email = $1`, [
    email,
  ]);
  const unnamed = { firstname: '', lastname: '' };
  expect(user).toEqual({ type: 'Provider', orgname: 'Org1', language: 'eng', referral: 'none', ...unnamed });
  const as = String(opened.data.token);
  expect((await ask('GET', 'position?org_id=o', undefined, { as })).status).toBe(200);
  const wrong = { email, password: 'Wrong-2026' };
  expect((await server.raw('/api/v1/auth/login', { body: wrong })).textCode).toBe('LOGIN.PASSWORD_INVALID');
  server.clock.pass({ seconds: 1 });
  const reset = { email, password, newPassword: 'Ledger-2027' };
  expect((await server.raw('/api/v1/auth/resetPassword', { body: reset })).textCode).toBe(
    'LOGIN.PASSWORD_CHANGED',
  );
  expect((await ask('GET', 'position?org_id=o', undefined, { as })).textCode).toBe('SESSION.INVALID');
  const signedIn = await server.raw('/api/v1/auth/login', { body: { email, password: 'Ledger-2027' } });
  const renewed = String(signedIn.data.token);
  expect((await ask('GET', 'position?org_id=o', undefined, { as: renewed })).status).toBe(200);
  const before = server.clock.read();
  server.clock.pass({ minutes: 16 });
  expect((await ask('GET', 'position?org_id=o', undefined, { as: renewed })).textCode).toBe(
    'SESSION.EXPIRED',
  );
  server.clock.set(before);
});

test('a record is created once, changed by who knows it, removed repeatably, and goes on counting', async () => {
  const body = position();
  const path = `position?id=${body.id}`;
  const posted = await ask('POST', 'position', body);
  expect(posted).toMatchObject({
    status: 200,
    textCode: 'LEDGER.RECORDED',
    data: { txIds: [posted.data.txId] },
  });
  expect((await ask('POST', 'position', body)).textCode).toBe('LEDGER.EXISTS');
  const first = String(posted.data.txId);
  const put = await ask(
    'PUT',
    'position',
    { ...body, firstname: 'Zoé' },
    { headers: { 'if-match': `"${first}"` } },
  );
  expect(put.status).toBe(200);
  const stale = await ask('PUT', 'position', body, { headers: { 'if-match': first } });
  expect([stale.status, stale.textCode]).toEqual([412, 'LEDGER.STALE']);
  const removed = await ask('DELETE', path);
  expect((await ask('DELETE', path)).data.txId).toBe(removed.data.txId);
  expect((await ask('PUT', 'position', body)).status).toBe(404);
  expect((await ask('POST', 'position', body)).status).toBe(200);
  const { data } = await ask('GET', `history?org_id=org-1&kind=position&id=${body.id}`);
  expect(data).toMatchObject([
    { rev: 1, op: 'put', record: { firstname: 'Zoë', owner_org: 'Org1' } },
    { rev: 2, op: 'put', record: { firstname: 'Zoé' } },
    { rev: 3, op: 'del', record: { firstname: 'Zoé' } },
    { rev: 4, op: 'put', record: { firstname: 'Zoë' } },
  ]);
  expect((await ask('DELETE', `position?id=${newId()}`)).status).toBe(404);
});

test('what is kept off the ledger is taken, named, and stored nowhere', async () => {
  const body = position({ gender: 'Male', address: { city: 'Zugzwang' }, birth_date: '1980-01-01' });
  const { data } = await ask('POST', 'position', body);
  expect(data.notStored).toEqual(['gender', 'address', 'birth_date']);
  const listed = await ask('GET', 'position?org_id=org-1');
  expect(JSON.stringify(listed.data)).not.toMatch(/Zugzwang|Male|1980/);
});

test('a shareholder is a record for each security, and the reply is JSON in a string', async () => {
  const id = newId();
  const holder = { org_id: 'org-1', id, firstname: 'Sam', email: 'sam@maple.test' };
  const issuance = (_id: string, ownership: number) => ({
    _id,
    ownership,
    className: 'Class A',
    price: 0.01,
  });
  const posted = await ask('POST', 'shareholder', {
    ...holder,
    issuances: [issuance('s1', 1000), issuance('s2', 5)],
  });
  const receipt = JSON.parse(String(posted.data));
  expect(receipt.txIds).toHaveLength(2);
  const put = await ask('PUT', 'shareholder', { ...holder, issuances: [issuance('s2', 6)] });
  expect(JSON.parse(String(put.data)).txIds).toHaveLength(2);
  const { data } = await ask('GET', `history?org_id=org-1&kind=shareholder&id=${id}`);
  expect(data).toMatchObject([
    { security_id: 's1', op: 'put', record: { ownership: '1000', price: '0.01' } },
    { security_id: 's2', op: 'put' },
    { security_id: 's1', op: 'del' },
    { security_id: 's2', op: 'put', rev: 2, record: { ownership: '6' } },
  ]);
  const file = await textOf(server, `proof/${receipt.txIds[0]}/file?fields=ownership,className`, token);
  const policy = parsePolicy(utf8(await textOf(server, 'log/policy')));
  const verdict = verifyProof(utf8(file), policy);
  expect(verdict).toMatchObject({ ok: true });
  expect(file).not.toMatch(/"Sam"|sam@maple/);
  const removed = await ask('DELETE', 'shareholder', { id, org_id: 'org-1' });
  expect(JSON.parse(String(removed.data)).txId).toMatch(/^[0-9a-f]{64}$/);
});

test('an entry of the log keeps its last price, 0.1 where none was ever given', async () => {
  const entry = { org_id: 'org-1', id: newId(), activity_name: 'New Shares Issued' };
  await ask('POST', 'activity', entry);
  const priceIn = async () => {
    const { data } = await ask('GET', `history?org_id=org-1&kind=activity&id=${entry.id}`);
    return JSON.parse(JSON.stringify(data)).at(-1).record.price;
  };
  await ask('PUT', 'activity', entry);
  expect(await priceIn()).toBe('0.1');
  await ask('PUT', 'activity', { ...entry, price: '2.50' });
  await ask('PUT', 'activity', entry);
  expect(await priceIn()).toBe('2.50');
});

test('entries of the log and classes are removed by ?id or by body, repeatably; those that live are listed', async () => {
  const org_id = newId();
  const [kept, gone, other] = [newId(), newId(), newId()];
  for (const id of [kept, gone, other]) {
    await ask('POST', 'activity', { org_id, id, activity_name: 'Note', activity: id });
    await ask('POST', 'shareclass', { org_id, id, name: id });
  }
  for (const kind of ['activity', 'shareclass']) {
    const removed = await ask('DELETE', `${kind}?id=${gone}`);
    expect([removed.status, removed.textCode]).toEqual([200, 'LEDGER.RECORDED']);
    expect((await ask('DELETE', kind, { org_id, id: gone })).data.txId).toBe(removed.data.txId);
    const byBody = await ask('DELETE', kind, { org_id, id: other, name: 'surplus' });
    expect(byBody.status).toBe(kind === 'activity' ? 400 : 200);
    expect((await ask('DELETE', kind, { org_id, id: other })).status).toBe(200);
    expect((await ask('DELETE', kind, { org_id, id: newId() })).status).toBe(404);
    const { data } = await ask('GET', `history?org_id=${org_id}&kind=${kind}&id=${other}`);
    expect(data).toMatchObject([{ op: 'put' }, { op: 'del' }]);
  }
  const { data } = await ask('GET', `activity?org_id=${org_id}`);
  expect(data).toMatchObject([{ id: kept, org_id, activity_name: 'Note', activity: kept }]);
  expect((await ask('GET', `activity?org_id=${newId()}`)).data).toEqual([]);
});

test('a file and a hash are recorded by their bytes, and organization and class by their fields', async () => {
  const form = new FormData();
  form.set('org_id', 'org-1');
  form.set('file_id', newId());
  form.set('file', new Blob(['%PDF-1.7'], { type: 'application/pdf' }), 'a.pdf');
  const fileId = String(form.get('file_id'));
  expect((await ask('POST', 'files', form)).status).toBe(200);
  const { data } = await ask('GET', `history?org_id=org-1&kind=file&id=${fileId}`);
  const sha256 = createHash('sha256').update('%PDF-1.7').digest('hex');
  expect(data).toMatchObject([{ record: { sha256, size: '8', filename: 'a.pdf' } }]);
  const hash = { org_id: 'org-1', hash_id: newId(), datahash: 'ab', filename: 'a', entrydate: '2026-01-01' };
  expect((await ask('POST', 'datahash', hash)).status).toBe(200);
  const organization = { id: newId(), plan_id: 'p', dataOwner: 'u', creator: 'u' };
  expect((await ask('POST', 'organization', organization)).status).toBe(200);
  expect((await ask('PUT', 'organization', organization)).status).toBe(200);
  const shareClass = { org_id: 'org-1', id: newId(), name: 'A', properties: { voting: true } };
  expect((await ask('POST', 'shareclass', shareClass)).status).toBe(200);
  expect((await ask('PUT', 'shareclass', shareClass)).status).toBe(200);
  expect((await ask('DELETE', `shareclass?id=${shareClass.id}`)).status).toBe(200);
});

test('a repeated key is answered with the same txId, and refused with another body', async () => {
  const body = position();
  const headers = { 'idempotency-key': newId() };
  const answers = await Promise.all([1, 2, 3].map(() => ask('POST', 'position', body, { headers })));
  expect(new Set(answers.map(({ data }) => data.txId)).size).toBe(1);
  const other = await ask('POST', 'position', { ...body, firstname: 'Ann' }, { headers });
  expect([other.status, other.textCode]).toEqual([422, 'IDEMPOTENCY.MISMATCH']);
});

test('a stranger who posts the same ids has records of his own, and no proof of ours', async () => {
  const as = await signUp(server);
  const body = position();
  const { data } = await ask('POST', 'position', body);
  const theirs = await ask('POST', 'position', body, { as });
  expect(theirs.status).toBe(200);
  expect(theirs.data.txId).not.toBe(data.txId);
  expect((await ask('GET', `proof/${data.txId}`, undefined, { as })).status).toBe(404);
  const session = await server.raw('/api/v1/position?org_id=org-1', { token: 'garbage' });
  expect([session.status, session.message]).toEqual([401, 'Invalid access credentials.']);
});

test('an owner gives a role in one stream, which ends when he takes it, and who waits learns the checkpoint', async () => {
  const email = `${newId()}@ledger.test`;
  const as = await signUp(server, email);
  const org = newId();
  const body = position({ org_id: org });
  const { data } = await ask('POST', 'position', body, { headers: { prefer: 'wait=2' } });
  expect(parseCheckpoint(utf8(String(data.checkpoint))).size).toBeGreaterThan(Number(data.index));
  const give = async (role: string | null) =>
    (await ask('PUT', 'role', { org_id: org, email, role })).data.account_id;
  const account = String(await give('reader'));
  const inside = { as, headers: { 'ledger-account': account } };
  const history = `history?org_id=${org}&kind=position&id=${body.id}`;
  const tried = async () => [
    (await ask('GET', history, undefined, inside)).status,
    (await ask('PUT', 'position', body, inside)).status,
    (await ask('POST', 'erase', { org_id: org, kind: 'position', id: 'none' }, inside)).status,
  ];
  expect(await tried()).toEqual([200, 403, 403]);
  await give('writer');
  expect(await tried()).toEqual([200, 200, 403]);
  // Elsewhere in that account, and without its name, he has nothing.
  expect((await ask('POST', 'position', position(), inside)).textCode).toBe('LEDGER.READ_ONLY');
  expect((await ask('GET', history, undefined, { as })).status).toBe(404);
  await give(null);
  expect(await tried()).toEqual([404, 403, 403]);
  const own = { org_id: org, email, role: 'owner' };
  expect((await ask('PUT', 'role', own, inside)).textCode).toBe('LEDGER.READ_ONLY');
});

test.each([
  ['a name twice', '{"org_id":"o","id":"a","id":"b"}', 400],
  ['a name twice, spelled differently', '{"org_id":"o","id":"a","\\u0069d":"b"}', 400],
  ['half of a pair of surrogates', '{"org_id":"o","id":"a","firstname":"\\ud800"}', 422],
  ['a name that is none', '{"org_id":"o","id":"a","surplus":1}', 400],
  ['no JSON', '{"org_id":', 400],
  ['a field too long', `{"org_id":"o","id":"${'x'.repeat(101)}"}`, 422],
  ['too much', `{"org_id":"${'x'.repeat(300_000)}"}`, 413],
])('a body with %s is refused and leaves nothing', async (_, body, status) => {
  const count = async () =>
    (await server.database.asOwner<{ n: string }>('select count(*) as n from ledger.entries'))[0]?.n;
  const before = await count();
  expect((await ask('POST', 'position', body)).status).toBe(status);
  expect(await count()).toBe(before);
});

test('erasing closes the contents, keeps the history, and frees the name', async () => {
  const body = position({ firstname: 'Erased' });
  const { data } = await ask('POST', 'position', body);
  const erased = await ask('POST', 'erase', { org_id: 'org-1', kind: 'position', id: body.id });
  expect(erased.textCode).toBe('LEDGER.ERASED');
  expect((await ask('GET', `history?org_id=org-1&kind=position&id=${body.id}`)).status).toBe(404);
  await expectProved(server, String(data.txId), token);
  await expectProved(server, String(erased.data.txId), token);
  const file = await ask('GET', `proof/${data.txId}/file`);
  expect([file.status, file.textCode]).toEqual([409, 'LEDGER.CONTENTS_ERASED']);
  expect((await ask('POST', 'position', body)).status).toBe(200);
  expect(await rebuild(server.database.database)).toMatchObject({ differences: [] });
});

/** Rows of specification section 7, "Ledger API", with the names of what they send. */
const person = ['id', 'org_id', 'firstname', 'lastname', 'email', 'phone_number', 'company_name'];
const account = ['email', 'password', 'type', 'orgname'];
const rows: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'post',
    'auth/signup',
    [...account, 'confirmPassword', 'firstname', 'lastname', 'language', 'referral', 'phone_number', 'city'],
  ],
  ['post', 'auth/login', account],
  ['post', 'auth/resetPassword', ['email', 'password', 'newPassword']],
  ['post', 'organization', ['id', 'plan_id', 'dataOwner', 'creator']],
  ['put', 'organization', ['id', 'plan_id', 'dataOwner', 'creator']],
  ['post', 'shareholder', [...person, 'issuances']],
  ['put', 'shareholder', [...person, 'issuances']],
  ['delete', 'shareholder', ['id']],
  ['post', 'position', person],
  ['put', 'position', person],
  ['delete', 'position', []],
  ['get', 'position', []],
  ['post', 'shareclass', ['id', 'org_id', 'name', 'properties']],
  ['put', 'shareclass', ['id', 'org_id', 'name', 'properties']],
  ['delete', 'shareclass', ['id']],
  ['get', 'activity', []],
  ['post', 'activity', ['id', 'org_id', 'activity_name', 'price']],
  ['put', 'activity', ['id', 'org_id', 'activity_name', 'price']],
  ['delete', 'activity', ['id']],
  ['post', 'files', ['org_id', 'file_id', 'file']],
  ['post', 'datahash', ['org_id', 'hash_id', 'datahash', 'filename', 'entrydate']],
];

test('the 21 rows of the specification are in the OpenAPI document, with what they send', async () => {
  const { paths } = JSON.parse(await (await fetch(`${server.origin}/api/openapi.json`)).text());
  for (const [method, path, names] of rows) {
    const operation = paths[`/api/v1/${path}`]?.[method];
    const [content] = Object.values<{ schema?: object }>(operation?.requestBody?.content ?? {});
    const known = Object.keys(Object(content?.schema).properties ?? {});
    expect([method, path, operation !== undefined, names.filter((name) => !known.includes(name))]).toEqual([
      method,
      path,
      true,
      [],
    ]);
  }
  expect(rows).toHaveLength(21);
});
