import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const headersOf = async (path: string) => (await fetch(`${server.origin}${path}`)).headers;

test('a page may run our own scripts, send forms to us alone, and stand in no frame', async () => {
  const policy = (await headersOf('/api/docs')).get('content-security-policy') ?? '';
  expect(policy.split(';')).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self'",
      "frame-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]),
  );
  expect(policy).not.toContain('unsafe-eval');
});

test.each(['/api/docs', '/api/openapi.json', '/api/plain.css'])(
  '%s, which is the same for everybody, is asked for anew each time',
  async (path) => expect((await headersOf(path)).get('cache-control')).toBe('no-cache'),
);

test.each([
  ['an answer', '/api/setting'],
  ['a refusal', '/api/user/profile'],
  ['a refusal of an address that cannot be read', '/api/user/%'],
])('%s opens nothing, is guessed at by nobody and kept nowhere', async (_, path) => {
  const headers = await headersOf(path);
  expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toContain('max-age=');
  expect(headers.get('cache-control')).toBe('no-store');
});
