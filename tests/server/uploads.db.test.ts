import { listOrganizations, uploadProfileImage } from '@tabellion/features/organizations/contract.ts';
import { fillPath } from '@tabellion/kit/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { join, organizationOf, registered, type SignedIn } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { openWire, type Wire } from '../support/wire.ts';

// An upload begins after session, right and limit are judged: whoever may not send is answered before the body is there.

const maxBytes = uploadProfileImage.upload?.maxBytes ?? 0;
const perMinute = uploadProfileImage.limit?.perMinute ?? 0;

let server: TestServer;
let owner: SignedIn;
let orgId: string;
let wire: Wire;

beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  orgId = await organizationOf(owner);
});
afterAll(() => server.close());

const head = (token: string | undefined, more: readonly string[]) =>
  [
    `POST ${fillPath(uploadProfileImage.path, { id: orgId })} HTTP/1.1`,
    'host: localhost',
    'content-type: multipart/form-data; boundary=b',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...more,
    '\r\n',
  ].join('\r\n');

const wholeAnswer = /\r\n\r\n\{.*\}/s;

const begunFile =
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nab';

/** Sends the head and the first bytes only. @returns the status that came all the same */
async function statusOfHalf(token: string | undefined, to = server) {
  wire = await openWire(to.origin);
  wire.write(head(token, [`content-length: ${maxBytes}`]) + begunFile);
  const actual = await wire.hears(wholeAnswer);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(actual)?.[1]);
}

test('a stranger, a guest and a reader are answered before the body of their upload is there', async () => {
  const [stranger, reader] = [await registered(server), await registered(server)];
  await join(server, orgId, reader, 'view');
  expect(await statusOfHalf(undefined)).toBe(401);
  wire.end();
  expect(await statusOfHalf('garbage')).toBe(401);
  wire.end();
  expect(await statusOfHalf(stranger.token)).toBe(404);
  wire.end();
  expect(await statusOfHalf(reader.token)).toBe(403);
  wire.end();
});

test('an upload beyond the limit of tries is refused before its body is there', async () => {
  const strict = await startTestServer({ limits: 'enforced' });
  try {
    for (let at = 0; at < perMinute; at += 1) {
      expect(await statusOfHalf(undefined, strict)).toBe(401);
      wire.end();
    }
    expect(await statusOfHalf(undefined, strict)).toBe(429);
    wire.end();
  } finally {
    await strict.close();
  }
});

test('an upload that says it is too long is refused before its body is there', async () => {
  wire = await openWire(server.origin);
  wire.write(head(owner.token, [`content-length: ${maxBytes * 2}`]) + begunFile);
  expect(await wire.hears(wholeAnswer)).toMatch(/^HTTP\/1\.1 413 /);
  wire.end();
});

test('who waits to be told to continue is told so only where the upload may begin', async () => {
  wire = await openWire(server.origin);
  wire.write(head(undefined, ['content-length: 100', 'expect: 100-continue']));
  expect(await wire.hears(wholeAnswer)).toMatch(/^HTTP\/1\.1 401 /);
  wire.end();
  wire = await openWire(server.origin);
  wire.write(head(owner.token, ['content-length: 5', 'expect: 100-continue']));
  expect(await wire.hears(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 100 Continue/);
  wire.write('--b--');
  expect(await wire.hears(wholeAnswer)).toMatch(/^HTTP\/1\.1 422 /);
  wire.end();
});

test('an honest sender finishes after the refusal and asks again on the same connection', async () => {
  wire = await openWire(server.origin);
  const length = 200_000;
  wire.write(head(undefined, [`content-length: ${length}`]) + begunFile);
  await wire.hears(wholeAnswer);
  wire.write('x'.repeat(length - begunFile.length));
  wire.write('GET /api/setting HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(await wire.hears(wholeAnswer)).toMatch(/^HTTP\/1\.1 200 /);
  wire.end();
});

test('whoever sends on without end is cut off', async () => {
  wire = await openWire(server.origin);
  wire.write(head(undefined, ['transfer-encoding: chunked']));
  await wire.hears(wholeAnswer);
  const chunk = 'x'.repeat(0x10000);
  expect(await wire.writesOn(`10000\r\n${chunk}\r\n`)).toBeGreaterThan(maxBytes);
});

test('a request that has its answer gets no second one, whatever comes of the rest of it', async () => {
  wire = await openWire(server.origin);
  wire.write(head(undefined, ['transfer-encoding: chunked']));
  expect(await wire.hears(wholeAnswer)).toMatch(/^HTTP\/1\.1 401 /);
  wire.write('no length of a chunk\r\n');
  expect(await wire.ends()).toBe('');
});

test('an unreadable request after one that was answered early has its own answer', async () => {
  wire = await openWire(server.origin);
  wire.write(head(undefined, ['transfer-encoding: chunked']));
  await wire.hears(wholeAnswer);
  wire.write('1\r\nx\r\n0\r\n\r\nno request at all\r\n\r\n');
  expect(await wire.hears(wholeAnswer)).toMatch(/^HTTP\/1\.1 400 /);
  await wire.ends();
});

test('a field beside the file that is too long is too large, and is not shortened', async () => {
  const form = new FormData();
  form.set('name', 'x'.repeat(64_001));
  const path = fillPath(uploadProfileImage.path, { id: orgId });
  expect(await server.raw(path, { body: form, token: owner.token })).toMatchObject({ status: 413 });
});

test('a file of another type is refused before it is kept, and the connection goes on', async () => {
  wire = await openWire(server.origin);
  const svg = begunFile.replace('image/png', 'image/svg+xml');
  const length = 1_000_000;
  wire.write(head(owner.token, [`content-length: ${length}`]) + svg);
  expect(await wire.hears(wholeAnswer)).toMatch(/^HTTP\/1\.1 415 /);
  wire.write('x'.repeat(length - svg.length));
  wire.write('GET /api/setting HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(await wire.hears(wholeAnswer)).toMatch(/^HTTP\/1\.1 200 /);
  wire.end();
});

test('uploads that come slowly hold no connection to the database meanwhile', async () => {
  const slow = await Promise.all(Array.from({ length: 40 }, () => openWire(server.origin)));
  for (const one of slow) {
    one.write(head(owner.token, ['content-length: 1000', 'expect: 100-continue']));
    expect(await one.hears(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 100 Continue/);
    one.write(begunFile);
  }
  expect(await owner.api(listOrganizations, {})).toMatchObject({ ok: true });
  for (const one of slow) one.end();
});
