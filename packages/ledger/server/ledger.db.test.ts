import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPool } from '@tabellion/platform/database/pool.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server.ts';
import { fromBase64, hex, utf8 } from '../bytes.ts';
import { parseTlogProof } from '../files/tlogProof.ts';
import { verifyProof } from '../files/verifyProof.ts';
import { verifyConsistency, verifyInclusion } from '../merkle/verify.ts';
import { parseCheckpoint, verifyCheckpoint } from '../note/checkpoint.ts';
import { parsePolicy } from '../note/policy.ts';
import { appendHeads } from './heads.ts';
import { openLedger } from './openLedger.ts';
import { rebuild } from './rebuild.ts';
import { openSigner } from './signer.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await signUp();
});
afterAll(() => server.close());

const password = 'Ledger-2026';

async function signUp(email = `${newId()}@ledger.test`): Promise<string> {
  const body = {
    email,
    password,
    confirmPassword: password,
    firstname: 'Zoë',
    address_line_1: '1 King Street',
  };
  const { data } = await server.raw('/api/v1/auth/signup', { body });
  return String(data.token);
}

interface Sending {
  readonly as?: string;
  readonly headers?: Record<string, string>;
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = (method: Method, path: string, body?: unknown, { as = token, headers }: Sending = {}) =>
  server.raw(`/api/v1/${path}`, {
    method,
    token: as,
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  });
const textOf = async (path: string, as?: string) =>
  (
    await fetch(
      `${server.origin}/api/v1/${path}`,
      as === undefined ? {} : { headers: { authorization: `Bearer ${as}` } },
    )
  ).text();

const position = (more: Readonly<Record<string, unknown>> = {}) => ({
  org_id: 'org-1',
  id: newId(),
  firstname: 'Zoë',
  position: 'presidents',
  ...more,
});

/** That a leaf is in the log, by a policy that was kept, as anybody would check it. */
async function expectProved(txId: string, as = token): Promise<void> {
  const proof = parseTlogProof(await textOf(`proof/${txId}`, as));
  const { size, root } = verifyCheckpoint(
    utf8(proof.checkpoint),
    parsePolicy(utf8(await textOf('log/policy'))),
  );
  verifyInclusion({ index: proof.index, size, leaf: Buffer.from(txId, 'hex'), path: proof.path, root });
}

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
  const file = await textOf(`proof/${receipt.txIds[0]}/file?fields=ownership,className`, token);
  const policy = parsePolicy(utf8(await textOf('log/policy')));
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
  const as = await signUp();
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
  const as = await signUp(email);
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
  await expectProved(String(data.txId));
  await expectProved(String(erased.data.txId));
  const file = await ask('GET', `proof/${data.txId}/file`);
  expect([file.status, file.textCode]).toEqual([409, 'LEDGER.CONTENTS_ERASED']);
  expect((await ask('POST', 'position', body)).status).toBe(200);
  expect(await rebuild(server.database.database)).toMatchObject({ differences: [] });
});

test('two processes that write at once make one history, every checkpoint of which continues those before', async () => {
  const { installation } = server;
  const folder = join(installation.config.dataDir, 'ledger');
  const settings = {
    db: server.database.database,
    clock: server.clock.read,
    secrets: installation.secrets.ledger,
  };
  const second = openLedger({
    ...settings,
    folder,
    address: 'http://second',
    ownerOrg: 'Org1',
    onFault: () => undefined,
  });
  await second.prepare();
  const post = second.routes.find(
    ({ endpoint }) => endpoint.path === '/api/v1/position' && endpoint.method === 'POST',
  );
  if (post?.serves !== 'bearer') throw new Error('no route');
  const admitted = await post.admit(token, server.clock.read(), () => '');
  if (!admitted.ok) throw new Error('no user');
  const direct = async () => {
    const context = { bearer: admitted.value, header: () => '', endpoint: 'x', now: server.clock.read() };
    const answer = await post.handle(context as unknown as Parameters<typeof post.handle>[0], {
      params: undefined,
      query: {},
      body: position(),
    });
    return answer.ok;
  };
  const seen = [parseCheckpoint(utf8(await textOf('log/checkpoint')))];
  for (let round = 0; round < 3; round += 1) {
    const ours = Array.from({ length: 30 }, () => ask('POST', 'position', position()));
    const theirs = Array.from({ length: 60 }, direct);
    expect((await Promise.all(theirs)).every(Boolean)).toBe(true);
    const answers = await Promise.all(ours);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await expectProved(String(answers.at(-1)?.data.txId));
    seen.push(parseCheckpoint(utf8(await textOf('log/checkpoint'))));
  }
  await second.close();
  for (const to of seen) {
    for (const from of seen.filter(({ size }) => size > 0 && size <= to.size)) {
      const { path } = JSON.parse(await textOf(`log/consistency?from=${from.size}&to=${to.size}`));
      verifyConsistency({ from, to, path: path.map((hash: string) => fromBase64(hash)) });
    }
  }
  expect(await rebuild(server.database.database)).toMatchObject({ differences: [] });
});

