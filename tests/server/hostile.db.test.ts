import { gzipSync } from 'node:zlib';
import { validateCoupon } from '@tabellion/features/billing/contract.ts';
import { login } from '@tabellion/features/entry/contract.ts';
import {
  createOrganization,
  listOrganizations,
  uploadProfileImage,
} from '@tabellion/features/organizations/contract.ts';
import { splitShares } from '@tabellion/features/shares/transactionContract.ts';
import { fillPath } from '@tabellion/kit/endpoint.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password } from '../support/entry.ts';
import { given } from '../support/founding.ts';
import { organizationOf, registered, type SignedIn } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { openWire } from '../support/wire.ts';

// Requests that no contract describes.

let server: TestServer;
let owner: SignedIn;

beforeAll(async () => {
  server = await startTestServer({ limits: 'enforced', environment: { TRUST_PROXY: 'true' } });
  owner = await registered(server);
});
afterAll(() => server.close());

/** A sign-in from an address, with a cookie or none. */
const signInFrom = (address: string, body: { email: string; password: string }, cookie?: string) =>
  server.raw('/api/auth/email/login', {
    method: 'POST',
    body,
    headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
  });
const wrong = 'Wrong-2025!';

test('guesses at one account are bounded, from however many networks they come', async () => {
  const victim = await registered(server);
  const guess = (at: number, email: string) => signInFrom(`203.0.${at}.1`, { email, password: wrong });
  const answers = [];
  for (let at = 0; at < 30; at += 1) answers.push(await guess(at, victim.email));
  const judged = answers.map(({ textCode }) => textCode);
  expect(judged).toEqual(Array(30).fill('LOGIN.PASSWORD_INVALID'));
  // Where all tries of the account are used up, each network has five a day of its own; these ten have made one.
  const on = async (at: number, times: number) => {
    const codes = [];
    for (let one = 0; one < times; one += 1) codes.push((await guess(at, victim.email)).textCode);
    return codes;
  };
  expect(await on(29, 5)).toEqual([...Array(4).fill('LOGIN.PASSWORD_INVALID'), 'GENERAL.TOO_MANY']);
  server.clock.pass({ minutes: 2 });
  for (const at of [1, 2, 3, 4]) await on(at, 5);
  expect(await on(29, 1)).toEqual(['GENERAL.TOO_MANY']);
  expect((await guess(30, 'nobody@maple.test')).textCode).toBe('LOGIN.EMAIL_NOT_REGISTERED');
});

test('the right password of a new device is taken, however many guess from elsewhere', async () => {
  const { email } = await registered(server);
  for (const part of [1, 2, 3, 4, 5, 6])
    for (let at = 0; at < 6; at += 1) await signInFrom(`100.66.${part}.1`, { email, password: wrong });
  const right = async (address: string) => (await signInFrom(address, { email, password })).textCode;
  expect(await right('100.66.9.1')).toBe('LOGIN.SUCCESS');
  expect(await right('2001:db8:7:1::5')).toBe('LOGIN.SUCCESS');
  // Addresses of one owner are one site.
  for (let at = 0; at < 6; at += 1) await signInFrom(`2001:db8:8:${at}::5`, { email, password: wrong });
  expect(await right('2001:db8:8:9::5')).toBe('GENERAL.TOO_MANY');
});

test('right passwords count against their network alone', async () => {
  const { email } = await registered(server);
  const signIn = async () => (await signInFrom('198.18.0.1', { email, password })).textCode;
  for (let at = 0; at < 8; at += 1) expect(await signIn()).toBe('LOGIN.SUCCESS');
  const counted = await server.database.asOwner(
    `update tries set count = count + 42 where key = sha256('198.18.0.1') returning count`,
  );
  expect(counted).toEqual([{ count: 50 }]);
  // The network now lets in only somebody known, and as often as others try.
  for (let at = 0; at < 5; at += 1) expect(await signIn()).toBe('LOGIN.SUCCESS');
  expect(await signIn()).toBe('GENERAL.TOO_MANY');
});

