import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import { startRefused } from './product.ts';

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
