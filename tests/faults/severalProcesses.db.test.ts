import { login } from '@tabellion/features/entry/contract.ts';
import { call } from '@tabellion/kit/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type Product, startProduct } from './product.ts';

// Three processes on one database, of which one is killed.

let server: TestServer;
let [one, two, killed]: Product[] = [];
beforeAll(async () => {
  server = await startTestServer();
  [one, two, killed] = await Promise.all([1, 2, 3].map(() => startProduct(server)));
});
afterAll(async () => {
  await Promise.all([one, two, killed].map((product) => product?.kill()));
  await server.close();
});

test('tries are counted together, those at a process that was killed too', async () => {
  const guess = async ({ origin = '' }: Partial<Product> = {}) => {
    const body = { email: 'nobody@maple.test', password: 'Wrong-2025!' };
    return (await call(login, { body }, { origin, language: 'en' })).textCode;
  };
  const wrong = [
    await guess(killed),
    await guess(killed),
    await guess(one),
    await guess(two),
    await guess(one),
  ];
  expect(new Set(wrong)).toEqual(new Set(['LOGIN.EMAIL_NOT_REGISTERED']));
  await killed?.kill();
  expect([await guess(one), await guess(two)]).toEqual(['GENERAL.TOO_MANY', 'GENERAL.TOO_MANY']);
});
