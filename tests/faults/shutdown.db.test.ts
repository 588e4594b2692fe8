import { connect, type Socket } from 'node:net';
import { login } from '@tabellion/features/entry/contract.ts';
import { call } from '@tabellion/kit/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import { holdAt, type Product, startProduct } from './product.ts';

let server: TestServer;
let product: Product;

beforeAll(async () => {
  server = await startTestServer();
  product = await startProduct(server);
});
afterAll(async () => {
  await product.kill();
  await server.close();
});

/** Sends the beginning of a request, and never the rest. */
function halfSent(origin: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text, () => resolve(socket)));
    socket.once('error', reject);
    socket.on('error', () => undefined);
    socket.resume();
  });
}

const upload = [
  'POST /api/person/photo HTTP/1.1',
  'host: localhost',
  'content-type: multipart/form-data; boundary=x',
  'content-length: 100000',
  '',
  '--x',
].join('\r\n');

test('ends within its ten seconds at SIGTERM, whatever hangs: half-sent headers, uploads, a request that waits', async () => {
  const sockets = [
    await halfSent(product.origin, 'GET /api/setting HTTP/1.1\r\nhost: localhost\r\nx-slow: '),
    await halfSent(product.origin, upload),
  ];
  const cut = sockets.map(
    (socket) => new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now()))),
  );
  const hold = await holdAt(server, 'users');
  const body = { email: 'zoe@maple.test', password: 'Maple-2025!', firstname: 'Zoë', lastname: 'Şahin' };
  const waiting = fetch(`${product.origin}/api/auth/email/register`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  }).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const began = performance.now();
  expect(await product.stop()).toBe(0);
  const tookMs = performance.now() - began;
  await hold.drop();
  await waiting;
  expect(tookMs).toBeLessThan(14_000);
  // The half-sent ones hold nobody up.
  for (const at of await Promise.all(cut)) expect(at - began).toBeLessThan(3_000);
  expect((await call(login, { body }, { origin: product.origin, language: 'en' })).ok).toBe(false);
});