test('tiles are cut for every size that was signed, and entries are for auditors alone', async () => {
  const { size, root } = parseCheckpoint(utf8(await textOf('log/checkpoint')));
  expect(size).toBeGreaterThan(256);
  const bytesOf = async (path: string, as?: string) => {
    const headers = as === undefined ? {} : { authorization: `Bearer ${as}` };
    const response = await fetch(`${server.origin}/api/v1/log/tile/${path}`, { headers });
    return {
      status: response.status,
      bytes: new Uint8Array(await response.arrayBuffer()),
      headers: response.headers,
    };
  };
  const full = await bytesOf('0/000');
  expect([full.status, full.bytes.length]).toEqual([200, 8192]);
  expect(full.headers.get('cache-control')).toContain('immutable');
  const part = await bytesOf('0/000.p/7');
  expect(hex(part.bytes)).toBe(hex(full.bytes.subarray(0, 7 * 32)));
  expect((await bytesOf(`0/001.p/${size - 256}`)).bytes).toHaveLength((size - 256) * 32);
  expect((await bytesOf('1/000.p/1')).bytes).toHaveLength(32);
  for (const wrong of ['0/000.p/256', '0/0', '0/900', '1/001', '64/000'])
    expect((await bytesOf(wrong)).status).toBeGreaterThanOrEqual(404);
  expect(root).toHaveLength(32);
  expect((await bytesOf('entries/000', token)).status).toBe(403);
  const email = `${newId()}@ledger.test`;
  const auditor = await signUp(email);
  await server.database.asOwner(`update ledger.users set role = 'auditor' where email = $1`, [email]);
  expect((await bytesOf('entries/000', auditor)).status).toBe(200);
  expect((await ask('POST', 'position', position(), { as: auditor })).textCode).toBe('LEDGER.READ_ONLY');
  expect((await ask('GET', 'log/consistency?from=0&to=1')).status).toBe(422);
  expect((await ask('GET', `log/consistency?from=1&to=${size + 10_000}`)).textCode).toBe(
    'LEDGER.NO_SUCH_SIZE',
  );
});

test('heads are a leaf in the log’s own stream, and rebuild finds it there', async () => {
  const { secrets } = server.installation;
  const db = server.database.database;
  for (let day = 0; day < 2; day += 1)
    await db.transaction(null, (tx) =>
      appendHeads(tx, { master: secrets.ledger.masterKey, now: server.clock.read() }),
    );
  expect((await ask('POST', 'position', position())).status).toBe(200);
  expect(await rebuild(db)).toMatchObject({ differences: [] });
});

test('a changed row is named by rebuild, and stays as it is', async () => {
  const change = async (text: string) => server.database.asOwner<{ key: string }>(text);
  const [row] = await change(
    `update ledger.state set rev = rev + 1 where key = (select min(key) from ledger.state) returning key`,
  );
  expect((await rebuild(server.database.database)).differences).toEqual([`state ${row?.key}`]);
  await change(
    `update ledger.state set rev = rev - 1 where key = (select min(key) from ledger.state) returning key`,
  );
});

test('a signer’s file that is ahead of the database, or of another log, refuses the start; one that is behind catches up', async () => {
  const { installation } = server;
  const { origin, signingSeed: seed } = installation.secrets.ledger;
  const file = join(installation.config.dataDir, 'ledger', 'checkpoint');
  const db = server.database.database;
  const { data } = await ask('POST', 'position', position());
  await expectProved(String(data.txId));
  const kept = await readFile(file, 'utf8');
  const startWith = (as = origin) =>
    openSigner({ db, origin: as, seed, file, onFault: () => undefined }).start();
  // The same bytes are published again.
  await rm(file);
  await startWith();
  expect(await readFile(file, 'utf8')).toBe(kept);
  await expect(startWith('another')).rejects.toThrow(/LEDGER_ORIGIN/);
  // A database of before: its newest leaves are gone.
  const { size } = parseCheckpoint(utf8(kept));
  const lost = await restored(size - 1);
  await expect(
    openSigner({ db: lost.db, origin, seed, file, onFault: () => undefined }).start(),
  ).rejects.toThrow(/shorter than what was signed.*Restore its end/);
  await lost.close();
  await writeFile(file, kept);
});

/** Takes the newest leaves away, in a transaction of its own that is put back. */
async function restored(size: number) {
  const rows = await server.database.asOwner<{
    index: string;
    leaf: string;
    hash: Buffer;
    stream: string;
    seq: string;
    key: string;
  }>('select * from ledger.entries where index >= $1', [size]);
  const checkpoints = await server.database.asOwner<{ size: string; note: string }>(
    'select * from ledger.checkpoints where size > $1',
    [size],
  );
  await server.database.asOwner('alter table ledger.state drop constraint if exists state_index_fkey');
  await server.database.asOwner('alter table ledger.bodies drop constraint if exists bodies_index_fkey');
  await server.database.asOwner('delete from ledger.entries where index >= $1', [size]);
  await server.database.asOwner('delete from ledger.checkpoints where size > $1', [size]);
  const db = openPool(server.database.as('tabellion_app'), { connections: 1 });
  return {
    db,
    close: async () => {
      await db.close();
      for (const { index, leaf, hash, stream, seq, key } of rows)
        await server.database.asOwner(
          'insert into ledger.entries (index, leaf, hash, stream, seq, key) values ($1, $2, $3, $4, $5, $6)',
          [index, leaf, hash, stream, seq, key],
        );
      for (const { size: of, note } of checkpoints)
        await server.database.asOwner('insert into ledger.checkpoints (size, note) values ($1, $2)', [
          of,
          note,
        ]);
    },
  };
}
