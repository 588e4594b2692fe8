import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { startRefused } from './product.ts';

/** Nobody listens there: whoever comes so far says that the database does not answer. */
const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere' };

let server: TestServer;
let other: Server;

beforeAll(async () => {
  server = await startTestServer();
  other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  other.close();
  await server.close();
});

test('a start on a port that is taken says so in one line, and ends with 1', async () => {
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect(await startRefused(server, port)).toEqual({
    code: 1,
    said: `Port ${port} is in use. Set PORT to another one.\n`,
  });
});

test.each([
  ['SESSION_KEY', 'short', 'SESSION_KEY must be at least 32 random bytes in base64url.'],
  ['CARD_KEY', '{}', 'CARD_KEY must be a private EC key on the curve P-256, as a JWK.'],
  ['HOST', '192.0.2.1', 'Nothing can listen on 192.0.2.1, port '],
  ['DATA_DIR', '/dev/null/data', 'The folder /dev/null/data of DATA_DIR cannot be used (ENOTDIR).'],
  ['DATA_DIR', '/proc/data', 'The folder /proc/data of DATA_DIR cannot be used (ENOENT).'],
  ['DATA_DIR', '/dev/null', 'The folder /dev/null of DATA_DIR cannot be used (a file is in its place).'],
])('a start with %s=%s says so in one line before it looks for a database', async (name, value, sentence) => {
  const { code, said } = await startRefused(server, await freePort(), { ...nowhere, [name]: value });
  expect(code).toBe(1);
  expect(said).toContain(sentence);
  expect(said.trim().split('\n')).toHaveLength(1);
});
