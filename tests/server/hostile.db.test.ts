import { validateCoupon } from '@tabellion/features/billing/contract.ts';
import { login } from '@tabellion/features/entry/contract.ts';
import {
  createOrganization,
  listOrganizations,
  uploadProfile,
} from '@tabellion/features/organizations/contract.ts';
import { fillPath } from '@tabellion/kit/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from '../support/founding.ts';
import { organizationOf, registered, type SignedIn } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

// What no contract describes and somebody sends all the same.

let server: TestServer;
let owner: SignedIn;

beforeAll(async () => {
  server = await startTestServer({ limits: 'enforced', environment: { TRUST_PROXY: 'true' } });
  owner = await registered(server);
});
afterAll(() => server.close());

test('an address that cannot be decoded is refused in the one shape, and not repeated', async () => {
  const answer = await server.raw('/%zz');
  expect([answer.status, answer.textCode]).toEqual([400, 'GENERAL.MALFORMED']);
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  expect(JSON.stringify(answer)).not.toContain('zz');
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
    const path = fillPath(uploadProfile.path, { id: orgId });
    const answer = await server.raw(path, { method: 'POST', body, headers });
    expect([type, answer.status, answer.textCode]).toEqual([type, 400, 'GENERAL.MALFORMED']);
  }
});

test('U+0000 is refused at its field, in the query as in the body', async () => {
  const asked = await owner.api(validateCoupon, { query: { coupon: 'a\u0000b', cart_amount: '1.00' } });
  expect(asked.ok ? [] : asked.fields.map(({ path, textCode }) => [path, textCode])).toEqual([
    ['coupon', 'TEXT.FORBIDDEN_CHARACTERS'],
  ]);
  const body = { name: 'Maple', name_postfix: 'Inc.', industry: 'a\u0000b' };
  const made = await owner.api(createOrganization, { body });
  expect(made.ok ? [] : made.fields.map(({ path }) => path)).toEqual(['industry']);
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