test('a right password for which a code is asked counts as no guess', async () => {
  const { email, userId } = await registered(server);
  await server.database.asOwner(
    `insert into second_factors (user_id, sealed_secret, begun_at, confirmed_at) values ($1, '\\x00', now(), now())`,
    [userId],
  );
  for (let at = 0; at < 8; at += 1)
    expect((await signInFrom('198.18.1.1', { email, password })).textCode).toBe(
      'LOGIN.SECOND_FACTOR_REQUIRED',
    );
});

test('who signed in before, from the same network or browser, is not locked out by those who guess', async () => {
  const { email } = await registered(server);
  const guess = async (address: string, times: number) => {
    for (let at = 0; at < times; at += 1) await signInFrom(address, { email, password: wrong });
  };
  const right = async (address: string, cookie?: string) =>
    (await signInFrom(address, { email, password }, cookie)).textCode;
  const before = await signInFrom('192.0.2.1', { email, password });
  const cookie = before.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^browser=[\w-]{36}; Path=\/api\/auth; Max-Age=2592000; HttpOnly; SameSite=Strict$/);
  for (const part of [1, 2, 3, 4]) await guess(`100.64.${part}.1`, 5);
  expect(await right('100.64.1.1')).toBe('GENERAL.TOO_MANY');
  expect(await right('192.0.2.77')).toBe('LOGIN.SUCCESS');
  await guess('192.0.2.1', 10);
  expect(await right('192.0.2.1')).toBe('GENERAL.TOO_MANY');
  const [browser = ''] = cookie.split(';');
  expect(await right('192.0.2.1', browser)).toBe('LOGIN.SUCCESS');
  expect(await right('100.64.1.1', browser)).toBe('LOGIN.SUCCESS');
  expect(await right('100.64.2.1', `browser=${newId()}`)).toBe('GENERAL.TOO_MANY');
});

test('whoever was signed out with everywhere is a stranger again', async () => {
  const { email, token } = await registered(server);
  const intruder = await signInFrom('192.0.2.1', { email, password });
  const [browser = ''] = (intruder.headers.get('set-cookie') ?? '').split(';');
  await server.raw('/api/auth/logout-everywhere', { method: 'POST', token });
  for (const part of [1, 2, 3, 4])
    for (let at = 0; at < 5; at += 1) await signInFrom(`100.65.${part}.1`, { email, password: wrong });
  for (let at = 0; at < 5; at += 1) await signInFrom('192.0.2.1', { email, password: wrong });
  expect((await signInFrom('192.0.2.1', { email, password })).textCode).toBe('GENERAL.TOO_MANY');
  expect((await signInFrom('100.65.1.1', { email, password }, browser)).textCode).toBe('GENERAL.TOO_MANY');
});

test('an address gets five mails to reset its password a day at most, and strangers leave two of them to its owner', async () => {
  const today = server.clock.read();
  const { email } = await registered(server);
  const before = await signInFrom('192.0.2.1', { email, password });
  const [browser = ''] = (before.headers.get('set-cookie') ?? '').split(';');
  const ask = async (address: string, cookie = '') => {
    server.clock.pass({ minutes: 3 });
    const headers = { 'x-forwarded-for': address, cookie };
    return (await server.raw(`/api/auth/email/forgot-password/${email}`, { headers })).textCode;
  };
  const asked = [];
  for (const part of [1, 2, 3, 4]) asked.push(await ask(`100.64.${part}.1`));
  for (const times of [1, 2]) asked.push(await ask(`192.0.2.${times}`));
  for (const times of [1, 2]) asked.push(await ask(`192.0.2.${times}`, browser));
  const [sent, refused] = ['LOGIN.EMAIL_RESENT', 'LOGIN.EMAIL_SENDED_RECENTLY'];
  expect(asked).toEqual([sent, sent, sent, refused, sent, refused, sent, refused]);
  server.clock.pass({ hours: 24 });
  expect(await ask('100.64.5.1')).toBe(sent);
  server.clock.set(today);
});

