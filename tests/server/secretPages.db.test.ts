import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sayReady } from '../../apps/server/openApi.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let guarded: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  guarded = await startTestServer({ environment: { METRICS_TOKEN: '0123456789abcdef' } });
});
afterAll(async () => {
  await server.close();
  await guarded.close();
});

const statusAt = async ({ origin }: TestServer, path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(origin + path, { headers });
  await reply.arrayBuffer();
  return reply.status;
};
const secretOf = ({ installation }: TestServer): string => installation.secrets.pageSecret;

test('the mailbox and the figures are not there for this machine without the secret of their addresses', async () => {
  for (const path of ['/mailbox', '/metrics', '/mailbox/', '/metrics/', '/mailbox/guess', '/metrics/guess'])
    expect([path, await statusAt(server, path, { authorization: 'Bearer undefined' })]).toEqual([path, 404]);
});

test('they open at the addresses that the start prints, whatever proxies add to the request', async () => {
  const proxied = { 'x-forwarded-for': '10.0.0.7' };
  for (const path of [`/mailbox/${secretOf(server)}`, `/metrics/${secretOf(server)}`])
    expect([path, await statusAt(server, path, proxied)]).toEqual([path, 200]);
});

test('a secret has 128 bits and stands in no answer of the product', async () => {
  expect(Buffer.from(secretOf(server), 'base64url')).toHaveLength(16);
  for (const path of ['/api/setting', '/', '/api/openapi.json'])
    expect(await (await fetch(server.origin + path)).text()).not.toContain(secretOf(server));
});

test('with a token of the settings the figures open for it alone', async () => {
  const figures = (token: string) => statusAt(guarded, '/metrics', { authorization: `Bearer ${token}` });
  expect([
    await figures('0123456789abcdef'),
    await figures('0123456789abcdeg'),
    await statusAt(guarded, `/metrics/${secretOf(guarded)}`),
  ]).toEqual([200, 404, 404]);
});

test('a start says the secret addresses to a person, and the journal only which file has them', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    await sayReady(server.installation, false);
    expect(said.mock.lastCall?.[0]).toContain(secretOf(server));
    await sayReady(server.installation, true);
    const file = join(server.installation.config.dataDir, 'secrets/addresses.txt');
    expect(said.mock.lastCall?.[0]).not.toContain(secretOf(server));
    expect(said.mock.lastCall?.[0]).toContain(file);
    expect(await readFile(file, 'utf8')).toContain(`/mailbox/${secretOf(server)}`);
    expect((await stat(file)).mode & 0o077).toBe(0);
  } finally {
    said.mockRestore();
  }
});