test('acts on shares are previewed so often a minute by one session; others in its network are served', async () => {
  const neighbour = await registered(server);
  const { path, limit } = splitShares;
  const preview = ({ token }: SignedIn) =>
    server.raw(path.replace('{id}', newId()), { method: 'POST', token, body: { preview: true } });
  const most = limit?.perMinute ?? 0;
  const heard = new Map<string, number>();
  for (let at = 0; at < most + 5; at += 1) {
    const { textCode } = await preview(owner);
    heard.set(textCode, (heard.get(textCode) ?? 0) + 1);
  }
  expect(heard.get('GENERAL.TOO_MANY')).toBe(5);
  expect((await preview(neighbour)).textCode).not.toBe('GENERAL.TOO_MANY');
});

test('guesses at the own password are counted by session: who sits in the same network still may change it', async () => {
  const neighbour = await registered(server);
  const change = ({ token }: SignedIn, at: number) =>
    server.raw('/api/user/change_password', {
      method: 'POST',
      token,
      body: { current_password: 'Wrong-2025!', password: 'Birch-2026?', confirmpassword: 'Birch-2026?' },
      headers: { 'x-forwarded-for': `198.51.${at}.1` },
    });
  const answers = [];
  for (let at = 0; at < 6; at += 1) answers.push((await change(owner, 100)).textCode);
  expect(answers).toEqual([...Array(5).fill('PROFILE.CHANGE_PASSWORD.CURRENT_WRONG'), 'GENERAL.TOO_MANY']);
  expect((await change(neighbour, 100)).textCode).toBe('PROFILE.CHANGE_PASSWORD.CURRENT_WRONG');
  for (let at = 0; at < 15; at += 1) await change(owner, at);
  expect((await change(owner, 101)).textCode).toBe('GENERAL.TOO_MANY');
});

test('an address that cannot be decoded is refused in the one shape, and not repeated', async () => {
  const answer = await server.raw('/%zz');
  expect([answer.status, answer.textCode]).toEqual([400, 'GENERAL.MALFORMED']);
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  expect(JSON.stringify(answer)).not.toContain('zz');
});

test('what is no request at all is answered in the one shape, and the connection ended', async () => {
  const cases = [
    [
      `GET /api/setting HTTP/1.1\r\nhost: x\r\nx-much: ${'a'.repeat(20_000)}\r\n\r\n`,
      413,
      'GENERAL.TOO_LARGE',
    ],
    ['BREW /api/setting HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'GENERAL.MALFORMED'],
    [
      'POST /api/setting HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'GENERAL.MALFORMED',
    ],
    ['GET /api/setting HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'GENERAL.MALFORMED'],
  ] as const;
  for (const [text, status, textCode] of cases) {
    const wire = await openWire(server.origin);
    wire.write(text);
    const actual = await wire.hears(/\r\n\r\n\{.*\}/s);
    const [head = '', body = ''] = actual.split('\r\n\r\n');
    const reply = JSON.parse(body) as { requestId: string };
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain(`x-request-id: ${reply.requestId}`);
    expect(reply).toMatchObject({ success: false, textCode, data: { message: expect.stringMatching(/\S/) } });
    await wire.ends();
  }
});

test('two hosts in one request are malformed', async () => {
  const wire = await openWire(server.origin);
  wire.write('GET /api/setting HTTP/1.1\r\nhost: localhost\r\nHost: evil.test\r\n\r\n');
  expect(await wire.hears(/\r\n\r\n\{.*\}/s)).toMatch(/^HTTP\/1\.1 400 /);
  wire.end();
});

test('whoever asks seventeen things before one is answered is cut off', async () => {
  const ask = 'GET /api/setting HTTP/1.1\r\nhost: x\r\n\r\n';
  const [many, few] = [await openWire(server.origin), await openWire(server.origin)];
  many.write(ask.repeat(400));
  const answered = (await many.ends()).split('HTTP/1.1 200').length - 1;
  expect(answered).toBeLessThan(400);
  few.write(ask.repeat(4));
  expect(await few.hears(/(HTTP\/1\.1 200[^{]*\{.*?\}[^{]*){4}/s)).not.toContain('HTTP/1.1 4');
  few.end();
});

test('what was asked is answered with its own outcome, whatever comes after it on the connection', async () => {
  const body = JSON.stringify({ name: 'Fantôme', name_postfix: 'Inc.', company_type: 'new' });
  const head = [
    `POST ${createOrganization.path} HTTP/1.1`,
    'host: x',
    'content-type: application/json',
    `authorization: Bearer ${owner.token}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ].join('\r\n');
  const wire = await openWire(server.origin);
  wire.write(`${head}\r\n\r\n${body}BREW / HTTP/1.1\r\n\r\n`);
  const actual = await wire.ends();
  expect(actual).toMatch(/^HTTP\/1\.1 201 /);
  expect(actual).not.toContain('HTTP/1.1 400');
});

test('another protocol is not spoken: the request is answered as it stands, and the connection ended', async () => {
  const wire = await openWire(server.origin);
  const ask = 'GET /api/setting HTTP/1.1\r\nhost: x\r\n';
  wire.write(`${ask}connection: upgrade\r\nupgrade: websocket\r\n\r\n${ask}\r\n`);
  const actual = await wire.ends();
  expect(actual).toMatch(/^HTTP\/1\.1 200 [^{]*\r\nconnection: close\r\n/i);
});

test('another protocol that the connection does not name is passed over, and what comes after is answered', async () => {
  const wire = await openWire(server.origin);
  const ask = 'GET /api/setting HTTP/1.1\r\nhost: x\r\n';
  wire.write(`${ask}upgrade: websocket\r\n\r\n${ask}\r\n`);
  await wire.hears(/(HTTP\/1\.1 200[^{]*\{.*?\}[^{]*){2}/s);
  wire.end();
});

test('an expectation that nobody knows is passed over', async () => {
  const wire = await openWire(server.origin);
  wire.write('GET /api/setting HTTP/1.1\r\nhost: x\r\nexpect: miracles\r\n\r\n');
  expect(await wire.hears(/\r\n\r\n\{.*\}/s)).toMatch(/^HTTP\/1\.1 200 /);
  wire.end();
});

test('a body is read as what it is: one in another encoding is refused, not guessed at', async () => {
  const post = async (body: Uint8Array<ArrayBuffer>, more: Record<string, string> = {}) => {
    const headers = { authorization: `bearer ${owner.token}`, 'content-type': 'application/json', ...more };
    const answer = await fetch(server.origin + createOrganization.path, { method: 'POST', headers, body });
    return [answer.status, ((await answer.json()) as { textCode: string }).textCode];
  };
  const text = JSON.stringify({ name: 'Érable', name_postfix: 'Inc.' });
  expect(await post(new Uint8Array(Buffer.from(text, 'latin1')))).toEqual([400, 'GENERAL.MALFORMED']);
  expect(await post(new Uint8Array(gzipSync(text)), { 'content-encoding': 'gzip' })).toEqual([
    415,
    'GENERAL.WRONG_TYPE',
  ]);
  expect(await post(new Uint8Array(Buffer.from(text)))).toEqual([
    201,
    'ORGANIZATION.CREATE_ORGANIZATION.SUCCESS',
  ]);
});

test('JSON that is nested beyond every contract is malformed', async () => {
  const levels = 40_000;
  for (const body of [
    '['.repeat(levels) + ']'.repeat(levels),
    `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`,
  ]) {
    const answer = await server.raw('/api/user/update', { method: 'POST', body, token: owner.token });
    expect([answer.status, answer.textCode]).toEqual([400, 'GENERAL.MALFORMED']);
  }
});

test('an upload that is cut off, or has no boundary, is malformed', async () => {
  const body =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nab';
  const orgId = await organizationOf(owner);
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=b']) {
    const headers = { authorization: `Bearer ${owner.token}`, 'content-type': type };
    const path = fillPath(uploadProfileImage.path, { id: orgId });
    const answer = await server.raw(path, { method: 'POST', body, headers });
    expect([type, answer.status, answer.textCode]).toEqual([type, 400, 'GENERAL.MALFORMED']);
  }
});

test('U+0000 is refused at its field, in the query as in the body', async () => {
  const refused = await owner.api(validateCoupon, { query: { coupon: 'a\u0000b', cart_amount: '1.00' } });
  expect(refused.ok ? [] : refused.fields.map(({ path, textCode }) => [path, textCode])).toEqual([
    ['coupon', 'TEXT.FORBIDDEN_CHARACTERS'],
  ]);
  const body = { name: 'Maple', name_postfix: 'Inc.', industry: 'a\u0000b' };
  const made = await owner.api(createOrganization, { body });
  expect(made.ok ? [] : made.fields.map(({ path }) => path)).toEqual(['industry']);
});

test('half a pair of surrogates is refused at its field', async () => {
  const answer = await server.raw('/api/user/update', {
    method: 'POST',
    body: '{"settings":{"layout":"\\ud800"}}',
    token: owner.token,
  });
  expect(answer).toMatchObject({ status: 422, data: { fields: [{ path: 'settings.layout' }] } });
});

test('a setting that the panel does not have is refused by its name', async () => {
  const body = { settings: { color: 'red' } };
  const answer = await server.raw('/api/user/update', { method: 'POST', body, token: owner.token });
  expect(answer).toMatchObject({
    status: 400,
    data: { fields: [{ path: 'settings.color', textCode: 'GENERAL.FIELD_UNKNOWN' }] },
  });
});

test.each(['cross-site', 'same-site'])(
  'a page that is %s makes no browser send mail or read',
  async (site) => {
    const foreign = { 'sec-fetch-site': site };
    const forgot = `/api/auth/email/forgot-password/${owner.email}`;
    expect((await server.raw(forgot, { headers: foreign })).status).toBe(404);
    expect((await server.raw('/api/setting', { headers: foreign })).status).toBe(404);
    const sent = 'select count(*)::int as n from one_time_tokens where user_id = $1 and purpose = $2';
    const count = () => server.database.asOwner<{ n: number }>(sent, [owner.userId, 'reset_password']);
    expect(await count()).toEqual([{ n: 0 }]);
    expect((await server.raw('/api/setting', { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(
      200,
    );
  },
);

test('a refusal names fifty fields at most, however many a stranger makes up', async () => {
  const body = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`made_up_${at}`, at]));
  const answer = await server.raw('/api/user/update', { method: 'POST', body, token: owner.token });
  expect(answer.status).toBe(400);
  expect(answer.data.fields).toHaveLength(50);
});

test('a key that is too long is refused: passed over, a repetition would be done twice', async () => {
  const body = { name: 'Maple', name_postfix: 'Inc.' };
  const before = given(await owner.api(listOrganizations, {}));
  const answer = await owner.api(createOrganization, { body }, { idempotencyKey: 'k'.repeat(201) });
  expect(answer).toMatchObject({ ok: false, status: 400 });
  expect(given(await owner.api(listOrganizations, {}))).toEqual(before);
});

test('the limit on tries counts the address that the proxy saw, not those that the caller wrote before it', async () => {
  const attempt = (at: number, seen: string) =>
    server.raw(login.path, {
      method: 'POST',
      body: { email: owner.email, password: 'Wrong-2025!' },
      headers: { 'x-forwarded-for': `198.51.100.${at}, ${seen}` },
    });
  const codes = [];
  for (let at = 0; at < 6; at += 1) codes.push((await attempt(at, `2001:db8::${at}`)).status);
  expect(codes).toEqual([422, 422, 422, 422, 422, 429]);
  expect((await attempt(0, '203.0.113.7')).status).toBe(422);
});
